// SPDX-License-Identifier: Apache-2.0
#include "app/share/incomingmatch.h"

#include "app/match/movedescription.h"
#include "app/text/errortext.h"
#include "app/text/gametext.h"

#include <algorithm>
#include <array>

namespace pegsheet::app {

namespace {

QVariantMap sideOf(const Match &match)
{
    const Standing standing = match.standing();
    QVariantList scores;
    for (const int score : standing.scores)
        scores.append(score);
    return {{QStringLiteral("standing"), describeStanding(match)},
            {QStringLiteral("moves"), match.length()},
            {QStringLiteral("scores"), scores},
            {QStringLiteral("player"), standing.player}};
}

QString sortOf(MoveClass moveClass)
{
    switch (moveClass) {
    case MoveClass::Same: return QStringLiteral("same");
    case MoveClass::New: return QStringLiteral("new");
    default: return QStringLiteral("against");
    }
}

} // namespace

IncomingMatch::Kind IncomingMatch::kind() const
{
    if (m_takeover == nullptr)
        return Nothing;
    if (m_takeover->mine() == nullptr)
        return New;
    switch (m_takeover->comparison().relation) {
    case Relation::Same: return Same;
    case Relation::Ahead: return Old;
    case Relation::Behind: return Further;
    case Relation::Mended: return Mended;
    default: return Fork;
    }
}

QString IncomingMatch::gameName() const
{
    return m_takeover == nullptr ? QString() : findGameText(m_takeover->theirs().game().id)->name();
}

QStringList IncomingMatch::names() const
{
    QStringList names;
    if (m_takeover != nullptr)
        for (const std::string &name : m_takeover->theirs().setup().players)
            names.append(QString::fromStdString(name));
    return names;
}

QVariantList IncomingMatch::marks() const
{
    QVariantList marks;
    for (int seat = 0; seat < names().size(); ++seat)
        marks.append(markOf(m_takeover->theirs().setup(), seat));
    return marks;
}

QVariantMap IncomingMatch::mine() const
{
    return m_takeover == nullptr || m_takeover->mine() == nullptr ? QVariantMap() : sideOf(*m_takeover->mine());
}

QVariantMap IncomingMatch::theirs() const
{
    return m_takeover == nullptr ? QVariantMap() : sideOf(m_takeover->theirs());
}

int IncomingMatch::mineMoves() const
{
    return m_takeover == nullptr || m_takeover->mine() == nullptr
        ? 0
        : m_takeover->mine()->length() - m_takeover->comparison().mineFrom;
}

int IncomingMatch::theirMoves() const
{
    return m_takeover == nullptr ? 0 : m_takeover->theirs().length() - m_takeover->comparison().theirsFrom;
}

bool IncomingMatch::replacesOurs() const
{
    if (kind() != Mended)
        return false;
    const std::vector<SidedMove> ours = m_takeover->mineAfter();
    return ours.empty()
        || std::any_of(ours.begin(), ours.end(), [](const SidedMove &move) { return move.moveClass != MoveClass::Same; });
}

QString IncomingMatch::mendedEffect() const
{
    if (!replacesOurs())
        return tr("Your moves are joined there with those of another tablet: %n move(s) are new, nothing is lost.", "",
                  theirMoves() - mineMoves());
    const int at = m_takeover->comparison().at;
    const int length = m_takeover->mine()->length();
    // Moves are counted from 1 where people read them.
    return length == at + 1
        //: A code changes the past; %1 the place of a move in the list
        ? tr("Move %1 was changed there. Yours stays in the history.").arg(length)
        //: A code changes the past; %1 and %2 the places of moves in the list
        : tr("Moves %1 to %2 were changed there. Yours stay in the history.").arg(at + 1).arg(length);
}

QString IncomingMatch::effect() const
{
    switch (kind()) {
    case Nothing: return {};
    case New: return tr("This match is not on this tablet yet.");
    case Same: return tr("Both tablets stand at the same place. There is nothing to take over.");
    case Old:
        return theirMoves() > 0 && mineMoves() == 0
            ? tr("What is new in it was taken back on this tablet. To have it again, repeat it in the list of moves.")
            : tr("This tablet is further on. There is nothing to take over.");
    case Further: return tr("%n move(s) come on top, nothing is lost", "", theirMoves());
    case Mended: return mendedEffect();
    default: break;
    }
    return joins() ? tr("Different players moved on the two tablets, and all of it goes together: nothing is lost.")
                   : tr("Only one of the two can be gone on with. The other stays kept with the match.");
}

QString IncomingMatch::common() const
{
    if (m_takeover == nullptr || m_takeover->mine() == nullptr)
        return {};
    const int at = m_takeover->comparison().mineFrom;
    if (at == 0)
        return tr("The two tablets went their own ways from the first move on.");
    const MoveDescription last = describeMove(*m_takeover->mine(), at - 1);
    //: %1 a move in words, %2 its place in the list
    return tr("Both tablets agree up to “%1” (move %2). After that each went on by itself.").arg(last.sentence).arg(at);
}

QVariantList IncomingMatch::told(const std::vector<SidedMove> &moves, const Match &side, const Match &other) const
{
    QVariantList rows;
    for (const SidedMove &move : moves) {
        QString why;
        const bool isNew = joins() && move.moveClass != MoveClass::Same;
        if (!isNew && move.refusal)
            why = errorText(*move.refusal);
        else if (!isNew && move.instead >= 0)
            //: Beside a move that the other tablet does not have; %1 what it has in its place
            why = tr("There instead: %1").arg(describeMove(other, move.instead).sentence);
        rows.append(QVariantMap{{QStringLiteral("seat"), move.player},
                                {QStringLiteral("sentence"), describeMove(side, move.place).sentence},
                                {QStringLiteral("sort"), sortOf(isNew ? MoveClass::New : move.moveClass)},
                                {QStringLiteral("why"), why}});
    }
    return rows;
}

QVariantList IncomingMatch::mineAfter() const
{
    return mineMoves() == 0 ? QVariantList() : told(m_takeover->mineAfter(), *m_takeover->mine(), m_takeover->theirs());
}

QVariantList IncomingMatch::theirsAfter() const
{
    if (m_takeover == nullptr || m_takeover->mine() == nullptr)
        return {};
    return told(m_takeover->theirsAfter(), m_takeover->theirs(), *m_takeover->mine());
}

qlonglong IncomingMatch::id() const
{
    return m_takeover == nullptr ? 0 : m_takeover->id().value;
}

bool IncomingMatch::isOpenMatch(const TableMatch *match) const
{
    return match != nullptr && id() != 0 && match->id().value == id();
}

void IncomingMatch::show(std::unique_ptr<Takeover> takeover)
{
    m_takeover = std::move(takeover);
    Q_EMIT changed();
}

storage::MatchId IncomingMatch::accept(Chosen chosen, MaybeRefusal &refusal)
{
    constexpr std::array kChoices{Choice::Theirs, Choice::Mine, Choice::Both};
    return m_takeover == nullptr ? storage::MatchId{} : m_takeover->accept(kChoices.at(chosen), refusal);
}

} // namespace pegsheet::app
