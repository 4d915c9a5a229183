// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "model/tapestry/city.h"

#include <QStringList>

#include <array>
#include <initializer_list>

/// Cities as pictures of nine rows, in the signs of a grid.
namespace pegsheet::tapestry {

[[nodiscard]] inline City drawn(const std::array<std::string_view, kCitySide> &rows)
{
    City city(Capital::Mountain);
    for (int plot = 0; plot < kPlots; ++plot)
        city.set(plot,
                 static_cast<Content>(kContentSigns.find(
                     rows.at(static_cast<std::size_t>(plot / kCitySide)).at(static_cast<std::size_t>(plot % kCitySide)))));
    return city;
}

[[nodiscard]] inline QStringList pictureOf(const City &city)
{
    QStringList rows;
    for (int row = 0; row < kCitySide; ++row) {
        QString text;
        for (int column = 0; column < kCitySide; ++column)
            text += QLatin1Char(kContentSigns[static_cast<std::size_t>(city.at(plotAt(column, row)))]);
        rows.append(text);
    }
    return rows;
}

[[nodiscard]] constexpr Spot spotAt(int column, int row, int turn = 0)
{
    return {static_cast<std::int8_t>(column), static_cast<std::int8_t>(row), static_cast<std::uint8_t>(turn)};
}

/// The plots of the grid that a piece covers there.
[[nodiscard]] inline Plots plotsOf(const Piece &piece, const Spot &spot)
{
    return plotsUnder(footprintsOf(piece)[spot.turn], spot);
}

[[nodiscard]] inline Areas areasOf(std::initializer_list<int> areas)
{
    Areas set;
    for (const int area : areas)
        set.insert(area);
    return set;
}

/// Nothing printed and nothing built.
inline constexpr std::array<std::string_view, kCitySide> kBare{".........", ".........", ".........", ".........", ".........",
                                                               ".........", ".........", ".........", "........."};

} // namespace pegsheet::tapestry
