// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "model/core/statefields.h"
#include "model/nations/payment.h"
#include "model/nations/tile.h"

#include <array>
#include <cstdint>
#include <span>
#include <vector>

namespace pegsheet::nations {

/// What an age brought one player on the victory point track.
struct AgePoints
{
    std::uint8_t books = 0;
    std::uint8_t famine = 0;
    std::uint8_t war = 0;

    [[nodiscard]] constexpr int total() const { return books + famine + war; }
    constexpr bool operator==(const AgePoints &) const = default;
};

/// Points on tiles, one number a kind, where the tiles themselves are not kept.
struct TileSums
{
    std::uint8_t developments = 0;
    std::uint8_t advisor = 0;
    std::uint8_t colonies = 0;
    std::uint8_t wonders = 0;

    constexpr bool operator==(const TileSums &) const = default;
};

using Ledger = std::array<AgePoints, kAges>;
void hashInto(Hasher &hasher, const Ledger &ledger);

/// The board of one player and what lies beside it.
struct Player
{
    std::uint16_t books = 0; ///< place on the book track
    bool passed = false;
    bool rolled = false;       ///< in this age; depth full
    std::uint8_t strength = 0; ///< unspent at the end of the age, as typed; depths tracks and tiles
    Ledger ledger;
    Developments developments;
    Place advisor;
    Place wonder; ///< under construction
    std::vector<Tile> colonies;
    std::vector<Tile> built;
    Pieces available;         ///< dice as they lie, and chits; depth full
    Amounts<Colour> toRoll;   ///< dice that show nothing yet; depth full
    Amounts<Colour> usedDice; ///< depth full
    Amounts<Chit> usedChits;  ///< in depth tiles the rerolls only
    TileSums sums;            ///< typed at the end, where the tiles are not known
    std::uint8_t putIn = 0;   ///< bit of each kind whose tiles a correction put in since an age without tiles
    std::uint8_t track = 0;   ///< typed: all points on the victory point track
    std::uint8_t place = 0;   ///< typed: in the last turn order, from 1; 0 is not said

    [[nodiscard]] bool hasPutIn(TileKind kind) const { return (putIn >> static_cast<unsigned>(kind) & 1U) != 0; }
    [[nodiscard]] bool hasPutInAll() const { return putIn == (1U << kCount<TileKind>)-1U; }
    bool operator==(const Player &) const = default;
};

/// The dice that show something, by colour.
[[nodiscard]] Amounts<Colour> coloursOf(const Amounts<DieFace> &dice);
/// All dice of that colour: available, used or still to be rolled. All chits of that kind.
[[nodiscard]] int diceOf(const Player &player, Colour colour);
[[nodiscard]] int diceOf(const Player &player);
[[nodiscard]] int chitsOf(const Player &player, Chit chit);

/// What the tiles of a player say there should be: the printed and bought developments, the start, the advisor, colonies and
/// built wonders.
[[nodiscard]] Gains entitled(const Player &player);

/// What lies in a slot, the printed development included, as far as dice and points go.
[[nodiscard]] Gains gainsOf(const Place &development);

/// How far the age has gone, and what is awaited.
enum class Step : std::uint8_t {
    Deal,     ///< the event, and the offer where it is kept
    Opponent, ///< alone: the opponent's blue dice
    Roll,     ///< dice of whoever acts that show nothing
    Act,      ///< one action
    GiveBack, ///< which pieces of a replaced tile go back
    Remove,   ///< alone: the die with four sides
    Books,
    Famine,
    Order, ///< the numbers of unspent strength, where pieces are not kept
    War,
    Sums, ///< the points of the tiles, where those are not known
    Over,
    Typing ///< not a match but finished sheets are entered
};

/// What was agreed, as far as the rules ask for it.
struct Agreed
{
    Depth depth = Depth::Tiles; ///< that of the first age, until a deal changes it
    bool offer = false;         ///< the table's offer is kept
    bool soloHarder = false;
    bool passRemoves = false; ///< alone, passing counts as an action (rules note "passRemoves")
    bool famineTrades = true;
    bool oldWarOrder = false;
    bool onlySheets = false;
    bool asksNeedless = true;   ///< also what no answer can change is asked
    bool rollsTogether = false; ///< depth full: all roll before the first action of an age (rules note "rollTogether")

