// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>
#include <span>
#include <string>

namespace pegsheet {

/// Numbers out of bytes, as few bytes a number as its bound needs; zeros once they are used up.
class ByteSource
{
public:
    explicit ByteSource(std::span<const std::uint8_t> bytes) : m_bytes(bytes) {}

    [[nodiscard]] bool empty() const { return m_bytes.empty(); }
    std::uint32_t below(std::uint32_t bound)
    {
        std::uint32_t number = 0;
        for (std::uint32_t reach = bound - 1; reach > 0; reach >>= 8U)
            number = number << 8U | next();
        return number % bound;
    }
    /// All that is left.
    [[nodiscard]] std::string rest() const { return {m_bytes.begin(), m_bytes.end()}; }

private:
    std::uint32_t next()
    {
        if (m_bytes.empty())
            return 0;
        const std::uint8_t byte = m_bytes.front();
        m_bytes = m_bytes.subspan(1);
        return byte;
    }

    std::span<const std::uint8_t> m_bytes;
};

} // namespace pegsheet
