// SPDX-License-Identifier: Apache-2.0
// Answers to what is pending.
#include "model/tapestry/making.h"
#include "model/tapestry/rules.h"

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

void addOne(std::uint8_t &number)
{
    if (number < kMostCards)
        ++number;
}

// Where cards are known by name whoever loses something is told so.
void tellLost(const Making &making, int seat, LostWhat what)
{
    if (making.state.agreed.namesCards)
        making.tell(Lost{static_cast<std::uint8_t>(seat), what, 1});
}

} // namespace

void make(const Making &making, const Gain &move)
{
    Queue &queue = making.state.queue;
    const int index = entryFor(making.state, move.entry, Wants::Gain);
    const int seat = queue[index].player;
    queue.erase(index);
    for (const Resource each : kAll<Resource>)
        if (move.resources[each] > 0)
            making.table.gain(seat, static_cast<Word>(each), move.resources[each]);
}

void make(const Making &making, const Choose &move)
{
    const Queue &queue = making.state.queue;
    const int index = entryFor(making.state, move.entry, Wants::Choose);
    const Node *node = &queue.nodeOf(queue[index]);
    const int part = partAt(node, move.option);
    const bool isBuilding = node->word == Word::IncomeBuilding;
    const Entry used = making.table.use(index);
    if (isBuilding)
        making.table.gainBuildings(used, static_cast<Building>(move.option), 1);
    else
        making.table.pushPart(used, part);
}

void make(const Making &making, const Take &move)
{
    const int index = entryFor(making.state, move.entry, Wants::Take);
    const Entry used = making.table.use(index);
    const bool isPaid = making.state.queue.nodeOf(used).word == Word::Pay;
    if (isPaid)
        making.table.pay(used.player, making.state.queue.node(static_cast<NodePlace>(used.what + 1)), move.pay, used.why.source(),
                         move.cards);
    making.table.pushPart(used, isPaid ? 2 : 1);
}

// A landmark that is not built now is laid aside.
void make(const Making &making, const Skip &move)
{
    const Entry used = making.table.use(entryToSkip(making.state, move.entry));
    if (used.act == Act::Place)
        playerAt(making, used).city.layAside(std::get<Landmark>(pieceOf(used)));
}

void make(const Making &making, const ChooseTrack &move)
{
    State &state = making.state;
    const int index = entryFor(state, move.entry, Wants::Track);
    const Node node = state.queue.nodeOf(state.queue[index]);
    const int space = move.token.isSaid() ? move.token.number : furthestOf(spacesFor(state, state.queue[index], move.track));
    const Entry used = making.table.use(index);
    Arrived arrived;
    switch (node.word) {
    case Word::Adv:
    case Word::AdvX: arrived = making.table.advance(used.player, move.track, space); break;
    case Word::Reg:
    case Word::RegX: making.table.regress(used.player, move.track, space); break;
    case Word::AiSingularity: {
        Player &player = playerAt(making, used);
        player.tracks[Track::Technology].remove(kSpaces);
        player.tracks[move.track].add(0);
        player.singularity = true;
        making.tell(Moved{used.player, move.track, kSpaces, 0});
        return;
    }
    default: break;
    }
    if (node.word == Word::Adv)
        making.table.bring(move.track, space + 1, used, arrived);
    else if (node.word == Word::AdvX)
        making.table.bringLandmark(used, arrived);
    else if (node.word == Word::Reg)
        making.table.bring(move.track, space - 1, used);
    else if (node.word == Word::RepeatSpace)
        making.table.bring(move.track, space, used);
}

void make(const Making &making, const Research &move)
{
    State &state = making.state;
    const Entry used = making.table.use(entryFor(state, move.entry, Wants::Research));
    if (move.stay.isTrue)
        return;
    const Word word = state.queue.nodeOf(used).word;
    const Tokens &tokens = playerAt(making, used).tracks[move.face];
    if (canAdvance(tokens) != 0)
        making.table.push(kPrinted.step(move.face, word == Word::Research), used.why, used);
    else if (word == Word::ResearchXPush5 && tokens.count() > 0)
        making.table.score(used.player, used.why.source(), kPushPoints);
}

void make(const Making &making, const Explore &move)
{
    const Entry used = making.table.use(entryFor(making.state, move.entry, Wants::Explore));
    subtractOne(playerAt(making, used).tiles);
    if (move.points > 0)
        making.table.score(used.player, Source::Explore, move.points);
    making.table.push(kPrinted.tile(move.tile), Why::Explore, used);
}

void make(const Making &making, const ExploreSpace &move)
{
    const Entry used = making.table.use(entryFor(making.state, move.entry, Wants::Space));
    Player &player = playerAt(making, used);
    subtractOne(player.space);
    player.explored = static_cast<std::uint16_t>(player.explored | 1U << move.tile);
    making.table.push(kPrinted.spaceTile(move.tile), Why::spaceTile(move.tile), used);
}

namespace {

// What is gained of the dice, red before black, for what `used` was for.
void bringDice(const Making &making, const Conquer &move, Entry used)
{
    if (move.black.isSaid()) {
        const NodePlace black = *move.black != BlackFace::Territory ? kPrinted.black(*move.black)
            : move.tile.isSaid()                                    ? kPrinted.tile(*move.tile)
                                                                    : NodePlace{0};
        making.table.push(black, Why::Conquer, used);
        if (black != 0 && move.red.isSaid()) {
            used.next = static_cast<std::uint8_t>(making.state.queue.size());
            used.group = 0;
        }
    }
    if (move.red.isSaid())
        making.table.push(kPrinted.red(*move.red), Why::Conquer, used);
}

} // namespace

void make(const Making &making, const Conquer &move)
{
    State &state = making.state;
    Entry used = making.table.use(entryFor(state, move.entry, Wants::Conquer));
    Player &player = playerAt(making, used);
    subtractOne(player.outposts);
    if (move.trap.isTrue) {
        Player &defender = state.at(move.against.number);
        subtractOne(defender.tapestry);
        tellLost(making, move.against.number, LostWhat::Tapestry);
        addOne(defender.toppled);
        Entry any = used;
        any.player = static_cast<std::uint8_t>(move.against.number);
        making.table.push(kPrinted.ruled(Ruled::Any), Why::Trap, any);
        used.next = static_cast<std::uint8_t>(state.queue.size());
        used.group = 0;
    } else {
        addOne(player.control);
        if (move.against.isSaid()) {
            subtractOne(state.at(move.against.number).control);
            tellLost(making, move.against.number, LostWhat::Territory);
            addOne(player.toppled);
        }
    }
    bringDice(making, move, used);
    if (move.island.isTrue && !move.trap.isTrue)
        making.table.reach(used.player, Achievement::MiddleIsland);
    const int toppler = move.trap.isTrue ? move.against.number : int{used.player};
    if (state.at(toppler).toppled >= kToppled)
        making.table.reach(toppler, Achievement::ToppleTwo);
}

void make(const Making &making, const CountLines &move)
{
    State &state = making.state;
    const int index = entryFor(state, move.entry, Wants::Count);
    const Entry entry = state.queue[index];
    Player &player = playerAt(making, entry);
    player.lines = move.count;
    if (state.isIncome && entry.player == state.turn) {
        state.hasCounted = true; // what asked for it counts by itself
        return;
    }
    state.queue.erase(index);
    making.table.score(entry.player, entry.why.source(), move.count * entry.times);
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
    const Entry used = making.table.use(entryFor(making.state, move.entry, Wants::Place));
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
