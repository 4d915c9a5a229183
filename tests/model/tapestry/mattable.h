// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "model/tapestry/game.h"
#include "tests/model/tapestry/cardtable.h"

#include <initializer_list>
#include <string>

/// Tables at which civilizations are known by name.
namespace pegsheet::tapestry {

inline const Object kNamed{{"depth", "full"}, {"cards", "named"}, {"civilizations", "named"}};

/// The same, with the mats as they are printed.
[[nodiscard]] inline Object asPrinted()
{
    Object options = kNamed;
    options.push_back({"adjustments", "none"});
    return options;
}

/// Cities are kept by numbers, and each player in turn begins with that civilization, or with none.
[[nodiscard]] inline TestTable withMats(std::initializer_list<const char *> mats, const Object &options = kNamed)
{
    TestTable table(static_cast<int>(mats.size()), options);
    for (const std::string mat : mats) {
        table.play("skip");
        if (!mat.empty())
            table.play("civilization civilization=\"" + mat + '"');
        else if (entryFor(table.state(), {}, Wants::Civilization) >= 0) // not where all are taken
            table.play("skip");
    }
    return table;
}

/// The next income turn of player 0 is that one, nobody else goes on, and player 0 has that of everything.
inline TestTable &beforeIncome(TestTable &table, int turn)
{
    return set(table, "incomes:" + std::to_string(turn - 1) + ",resources:{coin:2,worker:2,food:2,culture:2},tapestry:0");
}

} // namespace pegsheet::tapestry
