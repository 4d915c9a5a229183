// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "model/core/refusal.h"
#include "model/empires/state.h"

/// What things cost and what is paid for them, where resources are kept. A Coin stands for any of the other resources (DE Die
/// Ressourcen).
namespace pegsheet::empires {

/// What is to be paid; more than anybody has where amounts are multiplied.
using Price = Per<int, Resource>;

[[nodiscard]] constexpr Price hammers(int count)
{
    Price price{};
    price[Resource::Hammer] = count;
    return price;
}
[[nodiscard]] int totalOf(const Price &price);

/// Whether that can be bid to avert the Disaster: what its card shows, anything where that is not known, and always a Coin (DE
/// Krisenrunde C).
[[nodiscard]] bool canBeBid(const State &state, Card crisis, Resource resource);

/// What is paid out of `have`: `coin` of it are Coins, as few as needed where it is 0. In the place of Wheat first, then of
/// Hammers, then of Axes, where more are paid than lack. refusesPayment() must accept it.
[[nodiscard]] Stock paymentOf(const Stock &have, const Price &price, int coin);
/// Why it cannot be paid: empires.notEnough {resource, needed}, empires.tooManyCoins {given, most}.
[[nodiscard]] MaybeRefusal refusesPayment(const Stock &have, const Price &price, int coin);

/// Hammers for playing a card, less what a Town takes off that was not used yet in this phase (DE Startfähigkeiten -
/// Industrierunde: one Town a card, each once) and what Innovations take off every card.
struct PlayCost
{
    int hammers = 0; ///< -1: the card's are not known
    Source town;     ///< that is used for it; none where no Town is, or nothing is left to take off
};
[[nodiscard]] PlayCost playCost(const State &state, int seat, Card card);
/// Hammers for repairing the place at that position, with an ability or without; -1: not known.
[[nodiscard]] int rebuildCost(const State &state, int seat, int position, Source by);
/// What an exchange asks for, and what it brings; `wanted` is one of its alternatives.
[[nodiscard]] Price exchangePrice(const AbilityEffect &exchange, int times);
[[nodiscard]] Stock exchangeGain(const AbilityEffect &exchange, const Alternative &wanted, int times);

/// What the player has once the fixed income of this phase is taken, as it is before an exchange (DE Wirtschaftsrunde).
[[nodiscard]] Stock stockWithIncome(const State &state, int seat);
/// Cards in hand once they are drawn up.
[[nodiscard]] int handSize(const State &state);

} // namespace pegsheet::empires
