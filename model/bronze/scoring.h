// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "model/bronze/state.h"
#include "model/core/score.h"

#include <vector>

namespace pegsheet::bronze {

/// The score of one seat were the match to end now, in the lines of the score sheet (ENSHEET):
/// developments, monuments, architecture, empire, disasters. Lines that are zero say why by a code:
/// bronze.noDevelopments, bronze.noMonuments, bronze.noArchitecture, bronze.noEmpire,
/// bronze.architectureWithoutMonuments, bronze.noDisasters, bronze.laterPointsAreZero.
/// The tie-break is the value of the goods left on the pegboard (EN, game end; D21).
[[nodiscard]] Score scoreOf(const State &state, int seat);
[[nodiscard]] std::vector<Score> scoresOf(const State &state);

/// The total alone, for those who ask often.
[[nodiscard]] int totalOf(const State &state, int seat);

/// The seats that win as the sheets stand: highest total, then the most valuable goods, then shared.
[[nodiscard]] std::vector<int> winnersOf(const State &state);

} // namespace pegsheet::bronze
