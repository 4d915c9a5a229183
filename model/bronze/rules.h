// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "model/bronze/effects.h"
#include "model/bronze/moves.h"
#include "model/bronze/state.h"
#include "model/core/match.h"
#include "model/core/refusal.h"
#include "model/core/setup.h"

#include <cstdint>
#include <vector>

namespace pegsheet::bronze {

/// What the game is: players, rule sets and options. The order of rule sets, options and their values belongs to the
/// shared format.
[[nodiscard]] const GameInfo &gameInfo();

/// The table before the first roll, or before the first finished sheet. Refuses a number of players (bronze.playerCount),
/// a variant or a value (input.unknownValue), an option (input.unknownField) that this game does not have, and one that
/// goes with another rule set (bronze.optionNotHere) or leaves out what belongs to this one (bronze.tradingBelongs). What only
/// concerns one player alone, or several, is accepted at every table and means nothing at the others.
[[nodiscard]] MaybeRefusal start(const Setup &setup, State &state);

/// See GameEntry::begun: alone in the Late Bronze Age skulls may be rolled again, as the printed rules for one player have it (DE,
/// FR, solo; D20). Stored without that they stay where they lie.
[[nodiscard]] Object begun(const Setup &setup);

/// Why the move cannot be made now, with a `bronze.` code; nothing when apply() accepts it.
[[nodiscard]] MaybeRefusal refuses(const State &state, const Move &move);
/// What is refused of new moves only: more developments on a finished sheet than mostDevelopments() (bronze.tooManyDevelopments
/// {given, most}; `rounds` where those are the limit, `longer` where that option allows more).
[[nodiscard]] MaybeRefusal refusesNew(const State &state, const Move &move);

/// Makes a move that is not refused; anything else is undefined. Never rolls and reads no clock: the same
/// move on the same state always gives the same state. What happened goes to `sink`.
template <typename Sink>
void apply(State &state, const Move &move, Sink &sink);
extern template void apply(State &, const Move &, NoEffects &);
extern template void apply(State &, const Move &, EffectLog &);

/// The same for a single kind of move, without the variant.
template <typename M>
void applyQuietly(State &state, const M &move);

/// What the boxes would earn if `player` finished the monument now: first points, or later ones once
/// somebody has finished it (EN 4).
[[nodiscard]] int monumentPointsNow(const State &state, Monument monument);

/// Rolls are over: no re-roll left, or no die that may be rolled again.
[[nodiscard]] bool allDiceLie(const State &state);

/// Workers, or stones for Engineering, and somewhere to set them. The step of the turn is not looked at.
[[nodiscard]] bool canBuild(const State &state);
/// A trade, or a swap by ship, can be made now.
[[nodiscard]] bool canExchange(const State &state);
/// Some development is within reach. The step of the turn is not looked at.
[[nodiscard]] bool canBuy(const State &state);

/// Whether Leadership can still turn a die this turn.
[[nodiscard]] constexpr bool leadershipReady(const State &state)
{
    return state.mine().has(Development::Leadership) && !state.leadershipUsed;
}

} // namespace pegsheet::bronze
