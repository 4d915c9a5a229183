// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "model/core/match.h"

#include <memory>
#include <span>
#include <vector>

/// Mending the past: an earlier move is changed, taken out, or one that was forgotten put in; the rest is played anew.
namespace pegsheet {

/// One change of the line to the head.
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
};

/// A later move that does not hold any more, and was left out.
struct Broken
{
    int at = 0; ///< where it stood
    Refusal refusal;
    bool isNeedless = false; ///< nothing is lost without it, see Match::isNeedless()
};

/// What edits come to. Nothing has been changed by it.
struct Repair
{
    /// The match as it would stand: only the moves that lead there. Null where refused.
    std::unique_ptr<Match> after;
    std::vector<Broken> broken;
    /// What is to be added behind the last node, and where that leads. No nodes: back to the set-up.
    std::vector<StoredNode> nodes;
    Mend mend;
    /// Why an edit cannot be made: no such place (input.outOfRange, or input.nothingToMend where there is none at all), or a
    /// move given is refused there.
    MaybeRefusal refusal;
};

/// Plays the line to the head anew with the edits made. A move that is no longer accepted is left out; those given must be.
[[nodiscard]] Repair repair(const Match &match, std::span<const Edit> edits);

} // namespace pegsheet
