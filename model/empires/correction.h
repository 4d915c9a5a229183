// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "model/core/corrections.h"
#include "model/empires/state.h"

namespace pegsheet::empires {

/// For a player `{"score":4,"row":[{"location":…},…],"resources":{"coin":3},"hand":2}`, for the turn
/// `{"start":1,"round":3,"track":[…],"crises":[{"card":…,"open":true}]}`.
using Correction = CorrectionOf<State>;

/// Refuses nothing at all (empires.correctionEmpty), fields of the turn for a player (empires.correctionOfTurn) and the other way
/// round (empires.correctionOfPlayer), resources that are not kept (empires.resourcesNotKept), a card that is elsewhere
/// (empires.cardInPlay), and what does not go with the phase (empires.correctionNotNow {field, phase}).
[[nodiscard]] MaybeRefusal refuses(const State &state, int player, const Correction &correction);
/// Sets the fields, and who decides about a Disaster next.
void applyCorrection(State &state, int player, const Correction &correction);

} // namespace pegsheet::empires
