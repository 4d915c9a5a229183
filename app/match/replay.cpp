// SPDX-License-Identifier: Apache-2.0
#include "app/match/replay.h"

#include "app/match/matchlist.h"
#include "app/match/scorecourse.h"
#include "app/text/scoretext.h"
#include "app/text/sentence.h"
#include "model/catalog.h"

#include <QDateTime>
#include <QQmlEngine>
#include <algorithm>

namespace pegsheet::app {

namespace {

// Milliseconds from step to step.
constexpr int kPace = 1200;
constexpr int kSlowPace = 2400;

} // namespace

Replay::Replay(std::unique_ptr<pegsheet::Match> match, const About &about, QObject *parent)
    : QObject(parent), m_about(about), m_timeline(*match), m_table(makeTableMatch(Session::of(std::move(match)), {}))
{
    QQmlEngine::setObjectOwnership(this, QQmlEngine::CppOwnership);
    QQmlEngine::setObjectOwnership(m_table.get(), QQmlEngine::CppOwnership);
    m_table->setReplay();
    if (about.isReviewed && findGame(m_table->session().match().game().id)->knowsChances) {
        const auto line = [this] {
            const Match &played = m_table->session().match();
            return played.branch(played.nodeCount());
        };
        m_review = std::make_unique<MatchReview>(
            MatchReview::Subject{line, &m_timeline, m_table->names(), m_table->marks(), about.kept});
        connect(m_review.get(), &MatchReview::changed, this, &Replay::tellReview);
    }
    m_timer.setInterval(kPace);
    connect(&m_timer, &QTimer::timeout, this, [this] {
        forward();
        if (m_place == moves())
            setPlaying(false);
    });
    tell();
}

QString Replay::title() const
{
    return dateOf(m_about.begunAt == 0 ? QDateTime::currentSecsSinceEpoch() : m_about.begunAt);
}

void Replay::setPlace(int place)
{
    const int there = std::clamp(place, 0, moves());
    if (there == m_place)
        return;
    m_place = there;
    m_showsBetter = false;
    m_table->seek(there);
    tell();
    Q_EMIT changed();
    tellReview();
}

void Replay::setShowsBetter(bool shows)
{
    if (shows == m_showsBetter || (shows && !hasBetter()))
        return;
    m_showsBetter = shows;
    m_table->seek(shows ? m_place - 1 : m_place);
    if (shows)
        m_table->showInPencil(m_reviewed.better);
    Q_EMIT reviewed();
}

void Replay::tellReview()
{
    m_reviewed = m_review == nullptr ? MatchReview::Told() : m_review->told(m_place);
    Q_EMIT reviewed();
}

// What the card shows of the move that led here.
void Replay::tell()
{
    const pegsheet::Match &match = m_table->session().match();
    if (m_place > 0) {
        m_told = describeMove(match, m_place - 1);
        return;
    }
    //: The card of a match played back, before its first move
    m_told = {m_table->seat(), describeRound(match, 0), tr("So it began."), {}, false};
}

int Replay::scoreOf(int place) const
{
    return m_told.seat < 0 ? 0 : m_timeline.scoresAt(place).at(static_cast<std::size_t>(m_told.seat));
}

QString Replay::standing() const
{
    const std::vector<int> &points = scores();
    const int most = *std::max_element(points.begin(), points.end());
    QStringList leaders;
    QStringList others;
    for (std::size_t seat = 0; seat < points.size(); ++seat) {
        const QString &each = m_table->names().at(static_cast<qsizetype>(seat));
        if (points[seat] == most)
            leaders.append(each);
        else
            //: Part of a sentence about scores: %1 a name, %2 a number
            others.append(tr("%1 %2").arg(each, numberText(points[seat])));
    }
    if (points.size() == 1)
        return tr("%1 %2").arg(leaders.constFirst(), numberText(most));
    //: Who leads: %1 a name, %2 the score; the others follow behind a comma
    const QString one = tr("%1 leads with %2");
    //: Several are level in front: %1 their names, %2 the score
    const QString several = tr("%1 lead with %2");
    others.prepend((leaders.size() == 1 ? one : several).arg(namesText(leaders), numberText(most)));
    return others.join(QStringLiteral(", "));
}

QVariantList Replay::series() const
{
    return ScoreCourse::seriesOf(m_timeline, m_table->names(), m_table->marks());
}

QStringList Replay::labels() const
{
    return ScoreCourse::labelsOf(m_timeline);
}

QList<int> Replay::rounds() const
{
    return {m_timeline.rounds().begin(), m_timeline.rounds().end()};
}

void Replay::stepForward(Step step)
{
    setPlace(step == Move ? m_place + 1 : Timeline::after(step == Turn ? m_timeline.turns() : m_timeline.rounds(), m_place));
}

void Replay::stepBack(Step step)
{
    setPlace(step == Move ? m_place - 1 : Timeline::before(step == Turn ? m_timeline.turns() : m_timeline.rounds(), m_place));
}

void Replay::setPlaying(bool playing)
{
    if (playing == m_timer.isActive())
        return;
    if (playing && m_place == moves())
        setPlace(0);
    if (playing)
        m_timer.start();
    else
        m_timer.stop();
    Q_EMIT playingChanged();
}

void Replay::setLessMotion(bool isLess)
{
    m_timer.setInterval(isLess ? kSlowPace : kPace);
}

void Replay::retranslate()
{
    m_table->retranslate();
    tell();
    Q_EMIT changed();
    tellReview();
}

} // namespace pegsheet::app
