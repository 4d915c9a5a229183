// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "model/core/statefields.h"
#include "model/empires/ability.h"
#include "model/empires/card.h"
#include "model/empires/conflict.h"
#include "model/empires/shapes.h"
#include "model/empires/shared.h"

#include <array>
#include <bit>
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

namespace pegsheet::empires {

/// What is known of a card; nothing where it is not.
struct CardFacts
{
    EnumSet<Bid> bids;
    std::uint8_t hammers = 0;
    AbilityRef ability;

    bool operator==(const CardFacts &) const = default;
};

/// What the match knows of what is printed: it goes by that for ever.
struct Known
{
    Per<PlaceNumbers, Location> places = kPrinted;
    std::array<CardFacts, kCards> cards;
    std::vector<Round> track; ///< as far as it is known

    bool operator==(const Known &) const = default;
};

/// What points came from: a place or card, or a word of its own.
enum class Scoring : std::uint8_t { Ability, Campaign, Victory, Shortage, Corrected };

/// Points of a player from one thing in one round.
struct LedgerEntry
{
    std::uint8_t round = 1;
    Scoring from = Scoring::Ability;
    Source by;
    std::int16_t points = 0;

    bool operator==(const LedgerEntry &) const = default;
};

/// The row of a player and what lies beside it.
struct Player
{
    std::int16_t score = 0;              ///< on the track; may be below zero
    std::array<Location, kPlaces> row{}; ///< from the left
    std::uint16_t destroyed = 0;         ///< bit of each place
    bool done = false;                   ///< with this phase, or entered what it asks for
    bool hasIncome = false;              ///< what an Economy phase brings without a choice is taken
    std::uint8_t finished = 0;           ///< bit of each part of a combined round
    std::int8_t begun = -1;              ///< the part that is begun
    std::uint8_t cardsPlayed = 0;        ///< in this Industry phase
    bool rebuilt = false;                ///< without an ability, in this Industry phase
    bool mulliganed = false;
    std::uint8_t bid = 0;                           ///< in this Conflict
    std::uint8_t refreshes = 0;                     ///< markers that the tier still takes off
    std::array<std::int8_t, Source::kCount> used{}; ///< how often, in this phase; below zero where one is repeated first
    MaybeStock stock;             ///< what the player has: at depth full always said, at depth rows where the end asks for it
    std::uint8_t hand = 0;        ///< how many cards; at depth full
    MaybePoints innovationPoints; ///< of a finished sheet
    Shared<std::vector<LedgerEntry>> ledger;

    /// From 1.
    [[nodiscard]] int positionOf(Location location) const;
    [[nodiscard]] Location at(int position) const { return row.at(static_cast<std::size_t>(position - 1)); }
    [[nodiscard]] bool isHealthy(Location location) const { return (destroyed >> static_cast<unsigned>(location) & 1U) == 0; }
    [[nodiscard]] bool isHealthyAt(int position) const { return isHealthy(at(position)); }
    void destroy(Location location) { destroyed = static_cast<std::uint16_t>(destroyed | 1U << static_cast<unsigned>(location)); }
    void repair(Location location) { destroyed = static_cast<std::uint16_t>(destroyed & ~(1U << static_cast<unsigned>(location))); }
    [[nodiscard]] int healthy() const { return kPlaces - std::popcount(destroyed); }
    [[nodiscard]] bool hasFinished(Part part) const { return (finished >> static_cast<unsigned>(part) & 1U) != 0; }
    bool operator==(const Player &) const = default;
};

/// Where a card lies: at a place of a player, or nowhere.
struct Lying
{
    static constexpr std::uint8_t kNowhere = 255;
    std::uint8_t index = kNowhere;

    constexpr Lying() = default;
    constexpr Lying(int seat, Location location) : index(static_cast<std::uint8_t>(seat * kPlaces + static_cast<int>(location))) {}
    [[nodiscard]] constexpr bool isNowhere() const { return index == kNowhere; }
    [[nodiscard]] constexpr int seat() const { return isNowhere() ? -1 : index / kPlaces; }
    [[nodiscard]] constexpr Location location() const { return static_cast<Location>(index % kPlaces); }
    constexpr bool operator==(const Lying &) const = default;
};

/// A Disaster of this round.
struct Crisis
{
    Card card;
    bool isOpen = false;
    Stock pot; ///< what was bid to avert it, for who takes it (DE Krisenrunde 3); at depth full

