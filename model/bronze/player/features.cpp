// SPDX-License-Identifier: Apache-2.0
#include "model/bronze/player/features.h"

#include "model/bronze/rules.h"

#include <algorithm>

namespace pegsheet::bronze::features {

namespace {

// Hands out the numbers of features, group by group: `value` of a group of `size` holds.
template <int kMost>
class Groups
{
public:
    explicit Groups(Holding<kMost> &holding) : m_holding(holding) {}

    /// One of a group holds: that of the value, which is brought into the range.
    void one(int value, int size)
    {
        m_holding.add(m_first + std::clamp(value, 0, size - 1));
        m_first += size;
    }
    /// The same, where the first value stands for nothing.
    void some(int value, int size)
    {
        if (value > 0)
            m_holding.add(m_first + std::min(value, size) - 1);
        m_first += size;
    }
    void flag(bool holds) { some(holds ? 1 : 0, 1); }
    [[nodiscard]] int used() const { return m_first; }

private:
    Holding<kMost> &m_holding;
    int m_first = 0;
};

// Steps of one near an even match, of three where somebody is far ahead.
constexpr int kLeads = 47;
int leadStep(int lead)
{
    const int size = std::min(std::abs(lead), 100);
    const int steps = std::min(size, 14) + std::max(0, std::min(size, 14 + 27) - 14) / 3;
    return (lead < 0 ? -steps : steps) + kLeads / 2;
}

int turnsOfRoundLeft(const State &state, int seat)
{
    return seat >= state.player ? 1 : 0;
}

} // namespace

void addSheet(const State &state, int seat, OfSheet &holding)
{
    const Sheet &sheet = state.sheets[static_cast<std::size_t>(seat)];
    Groups groups(holding);
    for (const Development development : kAll<Development>)
        groups.flag(sheet.has(development));
    groups.one(state.agreed.developmentsToEnd - sheet.developments.size(), 8);
    for (const City city : kAll<City>)
        groups.some(sheet.cityBoxes[city], kCities[city].boxes);
    groups.one(sheet.cities() - kStartCities, 5);
    for (const Monument monument : kAll<Monument>)
        groups.some(sheet.monumentBoxes[monument], kMonuments[monument].boxes);
    for (const Good good : kAll<Good>)
        groups.some(sheet.goods[good], kGoods[good].pegs);
    groups.one(sheet.goodsValue() / 4, 18);
    groups.one(sheet.food, kMaxFood + 1);
    groups.one(sheet.food - sheet.cities() + 7, 12);
    groups.some(sheet.ships, kMaxShips);
    static_assert(17 + 8 + 18 + 5 + 63 + 30 + 18 + 16 + 12 + 5 <= kSheet);
}

void addTable(const State &state, int seat, const std::array<int, kMaxSeats> &totals, OfTable &holding)
{
    Groups groups(holding);
    const auto at = static_cast<std::size_t>(seat);
    int best = totals[at == 0 ? 1 : 0];
    for (int other = 0; other < state.players; ++other)
        if (other != seat)
            best = std::max(best, totals[static_cast<std::size_t>(other)]);
    const bool ends = endReason(state) != EndReason::None;
    const int lead = state.isSolo() ? 0 : totals[at] - best;
    groups.one(leadStep(lead), kLeads);
    groups.some(ends ? leadStep(lead) + 1 : 0, kLeads); // each point counts then
    // Who has had the last turn only watches.
    groups.one(ends ? 1 + turnsOfRoundLeft(state, seat) : 0, 3);
    groups.one((seat - state.player + state.players) % state.players, 4);
    groups.one(state.players - 1 - seat, 4);
    groups.one(state.players - 1, 4);
    groups.one(static_cast<int>(std::min<std::uint32_t>(state.round, 100)) - 1, 20);
    groups.one(totals[at] / 5, 12);
    int open = 0;
    for (const Monument monument : kAll<Monument>) {
        const bool taken = inPlay(state, monument) && firstTaken(state, monument);
        open += inPlay(state, monument) && !taken ? 1 : 0;
        groups.flag(!state.isSolo() && taken && !state.sheets[at].finished(targetOf(monument)));
    }
    groups.one(open, 8);
    static_assert(2 * kLeads + 3 + 4 + 4 + 4 + 20 + 12 + 7 + 8 <= kTable);
}

} // namespace pegsheet::bronze::features
