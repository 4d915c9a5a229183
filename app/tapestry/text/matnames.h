// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "model/tapestry/civilizationwords.h"

#include <QString>

/// What civilizations are called, in the language installed: as it is printed, and as the German rules say it or one would say it
/// where they do not name one.
namespace pegsheet::tapestry {

[[nodiscard]] QString matName(Civilization civilization);

} // namespace pegsheet::tapestry
