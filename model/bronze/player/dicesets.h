// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "model/bronze/state.h"

#include <array>
#include <cstdint>

namespace pegsheet::bronze {

/// Every way in which at most seven dice can lie, their order forgotten, numbered by how many they are: those of n dice are the
/// numbers from first(n) to first(n + 1).
class DiceSets
{
public:
    static constexpr int kSets = 1716;

    struct Row
    {
        Dice dice;
        std::array<std::int16_t, kCount<Face>> more{};  ///< the set with one more of that face; kSets where those are eight dice
        std::array<std::int16_t, kCount<Face>> fewer{}; ///< the set with one fewer; kSets where there is none
    };

    DiceSets();

    [[nodiscard]] static int first(int n) { return kFirst[static_cast<std::size_t>(n)]; }
    /// The number of a set of at most seven dice.
    [[nodiscard]] static int numberOf(Dice dice) { return first(dice.size()) + static_cast<int>(dice.rank()); }
    [[nodiscard]] const Row &operator[](int number) const { return m_rows[static_cast<std::size_t>(number)]; }

private:
    static constexpr std::array<int, kMaxDice + 2> kFirst{0, 1, 7, 28, 84, 210, 462, 924, kSets};

    std::array<Row, kSets> m_rows;
};

/// The one table of them.
[[nodiscard]] const DiceSets &diceSets();

} // namespace pegsheet::bronze
