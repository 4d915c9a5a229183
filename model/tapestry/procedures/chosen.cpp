// SPDX-License-Identifier: Apache-2.0
// The Chosen: for each track whose end they have reached, or on which nobody is further, 1 point an opponent; for each achievement
// that brought points a resource of any kind, in the last income turn 5 points (civilizations.json; contract, reading 56).
#include "model/tapestry/counting.h"
#include "model/tapestry/procedures/mats.h"

#include <algorithm>

namespace pegsheet::tapestry {

namespace {

int tracksOf(const State &state, int seat)
{
    return static_cast<int>(std::ranges::count_if(
        kAll<Track>, [&](Track track) { return state.at(seat).ends.has(track) || isNotBehind(state, seat, track); }));
}

// Those that were reached early enough to bring points (DE p.15).
int countPrizes(const State &state, int seat)
{
    return static_cast<int>(std::ranges::count_if(kAll<Achievement>, [&](Achievement achievement) {
        const Reached &reached = state.achievements[achievement];
        const Prizes prizes = prizesOf(achievement, state.players);
        const auto place = static_cast<std::size_t>(reached.find(seat));
        return reached.has(seat) && place < prizes.size() && prizes[place] > 0;
    }));
}

} // namespace

void countChosen(const Making &making, const Entry &used)
{
    State &state = making.state;
    const int points = kTrackPoints * (state.players - 1) * tracksOf(state, used.player);
    const int prizes = countPrizes(state, used.player);
    const bool isLast = state.at(used.player).incomes == kIncomes;
    if (const int all = points + (isLast ? kLastAchievementPoints * prizes : 0); all > 0)
        making.table.score(used.player, used.why, all);
    if (!isLast && prizes > 0)
        state.queue.push(beside(used, kPrinted.ruled(Ruled::Any), Act::Gain, used.why, prizes));
}

} // namespace pegsheet::tapestry
