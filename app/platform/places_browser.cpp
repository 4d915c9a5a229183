// SPDX-License-Identifier: Apache-2.0
// A page has the files that the browser keeps for it, below one folder.
#include "app/platform/places.h"

namespace pegsheet::app {

QString dataFolder()
{
    return QStringLiteral("/kept");
}

} // namespace pegsheet::app
