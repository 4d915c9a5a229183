// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "model/tapestry/shapes.h"
#include "model/tapestry/state.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>

namespace pegsheet::tapestry {

/// Every way to choose up to three of a player's tech cards, as lists in the order of TechRefs.
class TechPicks
{
public:
    TechPicks(const TechCards &cards, int n) : m_n(n)
    {
        for (int place = 0; place < cards.count(); ++place)
            ++m_there[static_cast<std::size_t>(numberOf(cards[place]))];
        m_ways[kNumbers][0] = 1;
        for (std::size_t number = kNumbers; number-- > 0;)
            for (std::size_t left = 0; left < m_ways[number].size(); ++left)
                for (std::size_t take = 0; take <= std::min<std::size_t>(left, m_there[number]); ++take)
                    m_ways[number][left] += m_ways[number + 1][left - take];
    }
    /// What TechRefs says of a card.
    [[nodiscard]] static constexpr int numberOf(const TechCards::Held &held)
    {
        return held.card.isSaid() ? static_cast<int>(*held.card) : TechRefs::ofRow(held.row);
    }

    [[nodiscard]] std::uint32_t count() const { return m_ways[0][static_cast<std::size_t>(m_n)]; }
    /// How many of that number there are.
    [[nodiscard]] int there(int number) const { return m_there[static_cast<std::size_t>(number)]; }
    /// `index` must be below count().
    [[nodiscard]] TechRefs at(std::uint32_t index) const
    {
        TechRefs picked;
        for (std::size_t number = 0; number < kNumbers; ++number) {
            const int left = m_n - picked.count();
            int take = std::min<int>(left, m_there[number]);
            for (; take > 0; --take) {
                const std::uint32_t block = m_ways[number + 1][static_cast<std::size_t>(left - take)];
                if (index < block)
                    break;
                index -= block;
            }
            for (; take > 0; --take)
                picked.add(static_cast<int>(number));
        }
        return picked;
    }
    /// The inverse, of so many that are there.
    [[nodiscard]] std::uint32_t placeOf(const TechRefs &picked) const
    {
        std::uint32_t index = 0;
        int left = m_n;
        for (std::size_t number = 0; number < kNumbers; ++number) {
            const int taken = picked.countOf(static_cast<int>(number));
            for (int take = std::min<int>(left, m_there[number]); take > taken; --take)
                index += m_ways[number + 1][static_cast<std::size_t>(left - take)];
            left -= taken;
        }
        return index;
    }

private:
    static constexpr std::size_t kNumbers = kCount<Tech> + kCount<TechRow>;

    std::array<std::uint8_t, kNumbers> m_there{};
    std::array<std::array<std::uint32_t, TechRefs::kMost + 1>, kNumbers + 1> m_ways{}; ///< from a number on, by how many are left
    int m_n;
};

/// So many of the player's tech cards, the lowest row first, in it the card that was gained first.
[[nodiscard]] inline TechRefs lowestTechs(const TechCards &cards, int n)
{
    TechRefs picked;
    for (const TechRow row : kAll<TechRow>)
        for (int place = 0; place < cards.count() && picked.count() < n; ++place)
            if (cards[place].row == row)
                picked.add(TechPicks::numberOf(cards[place]));
    return picked;
}

} // namespace pegsheet::tapestry
