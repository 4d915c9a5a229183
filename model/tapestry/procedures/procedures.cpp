// SPDX-License-Identifier: Apache-2.0
// Which procedure does what, and whom and which track a card is about.
#include "model/tapestry/procedures/procedures.h"

#include "model/tapestry/outlook.h"
#include "model/tapestry/procedures/mats.h"

namespace pegsheet::tapestry {

namespace {

Entry askedFor(const Entry &for_, TapestryCard card, Act act)
{
    return beside(for_, static_cast<NodePlace>(card), act, Why::card(card));
}

// The first card in force of that name of which it is true.
template <typename Is>
int find(const Player &player, const Entry &entry, Is is)
{
    for (int place = 0; place < player.acting.count(); ++place)
        if (const Acting &acting = player.acting[place]; acting.card == entry.what && is(acting))
            return place;
    return -1;
}

} // namespace

void begin(const Making &making, const Entry &used, TapestryCard card)
{
    Queue &queue = making.state.queue;
    switch (kCardRows[card].procedure) {
    case Procedure::DarkAges: return queue.push(askedFor(used, card, Act::DarkAges));
    case Procedure::OlympicHost: {
        Entry next = askedFor(used, card, Act::HostEnd);
        queue.push(next);
        // The owner is asked first, then the others in turn order.
        for (int step = making.state.players; step-- > 0;) {
            next.act = Act::Host;
            next.player = static_cast<std::uint8_t>((used.player + step) % making.state.players);
            next.next = static_cast<std::uint8_t>(queue.size());
            next.group = 0;
            queue.push(next);
        }
        return;
    }
    default: return;
    }
}

int lastPointsOf(const State &state, Civilization civilization, int turn)
{
    const CivilizationRow &row = kCivilizations[civilization];
    if (!row.stepOne.isIn(turn))
        return 0;
    switch (row.procedure) {
    case MatProcedure::Mystics: return kExactPoints * countExact(state);
    case MatProcedure::TheChosen: return pointsOfChosen(state, turn);
    default: return 0;
    }
}

void countLast(const Making &making, const Entry &used)
{
    const Civilization civilization = civilizationOf(used);
    making.tell(UsedMat{used.player, civilization});
    if (const int points = lastPointsOf(making.state, civilization, making.state.at(used.player).incomes); points > 0)
        making.table.score(used.player, used.why, points);
    if (kCivilizations[civilization].procedure == MatProcedure::TheChosen)
        gainOfPrizes(making, used);
}

void goOff(const Making &making, int owner, Civilization civilization, const Entry &for_)
{
    switch (kCivilizations[civilization].procedure) {
    case MatProcedure::Historians: return gainSquares(making, owner);
    case MatProcedure::Mystics: return reachNumbers(making, owner, for_);
    default: return;
    }
}

void goOff(const Making &making, int owner, TapestryCard card, const Entry &for_)
{
    Entry asked = askedFor(for_, card, Act::Convert);
    asked.player = static_cast<std::uint8_t>(owner);
    switch (kCardRows[card].procedure) {
    case Procedure::Mercantilism: return making.state.queue.push(asked);
    case Procedure::Tyranny: asked.act = Act::PlayHere; return making.state.queue.push(asked);
    default: return;
    }
}

int partnerless(const Player &player, const Entry &entry)
{
    return find(player, entry, [](const Acting &acting) { return acting.partner < 0; });
}

int trackless(const Player &player, const Entry &entry)
{
    return find(player, entry, [](const Acting &acting) { return acting.partner >= 0 && acting.track < 0; });
}

namespace {

void tellOf(const Making &making, const Entry &used, const Acting &acting)
{
    MaybeOne<Track> track;
    track.index = acting.track;
    making.tell(Acts{used.player, static_cast<TapestryCard>(acting.card), acting.partner, track});
}

} // namespace

void namePartner(const Making &making, const Entry &used, int opponent)
{
    Player &player = making.state.at(used.player);
    Acting &acting = player.acting[partnerless(player, used)];
    acting.partner = static_cast<std::int8_t>(opponent);
    tellOf(making, used, acting);
    const auto card = static_cast<TapestryCard>(used.what);
    if (kCardRows[card].has(Mark::Track))
        making.state.queue.push(askedFor(used, card, Act::PartnerTrack));
}

void nameTrackOf(const Making &making, const Entry &used, Track track)
{
    Player &player = making.state.at(used.player);
    Acting &acting = player.acting[trackless(player, used)];
    acting.track = static_cast<std::int8_t>(track);
    tellOf(making, used, acting);
}

} // namespace pegsheet::tapestry
