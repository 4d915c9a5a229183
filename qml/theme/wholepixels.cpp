// SPDX-License-Identifier: Apache-2.0
#include "qml/theme/wholepixels.h"

#include <QGuiApplication>

namespace pegsheet {

void useWholePixels()
{
    QGuiApplication::setHighDpiScaleFactorRoundingPolicy(Qt::HighDpiScaleFactorRoundingPolicy::Round);
}

} // namespace pegsheet
