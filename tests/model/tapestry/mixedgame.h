// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "tests/model/tapestry/gamebyturns.h"

#include <variant>

namespace pegsheet::tapestry {

/// Where cards have names, the random player gives them to what it plays and invents by what else is agreed: to half where step 1
/// plays nothing, to nothing where Nanotechnology is cheaper, else to nearly all.
struct MixedGame : GameByTurns
{
    using GameByTurns::playRandomly;
    static Move playRandomly(State &state, Random &random)
    {
        const State before = state;
        Move move = GameByTurns::playRandomly(state, random);
        const Agreed &agreed = before.agreed;
        if (!agreed.namesCards || !(agreed.cheaperNanotechnology || (agreed.stepOneVoid && random.below(2) == 0)))
            return move;
        if (auto *played = std::get_if<PlayTapestry>(&move))
            played->card = {};
        else if (auto *invent = std::get_if<Invent>(&move))
            invent->card = {};
        else
            return move;
        state = before;
        apply(state, move);
        return move;
    }
};

} // namespace pegsheet::tapestry
