// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "model/core/game.h"
#include "model/core/matchof.h"
#include "model/core/notation.h"
#include "tests/model/seats.h"

#include <cstdint>
#include <string>
#include <vector>

namespace pegsheet {

/// No match of any game is longer; one that is does not end.
inline constexpr int kLongestMatch = 20000;

/// Plays matches of the random player and hands every move to `use(before, move, after)`, until that answers
/// with a fault; `done(state, log)` is asked at the end of each match. Returns the fault and where it was.
template <Game G, typename Use, typename Done>
[[nodiscard]] std::string eachMove(const Seats &seats, int matches, Use use, Done done)
{
    const Setup setup = setupFor(seats);
    for (int seed = 0; seed < matches; ++seed) {
        typename G::State state;
        if (G::start(setup, state))
            return "the set-up is refused";
        Random random(static_cast<std::uint64_t>(seed));
        std::vector<typename G::Move> log;
        std::string fault;
        while (fault.empty() && !G::over(state)) {
            const typename G::State before = state;
            log.push_back(G::playRandomly(state, random));
            fault = log.size() > kLongestMatch ? "the match does not end" : use(before, log.back(), state);
        }
        if (fault.empty())
            fault = done(state, log);
        if (!fault.empty()) {
            const std::string last = log.empty() ? std::string() : notation(MatchOf<G>::moveValue(log.back()));
            return fault + " (seed " + std::to_string(seed) + ", move " + std::to_string(log.size()) + ": " + last + ')';
        }
    }
    return {};
}

template <Game G, typename Use>
[[nodiscard]] std::string eachMove(const Seats &seats, int matches, Use use)
{
    return eachMove<G>(seats, matches, use,
                       [](const typename G::State &, const std::vector<typename G::Move> &) { return std::string(); });
}

} // namespace pegsheet
