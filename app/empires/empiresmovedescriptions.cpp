// SPDX-License-Identifier: Apache-2.0
#include "app/empires/empiresmovedescriptions.h"

#include "app/empires/empiressentences.h"
#include "model/empires/game.h"

namespace pegsheet::app {

using namespace empires;

namespace {

using Typed = MatchOf<Empires>;

const Typed &typed(const Match &match)
{
    return static_cast<const Typed &>(match);
}

// A bid in the Conflict in which the match stands, before everybody has bid.
bool isCoveredBid(const Match &match, const State &before, const Move &move)
{
    const State &now = typed(match).current();
    return std::holds_alternative<BidAxes>(move) && now.step == Step::Bids && now.round == before.round;
}

} // namespace

MoveDescription empiresMove(const Match &match, int place)
{
    const State before = typed(match).stateBefore(place);
    const Move &move = typed(match).moveAt(place);
    QStringList names;
    for (const std::string &name : match.setup().players)
        names.append(QString::fromStdString(name));
    const int seat = match.actorAt(place);
    const bool isCovered = isCoveredBid(match, before, move);
    return {seat,
            int{before.round},
            isCovered ? empiressentences::ofCoveredBid() : empiressentences::ofMove(before, move, names),
            isCovered ? QString()
                      : empiressentences::ofEffects(before, Empires::effects(before, move), names).join(QStringLiteral(" · ")),
            std::holds_alternative<Correct>(move),
            seat < 0 ? QString() : names.value(seat)};
}

int empiresRound(const Match &match, int place)
{
    return int{typed(match).stateAt(place).round};
}

} // namespace pegsheet::app
