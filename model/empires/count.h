// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "model/empires/state.h"

/// What the end of the game asks for, where resources are not kept (DE Ende des Spiels).
namespace pegsheet::empires {

/// A card that counts at the end by what the table says: its ability is not known, or is in the table's own words; its place is
/// healthy.
[[nodiscard]] bool isCountedByHand(const State &state, int seat, Card card);
/// The resources that abilities at the end count; whether there are any; and that it is not said what the player has.
[[nodiscard]] std::vector<Resource> countedResources(const State &state, int seat);
[[nodiscard]] bool isStockAsked(const State &state, int seat);
[[nodiscard]] bool isStockMissing(const State &state, int seat);
/// Anything of both is missing.
[[nodiscard]] bool isAwaitedAtCount(const State &state, int seat);
/// A healthy place of anybody has no known value.
[[nodiscard]] bool areValuesMissing(const State &state);
/// Nobody has said yet what some place is worth, as before the first Conflict and at the end.
[[nodiscard]] bool hasUnknownValues(const State &state);
/// Nothing is missing.
[[nodiscard]] bool isCounted(const State &state);

} // namespace pegsheet::empires
