// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QObject>
#include <QPointer>
#include <QString>
#include <QTimer>
#include <QtQmlIntegration/qqmlintegration.h>
#include <cstdint>
#include <functional>
#include <vector>

namespace pegsheet::app {

class TableMatch;

/// How long the turn, everybody's turns and the match take. It runs while a match is played and on the screen, and stands still
/// where somebody paused it. A pause of half an hour without a move does not count: the clock then goes on from where it stood at
/// the last move, once there is another.
class TurnClock : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Belongs to the application")
    /// Whether it was stopped by hand.
    Q_PROPERTY(bool paused READ paused WRITE setPaused NOTIFY changed FINAL)
    /// Whether there is a match whose turns are timed: one that is played, and not over.
    Q_PROPERTY(bool hasTurns READ hasTurns NOTIFY changed FINAL)
    /// This turn so far, in minutes and seconds: "1:24".
    Q_PROPERTY(QString turn READ turn NOTIFY changed FINAL)
    /// All turns of who acts, and of everybody, in minutes: "12 min", "1 h 05"; below a minute "0 min".
    Q_PROPERTY(QString player READ player NOTIFY changed FINAL)
    Q_PROPERTY(QString match READ match NOTIFY changed FINAL)
    /// The turns of everybody, in a line: "Anna 34 min · Bruno 28 min"; empty below a minute.
    Q_PROPERTY(QString times READ times NOTIFY changed FINAL)

public:
    /// Milliseconds since some moment, going on while the device sleeps.
    using Now = std::function<std::int64_t()>;
    /// Saves the seconds of each seat; false where that is not possible now.
    using Save = std::function<bool(const std::vector<std::int64_t> &seconds)>;

    explicit TurnClock(QObject *parent, Now now = {});
    ~TurnClock() override;

    /// Times that match from now on, beginning with what is known of it; null: none. What was counted of the one before is saved.
    void setTable(TableMatch *table, const std::vector<std::int64_t> &seconds = {}, Save save = {});
    /// Whether the program can be seen.
    void setOnScreen(bool isOnScreen);
    /// Whether what it says is shown, so that it is told each second.
    void setShown(bool isShown);
    /// Counts up to now, and saves what is not saved yet.
    void save();

    [[nodiscard]] bool paused() const { return m_isPaused; }
    void setPaused(bool paused);
    [[nodiscard]] bool hasTurns() const;
    [[nodiscard]] QString turn() const;
    [[nodiscard]] QString player() const;
    [[nodiscard]] QString match() const;
    [[nodiscard]] QString times() const;

Q_SIGNALS:
    void changed();

private:
    struct Times
    {
        std::vector<std::int64_t> seats; ///< in milliseconds
        std::int64_t turn = 0;
    };

    [[nodiscard]] bool isRunning() const { return m_since >= 0; }
    [[nodiscard]] std::vector<std::int64_t> seconds() const;
    void tick();
    void count();
    void adjust();
    void turnPassed();
    void moveMade();
    void goOnFromHere();

    Now m_now;
    Save m_save;
    QPointer<TableMatch> m_table;
    QTimer m_ticks;
    Times m_times;
    Times m_atMove; ///< as they were at the last move
    std::vector<std::int64_t> m_saved;
    std::int64_t m_since = -1;    ///< counted up to then; -1 while it stands still
    std::int64_t m_lastMove = 0;  ///< when the last move was made
    std::int64_t m_lastSaved = 0; ///< when it was saved last
    int m_seat = -1;              ///< whose turn is counted
    int m_round = 0;
    bool m_isPaused = false;
    bool m_isIdle = false; ///< there was no move for too long
    bool m_isOnScreen = true;
    bool m_isShown = false;
};

} // namespace pegsheet::app
