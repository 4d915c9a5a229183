// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "model/core/score.h"
#include "model/tapestry/state.h"

#include <vector>

namespace pegsheet::tapestry {

/// Every player's score as it would be if the match ended now: a line a source, with an item an era. What breaks a tie is resources
/// where that was agreed, else, once the match is over, whether the table gave the player the match (DE p.15).
[[nodiscard]] Score scoreOf(const State &state, int seat);
[[nodiscard]] std::vector<Score> scoresOf(const State &state);
/// The seats that won; empty until the match is over.
[[nodiscard]] std::vector<int> winnersOf(const State &state);

} // namespace pegsheet::tapestry
