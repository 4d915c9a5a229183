// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "model/bronze/moves.h"
#include "model/bronze/state.h"
#include "model/core/refusal.h"

#include <cstdint>
#include <vector>

namespace pegsheet::bronze {

/// A way to reach a price: coins of the dice, whole rows, food with Granaries.
struct Payment
{
    EnumSet<Good> goods;
    std::uint8_t food = 0;
    int total = 0; ///< all that is paid, coins included
    int over = 0;  ///< what is lost above the price

    bool operator==(const Payment &) const = default;
};

/// What the coins, the rows and the food come to, no matter whether it suffices.
[[nodiscard]] int paid(const State &state, EnumSet<Good> goods, int food);
/// The most the acting player can pay this turn.
[[nodiscard]] int purchasingPower(const State &state);

/// Every way to reach the development's price in which nothing is given up needlessly: without any one of
/// its rows or foods it would fall short. Least value lost first, then those that keep more goods; equal
/// ones in table order. Empty when the price is out of reach or no purchase is possible now.
[[nodiscard]] std::vector<Payment> payments(const State &state, Development development);

/// Why the purchase cannot be made with this payment, the step of the turn aside: bronze.noSuchDevelopment,
/// bronze.alreadyOwned, bronze.rowEmpty, bronze.needsDevelopment (food without Granaries),
/// bronze.notEnoughFood, bronze.notEnoughCoins. Paying too much is allowed (D16).
[[nodiscard]] MaybeRefusal refusesPayment(const State &state, const Buy &move);

/// Developments the rule set has and the sheet lacks.
[[nodiscard]] EnumSet<Development> unowned(const State &state);

/// For every budget up to the dearest price, the developments of that rule set that cost no more.
inline constexpr int kDearest = 70;
[[nodiscard]] EnumSet<Development> affordable(Variant variant, int budget);

} // namespace pegsheet::bronze
