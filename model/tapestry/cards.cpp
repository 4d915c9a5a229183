// SPDX-License-Identifier: Apache-2.0
// What follows from the cards that lie open, and from civilizations.
#include "model/tapestry/state.h"

namespace pegsheet::tapestry {

void Player::countCards()
{
    for (const TechRow row : kAll<TechRow>)
        techs[row] = static_cast<std::uint8_t>(techCards.count(row));
    played = static_cast<std::uint8_t>(mat.count());
}

void State::heed()
{
    listening = 0;
    for (int seat = 0; seat < players; ++seat) {
        Player &player = at(seat);
        unsigned barred = 0;
        bool isOpen = false;
        for (const Track track : kAll<Track>)
            if ((locks.by[track] & ~(1U << static_cast<unsigned>(seat))) != 0)
                barred |= 1U << static_cast<unsigned>(track);
        for (int place = 0; place < player.acting.count(); ++place) {
            const CardRow &row = player.acting[place].row();
            if (row.has(Mark::Block))
                barred |= 1U << row.blocked;
            isOpen = isOpen || row.has(Mark::BuildOnImpassable);
            for (const TriggerRow &on : row.on)
                if (on.event.isSaid())
                    listening |= 1U << static_cast<unsigned>(*on.event);
        }
        if (agreed.namesMats)
            player.civilizations = static_cast<std::uint8_t>(matsOf(mats, seat));
        player.barred = static_cast<std::uint8_t>(barred);
        player.city.openImpassable(isOpen);
    }
    if (!agreed.namesMats)
        return;
    for (const Civilization civilization : kAll<Civilization>)
        if (const MatTrigger &on = kCivilizations[civilization].on; mats[civilization].isHeld() && on.event.isSaid())
            listening |= 1U << static_cast<unsigned>(*on.event);
}

int countOnMats(const State &state, TapestryCard card)
{
    int count = 0;
    for (const Player &player : state.seated())
        count += player.mat.count(card);
    return count;
}

} // namespace pegsheet::tapestry
