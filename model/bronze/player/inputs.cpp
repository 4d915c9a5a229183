// SPDX-License-Identifier: Apache-2.0
#include "model/bronze/player/inputs.h"

#include "model/bronze/rules.h"

#include <algorithm>
#include <cstdlib>

namespace pegsheet::bronze {

namespace {

// Hands out columns group by group.
class Columns
{
public:
    explicit Columns(std::uint16_t *columns) : m_next(columns) {}

    /// The column of that value of 0 to size - 1; what lies outside counts as the nearest.
    void one(int value, int size)
    {
        *m_next++ = static_cast<std::uint16_t>(m_first + std::clamp(value, 0, size - 1));
        m_first += size;
    }
    /// The same of 1 to size, where anything below is nothing.
    void some(int value, int size)
    {
        *m_next++ = static_cast<std::uint16_t>(value > 0 ? m_first + std::min(value, size) - 1 : 0);
        m_first += size;
    }
    void flag(bool holds) { some(holds ? 1 : 0, 1); }

private:
    std::uint16_t *m_next;
    int m_first = 1;
};

constexpr int kLeads = 47;
// A step a point near an even match, a step of three points beyond 14.
int leadStep(int lead)
{
    const int size = std::min(std::abs(lead), 41);
    const int steps = size <= 14 ? size : 14 + (size - 14) / 3;
    return kLeads / 2 + (lead < 0 ? -steps : steps);
}

// 1 to 2 * reach + 1: what lies farther is as good as won or lost.
constexpr int nearStep(int lead, int reach)
{
    return std::clamp(lead, -reach, reach) + reach + 1;
}
constexpr int kNear = 8;
constexpr int kFar = 16;
constexpr int stepsOf(int reach)
{
    return 2 * reach + 1;
}

constexpr int kSituations = 4;
// Whether the seat is one purchase from the end, and how it is placed then: 1 to 4 by whether its turn is now, and whether nobody
// has a turn after it; 0 where it is farther.
int threat(const State &state, int seat)
{
    if (state.sheets[static_cast<std::size_t>(seat)].developments.size() + 1 != state.agreed.developmentsToEnd)
        return 0;
    return 1 + (seat == state.player ? 1 : 0) + (seat + 1 == state.players ? 2 : 0);
}
// That of the next of the others.
int threatOfOthers(const State &state, int seat)
{
    for (int turns = 0; turns < state.players; ++turns)
        if (const int other = (state.player + turns) % state.players; other != seat)
            if (const int situation = threat(state, other))
                return situation;
    return 0;
}

// Who has a turn left once the end is sure: 1 to 3 by whether it is the seat, or another, or both.
int turnsLeft(const State &state, int seat)
{
    const bool mine = seat >= state.player;
    const bool others = state.player != seat || seat + 1 < state.players;
    return (mine ? 1 : 0) + (others ? 2 : 0);
}

int inSituation(int situation, int lead, int reach)
{
    return situation == 0 ? 0 : (situation - 1) * stepsOf(reach) + nearStep(lead, reach);
}

int endPoints(const State &state, const Sheet &sheet, Development development)
{
    if (development == Development::Empire)
        return sheet.cities() * state.rules().pointsPerCity;
    if (development != Development::Architecture)
        return 0;
    int finished = 0;
    for (const Monument monument : kAll<Monument>)
        finished += sheet.finished(targetOf(monument)) ? 1 : 0;
    return finished * state.rules().pointsPerMonument;
}

// Of the developments that are bought for so many coins, the points of the best.
int mostPoints(const State &state, const Sheet &sheet, int coins)
{
    int most = 0;
    for (const Development development : kAll<Development>) {
        const int cost = costOf(state, development);
        if (cost != 0 && cost <= coins && !sheet.has(development))
            most = std::max(most, pointsOf(state, development) + endPoints(state, sheet, development));
    }
    return most;
}

} // namespace

SheetInputs::SheetInputs(const State &state, int seat)
{
    const Sheet &sheet = state.sheets[static_cast<std::size_t>(seat)];
    const int toEnd = state.agreed.developmentsToEnd - sheet.developments.size();
    const int value = sheet.goodsValue();
    Columns next(columns.data());
    for (const Development development : kAll<Development>)
        next.flag(sheet.has(development));
    next.one(toEnd, 8);
    for (const City city : kAll<City>)
        next.some(sheet.cityBoxes[city], kCities[city].boxes);
    const int cities = sheet.cities();
    next.one(cities - kStartCities, 5);
    for (const Monument monument : kAll<Monument>)
        next.some(sheet.monumentBoxes[monument], kMonuments[monument].boxes);
    for (const Good good : kAll<Good>)
        next.some(sheet.goods[good], kGoods[good].pegs);
    next.one(value / 4, 18);
    next.one(sheet.food, kMaxFood + 1);
    next.one(sheet.food - cities + 7, 12);
    next.some(sheet.ships, kMaxShips);
    // What can be bought, mostly, and whether it can end the match.
    next.some(toEnd == 1 ? 1 + value / 3 : 0, 18);
    next.some(mostPoints(state, sheet, value), 10);
    reach = mostPoints(state, sheet, value + 10);
    next.some(reach, 10);
    next.some(mostPoints(state, sheet, value + 20), 10);
    static_assert(1 + 17 + 8 + 18 + 5 + 63 + 30 + 18 + 16 + 12 + 5 + 18 + 3 * 10 == kColumns);
}

TableInputs::TableInputs(const State &state, int seat, const Standings &standings)
{
    const auto at = static_cast<std::size_t>(seat);
    Columns next(columns.data());
    next.one(static_cast<int>(std::min<std::uint32_t>(state.round, 100)) - 1, 20);
    next.one(standings.totals[at] / 4, 24);
    static_assert(1 + 20 + 24 == kColumnsAlone);
    if (state.isSolo())
        return;
    // The best of the others, now and after a purchase.
    int best = -1000000;
    int reached = -1000000;
    for (std::size_t other = 0; other < state.players; ++other) {
        if (other == at)
            continue;
        best = std::max(best, standings.totals[other]);
        reached = std::max(reached, standings.totals[other] + standings.reach[other]);
    }
    const auto leadOf = [](int mine, int others) { return std::clamp(mine - others, -1000, 1000); };
    const int lead = leadOf(standings.totals[at], best);
    const int mine = leadOf(standings.totals[at] + standings.reach[at], best);
    const int theirs = leadOf(standings.totals[at], reached);
    const int all = leadOf(standings.totals[at] + standings.reach[at], reached);
    next.one(leadStep(lead), kLeads);
    next.one(nearStep(mine, kFar) - 1, stepsOf(kFar));
    next.one(nearStep(theirs, kFar) - 1, stepsOf(kFar));
    const int left = standings.ends ? turnsLeft(state, seat) : 0;
    next.some(inSituation(left, left == 1 ? mine : left == 2 ? theirs : all, kFar), 3 * stepsOf(kFar));
    next.one((seat - state.player + state.players) % state.players, 4);
    next.one(state.players - 1 - seat, 4);
    next.some(inSituation(threat(state, seat), mine, kNear), kSituations * stepsOf(kNear));
    next.some(inSituation(threatOfOthers(state, seat), theirs, kNear), kSituations * stepsOf(kNear));
    int open = 0;
    for (const Monument monument : kAll<Monument>) {
        const bool here = inPlay(state, monument);
        const bool taken = here && firstTaken(state, monument);
        open += here && !taken ? 1 : 0;
        next.flag(taken && !state.sheets[at].finished(targetOf(monument)));
    }
    next.one(open, 8);
    next.one(state.players - 2, 3);
    static_assert(kColumnsAlone + kLeads + 5 * stepsOf(kFar) + 4 + 4 + 2 * kSituations * stepsOf(kNear) + 7 + 8 + 3 == kColumns);
}

} // namespace pegsheet::bronze
