// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "model/tapestry/tables.h"

/// The income mat by what lies open on it, read by the compiler.
namespace pegsheet::tapestry {

/// What the open slots of a row bring in an income turn.
struct MatIncome
{
    std::uint8_t resources = 0; ///< of the row
    std::uint8_t tiles = 0;
    std::uint8_t tapestry = 0;

    constexpr bool operator==(const MatIncome &) const = default;
};

namespace printedmat {

consteval Per<std::array<MatIncome, kSlots + 1>, Building> incomes()
{
    Per<std::array<MatIncome, kSlots + 1>, Building> all{};
    for (const Building building : kAll<Building>)
        for (std::size_t slot = 1; slot <= kSlots; ++slot) {
            const SlotRow &row = kMat[building][slot - 1];
            MatIncome sum = all[building][slot - 1];
            sum.resources = static_cast<std::uint8_t>(sum.resources + (row.hasResource ? 1 : 0));
            sum.tiles = static_cast<std::uint8_t>(sum.tiles + (row.also == "tile" ? 1 : 0));
            sum.tapestry = static_cast<std::uint8_t>(sum.tapestry + (row.also == "tapestry" ? 1 : 0));
            all[building][slot] = sum;
        }
    return all;
}
consteval Per<std::array<Node, kSlots + 1>, Building> points()
{
    Per<std::array<Node, kSlots + 1>, Building> all{};
    for (const Building building : kAll<Building>)
        for (std::size_t slot = 1; slot <= kSlots; ++slot)
            if (const std::string_view text = kMat[building][slot - 1].points; !text.empty())
                all[building][slot] = benefit(text).nodes().front();
    return all;
}

inline constexpr auto kIncomes = incomes();
inline constexpr auto kPoints = points();

} // namespace printedmat

/// What so many open slots of the row bring together, from 1.
[[nodiscard]] constexpr MatIncome matIncome(Building building, int open)
{
    return printedmat::kIncomes[building][static_cast<std::size_t>(open)];
}
/// The icon of points in a slot from 1: `vp` or `vp_per`; a node that is none where there is no icon.
[[nodiscard]] constexpr Node matPoints(Building building, int slot)
{
    return printedmat::kPoints[building][static_cast<std::size_t>(slot)];
}

} // namespace pegsheet::tapestry
