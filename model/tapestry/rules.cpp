// SPDX-License-Identifier: Apache-2.0
#include "model/tapestry/rules.h"

#include "model/tapestry/resolve.h"

namespace pegsheet::tapestry {

namespace {

// One state and what is made on it.
struct Making
{
    State &state;
    Table &table;
    const Teller &tell;
};

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

// The turn -------------------------------------------------------------------------------------------------

void make(const Making &making, const Advance &move)
{
    State &state = making.state;
    const int from = tokenFor(state.at(state.turn), move.track, move.token);
    making.table.pay(state.turn, move.pay);
    making.table.advance(state.turn, move.track, from);
    state.hasActed = true;
    Entry nothing;
    nothing.player = state.turn;
    making.table.bring(move.track, from + 1, nothing);
}

// Its steps, each for the next (DE p.11): the last is put down first.
void make(const Making &making, const TakeIncome &)
{
    State &state = making.state;
    Player &player = state.at(state.turn);
    const int turn = ++player.incomes;
    state.hasActed = true;
    state.isIncome = true;
    state.hasCounted = false;
    constexpr Per<Act, IncomeStep> kActs{{Act::Play, Act::Upgrade, Act::Score, Act::Income}};
    Entry entry;
    entry.player = state.turn;
    entry.why = Why::income(turn);
    for (std::size_t step = kCount<IncomeStep>; step-- > 0;)
        if (isInTurn(static_cast<IncomeStep>(step), turn)) {
            entry.act = kActs[static_cast<IncomeStep>(step)];
            state.queue.push(entry);
            entry.next = static_cast<std::uint8_t>(state.queue.size());
        }
    if (const int bonus = eraBonusOf(turn); bonus > 0 && isFirstOfNeighbours(state, state.turn, turn))
        state.queue.push(
            {kPrinted.ruled(Ruled::Any), Act::Gain, state.turn, static_cast<std::uint8_t>(bonus), Why::era(turn), entry.next, 0});
}

// Answers --------------------------------------------------------------------------------------------------

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
        making.table.gain(used.player, static_cast<Word>(static_cast<int>(Word::Market) + move.option), 1);
    else
        making.table.push(static_cast<NodePlace>(used.what + part), used.why, used);
}

void make(const Making &making, const Take &move)
{
    const int index = entryFor(making.state, move.entry, Wants::Take);
    const Entry used = making.table.use(index);
    const bool isPaid = making.state.queue.nodeOf(used).word == Word::Pay;
    if (isPaid)
        making.table.pay(used.player, making.state.queue.node(static_cast<NodePlace>(used.what + 1)), move.pay);
    making.table.push(static_cast<NodePlace>(used.what + (isPaid ? 2 : 1)), used.why, used);
}

void make(const Making &making, const Skip &move)
{
    (void)making.table.use(entryToSkip(making.state, move.entry));
}

void make(const Making &making, const ChooseTrack &move)
{
    State &state = making.state;
    const int index = entryFor(state, move.entry, Wants::Track);
    const Node node = state.queue.nodeOf(state.queue[index]);
    const int space = move.token.isSaid() ? move.token.number : furthestOf(spacesFor(state, state.queue[index], move.track));
    const Entry used = making.table.use(index);
    switch (node.word) {
    case Word::Adv:
    case Word::AdvX: making.table.advance(used.player, move.track, space); break;
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
        making.table.bring(move.track, space + 1, used);
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

void make(const Making &making, const Conquer &move)
{
    State &state = making.state;
    Entry used = making.table.use(entryFor(state, move.entry, Wants::Conquer));
    Player &player = playerAt(making, used);
    subtractOne(player.outposts);
    if (move.trap.isTrue) {
        Player &defender = state.at(move.against.number);
        subtractOne(defender.tapestry);
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

void make(const Making &making, const Upgrade &move)
{
    const Entry used = making.table.use(entryFor(making.state, move.entry, Wants::Upgrade));
    Player &player = playerAt(making, used);
    const bool isCircle = move.row == TechRow::Bottom;
    subtractOne(player.techs[move.row]);
    addOne(player.techs[isCircle ? TechRow::Middle : TechRow::Top]);
    making.state.queue.push({0, isCircle ? Act::OfCircle : Act::OfSquare, used.player, 1, Why::Tech, used.next, used.group});
}

void make(const Making &making, const PlayTapestry &move)
{
    const Entry used = making.table.use(entryFor(making.state, move.entry, Wants::Tapestry));
    Player &player = playerAt(making, used);
    subtractOne(player.tapestry);
    addOne(player.played);
    making.state.queue.push({0, Act::OfCard, used.player, 1, Why::Tapestry, used.next, used.group});
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

Why whyOf(Act act)
{
    switch (act) {
    case Act::OfCard: return Why::Tapestry;
    case Act::OfCiv: return Why::Civilization;
    default: return Why::Tech;
    }
}

void make(const Making &making, const TellEffect &move)
{
    const Entry used = making.table.use(entryFor(making.state, move.entry, Wants::TellEffect));
    making.table.push(making.state.queue.keep(move.gains), whyOf(used.act), used);
}

// At any time ----------------------------------------------------------------------------------------------

void make(const Making &making, const TellBenefit &move)
{
    Entry nothing;
    nothing.player = move.player;
    making.table.push(making.state.queue.keep(move.gains), Why::Typed, nothing);
}

void make(const Making &making, const District &move)
{
    ++making.state.at(move.player).districts;
    Entry nothing;
    nothing.player = move.player;
    making.table.push(kPrinted.ruled(Ruled::Any), Why::District, nothing);
}

void make(const Making &making, const Tallest &move)
{
    if (move.player >= 0)
        making.state.shared = static_cast<std::uint8_t>(1U << static_cast<unsigned>(move.player));
    making.state.step = Step::Over;
}

void make(const Making &making, const Tally &move)
{
    making.table.tally(move.player, move.numbers);
}

void make(const Making &making, const FinishedSheet &move)
{
    making.table.enter(move.player, move.vp, move.numbers);
}

void make(const Making &making, const Correct &move)
{
    State &state = making.state;
    applyCorrection(state, move.player, move.set);
    state.step = Step::Turns;
    state.shared = 0;
    for (int seat = 0; seat < state.players; ++seat)
        state.at(seat).finished = state.at(seat).incomes == kIncomes && !(state.isIncome && seat == state.turn);
}

} // namespace

int entryFor(const State &state, EntryPlace entry, Wants wants)
{
    const Queue &queue = state.queue;
    const std::uint64_t waiting = queue.waiting();
    if (entry.isSaid()) {
        const int index = queue.turned(entry.number);
        return index >= 0 && wantsOf(state, index, waiting) == wants ? index : -1;
    }
    for (int index = queue.size(); index-- > 0;)
        if (wantsOf(state, index, waiting) == wants)
            return index;
    return -1;
}

int entryToSkip(const State &state, EntryPlace entry)
{
    const Queue &queue = state.queue;
    const std::uint64_t waiting = queue.waiting();
    const auto canSkip = [&](int index) { return canBeSkipped(state, queue[index], wantsOf(state, index, waiting)); };
    if (entry.isSaid()) {
        const int index = queue.turned(entry.number);
        return index >= 0 && canSkip(index) ? index : -1;
    }
    for (int index = queue.size(); index-- > 0;)
        if (canSkip(index))
            return index;
    return -1;
}

int tokenFor(const Player &player, Track track, Token token)
{
    const std::uint32_t spaces = canAdvance(player.tracks[track]);
    if (!token.isSaid())
        return furthestOf(spaces);
    return (spaces >> token.number & 1U) != 0 ? token.number : -1;
}

bool bringsBothDice(Word conquest, const Conquer &move)
{
    if (conquest == Word::ConquerBothIfOpponent)
        return move.against.isSaid() && !move.trap.isTrue;
    return conquest == Word::ConquerBoth;
}

void apply(State &state, const Move &move, const Teller &tell)
{
    Table table(state, tell);
    const Making making{state, table, tell};
    std::visit([&](const auto &made) { make(making, made); }, move);
    if (!std::holds_alternative<Tallest>(move))
        table.settle();
}

} // namespace pegsheet::tapestry
