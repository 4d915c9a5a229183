// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/match/timeline.h"
#include "model/core/match.h"
#include "model/core/review.h"

#include <QList>
#include <QObject>
#include <QStringList>
#include <QTimer>
#include <QVariantList>
#include <QtQmlIntegration/qqmlintegration.h>
#include <functional>
#include <memory>
#include <string>

namespace pegsheet::app {

/// A match reviewed while somebody looks at it: the chances of all players before every turn, if from there on everybody had played
/// as the app does, and what of a turn was luck and what was decided. It is worked on bit by bit between two frames.
class MatchReview : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Belongs to a replay")
    /// Why the match cannot be reviewed, in a sentence; known once it was begun.
    Q_PROPERTY(QString problem READ problem NOTIFY changed FINAL)
    /// Whether it is worked on; what was found stays.
    Q_PROPERTY(bool running READ isRunning WRITE setRunning NOTIFY changed FINAL)
    /// For a ChanceChart: by seat the chances ("values", "mark", "name"), where in the rounds each stands, and its standard error.
    /// Empty before all moves were looked at.
    Q_PROPERTY(QVariantList bands READ bands NOTIFY changed FINAL)
    Q_PROPERTY(QList<qreal> places READ places NOTIFY changed FINAL)
    Q_PROPERTY(QList<qreal> margins READ margins NOTIFY changed FINAL)

public:
    /// What the review is of, and how it is told.
    struct Subject
    {
        std::function<std::unique_ptr<pegsheet::Match>()>
            match;                ///< which stands at the end of the line; asked for once, when begun
        const Timeline *timeline; ///< of the same line
        QStringList names;
        QList<int> marks;
        std::string found = {};                                  ///< by an earlier review
        std::function<void(const std::string &found)> keep = {}; ///< takes what was found, once all of it was
    };
    /// What is told of the turn of a move, and of the move itself.
    struct Told
    {
        QString chances; ///< of everybody before the turn, as they are spoken; empty alone
        QString turn;    ///< its luck and choices in a few words
        QString move;    ///< what it was worth, where that is more than chance may make of it, and what the app would have done
        int weight = 0;  ///< of the move: 1 from 2 %, 2 from 5 %, 3 from 10 %
    };

    explicit MatchReview(Subject subject, QObject *parent = nullptr);

    [[nodiscard]] QString problem() const { return m_problem; }
    [[nodiscard]] bool isRunning() const { return m_timer.isActive(); }
    /// Begins it, where it was not, and goes on.
    void setRunning(bool running);
    /// Alone there is nobody to beat: told are points.
    [[nodiscard]] bool isOfPoints() const { return isKnown() && m_reviewer->review().points; }
    [[nodiscard]] QVariantList bands() const;
    [[nodiscard]] QList<qreal> places() const;
    [[nodiscard]] QList<qreal> margins() const;
    /// Nothing is left to be found out.
    [[nodiscard]] bool isSettled() const { return m_isSettled; }

    /// What is told where so many moves are made: of the last of them. Nothing before all moves were looked at.
    [[nodiscard]] Told told(int place) const;

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

    Subject m_subject;
    std::unique_ptr<pegsheet::Match> m_match;
    std::unique_ptr<Reviewer> m_reviewer; ///< of the match
    QString m_problem;
    QTimer m_timer;
    qint64 m_shownAt = 0; ///< milliseconds of work when `changed` was last told
    bool m_isSettled = false;
};

} // namespace pegsheet::app
