// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "model/core/line.h"
#include "model/core/rolloutmeans.h"

#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

/// What the rollouts of a review found, as a library keeps it beside the match.
namespace pegsheet {

/// So many bytes are kept of a match; of one with more turns than that holds, the first.
inline constexpr std::size_t kMostKept = 4096;

/// What was rolled out. What was found says nothing of another line, or of chances as another version knows them.
struct RolledOut
{
    std::uint32_t version = 0;
    std::uint64_t setup = 0; ///< the hash of the state before the first move
    LineSum line = kNoMoves;
};

/// What all dice of a match together brought one seat of the chance to win, those of the others too.
struct SeatLuck
{
    double luck = 0;
    double squares = 0; ///< of what each turn brought, summed: as much as the variance to be expected
};

/// Returns what is kept of the rollouts, a turn after the other, and of each seat its luck, where that is told of all; nothing
/// where there were no rollouts.
[[nodiscard]] std::string keptRollouts(const RolledOut &what, std::span<const SeatLuck> luck, std::span<const RolloutMeans> turns);

/// The luck by seat in what is kept of a match; empty where it is not told, and where what is kept is not whole.
[[nodiscard]] std::vector<SeatLuck> keptLuck(std::string_view kept);

/// Goes on with the turns from what was kept of them. Returns false, and changes none, where it is of something else or not whole.
bool takeRollouts(std::string_view kept, const RolledOut &what, std::span<RolloutMeans> turns);

} // namespace pegsheet
