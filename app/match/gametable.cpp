// SPDX-License-Identifier: Apache-2.0
#include "app/match/gametable.h"

#include "app/bronze/atthetable.h"
#include "app/match/tablematch.h"

#include <algorithm>
#include <array>

namespace pegsheet::app {

int endOfTurn(const TurnShape &turn, const Match &line, int place)
{
    while (place < line.length() && !turn.endsTurn(line, place))
        ++place;
    return place;
}

std::span<const GameTable *const> gameTables()
{
    static const std::array kTables{
        &bronzeTable(),
    };
    return kTables;
}

const GameTable &gameTable(std::string_view game)
{
    const auto tables = gameTables();
    return **std::find_if(tables.begin(), tables.end(), [&](const GameTable *each) { return each->game == game; });
}

std::unique_ptr<TableMatch> sitDown(std::unique_ptr<Session> session, const DiceHabits &dice)
{
    const GameTable &table = gameTable(session->match());
    return table.sit(std::move(session), dice);
}

} // namespace pegsheet::app
