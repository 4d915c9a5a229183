// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "model/bronze/state.h"
#include "model/bronze/tables.h"
#include "model/core/value.h"

/// Typed parts for the sentences of app/text/bronzehappenings.cpp: lists whose items are phrases of their own.
namespace pegsheet::app::phrases {

/// "2 × 3 food, 7 coins": the faces that lie there.
[[nodiscard]] Array dice(const bronze::Dice &dice);
/// "2 Wood, 3 food": what changes hands in a trade.
[[nodiscard]] Array wares(const Amounts<bronze::Ware> &wares);
/// "2 Wood, 1 Stone": goods that are not zero, in the order of the board.
[[nodiscard]] Array goods(const Amounts<bronze::Good> &goods);
/// "3 workers, 7 coins", without those that are zero.
[[nodiscard]] Array workersAndCoins(int workers, int coins);
/// "7 coins, Cloth, 2 food": what a purchase was paid with.
[[nodiscard]] Array payment(int coins, EnumSet<bronze::Good> rows, int food);

} // namespace pegsheet::app::phrases
