// SPDX-License-Identifier: Apache-2.0
#include "model/nations/rules.h"

#include <algorithm>

namespace pegsheet::nations {

void fillPool(Player &player)
{
    const Gains gains = entitled(player);
    player.available = {{}, gains.chits};
    player.toRoll = gains.dice;
    player.usedDice = {};
    player.usedChits = {};
    player.rolled = false;
}

Symbol spentAt(Step step)
{
    return step == Step::Books ? Symbol::Book : step == Step::Famine ? Symbol::Food : Symbol::Strength;
}

bool tradesAt(const State &state, Step step)
{
    return step == Step::Famine && state.agreed.famineTrades;
}

bool canSpend(const State &state, const Player &player, Step step)
{
    const Worth worth = worthOf(player.available, spentAt(step));
    return worth.shown > 0 || (tradesAt(state, step) && worth.traded >= kDiceATrade);
}

int playersBehind(const State &state, int seat)
{
    const int books = state.seats[static_cast<std::size_t>(seat)].books;
    if (state.isSolo())
        return books > state.opponentBooks ? 1 : 0;
    const auto seated = state.seated();
    return static_cast<int>(std::count_if(seated.begin(), seated.end(), [&](const Player &other) { return other.books < books; }));
}

} // namespace pegsheet::nations
