// SPDX-License-Identifier: Apache-2.0
#include "app/share/helperthread.h"

#include <QThread>
#include <condition_variable>
#include <exception>
#include <utility>

namespace pegsheet::app {

// What the owner and one thread share. The thread keeps it when the owner has given it up or is gone.
struct HelperThread::Line
{
    std::mutex mutex;
    std::condition_variable changed;
    Task task;
    bool busy = false;
    bool over = false; ///< no task will come any more
    std::chrono::milliseconds since{};
    HelperThread *owner = nullptr; ///< who wants to hear the answer
};

HelperThread::Clock HelperThread::steadyClock()
{
    return
        [] { return std::chrono::duration_cast<std::chrono::milliseconds>(std::chrono::steady_clock::now().time_since_epoch()); };
}

HelperThread::HelperThread(std::chrono::milliseconds patience, Clock clock, QObject *parent)
    : QObject(parent), m_patience(patience), m_clock(std::move(clock)), m_watch(this)
{
    m_watch.setSingleShot(true);
    m_watch.setTimerType(Qt::PreciseTimer);
    m_watch.setInterval(m_patience + std::chrono::milliseconds(50));
    connect(&m_watch, &QTimer::timeout, this, [this] { (void)isFree(); });
}

HelperThread::~HelperThread()
{
    const std::lock_guard guard(m_guard);
    if (!m_line)
        return;
    std::unique_lock lock(m_line->mutex);
    m_line->owner = nullptr;
    m_line->over = true;
    m_line->changed.notify_all();
    // What works as it should is waited for: the program may be about to end.
    const bool done = m_line->changed.wait_for(lock, m_patience, [this] { return !m_line->busy; });
    lock.unlock();
    if (done)
        m_thread.join();
    else
        m_thread.detach();
}

bool HelperThread::isFree()
{
    const std::lock_guard guard(m_guard);
    return isFreeNow();
}

bool HelperThread::isFreeNow()
{
    if (!m_line)
        return true;
    {
        const std::lock_guard lock(m_line->mutex);
        if (!m_line->busy)
            return true;
        if (m_clock() - m_line->since <= m_patience)
            return false;
    }
    giveUp();
    return true;
}

void HelperThread::giveUp()
{
    {
        const std::lock_guard lock(m_line->mutex);
        m_line->owner = nullptr;
        m_line->over = true;
    }
    m_line.reset();
    m_thread.detach();
    QMetaObject::invokeMethod(this, &HelperThread::gaveUp, Qt::QueuedConnection);
}

bool HelperThread::start(Task task)
{
    const std::lock_guard guard(m_guard);
    if (!isFreeNow())
        return false;
    if (!m_line) {
        m_line = std::make_shared<Line>();
        m_line->owner = this;
        m_thread = std::thread([line = m_line] { work(line); });
    }
    const std::lock_guard lock(m_line->mutex);
    m_line->task = std::move(task);
    m_line->busy = true;
    m_line->since = m_clock();
    m_line->changed.notify_all();
    if (QThread::currentThread() == thread())
        m_watch.start();
    return true;
}

void HelperThread::work(const std::shared_ptr<Line> &line)
{
    std::unique_lock lock(line->mutex);
    while (true) {
        line->changed.wait(lock, [&line] { return line->over || line->task; });
        if (!line->task)
            return;
        Task task = std::exchange(line->task, nullptr);
        lock.unlock();
        QString text;
        try {
            text = task();
        } catch (const std::exception &) {
            text.clear(); // out of memory, most likely; the next task may be smaller
        }
        task = nullptr;
        lock.lock();
        line->busy = false;
        line->changed.notify_all();
        if (HelperThread *owner = line->owner)
            QMetaObject::invokeMethod(
                owner, [owner, text] { Q_EMIT owner->answered(text); }, Qt::QueuedConnection);
    }
}

} // namespace pegsheet::app
