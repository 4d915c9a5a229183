// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "model/empires/pencil.h"

/// What the files of pencil.h share.
namespace pegsheet::empires {

/// One touch on a pencil; a refused one may leave it half changed, whoever asked has a copy.
[[nodiscard]] TouchResult touchPencil(Pencil &pencil, const State &state, const Touch &touch);
/// A card is said by kind and number now.
[[nodiscard]] bool asksCard(const State &state);
/// Every number of the Conflict card is said.
[[nodiscard]] bool isConflictSaid(const Pencil &pencil);

} // namespace pegsheet::empires
