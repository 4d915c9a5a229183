// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "tests/model/tapestry/mattable.h"

#include <algorithm>
#include <initializer_list>
#include <string>
#include <string_view>
#include <vector>

/// More about tables at which civilizations are known by name: cities that are kept, and what such a table shows.
namespace pegsheet::tapestry {

/// The city of each player stands on the mat of their number, and each begins with that civilization, or with none; nothing of a
/// mat is adjusted. The first income is taken, and player 0 is on turn.
[[nodiscard]] inline TestTable keptWithMats(std::initializer_list<const char *> mats)
{
    TestTable table(static_cast<int>(mats.size()), asPrinted());
    int seat = 0;
    for (const std::string mat : mats) {
        table.play("capital capital=" + std::string(nameOf(static_cast<Capital>(seat++))));
        table.play(mat.empty() ? "skip" : "civilization civilization=\"" + mat + '"');
    }
    for (seat = 0; seat < table.state().players; ++seat)
        table.play("income");
    return table;
}

/// The same where cities are kept by numbers.
[[nodiscard]] inline TestTable begunWithMats(std::initializer_list<const char *> mats)
{
    TestTable table = withMats(mats, asPrinted());
    for (int seat = 0; seat < table.state().players; ++seat)
        table.play("income");
    return table;
}

/// The table as it is shown.
[[nodiscard]] inline Value shownState(const TestTable &table)
{
    return stateValueOf(table.state(), std::vector<std::string>(table.state().players, "A"));
}
/// The civilizations of a player in it, and what is pending next.
[[nodiscard]] inline Value shownMats(const TestTable &table, std::size_t seat = 0)
{
    return *(*shownState(table).find("players")->array())[seat].find("civilizations");
}
[[nodiscard]] inline Value shownNext(const TestTable &table)
{
    return shownState(table).find("queue")->array()->front();
}

/// Whether anything is pending that comes from a mat.
[[nodiscard]] inline bool isPendingOf(const TestTable &table, Civilization mat)
{
    const Queue &queue = table.state().queue;
    for (int index = 0; index < queue.size(); ++index)
        if (queue[index].why == Why::mat(mat))
            return true;
    return false;
}
/// The entry that comes next.
[[nodiscard]] inline const Entry &nextEntry(const TestTable &table)
{
    return table.state().queue[table.state().queue.size() - 1];
}
/// Whether a mat was told to be left out by the last move.
[[nodiscard]] inline bool wasLeftOut(const TestTable &table, Civilization mat)
{
    return std::ranges::any_of(table.did<LeftOut>(), [mat](const LeftOut &left) { return left.mat == mat; });
}
/// Whether a move is refused because what that field says is none of what is open.
[[nodiscard]] inline bool isNoOption(const TestTable &table, const std::string &line, std::string_view field)
{
    return table.says(line) == "tapestry.noOption" && *table.valuesOf(line).find("field") == Value(field);
}
/// How much of a resource a player has.
[[nodiscard]] inline int stockOf(const TestTable &table, Resource resource, int seat = 0)
{
    return table.player(seat).resources[resource];
}

} // namespace pegsheet::tapestry
