// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "model/core/line.h"
#include "model/core/match.h"

#include <cstdint>
#include <memory>
#include <string_view>
#include <vector>

/// How two copies of a match relate, and what taking one over changes. Nothing is ever removed: a line that is left stays
/// in the tree as a branch.
namespace pegsheet {

/// A copy: its line to the head, and what its tablet knows of others. Both must outlive it.
struct Side
{
    const Match &match;
    const Known &known;
};

/// How the copy here relates to another one.
enum class Relation {
    Same,   ///< both stand at the same place, or in the same state by moves that were entered otherwise
    Ahead,  ///< nothing to do: the other stands on our line, or where ours stood and was led away from since
    Behind, ///< the other goes on from where we stand
    Mended, ///< the other led the line away from where we stand: it took moves back, or replaced them
    Fork    ///< both went on in their own way, and nobody decided yet
};

/// "same", "ahead", "behind", "mended", "fork"
[[nodiscard]] std::string_view nameOf(Relation relation);

struct Comparison
{
    Relation relation = Relation::Same;
    int at = 0;         ///< so many moves both lines have in common from the set-up on
    int mineFrom = 0;   ///< after this place of our line both were never in the same state again …
    int theirsFrom = 0; ///< … which is this place of theirs
};

[[nodiscard]] Comparison compare(const Side &here, const Side &there);

/// What the players choose where both copies went on.
enum class Choice {
    Theirs, ///< go where the other side stands
    Mine,   ///< stay here, and say so to whoever stands there; theirs is kept as a branch
    Both    ///< go on with the moves of both, where bothOf() has them
};

/// Returns the match of one line in which the moves of both sides follow each other: of a fork in which different players moved on
/// either side, and every move still holds. Null where there is none, or where it would matter whose moves come first. Both sides
/// get the same one.
[[nodiscard]] std::unique_ptr<Match> bothOf(const Side &here, const Side &there, const Comparison &comparison);

/// What taking over another copy changes here; all of it is done at once or not at all.
struct MergeResult
{
    std::vector<StoredNode> nodes; ///< moves that were not here yet, to be added behind the last node
    NodeId head = 0;
    NodeId tip = 0;
    Known known;
    Standing standing;   ///< at the new head
    bool changes = true; ///< false: all is here already
};

/// Returns what taking over `there` changes here. `choice` matters only for Relation::Fork; Choice::Both is refused
/// (std::logic_error) where bothOf() has nothing. Taking over the same again changes nothing.
[[nodiscard]] MergeResult mergeResult(const Side &here, const Side &there, const Comparison &comparison, Choice choice);

/// Returns the known points that the line to the head does not pass, in their order: a tablet that stands at one is to go over to
/// this line.
[[nodiscard]] std::vector<LinePoint> leftPoints(const Match &match, const Known &known);

/// Returns what is known after the match was shown as it stands; equal to `known` where showing changes nothing.
[[nodiscard]] Known shown(const Match &match, const Known &known);

/// Returns the length of the line at the last point before the head that others are likely to have; 0 where there is none.
[[nodiscard]] int likelyKnown(const Match &match, const Known &known);

} // namespace pegsheet
