// SPDX-License-Identifier: Apache-2.0
// The Chosen: for each track whose end they have reached, or on which nobody is further, 1 point an opponent; for each achievement
// that brought points a resource of any kind, in the last income turn 5 points (civilizations.json; contract, reading 56).
#include "model/tapestry/counting.h"
#include "model/tapestry/procedures/mats.h"

namespace pegsheet::tapestry {

int pointsOfChosen(const State &state, int turn)
{
    const int owner = state.mats[Civilization::TheChosen].owner;
    return kTrackPoints * (state.players - 1) * countLed(state, owner)
        + (turn == kIncomes ? kLastAchievementPoints * countPrizes(state, owner) : 0);
}

void gainOfPrizes(const Making &making, const Entry &used)
{
    const int prizes = countPrizes(making.state, used.player);
    if (making.state.at(used.player).incomes < kIncomes && prizes > 0)
        making.state.queue.push(beside(used, kPrinted.ruled(Ruled::Any), Act::Gain, used.why, prizes));
}

} // namespace pegsheet::tapestry
