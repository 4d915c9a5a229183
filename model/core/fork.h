// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "model/core/match.h"
#include "model/core/refusal.h"

#include <vector>

/// The two continuations of a fork, move by move, so that the table can choose between them.
namespace pegsheet {

/// How a move of one side relates to the other side.
enum class MoveClass {
    Same,         ///< the other side made it in the same turn too
    New,          ///< the other side has not come so far, and could still make it
    Contradicting ///< the other side went on without it, or the rules refuse it there now
};

/// A move of a continuation, as the other side sees it.
struct SidedMove
{
    int place = 0;  ///< in its line, from 0
    int player = 0; ///< who acted; -1: the table
    Value move;
    MoveClass moveClass = MoveClass::New;
    int instead = -1;     ///< of a contradicting one: the place of what the other line has instead; -1: nothing of the kind
    MaybeRefusal refusal; ///< of a contradicting one: what the rules say to it there, where they refuse it
};

/// The moves of `side` after its place `from`, held against those of `other` after `otherFrom`, where both are in the same
/// state: mineFrom and theirsFrom of a comparison, either way round.
[[nodiscard]] std::vector<SidedMove> continuation(const Match &side, int from, const Match &other, int otherFrom);

} // namespace pegsheet
