// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QObject>
#include <QTimer>
#include <chrono>
#include <functional>
#include <memory>
#include <mutex>
#include <thread>

namespace pegsheet::app {

/// A thread that does one task at a time beside that of the window. A task that hangs is given up: its thread is left to itself,
/// its answer is not heard any more, and the next task gets a new thread.
class HelperThread : public QObject
{
    Q_OBJECT

public:
    /// A task, which returns a text.
    using Task = std::function<QString()>;
    /// Returns a time that only goes forward.
    using Clock = std::function<std::chrono::milliseconds()>;

    /// Takes a task for one that hangs when it takes longer than `patience`.
    explicit HelperThread(std::chrono::milliseconds patience, Clock clock = steadyClock(), QObject *parent = nullptr);
    /// Waits for the task under way, but no longer than `patience`.
    ~HelperThread() override;

    [[nodiscard]] static Clock steadyClock();

    /// Returns whether start() would begin at once, and gives up a task that hangs. May be called in any thread, as start().
    [[nodiscard]] bool isFree();
    /// Begins the task; returns false, and does nothing, while another is under way. A task that throws a std::exception answers
    /// with an empty text.
    bool start(Task task);

Q_SIGNALS:
    /// A task is done. Emitted in this object's thread.
    void answered(const QString &text);
    /// A task was given up. Emitted in this object's thread.
    void gaveUp();

private:
    struct Line;

    static void work(const std::shared_ptr<Line> &line);
    [[nodiscard]] bool isFreeNow();
    void giveUp();

    std::chrono::milliseconds m_patience;
    Clock m_clock;
    std::mutex m_guard; ///< of the two below
    std::shared_ptr<Line> m_line;
    std::thread m_thread;
    QTimer m_watch;
};

} // namespace pegsheet::app
