// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "model/core/corrections.h"
#include "model/core/refusal.h"
#include "model/tapestry/state.h"

namespace pegsheet::tapestry {

/// For a player `{"vp":12,"resources":{"coin":3},"tracks":{"science":[4]},"landmarks":["forge"]}`, for the turn
/// `{"turn":1,"achievements":{"topple_two":[0,2]},"queue":[]}`.
using Correction = CorrectionOf<State>;

/// Refuses nothing at all, fields of the turn for a player and the other way round (tapestry.noOption {field}), a landmark that
/// another player has (tapestry.taken), a number that is out of range, and another turn while anything is pending
/// (tapestry.pending). At depth `income` refuses all that is not kept there (tapestry.noOption {field}), and so plots where a city
/// is kept by numbers; of one that is kept its numbers (input.derivedField), and a mat that another player has (tapestry.taken). In
/// the same way cards by name where they are counted, their numbers where they are named, a card that another player has, and a
/// partner or owner of a lock who does not sit there (input.outOfRange); civilizations by name where they are counted and the other
/// way round, one that another player has, and markers of who does not sit there.
[[nodiscard]] MaybeRefusal refuses(const State &state, int player, const Correction &correction);
/// Sets the fields of a player, or of the turn where `player` is -1, and what follows from them: points are told to the ledger as
/// corrected ones, another turn begins anew, and who has finished has. What a city that is kept has complete is counted again and
/// pays nothing; cards that are known by name are counted too.
void applyCorrection(State &state, int player, const Correction &correction);

} // namespace pegsheet::tapestry
