// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "model/core/match.h"

#include <memory>
#include <span>
#include <vector>

/// Mending the past: an earlier move is changed, taken out, or one that was forgotten put in; the rest is played anew.
namespace pegsheet {

/// One change to the line from the set-up to the head.
struct Edit
{
    enum class Kind {
        Replace, ///< `move` in the place of the one there
        Insert,  ///< `move` before the one there, or at the end; several at one place in the order given
        Remove
    };
    Kind kind = Kind::Remove;
    int at = 0; ///< place of the line, from 0; below the length, for Insert up to it
    Value move;
    bool isKept = false; ///< it was made before: what is refused of new moves only does not hold it up
};

/// A later move that the rules refuse after the edits, and that was left out.
struct Broken
{
    int at = 0; ///< where it stood
    Refusal refusal;
    bool isNeedless = false; ///< nothing is lost without it, see Match::isNeedless()
};

/// The result of repair(). The match itself is unchanged.
struct Repair
{
    /// The repaired match, with only the moves that lead to its head. Null where refused.
    std::unique_ptr<Match> after;
    std::vector<Broken> broken;
    /// The nodes to be added behind the last node, and the repair to be recorded with them. No nodes: the head goes back to the
    /// set-up.
    std::vector<StoredNode> nodes;
    Mend mend;
    /// Why an edit cannot be made: there is no such place (input.outOfRange, or input.nothingToMend where there is none at all), or
    /// the move given is refused there.
    MaybeRefusal refusal;
};

/// Replays the line to the head with the edits made. A later move that is no longer accepted is left out; a move given in an edit
/// must be accepted.
[[nodiscard]] Repair repair(const Match &match, std::span<const Edit> edits);

} // namespace pegsheet
