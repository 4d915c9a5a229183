// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "model/tapestry/game.h"

namespace pegsheet::tapestry {

/// The game, asked for whose turn it is instead of who answers: a defender answers in the turn of the attacker, which goes on.
struct GameByTurns : Game
{
    static int player(const State &state) { return state.turn; }
};

} // namespace pegsheet::tapestry
