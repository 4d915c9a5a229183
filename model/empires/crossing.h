// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "model/empires/state.h"

#include <vector>

namespace pegsheet::empires {

/// What lies elsewhere than before in a player's row: two places that changed positions, or an Innovation that went to another
/// place. The table has to do the same with its cards.
struct Crossing
{
    int seat = 0;
    int from = 0; ///< position of one of two places, or of the place that an Innovation lay at
    int to = 0;   ///< that of the other one, or of the place that it lies at now
    Card card;    ///< the Innovation; none where two places changed
};

/// By seat. Rows that differ in another way, because they were corrected or belong to another part of the match, are left out.
[[nodiscard]] std::vector<Crossing> crossingsBetween(const State &before, const State &after);

} // namespace pegsheet::empires
