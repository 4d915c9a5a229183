// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "model/bronze/moves.h"
#include "model/bronze/player/spending.h"

#include <vector>

namespace pegsheet::bronze {

/// What is done from the building on. Ships and swaps change what there is to spend (LBASHEET).
struct Ending
{
    std::uint8_t ships = 0;
    std::vector<Swap> swaps;
    Purse purse; ///< after them
    Spent spent;
    float worth = 0;
};

/// What there is to spend now.
[[nodiscard]] Purse purseOf(const State &state);

/// The best of it by what things are worth; a ship or a swap is made as long as what follows is worth more with it. The spending
/// must have begun with the state.
[[nodiscard]] Ending bestEnding(const State &state, const Worth &worth, const Spending &spending);

/// Those worth comparing, the best by what things are worth first: every purchase in reach and none, with every target left out
/// and every target gone for. `spending` is begun anew.
[[nodiscard]] std::vector<Ending> endingsOf(const State &state, const Worth &worth, Spending &spending);

/// The moves of it in their order, the last of them the end of the turn.
template <typename Use>
void visitMoves(const State &state, const Ending &ending, Use use)
{
    if (mayBuild(state.step)) {
        if (ending.spent.stones > 0)
            use(UseStone{ending.spent.stones});
        for (const Target target : kAll<Target>)
            if (ending.spent.boxes[target] > 0)
                use(Build{target, ending.spent.boxes[target]});
        if (ending.ships > 0)
            use(Ship{ending.ships});
    }
    for (const Swap &swap : ending.swaps)
        use(swap);
    if (ending.spent.bought)
        use(Buy{*ending.spent.bought, ending.spent.rows, ending.spent.food});
    if (ending.spent.discarded.total() > 0)
        use(Discard{ending.spent.discarded});
    use(EndTurn{});
}

} // namespace pegsheet::bronze
