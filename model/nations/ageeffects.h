// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "model/nations/turneffects.h"

#include <string>
#include <vector>

/// What came of the end of an age and of the match, and what was corrected.
namespace pegsheet::nations {

/// A book marker moved up.
struct BooksGained
{
    static constexpr std::string_view kType = "books";
    std::uint8_t player = 0;
    int gained = 0;
    int books = 0; ///< where it stands now

    static void describe(auto &self, auto &&visit)
    {
        visit("player", self.player, kSeatRange);
        visit("gained", self.gained, kAnyRange);
        visit("books", self.books, kAnyRange);
    }
};

/// The books of the age were scored: so many others stand further behind.
struct BooksScored
{
    static constexpr std::string_view kType = "booksScored";
    std::uint8_t player = 0;
    int behind = 0;
    int points = 0;

    static void describe(auto &self, auto &&visit)
    {
        visit("player", self.player, kSeatRange);
        visit("behind", self.behind, kAnyRange);
        visit("points", self.points, kAnyRange);
    }
};

/// How the famine or the war went for a player. Where pieces are not kept it is not known how much food was spent.
struct FamineTold
{
    static constexpr std::string_view kType = "famine";
    std::uint8_t player = 0;
    bool met = false;
    int needed = 0;
    int spent = 0;
    int points = 0;

    static void describe(auto &self, auto &&visit)
    {
        visit("player", self.player, kSeatRange);
        visit("met", self.met);
        visit("needed", self.needed, kAnyRange);
        visit("spent", self.spent, kAnyRange);
        visit("points", self.points, kAnyRange);
    }
};
struct WarTold
{
    static constexpr std::string_view kType = "war";
    std::uint8_t player = 0;
    bool met = false;
    int needed = 0;
    int spent = 0;
    int points = 0;

    static void describe(auto &self, auto &&visit)
    {
        visit("player", self.player, kSeatRange);
        visit("met", self.met);
        visit("needed", self.needed, kAnyRange);
        visit("spent", self.spent, kAnyRange);
        visit("points", self.points, kAnyRange);
    }
};

/// One number a seat, or seats one after the other.
struct Numbers
{
    std::vector<int> values;
};
[[nodiscard]] Value toValue(const Numbers &numbers);
[[nodiscard]] MaybeRefusal fromValue(std::string_view field, const Value &value, Numbers &numbers);
[[nodiscard]] Value schemaOf(const Numbers &numbers);

/// The new turn order: strength by seat, and who is level with somebody else, so that the old order decided.
struct NewOrder
{
    static constexpr std::string_view kType = "newOrder";
    Numbers order;
    Numbers strength;
    SeatSet tied;
    bool changed = false;

    static void describe(auto &self, auto &&visit)
    {
        visit("order", self.order);
        visit("strength", self.strength);
        visit("tied", self.tied);
        visit("changed", self.changed);
    }
};

/// Points on tiles were counted at the end.
struct TilesCounted
{
    static constexpr std::string_view kType = "tilesCounted";
    std::uint8_t player = 0;
    int developments = 0;
    int advisor = 0;
    int colonies = 0;
    int wonders = 0;

    static void describe(auto &self, auto &&visit)
    {
        visit("player", self.player, kSeatRange);
        visit("developments", self.developments, kAnyRange);
        visit("advisor", self.advisor, kAnyRange);
        visit("colonies", self.colonies, kAnyRange);
        visit("wonders", self.wonders, kAnyRange);
    }
};

/// Whom one player alone reaches in the hall of fame; nobody below ten points.
struct HallOfFame
{
    static constexpr std::string_view kType = "hallOfFame";
    int total = 0;
    std::string name;

    static void describe(auto &self, auto &&visit)
    {
        visit("total", self.total, kAnyRange);
        visit("name", self.name, TextLimit{40});
    }
};

/// A finished sheet was entered; `over` where it was the last one missing.
struct SheetEntered
{
    static constexpr std::string_view kType = "sheetEntered";
    std::uint8_t player = 0;
    bool over = false;

    static void describe(auto &self, auto &&visit)
    {
        visit("player", self.player, kSeatRange);
        visit("over", self.over);
    }
};

/// Fields were set by the table.
struct Corrected
{
    static constexpr std::string_view kType = "corrected";
    std::int8_t player = -1;
    Correction before;
    Correction after;

    static void describe(auto &self, auto &&visit)
    {
        visit("player", self.player, OptionalPlayer{});
        visit("before", self.before);
        visit("after", self.after);
    }
};

/// A correction changed what a player's tiles give, and no dice or chits with them: those stay as they are, also in later ages.
struct PiecesStay
{
    static constexpr std::string_view kType = "piecesStay";
    std::uint8_t player = 0;

    static void describe(auto &self, auto &&visit) { visit("player", self.player, kSeatRange); }
};

/// The age is over, with the last one the match.
struct AgeEnded
{
    static constexpr std::string_view kType = "ageEnded";
    std::uint8_t age = 1;
    bool over = false;

    static void describe(auto &self, auto &&visit)
    {
        visit("age", self.age, kAnyRange);
        visit("over", self.over);
    }
};

} // namespace pegsheet::nations
