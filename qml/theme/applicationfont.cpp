// SPDX-License-Identifier: Apache-2.0
#include "qml/theme/applicationfont.h"

#include <QFont>
#include <QFontDatabase>
#include <QGuiApplication>

namespace pegsheet {

void setApplicationFont(int stretch)
{
    QFont font = QGuiApplication::font();
    font.setStretch(stretch);
    QGuiApplication::setFont(font);
}

FontPreloader::FontPreloader()
{
    m_background.run([] { QFontDatabase::families(); });
}

} // namespace pegsheet
