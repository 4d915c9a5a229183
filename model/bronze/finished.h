// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "model/bronze/moves.h"
#include "model/bronze/state.h"
#include "model/core/refusal.h"

#include <vector>

/// Finished paper sheets, counted without the match that led to them.
namespace pegsheet::bronze {

/// What cannot stand on the sheet: a player who is not there (input.noSuchPlayer), pegs or boxes that are not printed
/// (input.outOfRange), a monument out of play (bronze.monumentClosed), points without a finished monument or not printed
/// beside it (input.outOfRange), a development of other rules (bronze.noSuchDevelopment), more than six goods without Caravans
/// where nobody trades (bronze.tooManyGoods; EN 6), first points that another sheet has (bronze.firstTwice); and on the last sheet
/// a finished monument whose first points nobody has (bronze.firstMissing; EN 4).
[[nodiscard]] MaybeRefusal refusesSheet(const State &state, const FinishedSheet &sheet);

/// The most developments that one player can have at the end: one a turn, until somebody has as many as end the match; alone
/// until the last round.
[[nodiscard]] int mostDevelopments(const State &state);

/// Whether another sheet than this player's has the first points of that monument.
[[nodiscard]] bool othersHaveFirst(const State &state, int player, Monument monument);

/// A monument that was finished, and of which the first points are not exactly on one sheet (EN 4).
struct Contradiction
{
    Monument monument;
    std::vector<int> first; ///< the seats that have them; empty: nobody
};

/// Returns what the sheets say that cannot all be so. Only corrections bring it about; nothing is refused for it.
[[nodiscard]] std::vector<Contradiction> contradictions(const State &state);

/// The sheet that stands there as it would be entered anew; finished monuments say their points.
[[nodiscard]] FinishedSheet finishedSheet(const State &state, int player);

/// Puts the sheet in its place, also of one entered before. Once everybody's is there the match is over.
void enter(State &state, const FinishedSheet &sheet);

} // namespace pegsheet::bronze
