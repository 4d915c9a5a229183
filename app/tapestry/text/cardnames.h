// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "model/tapestry/cardwords.h"

#include <QString>

/// What cards are called, in the language installed: as it is printed, in English where no German name is known.
namespace pegsheet::tapestry {

[[nodiscard]] QString cardName(Tech card);
[[nodiscard]] QString cardName(TapestryCard card);

} // namespace pegsheet::tapestry
