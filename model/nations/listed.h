// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "model/core/listed.h"
#include "model/nations/moves.h"
#include "model/nations/state.h"

#include <cstdint>
#include <optional>

namespace pegsheet::nations {

/// The listed moves of one state as a range that is never spelled out: kind by kind in the order of Kind, within a kind in a
/// fixed order. Order and membership are part of the shared format.
///
/// Within the kinds: rolls colour by colour (white the lowest digit), within a colour by the rank of the multiset; re-rolls, books
/// and war by how many dice of each face, then chits (the first face the lowest digit); purchases by place of the offer, then
/// slot, then payment (payment.h); what goes back as in giveback.h; famine by faces and chits of food as digits, then by how many
/// dice are traded, fewest first, then by their rank (picks.h).
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

} // namespace pegsheet::nations
