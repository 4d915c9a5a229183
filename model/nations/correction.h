// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "model/core/corrections.h"
#include "model/nations/scoring.h"
#include "model/nations/state.h"

namespace pegsheet::nations {

/// For a player
/// `{"books":4,"ledger":{"age2":{"famine":2}},"developments":[null,{"kind":…},…],"dice":{"available":{"whiteGold":2}}}`, for the
/// turn `{"player":1,"order":[1,0],"event":{"famine":3},"opponentBooks":5,"offer":[[…],…]}`.
using Correction = CorrectionOf<State>;

/// Refuses a field of the turn given for a player (nations.correctionOfTurn) or the other way round
/// (nations.correctionOfPlayer), an empty correction (nations.correctionEmpty), points that an age cannot bring and more dice or
/// chits than anybody has (input.outOfRange, nations.tooManyPieces), tiles of another kind than the field's
/// (nations.otherKind), what this depth, number of players or moment does not have (nations.correctionNotNow), an order that is
/// none (nations.noOrder), a player who is not there (input.noSuchPlayer).
[[nodiscard]] MaybeRefusal refuses(const State &state, int player, const Correction &correction);

/// Whether the field of that path holds tiles.
[[nodiscard]] bool holdsTiles(std::string_view path);
/// Whether that changes what the tiles of a player give while the dice and chits, which are kept, stay as they are.
[[nodiscard]] bool leavesPieces(const State &state, int player, const Correction &correction);
/// Sets the fields, and notes whose tiles lie there by the table's word, so that their points are known: not while more may come
/// in an age without tiles, nor where their points were typed.
void applyCorrection(State &state, int player, const Correction &correction);

} // namespace pegsheet::nations
