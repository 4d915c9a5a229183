// SPDX-License-Identifier: Apache-2.0
#include "model/empires/count.h"

#include <algorithm>

namespace pegsheet::empires {

bool isCountedByHand(const State &state, int seat, Card card)
{
    const Source source(card);
    if (!isActive(state, seat, source))
        return false;
    const Ability *ability = abilityOf(state, source);
    return ability == nullptr || (ability->when == When::End && ability->find(Does::Other) != nullptr);
}

std::vector<Resource> countedResources(const State &state, int seat)
{
    std::vector<Resource> counted;
    eachSource(state, seat, [&](Source source, Location location) {
        const Ability *ability = abilityOf(state, source);
        if (ability == nullptr || ability->when != When::End || !state.at(seat).isHealthy(location))
            return;
        for (const AbilityEffect &effect : ability->effects)
            if (effect.per.by == Multiplier::By::Resource
                && std::find(counted.begin(), counted.end(), effect.per.resource) == counted.end())
                counted.push_back(effect.per.resource);
    });
    return counted;
}

bool isStockAsked(const State &state, int seat)
{
    return !countedResources(state, seat).empty();
}

bool isStockMissing(const State &state, int seat)
{
    return !state.at(seat).stock.isSaid && isStockAsked(state, seat);
}

bool isAwaitedAtCount(const State &state, int seat)
{
    if (state.at(seat).innovationPoints.isSaid)
        return false;
    for (std::uint8_t index = 0; index < kCards; ++index)
        if (!state.byHand.has(Card{index}) && state.lying[index].seat() == seat && isCountedByHand(state, seat, Card{index}))
            return true;
    return isStockMissing(state, seat);
}

bool areValuesMissing(const State &state)
{
    return std::any_of(state.seated().begin(), state.seated().end(), [&](const Player &player) {
        return std::any_of(player.row.begin(), player.row.end(), [&](Location location) {
            return player.isHealthy(location) && state.known->places[location].value == 0;
        });
    });
}

bool hasUnknownValues(const State &state)
{
    return std::ranges::any_of(kAll<Location>, [&](Location location) { return state.known->places[location].value == 0; });
}

bool isCounted(const State &state)
{
    for (int seat = 0; seat < state.players; ++seat)
        if (isAwaitedAtCount(state, seat))
            return false;
    return !areValuesMissing(state);
}

} // namespace pegsheet::empires
