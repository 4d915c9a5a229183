// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "model/empires/effects.h"
#include "model/empires/moves.h"
#include "model/empires/state.h"

/// Making the moves of Economy and Industry rounds. For rules.cpp.
namespace pegsheet::empires {

/// An ability is used in a round; see rules.cpp for the other uses.
void makeUsing(State &state, const Use &move, const Teller &tell);
void make(State &state, const Exchange &move, const Teller &tell);
void make(State &state, const Sell &move, const Teller &tell);
void make(State &state, const Discard &move, const Teller &tell);
void make(State &state, const Play &move, const Teller &tell);
void make(State &state, const Rebuild &move, const Teller &tell);
void make(State &state, const Swap &move, const Teller &tell);
void make(State &state, const Shift &move, const Teller &tell);
void make(State &state, const Done &move, const Teller &tell);

} // namespace pegsheet::empires
