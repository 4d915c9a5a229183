// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "model/nations/moves.h"

/// What came of moves within the actions of an age.
namespace pegsheet::nations {

inline constexpr Range kAnyRange{-2147483647, 2147483647};

/// A new age began.
struct Dealt
{
    static constexpr std::string_view kType = "dealt";
    std::uint8_t age = 1;
    std::uint8_t famine = 0;
    std::uint8_t war = 0;
    Depth depth = Depth::Tiles;
    int tiles = 0; ///< on offer; 0 where that is not kept

    static void describe(auto &self, auto &&visit)
    {
        visit("age", self.age, kAnyRange);
        visit("famine", self.famine, kAnyRange);
        visit("war", self.war, kAnyRange);
        visit("depth", self.depth);
        visit("tiles", self.tiles, kAnyRange);
    }
};

/// The opponent of one player alone rolled that many books.
struct OpponentRolled
{
    static constexpr std::string_view kType = "opponentRolled";
    int books = 0;
    int total = 0;

    static void describe(auto &self, auto &&visit)
    {
        visit("books", self.books, kAnyRange);
        visit("total", self.total, kAnyRange);
    }
};

/// The opponent took that tile; none where the column was empty, or none was meant. `again`: the die is rolled again.
struct OpponentRemoved
{
    static constexpr std::string_view kType = "opponentRemoved";
    int d4 = 0;
    int row = 0; ///< 0: nothing
    Place tile;
    bool again = false;

    static void describe(auto &self, auto &&visit)
    {
        visit("d4", self.d4, kAnyRange);
        visit("row", self.row, kAnyRange);
        visit("tile", self.tile);
        visit("again", self.again);
    }
};

/// Dice were rolled; `first` is the roll before the first action of the age.
struct Rolled
{
    static constexpr std::string_view kType = "rolled";
    std::uint8_t player = 0;
    Amounts<DieFace> faces;
    bool first = false;

    static void describe(auto &self, auto &&visit)
    {
        visit("player", self.player, kSeatRange);
        visit("faces", self.faces);
        visit("first", self.first);
    }
};

/// A reroll chit was used; these dice are rolled again.
struct Rerolled
{
    static constexpr std::string_view kType = "rerolled";
    std::uint8_t player = 0;
    Amounts<DieFace> dice;
    int left = 0; ///< rerolls still available

    static void describe(auto &self, auto &&visit)
    {
        visit("player", self.player, kSeatRange);
        visit("dice", self.dice);
        visit("left", self.left, kAnyRange);
    }
};

/// Pieces were spent: `trades` pairs of dice stood for one each, `lost` is what was over. `needed` is 0 where any number goes.
struct Paid
{
    static constexpr std::string_view kType = "paid";
    std::uint8_t player = 0;
    Symbol symbol = Symbol::Gold;
    Pieces pieces;
    int needed = 0;
    int paid = 0;
    int trades = 0;
    int lost = 0;

    static void describe(auto &self, auto &&visit)
    {
        visit("player", self.player, kSeatRange);
        visit("symbol", self.symbol);
        visit("dice", self.pieces.dice);
        visit("chits", self.pieces.chits);
        visit("needed", self.needed, kAnyRange);
        visit("paid", self.paid, kAnyRange);
        visit("trades", self.trades, kAnyRange);
        visit("lost", self.lost, kAnyRange);
    }
};

/// A tile was bought; `replaced` is what it lies on, and that is out of the game. For a printed development it is none, and
/// `slot` says which.
struct Bought
{
    static constexpr std::string_view kType = "bought";
    std::uint8_t player = 0;
    Tile tile;
    int slot = 0;
    int price = 0; ///< 0: the row was not said
    Place replaced;

    static void describe(auto &self, auto &&visit)
    {
        visit("player", self.player, kSeatRange);
        visit("tile", self.tile);
        visit("slot", self.slot, kAnyRange);
        visit("price", self.price, kAnyRange);
        visit("replaced", self.replaced);
    }
};

/// Pieces of a replaced tile went back to the supply: these available ones, and those used ones.
struct WentBack
{
    static constexpr std::string_view kType = "wentBack";
    std::uint8_t player = 0;
    Pieces available;
    Amounts<Colour> usedDice;
    Amounts<Chit> usedChits;

    static void describe(auto &self, auto &&visit)
    {
        visit("player", self.player, kSeatRange);
        visit("dice", self.available.dice);
        visit("chits", self.available.chits);
        visit("usedDice", self.usedDice);
        visit("usedChits", self.usedChits);
    }
};

/// Dice and chits came out of the supply.
struct Came
{
    static constexpr std::string_view kType = "came";
    std::uint8_t player = 0;
    Gains gains;

    static void describe(auto &self, auto &&visit)
    {
        visit("player", self.player, kSeatRange);
        visit("dice", self.gains.dice);
        visit("chits", self.gains.chits);
    }
};

/// More dice of a colour, or chits of a kind, are with the players than the box holds. Nothing follows from it.
struct DiceShort
{
    static constexpr std::string_view kType = "diceShort";
    Colour colour = Colour::White;
    int inPlay = 0;
    int supply = 0;

    static void describe(auto &self, auto &&visit)
    {
        visit("colour", self.colour);
        visit("inPlay", self.inPlay, kAnyRange);
        visit("supply", self.supply, kAnyRange);
    }
};
struct ChitsShort
{
    static constexpr std::string_view kType = "chitsShort";
    Chit chit = Chit::Stone;
    int inPlay = 0;
    int supply = 0;

    static void describe(auto &self, auto &&visit)
    {
        visit("chit", self.chit);
        visit("inPlay", self.inPlay, kAnyRange);
        visit("supply", self.supply, kAnyRange);
    }
};

/// The wonder under construction is built.
struct Built
{
    static constexpr std::string_view kType = "built";
    std::uint8_t player = 0;
    Tile tile;

    static void describe(auto &self, auto &&visit)
    {
        visit("player", self.player, kSeatRange);
        visit("tile", self.tile);
    }
};

/// A player passed; `last` means that everybody has.
struct Passed
{
    static constexpr std::string_view kType = "passed";
    std::uint8_t player = 0;
    bool last = false;

    static void describe(auto &self, auto &&visit)
    {
        visit("player", self.player, kSeatRange);
        visit("last", self.last);
    }
};

} // namespace pegsheet::nations
