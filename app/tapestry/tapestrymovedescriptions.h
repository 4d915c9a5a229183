// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/match/movedescription.h"
#include "model/core/match.h"

namespace pegsheet::app {

/// Describes a move of Tapestry, and returns its round; see describeMove() and describeRound(). A round is once round the table;
/// where only income turns are entered it is the era that all have begun or begin now, and on finished sheets there is one.
[[nodiscard]] MoveDescription tapestryMove(const Match &match, int place);
[[nodiscard]] int tapestryRound(const Match &match, int place);
/// What an income turn brought that player by those moves, see GameTable::brought: in short the resources. Of other turns nothing.
[[nodiscard]] QString tapestryBrought(const Match &match, int begin, int end, int seat, bool isInShort);
/// What those moves gave to the players beside that one, see GameTable::gave: "Ben: 3 points (Academia)". Corrections give nothing.
[[nodiscard]] QStringList tapestryGave(const Match &match, int begin, int end, int seat);

} // namespace pegsheet::app
