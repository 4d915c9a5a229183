// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "model/empires/ability.h"
#include "model/empires/card.h"
#include "model/empires/conflict.h"
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

/// The two parts of a combined round.
enum class Part : std::uint8_t { Economy, Industry };

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

/// The whole table.
struct State
{
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
    std::array<Crisis, 2> crises;
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
template <>
struct pegsheet::EnumNames<pegsheet::empires::Part>
{
    static constexpr std::array<std::string_view, 2> names{"economy", "industry"};
};
