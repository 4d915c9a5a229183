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

/// A thread beside the window that does one task at a time. One that hangs is given up: the thread is left to itself, its
/// answer is not heard any more, and the next task gets a new one.
class HelperThread : public QObject
{
    Q_OBJECT

public:
    /// Answers with a text.
    using Task = std::function<QString()>;
    /// A time that only goes forward.
    using Clock = std::function<std::chrono::milliseconds()>;

    /// A task that takes longer than `patience` hangs.
    explicit HelperThread(std::chrono::milliseconds patience, Clock clock = steadyClock(), QObject *parent = nullptr);
    ~HelperThread() override;

    [[nodiscard]] static Clock steadyClock();

    /// Whether start() would begin at once. A task that hangs is given up here. To be asked in any thread, but in one at a
    /// time, as start().
    [[nodiscard]] bool isFree();
    /// Begins the task; false, and nothing happens, while another is under way. A task that throws answers with nothing.
    bool start(Task task);

Q_SIGNALS:
    /// A task is done; comes in this object's thread.
    void answered(const QString &text);
    /// A task was given up; comes in this object's thread.
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
