// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/match/reviewsummary.h"
#include "app/match/timeline.h"
#include "model/core/match.h"
#include "model/core/review.h"

#include <QList>
#include <QObject>
#include <QStringList>
#include <QTimer>
#include <QVariantList>
#include <QVariantMap>
#include <QtQmlIntegration/qqmlintegration.h>
#include <functional>
#include <memory>
#include <string>

namespace pegsheet::app {

/// A match reviewed while somebody looks at it: the chances of all players before every turn, if from there on everybody had played
/// as the app does, what of a turn was luck and what was decided, and what all of it comes to. It is worked on bit by bit between
/// two frames.
class MatchReview : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Belongs to a match that is over or played back")
    /// Why the match cannot be reviewed, in a sentence; known once it was begun.
    Q_PROPERTY(QString problem READ problem NOTIFY changed FINAL)
    /// Whether it is worked on; what was found stays.
    Q_PROPERTY(bool running READ isRunning WRITE setRunning NOTIFY changed FINAL)
    /// For a ChanceChart: by seat the chances ("values", "mark", "name"), where in the rounds each stands, and its standard error.
    /// Empty before all moves were looked at.
    Q_PROPERTY(QVariantList bands READ bands NOTIFY changed FINAL)
    Q_PROPERTY(QList<qreal> places READ places NOTIFY changed FINAL)
    Q_PROPERTY(QList<qreal> margins READ margins NOTIFY changed FINAL)
    /// Alone, for a ScoreChart: the score to be expected before every turn, and what it is mostly between ("lows", "highs"; empty
    /// before that is known). Empty before all moves were looked at, and of several players.
    Q_PROPERTY(QVariantList expected READ expected NOTIFY changed FINAL)
    /// By seat what the result came from: "name", "mark", and "rows" for a BarList, where the longest bar of all has the length 1.
    /// Empty before all moves were looked at.
    Q_PROPERTY(QVariantList sums READ sums NOTIFY changed FINAL)
    /// The same in one line of words, without start and result.
    Q_PROPERTY(QString sumLine READ sumLine NOTIFY changed FINAL)
    /// How luck and choices of the players compare, in a sentence; empty where chance could be all of it.
    Q_PROPERTY(QString verdict READ verdict NOTIFY changed FINAL)
    /// The roll that brought its player most, the choice that cost most, and the turn after which the winner was ahead for good:
    /// "text", in words, and "place", where a replay shows it; empty where there is none.
    Q_PROPERTY(QVariantMap luckiest READ luckiest NOTIFY changed FINAL)
    Q_PROPERTY(QVariantMap dearest READ dearest NOTIFY changed FINAL)
    Q_PROPERTY(QVariantMap turned READ turned NOTIFY changed FINAL)
    /// Where in the rounds that turn was over; -1 where there is none.
    Q_PROPERTY(qreal turningPoint READ turningPoint NOTIFY changed FINAL)

public:
    /// What an earlier review found, and what takes what this one finds, once all of it was.
    struct Kept
    {
        std::string found = {};
        std::function<void(const std::string &found)> keep = {};
    };
    /// What the review is of, and how it is told.
    struct Subject
    {
        std::function<std::unique_ptr<pegsheet::Match>()>
            match;                ///< which stands at the end of the line; asked for once, when begun
        const Timeline *timeline; ///< of the same line; null where no chart is shown
        QStringList names;
        QList<int> marks;
        Kept kept = {};
    };
    /// What is told of the turn of a move, and of the move itself.
    struct Told
    {
        QString chances; ///< of everybody before the turn, or alone the score to be expected, as they are spoken
        QString turn;    ///< its luck and choices in a few words
        QString move;    ///< what it was worth, where that is more than chance may make of it, and what the app would have done
        int weight = 0;  ///< of the move: 1 from 2 %, 2 from 5 %, 3 from 10 %
        Value better;    ///< null where none is named
        QString why;     ///< what follows from it and from what was played, in a sentence or two
    };

    explicit MatchReview(Subject subject, QObject *parent = nullptr);

    [[nodiscard]] QString problem() const { return m_problem; }
    [[nodiscard]] bool isRunning() const { return m_timer.isActive(); }
    /// Begins it, where it was not, and goes on.
    void setRunning(bool running);
    /// Alone there is nobody to beat: told are points.
    [[nodiscard]] bool isOfPoints() const { return isKnown() && m_reviewer->review().points; }
    [[nodiscard]] QVariantList bands() const;
    [[nodiscard]] QVariantList expected() const;
    [[nodiscard]] QList<qreal> places() const;
    [[nodiscard]] QList<qreal> margins() const;
    [[nodiscard]] QVariantList sums() const;
    [[nodiscard]] QString sumLine() const;
    [[nodiscard]] QString verdict() const;
    [[nodiscard]] QVariantMap luckiest() const;
    [[nodiscard]] QVariantMap dearest() const;
    [[nodiscard]] QVariantMap turned() const;
    [[nodiscard]] qreal turningPoint() const;
    /// Nothing is left to be found out.
    [[nodiscard]] bool isSettled() const { return m_isSettled; }

    /// What is told where so many moves are made: of the last of them. Nothing before all moves were looked at.
    [[nodiscard]] Told told(int place) const;
    /// Words changed with the language.
    void retranslate() { Q_EMIT changed(); }

Q_SIGNALS:
    void changed();

private:
    void begin();
    void workOn();
    [[nodiscard]] bool isKnown() const { return m_reviewer != nullptr && m_reviewer->isRollingOut(); }
    [[nodiscard]] QString chancesBefore(const ReviewedTurn &turn) const;
    [[nodiscard]] QString turnText(const ReviewedTurn &turn) const;
    void tellMove(const ReviewedTurn &turn, const ReviewedMove &move, Told &told) const;
    [[nodiscard]] QString changeText(double change) const;
    [[nodiscard]] QString whyText(const ReviewedMove &move) const;
    [[nodiscard]] QString nameAt(int seat) const { return m_subject.names.value(seat); }
    [[nodiscard]] QString shareName(ShareKind kind) const;
    [[nodiscard]] QString momentText(const ReviewSummary::Moment &moment) const;
    [[nodiscard]] QString betterText(int place, const Value &better) const;
    [[nodiscard]] int turnedPlace() const;

    Subject m_subject;
    std::unique_ptr<pegsheet::Match> m_match;
    std::unique_ptr<Reviewer> m_reviewer; ///< of the match
    ReviewSummary m_summary;
    QString m_problem;
    QTimer m_timer;
    qint64 m_shownAt = 0; ///< milliseconds of work when `changed` was last told
    bool m_isSettled = false;
};

} // namespace pegsheet::app
