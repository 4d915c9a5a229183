// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "model/core/match.h"
#include "model/core/setup.h"
#include "model/tapestry/effects.h"
#include "model/tapestry/moves.h"
#include "model/tapestry/outlook.h"
#include "model/tapestry/state.h"

namespace pegsheet::tapestry {

/// What the game is: players, variants and options. The order of options and their values belongs to the shared format.
[[nodiscard]] const GameInfo &gameInfo();

/// The table before the first turn. Refuses a number of players (tapestry.playerCount), a variant or a value (input.unknownValue),
/// an option (input.unknownField) and a mode (input.unknownValue) that this game does not have.
[[nodiscard]] MaybeRefusal start(const Setup &setup, State &state);

/// Why the move cannot be made now; nothing when apply() accepts it.
[[nodiscard]] MaybeRefusal refuses(const State &state, const Move &move);

/// Makes a move that is not refused; anything else is undefined. Never rolls and reads no clock: the same move on the same state
/// always gives the same state. What happened is told.
void apply(State &state, const Move &move, const Teller &tell);

/// The index of the entry that an answer of that kind is for: the one named, or the first ready one that wants it; -1 where there
/// is none.
[[nodiscard]] int entryFor(const State &state, EntryPlace entry, Wants wants);
/// The same for `skip`.
[[nodiscard]] int entryToSkip(const State &state, EntryPlace entry);

/// The token of an own advance where none is said, or the one that is said; -1 where none can go.
[[nodiscard]] int tokenFor(const Player &player, Track track, Token token);
/// Which dice a conquest brings: both where that is printed, or where an opponent is toppled (DE p.9, p.19).
[[nodiscard]] bool bringsBothDice(const State &state, const Entry &entry, const Conquer &move);
/// Whether the benefit of the conquered tile comes once more, by what is in force; not where a trap was played (DE p.29).
[[nodiscard]] bool bringsTile(const State &state, const Entry &entry, const Conquer &move);

} // namespace pegsheet::tapestry
