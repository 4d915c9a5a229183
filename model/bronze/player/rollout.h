// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "model/bronze/player/evaluator.h"
#include "model/bronze/player/fastplayer.h"
#include "model/core/random.h"

namespace pegsheet::bronze {

/// Plays on from the beginning of a turn as the app does, for two turns or to the end.
class Rollout
{
public:
    struct Result
    {
        Chances chances{}; ///< where it stops
        Chances luck{};    ///< what of that all dice on the way did; its mean is 0
    };
    /// `evaluator` knows the first turn already when it is run more than once from a state.
    [[nodiscard]] Result run(Evaluator &evaluator, const State &state, Random &random);
    /// The final score of one who plays alone, where the fast player plays on from there.
    [[nodiscard]] double finalScore(State state, Random &random);

private:
    Evaluator m_further;
    FastPlayer m_fast;
};

} // namespace pegsheet::bronze
