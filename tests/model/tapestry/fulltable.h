// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "tests/model/tapestry/drawncity.h"
#include "tests/model/tapestry/table.h"

#include <array>
#include <string>
#include <string_view>

/// Tables at depth `full`.
namespace pegsheet::tapestry {

/// Everybody has named the mat of their number, in seat order.
[[nodiscard]] inline TestTable withCities(int players = 2, Object options = {{"depth", "full"}})
{
    TestTable table(players, std::move(options));
    for (int seat = 0; seat < players; ++seat)
        table.play("capital capital=" + std::string(nameOf(static_cast<Capital>(seat))));
    return table;
}

/// The correction that sets the plots of a player.
[[nodiscard]] inline std::string gridOf(int player, const std::array<std::string_view, kCitySide> &rows)
{
    std::string line;
    for (const std::string_view row : rows)
        line += (line.empty() ? "\"" : ",\"") + std::string(row) + '"';
    return "correct player=" + std::to_string(player) + " set=city:{grid:[" + line + "]}";
}

/// The same after the first income, with player 0 on turn, full stores and those plots.
[[nodiscard]] inline TestTable withPlots(const std::array<std::string_view, kCitySide> &rows, int players = 2)
{
    TestTable table = withCities(players);
    for (int seat = 0; seat < players; ++seat)
        table.play("income");
    table.play("correct player=0 set=resources:{coin:8,worker:8,food:8,culture:8}");
    return table.play(gridOf(0, rows));
}

/// The first district lacks the plot of its upper left corner.
inline constexpr std::array<std::string_view, kCitySide> kLacksOne{".mm......", "mmm......", "mmm......", ".........", ".........",
                                                                   ".........", ".........", ".........", "........."};
/// Nothing is free.
inline constexpr std::array<std::string_view, kCitySide> kFull{"mmmmmmmmm", "mmmmmmmmm", "mmmmmmmmm", "mmmmmmmmm", "mmmmmmmmm",
                                                               "mmmmmmmmm", "mmmmmmmmm", "mmmmmmmmm", "mmmmmmmmm"};

} // namespace pegsheet::tapestry
