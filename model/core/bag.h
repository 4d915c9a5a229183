// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "model/core/enums.h"

#include <array>
#include <cstdint>

namespace pegsheet {

/// Binomial coefficient, for the small numbers that dice need (n up to 20).
[[nodiscard]] constexpr std::uint32_t choose(int n, int k)
{
    std::uint32_t result = 1;
    for (int i = 1; i <= k; ++i)
        result = result * static_cast<std::uint32_t>(n - k + i) / static_cast<std::uint32_t>(i);
    return k < 0 || k > n ? 0 : result;
}

/// A multiset of at most eight kinds, at most 15 of each: what dice show once their order is forgotten.
/// Written as a list in table order. Small enough to pass by value.
template <NamedEnum E>
class Bag
{
    static_assert(kCount<E> <= 8);

public:
    constexpr Bag() = default;

    [[nodiscard]] constexpr int count(E e) const { return static_cast<int>(m_packed >> shift(e) & 15U); }
    [[nodiscard]] constexpr int size() const
    {
        // Adds the eight nibbles in three steps.
        std::uint32_t sum = (m_packed & 0x0F0F0F0FU) + (m_packed >> 4U & 0x0F0F0F0FU);
        sum += sum >> 8U;
        sum += sum >> 16U;
        return static_cast<int>(sum & 0xFFU);
    }
    [[nodiscard]] constexpr bool empty() const { return m_packed == 0; }
    constexpr void add(E e, int n = 1) { m_packed += static_cast<std::uint32_t>(n) << shift(e); }
    constexpr void remove(E e, int n = 1) { m_packed -= static_cast<std::uint32_t>(n) << shift(e); }
    /// Every kind at least as often as in `other`.
    [[nodiscard]] constexpr bool contains(Bag other) const
    {
        for (const E e : kAll<E>)
            if (count(e) < other.count(e))
                return false;
        return true;
    }
    /// Both together; no kind may come to more than 15.
    [[nodiscard]] constexpr Bag operator+(Bag other) const { return Bag(m_packed + other.m_packed); }
    /// Without `other`, which must be contained.
    [[nodiscard]] constexpr Bag operator-(Bag other) const { return Bag(m_packed - other.m_packed); }
    constexpr bool operator==(const Bag &) const = default;

    /// One nibble a kind, the first kind lowest.
    [[nodiscard]] constexpr std::uint32_t packed() const { return m_packed; }
    [[nodiscard]] static constexpr Bag fromPacked(std::uint32_t packed) { return Bag(packed); }

    /// How many multisets of n there are.
    [[nodiscard]] static constexpr std::uint32_t variety(int n)
    {
        return choose(n + static_cast<int>(kCount<E>) - 1, static_cast<int>(kCount<E>) - 1);
    }
    /// The multiset at that place among all of its size, sorted as lists in table order
    /// (all of the first kind come first). `index` must be below variety(n).
    [[nodiscard]] static constexpr Bag at(int n, std::uint32_t index)
    {
        Bag bag;
        for (std::size_t kind = 0; kind + 1 < kCount<E>; ++kind) {
            int take = n;
            for (;; --take) {
                const std::uint32_t block = tail(n - take, kind);
                if (index < block)
                    break;
                index -= block;
            }
            bag.add(static_cast<E>(kind), take);
            n -= take;
        }
        bag.add(static_cast<E>(kCount<E> - 1), n);
        return bag;
    }
    /// The place of this multiset among all of its size; the inverse of at().
    [[nodiscard]] constexpr std::uint32_t rank() const
    {
        std::uint32_t index = 0;
        int n = size();
        for (std::size_t kind = 0; kind + 1 < kCount<E>; ++kind) {
            const int mine = count(static_cast<E>(kind));
            for (int take = n; take > mine; --take)
                index += tail(n - take, kind);
            n -= mine;
        }
        return index;
    }

private:
    constexpr explicit Bag(std::uint32_t packed) : m_packed(packed) {}
    static constexpr unsigned shift(E e) { return 4U * static_cast<unsigned>(e); }
    /// Multisets of n among the kinds after `kind`.
    static constexpr std::uint32_t tail(int n, std::size_t kind)
    {
        const int kinds = static_cast<int>(kCount<E> - kind) - 1;
        return choose(n + kinds - 1, kinds - 1);
    }

    std::uint32_t m_packed = 0;
};

} // namespace pegsheet
