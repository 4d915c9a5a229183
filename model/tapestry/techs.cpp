// SPDX-License-Identifier: Apache-2.0
#include "model/tapestry/techs.h"

#include "model/tapestry/marks.h"

#include <algorithm>

namespace pegsheet::tapestry {

int lacks(const State &state, int seat, const Prerequisite &prerequisite)
{
    if (prerequisite.of == Prerequisite::Of::Slot)
        return std::max(0, prerequisite.number - state.at(seat).open[static_cast<Building>(prerequisite.what)]);
    const auto counted = static_cast<Counted>(static_cast<int>(Counted::TrackE) + prerequisite.what);
    return std::max(0, (prerequisite.number - 1) * kSpacesOfTier + 1 - countOf(state, seat, counted));
}

bool isMet(const State &state, int seat, const Prerequisite &prerequisite)
{
    for (const int step : {0, 1, state.players - 1})
        if (lacks(state, (seat + step) % state.players, prerequisite) == 0)
            return true;
    return false;
}

bool mayGoUp(const State &state, int seat, const TechCards::Held &held)
{
    if (held.row != TechRow::Middle || !held.card.isSaid())
        return held.row != TechRow::Top;
    return hasMark(state.at(seat), Mark::IgnorePrerequisites) || isMet(state, seat, kTechs[*held.card].prerequisite);
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

bool mayUpgrade(const State &state, int seat)
{
    const Player &player = state.at(seat);
    if (!state.agreed.namesCards)
        return player.techs[TechRow::Bottom] + player.techs[TechRow::Middle] > 0;
    for (int place = 0; place < player.techCards.count(); ++place)
        if (mayGoUp(state, seat, player.techCards[place]))
            return true;
    return false;
}

bool mustUpgrade(const State &state, int seat)
{
    const Player &player = state.at(seat);
    if (player.techs[TechRow::Bottom] > 0)
        return true;
    for (int place = 0; state.agreed.namesCards && place < player.techCards.count(); ++place)
        if (player.techCards[place].card.isSaid() && mayGoUp(state, seat, player.techCards[place]))
            return true;
    return false;
}

} // namespace pegsheet::tapestry
