// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/match/movedescription.h"
#include "model/core/match.h"

namespace pegsheet::app {

/// Describes a move of Empire's End, and returns its round; see describeMove() and describeRound().
[[nodiscard]] MoveDescription empiresMove(const Match &match, int place);
[[nodiscard]] int empiresRound(const Match &match, int place);

} // namespace pegsheet::app
