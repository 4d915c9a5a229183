// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "model/core/match.h"
#include "model/core/setup.h"
#include "model/empires/effects.h"
#include "model/empires/moves.h"
#include "model/empires/state.h"

namespace pegsheet::empires {

/// What the game is: players, variants and options. The order of options and their values belongs to the shared format.
[[nodiscard]] const GameInfo &gameInfo();

/// The table before the places are laid, or before the first finished empire. Refuses a number of players (empires.playerCount),
/// a variant or a value (input.unknownValue), an option (input.unknownField) that this game does not have.
[[nodiscard]] MaybeRefusal start(const Setup &setup, State &state);

/// Why the move cannot be made now; nothing when apply() accepts it.
[[nodiscard]] MaybeRefusal refuses(const State &state, const Move &move);

/// Makes a move that is not refused; anything else is undefined. Never rolls and reads no clock: the same move on the same state
/// always gives the same state. What happened is told.
void apply(State &state, const Move &move, const Teller &tell);

/// Why these spaces cannot be a track: empires.trackEnded, empires.otherSide.
[[nodiscard]] MaybeRefusal refusesSpaces(const State &state, const std::vector<Round> &track);

} // namespace pegsheet::empires