    constexpr bool operator==(const Agreed &) const = default;
};

/// The two numbers of an event; 0 before it is dealt.
struct Event
{
    std::uint8_t famine = 0;
    std::uint8_t war = 0;

    constexpr bool operator==(const Event &) const = default;
};

using TurnOrder = std::array<std::uint8_t, kMaxSeats>;

/// The turn order of so many, as a field: written as a list of seats, the first player first. Whether each is there once is judged
/// by who sets it. The one before belongs to its number.
struct SeatOrder
{
    TurnOrder seats;
    TurnOrder former;
    std::size_t count;
};
[[nodiscard]] Value toValue(const SeatOrder &order);
[[nodiscard]] MaybeRefusal fromValue(std::string_view field, const Value &value, SeatOrder &order);
[[nodiscard]] Value schemaOf(const SeatOrder &order);
[[nodiscard]] Value correctionSchemaOf(const SeatOrder &order);
void hashInto(Hasher &hasher, const SeatOrder &order);

/// The offer as a field: so many of its places are used. Written as columns of three places.
struct OfferPlaces
{
    std::array<Place, kOfferPlaces> places;
    std::size_t count;
};
[[nodiscard]] Value toValue(const OfferPlaces &offer);
[[nodiscard]] MaybeRefusal fromValue(std::string_view field, const Value &value, OfferPlaces &offer);
[[nodiscard]] Value schemaOf(const OfferPlaces &offer);
void hashInto(Hasher &hasher, const OfferPlaces &offer);

/// The whole table.
struct State
{
    static constexpr int kLeastPlayers = 1;
    static constexpr std::uint8_t kMostPlayers = kMaxSeats;
    static constexpr std::uint32_t kOddsUnset = 20;
    static constexpr std::array<std::string_view, 2> kDerived{"score", "phase"};

    std::uint8_t players = 0;
    std::uint8_t player = 0; ///< who acts
    Step step = Step::Deal;
    Depth depth = Depth::Tiles;
    std::uint8_t age = 1;
    std::uint8_t entered = 0;  ///< bit of each seat that is done with this step of the age's end, or whose sheet is typed
    bool tilesUnknown = false; ///< an age was played without tiles
    bool allRoll = false;      ///< not all of those who roll together have
    Agreed agreed;
    Event event;
    TurnOrder order{0, 1, 2, 3};  ///< seats, the first player first
    TurnOrder former{0, 1, 2, 3}; ///< the one before, once strength has changed it
    std::uint16_t opponentBooks = 0;
    std::array<Place, kOfferPlaces> offer; ///< column by column
    Gains owed;                            ///< pieces of a replaced tile that have yet to go back
    Gains coming;                          ///< those of the new one
    std::array<Player, kMaxSeats> seats;

    [[nodiscard]] const Player &mine() const { return seats[player]; }
    [[nodiscard]] Player &mine() { return seats[player]; }
    [[nodiscard]] std::span<const Player> seated() const { return {seats.data(), players}; }
    [[nodiscard]] std::span<Player> seated() { return {seats.data(), players}; }
    [[nodiscard]] std::span<const std::uint8_t> turnOrder() const { return {order.data(), players}; }
    [[nodiscard]] bool isSolo() const { return players == 1; }
    [[nodiscard]] bool isFull() const { return depth == Depth::Full; }
    /// The offer of this age is kept.
    [[nodiscard]] bool keepsOffer() const { return agreed.offer && depth != Depth::Tracks; }
    [[nodiscard]] int columns() const { return columnsFor(players); }
    [[nodiscard]] bool hasEntered(int seat) const { return (entered >> static_cast<unsigned>(seat) & 1U) != 0; }
    bool operator==(const State &) const = default;

