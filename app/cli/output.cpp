// SPDX-License-Identifier: Apache-2.0
#include "app/cli/output.h"

#include "storage/json.h"

#include <cstddef>
#include <cstdio>

namespace pegsheet::cli {

void Output::line(const Value &value)
{
    constexpr std::size_t kPatience = 1U << 16U;
    m_waiting += storage::writeJson(value);
    m_waiting += '\n';
    if (m_waiting.size() >= kPatience)
        flush();
}

void Output::text(std::string_view content)
{
    m_waiting += content;
    flush();
}

void Output::flush()
{
    const std::size_t written = std::fwrite(m_waiting.data(), 1, m_waiting.size(), stdout);
    if (written != m_waiting.size() || std::fflush(stdout) != 0)
        m_failed = true;
    m_waiting.clear();
}

} // namespace pegsheet::cli
