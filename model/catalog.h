// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "model/core/match.h"
#include "model/core/review.h"
#include "model/core/simulation.h"

#include <memory>
#include <span>
#include <string_view>

namespace pegsheet {

/// The functions and data by which the rest of the program reaches one game. Each game makes its own in entry(), see entryOf().
struct GameEntry
{
    const GameInfo *info = nullptr;
    /// Returns a match before its first move; null, with `refusal` set, when the game refuses the set-up.
    std::unique_ptr<Match> (*start)(const Setup &setup, MaybeRefusal &refusal) = nullptr;
    /// Restores a stored match: `nodes` are all of its nodes in the order they were made, `head` and `tip` are as stored.
    Restored (*restore)(const Setup &setup, std::span<const StoredNode> nodes, NodeId head, NodeId tip,
                        std::span<const Mend> mends) = nullptr;
    /// Returns why no match of that set-up can be simulated (something that the random player needs is missing); nothing when it
    /// can.
    MaybeRefusal (*refusesSimulation)(const Setup &setup) = nullptr;
    /// Whether the game has that player; every game has the random one.
    bool (*hasPlayer)(SimulatedPlayer player) = nullptr;
    /// Plays a match; call it only where refusesSimulation() returns nothing and the game has the players.
    SimulatedMatch (*simulate)(const Setup &setup, const Simulating &how) = nullptr;
    /// Begins the review of a match of the game, which must not change meanwhile; null, with `refusal` set, where it cannot be
    /// reviewed (input.noReview of a game whose chances the app does not know).
    std::unique_ptr<Reviewer> (*review)(const Match &match, const Reviewing &how, MaybeRefusal &refusal) = nullptr;
    /// Whether the app knows the chances in the game, so that review() begins one.
    bool knowsChances = false;
    /// Returns the JSON Schema (2020-12) of set-up, moves and state.
    Value (*schema)() = nullptr;
    /// Returns the options with which a match of that set-up is begun where nothing is said of them, though a stored set-up that
    /// does not say them means something else; its set-up then says them. Null where the game has none.
    Object (*begun)(const Setup &setup) = nullptr;
};

/// Every game there is, in the order they are offered.
[[nodiscard]] std::span<const GameEntry> catalog();
/// Returns the entry of the game with that id, or nullptr.
[[nodiscard]] const GameEntry *findGame(std::string_view id);

} // namespace pegsheet
