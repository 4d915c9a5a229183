// SPDX-License-Identifier: Apache-2.0
// What all of a review comes to, in words.
#include "app/match/gametable.h"
#include "app/match/matchreview.h"
#include "app/text/scoretext.h"

#include <algorithm>
#include <cmath>

namespace pegsheet::app {

using namespace Qt::StringLiterals;

namespace {

// The round of that move, within a sentence.
QString roundOfMove(const pegsheet::Match &match, int place)
{
    return gameTable(match).rounds().inSentence(describeRound(match, place));
}

} // namespace

QString MatchReview::shareName(ShareKind kind) const
{
    switch (kind) {
    //: What a player's result came from, before a number each: the chance to win, or alone the score, there was at the start
    case ShareKind::Start: return tr("At the start");
    //: … what the dice changed of it
    case ShareKind::Luck: return tr("Luck");
    //: … the same where nobody knows which dice were kept in between
    case ShareKind::Rolls: return tr("The rolls");
    //: … what was decided
    case ShareKind::Choices: return tr("Choices");
    //: … what was traded
    case ShareKind::Trades: return tr("Trades");
    //: … what the table corrected
    case ShareKind::Corrections: return tr("Corrections");
    //: … and what came of it
    case ShareKind::Result: return tr("Result");
    }
    return {};
}

QVariantList MatchReview::sums() const
{
    double largest = 0;
    for (const std::vector<Share> &shares : m_summary.shares)
        for (const Share &share : shares)
            largest = std::max(largest, std::abs(share.amount));
    QVariantList sums;
    for (qsizetype seat = 0; seat < std::ssize(m_summary.shares); ++seat) {
        QVariantList rows;
        for (const auto &[kind, amount] : m_summary.shares[static_cast<std::size_t>(seat)]) {
            const bool isLevel = kind == ShareKind::Start || kind == ShareKind::Result;
            const QString level = isOfPoints() ? expectedText(amount) : percentText(amount);
            rows.append(QVariantMap{{u"label"_s, shareName(kind)},
                                    {u"text"_s, isLevel ? level : changeText(amount)},
                                    {u"length"_s, largest > 0 ? amount / largest : 0},
                                    {u"isPale"_s, kind == ShareKind::Start}});
        }
        sums.append(
            QVariantMap{{u"name"_s, m_subject.names.value(seat)}, {u"mark"_s, m_subject.marks.value(seat)}, {u"rows"_s, rows}});
    }
    return sums;
}

QString MatchReview::sumLine() const
{
    QStringList players;
    for (qsizetype seat = 0; seat < std::ssize(m_summary.shares); ++seat) {
        QStringList parts;
        for (const auto &[kind, amount] : m_summary.shares[static_cast<std::size_t>(seat)])
            if (kind != ShareKind::Start && kind != ShareKind::Result)
                //: What a player's result came from: %1 "Luck", %2 "+4 %"
                parts.append(tr("%1 %2").arg(shareName(kind), changeText(amount)));
        //: On the picture of a final score: %1 a name, %2 "Luck +4 %, Choices −7 %"
        players.append(tr("%1: %2.").arg(nameAt(static_cast<int>(seat)), parts.join(u", "_s)));
    }
    return players.join(u' ');
}

QString MatchReview::verdict() const
{
    const int chose = m_summary.bestChoices;
    if (chose < 0)
        return {};
    if (chose == m_summary.leastLuck)
        //: Under a final score: %1 a name
        return tr("%1 chose best and had the least luck.").arg(nameAt(chose));
    if (chose == m_summary.mostLuck)
        //: Under a final score: %1 a name
        return tr("%1 chose best and had the most luck.").arg(nameAt(chose));
    if (m_summary.mostLuck < 0)
        return {};
    //: Under a final score: %1 and %2 names
    return tr("%1 chose best, %2 had the most luck.").arg(nameAt(chose), nameAt(m_summary.mostLuck));
}

QString MatchReview::momentText(const ReviewSummary::Moment &moment) const
{
    //: A move that stands out: %1 whose it was, %2 "round 5", %3 what it gained or cost, "+14 %"
    return tr("%1 in %2: %3").arg(nameAt(moment.seat), roundOfMove(*m_match, moment.place), changeText(moment.amount));
}

QVariantMap MatchReview::luckiest() const
{
    const auto &moment = m_summary.luckiest;
    return moment ? QVariantMap{{u"text"_s, momentText(*moment)}, {u"place"_s, moment->place + 1}} : QVariantMap();
}

QVariantMap MatchReview::dearest() const
{
    const auto &moment = m_summary.dearest;
    if (!moment)
        return {};
    QStringList parts{momentText(*moment), betterText(moment->place, moment->better)};
    parts.removeAll(QString());
    return {{u"text"_s, parts.join(u" · "_s)}, {u"place"_s, moment->place + 1}};
}

// Where that turn is over; the set-up where none was it.
int MatchReview::turnedPlace() const
{
    const std::vector<ReviewedTurn> &turns = m_reviewer->review().turns;
    if (!m_summary.turned)
        return 0;
    const std::size_t next = *m_summary.turned + 1;
    return next < turns.size() ? turns[next].place : m_match->length();
}

QVariantMap MatchReview::turned() const
{
    if (m_summary.winner < 0)
        return {};
    const QString winner = nameAt(m_summary.winner);
    if (!m_summary.turned)
        //: Where there was no turning point: %1 the winner
        return {{u"text"_s, tr("%1 was ahead from the first turn to the last.").arg(winner)}, {u"place"_s, 0}};
    const ReviewedTurn &turn = m_reviewer->review().turns[*m_summary.turned];
    //: The turning point: %1 whose turn, %2 "round 9", %3 the winner
    const QString text = tr("Turn of %1 in %2: after it %3 was ahead to the end.");
    return {{u"text"_s, text.arg(nameAt(turn.seat), roundOfMove(*m_match, turn.place), winner)}, {u"place"_s, turnedPlace()}};
}

qreal MatchReview::turningPoint() const
{
    return m_summary.turned && m_subject.timeline != nullptr ? m_subject.timeline->roundsAt(turnedPlace()) : -1;
}

} // namespace pegsheet::app
