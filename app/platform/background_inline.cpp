// SPDX-License-Identifier: Apache-2.0
// Where the platform has no threads.
#include "app/platform/background.h"

#include <exception>
#include <utility>

namespace pegsheet {

bool hasThreads()
{
    return false;
}

struct BackgroundTask::Worker
{
};

BackgroundTask::BackgroundTask() = default;
BackgroundTask::~BackgroundTask() = default;

void BackgroundTask::together(const Task &task, const Task &meanwhile)
{
    std::exception_ptr thrownThere;
    try {
        task();
    } catch (...) {
        thrownThere = std::current_exception();
    }
    try {
        meanwhile();
    } catch (...) {
        if (!thrownThere)
            throw;
    }
    if (thrownThere)
        std::rethrow_exception(std::move(thrownThere));
}

struct BackgroundLine::Worker
{
};

BackgroundLine::BackgroundLine() = default;
BackgroundLine::~BackgroundLine() = default;

void BackgroundLine::run(Task task)
{
    task();
}

} // namespace pegsheet
