// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "model/bronze/moves.h"
#include "model/bronze/state.h"
#include "model/core/refusal.h"

#include <vector>

namespace pegsheet::bronze {

/// What the acting player offers and asks for, in pencil: to another player, or to the own ships.
struct Deal
{
    /// By the acting player; below 0 it comes from the other, or from the ships.
    Per<int, Ware> gives;
    /// The acting player has said yes to it as it stands.
    bool agreed = false;

    [[nodiscard]] bool empty() const { return *this == Deal(); }
    bool operator==(const Deal &) const = default;

    /// It as a trade with that player, who may not be the one who acts.
    [[nodiscard]] Trade trade(int with) const;
    /// It as a swap of the ships: what goes and what comes. Something must go and something come.
    [[nodiscard]] Swap swap() const;
    /// Exactly one good goes and another comes.
    [[nodiscard]] bool isSwap() const;
};

/// Whom something can be exchanged with now: the others in the order of play, then, as the acting player, the own ships.
[[nodiscard]] std::vector<int> tradePartners(const State &state);

/// A row of the acting player's board was touched (`mine`), or of the other's: one more goes that way, past the last that
/// can go none. Refused where not even one can: bronze.tradeTooMuch, bronze.tradeNoRoom.
[[nodiscard]] MaybeRefusal touchDeal(const State &state, Deal &deal, int with, Ware ware, bool mine);

/// A row was touched to swap with a ship: the first touch says what goes, the next what comes; touched again, neither.
/// Refused where it cannot: bronze.notEnoughGoods, bronze.rowFull.
[[nodiscard]] MaybeRefusal touchSwap(const State &state, Deal &deal, Good good);

} // namespace pegsheet::bronze
