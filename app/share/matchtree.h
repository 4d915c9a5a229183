// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "model/core/line.h"
#include "model/core/match.h"
#include "storage/library.h"

#include <cstddef>
#include <optional>
#include <vector>

/// What a file of a match says besides the moves to the head, so that nothing is lost on the way: the tree of all moves ever
/// made, where redo leads, the repairs, and what is known of other tablets.
namespace pegsheet {

/// More moves than any match has; a file with more is refused before it costs anything.
inline constexpr std::size_t kMostNodes = 200'000;

/// "nodes" as a list of `{"parent":…,"move":{…}}`, node i being the i-th; "head" and "tip" as numbers of nodes, 0 being the
/// set-up; "mends" as a list of `{"end":…,"before":…}`.
struct SavedTree
{
    std::vector<StoredNode> nodes; ///< none: the moves of the log are all there are
    NodeId head = 0;
    NodeId tip = 0;
    std::vector<Mend> mends;
};

/// Reads it where the file has "nodes". Refuses numbers of nodes that there are not, and with input.treeDiffers a log that
/// is not the way to the head.
[[nodiscard]] MaybeRefusal readTree(const Value &root, const Array &log, SavedTree &tree);
/// Reads "known": the points that the tablet which wrote the file knew; `points` stays empty where it has none.
[[nodiscard]] MaybeRefusal readKnown(const Value &root, std::optional<std::vector<LinePoint>> &points);
/// Reads a list of `{"length":…,"sum":…}`, the first kMostPoints of it.
[[nodiscard]] MaybeRefusal readPoints(std::string_view key, const Value &list, std::vector<LinePoint> &points);

[[nodiscard]] Array pointsValue(const std::vector<LinePoint> &points);

/// The moves from the set-up to the head.
[[nodiscard]] Array logOf(const storage::StoredMatch &stored);
/// Nodes, head, tip and repairs of a match, as they are kept.
void putTree(const Match &match, storage::StoredMatch &stored);
/// Adds the tree to a file; nothing where the log says it all.
void addTree(Object &saved, const storage::StoredMatch &stored);

} // namespace pegsheet
