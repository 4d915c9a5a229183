// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "model/core/enums.h"
#include "model/tapestry/plots.h"

#include <string_view>

/// The mats of the capital cities. DE is the German rulebook of 2023 by its pages.
///
/// An advanced mat is one more row here: beside its grid it will say which plots there are at all (6×6), which areas (areas.h),
/// whether something may hang over, and what each plot brings or costs that has a price of its own.
namespace pegsheet::tapestry {

/// The simple mats by their numbers, from 1 (DE p.4).
enum class Capital : std::uint8_t { Mountain, Wetland, Tropical, Desert, Grassland, Forest };

} // namespace pegsheet::tapestry

template <>
struct pegsheet::EnumNames<pegsheet::tapestry::Capital>
{
    static constexpr std::array<std::string_view, 6> names{"mountain", "wetland", "tropical", "desert", "grassland", "forest"};
};

namespace pegsheet::tapestry {

/// With 1 to 3 players the mats come in pairs, of which a player keeps one: both stand for the same corner of the small map (DE
/// p.4).
inline constexpr Per<Capital, Capital> kPairedWith{
    {Capital::Forest, Capital::Desert, Capital::Grassland, Capital::Wetland, Capital::Tropical, Capital::Mountain}};

/// Rows from above, as they are printed: `.` a free plot, `#` an impassable one, which counts as filled (DE p.13).
using Grid = std::array<std::string_view, kCitySide>;
inline constexpr Per<Grid, Capital> kGrids{{{
    {{".........", "##...###.", "...###...", "...#####.", ".....##..", ".###....#", "..#......", ".......#.", "..#......"}},
    {{"........#", "##....###", ".........", ".###..##.", "..##.....", "###....#.", ".....##..", ".##......", ".....#..."}},
    {{"....#..##", "...#...##", "..#.....#", ".........", ".#...#...", ".........", "#.##.#.#.", ".####....", "..###...."}},
    {{"...##....", "#.#......", "#.....##.", ".........", ".#..#..##", ".##.....#", ".#####...", "..##.....", ".....#..."}},
    {{".........", "###....#.", "####.....", "...####..", "......###", "###.....#", "..#......", "......#..", ".....#..."}},
    {{".........", "..##..#..", "...#...#.", ".##.....#", "...#.....", "..#####..", ".#....#..", "..#...###", ".......##"}},
}}};

namespace printedcapitals {

consteval Per<Plots, Capital> impassable()
{
    Per<Plots, Capital> all{};
    for (const Capital capital : kAll<Capital>)
        for (int plot = 0; plot < kPlots; ++plot)
            if (kGrids[capital].at(static_cast<std::size_t>(plot / kCitySide)).at(static_cast<std::size_t>(plot % kCitySide))
                == '#')
                all[capital] |= Plots::of(plot);
    return all;
}

} // namespace printedcapitals

/// The plots of each mat on which nothing may be built (DE p.13).
inline constexpr Per<Plots, Capital> kImpassable = printedcapitals::impassable();

} // namespace pegsheet::tapestry
