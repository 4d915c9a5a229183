// SPDX-License-Identifier: Apache-2.0
#include "model/tapestry/rules.h"

#include "model/tapestry/making.h"
#include "model/tapestry/marks.h"

namespace pegsheet::tapestry {

namespace {

// The turn -------------------------------------------------------------------------------------------------

void make(const Making &making, const Advance &move)
{
    State &state = making.state;
    const int from = tokenFor(state.at(state.turn), move.track, move.token);
    making.table.pay(state.turn, move.pay);
    const Arrived arrived = making.table.advance(state.turn, move.track, from);
    state.hasActed = true;
    Entry nothing;
    nothing.player = state.turn;
    making.table.bring(move.track, from + 1, nothing, arrived);
}

// Its steps, each for the next (DE p.11): the last is put down first. The bonus of an era belongs to step 2, and waits for step 1.
void make(const Making &making, const TakeIncome &)
{
    State &state = making.state;
    Player &player = state.at(state.turn);
    const int turn = ++player.incomes;
    making.table.endEra(state.turn);
    state.hasActed = true;
    state.isIncome = true;
    state.hasCounted = false;
    constexpr Per<Act, IncomeStep> kActs{{Act::Play, Act::Upgrade, Act::Score, Act::Income}};
    Entry entry;
    entry.player = state.turn;
    entry.why = Why::income(turn);
    if (state.agreed.namesMats && turn == 1)
        entry = making.table.beginAfterFirst(entry);
    for (std::size_t step = kCount<IncomeStep>; step-- > 0;)
        if (isInTurn(static_cast<IncomeStep>(step), turn)) {
            entry.act = kActs[static_cast<IncomeStep>(step)];
            state.queue.push(entry);
            entry.next = static_cast<std::uint8_t>(state.queue.size());
        }
    if (const int bonus = eraBonusOf(turn); bonus > 0 && isFirstOfNeighbours(state, state.turn, turn)) {
        state.queue.push(beside(entry, kPrinted.ruled(Ruled::Any), Act::Gain, Why::era(turn), bonus));
        entry.next = static_cast<std::uint8_t>(state.queue.size());
    }
    if (state.agreed.namesMats)
        making.table.beginMats(entry, turn);
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
    making.table.happened(Event::Growth, move.player, nothing);
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
    applyCorrection(making.state, move.player, move.set);
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
    const std::uint32_t spaces = stepsFor(player, track);
    if (!token.isSaid())
        return furthestOf(spaces);
    return (spaces >> token.number & 1U) != 0 ? token.number : -1;
}

bool bringsBothDice(const State &state, const Entry &entry, const Conquer &move)
{
    const Word conquest = state.queue.nodeOf(entry).word;
    const bool topples = move.against.isSaid() && !move.trap.isTrue;
    if (topples && hasMark(state.at(entry.player), Mark::BothIfToppled))
        return true;
    return conquest == Word::ConquerBothIfOpponent ? topples : conquest == Word::ConquerBoth;
}

bool bringsTile(const State &state, const Entry &entry, const Conquer &move)
{
    return !move.trap.isTrue && hasMark(state.at(entry.player), Mark::TileToo);
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
