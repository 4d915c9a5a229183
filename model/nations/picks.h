// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "model/nations/tables.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <span>

namespace pegsheet::nations {

/// Ways to pick so many out of kinds of which there are so many each: counted, found and ranked without a list. The first
/// kind comes first, most of it first. The counts are so small (tables.h, kMostDice) that 32 bits hold every number.
template <std::size_t Kinds, std::size_t Most>
class Picks
{
public:
    using Counts = std::array<std::uint8_t, Kinds>;

    /// Ready for up to `most` pieces.
    Picks(std::span<const std::uint8_t> there, int most) : m_kinds(there.size()), m_most(static_cast<std::size_t>(most))
    {
        std::copy(there.begin(), there.end(), m_there.begin());
        m_ways[m_kinds][0] = 1;
        std::fill_n(m_ways[m_kinds].begin() + 1, m_most, 0U);
        for (std::size_t kind = m_kinds; kind-- > 0;)
            fill(kind);
    }

    [[nodiscard]] std::uint32_t ways(int n) const { return m_ways[0][static_cast<std::size_t>(n)]; }

    /// How many of each kind, at that place among the ways to pick n; `index` is below ways(n).
    [[nodiscard]] Counts at(int n, std::uint32_t index) const
    {
        Counts picked{};
        auto left = static_cast<std::size_t>(n);
        for (std::size_t kind = 0; kind < m_kinds; ++kind) {
            std::size_t take = std::min<std::size_t>(left, m_there[kind]);
            for (; index >= m_ways[kind + 1][left - take]; --take)
                index -= m_ways[kind + 1][left - take];
            picked[kind] = static_cast<std::uint8_t>(take);
            left -= take;
        }
        return picked;
    }
    /// The inverse of at().
    [[nodiscard]] std::uint32_t rank(std::span<const std::uint8_t> picked) const
    {
        std::size_t left = 0;
        for (const std::uint8_t count : picked)
            left += count;
        std::uint32_t index = 0;
        for (std::size_t kind = 0; kind < m_kinds; ++kind) {
            for (std::size_t take = std::min<std::size_t>(left, m_there[kind]); take > picked[kind]; --take)
                index += m_ways[kind + 1][left - take];
            left -= picked[kind];
        }
        return index;
    }

private:
    void fill(std::size_t kind)
    {
        const auto &after = m_ways[kind + 1];
        auto &here = m_ways[kind];
        if (m_there[kind] == 0) {
            std::copy_n(after.begin(), m_most + 1, here.begin());
            return;
        }
        for (std::size_t n = 0; n <= m_most; ++n) {
            here[n] = 0;
            for (std::size_t take = 0; take <= std::min<std::size_t>(n, m_there[kind]); ++take)
                here[n] += after[n - take];
        }
    }

    std::size_t m_kinds;
    std::size_t m_most;
    Counts m_there{};
    std::array<std::array<std::uint32_t, Most + 1>, Kinds + 1> m_ways; ///< from each kind on; only what was asked for is filled
};

/// Ways to pick among the faces of the dice of a colour.
using FacePicks = Picks<kMostFaces, kMostDice>;

} // namespace pegsheet::nations
