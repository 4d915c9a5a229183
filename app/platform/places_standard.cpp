// SPDX-License-Identifier: Apache-2.0
#include "app/platform/places.h"

#include <QStandardPaths>

namespace pegsheet::app {

QString dataFolder()
{
    return QStandardPaths::writableLocation(QStandardPaths::AppDataLocation);
}

} // namespace pegsheet::app
