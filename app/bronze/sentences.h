// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "model/bronze/effects.h"
#include "model/bronze/moves.h"
#include "model/bronze/state.h"

#include <QString>
#include <QStringList>

/// Every move in a sentence, from templates with typed parts, in the language in use: for the list of moves,
/// the undo button and the screen reader alike.
namespace pegsheet::app::sentences {

/// What was done: "Built 3 boxes: Temple". Made in the state before the move.
[[nodiscard]] QString ofMove(const bronze::State &before, const bronze::Move &move, const QStringList &names);
/// What could be done there: the same, but of dice which to keep and which to roll.
[[nodiscard]] QString ofAdvice(const bronze::State &before, const bronze::Move &move, const QStringList &names);
/// What came of it, part by part: goods, food, who was hit, who was spared by what. Empty when nothing more did
/// than the move itself says.
[[nodiscard]] QStringList ofEffects(const bronze::State &before, const bronze::Move &move, const QStringList &names);
/// What was done and what came of it, in a line.
[[nodiscard]] QString whole(const QString &done, const QStringList &came);
/// The move's few words for an undo button: "Temple", "Roll".
[[nodiscard]] QString shortName(const bronze::Move &move);

} // namespace pegsheet::app::sentences