    /// The fields of the table and of a player (model/core/statefields.h).
    static void describe(auto &state, auto &&visit)
    {
        const Agreed &agreed = state.agreed;
        visit.hash(state.players, state.player, state.step, state.depth, state.age, state.entered, agreed.depth);
        visit.hash(state.event.famine, state.event.war, state.tilesUnknown, agreed.offer, agreed.soloHarder, agreed.passRemoves);
        visit.hash(agreed.famineTrades, agreed.oldWarOrder, agreed.onlySheets);
        if (!agreed.asksNeedless)
            visit.hash(std::uint8_t{2});
        if (agreed.rollsTogether)
            visit.hash(static_cast<std::uint8_t>(state.allRoll ? 4 : 3));
        visit("age", state.age, Range{1, kAges}, kHashed);
        visit("depth", state.depth, kHashed);
        const int columns = state.columns();
        visit("columns", columns, Range{columnsFor(1), kMostColumns}, kHashed);
        visit("player", state.player, Range{0, kMaxSeats - 1}, SetOnly{{kHashed}});
        SeatOrder order{state.order, state.former, state.players};
        visit("order", order, Settable());
        visit.group("event", [&] {
            visit("famine", state.event.famine, Range{0, kMostThreshold}, SetTo{{1, kMostThreshold}}, kHashed);
            visit("war", state.event.war, Range{0, kMostThreshold}, SetTo{{1, kMostThreshold}}, kHashed);
        });
        visit("opponentBooks", state.opponentBooks, Range{0, kMostBooks}, Settable{{.isAlways = false, .isNow = state.isSolo()}});
        OfferPlaces offer{state.offer, static_cast<std::size_t>(state.columns()) * kRows};
        visit("offer", offer, Settable{{.isAlways = false, .isNow = state.keepsOffer()}});
        if constexpr (!std::is_const_v<std::remove_reference_t<decltype(state)>>) {
            state.order = order.seats;
            state.offer = offer.places;
        }
        visit.group("owed", [&] {
            visit("dice", state.owed.dice, kAnyAmount);
            visit("chits", state.owed.chits, kAnyAmount);
        });
        visit.hash(state.coming);
        visit("tilesUnknown", state.tilesUnknown, kHashed);
        visit.players(state);
    }
    static void describe(auto &state, int seat, auto &&visit)
    {
        auto &player = state.seats[static_cast<std::size_t>(seat)];
        visit("books", player.books, Range{0, kMostBooks}, Settable());
        visit.told("points", [&] { return trackOf(state, player); });
        visit("passed", player.passed);
        visit("rolled", player.rolled);
        visit.told("strength", [&] { return strengthOf(state, player); });
        visit.hash(player.strength, player.ledger);
        const auto points = [&](std::string_view name, auto part, auto most) {
            for (std::size_t place = 0; place < kAges; ++place)
                visit.group(kAgeNames[place], [&] {
                    visit(name, player.ledger[place].*part, Range{0, most(static_cast<int>(place) + 1)}, Settable{kHashed});
                });
        };
        visit.group("ledger", [&] {
            points("books", &AgePoints::books, [](int) { return mostBookPoints(kMaxSeats); });
            points("famine", &AgePoints::famine, &pointsOfAge);
            points("war", &AgePoints::war, &pointsOfAge);
        });
        visit("developments", player.developments, Settable());
        visit("advisor", player.advisor, Settable());
        visit("wonder", player.wonder, Settable());
        visit("colonies", player.colonies, Settable());
        visit("built", player.built, Settable());
        const Gains gains = entitled(player);
        visit.group("entitled", [&] {
            visit("dice", gains.dice, kAnyAmount, kHashed);
            visit("chits", gains.chits, kAnyAmount, kHashed);
        });
        visit.group("dice", [&] {
            visit("available", player.available.dice, kAnyAmount, SetTo{{0, kMostDice}});
            visit.hash(player.available.chits);
            visit("toRoll", player.toRoll, kAnyAmount, SetTo{{0, kMostDice}});
            visit("used", player.usedDice, kAnyAmount, SetTo{{0, kMostDice}});
        });
        visit.group("chits", [&] {
            visit("available", player.available.chits, kAnyAmount, SetTo{{0, kMostChits}}, kHashed);
            visit("used", player.usedChits, kAnyAmount, SetTo{{0, kMostChits}});
        });
        visit.told("rerolls", [&] { return rerollsLeft(state, player); });
        visit("passed", player.passed, SetOnly{{kHashed}});
        visit.group("tilePoints", [&] {
            visit.told("developments", [&] { return tileTotals(state, player).developments; });
            visit.told("advisor", [&] { return tileTotals(state, player).advisor; });
            visit.told("colonies", [&] { return tileTotals(state, player).colonies; });
            visit.told("wonders", [&] { return tileTotals(state, player).wonders; });
            visit("developments", player.sums.developments, Range{0, kMostDevelopmentPoints}, SetOnly());
            visit("advisor", player.sums.advisor, Range{0, kMostTilePoints}, SetOnly());
            visit("colonies", player.sums.colonies, Range{0, kMostBesidePoints}, SetOnly());
            visit("wonders", player.sums.wonders, Range{0, kMostBesidePoints}, SetOnly());
        });
        visit.hash(player.track);
        visit("place", player.place, Range{0, kMaxSeats});
        if (!state.agreed.asksNeedless)
            visit.hash(player.putIn);
    }

private:
    static constexpr Shown kHashed{.isHashed = false}; // elsewhere
    static constexpr Range kAnyAmount{0, 255, true};
};

/// The number of an offer's place: columns and rows count from 1.
[[nodiscard]] constexpr std::size_t offerPlace(int column, int row)
{
    return static_cast<std::size_t>((column - 1) * kRows + row - 1);
}

/// In which order the end of the age goes backwards: the turn order, for the war the new one or, where agreed, the old one.
[[nodiscard]] const TurnOrder &endOrder(const State &state);

/// Available rerolls: chits of depth full, or what the tiles bring less what was used.
[[nodiscard]] int rerollsLeft(const State &state, const Player &player);
/// Strength that is not spent, as it decides on the turn order (DE Zugreihenfolge).
[[nodiscard]] int strengthOf(const State &state, const Player &player);
/// Whether as many dice and chits can lie with that player once these are lost and those gained (tables.h, kMostDice).
[[nodiscard]] bool hasRoom(const State &state, const Player &player, const Gains &lost, const Gains &gained);
/// No more of anything than that.
[[nodiscard]] bool hasPossiblePieces(const Player &player);
/// What a tile put there takes away: the development of that slot (from 1), the advisor; nothing otherwise.
[[nodiscard]] Gains replacedBy(const Player &player, const Tile &tile, int slot);

/// Where a decision of the table is now; the names are those of the facts, "End of game" aside.
enum class Phase : std::uint8_t {
    Deal,
    Opponent,
    Roll,
    Actions,
    GiveBack,
    Remove,
    Books,
    Famine,
    Order,
    War,
    TilePoints,
    Over,
    Sheet
};
[[nodiscard]] constexpr Phase phaseOf(const State &state)
{
    return static_cast<Phase>(state.step);
}
static_assert(static_cast<int>(Phase::Sheet) == static_cast<int>(Step::Typing));

} // namespace pegsheet::nations

template <>
struct pegsheet::EnumNames<pegsheet::nations::Phase>
{
    static constexpr std::array<std::string_view, 13> names{"deal",       "opponent", "roll",   "actions", "giveBack",
                                                            "remove",     "books",    "famine", "order",   "war",
                                                            "tilePoints", "over",     "sheet"};
};
