// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "model/tapestry/words.h"

#include <algorithm>
#include <cstdint>

namespace pegsheet::tapestry {

/// Every way to take n resources of any kind, of each at most so many as there are. In the order of lists in table order: as much
/// of the first kind as possible comes first.
class Picks
{
public:
    constexpr Picks(const Amounts<Resource> &there, int n) : m_there(there), m_n(n) {}
    /// Without a limit.
    static constexpr Picks ofAny(int n)
    {
        Amounts<Resource> enough;
        enough.values.fill(static_cast<std::uint8_t>(n));
        return {enough, n};
    }

    [[nodiscard]] constexpr std::uint32_t count() const { return tail(m_n, 0); }
    /// `index` must be below count().
    [[nodiscard]] constexpr Amounts<Resource> at(std::uint32_t index) const
    {
        Amounts<Resource> picked;
        int left = m_n;
        for (std::size_t kind = 0; kind < kKindsOfIt; ++kind) {
            int take = std::min<int>(left, m_there.values[kind]);
            for (; take > 0; --take) {
                const std::uint32_t block = tail(left - take, kind + 1);
                if (index < block)
                    break;
                index -= block;
            }
            picked.values[kind] = static_cast<std::uint8_t>(take);
            left -= take;
        }
        return picked;
    }
    /// Whether it is one of them.
    [[nodiscard]] constexpr bool has(const Amounts<Resource> &picked) const
    {
        for (const Resource each : kAll<Resource>)
            if (picked[each] > m_there[each])
                return false;
        return picked.total() == m_n;
    }
    /// The place of one that has(); the inverse of at().
    [[nodiscard]] constexpr std::uint32_t placeOf(const Amounts<Resource> &picked) const
    {
        std::uint32_t index = 0;
        int left = m_n;
        for (std::size_t kind = 0; kind < kKindsOfIt; ++kind) {
            for (int take = std::min<int>(left, m_there.values[kind]); take > picked.values[kind]; --take)
                index += tail(left - take, kind + 1);
            left -= picked.values[kind];
        }
        return index;
    }

private:
    static constexpr std::size_t kKindsOfIt = kCount<Resource>;

    // Ways to take n of the kinds from that one on.
    [[nodiscard]] constexpr std::uint32_t tail(int n, std::size_t kind) const
    {
        if (kind == kKindsOfIt)
            return n == 0 ? 1 : 0;
        if (kind + 1 == kKindsOfIt)
            return n <= m_there.values[kind] ? 1 : 0;
        std::uint32_t ways = 0;
        for (int take = std::min<int>(n, m_there.values[kind]); take >= 0; --take)
            ways += tail(n - take, kind + 1);
        return ways;
    }

    Amounts<Resource> m_there;
    int m_n;
};

} // namespace pegsheet::tapestry
