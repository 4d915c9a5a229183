// SPDX-License-Identifier: Apache-2.0
// Answers to what is pending.
#include "model/tapestry/counting.h"
#include "model/tapestry/procedures/mats.h"
#include "model/tapestry/procedures/procedures.h"
#include "model/tapestry/rules.h"

#include <algorithm>

namespace pegsheet::tapestry {

namespace {

Player &playerAt(const Making &making, const Entry &entry)
{
    return making.state.at(entry.player);
}

void subtractOne(std::uint8_t &number)
{
    --number;
}

} // namespace

void make(const Making &making, const Gain &move)
{
    Queue &queue = making.state.queue;
    const int index = entryFor(making.state, move.entry, Wants::Gain);
    const Entry entry = queue[index];
    queue.erase(index);
    for (const Resource each : kAll<Resource>)
        if (move.resources[each] > 0)
            making.table.gain(entry.player, static_cast<Word>(each), move.resources[each], entry);
}

void make(const Making &making, const Choose &move)
{
    Queue &queue = making.state.queue;
    const int index = entryFor(making.state, move.entry, Wants::Choose);
    const Node *node = &queue.nodeOf(queue[index]);
    const int part = partAt(node, move.option);
    const bool isBuilding = node->word == Word::IncomeBuilding;
    if (asksForBox(queue[index]))
        return making.table.enterBox(making.table.use(index), move.option);
    if (queue[index].act == Act::Outposts)
        return making.table.layOutposts(making.table.use(index), move.option);
    if (queue[index].act == Act::SomeOf) { // the others can still be chosen
        Entry some = queue[index];
        some.times = static_cast<std::uint8_t>(some.times & ~(1U << move.option));
        Entry used = some;
        if (some.times == 0) {
            queue.erase(index);
        } else {
            queue[index] = some;
            used.next = static_cast<std::uint8_t>(index + 1);
            used.group = 0;
        }
        return making.table.pushPart(used, part);
    }
    const Entry used = making.table.use(index);
    if (isBuilding)
        making.table.gainBuildings(used, static_cast<Building>(move.option), 1);
    else
        making.table.pushPart(used, part);
}

void make(const Making &making, const Take &move)
{
    const int index = entryFor(making.state, move.entry, Wants::Take);
    const bool isOutpost = asksForRow(making.state, making.state.queue[index]);
    const Entry used = making.table.use(index);
    if (used.act == Act::Host)
        return takePart(making, used);
    if (isOutpost)
        return making.table.placeOutpost(used, move.row);
    const bool isPaid = making.state.queue.nodeOf(used).word == Word::Pay;
    if (isPaid && used.act != Act::FreeBonus)
        making.table.pay(used.player, making.state.queue.node(static_cast<NodePlace>(used.what + 1)), move.pay, used.why,
                         move.cards);
    making.table.pushPart(used, isPaid ? 2 : 1);
}

namespace {

// A landmark that is not built now is laid aside; a building stands in a city that is kept by numbers, or beside one that is full.
void doNotPlace(const Making &making, const Entry &used)
{
    const Piece piece = pieceOf(used);
    City &city = playerAt(making, used).city;
    if (const Landmark *landmark = std::get_if<Landmark>(&piece))
        return city.layAside(*landmark);
    if (!city.isKept())
        return making.table.standInCity(used, 1);
    city.putBeside(piece);
    making.tell(PutBeside{used.player, piece});
}

} // namespace

// All that is left of a `some`, and of buildings that change places, is declined.
void make(const Making &making, const Skip &move)
{
    const int index = entryToSkip(making.state, move.entry);
    if (const Act act = making.state.queue[index].act; act == Act::SomeOf || act == Act::Swap)
        return making.state.queue.erase(index);
    const Entry used = making.table.use(index);
    if (used.act == Act::Place)
        doNotPlace(making, used);
    else if (used.act == Act::Roll)
        stopRolling(making, used);
}

void make(const Making &making, const ChooseTrack &move)
{
    State &state = making.state;
    const int index = entryFor(state, move.entry, Wants::Track);
    const Word word = state.queue.nodeOf(state.queue[index]).word;
    const int space = move.token.isSaid() ? move.token.number : furthestOf(spacesFor(state, state.queue[index], move.track));
    const Entry used = making.table.use(index);
    if (used.act == Act::Box)
        return making.table.cover(used, move.track, space);
    if (used.act == Act::DarkAges)
        return fallBack(making, used, move.track);
    if (used.act == Act::PartnerTrack)
        return nameTrackOf(making, used, move.track);
    switch (word) {
    case Word::AiSingularity: {
        Player &player = playerAt(making, used);
        player.tracks[Track::Technology].remove(kSpaces);
        player.tracks[move.track].add(0);
        player.singularity = true;
        making.tell(Moved{used.player, move.track, kSpaces, 0});
        return;
    }
    case Word::RepeatSpace: return making.table.bring(move.track, space, used);
    case Word::CopySpace: {
        const std::uint32_t theirs = copiesFor(state, used.player, move.player, move.track);
        return making.table.copy(used, move.player, move.track, move.token.isSaid() ? move.token.number : furthestOf(theirs));
    }
    case Word::Match: {
        const Matches matches = matchesFor(state, used.player, move.track);
        const int only = std::max(matches.ahead, matches.behind);
        return making.table.match(used, move.track, move.to.isSaid() ? int{move.to.number} : only);
    }
    default: return making.table.move(used, move.track, space);
    }
}

// The owner gains what the space brings, the others only go there: one after the other.
void advanceAll(const Making &making, const Entry &used, Track face)
{
    const Sharers sharers = sharersOf(making.state, used.player, Word::EveryoneAdv, true);
    Entry next = used;
    for (int place = sharers.count; place-- > 0;) {
        next.player = sharers.seats[static_cast<std::size_t>(place)];
        making.table.push(kPrinted.step(face, next.player == used.player), used.why, next);
        next.next = static_cast<std::uint8_t>(making.state.queue.size());
        next.group = 0;
    }
}

void make(const Making &making, const Research &move)
{
    State &state = making.state;
    const Entry used = making.table.use(entryFor(state, move.entry, Wants::Research));
    if (move.stay.isTrue)
        return;
    if (used.act == Act::Roll)
        return roll(making, used, move.face);
    const Word word = state.queue.nodeOf(used).word;
    if (word == Word::EveryoneAdv)
        return advanceAll(making, used, move.face);
    const Player &player = playerAt(making, used);
    if (stepsFor(player, move.face) != 0)
        making.table.push(kPrinted.step(move.face, word == Word::Research), used.why, used);
    else if (word == Word::ResearchXPush5 && isPastEnd(player, move.face))
        making.table.score(used.player, used.why, kPushPoints);
}

void make(const Making &making, const Explore &move)
{
    const Entry used = making.table.use(entryFor(making.state, move.entry, Wants::Explore));
    subtractOne(playerAt(making, used).tiles);
    if (move.points > 0)
        making.table.score(used.player, Source::Explore, move.points);
    Entry next = used;
    const int before = making.state.queue.size();
    making.table.happened(Event::Explored, used.player, used);
    if (making.state.queue.size() > before) { // behind the benefit of the tile
        next.next = static_cast<std::uint8_t>(making.state.queue.size());
        next.group = 0;
    }
    if (move.isDoubled.isTrue)
        return pushDoubled(making, next, move.tile);
    making.table.push(kPrinted.tile(move.tile), Why::Explore, next);
}

void make(const Making &making, const ExploreSpace &move)
{
    const Entry used = making.table.use(entryFor(making.state, move.entry, Wants::Space));
    Player &player = playerAt(making, used);
    subtractOne(player.space);
    player.explored = static_cast<std::uint16_t>(player.explored | 1U << move.tile);
    making.table.push(kPrinted.spaceTile(move.tile), Why::spaceTile(move.tile), used);
}

void make(const Making &making, const CountLines &move)
{
    State &state = making.state;
    const int index = entryFor(state, move.entry, Wants::Count);
    const Entry entry = state.queue[index];
    if (entry.act == Act::Land)
        return countLand(making, making.table.use(index), move.count);
    Player &player = playerAt(making, entry);
    player.lines = move.count;
    if (state.isIncome && entry.player == state.turn) {
        state.hasCounted = true; // what asked for it counts by itself
        return;
    }
    state.queue.erase(index);
    making.table.score(entry.player, entry.why, move.count * entry.times);
}

void make(const Making &making, const Resolve &move)
{
    Queue &queue = making.state.queue;
    const int index = entryFor(making.state, move.entry, Wants::Resolve);
    Entry entry = queue[index];
    entry.act = Act::Gain;
    queue.erase(index);
    queue.push(entry);
}

void make(const Making &making, const NameCapital &move)
{
    making.table.found(making.table.use(entryFor(making.state, move.entry, Wants::Capital)), move.capital);
}

void make(const Making &making, const PlacePiece &move)
{
    if (move.what.isSaid()) {
        Entry laidAside;
        laidAside.player = static_cast<std::uint8_t>(move.player);
        laidAside.why = Why::laidAside();
        return making.table.build(*move.what, move.spot, laidAside);
    }
    const int index = entryFor(making.state, move.entry, Wants::Place);
    if (making.state.queue[index].act == Act::Marker)
        return layMarker(making, index, plotAt(move.spot.column, move.spot.row));
    const Entry used = making.table.use(index);
    if (move.column.isSaid())
        return making.table.coverWithBuilding(used, move.column.number);
    if (move.map.isSaid())
        return placeOnMap(making, used, *move.map);
    making.table.build(pieceOf(used), move.spot, used);
}

namespace {

Why whyOf(Act act)
{
    switch (act) {
    case Act::OfCard: return Why::Tapestry;
    case Act::OfCiv: return Why::Civilization;
    default: return Why::Tech;
    }
}

} // namespace

void make(const Making &making, const TellEffect &move)
{
    const Entry used = making.table.use(entryFor(making.state, move.entry, Wants::TellEffect));
    making.table.push(making.state.queue.keep(move.gains), whyOf(used.act), used);
}

} // namespace pegsheet::tapestry
