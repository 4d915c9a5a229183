// SPDX-License-Identifier: Apache-2.0
// Where the platform has threads.
#include "app/platform/background.h"

#include <atomic>
#include <condition_variable>
#include <deque>
#include <exception>
#include <mutex>
#include <thread>
#include <utility>

namespace pegsheet {

bool hasThreads()
{
    return true;
}

struct BackgroundTask::Worker
{
    enum class Turn : int {
        Callers,
        Threads,
        Nobodys ///< any more
    };

    Worker() : thread([this] { work(); }) {}
    ~Worker()
    {
        pass(Turn::Nobodys);
        thread.join();
    }
    Worker(const Worker &) = delete;
    Worker &operator=(const Worker &) = delete;

    void work()
    {
        for (;;) {
            turn.wait(Turn::Callers);
            if (turn == Turn::Nobodys)
                return;
            try {
                (*task)();
            } catch (...) {
                thrown = std::current_exception();
            }
            pass(Turn::Callers);
        }
    }

    void pass(Turn next)
    {
        turn = next;
        turn.notify_one();
    }

    std::atomic<Turn> turn = Turn::Callers; ///< who may touch the two that follow
    const Task *task = nullptr;
    std::exception_ptr thrown;
    std::thread thread; ///< the last: it uses all of them
};

BackgroundTask::BackgroundTask() = default;
BackgroundTask::~BackgroundTask() = default;

void BackgroundTask::together(const Task &task, const Task &meanwhile)
{
    if (!m_worker)
        m_worker = std::make_unique<Worker>();
    m_worker->task = &task;
    m_worker->pass(Worker::Turn::Threads);
    // Where both share a processor the task begins first, and goes as far as it need not wait.
    std::this_thread::yield();
    std::exception_ptr thrownHere;
    try {
        meanwhile();
    } catch (...) {
        thrownHere = std::current_exception();
    }
    m_worker->turn.wait(Worker::Turn::Threads);
    if (auto thrownThere = std::exchange(m_worker->thrown, nullptr))
        std::rethrow_exception(std::move(thrownThere));
    if (thrownHere)
        std::rethrow_exception(std::move(thrownHere));
}

struct BackgroundLine::Worker
{
    Worker() : thread([this] { work(); }) {}
    ~Worker()
    {
        std::deque<Task> never;
        {
            const std::lock_guard lock(mutex);
            isOver = true;
            never.swap(tasks);
            changed.notify_one();
        }
        never.clear();
        thread.join();
    }
    Worker(const Worker &) = delete;
    Worker &operator=(const Worker &) = delete;

    void add(Task task)
    {
        const std::lock_guard lock(mutex);
        tasks.push_back(std::move(task));
        changed.notify_one();
    }

    void work()
    {
        std::unique_lock lock(mutex);
        for (;;) {
            changed.wait(lock, [this] { return isOver || !tasks.empty(); });
            if (isOver)
                return;
            {
                const Task task = std::move(tasks.front());
                tasks.pop_front();
                lock.unlock();
                task();
            }
            lock.lock();
        }
    }

    std::mutex mutex; ///< of the three that follow
    std::condition_variable changed;
    std::deque<Task> tasks;
    bool isOver = false;
    std::thread thread; ///< the last: it uses all of them
};

BackgroundLine::BackgroundLine() = default;
BackgroundLine::~BackgroundLine() = default;

void BackgroundLine::run(Task task)
{
    if (!m_worker)
        m_worker = std::make_unique<Worker>();
    m_worker->add(std::move(task));
}

} // namespace pegsheet
