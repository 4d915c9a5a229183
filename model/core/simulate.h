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

/// What nobody at the table sees, such as a shuffled box, which a game may keep for its random player beside the state; nullptr
/// where it keeps nothing.
template <Game G>
auto unseenOf([[maybe_unused]] const typename G::State &state, [[maybe_unused]] Random &random)
{
    if constexpr (requires { typename G::Unseen; })
        return typename G::Unseen(state, random);
    else
        return nullptr;
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
    constexpr bool kHasUnseen = requires
    {
        typename G::Unseen;
    };
    [[maybe_unused]] auto unseen = unseenOf<G>(state, random);
    const auto play = [&] {
        if constexpr (kHasUnseen)
            return G::playRandomly(state, random, unseen);
        else
            return G::playRandomly(state, random);
    };
    while (!G::over(state)) {
        const auto move = play();
        if (withLog)
            match.log.push_back(MatchOf<G>::moveValue(move));
        ++match.moves;
    }
    for (const Score &score : G::scores(state))
        match.scores.push_back(score.total);
    match.winners = G::winners(state);
    if constexpr (kHasUnseen)
        match.dealt = unseen.dealt();
    return match;
}

} // namespace pegsheet
