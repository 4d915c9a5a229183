// SPDX-License-Identifier: Apache-2.0
#include "model/bronze/late.h"

#include "model/bronze/yield.h"

#include <algorithm>

namespace pegsheet::bronze {

namespace {

bool isPossible(const Sheet &sheet, Good from, Good to)
{
    return from != to && sheet.goods[from] > 0 && sheet.goods[to] < kGoods[to].pegs;
}

// Visits every possible swap in its order, until `use` says so.
template <typename Use>
void eachSwap(const Sheet &sheet, Use use)
{
    for (const Good from : kAll<Good>)
        for (const Good to : kAll<Good>)
            if (isPossible(sheet, from, to) && use(Swap{from, to}))
                return;
}

} // namespace

bool canPreserve(const State &state)
{
    const Sheet &sheet = state.mine();
    return sheet.has(Development::Preservation) && !state.preserved && sheet.food > 0 && sheet.goods[Good::Pottery] > 0;
}

bool spearsMatter(const State &state)
{
    if (!state.mine().has(Development::Smithing) || state.mine().goods[Good::Metal] == 0)
        return false;
    for (int seat = 0; seat < state.players; ++seat)
        if (fateOf(state, Disaster::Invasion, seat).kind == Fate::Kind::Hit)
            return true;
    return false;
}

int shipsInReach(const State &state)
{
    const Sheet &sheet = state.mine();
    if (!sheet.has(Development::Shipping))
        return 0;
    return std::min({kMaxShips - sheet.ships, int{sheet.goods[Good::Wood]}, int{sheet.goods[Good::Cloth]}});
}

int swapsLeft(const State &state)
{
    return std::max(state.mine().ships - state.swaps, 0);
}

std::uint32_t swapCount(const State &state)
{
    std::uint32_t count = 0;
    if (swapsLeft(state) > 0)
        eachSwap(state.mine(), [&](const Swap &) { return ++count == 0; });
    return count;
}

Swap swapAt(const State &state, std::uint32_t index)
{
    Swap found;
    eachSwap(state.mine(), [&](const Swap &swap) {
        found = swap;
        return index-- == 0;
    });
    return found;
}

std::uint32_t swapPlaceOf(const State &state, const Swap &wanted)
{
    std::uint32_t place = 0;
    eachSwap(state.mine(), [&](const Swap &swap) {
        place += swap == wanted ? 0 : 1;
        return swap == wanted;
    });
    return place;
}

} // namespace pegsheet::bronze
