// SPDX-License-Identifier: Apache-2.0
#include "model/bronze/payment.h"

#include <algorithm>
#include <tuple>

namespace pegsheet::bronze {

namespace {

using Budgets = std::array<EnumSet<Development>, kDearest + 1>;

constexpr Per<Budgets, Variant> kAffordable = [] {
    Per<Budgets, Variant> table;
    for (const Variant variant : kAll<Variant>)
        for (int budget = 0; budget <= kDearest; ++budget)
            for (const Development development : kAll<Development>) {
                const int cost = kDevelopments[development].cost[variant];
                if (cost != 0 && cost <= budget)
                    table[variant][static_cast<std::size_t>(budget)].insert(development);
            }
    return table;
}();

EnumSet<Good> filledRows(const Sheet &sheet)
{
    EnumSet<Good> rows;
    for (const Good good : kAll<Good>)
        if (sheet.goods[good] > 0)
            rows.insert(good);
    return rows;
}

// Whether any one row, or one food, could be kept and the price still be reached.
bool givesNeedlessly(const State &state, const Payment &payment, int cost)
{
    if (payment.food > 0 && payment.total - state.rules().coinsPerFood >= cost)
        return true;
    return std::any_of(kAll<Good>.begin(), kAll<Good>.end(),
                       [&](Good good) { return payment.goods.has(good) && payment.total - state.mine().value(good) >= cost; });
}

int goodsIn(const Sheet &sheet, EnumSet<Good> rows)
{
    int count = 0;
    for (const Good good : kAll<Good>)
        count += rows.has(good) ? sheet.goods[good] : 0;
    return count;
}

} // namespace

EnumSet<Development> affordable(Variant variant, int budget)
{
    return kAffordable[variant][static_cast<std::size_t>(std::clamp(budget, 0, kDearest))];
}

EnumSet<Development> unowned(const State &state)
{
    return EnumSet<Development>::fromBits(affordable(state.variant, kDearest).bits() & ~state.mine().developments.bits());
}

int paid(const State &state, EnumSet<Good> goods, int food)
{
    int sum = state.coins + food * state.rules().coinsPerFood;
    for (const Good good : kAll<Good>)
        if (goods.has(good))
            sum += state.mine().value(good);
    return sum;
}

int purchasingPower(const State &state)
{
    const Sheet &sheet = state.mine();
    return state.coins + sheet.goodsValue() + (sheet.has(Development::Granaries) ? sheet.food * state.rules().coinsPerFood : 0);
}

std::vector<Payment> payments(const State &state, Development development)
{
    std::vector<Payment> found;
    if (!mayBuy(state.step) || !unowned(state).has(development))
        return found;
    const Sheet &sheet = state.mine();
    const int cost = costOf(state, development);
    const int rate = state.rules().coinsPerFood;
    const std::uint32_t filled = filledRows(sheet).bits();
    for (std::uint32_t bits = 0; bits <= EnumSet<Good>::kFull; ++bits) {
        if ((bits & ~filled) != 0)
            continue;
        Payment payment{EnumSet<Good>::fromBits(bits), 0, paid(state, EnumSet<Good>::fromBits(bits), 0), 0};
        const int missing = std::max(0, cost - payment.total);
        const int food = (missing + rate - 1) / rate;
        if (food > 0 && (!sheet.has(Development::Granaries) || food > sheet.food))
            continue;
        payment.food = static_cast<std::uint8_t>(food);
        payment.total += food * rate;
        payment.over = payment.total - cost;
        if (!givesNeedlessly(state, payment, cost))
            found.push_back(payment);
    }
    std::stable_sort(found.begin(), found.end(), [&](const Payment &a, const Payment &b) {
        return std::make_tuple(a.total, goodsIn(sheet, a.goods)) < std::make_tuple(b.total, goodsIn(sheet, b.goods));
    });
    return found;
}

MaybeRefusal refusesPayment(const State &state, const Buy &move)
{
    const Sheet &sheet = state.mine();
    const std::string_view development = nameOf(move.development);
    if (!exists(state, move.development))
        return Refusal{"bronze.noSuchDevelopment", {{"development", development}}};
    if (sheet.has(move.development))
        return Refusal{"bronze.alreadyOwned", {{"development", development}}};
    for (const Good good : kAll<Good>)
        if (move.goods.has(good) && sheet.goods[good] == 0)
            return Refusal{"bronze.rowEmpty", {{"good", nameOf(good)}}};
    if (move.food > 0 && !sheet.has(Development::Granaries))
        return Refusal{"bronze.needsDevelopment", {{"development", nameOf(Development::Granaries)}}};
    if (move.food > sheet.food)
        return Refusal{"bronze.notEnoughFood", {{"needed", move.food}, {"left", sheet.food}}};
    const int cost = costOf(state, move.development);
    const int given = paid(state, move.goods, move.food);
    if (given < cost)
        return Refusal{"bronze.notEnoughCoins",
                       {{"development", development}, {"cost", cost}, {"paid", given}, {"missing", cost - given}}};
    return std::nullopt;
}

} // namespace pegsheet::bronze
