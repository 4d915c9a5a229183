// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>

namespace pegsheet {

/// The number of a state: FNV-1a of 64 bits over bytes fed lowest first. The same on every machine; it is part of the shared
/// format.
class Hasher
{
public:
    /// Takes in the lowest so many bytes of the number.
    void feed(std::uint64_t number, int bytes)
    {
        for (int i = 0; i < bytes; ++i) {
            m_sum = (m_sum ^ (number & 0xFFU)) * 0x100000001B3ULL;
            number >>= 8U;
        }
    }
    void byte(int number) { feed(static_cast<std::uint64_t>(number), 1); }
    [[nodiscard]] std::uint64_t sum() const { return m_sum; }

private:
    std::uint64_t m_sum = 0xCBF29CE484222325ULL;
};

} // namespace pegsheet
