// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/match/movedescription.h"
#include "app/match/roundwords.h"

namespace pegsheet::app {

/// See describeMove() and describeRound(); rounds are the ages.
[[nodiscard]] MoveDescription nationsMove(const Match &match, int place);
[[nodiscard]] int nationsRound(const Match &match, int place);
[[nodiscard]] const RoundWords &nationsAges();

} // namespace pegsheet::app
