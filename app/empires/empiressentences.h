// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "model/empires/effects.h"
#include "model/empires/moves.h"
#include "model/empires/state.h"

#include <QString>
#include <QStringList>

/// Every move in a sentence, in the language in use: for the list of moves, the undo button and the screen reader alike.
namespace pegsheet::app::empiressentences {

/// What was done: "Took Fire 9". Made in the state before the move.
[[nodiscard]] QString ofMove(const empires::State &before, const empires::Move &move, const QStringList &names);
/// What is said of a bid before everybody has bid.
[[nodiscard]] QString ofCoveredBid();
/// What came of it, part by part. Empty when nothing more did than the move itself says.
[[nodiscard]] QStringList ofEffects(const empires::State &before, const std::vector<empires::Effect> &effects,
                                    const QStringList &names);
/// The move's few words for an undo button: "Fire 9", "Done".
[[nodiscard]] QString shortName(const empires::State &before, const empires::Move &move);

} // namespace pegsheet::app::empiressentences
