// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "model/core/match.h"
#include "model/core/simulation.h"

#include <memory>
#include <span>
#include <string_view>

namespace pegsheet {

/// What the catalogue knows of a game. A game's own is what its entry() returns: see entryOf().
struct GameEntry
{
    const GameInfo *info = nullptr;
    /// A match before its first move; null and the refusal when the game refuses the set-up.
    std::unique_ptr<Match> (*start)(const Setup &setup, MaybeRefusal &refusal) = nullptr;
    /// The kept match: all nodes in the order they were made, head and tip as kept.
    Restored (*restore)(const Setup &setup, std::span<const StoredNode> nodes, NodeId head, NodeId tip,
                        std::span<const Mend> mends) = nullptr;
    /// Why nothing can be simulated: what the random player needs is not there.
    MaybeRefusal (*refusesSimulation)() = nullptr;
    /// A match of the random player, where that is not refused.
    SimulatedMatch (*simulate)(const Setup &setup, std::uint64_t seed, bool withLog) = nullptr;
    /// JSON Schema (2020-12) of set-up, moves and state.
    Value (*schema)() = nullptr;
};

/// Every game there is, in the order they are offered.
[[nodiscard]] std::span<const GameEntry> catalog();
/// The entry of that id, or nullptr.
[[nodiscard]] const GameEntry *findGame(std::string_view id);

} // namespace pegsheet
