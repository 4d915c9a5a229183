// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "model/bronze/state.h"
#include "model/bronze/yield.h"

namespace pegsheet::bronze {

/// What the next roll of some dice can bring the acting player if the dice then lie for good: chances from 0 to 1, exact. What is
/// decided after it is decided for each of them by itself: a die of two kinds is food where hunger is asked about, workers where
/// buildings are.
struct Odds
{
    Per<double, Disaster> disasters;     ///< that it falls; a famine: that cities go hungry
    Per<double, Target> finished;        ///< that workers, and stones with Engineering, could finish it; 0 of what is finished
    Per<double, Development> affordable; ///< that its price could be paid; 0 of what is owned or not in this rule set
};

/// The odds before so many dice are rolled and the others kept: `kept` are among those that lie, before the first roll none. With
/// none let go the dice lie already, and every chance is 0 or 1.
[[nodiscard]] Odds oddsOf(const State &state, Dice kept);

} // namespace pegsheet::bronze
