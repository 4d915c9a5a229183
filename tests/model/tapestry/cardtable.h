// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "tests/model/tapestry/fulltable.h"

#include <string>

/// Tables at which cards are known by name.
namespace pegsheet::tapestry {

/// Players after the first income, cities kept by numbers; player 0 is on turn and has that hand.
[[nodiscard]] inline TestTable begun(int hand = 4, int players = 2)
{
    TestTable table(players, {{"depth", "full"}, {"cards", "named"}});
    for (int seat = 0; seat < players; ++seat)
        table.play("skip");
    for (int seat = 0; seat < players; ++seat)
        table.play("income");
    return table.play("correct player=0 set=tapestry:" + std::to_string(hand) + ",resources:{coin:2,worker:2,food:2,culture:2}");
}

/// A player is told a benefit.
inline TestTable &tell(TestTable &table, const std::string &gains, int player = 0)
{
    return table.play("benefit player=" + std::to_string(player) + " gains=\"" + gains + '"');
}

/// A card is played over another, from the hand.
inline TestTable &playCard(TestTable &table, const std::string &card)
{
    return tell(table, "overplay").play(card.empty() ? "tapestry" : "tapestry card=\"" + card + '"');
}

/// The fields of a player are set.
inline TestTable &set(TestTable &table, const std::string &fields, int player = 0)
{
    return table.play("correct player=" + std::to_string(player) + " set=" + fields);
}

/// The furthest token of a player on a track.
[[nodiscard]] inline int spaceOf(const TestTable &table, Track track, int player = 0)
{
    return table.player(player).tracks[track].furthest();
}

} // namespace pegsheet::tapestry
