// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "model/core/fields.h"
#include "model/nations/correction.h"
#include "model/nations/state.h"
#include "model/nations/typedmoves.h"

#include <string>
#include <variant>

/// Every move there is. The first alternatives of Move are listed moves, in the order of their kinds; that order is part of
/// the shared format.
namespace pegsheet::nations {

/// Dice that show nothing yet (DE Aktionen: all of them right before the first action of the age; a replaced development's at
/// once).
struct Roll
{
    static constexpr std::string_view kType = "roll";
    Amounts<DieFace> faces;

    static void describe(auto &self, auto &&visit) { visit("faces", self.faces); }
    bool operator==(const Roll &) const = default;
};

/// A reroll chit for some available dice (DE Wurfwiederholung); in depth full what they show then is a roll of its own, in
/// depth tiles no dice are named.
struct Reroll
{
    static constexpr std::string_view kType = "reroll";
    Amounts<DieFace> dice;

    static void describe(auto &self, auto &&visit) { visit("dice", self.dice, Optional{}); }
    bool operator==(const Reroll &) const = default;
};

/// What dice and chits of that kind of move there are: nothing where pieces are not kept.
struct Paying
{
    Pieces pieces;

    static void describePieces(auto &self, auto &&visit)
    {
        visit("dice", self.pieces.dice, Optional{});
        visit("chits", self.pieces.chits, Optional{});
    }
    bool operator==(const Paying &) const = default;
};

/// A progress tile out of the kept offer (DE 1 Fortschrittsplättchen kaufen). Columns, rows and slots count from 1; a slot
/// belongs to developments only.
struct Buy : Paying
{
    static constexpr std::string_view kType = "buy";
    std::uint8_t column = 1;
    std::uint8_t row = 1;
    std::uint8_t slot = 0;

    static void describe(auto &self, auto &&visit)
    {
        visit("column", self.column, Range{1, kMostColumns});
        visit("row", self.row, Range{1, kRows});
        visit("slot", self.slot, Range{0, kSlots, true});
        describePieces(self, visit);
    }
    bool operator==(const Buy &) const = default;
};

/// The wonder under construction (DE 1 Wunder bauen).
struct Build : Paying
{
    static constexpr std::string_view kType = "build";

    static void describe(auto &self, auto &&visit) { describePieces(self, visit); }
    bool operator==(const Build &) const = default;
};

/// No more actions in this age (DE Passen).
struct Pass
{
    static constexpr std::string_view kType = "pass";

    static void describe(auto &, auto &&) {}
    bool operator==(const Pass &) const = default;
};

/// The available pieces that go back for a replaced tile; the others that are owed are used ones (DE 1
/// Fortschrittsplättchen kaufen: a choice). Not asked where there is none.
struct GiveBack : Paying
{
    static constexpr std::string_view kType = "giveBack";

    static void describe(auto &self, auto &&visit) { describePieces(self, visit); }
    bool operator==(const GiveBack &) const = default;
};

/// Books spent, any number (DE Bücher).
struct Books : Paying
{
    static constexpr std::string_view kType = "books";

    static void describe(auto &self, auto &&visit) { describePieces(self, visit); }
    bool operator==(const Books &) const = default;
};

/// Food spent, any number (DE Hungersnot).
struct Famine : Paying
{
    static constexpr std::string_view kType = "famine";

    static void describe(auto &self, auto &&visit) { describePieces(self, visit); }
    bool operator==(const Famine &) const = default;
};

/// Strength spent, any number (DE Krieg).
struct War : Paying
{
    static constexpr std::string_view kType = "war";

    static void describe(auto &self, auto &&visit) { describePieces(self, visit); }
    bool operator==(const War &) const = default;
};

/// Books on the opponent's blue dice (DE Solospiel).
struct OpponentRoll
{
    static constexpr std::string_view kType = "opponentRoll";
    std::uint8_t books = 0;

    static void describe(auto &self, auto &&visit) { visit("books", self.books, Range{0, kAges * kHighestFace}); }
    bool operator==(const OpponentRoll &) const = default;
};

/// The opponent's die with four sides: the cheapest tile of that column goes (DE Solospiel).
struct OpponentRemove
{
    static constexpr std::string_view kType = "opponentRemove";
    std::uint8_t d4 = 1;

    static void describe(auto &self, auto &&visit) { visit("d4", self.d4, Range{1, kD4}); }
    bool operator==(const OpponentRemove &) const = default;
};

/// How much is kept from now on; the first stands for no change.
enum class NewDepth : std::uint8_t { Same, Tracks, Tiles, Full };

/// A new age: the event, and the offer where it is kept (DE Neue Fortschritts- & Ereignisplättchen).
struct Deal
{
    static constexpr std::string_view kType = "deal";
    std::uint8_t famine = 1;
    std::uint8_t war = 1;
    Offer offer;
    NewDepth depth = NewDepth::Same;

    static void describe(auto &self, auto &&visit);
    bool operator==(const Deal &) const = default;
};

/// A tile read off where the offer is not kept. The row says the price; it may be left out where pieces are not kept.
struct BuyTile : Paying
{
    static constexpr std::string_view kType = "buyTile";
    Tile tile;
    std::uint8_t row = 0;
    std::uint8_t slot = 0;

    static void describe(auto &self, auto &&visit)
    {
        visit("tile", self.tile);
        visit("row", self.row, Range{0, kRows, true});
        visit("slot", self.slot, Range{0, kSlots, true});
        describePieces(self, visit);
    }
    bool operator==(const BuyTile &) const = default;
};

/// The table overrules the app: absolute values for fields of a player or of the turn.
struct Correct
{
    static constexpr std::string_view kType = "correct";
    static constexpr std::size_t kLongestWhy = 200;
    std::int8_t player = -1; ///< -1: fields of the turn
    Correction set;
    std::string why; ///< the table's words, may be empty

    static void describe(auto &self, auto &&visit)
    {
        visit("player", self.player, OptionalPlayer{});
        visit("set", self.set);
        visit("why", self.why, TextLimit{kLongestWhy});
    }
    bool operator==(const Correct &) const = default;
};

using Move = std::variant<Roll, Reroll, Buy, Build, Pass, GiveBack, Books, Famine, War, OpponentRoll, OpponentRemove, Deal, BuyTile,
                          BooksSpent, FamineMet, Strength, TilePoints, FinishedSheet, Correct>;

/// The listed moves by kind; an enumerator's number is the alternative's place in Move.
enum class Kind : std::uint8_t { Roll, Reroll, Buy, Build, Pass, GiveBack, Books, Famine, War, OpponentRoll, OpponentRemove };
inline constexpr int kKinds = 11;
static_assert(std::variant_size_v<Move> == kKinds + 8);
/// The others are open: they are written field by field.
[[nodiscard]] constexpr bool isListed(const Move &move)
{
    return move.index() < kKinds;
}

} // namespace pegsheet::nations

template <>
struct pegsheet::EnumNames<pegsheet::nations::NewDepth>
{
    static constexpr std::array<std::string_view, 4> names{"same", "tracks", "tiles", "full"};
};

// Below the names of the depths, which it needs.
void pegsheet::nations::Deal::describe(auto &self, auto &&visit)
{
    visit("famine", self.famine, Range{1, kMostThreshold});
    visit("war", self.war, Range{1, kMostThreshold});
    visit("offer", self.offer, Optional{});
    visit("depth", self.depth, Optional{});
}
