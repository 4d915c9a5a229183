// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "model/core/match.h"

#include <span>
#include <vector>

/// What the tree of moves says of a line besides its moves: which came in by a repair, and where other ways leave it.
namespace pegsheet {

/// A way that leaves a line at some place: moves that were made from there and are kept, though the line goes on otherwise.
struct Way
{
    NodeId first = 0; ///< the first of them
    NodeId end = 0;   ///< where it was left: the last move ever made on it
    int moves = 0;    ///< how many moves lead from the place to its end

    bool operator==(const Way &) const = default;
};

/// Returns by place of the line the ways that leave it there, instead of the move that the line has. Ways are told apart by their
/// moves: equal ones count once, and one that the line has too is left out.
[[nodiscard]] std::vector<std::vector<Way>> otherWays(const Match &match, std::span<const NodeId> line);

/// Returns by place of the line whether the move came in by a repair of the past; a move that a repair only replayed did not.
[[nodiscard]] std::vector<bool> mendedMoves(const Match &match, std::span<const NodeId> line);

} // namespace pegsheet
