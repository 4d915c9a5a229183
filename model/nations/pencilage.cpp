// SPDX-License-Identifier: Apache-2.0
// What is asked at the end of an age where pieces are not kept: books and strength of one after the other, the food of all at once.
#include "model/nations/judging.h"
#include "model/nations/pencilpieces.h"

namespace pegsheet::nations {

namespace {

TouchResult sayMet(Pencil &pencil, const State &state, int seat)
{
    if (!asksFamine(state))
        return nothingThere(PencilKind::Met);
    pencil.met.bits = static_cast<std::uint8_t>(pencil.met.bits ^ 1U << static_cast<unsigned>(seat));
    bool isEverybody = true;
    for (int other = 0; other < state.players; ++other)
        isEverybody = isEverybody && pencil.met.has(other);
    return {std::nullopt, isEverybody};
}

TouchResult askSeat(Pencil &pencil, const State &state, int seat)
{
    if (!asksSpent(state))
        return nothingThere(PencilKind::Seat);
    if (state.hasEntered(seat))
        return {Refusal{"nations.entered", {{"player", seat}}}};
    pencil.seat = seat == state.player ? -1 : seat;
    return {};
}

TouchResult saySpent(Pencil &pencil, const State &state, int number)
{
    if (!asksSpent(state))
        return nothingThere(PencilKind::Spent);
    if (number < 0 || number > kMostSpent)
        return {outOfRange("number", number, 0, kMostSpent)};
    pencil.spent = number;
    return {std::nullopt, true};
}

} // namespace

bool asksFamine(const State &state)
{
    return state.step == Step::Famine && !state.isFull();
}

bool asksSpent(const State &state)
{
    return (state.step == Step::Books || state.step == Step::Order) && !state.isFull();
}

int askedSeat(const State &state, const Pencil &pencil)
{
    return pencil.seat >= 0 ? pencil.seat : state.player;
}

TouchResult touchAge(Pencil &pencil, const State &state, const Touch &touch)
{
    const auto kind = static_cast<PencilKind>(touch.kind);
    if (kind == PencilKind::Spent)
        return saySpent(pencil, state, touch.number);
    if (touch.at < 0 || touch.at >= state.players)
        return nothingThere(kind);
    return kind == PencilKind::Met ? sayMet(pencil, state, touch.at) : askSeat(pencil, state, touch.at);
}

std::vector<Move> ageMoves(const State &state, const Pencil &pencil)
{
    if (asksFamine(state) && pencil.met.bits != 0)
        return {FamineMet{pencil.met}};
    if (!asksSpent(state) || !pencil.spent)
        return {};
    const auto seat = static_cast<std::uint8_t>(askedSeat(state, pencil));
    const auto spent = static_cast<std::uint8_t>(*pencil.spent);
    return {state.step == Step::Books ? Move(BooksSpent{seat, spent}) : Move(Strength{seat, spent})};
}

// The number itself is asked for again, and where nobody else is asked than would be anyhow there is nothing to lay ready.
bool layAge(Pencil &pencil, const State &state, const Move &move)
{
    const auto *famine = std::get_if<FamineMet>(&move);
    if (famine != nullptr && asksFamine(state)) {
        pencil.met = famine->met;
        return pencil.met.bits != 0;
    }
    const auto *books = std::get_if<BooksSpent>(&move);
    const auto *strength = std::get_if<Strength>(&move);
    if (!asksSpent(state) || (books == nullptr && strength == nullptr))
        return false;
    const int seat = books != nullptr ? books->player : strength->player;
    return seat < state.players && !askSeat(pencil, state, seat).refusal && pencil.seat >= 0;
}

} // namespace pegsheet::nations
