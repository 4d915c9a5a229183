// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/match/movedescription.h"

/// What the lists of any game's moves ask of this game. The match is one of The Bronze Age.
namespace pegsheet::app {

/// See app::describeMove().
[[nodiscard]] MoveDescription bronzeMove(const Match &match, int place);
/// See GameTable::advised.
[[nodiscard]] QString bronzeAdvice(const Match &match, int place, const Value &move);
/// See GameTable::leaves.
[[nodiscard]] QString bronzeLeaves(const Match &match, int place, const Value *move);
/// See app::describeRound(); from 1.
[[nodiscard]] int bronzeRound(const Match &match, int place);

} // namespace pegsheet::app
