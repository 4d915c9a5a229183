// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <atomic>
#include <exception>
#include <functional>
#include <thread>

namespace pegsheet {

/// A thread that does one thing while whoever asked does another. It starts with the first task and ends with this.
class BackgroundTask
{
public:
    using Task = std::function<void()>;

    BackgroundTask() = default;
    ~BackgroundTask();
    BackgroundTask(const BackgroundTask &) = delete;
    BackgroundTask &operator=(const BackgroundTask &) = delete;

    /// Does `task` there and `meanwhile` here; returns when both are done. What `task` threw comes out, else what
    /// `meanwhile` threw. For one thread at a time, and not from within either of them.
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
