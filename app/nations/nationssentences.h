// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "model/nations/effects.h"
#include "model/nations/moves.h"
#include "model/nations/state.h"

#include <QString>
#include <QStringList>

/// Every move in a sentence, in the language in use: for the list of moves, the undo button and the screen reader alike.
namespace pegsheet::app::nationssentences {

/// What was done: "Bought Terrassenfelder". Made in the state before the move.
[[nodiscard]] QString ofMove(const nations::State &before, const nations::Move &move, const QStringList &names);
/// What came of it, part by part. Empty when nothing more did than the move itself says.
[[nodiscard]] QStringList ofEffects(const nations::State &before, const nations::Move &move, const QStringList &names);
/// The move's few words for an undo button: "Terrassenfelder", "Pass".
[[nodiscard]] QString shortName(const nations::Move &move);

} // namespace pegsheet::app::nationssentences
