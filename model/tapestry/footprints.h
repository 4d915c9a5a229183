// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "model/tapestry/words.h"

#include <bit>
#include <string_view>
#include <variant>

/// The plots that buildings cover, in each of their turns. DE is the German rulebook of 2023 by its pages.
namespace pegsheet::tapestry {

/// Plots covered by a building as it stands now.
struct Footprint
{
    /// No miniature is wider or higher.
    static constexpr int kMost = 4;

    std::uint8_t width = 0;
    std::uint8_t height = 0;
    std::array<std::uint8_t, kMost> rows{}; ///< from above; bit i is column i

    [[nodiscard]] constexpr bool has(int column, int row) const { return (rows[static_cast<std::size_t>(row)] >> column & 1) != 0; }
    [[nodiscard]] constexpr int size() const
    {
        int plots = 0;
        for (const std::uint8_t row : rows)
            plots += std::popcount(row);
        return plots;
    }
    /// A quarter turn clockwise on.
    [[nodiscard]] constexpr Footprint turned() const
    {
        Footprint turned{height, width, {}};
        for (int row = 0; row < height; ++row)
            for (int column = 0; column < width; ++column)
                if (has(column, row)) {
                    std::uint8_t &bits = turned.rows[static_cast<std::size_t>(column)];
                    bits = static_cast<std::uint8_t>(bits | 1 << (height - 1 - row));
                }
        return turned;
    }
    constexpr bool operator==(const Footprint &) const = default;
};

/// A building in all of its turns that look different; a miniature is turned, never mirrored (DE p.13).
class Footprints
{
public:
    static constexpr int kMost = 4;

    constexpr Footprints() = default;
    constexpr explicit Footprints(const Footprint &printed)
    {
        Footprint next = printed;
        do
            m_turns[m_count++] = next;
        while ((next = next.turned()) != printed);
    }

    [[nodiscard]] constexpr int count() const { return m_count; }
    /// After so many quarter turns clockwise, below count().
    [[nodiscard]] constexpr const Footprint &operator[](int turn) const { return m_turns[static_cast<std::size_t>(turn)]; }

private:
    std::array<Footprint, kMost> m_turns{};
    std::uint8_t m_count = 0;
};

/// The landmarks as they are printed on the landmark board: rows from above, `1` is covered.
using PrintedRows = std::array<std::string_view, Footprint::kMost>;
inline constexpr Per<PrintedRows, Landmark> kLandmarkRows{{{
    {{"11", "11"}},                     // Lighthouse
    {{"111", "111", "111"}},            // Train Station
    {{"11", "11", "11"}},               // Launch Pad
    {{"11", "11"}},                     // Apothecary
    {{"1111", "1111"}},                 // Academy
    {{"111", "111"}},                   // Laboratory
    {{"11", "11"}},                     // Barracks
    {{"111", "111", "111"}},            // Tank Factory
    {{"011", "111", "111"}},            // Fusion Reactor
    {{"11", "11"}},                     // Forge
    {{"0011", "0011", "1111", "1111"}}, // Rubber Works
    {{"111", "111"}},                   // Tech Hub
    {{"11", "11"}},                     // Bakery
    {{"111", "111", "111"}},            // Barn
    {{"111", "111"}},                   // Com Tower
    {{"11", "11", "11", "11"}},         // Library
    {{"11", "11"}},                     // Stock Market
    {{"11", "11"}},                     // Treasury
}}};

namespace printedfootprints {

consteval Footprints read(const PrintedRows &texts)
{
    Footprint read;
    read.width = static_cast<std::uint8_t>(texts.front().size());
    while (read.height < texts.size() && !texts[read.height].empty()) {
        const std::string_view text = texts[read.height];
        for (std::size_t column = 0; column < text.size(); ++column)
            if (text[column] == '1')
                read.rows[read.height] = static_cast<std::uint8_t>(read.rows[read.height] | 1 << column);
        ++read.height;
    }
    return Footprints(read);
}
consteval Per<Footprints, Landmark> landmarks()
{
    Per<Footprints, Landmark> all{};
    for (const Landmark landmark : kAll<Landmark>)
        all[landmark] = read(kLandmarkRows[landmark]);
    return all;
}

} // namespace printedfootprints

inline constexpr Per<Footprints, Landmark> kLandmarkFootprints = printedfootprints::landmarks();
/// An income building covers one plot (DE p.13).
inline constexpr Footprints kIncomeBuildingFootprints = printedfootprints::read({"1"});

/// What is built in a city (DE p.13).
using Piece = std::variant<Building, Landmark>;
[[nodiscard]] constexpr const Footprints &footprintsOf(const Piece &piece)
{
    const Landmark *landmark = std::get_if<Landmark>(&piece);
    return landmark ? kLandmarkFootprints[*landmark] : kIncomeBuildingFootprints;
}

static_assert(kLandmarkFootprints[Landmark::RubberWorks].count() == 4
              && kLandmarkFootprints[Landmark::RubberWorks][0].size() == 12);
static_assert(kLandmarkFootprints[Landmark::Barracks].count() == 1 && kLandmarkFootprints[Landmark::LaunchPad].count() == 2);

} // namespace pegsheet::tapestry
