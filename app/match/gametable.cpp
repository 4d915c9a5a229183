// SPDX-License-Identifier: Apache-2.0
#include "app/match/gametable.h"

#include "app/bronze/atthetable.h"
#include "app/match/tablematch.h"

#include <algorithm>
#include <array>

namespace pegsheet::app {

const GameTable &gameTable(const Match &match)
{
    static const std::array kTables{
        &bronzeTable(),
    };
    return **std::find_if(kTables.begin(), kTables.end(), [&](const GameTable *each) { return each->game == match.game().id; });
}

std::unique_ptr<TableMatch> sitDown(std::unique_ptr<Session> session, const DiceHabits &dice)
{
    const GameTable &table = gameTable(session->match());
    return table.sit(std::move(session), dice);
}

} // namespace pegsheet::app
