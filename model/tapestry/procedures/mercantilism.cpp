// SPDX-License-Identifier: Apache-2.0
// Mercantilism (its text; contract, reading 47): of the food that an income turn brings any of it becomes other resources, 2 points
// each. More than that lies open in the row of farms, or than there is, cannot be.
#include "model/tapestry/procedures/procedures.h"

#include "model/tapestry/mat.h"

#include <algorithm>

namespace pegsheet::tapestry {

int convertible(const Player &player)
{
    return std::min<int>(matIncome(Building::Farm, player.open[Building::Farm]).resources, player.resources[Resource::Food]);
}

void convert(const Making &making, const Entry &used, const Resources &resources)
{
    constexpr int kPoints = 2;
    const auto card = static_cast<TapestryCard>(used.what);
    Resources paid;
    paid[Resource::Food] = static_cast<std::uint8_t>(resources.total());
    making.tell(SetOff{used.player, card, used.player});
    making.table.pay(used.player, paid);
    for (const Resource resource : kAll<Resource>)
        if (resources[resource] > 0)
            making.table.gain(used.player, static_cast<Word>(resource), resources[resource]);
    making.table.score(used.player, Why::card(card), kPoints * resources.total());
}

} // namespace pegsheet::tapestry
