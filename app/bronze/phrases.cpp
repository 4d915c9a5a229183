// SPDX-License-Identifier: Apache-2.0
#include "app/bronze/phrases.h"

#include <algorithm>

namespace pegsheet::app::phrases {

using namespace bronze;

Array dice(const Dice &dice)
{
    Array items;
    for (const Face face : kAll<Face>) {
        const int count = dice.count(face);
        if (count > 0)
            items.emplace_back(Object{{"say", count == 1 ? "oneDie" : "sameDice"}, {"count", count}, {"face", nameOf(face)}});
    }
    return items;
}

Array goods(const Amounts<Good> &goods)
{
    Array items;
    for (const Good good : kAll<Good>)
        if (goods[good] > 0)
            items.emplace_back(Object{{"say", "amount"}, {"count", goods[good]}, {"good", nameOf(good)}});
    return items;
}

Array wares(const Amounts<Ware> &wares)
{
    Amounts<Good> goodsAlone;
    std::copy_n(wares.values.begin(), kCount<Good>, goodsAlone.values.begin());
    Array items = goods(goodsAlone);
    if (wares[Ware::Food] > 0)
        items.emplace_back(Object{{"say", "someFood"}, {"food", wares[Ware::Food]}});
    return items;
}

Array workersAndCoins(int workers, int coins)
{
    Array items;
    if (workers > 0)
        items.emplace_back(Object{{"say", "someWorkers"}, {"workers", workers}});
    if (coins > 0)
        items.emplace_back(Object{{"say", "someCoins"}, {"coins", coins}});
    return items;
}

Array payment(int coins, EnumSet<Good> rows, int food)
{
    Array items = workersAndCoins(0, coins);
    for (const Good good : kAll<Good>)
        if (rows.has(good))
            items.emplace_back(Object{{"say", "row"}, {"good", nameOf(good)}});
    if (food > 0)
        items.emplace_back(Object{{"say", "someFood"}, {"food", food}});
    return items;
}

} // namespace pegsheet::app::phrases
