// SPDX-License-Identifier: Apache-2.0
#include "app/backgroundtask.h"

#include <utility>

namespace pegsheet {

BackgroundTask::~BackgroundTask()
{
    if (!m_thread.joinable())
        return;
    pass(Turn::Nobodys);
    m_thread.join();
}

void BackgroundTask::together(const Task &task, const Task &meanwhile)
{
    if (!m_thread.joinable())
        m_thread = std::thread([this] { work(); });
    m_task = &task;
    pass(Turn::Threads);
    // Where both share a processor the task begins first, and goes as far as it need not wait.
    std::this_thread::yield();
    std::exception_ptr thrownHere;
    try {
        meanwhile();
    } catch (...) {
        thrownHere = std::current_exception();
    }
    m_turn.wait(Turn::Threads);
    if (auto thrownThere = std::exchange(m_thrown, nullptr))
        std::rethrow_exception(std::move(thrownThere));
    if (thrownHere)
        std::rethrow_exception(std::move(thrownHere));
}

void BackgroundTask::work()
{
    for (;;) {
        m_turn.wait(Turn::Callers);
        if (m_turn == Turn::Nobodys)
            return;
        try {
            (*m_task)();
        } catch (...) {
            m_thrown = std::current_exception();
        }
        pass(Turn::Callers);
    }
}

void BackgroundTask::pass(Turn turn)
{
    m_turn = turn;
    m_turn.notify_one();
}

} // namespace pegsheet
