// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "model/core/enums.h"
#include "model/core/value.h"

#include <cstdint>
#include <vector>

namespace pegsheet {

/// Who plays a seat of a simulated match: the random player, which every game has; the fast one, which thinks one turn ahead, and
/// the easy one, which does so less well; the one by which the app judges, which plays as well as it can.
enum class SimulatedPlayer : std::uint8_t { Random, Easy, Fast, App };

template <>
struct EnumNames<SimulatedPlayer>
{
    static constexpr std::array<std::string_view, 4> names{"random", "easy", "fast", "app"};
};

/// How a simulated match is played.
struct Simulating
{
    std::uint64_t seed = 0;
    bool withLog = false;
    std::vector<SimulatedPlayer> players{}; ///< by seat; those beyond the last are random
};

/// How a simulated match went.
struct SimulatedMatch
{
    std::int64_t moves = 0;
    std::vector<int> scores; ///< by seat
    std::vector<int> winners;
    Array log;   ///< only when asked for
    Value dealt; ///< by seat, what was dealt to it unseen, in order; null where the game keeps nothing of the kind
};

} // namespace pegsheet
