// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "model/core/match.h"

#include <QString>

/// A move of any game as lists show it, in the language in use.
namespace pegsheet::app {

/// A move in words.
struct MoveDescription
{
    int seat = -1; ///< -1: nobody's turn (a correction)
    int round = 0;
    QString sentence;
    QString detail;
    bool correction = false;
    QString player = {};  ///< whose turn; empty where it is nobody's
    QString atFirst = {}; ///< what is said before all else of its turn, for hands to do it; mostly nothing
    bool isMain = false;  ///< what a turn is taken for, as an income turn; no answer and nothing beside it

    /// "Ada: Built 3 boxes: Temple"
    [[nodiscard]] QString whole() const;
};

/// Describes the move at that place of the line to the tip, from 0; places behind the head are undone moves.
[[nodiscard]] MoveDescription describeMove(const Match &match, int place);

/// Returns the round in which that move is made; one past the last move of the line to the head it is the present round.
[[nodiscard]] int describeRound(const Match &match, int place);

/// Describes where a match stands: "Round 8 · Ben's turn", or that it is over.
[[nodiscard]] QString describeStanding(const Match &match);

} // namespace pegsheet::app
