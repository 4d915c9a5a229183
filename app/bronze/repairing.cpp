// SPDX-License-Identifier: Apache-2.0
// What mending the past comes to, in words: the points, whose turn it is then, and what does not hold any more.
#include "app/bronze/bronzematch.h"

#include "app/match/toldmove.h"
#include "app/text/errortext.h"

#include <algorithm>

namespace pegsheet::app {

namespace {

using Typed = Mending::Typed;

const QString kPlace = QStringLiteral("place");

QVariantMap told(const Match &line, int place, const QString &reason)
{
    return {{kPlace, place}, {QStringLiteral("sentence"), toldMove(line, place).whole()}, {QStringLiteral("reason"), reason}};
}

bool isBroken(const std::vector<Broken> &broken, int place)
{
    return std::any_of(broken.begin(), broken.end(), [=](const Broken &each) { return each.at == place; });
}

} // namespace

// What the table has made again itself in the same turn is not missed.
bool BronzeMatch::isMadeAgain(const Typed &line, int place) const
{
    if (place > Mending::endOfTurn(line, m_mending->step().place))
        return false;
    const Value move = Typed::moveValue(line.moveAt(place));
    for (int made = earliest(); made < typed().length(); ++made)
        if (Typed::moveValue(typed().moveAt(made)) == move)
            return true;
    return false;
}

// A turn that goes with its roll, or that does not end any more.
QString BronzeMatch::whatItDoesToTheTurn(const Typed &line, const std::vector<Broken> &broken, int place) const
{
    const bronze::Move &move = line.moveAt(place);
    if (std::holds_alternative<bronze::EndTurn>(move))
        //: Under the end of a turn that does not hold any more: %1 a player
        return tr("Without it %1's turn is not over.").arg(m_names.at(line.playerAt(place)));
    if (std::holds_alternative<bronze::Roll>(move) && isBroken(broken, Mending::endOfTurn(line, place)))
        //: Under a roll that does not hold any more; %1 a player
        return tr("Without it all of this turn of %1 is left out.").arg(m_names.at(line.playerAt(place)));
    return {};
}

QVariantList BronzeMatch::toldBroken(const Typed &line, const std::vector<Broken> &broken) const
{
    QVariantList all;
    for (const Broken &each : broken) {
        if (Mending::isNoLoss(Typed::moveValue(line.moveAt(each.at)), each.refusal) || isMadeAgain(line, each.at))
            continue;
        QVariantMap one = told(line, each.at, errorText(each.refusal));
        one.insert(QStringLiteral("turn"), whatItDoesToTheTurn(line, broken, each.at));
        all.append(one);
    }
    return all;
}

QString BronzeMatch::toldThen(const bronze::State &then) const
{
    if (then.step == bronze::Step::Over)
        //: Beside what mending the past comes to
        return tr("The match is over then.");
    if (then.isSolo())
        //: Where a match for one player stands once the past is mended
        return tr("Then it is round %1.").arg(then.round);
    //: Where the match stands once the past is mended: %1 a player, %2 a number
    return tr("Then it is %1's turn, round %2.").arg(m_names.at(then.player)).arg(then.round);
}

QVariantMap BronzeMatch::repair() const
{
    const auto before = m_mending ? m_mending->mended(typed()) : nullptr;
    if (before == nullptr)
        return {};
    const auto &line = static_cast<const Typed &>(*before);
    const Repair repair = pegsheet::repair(*before, m_mending->edits(typed()));
    const Match &after = repair.after != nullptr ? *repair.after : *before;
    const Standing was = before->standing();
    const Standing is = after.standing();
    QVariantList players;
    for (int seat = 0; seat < state().players; ++seat)
        players.append(QVariantMap{{QStringLiteral("name"), m_names.at(seat)},
                                   {QStringLiteral("mark"), m_sheets.at(seat)->mark()},
                                   {QStringLiteral("before"), was.scores.at(static_cast<std::size_t>(seat))},
                                   {QStringLiteral("after"), is.scores.at(static_cast<std::size_t>(seat))}});
    QVariantList left;
    for (const Mending::Left &each : m_mending->left())
        left.append(told(line, each.place, each.reason));
    const bool leaves = m_mending->isFirstStep() && m_mending->step().kind == Mending::Kind::Remove;
    return {{QStringLiteral("players"), players},
            {QStringLiteral("then"), toldThen(static_cast<const Typed &>(after).current())},
            {QStringLiteral("left"), left},
            {QStringLiteral("broken"), toldBroken(line, repair.broken)},
            {QStringLiteral("shifts"), m_mending->shiftsTurns(*before, repair)},
            {QStringLiteral("leaves"), leaves}};
}

} // namespace pegsheet::app
