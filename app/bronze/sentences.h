// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "model/bronze/effects.h"
#include "model/bronze/moves.h"
#include "model/bronze/state.h"

#include <QString>
#include <QStringList>
#include <vector>

/// Every move in a sentence, from templates with typed parts, in the language in use.
namespace pegsheet::app::sentences {

/// What was done: "Built 3 boxes of the Temple". Made in the state before the move.
[[nodiscard]] QString ofMove(const bronze::State &before, const bronze::Move &move, const QStringList &names);
/// What came of it, part by part: goods, food, who was hit, who was spared by what. Empty when nothing more did.
[[nodiscard]] QStringList ofEffects(const std::vector<bronze::Effect> &effects, const QStringList &names);
/// The move's few words for an undo button: "Build", "Roll".
[[nodiscard]] QString shortName(const bronze::Move &move);

} // namespace pegsheet::app::sentences
