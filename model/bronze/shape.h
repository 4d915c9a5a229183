// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "model/bronze/moves.h"
#include "model/bronze/state.h"

/// How moves make turns, see the concept in model/core/game.h.
namespace pegsheet::bronze {

/// Whether the move is part of a turn's first phase (EN 1): the roll, rerolls, dice kept, Leadership, what a face stands for.
[[nodiscard]] bool rolls(const Move &move);
[[nodiscard]] bool beginsRolling(const Move &move);
[[nodiscard]] bool endsTurn(const State &before, const Move &move, const State &after);
/// Whether dice are to be rolled, rerolled, or read.
[[nodiscard]] bool isRolling(const State &state);
/// Whether it would end a turn before which nothing has been rolled: that turn is over already.
[[nodiscard]] bool isNeedless(const State &state, const Move &move);

} // namespace pegsheet::bronze
