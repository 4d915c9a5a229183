// SPDX-License-Identifier: Apache-2.0
#include "qml/theme/applicationfont.h"

#include <QFont>
#include <QGuiApplication>

namespace pegsheet {

void setApplicationFont(int stretch)
{
    QFont font = QGuiApplication::font();
    font.setStretch(stretch);
    QGuiApplication::setFont(font);
}

} // namespace pegsheet
