// SPDX-License-Identifier: Apache-2.0
#include "model/empires/payment.h"

#include "model/empires/evaluation.h"
#include "model/empires/judging.h"
#include "model/empires/turns.h"

#include <algorithm>
#include <numeric>

namespace pegsheet::empires {

namespace {

constexpr std::array<Resource, 3> kReplaced{Resource::Wheat, Resource::Hammer, Resource::Axe};

int lackOf(const Stock &have, const Price &price, Resource resource)
{
    return std::max(0, price[resource] - have[resource]);
}

// Of what a price asks in Coins, and of what lacks.
int coinsNeeded(const Stock &have, const Price &price)
{
    int needed = price[Resource::Coin];
    for (const Resource resource : kReplaced)
        needed += lackOf(have, price, resource);
    return needed;
}

std::uint8_t asAmount(int amount)
{
    return static_cast<std::uint8_t>(std::clamp(amount, 0, kMostStock));
}

} // namespace

// The kinds that can be bid are numbered as the resources are.
static_assert(static_cast<int>(Bid::Axe) == static_cast<int>(Resource::Axe));

bool canBeBid(const State &state, Card crisis, Resource resource)
{
    const EnumSet<Bid> shown = state.known->cards.at(crisis.index).bids;
    return resource == Resource::Coin || shown.empty() || shown.has(static_cast<Bid>(resource));
}

int totalOf(const Price &price)
{
    return std::accumulate(price.values.begin(), price.values.end(), 0);
}

Stock paymentOf(const Stock &have, const Price &price, int coin)
{
    Stock paid;
    int more = coin == 0 ? 0 : coin - coinsNeeded(have, price);
    int coins = price[Resource::Coin];
    for (const Resource resource : kReplaced) {
        const int lack = lackOf(have, price, resource);
        const int replaced = lack + std::min(more, price[resource] - lack);
        more -= replaced - lack;
        coins += replaced;
        paid[resource] = asAmount(price[resource] - replaced);
    }
    paid[Resource::Coin] = asAmount(coins);
    return paid;
}

MaybeRefusal refusesPayment(const Stock &have, const Price &price, int coin)
{
    const int most = totalOf(price);
    if (coin > most)
        return Refusal{"empires.tooManyCoins", {{"given", coin}, {"most", most}}};
    const int needed = coinsNeeded(have, price);
    if (needed > have[Resource::Coin] || (coin != 0 && coin < needed)) {
        for (const Resource resource : kReplaced)
            if (lackOf(have, price, resource) > 0)
                return notEnough(resource, price[resource]);
        return notEnough(Resource::Coin, needed);
    }
    return coin > have[Resource::Coin] ? MaybeRefusal(notEnough(Resource::Coin, coin)) : std::nullopt;
}

PlayCost playCost(const State &state, int seat, Card card)
{
    PlayCost cost{state.known->cards.at(card.index).hammers, {}};
    if (cost.hammers == 0)
        return {-1, {}};
    int townTakesOff = 0;
    eachSource(state, seat, [&](Source source, Location location) {
        const Ability *ability = abilityOf(state, source);
        const AbilityEffect *discount = ability == nullptr || ability->when != When::Industry || !state.at(seat).isHealthy(location)
            ? nullptr
            : ability->find(Does::Discount);
        if (discount == nullptr || discount->discounted != Discounted::Play)
            return;
        if (source.isCard()) {
            cost.hammers -= discount->number;
        } else if (cost.town.isNone() && state.at(seat).used.at(source.index) == 0) {
            cost.town = source;
            townTakesOff = discount->number;
        }
    });
    if (cost.hammers <= 0)
        return {0, {}};
    cost.hammers = std::max(0, cost.hammers - townTakesOff);
    return cost;
}

int rebuildCost(const State &state, int seat, int position, Source by)
{
    const AbilityEffect *rebuilding = by.isNone() ? nullptr : abilityOf(state, by)->find(Does::Rebuild);
    if (rebuilding != nullptr && rebuilding->cost == kFree)
        return 0;
    const int cost = repairCost(state, seat, state.at(seat).at(position));
    return cost < 0 || rebuilding == nullptr ? cost : std::max(0, cost + rebuilding->cost);
}

Price exchangePrice(const AbilityEffect &exchange, int times)
{
    Price price{};
    for (const Resource resource : kAll<Resource>)
        price[resource] = exchange.stock[resource] * times;
    return price;
}

Stock exchangeGain(const AbilityEffect &exchange, const Alternative &wanted, int times)
{
    Stock one = wanted.stock;
    if (!wanted.isSaid && !exchange.getOneOf.empty())
        one = exchange.getOneOf.front();
    Stock gain;
    for (const Resource resource : kAll<Resource>)
        gain[resource] = asAmount((exchange.getAll[resource] + one[resource]) * times);
    return gain;
}

Stock stockWithIncome(const State &state, int seat)
{
    if (state.at(seat).hasIncome)
        return state.at(seat).stock.stock;
    State after = state;
    takeIncome(after, seat, Teller());
    return after.at(seat).stock.stock;
}

int handSize(const State &state)
{
    return state.isBlitz ? kBlitzHand : kHand;
}

} // namespace pegsheet::empires
