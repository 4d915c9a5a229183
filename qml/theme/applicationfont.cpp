// SPDX-License-Identifier: Apache-2.0
#include "qml/theme/applicationfont.h"

#include <QFont>
#include <QFontDatabase>
#include <QGuiApplication>
#include <QThreadPool>

namespace pegsheet {

void setApplicationFont(int stretch)
{
    QFont font = QGuiApplication::font();
    font.setStretch(stretch);
    QGuiApplication::setFont(font);
}

void readFontsAhead()
{
    QThreadPool::globalInstance()->start([] { QFontDatabase::families(); });
}

} // namespace pegsheet
