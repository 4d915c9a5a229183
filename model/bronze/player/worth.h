// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "model/bronze/state.h"

#include <array>

namespace pegsheet::bronze {

/// What each thing that a turn can leave is worth to the acting player, in any one unit. What a turn is worth is the sum.
struct Worth
{
    /// So many boxes more than now of a target; entry 0 is 0.
    Per<std::array<float, 16>, Target> boxes{};
    /// Bought this turn; kUnwanted for one that cannot be.
    Per<float, Development> developments{};
    /// So many pegs left in the row as the turn ends.
    Per<std::array<float, 9>, Good> goods{};
    /// So much food left as the turn ends.
    std::array<float, kMaxFood + 1> food{};
    /// What the disaster of so many skulls does to everybody, the own goods aside.
    std::array<float, kMaxDice + 1> skulls{};
    /// A city that nothing was left for.
    float unfed = 0;
    /// A spearhead given for an invasion by Smithing, the good itself aside.
    float spear = 0;
    /// A ship more (Shipping).
    float ship = 0;

    static constexpr float kUnwanted = -1e9F;
};

} // namespace pegsheet::bronze
