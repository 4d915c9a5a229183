// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "model/core/matchof.h"
#include "model/core/simulation.h"

namespace pegsheet {

/// Why the random player cannot play a match of that set-up now. Most games need nothing that is not there.
template <Game G>
MaybeRefusal refusesSimulation([[maybe_unused]] const Setup &setup)
{
    if constexpr (requires { G::refusesSimulation(setup); })
        return G::refusesSimulation(setup);
    else
        return std::nullopt;
}

/// Plays a match of the random player to its end. The set-up must be one that the game accepts.
template <Game G>
SimulatedMatch simulateMatch(const Setup &setup, std::uint64_t seed, bool withLog)
{
    SimulatedMatch match;
    typename G::State state;
    if (refusesSimulation<G>(setup) || G::start(setup, state))
        return match;
    Random random(seed);
    while (!G::over(state)) {
        const auto move = G::playRandomly(state, random);
        if (withLog)
            match.log.push_back(MatchOf<G>::moveValue(move));
        ++match.moves;
    }
    for (const Score &score : G::scores(state))
        match.scores.push_back(score.total);
    match.winners = G::winners(state);
    return match;
}

} // namespace pegsheet
