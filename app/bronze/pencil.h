// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/bronze/deal.h"
#include "app/bronze/typedsheets.h"
#include "model/bronze/moves.h"
#include "model/bronze/payment.h"
#include "model/bronze/state.h"

#include <optional>
#include <vector>

namespace pegsheet::app {

/// What the acting player has touched but not confirmed: it is drawn in pencil over the sheet.
struct Pencil
{
    Per<std::uint8_t, bronze::Target> boxes;        ///< workers set, by building
    std::optional<bronze::Development> development; ///< picked to buy
    EnumSet<bronze::Good> rows;                     ///< rows chosen to pay with
    int food = 0;                                   ///< food chosen to pay with
    Amounts<bronze::Good> discard;
    Deal deal;                 ///< what is offered to whom is exchanged with
    std::optional<int> spears; ///< spearheads picked for an invasion, 1 or more; nothing: all
    TypedSheets typed;         ///< where only finished sheets are counted

    [[nodiscard]] int workers() const;
    /// Buys nothing: the development and what would pay for it.
    void cancel();
    [[nodiscard]] bool empty() const { return *this == Pencil(); }
    bool operator==(const Pencil &) const = default;

    /// The moves that would ink the workers in, in the order of the sheet.
    [[nodiscard]] std::vector<bronze::Move> builds() const;
    [[nodiscard]] bronze::Buy purchase() const;
};

/// Whether these goods are held, and are no more than must go before the turn ends.
[[nodiscard]] bool canGo(const bronze::State &state, const Amounts<bronze::Good> &goods);

} // namespace pegsheet::app
