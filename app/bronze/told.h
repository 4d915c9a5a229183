// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/match/toldmove.h"

/// What the lists of any game's moves ask of this game. The match is one of The Bronze Age.
namespace pegsheet::app {

/// See app::toldMove().
[[nodiscard]] ToldMove bronzeMove(const Match &match, int place);
/// See app::toldRound(); from 1.
[[nodiscard]] int bronzeRound(const Match &match, int place);

} // namespace pegsheet::app
