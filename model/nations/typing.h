// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "model/nations/moves.h"

/// Numbers that are typed instead of played: finished sheets, and points on tiles.
namespace pegsheet::nations {

/// Points on tiles beyond what can be typed (input.outOfRange).
[[nodiscard]] MaybeRefusal refusesSums(const TileSums &sums);

/// Those of the points on tiles that the app does not know, the others 0.
[[nodiscard]] TileSums unknownOf(const Player &player, const TileSums &sums);

/// Why the sheet cannot be entered: nations.matchIsPlayed, a player who is not there (input.noSuchPlayer), numbers that cannot
/// be (input.outOfRange), a place in the turn order that another sheet has (nations.placeTaken).
[[nodiscard]] MaybeRefusal refusesSheet(const State &state, const FinishedSheet &move);

/// Enters a sheet that is not refused; one entered before is entered anew. Once all are there the match is over.
void enterSheet(State &state, const FinishedSheet &move);

/// Notes that this seat is done with the step.
void enter(State &state, int seat);
/// The first seat in turn order that is not, and some of whose tiles are not known; nobody (-1) where there is none.
[[nodiscard]] int nextToEnter(const State &state);

} // namespace pegsheet::nations
