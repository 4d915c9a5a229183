// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "model/nations/moves.h"
#include "model/nations/state.h"

/// How moves make turns, see the concept in model/core/game.h.
namespace pegsheet::nations {

/// Whether it is a roll, which begins the rolling as well: dice are rolled once (DE Aktionen).
[[nodiscard]] bool rolls(const Move &move);
[[nodiscard]] bool beginsRolling(const Move &move);
/// Whether the move ends a turn: every action is one (DE Aktionen), with the roll before it and what it asks for besides; where all
/// roll before the first action, each of these rolls.
[[nodiscard]] bool endsTurn(const State &before, const Move &move, const State &after);
/// Whether dice of whoever acts show nothing yet.
[[nodiscard]] bool isRolling(const State &state);
/// Whether nothing is lost without it where it is refused: passing once the actions are over, or a roll and a giving back that
/// belonged to a purchase which is gone, or an answer to a famine or a war that went by without the question.
[[nodiscard]] bool isNeedless(const State &state, const Move &move);

} // namespace pegsheet::nations
