// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "model/core/line.h"
#include "model/core/match.h"
#include "model/core/refusal.h"
#include "storage/library.h"

#include <cstddef>
#include <optional>
#include <vector>

/// What a file of a match says besides the moves to the head, so that nothing is lost on the way: the tree of all moves ever
/// made, where redo leads, the repairs, and what is known of other tablets.
namespace pegsheet {

/// The most nodes of a tree, more than any match has moves; a file with more is refused before its moves are read.
inline constexpr std::size_t kMostNodes = 200'000;

/// The tree as a file says it: "nodes" as a list of `{"parent":…,"move":{…}}`, node i being the i-th, from 1; "head" and "tip" as
/// numbers of nodes, 0 being the set-up; "mends" as a list of `{"end":…,"before":…}`.
struct SavedTree
{
    std::vector<StoredNode> nodes; ///< none: the moves of the log are all there are
    NodeId head = 0;
    NodeId tip = 0;
    std::vector<Mend> mends;
};

/// Reads the tree where the file has "nodes"; `tree` stays as it is where not. Refuses numbers of nodes that there are not, and
/// with input.treeDiffers a log that is not the way to the head.
[[nodiscard]] MaybeRefusal readTree(const Value &root, const Array &log, SavedTree &tree);
/// Reads "known": the points that the tablet which wrote the file knew; `points` stays empty where it has none.
[[nodiscard]] MaybeRefusal readKnown(const Value &root, std::optional<std::vector<LinePoint>> &points);
/// Reads a list of `{"length":…,"sum":…}`, the first kMostPoints of it; `key` is the list's name in refusals.
[[nodiscard]] MaybeRefusal readPoints(std::string_view key, const Value &list, std::vector<LinePoint> &points);

/// Returns such a list.
[[nodiscard]] Array pointsValue(const std::vector<LinePoint> &points);

/// Returns the moves from the set-up to the head.
[[nodiscard]] Array logOf(const storage::StoredMatch &stored);
/// Returns the nodes that were made from each node, in order; node 0 is the set-up.
[[nodiscard]] std::vector<std::vector<NodeId>> childrenOf(const std::vector<StoredNode> &nodes);

/// A node whose move the rules refuse.
struct RefusedNode
{
    NodeId node;
    Refusal refusal;
};
/// Plays every branch, going back by undo, in `match`, which has no move yet. Returns the nodes whose moves are refused, in the
/// order of the walk; what was made from them is not played.
[[nodiscard]] std::vector<RefusedNode> refusedNodes(Match &match, const std::vector<StoredNode> &nodes);
/// Returns the tree without these nodes and all that were made from them, none of which is on the way to the head.
[[nodiscard]] SavedTree without(const std::vector<RefusedNode> &refused, const SavedTree &tree);

/// Copies nodes, head, tip and repairs of a match into `stored`, which has no nodes yet.
void storeTree(const Match &match, storage::StoredMatch &stored);
/// Adds the tree to what a file says; adds nothing where the log says it all.
void writeTree(Object &saved, const storage::StoredMatch &stored);

} // namespace pegsheet
