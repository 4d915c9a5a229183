// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "model/core/value.h"

#include <cstdint>
#include <vector>

namespace pegsheet {

/// How a match of the random player went.
struct SimulatedMatch
{
    std::int64_t moves = 0;
    std::vector<int> scores; ///< by seat
    std::vector<int> winners;
    Array log;   ///< only when asked for
    Value dealt; ///< by seat, what was dealt to it unseen, in order; null where the game keeps nothing of the kind
};

} // namespace pegsheet
