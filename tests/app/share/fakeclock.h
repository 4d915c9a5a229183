// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/share/helperthread.h"

#include <atomic>
#include <memory>

namespace pegsheet::tests {

/// A time that stands still until it is moved.
class FakeClock
{
public:
    [[nodiscard]] app::HelperThread::Clock clock() const
    {
        return [now = m_now] { return std::chrono::milliseconds(*now); };
    }
    void pass(int milliseconds) { *m_now += milliseconds; }

private:
    std::shared_ptr<std::atomic<int>> m_now = std::make_shared<std::atomic<int>>(0);
};

} // namespace pegsheet::tests
