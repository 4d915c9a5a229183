// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "model/empires/conflict.h"

#include <QString>

namespace pegsheet::app {

/// What tells a Conflict card from the others, tier by tier as it is printed: "up to 2: −3 · 3–6: 1 · from 7: 7".
[[nodiscard]] QString conflictTitle(const empires::Conflict &card);
/// What else is known of it: the points of the strongest, unrest, and the markers and resources that tiers bring.
[[nodiscard]] QString conflictDetail(const empires::Conflict &card);

} // namespace pegsheet::app
