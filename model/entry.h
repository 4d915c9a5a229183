// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "model/catalog.h"
#include "model/core/matchof.h"
#include "model/core/schema.h"
#include "model/core/simulate.h"

namespace pegsheet {

/// What the catalogue knows of a game. Everything that a match of it is made of is compiled where this is called: in the game's
/// own entry.cpp.
template <Game G>
GameEntry entryOf()
{
    return {&G::info(),
            [](const Setup &setup, MaybeRefusal &refusal) -> std::unique_ptr<Match> { return MatchOf<G>::start(setup, refusal); },
            &MatchOf<G>::restore,
            &refusesSimulation<G>,
            &simulateMatch<G>,
            &gameSchema<G>};
}

} // namespace pegsheet
