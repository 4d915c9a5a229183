// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "model/core/actor.h"
#include "model/empires/moves.h"
#include "model/empires/state.h"

/// How moves make turns. Nothing is rolled.
namespace pegsheet::empires {

/// The seat whose move it is, kTables or kNobodys.
[[nodiscard]] int actorOf(const Move &move);
/// A phase is over, or it is another player's turn; what a card or a place says ends none.
[[nodiscard]] bool endsTurn(const State &before, const Move &move, const State &after);
/// Being done once more, or with a phase that is over.
[[nodiscard]] bool isNeedless(const State &state, const Move &move);

} // namespace pegsheet::empires
