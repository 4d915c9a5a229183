// SPDX-License-Identifier: Apache-2.0
#include "model/bronze/deal.h"

#include "model/bronze/late.h"
#include "model/bronze/trading.h"

#include <cstdlib>
#include <optional>

namespace pegsheet::bronze {

namespace {

// The good that goes (by 1) or comes (by -1) in a swap.
std::optional<Good> goodOf(const Deal &deal, int by)
{
    for (const Good good : kAll<Good>)
        if (deal.gives[static_cast<Ware>(good)] == by)
            return good;
    return std::nullopt;
}

// Only what does not fit counts: the rest of the deal may still be to come.
MaybeRefusal refusesWare(const State &state, const Deal &deal, int with, Ware ware)
{
    Deal alone;
    alone.gives[ware] = deal.gives[ware];
    return alone.empty() ? MaybeRefusal() : refusesTrade(state, alone.trade(with));
}

} // namespace

Trade Deal::trade(int with) const
{
    Trade move;
    move.with = static_cast<std::uint8_t>(with);
    for (const Ware ware : kAll<Ware>)
        (gives[ware] > 0 ? move.give : move.take)[ware] = static_cast<std::uint8_t>(std::abs(gives[ware]));
    return move;
}

Swap Deal::swap() const
{
    return {goodOf(*this, 1).value_or(Good::Wood), goodOf(*this, -1).value_or(Good::Wood)};
}

bool Deal::isSwap() const
{
    return goodOf(*this, 1) && goodOf(*this, -1);
}

std::vector<int> tradePartners(const State &state)
{
    std::vector<int> seats;
    if (isTradeTime(state))
        for (int next = 1; next < state.players; ++next)
            seats.push_back((state.player + next) % state.players);
    const bool isBuilt = state.step == Step::Building || state.step == Step::Exchanged;
    if (isBuilt && swapCount(state) > 0)
        seats.push_back(state.player);
    return seats;
}

MaybeRefusal touchDeal(const State &state, Deal &deal, int with, Ware ware, bool mine)
{
    const int way = mine ? 1 : -1;
    Deal next = deal;
    next.agreed = false;
    next.gives[ware] += way;
    if (auto refusal = refusesWare(state, next, with, ware)) {
        if (deal.gives[ware] * way <= 0)
            return refusal;
        next.gives[ware] = 0;
    }
    deal = next;
    return std::nullopt;
}

MaybeRefusal touchSwap(const State &state, Deal &deal, Good good)
{
    const auto ware = static_cast<Ware>(good);
    const auto goes = goodOf(deal, 1);
    if (deal.gives[ware] != 0) {
        // Without what goes nothing can come.
        deal = deal.gives[ware] > 0 ? Deal() : deal;
        deal.gives[ware] = 0;
        return std::nullopt;
    }
    if (!goes) {
        if (state.mine().goods[good] == 0)
            return Refusal{"bronze.notEnoughGoods", {{"good", nameOf(good)}, {"needed", 1}, {"left", 0}}};
        deal.gives[ware] = 1;
        return std::nullopt;
    }
    if (held(state.mine(), ware) == room(ware))
        return Refusal{"bronze.rowFull", {{"good", nameOf(good)}, {"pegs", room(ware)}}};
    if (const auto comes = goodOf(deal, -1))
        deal.gives[static_cast<Ware>(*comes)] = 0;
    deal.gives[ware] = -1;
    return std::nullopt;
}

} // namespace pegsheet::bronze