    constexpr bool operator==(const Crisis &) const = default;
};

/// The Disasters of a round, one or two. Written as a list, `[{"card":"fire-9","open":true}]`.
using Crises = std::array<Crisis, 2>;
[[nodiscard]] Value toValue(const Crises &crises);
/// Refuses a card twice (input.duplicate). What is not said to be closed is open.
[[nodiscard]] MaybeRefusal fromValue(std::string_view field, const Value &value, Crises &crises);
[[nodiscard]] Value schemaOf(const Crises &crises);
[[nodiscard]] Value correctionSchemaOf(const Crises &crises);
/// The cards, and which are open.
void hashInto(Hasher &hasher, const Crises &crises);

/// How far the match has gone, and what is awaited.
enum class Step : std::uint8_t {
    Row,   ///< the order of the places
    Track, ///< the next space of the round track
    Blitz, ///< two Disasters of everybody
    Reveal,
    Crisis,
    Economy,
    Industry,
    IndustryEconomy,
    Campaign, ///< the Conflict card
    Bids,
    Refresh, ///< which markers a tier takes off
    Count,   ///< what abilities at the end ask for
    Over,
    Sheet ///< not a match but finished empires are entered
};

struct State;
/// The row of a player as it lies, and laying one. The cards of the former row are nowhere then.
[[nodiscard]] Row rowOf(const State &state, int seat);
void layRow(State &state, int seat, const Row &row);

// What is shown of a state, and its schemas.
[[nodiscard]] Value placesValue(const Known &known);
[[nodiscard]] Value placesSchema();
[[nodiscard]] Value cardsValue(const Known &known);
[[nodiscard]] Value threatenedValue(const State &state, const Player &player);
[[nodiscard]] Value threatenedSchema();
[[nodiscard]] Value ledgerValue(const Player &player);
[[nodiscard]] Value ledgerSchema();

/// The whole table.
struct State
{
    static constexpr std::uint8_t kMostPlayers = kMostSeats;
    static constexpr std::uint32_t kOddsUnset = 3;

    std::uint8_t players = 0;
    std::uint8_t start = 0; ///< who has the start marker
    std::uint8_t round = 1;
    Step step = Step::Row;
    bool isBlitz = false;
    bool onlySheets = false;
    bool isFull = false;            ///< the table agreed that resources are counted
    std::uint8_t turn = 0;          ///< who decides about the Disasters; at depth full
    std::uint8_t decided = 0;       ///< bit of each of them about which that player has; at depth full
    std::int8_t lastDecided = -1;   ///< who has right before, and may still redraw; at depth full
    std::int8_t shortageOf = -1;    ///< who may declare shortage
    std::uint8_t shortageTaken = 0; ///< coins of it
    Crises crises;
    Conflict campaign; ///< of this round; none where its tiers are empty
    Shared<Known> known;
    std::array<Lying, kCards> lying;
    CardSet exhausted;
    CardSet byHand; ///< cards whose points at the end are entered
    std::array<std::int16_t, kCards> points{};
    std::array<Player, kMostSeats> seats;

    [[nodiscard]] bool keepsResources() const { return isFull && !onlySheets; }
    [[nodiscard]] std::span<const Player> seated() const { return {seats.data(), players}; }
    [[nodiscard]] std::span<Player> seated() { return {seats.data(), players}; }
    [[nodiscard]] const Player &at(int seat) const { return seats.at(static_cast<std::size_t>(seat)); }
    [[nodiscard]] Player &at(int seat) { return seats.at(static_cast<std::size_t>(seat)); }
    /// The space of this round; End before it is known.
    [[nodiscard]] Round space() const;
    /// How many Disasters this round has.
    [[nodiscard]] int crisisCount() const { return space() == Round::DoubleCrisis ? 2 : 1; }
    [[nodiscard]] Lying lies(Card card) const { return lying.at(card.index); }
    bool operator==(const State &) const = default;

