// SPDX-License-Identifier: Apache-2.0
#include "model/bronze/player/ending.h"

#include "model/bronze/late.h"
#include "model/bronze/rules.h"

#include <algorithm>

namespace pegsheet::bronze {

namespace {

bool mayBuildShips(const State &state)
{
    return mayBuild(state.step) && shipsInReach(state) > 0;
}

void addShips(const State &state, const Worth &worth, const Spending &spending, Ending &ending)
{
    for (std::uint8_t ships = 1; ships <= shipsInReach(state); ++ships) {
        Ending other{ships, {}, purseOf(state), {}, 0};
        for (const Good good : {Good::Wood, Good::Cloth})
            other.purse.goods[good] = static_cast<std::uint8_t>(other.purse.goods[good] - ships);
        other.spent = spending.best(other.purse);
        other.worth = other.spent.worth + worth.ship * static_cast<float>(ships);
        if (other.worth > ending.worth)
            ending = other;
    }
}

bool addSwap(const Worth &worth, const Spending &spending, Ending &ending)
{
    Ending best = ending;
    for (const Good from : kAll<Good>) {
        for (const Good to : kAll<Good>) {
            // Stones that become workers are given before the swaps.
            const int there = ending.purse.goods[from] - (from == Good::Stone ? ending.spent.stones : 0);
            if (from == to || there <= 0 || ending.purse.goods[to] >= kGoods[to].pegs)
                continue;
            Ending other = ending;
            --other.purse.goods[from];
            ++other.purse.goods[to];
            other.spent = spending.best(other.purse);
            if (other.spent.stones != ending.spent.stones)
                continue;
            other.worth = other.spent.worth + worth.ship * static_cast<float>(other.ships);
            other.swaps.push_back({from, to});
            if (other.worth > best.worth)
                best = other;
        }
    }
    const bool better = best.swaps.size() > ending.swaps.size();
    ending = std::move(best);
    return better;
}

int workersOf(const State &state)
{
    return mayBuild(state.step) ? state.workers : Spending::kNoBuilding;
}

// The boxes of the best ending, without each target of them, and with as much as can be of each target.
std::vector<Ending> buildings(const State &state, const Worth &worth, const Ending &best, Spending &spending)
{
    std::vector<Ending> endings{best};
    Worth other = worth;
    const auto add = [&] {
        spending.begin(state, other, workersOf(state));
        Ending ending = bestEnding(state, other, spending);
        const auto same = [&](const Ending &there) {
            return there.spent.boxes == ending.spent.boxes && there.spent.stones == ending.spent.stones;
        };
        if (std::none_of(endings.begin(), endings.end(), same))
            endings.push_back(std::move(ending));
    };
    constexpr float kWanted = 1000;
    for (const Target target : kAll<Target>) {
        if (!mayBuild(state.step) || !inPlay(state, target) || state.mine().finished(target))
            continue;
        for (std::size_t boxes = 1; boxes < other.boxes[target].size(); ++boxes)
            other.boxes[target][boxes] += kWanted * static_cast<float>(boxes);
        add();
        other.boxes[target] = worth.boxes[target];
        if (best.spent.boxes[target] > 0) {
            other.boxes[target].fill(-1);
            add();
            other.boxes[target] = worth.boxes[target];
        }
    }
    return endings;
}

// The purchase of the best ending, every other in reach, and none.
std::vector<Ending> purchases(const State &state, const Worth &worth, const Ending &best, Spending &spending)
{
    std::vector<Ending> endings{best};
    Worth other = worth;
    other.developments.values.fill(Worth::kUnwanted);
    const auto add = [&](std::optional<Development> bought) {
        spending.begin(state, other, workersOf(state));
        Ending ending = bestEnding(state, other, spending);
        if (ending.spent.bought == bought)
            endings.push_back(std::move(ending));
    };
    constexpr float kWanted = 1000;
    if (best.spent.bought)
        add(std::nullopt);
    for (const Development development : kAll<Development>) {
        if (worth.developments[development] <= Worth::kUnwanted || best.spent.bought == development)
            continue;
        other.developments[development] = worth.developments[development] + kWanted;
        add(development);
        other.developments[development] = Worth::kUnwanted;
    }
    return endings;
}

// Built as the one, and for the rest as the other.
Ending together(const Ending &built, const Ending &bought)
{
    Ending ending = bought;
    ending.spent.boxes = built.spent.boxes;
    return ending;
}

bool canGoTogether(const Ending &one, const Ending &other)
{
    return one.spent.stones == other.spent.stones && one.ships == other.ships && one.swaps == other.swaps;
}

} // namespace

Purse purseOf(const State &state)
{
    return {state.mine().goods, state.workers, state.coins, state.mine().food};
}

Ending bestEnding(const State &state, const Worth &worth, const Spending &spending)
{
    Ending ending{0, {}, purseOf(state), spending.best(purseOf(state)), 0};
    ending.worth = ending.spent.worth;
    if (mayBuildShips(state))
        addShips(state, worth, spending, ending);
    const bool maySwap = state.step == Step::Building || state.step == Step::Exchanged || state.step == Step::Trading;
    for (int left = maySwap ? swapsLeft(state) + ending.ships : 0; left > 0 && addSwap(worth, spending, ending); --left)
        continue;
    return ending;
}

std::vector<Ending> endingsOf(const State &state, const Worth &worth, Spending &spending)
{
    spending.begin(state, worth, workersOf(state));
    const Ending best = bestEnding(state, worth, spending);
    const std::vector<Ending> built = buildings(state, worth, best, spending);
    const std::vector<Ending> bought = purchases(state, worth, best, spending);
    std::vector<Ending> endings;
    for (const Ending &building : built) {
        for (const Ending &purchase : bought) {
            if (canGoTogether(building, purchase))
                endings.push_back(together(building, purchase));
            else if (&building == &built.front())
                endings.push_back(purchase);
        }
        if (!canGoTogether(building, best))
            endings.push_back(building);
    }
    return endings;
}

} // namespace pegsheet::bronze
