// SPDX-License-Identifier: Apache-2.0
#include "model/empires/evaluation.h"

#include <algorithm>
#include <cstdlib>

namespace pegsheet::empires {

namespace {

bool isSort(Location location, Sort sort)
{
    return sort == Sort::Any || static_cast<int>(typeOf(location)) == static_cast<int>(sort);
}

bool isCounted(const Player &player, Location location, Counted counted, Sort sort)
{
    return isSort(location, sort) && (counted == Counted::Any || player.isHealthy(location) == (counted == Counted::Healthy));
}

template <typename Use>
void eachWithin(const Player &player, Location at, Reach reach, Use use)
{
    const int own = player.positionOf(at);
    for (int position = 1; position <= kPlaces; ++position) {
        const int distance = std::abs(position - own);
        if (reach == Reach::Empire || (reach == Reach::Adjacent && distance == 1) || (reach == Reach::Self && distance == 0))
            use(player.at(position));
    }
}

bool hasMostDestroyed(const State &state, int seat)
{
    return std::all_of(state.seated().begin(), state.seated().end(),
                       [&](const Player &other) { return other.healthy() >= state.at(seat).healthy(); });
}

void addEffect(const State &state, int seat, Location at, const AbilityEffect &effect, Worth &worth)
{
    const int times = countOf(state, seat, at, effect.per);
    switch (effect.does) {
    case Does::Points:
        if (holds(state, seat, at, effect.only))
            worth.points += effect.number * times;
        break;
    case Does::Strength: worth.strength += effect.number * times; break;
    case Does::Gain:
        for (const Resource resource : kAll<Resource>)
            worth.gain[resource] = static_cast<std::uint8_t>(
                std::min(worth.gain[resource] + effect.stock[resource] * times, int{kMostStock}));
        break;
    case Does::Refresh: {
        const CardSet within = exhaustedWithin(state, seat, at, effect.at);
        if (effect.number != 0 && within.size() > effect.number)
            worth.isChoice = true;
        else
            within.each([&](Card card) { worth.refreshed.insert(card); });
        break;
    }
    case Does::Discount: break;
    default: worth.isChoice = true; break;
    }
}

} // namespace

int countOf(const State &state, int seat, Location at, const Multiplier &per)
{
    const Player &player = state.at(seat);
    int count = 0;
    switch (per.by) {
    case Multiplier::By::Once: return 1;
    case Multiplier::By::Resource: return player.stock.stock[per.resource];
    case Multiplier::By::Places:
        eachWithin(player, at, per.at,
                   [&](Location location) { count += isCounted(player, location, per.counted, per.sort) ? 1 : 0; });
        return count;
    case Multiplier::By::Innovations:
        for (const Lying lies : state.lying)
            count += lies.seat() == seat && (per.at == Reach::Empire || lies.location() == at) ? 1 : 0;
        return count;
    }
    return 0;
}

bool holds(const State &state, int seat, Location at, const Condition &condition)
{
    switch (condition.what) {
    case Condition::What::Always: return true;
    case Condition::What::MostDestroyed: return hasMostDestroyed(state, seat);
    case Condition::What::Adjacent: {
        const Multiplier neighbours{Multiplier::By::Places, condition.counted, condition.sort, Reach::Adjacent, Resource::Wheat};
        return countOf(state, seat, at, neighbours) > 0;
    }
    }
    return false;
}

// Whether the neighbour is healthy is not asked (DE Startfähigkeiten - Wirtschaftsrunde; rules corrections 10).
CardSet exhaustedWithin(const State &state, int seat, Location at, Reach reach)
{
    CardSet found;
    if (state.exhausted.empty())
        return found;
    Per<bool, Location> isWithin;
    eachWithin(state.at(seat), at, reach, [&](Location location) { isWithin[location] = true; });
    state.exhausted.each([&](Card card) {
        if (const Lying lies = state.lies(card); lies.seat() == seat && isWithin[lies.location()])
            found.insert(card);
    });
    return found;
}

Worth worthOf(const State &state, int seat, Source source)
{
    Worth worth;
    worth.source = source;
    const auto location = placeOf(state, seat, source);
    const Ability *ability = abilityOf(state, source);
    if (location)
        worth.position = state.at(seat).positionOf(*location);
    if (!location || !state.at(seat).isHealthy(*location)) {
        worth.rests = "empires.inactive";
    } else if (ability == nullptr) {
        worth.rests = "empires.abilityUnknown";
    } else {
        for (const AbilityEffect &effect : ability->effects)
            addEffect(state, seat, *location, effect, worth);
        if (!worth.isChoice && worth.points == 0 && worth.strength == 0 && worth.gain.total() == 0 && worth.refreshed.empty()
            && ability->find(Does::Discount) == nullptr)
            worth.rests = "empires.nothingCounted";
    }
    return worth;
}

std::vector<Worth> worthsOf(const State &state, int seat, When when)
{
    std::vector<Worth> worths;
    eachSource(state, seat, [&](Source source, Location) {
        const Ability *ability = abilityOf(state, source);
        if (ability != nullptr && ability->when == when)
            worths.push_back(worthOf(state, seat, source));
    });
    return worths;
}

int strengthOf(const State &state, int seat)
{
    int strength = 0;
    for (const Worth &worth : worthsOf(state, seat, When::Military))
        strength += worth.strength;
    return std::max(strength, 0);
}

int repairCost(const State &state, int seat, Location location)
{
    int cost = state.known->places[location].repair;
    if (cost == 0)
        return -1;
    for (const Worth &worth : worthsOf(state, seat, When::Industry)) {
        const AbilityEffect *discount = abilityOf(state, worth.source)->find(Does::Discount);
        if (discount == nullptr || !worth.rests.empty() || discount->discounted != Discounted::Rebuild)
            continue;
        const int distance = std::abs(worth.position - state.at(seat).positionOf(location));
        if (discount->at == Reach::Empire || (discount->at == Reach::Adjacent && distance == 1)
            || (discount->at == Reach::Self && distance == 0))
            cost -= discount->number;
    }
    return std::max(cost, 0);
}

} // namespace pegsheet::empires
