// SPDX-License-Identifier: Apache-2.0
#include "model/tapestry/techs.h"

namespace pegsheet::tapestry {

bool mayGoUp(const State &, int, const TechCards::Held &held)
{
    return held.row != TechRow::Top;
}

bool mayLift(const State &state, const Entry &entry, const TechCards::Held &held)
{
    if (!mayGoUp(state, entry.player, held))
        return false;
    if (entry.act != Act::UpgradeIt)
        return true;
    return held.card.isSaid() ? entry.what == static_cast<NodePlace>(*held.card)
                              : entry.what == kNamelessTech && held.row == TechRow::Bottom;
}

bool mayLiftAny(const State &state, const Entry &entry)
{
    const TechCards &cards = state.at(entry.player).techCards;
    for (int place = 0; place < cards.count(); ++place)
        if (mayLift(state, entry, cards[place]))
            return true;
    return false;
}

} // namespace pegsheet::tapestry
