// SPDX-License-Identifier: Apache-2.0
#include "app/match/toldmove.h"

#include "app/bronze/told.h"
#include "model/core/notation.h"

#include <QCoreApplication>
#include <algorithm>
#include <array>

namespace pegsheet::app {

namespace {

struct Told
{
    Q_DECLARE_TR_FUNCTIONS(Told)
};

/// What a game says of its own matches. Adding a game is one line.
struct Teller
{
    std::string_view game;
    ToldMove (*move)(const Match &match, int place) = nullptr;
    int (*round)(const Match &match, int place) = nullptr;
};

// A game without words of its own for its moves: what is written of them.
ToldMove plainMove(const Match &match, int place)
{
    // Moves behind the head are undone: nobody has judged their places yet.
    const int seat = place < match.length() ? match.playerAt(place) : -1;
    const std::vector<std::string> &names = match.setup().players;
    ToldMove told;
    told.seat = seat;
    told.player = seat < 0 ? QString() : QString::fromStdString(names.at(static_cast<std::size_t>(seat)));
    told.sentence = QString::fromStdString(notation(match.node(match.nodeAt(place + 1)).move));
    return told;
}

const Teller &tellerOf(const Match &match)
{
    static const Teller kPlain{{}, &plainMove, [](const Match &, int) { return 0; }};
    static constexpr std::array kTellers{
        Teller{"bronze", &bronzeMove, &bronzeRound},
    };
    const auto found =
        std::find_if(kTellers.begin(), kTellers.end(), [&](const Teller &each) { return each.game == match.game().id; });
    return found == kTellers.end() ? kPlain : *found;
}

} // namespace

QString ToldMove::whole() const
{
    //: A move where it stands alone: %1 a player, %2 what they did
    return player.isEmpty() ? sentence : Told::tr("%1: %2").arg(player, sentence);
}

ToldMove toldMove(const Match &match, int place)
{
    return tellerOf(match).move(match, place);
}

int toldRound(const Match &match, int place)
{
    return tellerOf(match).round(match, place);
}

QString toldStanding(const Match &match)
{
    if (match.over())
        //: Where a match stands
        return Told::tr("The match is over");
    const std::string &name = match.setup().players.at(static_cast<std::size_t>(match.player()));
    if (match.setup().mode == "scoring")
        //: Where a match stands of which only the finished sheets are counted; %1 a name
        return Told::tr("%1's sheet comes next").arg(QString::fromStdString(name));
    if (toldRound(match, match.length()) == 0)
        //: Where a match of a game without rounds stands; %1 a name
        return Told::tr("%1's turn").arg(QString::fromStdString(name));
    //: Where a match stands; %1 a number, %2 a name
    return Told::tr("Round %1 · %2's turn").arg(toldRound(match, match.length())).arg(QString::fromStdString(name));
}

} // namespace pegsheet::app
