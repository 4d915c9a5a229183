// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "model/bronze/correction.h"
#include "model/bronze/state.h"
#include "model/core/fields.h"

#include <array>
#include <string>
#include <string_view>
#include <variant>

/// Every move there is. The first alternatives of Move are listed moves, in the order of their kinds;
/// that order is part of the shared format.
namespace pegsheet::bronze {

/// All dice of the turn, one a city (EN 1).
struct Roll
{
    static constexpr std::string_view kType = "roll";
    Dice faces;

    static void describe(auto &self, auto &&visit) { visit("faces", self.faces); }
    bool operator==(const Roll &) const = default;
};

/// Some dice again: `kept` stay as they lie, the others came up as `rolled` (EN 1).
struct Reroll
{
    static constexpr std::string_view kType = "reroll";
    Dice kept;
    Dice rolled;

    static void describe(auto &self, auto &&visit)
    {
        visit("kept", self.kept);
        visit("rolled", self.rolled);
    }
    bool operator==(const Reroll &) const = default;
};

/// Ends the rolling.
struct Keep
{
    static constexpr std::string_view kType = "keep";

    static void describe(auto &, auto &&) {}
    bool operator==(const Keep &) const = default;
};

/// Leadership: one die once more, a skull too; ends the rolling (FR table 3).
struct Leadership
{
    static constexpr std::string_view kType = "leadership";
    Face from = Face::Food;
    Face to = Face::Food;

    static void describe(auto &self, auto &&visit)
    {
        visit("from", self.from);
        visit("to", self.to);
    }
    bool operator==(const Leadership &) const = default;
};

/// So many of the choice dice give food, the others workers (EN 2). Collecting follows by itself.
struct Choose
{
    static constexpr std::string_view kType = "choose";
    std::uint8_t food = 0;

    static void describe(auto &self, auto &&visit) { visit("food", self.food, Range{0, kMaxDice}); }
    bool operator==(const Choose &) const = default;
};

/// Engineering: stones into three workers each (EN 5, FR table 3).
struct UseStone
{
    static constexpr std::string_view kType = "useStone";
    std::uint8_t stone = 1;

    static void describe(auto &self, auto &&visit) { visit("stone", self.stone, Range{1, 7}); }
    bool operator==(const UseStone &) const = default;
};

/// Workers tick boxes of a city or monument (EN 4).
struct Build
{
    static constexpr std::string_view kType = "build";
    Target target = Target::City4;
    std::uint8_t boxes = 1;

    static void describe(auto &self, auto &&visit)
    {
        visit("target", self.target);
        visit("boxes", self.boxes, Range{1, 15});
    }
    bool operator==(const Build &) const = default;
};

/// A development, paid with all coins of the dice, whole rows of goods, and food with Granaries (EN 5).
struct Buy
{
    static constexpr std::string_view kType = "buy";
    Development development = Development::Leadership;
    EnumSet<Good> goods;
    std::uint8_t food = 0;

    static void describe(auto &self, auto &&visit)
    {
        visit("development", self.development);
        visit("goods", self.goods);
        visit("food", self.food, Range{0, kMaxFood, true});
    }
    bool operator==(const Buy &) const = default;
};

/// Goods given up to come down to exactly six (EN 6).
struct Discard
{
    static constexpr std::string_view kType = "discard";
    Amounts<Good> goods;

    static void describe(auto &self, auto &&visit) { visit("goods", self.goods); }
    bool operator==(const Discard &) const = default;
};

struct EndTurn
{
    static constexpr std::string_view kType = "endTurn";

    static void describe(auto &, auto &&) {}
    bool operator==(const EndTurn &) const = default;
};

/// The table overrules the app: absolute values for fields of a player's sheet or of the turn.
struct Correct
{
    static constexpr std::string_view kType = "correct";
    std::int8_t player = -1; ///< -1: fields of the turn
    Correction set;
    std::string why; ///< the table's words, may be empty

    static void describe(auto &self, auto &&visit)
    {
        visit("player", self.player, OptionalPlayer{});
        visit("set", self.set);
        visit("why", self.why, TextLimit{200});
    }
    bool operator==(const Correct &) const = default;
};

using Move = std::variant<Roll, Reroll, Keep, Leadership, Choose, UseStone, Build, Buy, Discard, EndTurn, Correct>;

/// The listed moves by kind; an enumerator's number is the alternative's place in Move.
enum class Kind : std::uint8_t { Roll, Reroll, Keep, Leadership, Choose, UseStone, Build, Buy, Discard, EndTurn };
inline constexpr int kKinds = 10;
static_assert(std::variant_size_v<Move> == kKinds + 1);

} // namespace pegsheet::bronze
