// SPDX-License-Identifier: Apache-2.0
#include "app/match/movedescription.h"

#include "app/match/gametable.h"

#include <QCoreApplication>

namespace pegsheet::app {

namespace {

struct Told
{
    Q_DECLARE_TR_FUNCTIONS(Told)
};

} // namespace

QString MoveDescription::whole() const
{
    //: A move where it stands alone: %1 a player, %2 what they did
    return player.isEmpty() ? sentence : Told::tr("%1: %2").arg(player, sentence);
}

MoveDescription describeMove(const Match &match, int place)
{
    return gameTable(match).move(match, place);
}

int describeRound(const Match &match, int place)
{
    return gameTable(match).round(match, place);
}

QString describeStanding(const Match &match)
{
    if (match.over())
        //: Where a match stands
        return Told::tr("The match is over");
    const std::string &name = match.setup().players.at(static_cast<std::size_t>(match.player()));
    if (match.setup().mode == "scoring")
        //: Where a match stands of which only the finished sheets are counted; %1 a name
        return Told::tr("%1's sheet comes next").arg(QString::fromStdString(name));
    if (const GameTable &table = gameTable(match); match.isEverybodysTurn() && table.phase != nullptr)
        //: Where a match stands in which all act at once; %1 "Round 3", %2 what is being done
        return Told::tr("%1 · %2").arg(table.rounds().name(describeRound(match, match.length())), table.phase(match));
    if (describeRound(match, match.length()) == 0)
        //: Where a match of a game without rounds stands; %1 a name
        return Told::tr("%1's turn").arg(QString::fromStdString(name));
    //: Where a match stands; %1 "Round 3", %2 a name
    return Told::tr("%1 · %2's turn")
        .arg(gameTable(match).rounds().name(describeRound(match, match.length())), QString::fromStdString(name));
}

} // namespace pegsheet::app
