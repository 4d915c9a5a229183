// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "model/core/listed.h"
#include "model/tapestry/moves.h"
#include "model/tapestry/outlook.h"
#include "model/tapestry/state.h"

#include <array>
#include <cstdint>
#include <optional>

namespace pegsheet::tapestry {

/// The listed moves of one state as a range that is never spelled out: kind by kind in the order of Kind, within a kind in a fixed
/// order. Order and membership are part of the shared format.
///
/// What may be left out is left out first: a step is listed by track without its token, then by track with each token from the
/// furthest; an answer without its entry, which is the first ready one that wants it, then with each entry that wants it, the next
/// first. Within an entry: tracks in table order, for each the token left out, then the tokens from the furthest; resources as
/// in picks.h; options by index; conquests by against whom (nobody first; each without a trap, then with one), then whether it is
/// the middle island, then red by face, then black by face, the conquered tile left out first; mats in table order; cards and
/// civilizations in theirs (cardwords.h, civilizationwords.h), behind them what is not named, of upgrades by row; spots turn by
/// turn, in each in reading order. Behind all places that answer an entry stand those of what was laid aside: by seat, then by
/// landmark in table order.
class ListedMoves : public ListedByKind<ListedMoves, Kind, kKinds, Move>
{
public:
    /// The state must outlive the range.
    explicit ListedMoves(const State &state);

    /// Whether any move of that kind is legal; cheap.
    [[nodiscard]] bool any(Kind kind) const { return (m_kinds >> static_cast<unsigned>(kind) & 1U) != 0; }
    [[nodiscard]] std::uint32_t count(Kind kind) const;
    /// Those of that kind that leave out what may be left out; they come first.
    [[nodiscard]] std::uint32_t countUsual(Kind kind) const;
    /// `index` must be below count(kind).
    [[nodiscard]] Move at(Kind kind, std::uint32_t index) const;
    using ListedByKind::at;
    /// The place of a listed move among those of its kind; nothing where it is not there.
    [[nodiscard]] std::optional<std::uint32_t> placeOf(const Move &move) const;

private:
    [[nodiscard]] bool answers(int entry, Kind kind) const;
    [[nodiscard]] std::uint32_t countOf(int entry, Kind kind) const;

    const State &m_state;
    std::array<Wants, Queue::kRoom> m_wants{}; ///< by entry
    std::uint64_t m_full = 0;                  ///< bit of each entry for whose answers there is no room
    std::uint32_t m_kinds = 0;                 ///< bit of each kind of which there is a move
    bool m_isTurn = false;
    bool m_hasLaidAside = false; ///< of somebody, and there is room for what building it brings
};

} // namespace pegsheet::tapestry
