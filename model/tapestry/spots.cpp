// SPDX-License-Identifier: Apache-2.0
#include "model/tapestry/spots.h"

namespace pegsheet::tapestry {

namespace {

// The grid with a margin in which every part of a footprint lies whose corner a spot may name: by row, bit i is column i, both from
// Spot::kFirst.
constexpr int kMargin = -Spot::kFirst;
template <typename Row>
using Margined = std::array<Row, kCitySide + 2 * kMargin>;

// Two of them at once: what is on the grid in the upper half of each row, what is closed in the lower. The margin keeps them apart
// when they are shifted.
constexpr unsigned kHalf = 16;
Margined<std::uint32_t> gridAnd(const Plots &closed)
{
    Margined<std::uint32_t> rows{};
    for (int row = 0; row < kCitySide; ++row)
        rows[static_cast<std::size_t>(row + kMargin)] = (Plots::all().row(row) << kHalf | closed.row(row)) << kMargin;
    return rows;
}

} // namespace

Spots::Corners Spots::cornersOf(const Footprint &footprint, const Plots &closed)
{
    const Margined<std::uint32_t> rows = gridAnd(closed);
    std::array<std::uint32_t, Spot::kCorners> under{};
    for (int row = 0; row < footprint.height; ++row)
        for (int column = 0; column < footprint.width; ++column)
            if (footprint.has(column, row))
                for (std::size_t corner = 0; corner < Spot::kCorners; ++corner)
                    under[corner] |= rows[corner + static_cast<std::size_t>(row)] >> column;
    constexpr unsigned kColumns = (1U << Spot::kCorners) - 1;
    Corners corners{};
    for (std::size_t corner = 0; corner < Spot::kCorners; ++corner)
        corners[corner] = static_cast<std::uint16_t>(under[corner] >> kHalf & ~under[corner] & kColumns);
    return corners;
}

Spots::Spots(const Footprints &turns, const Plots &closed) : m_turns(turns)
{
    for (int turn = 0; turn < turns.count(); ++turn) {
        const auto index = static_cast<std::size_t>(turn);
        m_corners[index] = cornersOf(turns[turn], closed);
        int count = 0;
        for (const std::uint64_t four :
             std::bit_cast<std::array<std::uint64_t, sizeof(Corners) / sizeof(std::uint64_t)>>(m_corners[index]))
            count += std::popcount(four);
        m_counts[index] = static_cast<std::uint8_t>(count);
    }
}

bool Spots::any(const Footprints &turns, const Plots &closed)
{
    for (int turn = 0; turn < turns.count(); ++turn)
        for (const std::uint16_t row : cornersOf(turns[turn], closed))
            if (row != 0)
                return true;
    return false;
}

int Spots::size() const
{
    int size = 0;
    for (const std::uint8_t count : m_counts)
        size += count;
    return size;
}

Spot Spots::at(int index) const
{
    std::size_t turn = 0;
    for (; index >= m_counts[turn]; ++turn)
        index -= m_counts[turn];
    std::size_t row = 0;
    for (; index >= std::popcount(m_corners[turn][row]); ++row)
        index -= std::popcount(m_corners[turn][row]);
    unsigned columns = m_corners[turn][row];
    for (; index > 0; --index)
        columns &= columns - 1;
    return {static_cast<std::int8_t>(std::countr_zero(columns) + Spot::kFirst),
            static_cast<std::int8_t>(static_cast<int>(row) + Spot::kFirst), static_cast<std::uint8_t>(turn)};
}

std::optional<int> Spots::indexOf(const Spot &spot) const
{
    const int column = spot.column - Spot::kFirst;
    const int row = spot.row - Spot::kFirst;
    if (spot.turn >= Footprints::kMost || column < 0 || column >= Spot::kCorners || row < 0 || row >= Spot::kCorners)
        return std::nullopt;
    const Corners &corners = m_corners[spot.turn];
    const unsigned columns = corners[static_cast<std::size_t>(row)];
    if ((columns >> column & 1U) == 0)
        return std::nullopt;
    int index = std::popcount(columns & ((1U << column) - 1));
    for (std::size_t turn = 0; turn < spot.turn; ++turn)
        index += m_counts[turn];
    for (std::size_t above = 0; above < static_cast<std::size_t>(row); ++above)
        index += std::popcount(corners[above]);
    return index;
}

Plots Spots::covered(int turn) const
{
    const Footprint &footprint = m_turns[turn];
    const Corners &corners = m_corners[static_cast<std::size_t>(turn)];
    Margined<std::uint16_t> under{};
    for (int row = 0; row < footprint.height; ++row)
        for (int column = 0; column < footprint.width; ++column)
            if (footprint.has(column, row))
                for (std::size_t corner = 0; corner < Spot::kCorners; ++corner) {
                    std::uint16_t &bits = under[corner + static_cast<std::size_t>(row)];
                    bits = static_cast<std::uint16_t>(bits | corners[corner] << column);
                }
    Plots plots;
    for (int row = 0; row < kCitySide; ++row)
        plots |= Plots::ofRow(row, static_cast<std::uint32_t>(under[static_cast<std::size_t>(row + kMargin)]) >> kMargin);
    return plots;
}

} // namespace pegsheet::tapestry
