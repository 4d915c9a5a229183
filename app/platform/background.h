// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <functional>
#include <memory>

namespace pegsheet {

/// Whether the platform has threads. Where it has none, what would be done beside the caller is done by the caller.
[[nodiscard]] bool hasThreads();

/// Runs one task while the caller runs another, in a thread that starts with the first task and ends with this object. Without
/// threads the task runs first.
class BackgroundTask
{
public:
    using Task = std::function<void()>;

    BackgroundTask();
    ~BackgroundTask();
    BackgroundTask(const BackgroundTask &) = delete;
    BackgroundTask &operator=(const BackgroundTask &) = delete;

    /// Runs `task` beside `meanwhile`, which runs here, and returns when both are done. Throws what `task` threw, else what
    /// `meanwhile` threw. Only one thread may call it at a time, and not from within either of them.
    void together(const Task &task, const Task &meanwhile);

private:
    struct Worker;

    std::unique_ptr<Worker> m_worker;
};

/// Does tasks one after the other in a thread of its own, which starts with the first. Without threads each is done when it is
/// given. No task may throw.
class BackgroundLine
{
public:
    using Task = std::function<void()>;

    BackgroundLine();
    /// Waits for the task under way; what has not begun is never done.
    ~BackgroundLine();
    BackgroundLine(const BackgroundLine &) = delete;
    BackgroundLine &operator=(const BackgroundLine &) = delete;

    void run(Task task);

private:
    struct Worker;

    std::unique_ptr<Worker> m_worker;
};

} // namespace pegsheet
