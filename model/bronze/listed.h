// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "model/bronze/moves.h"
#include "model/bronze/state.h"
#include "model/core/listed.h"

#include <cstdint>
#include <optional>

namespace pegsheet::bronze {

/// The listed moves of one state as a range that is never spelled out: kind by kind in the order of Kind,
/// within a kind in a fixed order. Order and membership are part of the shared format.
///
/// Within the kinds: rolls by the rank of their multiset; re-rolls by what is kept (kinds of faces as digits,
/// the first face the lowest), then by rank; Leadership by face turned, then face shown; purchases by rows
/// paid (as bits, wood the lowest), then food, then development; discards by what is kept, most wood first.
class ListedMoves : public ListedByKind<ListedMoves, Kind, kKinds, Move>
{
public:
    /// The state must outlive the range.
    explicit ListedMoves(const State &state) : m_state(state) {}

    /// Whether any move of that kind is legal; cheap.
    [[nodiscard]] bool any(Kind kind) const;
    [[nodiscard]] std::uint32_t count(Kind kind) const;
    /// `index` must be below count(kind).
    [[nodiscard]] Move at(Kind kind, std::uint32_t index) const;
    using ListedByKind::at;

    /// The place of a listed move among those of its kind: the inverse of at(). The move must be legal.
    [[nodiscard]] std::uint32_t placeOf(const Move &move) const;

    /// The move's place, or nothing when it is not listed.
    [[nodiscard]] std::optional<std::uint32_t> indexOf(const Move &move) const;

private:
    const State &m_state;
};

/// How many different sets of dice could be kept for a re-roll; the last one, all dice, is not counted.
[[nodiscard]] std::uint32_t keepCount(const State &state);
/// The dice kept at that place, and the place of the dice kept.
[[nodiscard]] Dice keepAt(const State &state, std::uint32_t index);
[[nodiscard]] std::uint32_t keepPlaceOf(const State &state, Dice kept);

} // namespace pegsheet::bronze
