// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/match/matchreview.h"
#include "app/match/movedescription.h"
#include "app/match/tablematch.h"
#include "app/match/timeline.h"

#include <QObject>
#include <QTimer>
#include <QVariantList>
#include <QtQmlIntegration/qqmlintegration.h>
#include <memory>

namespace pegsheet::app {

/// A match played back: a copy in memory that goes to any place of it. Nothing is written, whatever is done here.
class Replay : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Begun by the application")
    /// Which match it is, and whether that is the one that is open.
    Q_PROPERTY(qlonglong matchId READ matchId CONSTANT FINAL)
    Q_PROPERTY(bool open READ isOpen CONSTANT FINAL)
    /// The node at which the line that is played back ends; 0 for the line on which the match stands.
    Q_PROPERTY(int tip READ tip CONSTANT FINAL)
    /// Whether a copy of it can be saved and played on.
    Q_PROPERTY(bool canPlayOn READ canPlayOn CONSTANT FINAL)
    /// The day on which it was begun: "14 November".
    Q_PROPERTY(QString title READ title NOTIFY changed FINAL)
    Q_PROPERTY(int moves READ moves CONSTANT FINAL)
    /// How many moves are made; setting it goes to that place.
    Q_PROPERTY(int place READ place WRITE setPlace NOTIFY changed FINAL)
    /// The table as it stood there, to be looked at.
    Q_PROPERTY(pegsheet::app::TableMatch *table READ table CONSTANT FINAL)
    /// The last move made there: whose it is (seat -1: the table's), in which round, in words, and what that player's score
    /// was before and after it. At the set-up whose turn is first.
    Q_PROPERTY(int seat READ seat NOTIFY changed FINAL)
    Q_PROPERTY(int mark READ mark NOTIFY changed FINAL)
    Q_PROPERTY(QString name READ name NOTIFY changed FINAL)
    Q_PROPERTY(int round READ round NOTIFY changed FINAL)
    Q_PROPERTY(QString sentence READ sentence NOTIFY changed FINAL)
    Q_PROPERTY(QString detail READ detail NOTIFY changed FINAL)
    Q_PROPERTY(bool correction READ correction NOTIFY changed FINAL)
    Q_PROPERTY(int before READ before NOTIFY changed FINAL)
    Q_PROPERTY(int after READ after NOTIFY changed FINAL)
    /// The chances of this match, where the game knows them and they are wanted; else null.
    Q_PROPERTY(pegsheet::app::MatchReview *review READ review CONSTANT FINAL)
    /// What the review tells: the chances before the turn of the last move, its luck and choices, and the move itself, with how
    /// much that weighs, 0 to 3.
    Q_PROPERTY(QString chances READ chances NOTIFY reviewed FINAL)
    Q_PROPERTY(QString turnReviewed READ turnReviewed NOTIFY reviewed FINAL)
    Q_PROPERTY(QString moveReviewed READ moveReviewed NOTIFY reviewed FINAL)
    Q_PROPERTY(int moveWeight READ moveWeight NOTIFY reviewed FINAL)
    /// Whether something better is named there; whether the table shows it, in pencil where the move was made; and why it is
    /// better.
    Q_PROPERTY(bool hasBetter READ hasBetter NOTIFY reviewed FINAL)
    Q_PROPERTY(bool showsBetter READ showsBetter WRITE setShowsBetter NOTIFY reviewed FINAL)
    Q_PROPERTY(QString why READ why NOTIFY reviewed FINAL)
    /// Before that move the player had asked what the app would do.
    Q_PROPERTY(bool hinted READ hinted NOTIFY changed FINAL)
    /// Who leads there, in a sentence.
    Q_PROPERTY(QString standing READ standing NOTIFY changed FINAL)
    /// A line a player for a ScoreChart: "values" (before the first round, then after each), "mark", "name"; what stands
    /// below them; and how far the place is.
    Q_PROPERTY(QVariantList series READ series CONSTANT FINAL)
    Q_PROPERTY(QStringList labels READ labels CONSTANT FINAL)
    Q_PROPERTY(qreal marker READ marker NOTIFY changed FINAL)
    /// The places at which a round is over, the set-up before the first; finished sheets where only those are counted.
    Q_PROPERTY(QList<int> rounds READ rounds CONSTANT FINAL)
    /// How far one step goes.
    Q_PROPERTY(Step step MEMBER m_step NOTIFY stepChanged FINAL)
    /// Whether it goes on by itself, step by step, to the end.
    Q_PROPERTY(bool playing READ playing WRITE setPlaying NOTIFY playingChanged FINAL)

public:
    enum Step { Move, Turn, Round };
    Q_ENUM(Step)

