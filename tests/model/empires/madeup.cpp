// SPDX-License-Identifier: Apache-2.0
// A box that nobody sells: numbers of places, 88 cards, eleven Conflicts and two tracks, made up so that the random player has
// something to play with. What the rulebook prints is in it; nothing else is the game's, and it is shown to nobody. Whatever is
// linked with this file plays with it.
#include "model/empires/box.h"

#include <string>

namespace pegsheet::empires {

namespace {

AbilityEffect numbered(Does does, int number)
{
    AbilityEffect effect;
    effect.does = does;
    effect.number = static_cast<std::int8_t>(number);
    return effect;
}

AbilityEffect gain(Resource resource, int number)
{
    AbilityEffect effect = numbered(Does::Gain, 0);
    effect.stock[resource] = static_cast<std::uint8_t>(number);
    return effect;
}

AbilityEffect trade(Resource got, int times)
{
    AbilityEffect effect = numbered(Does::Exchange, times);
    effect.stock[Resource::Wheat] = 1;
    effect.getAll[got] = 1;
    return effect;
}

AbilityEffect per(AbilityEffect effect, Counted counted, Sort sort, Reach at)
{
    effect.per = {Multiplier::By::Places, counted, sort, at, Resource::Wheat};
    return effect;
}

AbilityEffect perResource(AbilityEffect effect, Resource resource)
{
    effect.per.by = Multiplier::By::Resource;
    effect.per.resource = resource;
    return effect;
}

AbilityEffect reaching(AbilityEffect effect, Reach at)
{
    effect.at = at;
    return effect;
}

AbilityEffect discount(Discounted what, Reach at)
{
    AbilityEffect effect = reaching(numbered(Does::Discount, 1), at);
    effect.discounted = what;
    return effect;
}

AbilityEffect freeBid(Bid bid)
{
    AbilityEffect effect = numbered(Does::FreeBid, 0);
    effect.bids.insert(bid);
    return effect;
}

AbilityEffect redraw()
{
    AbilityEffect effect = numbered(Does::RedrawCrisis, 1);
    effect.shuffle = true;
    return effect;
}

AbilityEffect mostDestroyed(int points)
{
    AbilityEffect effect = numbered(Does::Points, points);
    effect.only.what = Condition::What::MostDestroyed;
    return effect;
}

AbilityEffect words(std::string text)
{
    AbilityEffect effect = numbered(Does::Other, 0);
    effect.words = std::move(text);
    return effect;
}

// What the cards of a kind do, by turns.
std::vector<Ability> abilitiesOf(Kind kind)
{
    const auto of = [](When when, AbilityEffect effect) { return Ability{when, when == When::Crisis, {std::move(effect)}}; };
    const AbilityEffect points = numbered(Does::Points, 2);
    const AbilityEffect strength = numbered(Does::Strength, 1);
    switch (kind) {
    case Kind::Fire:
        return {of(When::Industry, numbered(Does::MoveInnovation, 1)),
                of(When::Industry, discount(Discounted::Rebuild, Reach::Adjacent)),
                of(When::Industry, reaching(numbered(Does::Rebuild, 1), Reach::Adjacent)),
                of(When::Industry, reaching(numbered(Does::Refresh, 0), Reach::Adjacent)),
                of(When::Industry, numbered(Does::SwapLocations, 1)),
                of(When::Industry, discount(Discounted::Play, Reach::Empire))};
    case Kind::Revolt:
        return {of(When::Military, strength), of(When::Military, numbered(Does::Strength, 2)),
                of(When::End, perResource(numbered(Does::Points, 1), Resource::Axe)), of(When::Crisis, freeBid(Bid::Axe))};
    case Kind::Famine:
        return {of(When::Crisis, freeBid(Bid::Wheat)), of(When::End, perResource(numbered(Does::Points, 1), Resource::Wheat)),
                of(When::Economy, trade(Resource::Coin, 3))};
    case Kind::Flood:
        return {of(When::Economy, gain(Resource::Wheat, 1)), of(When::Economy, gain(Resource::Hammer, 1)),
                of(When::Economy, gain(Resource::Axe, 1)), of(When::Crisis, freeBid(Bid::Hammer))};
    case Kind::Blight:
        return {of(When::Economy, points), of(When::Industry, points),
                of(When::End, per(numbered(Does::Points, 2), Counted::Destroyed, Sort::Any, Reach::Empire)),
                of(When::End, mostDestroyed(13)), of(When::End, words("as the table says"))};
    case Kind::Barbarians:
        return {of(When::Economy, numbered(Does::Repeat, 0)), of(When::Economy, trade(Resource::Axe, 2)),
                of(When::Crisis, redraw()), of(When::End, numbered(Does::Copy, 0)), of(When::Economy, words("as the table says"))};
    case Kind::Plague:
        return {of(When::Economy, per(points, Counted::Destroyed, Sort::Any, Reach::Adjacent)),
                of(When::Military, per(strength, Counted::Destroyed, Sort::Any, Reach::Adjacent)),
                of(When::End, per(numbered(Does::Points, 4), Counted::Healthy, Sort::Farm, Reach::Adjacent)),
                of(When::Economy, per(gain(Resource::Wheat, 1), Counted::Healthy, Sort::Farm, Reach::Adjacent))};
    case Kind::Earthquake:
        return {of(When::Destroyed, gain(Resource::Wheat, 3)), of(When::Destroyed, numbered(Does::Points, 4)),
                of(When::Destroyed, reaching(numbered(Does::Refresh, 0), Reach::Empire))};
    }
    return {};
}

CardFacts madeUp(Card card)
{
    const std::vector<Ability> abilities = abilitiesOf(card.kind());
    CardFacts facts;
    facts.bids = EnumSet<Bid>::fromBits(1U + static_cast<unsigned>(card.index) % EnumSet<Bid>::kFull);
    facts.hammers = static_cast<std::uint8_t>(card.number() % 3 == 0 ? 2 : 1);
    facts.ability = AbilityRef(abilities[static_cast<std::size_t>(card.number()) % abilities.size()]);
    return facts;
}

Conflict madeUpConflict(int number)
{
    Conflict conflict;
    conflict.victory = static_cast<std::int8_t>(2 + number % 3);
    conflict.victoryGain[Resource::Coin] = 1;
    conflict.tiers = {Tier{static_cast<std::int8_t>(-1 - number % 3), 0, {}},
                      Tier{static_cast<std::int8_t>(number % 4), static_cast<std::uint8_t>(number % 2), {}},
                      Tier{static_cast<std::int8_t>(4 + number % 4), 1, {}}};
    conflict.tiers[2].gain[Resource::Wheat] = 2;
    conflict.lowest = static_cast<std::uint8_t>(2 + number % 2);
    conflict.highest = static_cast<std::uint8_t>(6 + number % 3);
    conflict.rank = static_cast<std::uint8_t>(1 + number % kMostRank);
    conflict.with = static_cast<std::uint8_t>(1 + number % kPlaces);
    return conflict;
}

std::vector<Round> track(std::string_view spaces)
{
    std::vector<Round> rounds;
    for (const char space : spaces) {
        const std::size_t place = std::string_view("cdeimbx").find(space);
        rounds.push_back(static_cast<Round>(place));
    }
    return rounds;
}

Box madeUpBox()
{
    Box box;
    box.places = kPrinted;
    int value = 15;
    for (PlaceNumbers &numbers : box.places.values) {
        if (numbers.value == 0)
            numbers.value = static_cast<std::uint8_t>(++value);
        if (numbers.repair == 0)
            numbers.repair = static_cast<std::uint8_t>(4 + value % 3);
    }
    for (std::uint8_t card = 0; card < kCards; ++card)
        box.cards.at(card) = madeUp(Card{card});
    for (int number = 0; number < kPlaces; ++number)
        box.conflicts.push_back(madeUpConflict(number));
    box.trackOfTwo = track("ceciccemcicecmceciccemceimx");
    box.trackOfMore = track("ceciddemcicecmceciddemcbimx");
    return box;
}

const Box kMadeUp = madeUpBox();
[[maybe_unused]] const bool kHandedIn = (setBox(&kMadeUp), true);

} // namespace

} // namespace pegsheet::empires
