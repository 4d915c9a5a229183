// SPDX-License-Identifier: Apache-2.0
// Marriage of State (its text; contract, reading 37): whenever the opponent's own token brings the benefit of a space of that
// track, the owner gains it after it, without the bonus. What is gained so is gained by nobody once more (DE p.29). A second card
// is of another track (ruling F35).
#include "model/tapestry/procedures/procedures.h"

namespace pegsheet::tapestry {

namespace {

// The card of the player that is of the track; -1 where none is.
int cardOn(const Player &player, Track track)
{
    for (int place = 0; place < player.acting.count(); ++place)
        if (const Acting &acting = player.acting[place];
            acting.row().procedure == Procedure::MarriageOfState && acting.track == static_cast<std::int8_t>(track))
            return place;
    return -1;
}

} // namespace

int wedOn(const State &state, Track track)
{
    for (int owner = 0; owner < state.players; ++owner)
        if (cardOn(state.at(owner), track) >= 0)
            return owner;
    return -1;
}

Entry behindIt(State &state, const Entry &for_, Track track, int space)
{
    Entry next = for_;
    const NodePlace benefit = kPrinted.benefitOf(track, space);
    const int owner = for_.isEcho != 0 || benefit == 0 ? -1 : wedOn(state, track);
    if (owner < 0)
        return next;
    const Player &player = state.at(owner);
    if (player.acting[cardOn(player, track)].partner != for_.player)
        return next;
    Entry theirs = beside(for_, benefit, Act::Wed, Why::space(track, space));
    theirs.player = static_cast<std::uint8_t>(owner);
    state.queue.push(theirs);
    next.next = static_cast<std::uint8_t>(state.queue.size());
    next.group = 0;
    return next;
}

void gainAsSpouse(const Making &making, const Entry &entry)
{
    Entry benefit = beside(entry, entry.what, Act::Gain, entry.why, kPrinted[entry.what].times);
    benefit.isEcho = 1;
    making.table.pushBehind(benefit);
}

} // namespace pegsheet::tapestry
