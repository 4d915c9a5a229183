// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "model/nations/ageeffects.h"
#include "model/nations/turneffects.h"

#include <variant>
#include <vector>

/// What a move did, for the list of moves and the screen reader. Rules hand these to a sink; NoEffects costs nothing.
namespace pegsheet::nations {

using Effect = std::variant<Dealt, OpponentRolled, OpponentRemoved, Rolled, Rerolled, Paid, Bought, WentBack, Came, DiceShort,
                            ChitsShort, Built, Passed, BooksGained, BooksScored, FamineTold, WarTold, NewOrder, TilesCounted,
                            HallOfFame, SheetEntered, Corrected, PiecesStay, AgeEnded>;

/// Collects what happened.
struct EffectLog
{
    static constexpr bool kListens = true;
    std::vector<Effect> effects;

    void operator()(Effect effect) { effects.push_back(std::move(effect)); }
};

/// Listens to nothing.
struct NoEffects
{
    static constexpr bool kListens = false;

    template <typename E>
    constexpr void operator()(const E &) const
    {
    }
};

/// `{"what":"bought","player":0,"tile":{…},…}`
[[nodiscard]] Value effectValue(const Effect &effect);

} // namespace pegsheet::nations
