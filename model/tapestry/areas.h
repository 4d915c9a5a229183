// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "model/tapestry/plots.h"
#include "model/tapestry/tables.h"

/// What is filled in a city: its rows, columns and districts. DE is the German rulebook of 2023 by its pages.
///
/// The simple mats share these. An advanced mat with districts of another shape brings a table of its own like kAreaPlots, with an
/// empty set for each row, column or district that it has not; what a district brings, and when, stands there beside it.
namespace pegsheet::tapestry {

/// The rows from above, then the columns from the left, then the districts in reading order.
inline constexpr int kAreas = kMostLines + kDistricts;
[[nodiscard]] constexpr int rowArea(int row)
{
    return row;
}
[[nodiscard]] constexpr int columnArea(int column)
{
    return kCitySide + column;
}
[[nodiscard]] constexpr int districtArea(int district)
{
    return kMostLines + district;
}

namespace printedareas {

consteval std::array<Plots, kAreas> plots()
{
    std::array<Plots, kAreas> areas{};
    for (int row = 0; row < kCitySide; ++row)
        for (int column = 0; column < kCitySide; ++column)
            for (const int area : {rowArea(row), columnArea(column), districtArea(row / 3 * 3 + column / 3)})
                areas[static_cast<std::size_t>(area)] |= Plots::of(column, row);
    return areas;
}

} // namespace printedareas

/// The plots of each area; a district has 3×3 (DE p.14).
inline constexpr std::array<Plots, kAreas> kAreaPlots = printedareas::plots();

/// A set of areas.
class Areas
{
public:
    constexpr Areas() = default;

    [[nodiscard]] constexpr bool has(int area) const { return (m_bits >> area & 1U) != 0; }
    constexpr void insert(int area) { m_bits |= 1U << area; }
    [[nodiscard]] constexpr bool empty() const { return m_bits == 0; }
    /// How many rows and columns.
    [[nodiscard]] constexpr int lines() const { return std::popcount(m_bits & kLineBits); }
    [[nodiscard]] constexpr int districts() const { return std::popcount(m_bits & ~kLineBits); }
    /// Those of the first that are not in the other.
    friend constexpr Areas operator-(Areas one, Areas other)
    {
        one.m_bits &= ~other.m_bits;
        return one;
    }
    constexpr bool operator==(const Areas &) const = default;

private:
    static constexpr std::uint32_t kLineBits = (1U << kMostLines) - 1;

    std::uint32_t m_bits = 0;
};

/// The areas of which every plot is among the filled ones (DE p.14).
[[nodiscard]] constexpr Areas completeIn(const Plots &filled)
{
    Areas complete;
    for (int area = 0; area < kAreas; ++area)
        if (filled.contains(kAreaPlots[static_cast<std::size_t>(area)]))
            complete.insert(area);
    return complete;
}

} // namespace pegsheet::tapestry
