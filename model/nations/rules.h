// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "model/core/match.h"
#include "model/core/setup.h"
#include "model/nations/effects.h"
#include "model/nations/moves.h"
#include "model/nations/state.h"

namespace pegsheet::nations {

/// What the game is: players and options. The order of options and their values belongs to the shared format.
[[nodiscard]] const GameInfo &gameInfo();

/// The table before the first age is dealt, or before the first finished sheet. Refuses a number of players
/// (nations.playerCount), a variant or a value (input.unknownValue) and an option (input.unknownField) that this game does not
/// have. What only concerns one player alone, or several, is accepted at every table and means nothing at the others.
[[nodiscard]] MaybeRefusal start(const Setup &setup, State &state);

/// See GameEntry::begun: what leaves nothing to decide is not asked (isAsked), nor the opponent's die of one alone where the offer
/// is empty. Stored without that it is, and its answers are among the moves.
[[nodiscard]] Object begun(const Setup &setup);

/// Why the move cannot be made now; nothing when apply() accepts it.
[[nodiscard]] MaybeRefusal refuses(const State &state, const Move &move);
/// What is refused of new moves only. Only tiles of the age that is played are in the offer (DE Neue Fortschritts- &
/// Ereignisplättchen): nations.otherAge {age, needed}, both as ages are called, with {column, row} where offers are kept. A tile
/// that does not say its age is taken for one of them.
[[nodiscard]] MaybeRefusal refusesNew(const State &state, const Move &move);

/// Makes a move that is not refused; anything else is undefined. Never rolls and reads no clock: the same
/// move on the same state always gives the same state. What happened goes to `sink`.
template <typename Sink>
void apply(State &state, const Move &move, Sink &sink);
extern template void apply(State &, const Move &, NoEffects &);
extern template void apply(State &, const Move &, EffectLog &);

/// Everything that a player has may be rolled, used and traded anew; what is there follows from the tiles.
void fillPool(Player &player);

/// Why these pieces cannot be the payment, where pieces are kept; that there are any, where they are not
/// (nations.piecesNotKept).
[[nodiscard]] MaybeRefusal refusesPieces(const State &state, const Pieces &paid, Symbol symbol, int price);
/// What may be spent at this step of the end of the age: books, food or strength.
[[nodiscard]] Symbol spentAt(Step step);
/// Dice of any faces may stand for what is spent at this step.
[[nodiscard]] bool tradesAt(const State &state, Step step);
/// Anything that this player could spend at this step.
[[nodiscard]] bool canSpend(const State &state, const Player &player, Step step);
/// Whether this player is asked what to spend at this step. Unless needless questions are agreed on, famine and war are asked about
/// only where an answer can change something: food or strength can be enough (DE Hungersnot, Krieg), or dice that are traded for
/// food would leave so little strength that the turn order could be another one (DE Zugreihenfolge).
[[nodiscard]] bool isAsked(const State &state, int seat, Step step);
/// How many of the others, or the opponent of one alone, stand behind that player on the book track.
[[nodiscard]] int playersBehind(const State &state, int seat);

} // namespace pegsheet::nations
