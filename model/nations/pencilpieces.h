// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "model/nations/pencil.h"

/// Dice and chits in a pencil, where every piece is kept. For pencil.cpp and pencilpieces.cpp.
namespace pegsheet::nations {

/// A touch on something that is not asked for.
[[nodiscard]] TouchResult nothingThere(PencilKind kind);
/// A touch on dice and chits, or on what begins and ends asking for them.
[[nodiscard]] TouchResult touchPieces(Pencil &pencil, const State &state, const Touch &touch);
/// Asks how a purchase or a building is paid; refused where it cannot be paid at all, complete where there is one way.
[[nodiscard]] TouchResult askPrice(Pencil &pencil, const State &state, Asking asking);
/// The purchase of that tile, without pieces.
[[nodiscard]] Move purchaseOf(const State &state, const TileEntry &entry);

} // namespace pegsheet::nations
