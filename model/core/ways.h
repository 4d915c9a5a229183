// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "model/core/match.h"

#include <span>
#include <vector>

/// What the tree of moves tells of a line besides its moves: what came in by a repair, and where other ways leave it.
namespace pegsheet {

/// Moves that were made from a place of a line and are kept, though the line goes on otherwise there.
struct Way
{
    NodeId first = 0; ///< the first of them
    NodeId end = 0;   ///< where it was left: the last move ever made on it
    int moves = 0;    ///< so many from the place to its end

    bool operator==(const Way &) const = default;
};

/// By place of the line: the ways that leave there, in the place of the move that the line has. Ways are told apart by their
/// moves: what was made twice alike is one way, and what the line has too is none.
[[nodiscard]] std::vector<std::vector<Way>> otherWays(const Match &match, std::span<const NodeId> line);

/// By place of the line: whether the move came in by a repair of the past. What a repair only played anew did not.
[[nodiscard]] std::vector<bool> mendedMoves(const Match &match, std::span<const NodeId> line);

} // namespace pegsheet
