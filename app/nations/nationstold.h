// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/match/roundwords.h"
#include "app/match/toldmove.h"

namespace pegsheet::app {

/// See toldMove() and toldRound(); rounds are the ages.
[[nodiscard]] ToldMove nationsMove(const Match &match, int place);
[[nodiscard]] int nationsRound(const Match &match, int place);
[[nodiscard]] const RoundWords &nationsAges();

} // namespace pegsheet::app