    /// The fields of the table and of a player (model/core/statefields.h).
    static void describe(auto &state, auto &&visit)
    {
        visit.told(
            "depth", [&] { return state.isFull ? "full" : "rows"; }, &depthSchema);
        visit.told(
            "side", [&] { return state.players == kLeastSeats ? "2" : "3-4"; }, &sideSchema);
        visit.hash(state.players);
        visit("start", state.start, Range{0, state.players - 1}, Settable{});
        visit("round", state.round, Range{1, kMostRounds + 1}, SetTo{{1, kMostRounds}});
        visit.hash(state.step, state.isBlitz, state.onlySheets, fromNone(state.shortageOf), state.shortageTaken, state.crises);
        visit("campaign", state.campaign);
        visit.told(
            "values", [&] { return placesValue(*state.known); }, &placesSchema);
        visit.told(
            "cards", [&] { return cardsValue(*state.known); }, &cardsSchema);
        for (const PlaceNumbers &numbers : state.known->places.values)
            visit.hash(numbers.value, numbers.repair);
        for (const CardFacts &facts : state.known->cards)
            visit.hash(facts.bids, facts.hammers, facts.ability.hash());
        Spaces track{state.known->track};
        visit("track", track, Settable{});
        if constexpr (!std::is_const_v<std::remove_reference_t<decltype(state)>>)
            if (track.list != state.known->track)
                state.known.edit().track = track.list;
        visit("crises", state.crises, Settable{{.isHashed = false}});
        for (const Lying lies : state.lying)
            visit.hash(lies.index);
        for (const CardSet &cards : {state.exhausted, state.byHand})
            visit.hash(cards.words()[0], cards.words()[1]);
        for (const std::int16_t points : state.points)
            visit.hash(fromLeast(points));
        visit.players(state);
        // What only depth full has.
        if (!state.isFull)
            return;
        visit.hash(state.turn, state.decided, fromNone(state.lastDecided), state.crises[0].pot, state.crises[1].pot);
        for (const Player &player : state.seated())
            visit.hash(player.hand);
    }
    static void describe(auto &state, int seat, auto &&visit)
    {
        auto &player = state.at(seat);
        visit("score", player.score, Range{-kMostScore, kMostScore}, Settable{kElsewhere});
        visit.hash(fromLeast(player.score));
        Row row = rowOf(state, seat);
        visit("row", row, Settable{{}, 1}); // as likely as not, as resources are
        if constexpr (!std::is_const_v<std::remove_reference_t<decltype(state)>>)
            layRow(state, seat, row);
        const int healthy = player.healthy();
        visit("healthy", healthy, Range{0, kPlaces}, kElsewhere);
        visit.told(
            "strength", [&] { return strengthOf(state, seat); }, &strengthSchema);
        visit.told(
            "places", [&] { return positionsValue(placesFor(state, seat)); }, &positionsSchema);
        visit.told(
            "threatened", [&] { return threatenedValue(state, player); }, &threatenedSchema);
        visit("done", player.done);
        visit.hash(player.hasIncome);
        const auto finished = EnumSet<Part>::fromBits(player.finished);
        visit("finished", finished);
        visit.hash(fromNone(player.begun), player.cardsPlayed, player.rebuilt, player.mulliganed, player.bid, player.refreshes);
        visit.hash(player.stock.isSaid, player.innovationPoints.isSaid);
        for (const std::int8_t used : player.used)
            visit.hash(static_cast<std::uint8_t>(used + 128));
        const bool isKept = state.keepsResources();
        visit("resources", player.stock, Settable{{.isAlways = false, .isNow = isKept}, 1, isKept});
        visit("hand", player.hand, Range{0, kCards}, Settable{{.isHashed = false, .isAlways = false, .isNow = isKept}, 0, isKept});
        visit.hash(fromLeast(player.innovationPoints.points));
        visit.told(
            "ledger", [&] { return ledgerValue(player); }, &ledgerSchema);
        visit.hash(static_cast<std::uint32_t>(player.ledger->size()));
        for (const LedgerEntry &entry : *player.ledger)
            visit.hash(entry.round, entry.from, entry.by.index, fromLeast(entry.points));
    }

private:
    static constexpr Shown kElsewhere{.isHashed = false}; // in another way, or what it follows from is
    static Value depthSchema() { return Object{{"enum", Array{"rows", "full"}}}; }
    static Value sideSchema() { return Object{{"enum", Array{"2", "3-4"}}}; }
    static Value cardsSchema() { return Object{{"type", "object"}}; }
    static Value strengthSchema() { return Object{{"type", "integer"}}; }
    // As they are hashed: -1 as 0, and points with the least first.
    static constexpr std::uint8_t fromNone(int number) { return static_cast<std::uint8_t>(number + 1); }
    static constexpr std::uint16_t fromLeast(int points) { return static_cast<std::uint16_t>(points + 0x8000); }
};

/// Who is to act; where all act at once the first from the start marker who is not done (DE Gleichzeitig spielen).
[[nodiscard]] int playerOf(const State &state);
/// Nobody in particular is to act: all do at the same time, or one says it for the table.
[[nodiscard]] bool isEverybodysTurn(const State &state);
/// The seats from the start marker on.
[[nodiscard]] inline int seatAfterStart(const State &state, int steps)
{
    return (state.start + steps) % state.players;
}

/// The ability of a place or card; none where it is not known.
[[nodiscard]] const Ability *abilityOf(const State &state, Source source);
/// The place at which it stands; nothing where it is not in that player's row.
[[nodiscard]] std::optional<Location> placeOf(const State &state, int seat, Source source);
/// It counts: its place is healthy (DE Euer Reich I).
[[nodiscard]] bool isActive(const State &state, int seat, Source source);
/// Innovations at each place of a player.
[[nodiscard]] Per<std::uint8_t, Location> innovationsOf(const State &state, int seat);
/// A card in a row, or one that is open.
[[nodiscard]] bool isInPlay(const State &state, Card card);
/// A card of the row that another player has, or that is open; none.
[[nodiscard]] Card takenCard(const State &state, int seat, const Row &row);
/// Strength of abilities (DE Militärrunde 2).
[[nodiscard]] int strengthOf(const State &state, int seat);

/// What would be destroyed: the position, or those to choose from; none where nothing is healthy (DE Wer eine Krise annimmt C).
[[nodiscard]] std::vector<int> threatenedAt(const Player &player, int position);
/// Where an Innovation may be laid: the healthy places with the fewest (DE Innovationen erhalten und anlegen). Without `without`
/// where a card is moved.
[[nodiscard]] std::vector<int> placesFor(const State &state, int seat, Card without = {});

/// Calls `use` with each place and card of a player in the order of the row, cards after their place.
template <typename Use>
void eachSource(const State &state, int seat, Use use)
{
    std::array<std::uint8_t, kCards> cards{};
    std::array<std::uint8_t, kPlaces + 1> first{};
    const Player &player = state.at(seat);
    Per<std::uint8_t, Location> positions;
    for (std::uint8_t place = 0; place < kPlaces; ++place)
        positions[player.row[place]] = place;
    Per<std::uint8_t, Location> counts = innovationsOf(state, seat);
    for (std::size_t place = 0; place < kPlaces; ++place)
        first[place + 1] = static_cast<std::uint8_t>(first[place] + counts[player.row[place]]);
    std::array<std::uint8_t, kPlaces + 1> next = first;
    for (std::uint8_t card = 0; card < kCards; ++card)
        if (const Lying lies = state.lying[card]; lies.seat() == seat)
            cards[next[positions[lies.location()]]++] = card;
    for (std::size_t place = 0; place < kPlaces; ++place) {
        use(Source(player.row[place]), player.row[place]);
        for (std::size_t at = first[place]; at < first[place + 1]; ++at)
            use(Source(Card{cards[at]}), player.row[place]);
    }
}

/// Where a decision of the table is now; the names are those of the contract.
enum class Phase : std::uint8_t {
    Row,
    Track,
    Blitz,
    Reveal,
    Crisis,
    Economy,
    Industry,
    IndustryEconomy,
    Campaign,
    Bids,
    Refresh,
    Count,
    Over,
    Sheet
};
[[nodiscard]] constexpr Phase phaseOf(const State &state)
{
    return static_cast<Phase>(state.step);
}
static_assert(static_cast<int>(Phase::Sheet) == static_cast<int>(Step::Sheet));

} // namespace pegsheet::empires

template <>
struct pegsheet::EnumNames<pegsheet::empires::Phase>
{
    static constexpr std::array<std::string_view, 14> names{
        "row",      "track", "blitz",   "reveal", "crisis", "economy", "industry", "industryEconomy",
        "campaign", "bids",  "refresh", "count",  "over",   "sheet"};
};
template <>
struct pegsheet::EnumNames<pegsheet::empires::Scoring>
{
    static constexpr std::array<std::string_view, 5> names{"ability", "campaign", "victory", "shortage", "corrected"};
};
