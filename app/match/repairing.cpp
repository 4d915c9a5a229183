// SPDX-License-Identifier: Apache-2.0
// What mending the past comes to, in words: the points, whose turn it is then, and what does not hold any more.
#include "app/match/tablematch.h"

#include "app/match/movedescription.h"
#include "app/text/errortext.h"

#include <algorithm>

namespace pegsheet::app {

namespace {

const QString kPlace = QStringLiteral("place");

QVariantMap toldMove(const Match &line, int place, const QString &reason)
{
    return {{kPlace, place}, {QStringLiteral("sentence"), describeMove(line, place).whole()}, {QStringLiteral("reason"), reason}};
}

Value moveAt(const Match &line, int place)
{
    return line.node(line.nodeAt(place + 1)).move;
}

bool isBroken(const std::vector<Broken> &broken, int place)
{
    return std::any_of(broken.begin(), broken.end(), [=](const Broken &each) { return each.at == place; });
}

} // namespace

// What the table has made again itself in the same turn is not missed.
bool TableMatch::isMadeAgain(const Match &line, int place) const
{
    if (place > line.endOfTurn(m_mending->step().place))
        return false;
    const Value move = moveAt(line, place);
    for (int made = earliest(); made < match().length(); ++made)
        if (moveAt(match(), made) == move)
            return true;
    return false;
}

// A turn that goes with its roll, or that does not end any more.
QString TableMatch::whatItDoesToTheTurn(const Match &line, const std::vector<Broken> &broken, int place) const
{
    if (line.onlyEndsTurnAt(place))
        //: Under the end of a turn that does not hold any more: %1 a player
        return tr("Without it %1's turn is not over.").arg(m_names.at(line.playerAt(place)));
    if (line.beginsRollingAt(place) && isBroken(broken, line.endOfTurn(place)))
        //: Under a roll that does not hold any more; %1 a player
        return tr("Without it the whole turn of %1 is left out.").arg(m_names.at(line.playerAt(place)));
    return {};
}

QVariantList TableMatch::describeBroken(const Match &line, const std::vector<Broken> &broken) const
{
    QVariantList all;
    for (const Broken &each : broken) {
        if (each.isNeedless || isMadeAgain(line, each.at))
            continue;
        QVariantMap one = toldMove(line, each.at, errorText(each.refusal));
        one.insert(QStringLiteral("turn"), whatItDoesToTheTurn(line, broken, each.at));
        all.append(one);
    }
    return all;
}

QString TableMatch::describeThen(const Match &then) const
{
    if (then.over())
        //: Beside what mending the past comes to
        return tr("The match is over then.");
    const int round = describeRound(then, then.length());
    if (m_names.size() == 1 || then.isEverybodysTurn())
        //: Where a match for one player, or one in which all act at once, stands once the past is mended: %1 "round 3"
        return tr("Then it is %1.").arg(m_game->rounds().inSentence(round));
    //: Where the match stands once the past is mended: %1 a player, %2 "round 3"
    return tr("Then it is %1's turn, %2.").arg(m_names.at(then.player()), m_game->rounds().inSentence(round));
}

QVariantMap TableMatch::repair() const
{
    const auto before = m_mending ? m_mending->mended(match()) : nullptr;
    if (before == nullptr)
        return {};
    const Repair repair = pegsheet::repair(*before, m_mending->edits(match()));
    const Match &after = repair.after != nullptr ? *repair.after : *before;
    const Standing was = before->standing();
    const Standing is = after.standing();
    QVariantList players;
    for (int seat = 0; seat < static_cast<int>(m_names.size()); ++seat)
        players.append(QVariantMap{{QStringLiteral("name"), m_names.at(seat)},
                                   {QStringLiteral("mark"), markAt(seat)},
                                   {QStringLiteral("before"), was.scores.at(static_cast<std::size_t>(seat))},
                                   {QStringLiteral("after"), is.scores.at(static_cast<std::size_t>(seat))}});
    QVariantList left;
    for (const Mending::Left &each : m_mending->left())
        left.append(toldMove(*before, each.place, each.reason));
    const bool leaves = m_mending->isFirstStep() && m_mending->step().kind == Mending::Kind::Remove;
    return {{QStringLiteral("players"), players},
            {QStringLiteral("then"), describeThen(after)},
            {QStringLiteral("left"), left},
            {QStringLiteral("broken"), describeBroken(*before, repair.broken)},
            {QStringLiteral("shifts"), m_mending->shiftsTurns(*before, repair)},
            {QStringLiteral("leaves"), leaves}};
}

} // namespace pegsheet::app
