// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "model/catalog.h"
#include "model/core/matchof.h"
#include "model/core/reviewof.h"
#include "model/core/schema.h"
#include "model/core/simulate.h"

namespace pegsheet {

/// Returns G::begun, see GameEntry::begun, or null where the game has none.
template <Game G>
constexpr auto begunOf() -> Object (*)(const Setup &)
{
    if constexpr (requires(const Setup &setup) { G::begun(setup); })
        return &G::begun;
    else
        return nullptr;
}

/// Returns the entry of game G. Call it only in the game's own entry.cpp: the templates of its match are compiled where it is
/// called.
template <Game G>
GameEntry entryOf()
{
    return {&G::info(),
            [](const Setup &setup, MaybeRefusal &refusal) -> std::unique_ptr<Match> { return MatchOf<G>::start(setup, refusal); },
            &MatchOf<G>::restore,
            &refusesSimulation<G>,
            &hasPlayer<G>,
            &simulateMatch<G>,
            &reviewMatch<G>,
            Reviewable<G>,
            &gameSchema<G>,
            begunOf<G>()};
}

} // namespace pegsheet
