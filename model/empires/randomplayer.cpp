// SPDX-License-Identifier: Apache-2.0
#include "model/empires/count.h"
#include "model/empires/evaluation.h"
#include "model/empires/game.h"
#include "model/empires/turns.h"

#include <algorithm>
#include <optional>

namespace pegsheet::empires {

namespace {

std::uint32_t below(Random &random, std::size_t bound)
{
    return random.below(static_cast<std::uint32_t>(bound));
}

template <typename T>
const T &oneOf(const std::vector<T> &all, Random &random)
{
    return all[below(random, all.size())];
}

Card newCard(const State &state, Random &random)
{
    Card card;
    do
        card = Card{static_cast<std::uint8_t>(random.below(kCards))};
    while (isInPlay(state, card));
    return card;
}

std::uint8_t somePosition(const std::vector<int> &positions, Random &random)
{
    return static_cast<std::uint8_t>(positions.empty() ? 0 : oneOf(positions, random));
}

Move learned(Card card)
{
    const CardFacts &facts = box()->cards.at(card.index);
    return Learn{card, facts.bids, facts.hammers, facts.ability};
}

// What is printed is said before it is needed: numbers of the places, then a card as soon as it lies in a row.
std::optional<Move> learning(const State &state)
{
    if (state.known->places.values != box()->places.values)
        return Values{{box()->places}};
    for (std::uint8_t index = 0; index < kCards; ++index) {
        const CardFacts &facts = box()->cards[index];
        if (!state.lying[index].isNowhere() && state.known->cards[index].ability.isNone() && !facts.ability.isNone())
            return learned(Card{index});
    }
    return std::nullopt;
}

// Who decides; anybody where nobody's turn is kept.
std::uint8_t decider(const State &state, Random &random)
{
    return state.keepsResources() ? state.turn : static_cast<std::uint8_t>(random.below(state.players));
}

// None where only one is open, else one about which its player has not decided.
Card drawnCrisis(const State &state, Random &random)
{
    if (!onlyOpen(state).isNone())
        return {};
    const std::uint32_t place = state.decided != 0 ? state.decided & 1U : random.below(2);
    return state.crises.at(place).card;
}

std::optional<Move> drawnAvert(const State &state, Random &random)
{
    const Move move = Avert{state.turn, static_cast<Resource>(random.below(kCount<Resource>)), drawnCrisis(state, random)};
    return refuses(state, move) ? std::nullopt : std::optional(move);
}

Move drawnAccept(const State &state, Random &random)
{
    Accept move;
    move.player = decider(state, random);
    move.card = drawnCrisis(state, random);
    const Card crisis = move.card.isNone() ? onlyOpen(state) : move.card;
    const std::vector<int> threatened = threatenedAt(state.at(move.player), crisis.number());
    move.hit = somePosition(threatened, random);
    move.position = somePosition(placesAfter(state, move.player, move.hit), random);
    return move;
}

// An ability of a crisis of somebody, where there is one.
std::optional<Move> drawnCrisisAbility(const State &state, Random &random)
{
    const std::uint8_t seat = decider(state, random);
    std::vector<Source> sources;
    eachSource(state, seat, [&](Source source, Location location) {
        const Ability *ability = abilityOf(state, source);
        if (ability != nullptr && ability->when == When::Crisis && state.at(seat).isHealthy(location)
            && !state.exhausted.has(source.card()))
            sources.push_back(source);
    });
    if (sources.empty())
        return std::nullopt;
    const Source by = oneOf(sources, random);
    const Card card = drawnCrisis(state, random);
    Move move = FreeBid{seat, by, card};
    if (abilityOf(state, by)->find(Does::RedrawCrisis) != nullptr)
        move = Redraw{seat, by, newCard(state, random), card};
    return refuses(state, move) ? std::nullopt : std::optional(move);
}

std::vector<Source> sourcesOf(const State &state, int seat, When when)
{
    std::vector<Source> sources;
    eachSource(state, seat, [&](Source source, Location location) {
        const Ability *ability = abilityOf(state, source);
        if (ability != nullptr && ability->when == when && state.at(seat).isHealthy(location))
            sources.push_back(source);
    });
    return sources;
}

std::optional<Move> drawnAbility(const State &state, std::uint8_t seat, Random &random)
{
    const bool isIndustry = state.step == Step::Industry || (state.step == Step::IndustryEconomy && random.below(2) == 0);
    const std::vector<Source> sources = sourcesOf(state, seat, isIndustry ? When::Industry : When::Economy);
    if (sources.empty())
        return std::nullopt;
    const Source by = oneOf(sources, random);
    const Ability &ability = *abilityOf(state, by);
    if (ability.find(Does::SwapLocations) != nullptr)
        return Swap{
            seat, by, {static_cast<std::uint8_t>(1 + random.below(kPlaces)), static_cast<std::uint8_t>(1 + random.below(kPlaces))}};
    if (ability.find(Does::MoveInnovation) != nullptr)
        return Shift{seat, by, Card{static_cast<std::uint8_t>(random.below(kCards))},
                     static_cast<std::uint8_t>(1 + random.below(kPlaces))};
    if (ability.find(Does::Rebuild) != nullptr)
        return Rebuild{seat, static_cast<std::uint8_t>(1 + random.below(kPlaces)), by, 0};
    if (const AbilityEffect *exchange = ability.find(Does::Exchange); exchange != nullptr && state.keepsResources())
        return Exchange{seat, by, exchange->getOneOf.empty() ? Alternative() : Alternative{true, oneOf(exchange->getOneOf, random)},
                        0, 0};
    Use use{seat, {by, false}, {}, {}, {}};
    if (ability.find(Does::Repeat) != nullptr)
        use.again = oneOf(sources, random);
    if (ability.find(Does::Other) != nullptr)
        use.points = {true, static_cast<std::int16_t>(random.below(5))};
    return use;
}

// One thing in an Economy or Industry phase, of somebody who is not done.
Move drawnWork(const State &state, Random &random)
{
    const auto seat = static_cast<std::uint8_t>(playerOf(state));
    const Player &player = state.at(seat);
    std::optional<Move> move;
    switch (random.below(6)) {
    case 0:
        if (state.step != Step::Economy) {
            const Card card = newCard(state, random);
            if (state.keepsResources() && state.known->cards[card.index].hammers == 0)
                return learned(card);
            move = Play{seat, card, somePosition(placesFor(state, seat), random), 0};
        }
        break;
    case 1:
        for (std::uint8_t position = 1; position <= kPlaces; ++position)
            if (!player.isHealthyAt(position))
                move = Rebuild{seat, position, {}, 0};
        break;
    case 2: move = drawnAbility(state, seat, random); break;
    case 3:
        if (state.keepsResources() && state.step != Step::Economy) {
            move = Sell{seat};
            if (player.cardsPlayed >= kIndustryCards)
                move = Discard{seat, player.hand};
        }
        break;
    default: break;
    }
    if (move && !refuses(state, *move))
        return *move;
    return Done{static_cast<std::int8_t>(random.below(4) == 0 ? -1 : seat), DonePart::Rest};
}

Move drawnCampaign(Random &random)
{
    return campaignOf(oneOf(box()->conflicts, random));
}

Move drawnBid(const State &state, Random &random)
{
    const auto seat = static_cast<std::uint8_t>(playerOf(state));
    if (!state.keepsResources())
        return BidAxes{seat, static_cast<std::uint8_t>(random.below(6)), 0};
    const Stock &have = state.at(seat).stock.stock;
    return BidAxes{seat, static_cast<std::uint8_t>(random.below(std::min(6U, have[Resource::Axe] + 1U))),
                   static_cast<std::uint8_t>(random.below(std::min(3U, have[Resource::Coin] + 1U)))};
}

Move drawnRefresh(const State &state, Random &random)
{
    const auto seat = static_cast<std::uint8_t>(playerOf(state));
    Use use{seat, {{}, true}, {}, {}, {}};
    std::vector<Card> cards;
    exhaustedWithin(state, seat, Location::City, Reach::Empire).each([&](Card card) { cards.push_back(card); });
    while (static_cast<int>(use.cards.list.size()) < state.at(seat).refreshes) {
        const std::uint32_t place = below(random, cards.size());
        use.cards.list.push_back(cards[place]);
        cards.erase(cards.begin() + static_cast<std::ptrdiff_t>(place));
    }
    return use;
}

Stock someStock(Random &random)
{
    Stock stock;
    for (const Resource resource : kAll<Resource>)
        stock[resource] = static_cast<std::uint8_t>(random.below(4));
    return stock;
}

Move drawnCount(const State &state, Random &random)
{
    const auto seat = static_cast<std::uint8_t>(playerOf(state));
    if (isStockMissing(state, seat))
        return TellStock{seat, {true, someStock(random)}};
    for (std::uint8_t index = 0; index < kCards; ++index)
        if (const Card card{index};
            state.lies(card).seat() == seat && !state.byHand.has(card) && isCountedByHand(state, seat, card))
            return Use{seat, {Source(card), false}, {}, {}, {true, static_cast<std::int16_t>(random.below(8))}};
    return Values{{box()->places}};
}

Move drawnOrder(Random &random)
{
    Lay move;
    for (std::uint32_t at = kPlaces - 1; at > 0; --at)
        std::swap(move.order.row.at(at), move.order.row.at(random.below(at + 1)));
    return move;
}

Move drawnBlitz(const State &state, Random &random)
{
    Blitz move;
    move.player = static_cast<std::uint8_t>(playerOf(state));
    State after = state;
    std::array<std::uint8_t, 2> hits{};
    while (move.cards.list.size() < kBlitzCards) {
        const Card card = newCard(state, random);
        if (!move.cards.list.empty() && move.cards.list.front() == card)
            continue;
        std::uint8_t &hit = hits.at(move.cards.list.size());
        hit = somePosition(threatenedAt(after.at(move.player), card.number()), random);
        after.at(move.player).destroy(after.at(move.player).at(hit));
        move.cards.list.push_back(card);
    }
    move.hits = {hits[0], hits[1]};
    move.positions.first = somePosition(placesFor(after, move.player), random);
    after.lying.at(move.cards.list.front().index) = Lying(move.player, after.at(move.player).at(move.positions.first));
    move.positions.second = somePosition(placesFor(after, move.player), random);
    return move;
}

// A finished empire with a card or two.
Move drawnSheet(const State &state, Random &random)
{
    FinishedSheet move;
    move.player = static_cast<std::uint8_t>(playerOf(state));
    move.score = static_cast<std::int16_t>(static_cast<int>(random.below(60)) - 10);
    for (Row::Place &place : move.row.places)
        place.isDestroyed = random.below(2) == 0;
    move.row.places.at(random.below(kPlaces)).cards.push_back(newCard(state, random));
    move.innovationPoints = {true, static_cast<std::int16_t>(random.below(30))};
    return move;
}

Move drawnMove(const State &state, Random &random)
{
    if (state.onlySheets && state.known->places.values == box()->places.values)
        return drawnSheet(state, random);
    if (auto learned = learning(state))
        return *learned;
    switch (state.step) {
    case Step::Row: return drawnOrder(random);
    case Step::Track: return Track{{state.players == kLeastSeats ? box()->trackOfTwo : box()->trackOfMore}};
    case Step::Blitz: return drawnBlitz(state, random);
    case Step::Reveal: return Reveal{newCard(state, random)};
    case Step::Crisis:
        if (state.shortageOf >= 0 && random.below(4) == 0)
            if (const Move move = Shortage{static_cast<std::uint8_t>(state.shortageOf), 1}; !refuses(state, move))
                return move;
        if (state.keepsResources() && random.below(2) == 0)
            if (auto move = drawnAvert(state, random))
                return *move;
        if (random.below(3) == 0)
            if (auto move = drawnCrisisAbility(state, random))
                return *move;
        return drawnAccept(state, random);
    case Step::Economy:
    case Step::Industry:
    case Step::IndustryEconomy: return drawnWork(state, random);
    case Step::Campaign: return drawnCampaign(random);
    case Step::Bids: return drawnBid(state, random);
    case Step::Refresh: return drawnRefresh(state, random);
    default: return drawnCount(state, random);
    }
}

} // namespace

Move playRandomly(State &state, Random &random)
{
    Move move = drawnMove(state, random);
    apply(state, move, Teller());
    return move;
}

} // namespace pegsheet::empires
