// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <atomic>
#include <exception>
#include <functional>
#include <thread>

namespace pegsheet {

/// A thread that runs one task while the caller runs another. It starts with the first task and ends with this object.
class BackgroundTask
{
public:
    using Task = std::function<void()>;

    BackgroundTask() = default;
    ~BackgroundTask();
    BackgroundTask(const BackgroundTask &) = delete;
    BackgroundTask &operator=(const BackgroundTask &) = delete;

    /// Runs `task` in the thread and `meanwhile` here, and returns when both are done. Throws what `task` threw, else what
    /// `meanwhile` threw. Only one thread may call it at a time, and not from within either of them.
    void together(const Task &task, const Task &meanwhile);

private:
    enum class Turn : int {
        Callers,
        Threads,
        Nobodys ///< any more
    };

    void work();
    void pass(Turn turn);

    std::atomic<Turn> m_turn = Turn::Callers; ///< who may touch what follows
    const Task *m_task = nullptr;
    std::exception_ptr m_thrown;
    std::thread m_thread;
};

} // namespace pegsheet
