// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "model/bronze/correction.h"
#include "model/bronze/marks.h"
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

/// Preservation: a pottery doubles the stored food, before the first roll (LBASHEET).
struct Preserve
{
    static constexpr std::string_view kType = "preserve";

    static void describe(auto &, auto &&) {}
    bool operator==(const Preserve &) const = default;
};

/// Smithing: so many spearheads make the invasion harder for the others; none is an answer too (LBASHEET).
struct Spears
{
    static constexpr std::string_view kType = "spears";
    std::uint8_t metal = 0;

    static void describe(auto &self, auto &&visit) { visit("metal", self.metal, Range{0, kGoods[Good::Metal].pegs}); }
    bool operator==(const Spears &) const = default;
};

/// Shipping: ships, of a wood and a cloth each (LBASHEET).
struct Ship
{
    static constexpr std::string_view kType = "ship";
    std::uint8_t ships = 1;

    static void describe(auto &self, auto &&visit) { visit("ships", self.ships, Range{1, kMaxShips}); }
    bool operator==(const Ship &) const = default;
};

/// Shipping: a good becomes one of another row; once a ship and turn (LBASHEET).
struct Swap
{
    static constexpr std::string_view kType = "swap";
    Good from = Good::Wood;
    Good to = Good::Stone;

    static void describe(auto &self, auto &&visit)
    {
        visit("from", self.from);
        visit("to", self.to);
    }
    bool operator==(const Swap &) const = default;
};

/// Goods and food change hands between the acting player and one other, who has said yes (DE, FR, trading).
struct Trade
{
    static constexpr std::string_view kType = "trade";
    std::uint8_t with = 0;
    Amounts<Ware> give;
    Amounts<Ware> take;

    static void describe(auto &self, auto &&visit)
    {
        visit("with", self.with, Range{0, kMaxSeats - 1});
        visit("give", self.give, Optional{});
        visit("take", self.take, Optional{});
    }
    bool operator==(const Trade &) const = default;
};

/// A player's finished sheet, when only the end of the game is counted.
struct FinishedSheet
{
    static constexpr std::string_view kType = "sheet";
    std::uint8_t player = 0;
    std::uint8_t food = 0;
    Amounts<Good> goods;
    Amounts<City> cityBoxes;
    MonumentMarks monuments;
    EnumSet<Development> developments;
    std::int32_t disasters = 0;
    std::uint8_t ships = 0;

    static void describe(auto &self, auto &&visit)
    {
        visit("player", self.player, Range{0, kMaxSeats - 1});
        visit("food", self.food, Range{0, kMaxFood, true});
        visit("goods", self.goods, Optional{});
        visit("cityBoxes", self.cityBoxes, Optional{});
        visit("monuments", self.monuments, Optional{});
        visit("developments", self.developments);
        visit("disasters", self.disasters, Range{0, kMostDisasters, true});
        visit("ships", self.ships, Range{0, kMaxShips, true});
    }
    bool operator==(const FinishedSheet &) const = default;
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

using Move = std::variant<Roll, Reroll, Keep, Leadership, Choose, UseStone, Build, Buy, Discard, EndTurn, Preserve, Spears, Ship,
                          Swap, Trade, FinishedSheet, Correct>;

/// The listed moves by kind; an enumerator's number is the alternative's place in Move.
enum class Kind : std::uint8_t {
    Roll,
    Reroll,
    Keep,
    Leadership,
    Choose,
    UseStone,
    Build,
    Buy,
    Discard,
    EndTurn,
    Preserve,
    Spears,
    Ship,
    Swap
};
inline constexpr int kKinds = 14;
static_assert(std::variant_size_v<Move> == kKinds + 3);
/// The others are open: they are written field by field.
[[nodiscard]] constexpr bool isListed(const Move &move)
{
    return move.index() < kKinds;
}

} // namespace pegsheet::bronze
