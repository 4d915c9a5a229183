// SPDX-License-Identifier: Apache-2.0
#include "model/empires/ability.h"

#include "model/core/notation.h"

#include <algorithm>
#include <map>
#include <memory>
#include <mutex>

namespace pegsheet::empires {

namespace {

AbilityEffect gains(Resource resource)
{
    AbilityEffect effect;
    effect.does = Does::Gain;
    effect.stock[resource] = 1;
    return effect;
}

AbilityEffect numbered(Does does, std::int8_t number)
{
    AbilityEffect effect;
    effect.does = does;
    effect.number = number;
    return effect;
}

AbilityEffect refreshesNeighbours()
{
    AbilityEffect effect = numbered(Does::Refresh, 0);
    effect.at = Reach::Adjacent;
    return effect;
}

// 1 Wheat for 1 Hammer or 1 Axe, up to twice.
AbilityEffect trades()
{
    AbilityEffect effect = numbered(Does::Exchange, 2);
    effect.stock[Resource::Wheat] = 1;
    for (const Resource got : {Resource::Hammer, Resource::Axe})
        effect.getOneOf.emplace_back()[got] = 1;
    return effect;
}

std::array<Ability, kPlaces> startingAbilities()
{
    const Ability town{When::Industry, false, {numbered(Does::Discount, 1)}};
    const Ability army{When::Military, false, {numbered(Does::Strength, 2)}};
    const Ability refreshing{When::Economy, false, {refreshesNeighbours()}};
    return {Ability{When::Industry, false, {numbered(Does::SwapLocations, 1)}},
            town,
            town,
            army,
            army,
            Ability{When::Economy, false, {trades()}},
            refreshing,
            refreshing,
            Ability{When::Economy, false, {gains(Resource::Wheat)}},
            Ability{When::Economy, false, {gains(Resource::Axe)}},
            Ability{When::Economy, false, {gains(Resource::Hammer)}}};
}

} // namespace

const AbilityEffect *Ability::find(Does does) const
{
    const auto found = std::find_if(effects.begin(), effects.end(),
                                    [&](const AbilityEffect &effect) { return effect.does == does; });
    return found == effects.end() ? nullptr : &*found;
}

AbilityRef::AbilityRef(const Ability &ability) : m_entry(entryOf(ability)) {}

const Ability *AbilityRef::operator->() const
{
    return &m_entry->ability;
}

const Ability &AbilityRef::operator*() const
{
    return m_entry->ability;
}

std::uint64_t AbilityRef::hash() const
{
    return m_entry == nullptr ? 0 : m_entry->hash;
}

const AbilityRef::Entry *AbilityRef::entryOf(const Ability &ability)
{
    static std::mutex lock;
    static std::map<std::string, std::unique_ptr<const Entry>> all;
    Entry entry{ability, 0xCBF29CE484222325ULL};
    AbilityRef passing;
    passing.m_entry = &entry;
    std::string text = notation(Object{{"type", "ability"}, {"ability", toValue(passing)}});
    for (const char letter : text)
        entry.hash = (entry.hash ^ static_cast<std::uint8_t>(letter)) * 0x100000001B3ULL;
    const std::lock_guard guard(lock);
    auto &kept = all[std::move(text)];
    if (kept == nullptr)
        kept = std::make_unique<const Entry>(std::move(entry));
    return kept.get();
}

bool isPossible(Does does, When when)
{
    switch (does) {
    case Does::Gain: return when != When::Crisis && when != When::End;
    case Does::Points: return when != When::Crisis && when != When::Military;
    case Does::Exchange:
    case Does::Repeat: return when == When::Economy;
    case Does::Refresh: return when == When::Economy || when == When::Industry || when == When::Destroyed;
    case Does::Discount:
    case Does::SwapLocations:
    case Does::MoveInnovation:
    case Does::Rebuild: return when == When::Industry;
    case Does::FreeBid:
    case Does::RedrawCrisis: return when == When::Crisis;
    case Does::Strength: return when == When::Military;
    case Does::Copy: return when == When::End;
    case Does::Other: return true;
    }
    return false;
}

bool takesPer(Does does)
{
    return does == Does::Gain || does == Does::Points || does == Does::Strength;
}

bool takesIf(Does does)
{
    return does == Does::Points;
}

const Ability &startingAbility(Location location)
{
    static const std::array<Ability, kPlaces> kAbilities = startingAbilities();
    return kAbilities.at(static_cast<std::size_t>(location));
}

} // namespace pegsheet::empires
