// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>

/// The plots of a city and sets of them. DE is the German rulebook of 2023 by its pages.
///
/// Advanced mats have room here: a 6×6 grid is the upper left part of this one, and its other plots are like those outside.
namespace pegsheet::tapestry {

/// Plots in a row and in a column (DE p.14).
inline constexpr int kCitySide = 9;
inline constexpr int kPlots = kCitySide * kCitySide;

/// A plot by its number, from 0, in reading order. Both from 0 to 8, from the left and from above.
[[nodiscard]] constexpr int plotAt(int column, int row)
{
    return row * kCitySide + column;
}

/// A set of plots. No row crosses words: seven rows are bits of the first word, two of the second.
class Plots
{
public:
    /// All bits of a row.
    static constexpr std::uint32_t kFullRow = (1U << kCitySide) - 1;

    constexpr Plots() = default;
    /// Plots of one row; bit i is column i, bits beyond the last are dropped.
    [[nodiscard]] static constexpr Plots ofRow(int row, std::uint32_t bits)
    {
        Plots plots;
        plots.m_words[wordOf(row)] = std::uint64_t{bits & kFullRow} << shiftOf(row);
        return plots;
    }
    [[nodiscard]] static constexpr Plots of(int column, int row) { return ofRow(row, 1U << column); }
    [[nodiscard]] static constexpr Plots of(int plot) { return of(plot % kCitySide, plot / kCitySide); }
    [[nodiscard]] static constexpr Plots all() { return ~Plots(); }

    /// The plots of a row, bit i is column i.
    [[nodiscard]] constexpr std::uint32_t row(int row) const
    {
        return static_cast<std::uint32_t>(m_words[wordOf(row)] >> shiftOf(row)) & kFullRow;
    }
    [[nodiscard]] constexpr bool has(int column, int row) const { return (this->row(row) >> column & 1U) != 0; }
    [[nodiscard]] constexpr bool has(int plot) const { return has(plot % kCitySide, plot / kCitySide); }
    [[nodiscard]] constexpr bool contains(const Plots &other) const { return (other - *this).empty(); }
    [[nodiscard]] constexpr bool meets(const Plots &other) const { return !(*this & other).empty(); }
    [[nodiscard]] constexpr bool empty() const { return (m_words[0] | m_words[1]) == 0; }
    /// The first of them in reading order; there must be one.
    [[nodiscard]] constexpr int first() const
    {
        return m_words[0] != 0 ? std::countr_zero(m_words[0]) : kRowsOfWord * kCitySide + std::countr_zero(m_words[1]);
    }
    [[nodiscard]] constexpr int size() const { return std::popcount(m_words[0]) + std::popcount(m_words[1]); }

    constexpr Plots &operator|=(const Plots &other) { return *this = *this | other; }
    constexpr Plots &operator-=(const Plots &other) { return *this = *this - other; }
    friend constexpr Plots operator|(const Plots &one, const Plots &other)
    {
        return Plots({one.m_words[0] | other.m_words[0], one.m_words[1] | other.m_words[1]});
    }
    friend constexpr Plots operator&(const Plots &one, const Plots &other)
    {
        return Plots({one.m_words[0] & other.m_words[0], one.m_words[1] & other.m_words[1]});
    }
    /// Those of the first that are not in the other.
    friend constexpr Plots operator-(const Plots &one, const Plots &other) { return one & ~other; }
    friend constexpr Plots operator~(const Plots &plots)
    {
        return Plots({~plots.m_words[0] & kWords[0], ~plots.m_words[1] & kWords[1]});
    }
    constexpr bool operator==(const Plots &) const = default;

private:
    using Words = std::array<std::uint64_t, 2>;
    static constexpr int kRowsOfWord = 7;
    static constexpr Words kWords{(std::uint64_t{1} << (kRowsOfWord * kCitySide)) - 1,
                                  (std::uint64_t{1} << ((kCitySide - kRowsOfWord) * kCitySide)) - 1};

    explicit constexpr Plots(const Words &words) : m_words(words) {}
    static constexpr std::size_t wordOf(int row) { return row < kRowsOfWord ? 0 : 1; }
    static constexpr int shiftOf(int row) { return (row < kRowsOfWord ? row : row - kRowsOfWord) * kCitySide; }

    Words m_words{};
};
static_assert(Plots::all().size() == kPlots && Plots::of(8, 6).size() == 1 && Plots::of(plotAt(0, 7)).has(0, 7)
              && Plots::of(plotAt(3, 8)).first() == plotAt(3, 8));

} // namespace pegsheet::tapestry