    struct About
    {
        qlonglong matchId = 0;
        int tip = 0;
        qint64 begunAt = 0; ///< 0: today
        bool isOpen = false;
        bool canPlayOn = false;
        bool isReviewed = false; ///< where the game knows the chances
        MatchReview::Kept kept = {};
        QList<int> hinted = {}; ///< places at which a hint was asked for
    };

    /// The match stands at its end, with nothing behind that: see Match::branch().
    Replay(std::unique_ptr<pegsheet::Match> match, const About &about, QObject *parent = nullptr);

    [[nodiscard]] qlonglong matchId() const { return m_about.matchId; }
    [[nodiscard]] int tip() const { return m_about.tip; }
    [[nodiscard]] bool isOpen() const { return m_about.isOpen; }
    [[nodiscard]] bool canPlayOn() const { return m_about.canPlayOn; }
    [[nodiscard]] QString title() const;
    [[nodiscard]] int moves() const { return m_timeline.moves(); }
    [[nodiscard]] int place() const { return m_place; }
    void setPlace(int place);
    [[nodiscard]] TableMatch *table() const { return m_table.get(); }
    [[nodiscard]] int seat() const { return m_told.seat; }
    [[nodiscard]] int mark() const { return m_told.seat < 0 ? -1 : m_table->marks().at(m_told.seat); }
    [[nodiscard]] QString name() const { return m_told.seat < 0 ? QString() : m_table->names().at(m_told.seat); }
    [[nodiscard]] int round() const { return m_told.round; }
    [[nodiscard]] QString sentence() const { return m_told.sentence; }
    [[nodiscard]] QString detail() const { return m_told.detail; }
    [[nodiscard]] bool correction() const { return m_told.correction; }
    [[nodiscard]] int before() const { return scoreOf(qMax(0, m_place - 1)); }
    [[nodiscard]] int after() const { return scoreOf(m_place); }
    [[nodiscard]] MatchReview *review() const { return m_review.get(); }
    [[nodiscard]] QString chances() const { return m_reviewed.chances; }
    [[nodiscard]] QString turnReviewed() const { return m_reviewed.turn; }
    [[nodiscard]] QString moveReviewed() const { return m_reviewed.move; }
    [[nodiscard]] int moveWeight() const { return m_reviewed.weight; }
    [[nodiscard]] bool hasBetter() const { return !m_reviewed.better.isNull(); }
    [[nodiscard]] bool showsBetter() const { return m_showsBetter; }
    void setShowsBetter(bool shows);
    [[nodiscard]] QString why() const { return m_reviewed.why; }
    [[nodiscard]] bool hinted() const { return m_about.hinted.contains(m_place - 1); }
    [[nodiscard]] QString standing() const;
    [[nodiscard]] QVariantList series() const;
    [[nodiscard]] QStringList labels() const;
    [[nodiscard]] qreal marker() const { return m_timeline.roundsAt(m_place); }
    [[nodiscard]] QList<int> rounds() const;
    [[nodiscard]] bool playing() const { return m_timer.isActive(); }
    /// Starts or stops it; at the end it begins anew.
    void setPlaying(bool playing);

    /// Goes one step of that kind.
    Q_INVOKABLE void stepForward(pegsheet::app::Replay::Step step);
    Q_INVOKABLE void stepBack(pegsheet::app::Replay::Step step);
    /// Goes one step of the kind chosen.
    Q_INVOKABLE void forward() { stepForward(m_step); }
    Q_INVOKABLE void back() { stepBack(m_step); }
    /// Every player's score there, by seat.
    [[nodiscard]] const std::vector<int> &scores() const { return m_timeline.scoresAt(m_place); }

    /// With less motion it goes on more slowly: it stays longer at each step.
    void setLessMotion(bool isLess);
    /// Words changed with the language.
    void retranslate();

Q_SIGNALS:
    /// It went to another place, or the language changed.
    void changed();
    /// The review tells something else, here or of another place.
    void reviewed();
    void stepChanged();
    void playingChanged();

private:
    void tell();
    void tellReview();
    [[nodiscard]] int scoreOf(int place) const;

    About m_about;
    Timeline m_timeline;
    std::unique_ptr<TableMatch> m_table;
    int m_place = 0;
    MoveDescription m_told;
    std::unique_ptr<MatchReview> m_review;
    MatchReview::Told m_reviewed;
    bool m_showsBetter = false;
    Step m_step = Move;
    QTimer m_timer;
};

} // namespace pegsheet::app
