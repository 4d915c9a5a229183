// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "model/core/match.h"

#include <cstdint>
#include <vector>

/// Sums that tell lines of moves apart, and what a tablet knows of where others stand in them.
namespace pegsheet {

/// FNV-1a of 64 bits over the notation of every move of a line, each with a line feed behind it.
using LineSum = std::uint64_t;
inline constexpr LineSum kNoMoves = 0xCBF29CE484222325U;

[[nodiscard]] LineSum sumAfter(LineSum before, const Value &move);

/// The longest line and the highest edition that are read: far beyond any match, and what is counted on from there is no other
/// number.
inline constexpr std::uint32_t kMostCounted = 0x7FFFFFFF;

/// A place in a line of moves: how many moves lead there, and their sum, its halves folded together.
struct LinePoint
{
    std::uint32_t length = 0;
    std::uint32_t sum = 0;

    bool operator==(const LinePoint &) const = default;
};

[[nodiscard]] LinePoint pointOf(std::size_t length, LineSum sum);

/// The sums of all places of the line from the set-up (first) to the head (last).
[[nodiscard]] std::vector<LineSum> lineSums(const Match &match);

/// The sum and the length at every place of a match's tree: the set-up first, then node by node.
struct TreeSums
{
    std::vector<LineSum> sums;
    std::vector<std::uint32_t> lengths;

    explicit TreeSums(const Match &match);
    /// Returns the first node at that point; -1 where there is none.
    [[nodiscard]] NodeId find(LinePoint point) const;
};

/// What a tablet knows of a match besides its moves, so that a code of it can say what it supersedes.
struct Known
{
    /// Heads that were shown, received or decided upon, each once; the first is where the line stood when it was last shown
    /// or taken over.
    std::vector<LinePoint> points;
    /// Raised whenever the line leaves such a head, comes back to one it left, or a fork is decided: of two codes that
    /// contradict each other the higher one came later.
    std::uint32_t edition = 0;

    bool operator==(const Known &) const = default;
};

/// Returns the edition after that one; the last one stays.
[[nodiscard]] constexpr std::uint32_t nextEdition(std::uint32_t edition)
{
    return edition < kMostCounted ? edition + 1 : kMostCounted;
}

} // namespace pegsheet
