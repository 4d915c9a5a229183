// SPDX-License-Identifier: Apache-2.0
#include "model/bronze/trading.h"

namespace pegsheet::bronze {

namespace {

// Whose sheet it is that the refusal speaks of.
constexpr std::string_view kMine = "mine";
constexpr std::string_view kTheirs = "theirs";

void add(Sheet &sheet, Ware ware, int amount)
{
    if (ware == Ware::Food)
        sheet.food = static_cast<std::uint8_t>(sheet.food + amount);
    else
        sheet.goods[static_cast<Good>(ware)] = static_cast<std::uint8_t>(sheet.goods[static_cast<Good>(ware)] + amount);
}

MaybeRefusal tooMuch(const Sheet &sheet, std::string_view whose, const Amounts<Ware> &wares)
{
    for (const Ware ware : kAll<Ware>)
        if (wares[ware] > held(sheet, ware))
            return Refusal{"bronze.tradeTooMuch",
                           {{"whose", whose}, {"ware", nameOf(ware)}, {"needed", wares[ware]}, {"left", held(sheet, ware)}}};
    return std::nullopt;
}

MaybeRefusal noRoom(const Sheet &sheet, std::string_view whose, const Amounts<Ware> &goes, const Amounts<Ware> &comes)
{
    for (const Ware ware : kAll<Ware>)
        if (const int after = held(sheet, ware) - goes[ware] + comes[ware]; after > room(ware))
            return Refusal{"bronze.tradeNoRoom",
                           {{"whose", whose}, {"ware", nameOf(ware)}, {"after", after}, {"room", room(ware)}}};
    return std::nullopt;
}

} // namespace

int held(const Sheet &sheet, Ware ware)
{
    return ware == Ware::Food ? sheet.food : sheet.goods[static_cast<Good>(ware)];
}

int room(Ware ware)
{
    return ware == Ware::Food ? kMaxFood : kGoods[static_cast<Good>(ware)].pegs;
}

bool canTrade(const State &state)
{
    if (!isTradeTime(state))
        return false;
    const Sheet &mine = state.mine();
    for (int seat = 0; seat < state.players; ++seat) {
        if (seat == state.player)
            continue;
        const Sheet &theirs = state.sheets[static_cast<std::size_t>(seat)];
        for (const Ware ware : kAll<Ware>)
            if ((held(mine, ware) > 0 && held(theirs, ware) < room(ware))
                || (held(theirs, ware) > 0 && held(mine, ware) < room(ware)))
                return true;
    }
    return false;
}

MaybeRefusal refusesTrade(const State &state, const Trade &trade)
{
    if (trade.with >= state.players)
        return Refusal{"input.noSuchPlayer", {{"player", trade.with}, {"players", state.players}}};
    if (trade.with == state.player)
        return Refusal{"bronze.tradeAlone", {}};
    if (trade.give.total() + trade.take.total() == 0)
        return Refusal{"bronze.tradeEmpty", {}};
    const Sheet &mine = state.mine();
    const Sheet &theirs = state.sheets[trade.with];
    if (auto refusal = tooMuch(mine, kMine, trade.give))
        return refusal;
    if (auto refusal = tooMuch(theirs, kTheirs, trade.take))
        return refusal;
    if (auto refusal = noRoom(mine, kMine, trade.give, trade.take))
        return refusal;
    return noRoom(theirs, kTheirs, trade.take, trade.give);
}

void exchange(State &state, const Trade &trade)
{
    Sheet &theirs = state.sheets[trade.with];
    for (const Ware ware : kAll<Ware>) {
        add(state.mine(), ware, trade.take[ware] - trade.give[ware]);
        add(theirs, ware, trade.give[ware] - trade.take[ware]);
    }
}

} // namespace pegsheet::bronze
