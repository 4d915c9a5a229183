// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "model/bronze/moves.h"
#include "model/bronze/state.h"

#include <cstdint>

/// Steps that only the Late Bronze Age has (LBASHEET; rules notes 1.7), for the acting player. The step of the turn is
/// not looked at, unless said.
namespace pegsheet::bronze {

/// Preservation has a pottery and something to double, and has not done so this turn.
[[nodiscard]] bool canPreserve(const State &state);

/// An invasion by this player turns against the others, spearheads are there, and somebody would feel them: then the
/// turn waits for Spears.
[[nodiscard]] bool spearsMatter(const State &state);

/// Ships that can be built with the goods at hand, up to five in all.
[[nodiscard]] int shipsInReach(const State &state);

/// Swaps that the ships have not made yet this turn.
[[nodiscard]] int swapsLeft(const State &state);
/// How many different swaps are possible now; 0 when none is left.
[[nodiscard]] std::uint32_t swapCount(const State &state);
/// The swap at that place, by what goes, then by what comes; and the place of a possible one.
[[nodiscard]] Swap swapAt(const State &state, std::uint32_t index);
[[nodiscard]] std::uint32_t swapPlaceOf(const State &state, const Swap &swap);

} // namespace pegsheet::bronze
