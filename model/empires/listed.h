// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "model/core/listed.h"
#include "model/empires/moves.h"
#include "model/empires/state.h"

#include <array>
#include <cstdint>
#include <optional>
#include <vector>

namespace pegsheet::empires {

/// The listed moves of one state, kind by kind in the order of Listed, within a kind in a fixed order. Order and membership are
/// part of the shared format. What may be left out is listed both ways: left out first.
///
/// Within the kinds: players by seat, then the other fields in the order in which the move describes them, cards by index, places
/// and positions from the left. Cards that are turned up, drawn or played are counted, not spelled out.
class ListedMoves : public ListedByKind<ListedMoves, Listed, kListedKinds, Move>
{
public:
    /// The state must outlive the range.
    explicit ListedMoves(const State &state);

    [[nodiscard]] bool any(Listed kind) const { return count(kind) > 0; }
    [[nodiscard]] std::uint32_t count(Listed kind) const;
    /// `index` must be below count(kind).
    [[nodiscard]] Move at(Listed kind, std::uint32_t index) const;
    using ListedByKind::at;
    /// The place of a listed move among those of its kind; nothing where it is not there.
    [[nodiscard]] std::optional<std::uint32_t> placeOf(const Move &move) const;

private:
    /// Moves that are spelled out; with cards each of them stands for one with each card.
    struct Group
    {
        std::vector<Move> moves;
        std::vector<Card> cards;

        [[nodiscard]] std::uint32_t count() const;
    };
    void collectPlays(std::uint8_t seat);

    const State &m_state;
    std::array<std::vector<Group>, kListedKinds> m_groups;
};

} // namespace pegsheet::empires
