// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "model/bronze/player/evaluator.h"
#include "model/core/random.h"

namespace pegsheet::bronze {

/// Plays as well as the app can: as an evaluator has it.
class AppPlayer
{
public:
    AppPlayer() = default;
    explicit AppPlayer(const Network &network) : m_evaluator(network) {}

    /// Makes and returns one move; dice fall by their true odds. The match must not be over.
    Move play(State &state, Random &random);

private:
    Evaluator m_evaluator;
};

} // namespace pegsheet::bronze
