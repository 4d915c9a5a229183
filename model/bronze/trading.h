// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "model/bronze/moves.h"
#include "model/bronze/state.h"
#include "model/core/refusal.h"

/// Trading (DE and FR, variant; a step of the Late Bronze Age): between the acting player and one other at a time, goods
/// and food only. Whether the other agrees is asked at the table.
namespace pegsheet::bronze {

/// How much of the ware lies on the sheet, and how much the pegboard has holes for.
[[nodiscard]] int held(const Sheet &sheet, Ware ware);
[[nodiscard]] int room(Ware ware);

/// The turn is at the step in which trades are made: before building (DE, FR), or after (LBASHEET; D25).
[[nodiscard]] constexpr bool isTradeTime(const State &state)
{
    if (!state.agreed.trading)
        return false;
    return state.rules().tradesAfterBuilding ? state.step == Step::Building || state.step == Step::Exchanged
                                             : state.step == Step::Trading;
}
/// It is, and some trade is possible.
[[nodiscard]] bool canTrade(const State &state);

/// Why the wares cannot change hands, the step aside: input.noSuchPlayer, bronze.tradeAlone (with oneself),
/// bronze.tradeEmpty, bronze.tradeTooMuch (more than lies there; DE), bronze.tradeNoRoom (more than there are holes; FR).
/// A gift is a trade (D24), and more than six goods may be received (D23).
[[nodiscard]] MaybeRefusal refusesTrade(const State &state, const Trade &trade);

/// Moves the wares of a trade that is not refused.
void exchange(State &state, const Trade &trade);

} // namespace pegsheet::bronze
