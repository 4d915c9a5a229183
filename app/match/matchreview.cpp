// SPDX-License-Identifier: Apache-2.0
#include "app/match/matchreview.h"

#include "app/match/gametable.h"
#include "app/text/errortext.h"
#include "app/text/scoretext.h"
#include "app/text/sentence.h"
#include "model/catalog.h"

#include <QElapsedTimer>
#include <QQmlEngine>
#include <algorithm>
#include <cmath>

namespace pegsheet::app {

namespace {

constexpr int kAtOnce = 4;    // milliseconds that the window may be held
constexpr int kBetween = 200; // milliseconds between two looks at what was found

} // namespace

MatchReview::MatchReview(Subject subject, QObject *parent) : QObject(parent), m_subject(std::move(subject))
{
    QQmlEngine::setObjectOwnership(this, QQmlEngine::CppOwnership);
    m_timer.setInterval(0);
    connect(&m_timer, &QTimer::timeout, this, &MatchReview::workOn);
}

void MatchReview::setRunning(bool running)
{
    if (running == isRunning() || (running && (m_isSettled || !m_problem.isEmpty())))
        return;
    if (running && m_reviewer == nullptr)
        begin();
    if (running && m_reviewer != nullptr)
        m_timer.start();
    else
        m_timer.stop();
    Q_EMIT changed();
}

void MatchReview::begin()
{
    m_match = m_subject.match();
    MaybeRefusal refusal;
    Reviewing how;
    how.found = m_subject.kept.found;
    if (m_match != nullptr)
        m_reviewer = findGame(m_match->game().id)->review(*m_match, how, refusal);
    if (refusal)
        m_problem = errorText(*refusal);
}

void MatchReview::workOn()
{
    QElapsedTimer clock;
    clock.start();
    const bool wasKnown = isKnown();
    bool isLeft = true;
    while (isLeft && clock.elapsed() < kAtOnce)
        isLeft = m_reviewer->work();
    m_shownAt += clock.elapsed();
    if (!isLeft) {
        m_timer.stop();
        m_isSettled = true;
        if (m_subject.kept.keep && m_reviewer->found() != m_subject.kept.found)
            m_subject.kept.keep(m_reviewer->found());
    }
    // Drawing it anew each time would take longer than finding it out.
    if (isLeft && (!isKnown() || (wasKnown && m_shownAt < kBetween)))
        return;
    m_shownAt = 0;
    if (isKnown())
        m_summary = summaryOf(m_reviewer->review(), m_match->over());
    Q_EMIT changed();
}

QVariantList MatchReview::bands() const
{
    QVariantList bands;
    if (!isKnown() || isOfPoints())
        return bands;
    const Review &review = m_reviewer->review();
    for (std::size_t seat = 0; seat < review.start.size(); ++seat) {
        QVariantList values;
        for (const ReviewedTurn &turn : review.turns)
            values.append(turn.chances[seat]);
        values.append(review.result[seat]);
        const auto place = static_cast<qsizetype>(seat);
        bands.append(QVariantMap{{QStringLiteral("values"), values},
                                 {QStringLiteral("mark"), m_subject.marks.value(place)},
                                 {QStringLiteral("name"), m_subject.names.value(place)}});
    }
    return bands;
}

QVariantList MatchReview::expected() const
{
    if (!isOfPoints())
        return {};
    const Review &review = m_reviewer->review();
    QVariantList values;
    QVariantList lows;
    QVariantList highs;
    for (const ReviewedTurn &turn : review.turns) {
        values.append(turn.chances[0]);
        lows.append(turn.low);
        highs.append(turn.high);
    }
    for (QVariantList *line : {&values, &lows, &highs})
        line->append(review.result[0]);
    QVariantMap line{{QStringLiteral("values"), values},
                     {QStringLiteral("mark"), m_subject.marks.value(0)},
                     {QStringLiteral("name"), m_subject.names.value(0)}};
    if (m_isSettled) {
        line.insert(QStringLiteral("lows"), lows);
        line.insert(QStringLiteral("highs"), highs);
    }
    return {line};
}

QList<qreal> MatchReview::places() const
{
    QList<qreal> places;
    if (!isKnown() || m_subject.timeline == nullptr)
        return places;
    for (const ReviewedTurn &turn : m_reviewer->review().turns)
        places.append(m_subject.timeline->roundsAt(turn.place));
    places.append(m_subject.timeline->roundsAt(m_subject.timeline->moves()));
    return places;
}

QList<qreal> MatchReview::margins() const
{
    QList<qreal> margins;
    if (!isKnown())
        return margins;
    for (const ReviewedTurn &turn : m_reviewer->review().turns)
        margins.append(turn.margin);
    margins.append(0);
    return margins;
}

QString MatchReview::changeText(double change) const
{
    return isOfPoints() ? expectedChangeText(change) : percentChangeText(change);
}

QString MatchReview::chancesBefore(const ReviewedTurn &turn) const
{
    if (isOfPoints() && turn.high > turn.low) {
        //: A score that is expected alone: %1 "71.3 points", in eight matches of ten it is from %2 to %3
        const QString mostly = tr("%1, mostly %2 to %3");
        return mostly.arg(expectedText(turn.chances[0]), numberText(static_cast<int>(std::lround(turn.low))),
                          numberText(static_cast<int>(std::lround(turn.high))));
    }
    if (isOfPoints())
        return expectedText(turn.chances[0]);
    QStringList parts;
    for (std::size_t seat = 0; seat < turn.chances.size(); ++seat)
        //: A player's chance to win: %1 a name, %2 "38 %"
        parts.append(tr("%1 %2").arg(m_subject.names.value(static_cast<qsizetype>(seat)), percentText(turn.chances[seat])));
    return listText(parts);
}

QString MatchReview::turnText(const ReviewedTurn &turn) const
{
    const auto seat = static_cast<std::size_t>(turn.seat);
    const double luck = turn.parts.luck[seat] + turn.parts.rolls[seat] + turn.parts.rest[seat];
    //: What was luck in a turn, and what was decided against what the app would have done, as parts of the chance to win:
    //: %1 "+4 %", %2 "−7 %"
    const QString both = tr("Luck %1 · Choices %2");
    //: The same where nobody knows which dice were kept in between
    const QString rolls = tr("The rolls %1 · Choices %2");
    // The word behind the second number does for both.
    return (m_reviewer->review().lastRolls ? rolls : both)
        .arg(isOfPoints() ? expectedChangeNumber(luck) : changeText(luck), changeText(turn.parts.choices[seat]));
}

void MatchReview::tellMove(const ReviewedTurn &turn, const ReviewedMove &move, Told &told) const
{
    const double choice = move.parts.choices[static_cast<std::size_t>(move.seat)];
    told.weight = weightInReview(m_reviewer->review(), turn, choice);
    if (told.weight == 0)
        return;
    const QString much = isOfPoints() ? expectedText(std::abs(choice)) : percentText(std::abs(choice));
    if (choice > 0) {
        //: What a move gained against what the app would have done: %1 "6 %" of the chance to win
        told.move = tr("This move was better than the app's by %1.").arg(much);
        return;
    }
    //: What a move cost against what the app would have done: %1 "6 %" of the chance to win
    told.move = tr("This move cost %1.").arg(much);
    if (const QString better = betterText(move.place, move.better); !better.isEmpty())
        told.move += u' ' + better;
    if (!move.better.isNull()) {
        told.better = move.better;
        told.why = whyText(move);
    }
}

// Choices are what was played less what would have been better.
QString MatchReview::whyText(const ReviewedMove &move) const
{
    const double played = move.hoped + move.parts.choices[static_cast<std::size_t>(move.seat)];
    const auto level = [this](double chance) { return isOfPoints() ? expectedText(chance) : percentText(chance); };
    //: Why a move would have been better: %1 the chance to win with it, "52 %", or the points to be expected, %2 with what was
    //: played
    QString why = tr("With it %1, as it was played %2.").arg(level(move.hoped), level(played));
    if (const auto leaves = gameTable(*m_match).leaves; leaves != nullptr) {
        const QString better = leaves(*m_match, move.place, &move.better);
        const QString left = leaves(*m_match, move.place, nullptr);
        if (better != left)
            //: Why a move would have been better: what it leaves, %1 and %2 "4 cities, 6 goods"
            why += u' ' + tr("It leaves %1, not %2.").arg(better, left);
    }
    return why;
}

QString MatchReview::betterText(int place, const Value &better) const
{
    const auto advised = gameTable(*m_match).advised;
    if (advised == nullptr || better.isNull())
        return {};
    //: Behind what a move cost: what the app would have done, %1 a move in words, "Built 3 boxes: Temple"
    return tr("Better was: %1").arg(advised(*m_match, place, better));
}

MatchReview::Told MatchReview::told(int place) const
{
    Told told;
    if (!isKnown())
        return told;
    const std::vector<ReviewedTurn> &turns = m_reviewer->review().turns;
    if (place == 0 && !turns.empty())
        told.chances = chancesBefore(turns.front());
    const auto after = std::upper_bound(turns.begin(), turns.end(), place - 1,
                                        [](int move, const ReviewedTurn &turn) { return move < turn.place; });
    if (after == turns.begin())
        return told;
    const ReviewedTurn &turn = *std::prev(after);
    told.chances = chancesBefore(turn);
    told.turn = turnText(turn);
    for (const ReviewedMove &move : turn.moves)
        if (move.place == place - 1 && move.seat >= 0)
            tellMove(turn, move, told);
    return told;
}

} // namespace pegsheet::app
