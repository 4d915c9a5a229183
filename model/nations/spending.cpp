// SPDX-License-Identifier: Apache-2.0
#include "model/nations/rules.h"

#include <algorithm>
#include <bitset>

namespace pegsheet::nations {

namespace {

int mostSpent(const State &state, const Player &player, Step step)
{
    const Worth worth = worthOf(player.available, spentAt(step));
    return tradesAt(state, step) ? worth.total() : worth.shown;
}

// Sums of strength: the bit of each is set.
using Sums = std::bitset<kMostDice * kHighestFace + kMostChits + 1>;

// What strength a player may have left after the famine, with two dice traded for a food as often as there are two.
Sums strengthsLeft(const State &state, int seat)
{
    const Player &player = state.seats[static_cast<std::size_t>(seat)];
    const Amounts<DieFace> &dice = player.available.dice;
    const auto all = static_cast<std::size_t>(strengthOf(state, player));
    Sums even; // spent on an even number of dice that show strength
    Sums odd;
    even.set(0);
    int others = 0;
    for (const DieFace face : kAll<DieFace>) {
        const FaceRow &row = kFaces[face];
        others += row.symbol != Symbol::Strength && row.symbol != Symbol::Food ? dice[face] : 0;
        for (int die = 0; row.symbol == Symbol::Strength && die < dice[face]; ++die) {
            const Sums before = even;
            even |= odd << row.n;
            odd |= before << row.n;
        }
    }
    const bool mayTrade = !state.hasEntered(seat);
    const Sums spent = !mayTrade ? Sums(1) : others > 0 ? even | odd : even;
    Sums left;
    for (std::size_t strength = 0; strength <= all; ++strength)
        left.set(all - strength, spent[strength]);
    return left;
}

// Whether another one can be level with or ahead of that seat once that has traded strength, and is not while it has not.
bool canChangeOrder(const State &state, int seat)
{
    const auto order = state.turnOrder();
    const auto placeOf = [&](int other) { return std::find(order.begin(), order.end(), other) - order.begin(); };
    const Sums mine = strengthsLeft(state, seat);
    const int most = strengthOf(state, state.seats[static_cast<std::size_t>(seat)]);
    int least = 0;
    while (!mine[static_cast<std::size_t>(least)])
        ++least;
    for (const int other : order) {
        if (other == seat)
            continue;
        // Who is level keeps the order.
        const int wins = placeOf(seat) < placeOf(other) ? 0 : 1;
        const Sums theirs = strengthsLeft(state, other);
        for (int strength = std::max(0, least - wins + 1); strength <= most - wins; ++strength)
            if (theirs[static_cast<std::size_t>(strength)])
                return true;
    }
    return false;
}

} // namespace

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

bool isAsked(const State &state, int seat, Step step)
{
    const Player &player = state.seats[static_cast<std::size_t>(seat)];
    if (!canSpend(state, player, step))
        return false;
    if (state.agreed.asksNeedless || step == Step::Books)
        return true;
    const int needed = step == Step::Famine ? state.event.famine : state.event.war;
    if (needed > 0 && mostSpent(state, player, step) >= needed)
        return true;
    return tradesAt(state, step) && canChangeOrder(state, seat);
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
