// SPDX-License-Identifier: Apache-2.0
// Where a program has one thread, a task is done in it as soon as it is idle, and nothing can be given up.
#include "app/share/helperthread.h"

#include <exception>
#include <utility>

namespace pegsheet::app {

struct HelperThread::Line
{
    Task task;
};

HelperThread::Clock HelperThread::steadyClock()
{
    return
        [] { return std::chrono::duration_cast<std::chrono::milliseconds>(std::chrono::steady_clock::now().time_since_epoch()); };
}

HelperThread::HelperThread(std::chrono::milliseconds patience, Clock clock, QObject *parent)
    : QObject(parent), m_patience(patience), m_clock(std::move(clock))
{
}

HelperThread::~HelperThread() = default;

bool HelperThread::isFree()
{
    return isFreeNow();
}

bool HelperThread::isFreeNow()
{
    return m_line == nullptr;
}

bool HelperThread::start(Task task)
{
    if (!isFreeNow())
        return false;
    m_line = std::make_shared<Line>(Line{std::move(task)});
    QMetaObject::invokeMethod(
        this,
        [this] {
            const std::shared_ptr<Line> line = std::exchange(m_line, nullptr);
            QString text;
            try {
                text = line->task();
            } catch (const std::exception &) {
                text.clear(); // out of memory, most likely; the next task may be smaller
            }
            Q_EMIT answered(text);
        },
        Qt::QueuedConnection);
    return true;
}

} // namespace pegsheet::app
