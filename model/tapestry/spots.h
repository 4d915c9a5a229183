// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "model/tapestry/footprints.h"
#include "model/tapestry/plots.h"

#include <optional>

/// Where a building may stand in a city. DE is the German rulebook of 2023 by its pages.
namespace pegsheet::tapestry {

/// Where a building stands: the upper left corner of its footprint, after so many quarter turns clockwise. Parts of it may lie
/// outside of the grid (DE p.13).
struct Spot
{
    /// Of columns and rows of corners: beyond them every footprint lies outside.
    static constexpr int kFirst = 1 - Footprint::kMost;
    static constexpr int kLast = kCitySide - 1;
    static constexpr int kCorners = kLast - kFirst + 1;
    static constexpr int kCount = Footprints::kMost * kCorners * kCorners;

    std::int8_t column = 0;
    std::int8_t row = 0;
    std::uint8_t turn = 0;

    /// From 0 to kCount - 1: turn by turn, in each by corners in reading order.
    [[nodiscard]] constexpr int number() const { return (turn * kCorners + row - kFirst) * kCorners + column - kFirst; }
    [[nodiscard]] static constexpr Spot ofNumber(int number)
    {
        return {static_cast<std::int8_t>(number % kCorners + kFirst),
                static_cast<std::int8_t>(number / kCorners % kCorners + kFirst),
                static_cast<std::uint8_t>(number / (kCorners * kCorners))};
    }

    constexpr bool operator==(const Spot &) const = default;
};

/// The plots of the grid under a footprint there; what hangs over brings nothing (DE p.13).
[[nodiscard]] constexpr Plots plotsUnder(const Footprint &footprint, const Spot &spot)
{
    Plots plots;
    for (int row = 0; row < footprint.height; ++row)
        if (const int at = spot.row + row; at >= 0 && at < kCitySide) {
            const std::uint32_t bits = footprint.rows[static_cast<std::size_t>(row)];
            plots |= Plots::ofRow(at, spot.column >= 0 ? bits << spot.column : bits >> -spot.column);
        }
    return plots;
}

/// Whether nothing of a footprint there hangs over.
[[nodiscard]] constexpr bool isWhole(const Footprint &footprint, const Spot &spot)
{
    return spot.column >= 0 && spot.row >= 0 && spot.column + footprint.width <= kCitySide
        && spot.row + footprint.height <= kCitySide;
}

/// Whether a building may stand there, on plots that are not closed, which are the filled and the impassable ones: in one of its
/// turns, and with at least one plot of it on the grid (DE p.13).
[[nodiscard]] constexpr bool mayStand(const Footprints &turns, const Spot &spot, const Plots &closed)
{
    if (spot.turn >= turns.count() || spot.column < Spot::kFirst || spot.column > Spot::kLast || spot.row < Spot::kFirst
        || spot.row > Spot::kLast)
        return false;
    const Plots plots = plotsUnder(turns[spot.turn], spot);
    return !plots.empty() && !plots.meets(closed);
}

/// All spots where a building may stand: turn by turn, in each by their corners in reading order. They are never spelled out.
///
/// An advanced mat has room here: where nothing may hang over, all outside of its grid is closed too, and so is to a landmark what
/// it may not lie beside.
class Spots
{
public:
    /// The turns of the building must outlive it.
    Spots(const Footprints &turns, const Plots &closed);

    [[nodiscard]] int size() const;
    [[nodiscard]] bool empty() const { return size() == 0; }
    /// Those of one turn, below turns.count().
    [[nodiscard]] int count(int turn) const { return m_counts[static_cast<std::size_t>(turn)]; }
    /// `index` must be below size().
    [[nodiscard]] Spot at(int index) const;
    /// The place of a spot among them; nothing where it is none of them.
    [[nodiscard]] std::optional<int> indexOf(const Spot &spot) const;
    /// The plots of the grid that the building covers in that turn on any of its spots.
    [[nodiscard]] Plots covered(int turn) const;

    /// Whether there is any; cheaper than all of them.
    [[nodiscard]] static bool any(const Footprints &turns, const Plots &closed);

private:
    /// By row of the corner, from above; bit i is column i, both from Spot::kFirst.
    using Corners = std::array<std::uint16_t, Spot::kCorners>;

    static Corners cornersOf(const Footprint &footprint, const Plots &closed);

    const Footprints &m_turns;
    std::array<Corners, Footprints::kMost> m_corners{};
    std::array<std::uint8_t, Footprints::kMost> m_counts{};
};

} // namespace pegsheet::tapestry
