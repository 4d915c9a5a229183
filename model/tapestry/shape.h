// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "model/tapestry/moves.h"
#include "model/tapestry/state.h"

/// How moves make turns, see the concept in model/core/game.h.
namespace pegsheet::tapestry {

/// Whether the turn of whose turn it was is over: it was taken, by this move or before, and nothing is pending.
[[nodiscard]] inline bool endsTurn(const State &before, const Move &move, const State &after)
{
    const bool isTaken = before.hasActed || std::holds_alternative<Advance>(move) || std::holds_alternative<TakeIncome>(move)
        || std::holds_alternative<Tally>(move) || std::holds_alternative<FinishedSheet>(move);
    return (isTaken && !after.hasActed) || before.turn != after.turn;
}
/// At depth `income` everybody's income turns are told in any order.
[[nodiscard]] inline bool isEverybodysTurn(const State &state)
{
    return state.agreed.onlyIncome && state.step == Step::Turns;
}
/// Whether nothing is lost without a move that is refused: declining what is no longer there.
[[nodiscard]] inline bool isNeedless(const Move &move)
{
    return std::holds_alternative<Skip>(move);
}

} // namespace pegsheet::tapestry
