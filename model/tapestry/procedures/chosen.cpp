// SPDX-License-Identifier: Apache-2.0
// The Chosen: for each track whose end they have reached, or on which nobody is further, 1 point an opponent; for each achievement
// that brought points a resource of any kind, in the last income turn 5 points (civilizations.json; contract, reading 56).
#include "model/tapestry/counting.h"
#include "model/tapestry/procedures/mats.h"

namespace pegsheet::tapestry {

void countChosen(const Making &making, const Entry &used)
{
    State &state = making.state;
    const int points = kTrackPoints * (state.players - 1) * countLed(state, used.player);
    const int prizes = countPrizes(state, used.player);
    const bool isLast = state.at(used.player).incomes == kIncomes;
    if (const int all = points + (isLast ? kLastAchievementPoints * prizes : 0); all > 0)
        making.table.score(used.player, used.why, all);
    if (!isLast && prizes > 0)
        state.queue.push(beside(used, kPrinted.ruled(Ruled::Any), Act::Gain, used.why, prizes));
}

} // namespace pegsheet::tapestry
