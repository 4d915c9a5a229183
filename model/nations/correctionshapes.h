// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "model/nations/correction.h"

#include <array>
#include <span>
#include <string_view>

/// Where the values of a correction lie in its object. For those who read, write and describe it.
namespace pegsheet::nations {

inline constexpr std::array<std::string_view, 4> kSumKeys{"developments", "advisor", "colonies", "wonders"};

// A field whose values lie one level deeper: `group:{name:value}`, or two: `group:{part:{name:value}}`.
struct Shape
{
    Field field;
    std::string_view group;                 ///< the key of the set
    std::string_view part;                  ///< within it; empty where values lie there at once
    std::span<const std::string_view> keys; ///< one a place; empty where there is but one value
};

inline std::span<const Shape> shapes()
{
    static const std::array kShapes{
        Shape{Field::Books, "books", {}, {}},
        Shape{Field::Dice, "dice", "available", EnumNames<DieFace>::names},
        Shape{Field::ToRoll, "dice", "toRoll", EnumNames<Colour>::names},
        Shape{Field::UsedDice, "dice", "used", EnumNames<Colour>::names},
        Shape{Field::Chits, "chits", "available", EnumNames<Chit>::names},
        Shape{Field::UsedChits, "chits", "used", EnumNames<Chit>::names},
        Shape{Field::TileSums, "tilePoints", {}, kSumKeys},
        Shape{Field::Actor, "player", {}, {}},
        Shape{Field::Famine, "event", "famine", {}},
        Shape{Field::War, "event", "war", {}},
        Shape{Field::OpponentBooks, "opponentBooks", {}, {}},
    };
    return kShapes;
}

struct LedgerPart
{
    Field field;
    std::string_view key;
};
inline constexpr std::array kLedger{LedgerPart{Field::LedgerBooks, "books"}, LedgerPart{Field::LedgerFamine, "famine"},
                                    LedgerPart{Field::LedgerWar, "war"}};

inline bool isList(Field field)
{
    return field == Field::Developments || field == Field::Colonies || field == Field::Built;
}

} // namespace pegsheet::nations
