// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "tests/model/tapestry/gamebyturns.h"

namespace pegsheet::tapestry {

/// Whatever is agreed, cards are known by name.
struct NamedGame : GameByTurns
{
    static MaybeRefusal start(const Setup &setup, State &state)
    {
        MaybeRefusal refusal = GameByTurns::start(setup, state);
        state.agreed.namesCards = !refusal && !state.isByNumbers();
        return refusal;
    }
};

} // namespace pegsheet::tapestry
