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

// What mending a line comes to, told to the players by name; `made` are the moves that the table makes anew.
struct Telling
{
    const Match &line;
    const Mending &mending;
    const std::vector<Value> &made;
    const QStringList &names;
    const RoundWords &rounds;

    // What the table has made again itself in the same turn is not missed.
    [[nodiscard]] bool isMadeAgain(int place) const
    {
        return place <= line.endOfTurn(mending.step().place) && std::ranges::find(made, moveAt(line, place)) != made.end();
    }

    // A turn that goes with its roll, or that does not end any more.
    [[nodiscard]] QString whatItDoesToTheTurn(const std::vector<Broken> &broken, int place) const
    {
        if (line.onlyEndsTurnAt(place))
            //: Under the end of a turn that does not hold any more: %1 a player
            return TableMatch::tr("Without it %1's turn is not over.").arg(names.at(line.playerAt(place)));
        if (line.beginsRollingAt(place) && isBroken(broken, line.endOfTurn(place)))
            //: Under a roll that does not hold any more; %1 a player
            return TableMatch::tr("Without it the whole turn of %1 is left out.").arg(names.at(line.playerAt(place)));
        return {};
    }

    [[nodiscard]] QVariantList ofBroken(const std::vector<Broken> &broken) const
    {
        QVariantList all;
        for (const Broken &each : broken) {
            if (each.isNeedless || isMadeAgain(each.at))
                continue;
            QVariantMap one = toldMove(line, each.at, errorText(each.refusal));
            one.insert(QStringLiteral("turn"), whatItDoesToTheTurn(broken, each.at));
            all.append(one);
        }
        return all;
    }

    [[nodiscard]] QString ofThen(const Match &then) const
    {
        if (then.over())
            //: Beside what mending the past comes to
            return TableMatch::tr("The match is over then.");
        const int round = describeRound(then, then.length());
        if (names.size() == 1 || then.isEverybodysTurn())
            //: Where a match for one player, or one in which all act at once, stands once the past is mended: %1 "round 3"
            return TableMatch::tr("Then it is %1.").arg(rounds.inSentence(round));
        //: Where the match stands once the past is mended: %1 a player, %2 "round 3"
        return TableMatch::tr("Then it is %1's turn, %2.").arg(names.at(then.player()), rounds.inSentence(round));
    }
};

} // namespace

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
    std::vector<Value> made;
    for (int place = earliest(); place < match().length(); ++place)
        made.push_back(moveAt(match(), place));
    const Telling telling{*before, *m_mending, made, m_names, m_game->rounds()};
    const bool leaves = m_mending->isFirstStep() && m_mending->step().kind == Mending::Kind::Remove;
    return {{QStringLiteral("players"), players},
            {QStringLiteral("then"), telling.ofThen(after)},
            {QStringLiteral("left"), left},
            {QStringLiteral("broken"), telling.ofBroken(repair.broken)},
            {QStringLiteral("shifts"), m_mending->shiftsTurns(*before, repair)},
            {QStringLiteral("leaves"), leaves}};
}

} // namespace pegsheet::app
