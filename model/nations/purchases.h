// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "model/nations/moves.h"
#include "model/nations/state.h"

#include <cstdint>

/// Every purchase out of the kept offer, by place: column by column, row by row, slot by slot, then payment by payment.
namespace pegsheet::nations {

[[nodiscard]] bool canBuy(const State &state);
[[nodiscard]] std::uint32_t buyCount(const State &state);
[[nodiscard]] Buy buyAt(const State &state, std::uint32_t index);
[[nodiscard]] std::uint32_t buyPlace(const State &state, const Buy &move);

} // namespace pegsheet::nations
