// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "model/nations/state.h"

#include <cstdint>

/// Ways to choose dice and chits, by place: what the ranges of listed moves are made of.
namespace pegsheet::nations {

/// Rolls of so many dice by colour.
[[nodiscard]] std::uint32_t rollCount(const Amounts<Colour> &dice);
[[nodiscard]] Amounts<DieFace> rollAt(const Amounts<Colour> &dice, std::uint32_t index);
[[nodiscard]] std::uint32_t rollPlace(const Amounts<DieFace> &faces);

/// Any of these dice, none included.
[[nodiscard]] std::uint32_t someCount(const Amounts<DieFace> &dice);
[[nodiscard]] Amounts<DieFace> someAt(const Amounts<DieFace> &dice, std::uint32_t index);
[[nodiscard]] std::uint32_t somePlace(const Amounts<DieFace> &dice, const Amounts<DieFace> &chosen);

/// Whatever can be spent on a symbol, none included: dice and chits that show it and, with trades, pairs of other dice.
[[nodiscard]] std::uint32_t spendingCount(const Pieces &there, Symbol symbol, bool trades);
[[nodiscard]] Pieces spendingAt(const Pieces &there, Symbol symbol, bool trades, std::uint32_t index);
[[nodiscard]] std::uint32_t spendingPlace(const Pieces &there, Symbol symbol, bool trades, const Pieces &spent);

} // namespace pegsheet::nations
