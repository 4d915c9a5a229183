// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "model/bronze/player/estimate.h"
#include "model/bronze/player/worth.h"

namespace pegsheet::bronze {

/// How good chances are for that seat, in a measure that can be added up: among several the logarithm of the odds, alone points.
[[nodiscard]] float merit(const Chances &chances, const State &state, int seat);

/// What things are worth to the acting player by the model: each by itself, as if nothing else came of the turn. The estimate must
/// have begun with the state, in which up to `workers` boxes can still be ticked.
void fillWorth(const State &state, const Estimate &estimate, int workers, Worth &worth);

} // namespace pegsheet::bronze
