// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "model/tapestry/moves.h"
#include "model/tapestry/outlook.h"

#include <cstdint>

/// The listed answers to what civilizations ask: by all their values, in the order of the fields. For listedanswers.cpp.
namespace pegsheet::tapestry {

/// How many bits are set before that one, and the place of the bit that so many set ones stand before.
[[nodiscard]] std::uint32_t countBelow(std::uint32_t bits, int bit);
[[nodiscard]] int bitAt(std::uint32_t bits, std::uint32_t index);

/// An opponent; of a marker the square left out, then each that is covered.
[[nodiscard]] std::uint32_t countOpponents(const State &state, const Entry &entry);
[[nodiscard]] NameOpponent opponentAt(const State &state, const Entry &entry, std::uint32_t index);
[[nodiscard]] std::uint32_t placeOfOpponent(const State &state, const Entry &entry, const NameOpponent &move);

/// The four numbers of a prediction, the last one first to change.
[[nodiscard]] std::uint32_t countPredictions();
[[nodiscard]] Predict predictionAt(std::uint32_t index);
[[nodiscard]] std::uint32_t placeOfPrediction(const Predict &move);

/// A marker on an empty territory by its points, then with each seat, the tile left out and then each benefit.
[[nodiscard]] std::uint32_t countTrades(const State &state, const Entry &entry);
[[nodiscard]] Trade tradeAt(const State &state, const Entry &entry, std::uint32_t index);
[[nodiscard]] std::uint32_t placeOfTrade(const State &state, const Entry &entry, const Trade &move);

/// Two buildings of two kinds, by the first and then by the second in reading order.
[[nodiscard]] SwapBuildings swapAt(const State &state, const Entry &entry, std::uint32_t index);
[[nodiscard]] std::uint32_t placeOfSwap(const State &state, const Entry &entry, const SwapBuildings &move);

/// Where a piece is placed: its spots in the city, then the columns of a mat, then on the map; of a marker its plots in reading
/// order.
[[nodiscard]] std::uint32_t countPlaces(const State &state, const Entry &entry);
[[nodiscard]] PlacePiece placeAt(const State &state, const Entry &entry, std::uint32_t index);
/// The move must not be refused.
[[nodiscard]] std::uint32_t placeOfPlace(const State &state, const Entry &entry, const PlacePiece &move);

} // namespace pegsheet::tapestry
