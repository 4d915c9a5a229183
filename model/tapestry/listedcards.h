// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "model/tapestry/moves.h"
#include "model/tapestry/state.h"

#include <cstdint>
#include <optional>

/// Cards that an answer can name, in the order of the facts, and behind them those that are not named.
namespace pegsheet::tapestry {

/// Of `invent`, `tech`, `upgrade` and `tapestry`.
[[nodiscard]] std::uint32_t countCards(const State &state, const Entry &entry, Kind kind);
[[nodiscard]] Move cardAt(const State &state, const Entry &entry, Kind kind, std::uint32_t index);
/// The place of a move that is not refused.
[[nodiscard]] std::uint32_t placeOfCard(const State &state, const Entry &entry, const Move &move);

} // namespace pegsheet::tapestry
