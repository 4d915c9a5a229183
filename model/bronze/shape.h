// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "model/bronze/moves.h"
#include "model/bronze/state.h"
#include "model/core/refusal.h"
#include "model/core/review.h"

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

// How moves are reviewed, see the concept in model/core/reviewof.h.

/// Whether some dice were rolled again, by choice of the player.
[[nodiscard]] bool isReroll(const Move &move);
/// Whether the move is part of how the dice came to lie: all of rolls() but what a face stands for.
[[nodiscard]] bool keepsDice(const Move &move);
/// Whether the moves are the same but for how the dice of them fell.
[[nodiscard]] bool isSameDecision(const Move &one, const Move &other);
[[nodiscard]] MovePart partOf(const Move &move);
/// Where only finished sheets were entered there is nothing to review (bronze.nothingPlayed).
[[nodiscard]] MaybeRefusal refusesReview(const State &state);

} // namespace pegsheet::bronze
