// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "model/core/line.h"
#include "model/core/rolloutmeans.h"

#include <cstdint>
#include <span>
#include <string>
#include <string_view>

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

/// Returns what is kept of the rollouts, a turn after the other; nothing where there were none.
[[nodiscard]] std::string keptRollouts(const RolledOut &what, std::span<const RolloutMeans> turns);

/// Goes on with the turns from what was kept of them. Returns false, and changes none, where it is of something else or not whole.
bool takeRollouts(std::string_view kept, const RolledOut &what, std::span<RolloutMeans> turns);

} // namespace pegsheet
