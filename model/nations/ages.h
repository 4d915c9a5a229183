// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "model/nations/rules.h"
#include "model/nations/scoring.h"
#include "model/nations/typing.h"

#include <algorithm>

/// What follows by itself once the actions of an age are over: books, famine, turn order, war, the next age (DE Bücher to
/// Spielende). For rules.cpp alone.
namespace pegsheet::nations {

inline AgePoints &ledgerNow(State &state, Player &player)
{
    return player.ledger.at(state.age - 1U);
}

/// Used pieces come back, dice lose what they show, nobody has passed (DE Neue Fortschritts- & Ereignisplättchen).
inline void refresh(State &state)
{
    for (Player &player : state.seated()) {
        player.passed = false;
        player.rolled = false;
        player.strength = 0;
        const Amounts<Colour> shown = coloursOf(player.available.dice);
        player.available.dice = {};
        for (const Colour colour : kAll<Colour>)
            player.toRoll[colour] = static_cast<std::uint8_t>(player.toRoll[colour] + player.usedDice[colour] + shown[colour]);
        player.usedDice = {};
        for (const Chit chit : kAll<Chit>)
            if (state.isFull())
                player.available.chits[chit] = static_cast<std::uint8_t>(chitsOf(player, chit));
        player.usedChits = {};
    }
    state.event = {};
    state.offer = {};
}

/// Puts pieces among the used ones.
inline void use(Player &player, const Pieces &pieces)
{
    const Amounts<Colour> colours = coloursOf(pieces.dice);
    for (const DieFace face : kAll<DieFace>)
        player.available.dice[face] = static_cast<std::uint8_t>(player.available.dice[face] - pieces.dice[face]);
    for (const Colour colour : kAll<Colour>)
        player.usedDice[colour] = static_cast<std::uint8_t>(player.usedDice[colour] + colours[colour]);
    for (const Chit chit : kAll<Chit>) {
        player.available.chits[chit] = static_cast<std::uint8_t>(player.available.chits[chit] - pieces.chits[chit]);
        player.usedChits[chit] = static_cast<std::uint8_t>(player.usedChits[chit] + pieces.chits[chit]);
    }
}

template <typename Sink>
void tellPaid(const State &state, const Pieces &pieces, Symbol symbol, int needed, Sink &sink)
{
    if constexpr (Sink::kListens) {
        if (pieces.empty())
            return;
        const Worth worth = worthOf(pieces, symbol);
        sink(Paid{state.player, symbol, pieces, needed, worth.total(), worth.traded / kDiceATrade,
                  needed > 0 ? std::max(0, worth.total() - needed) : 0});
    }
}

/// So many books more (DE Bücher).
template <typename Sink>
void gainBooks(State &state, int seat, int gained, Sink &sink)
{
    Player &player = state.seats.at(static_cast<std::size_t>(seat));
    player.books = static_cast<std::uint16_t>(std::min(kMostBooks, player.books + gained));
    if (gained > 0)
        sink(BooksGained{static_cast<std::uint8_t>(seat), gained, player.books});
}

/// Food or strength was enough, or not (DE Hungersnot, Krieg).
template <typename Sink>
void meet(State &state, int seat, bool isMet, int spent, Sink &sink)
{
    AgePoints &ledger = ledgerNow(state, state.seats.at(static_cast<std::size_t>(seat)));
    const auto points = static_cast<std::uint8_t>(isMet ? pointsOfAge(state.age) : 0);
    const auto who = static_cast<std::uint8_t>(seat);
    if (state.step == Step::Famine) {
        ledger.famine = points;
        sink(FamineTold{who, isMet, state.event.famine, spent, points});
    } else {
        ledger.war = points;
        sink(WarTold{who, isMet, state.event.war, spent, points});
    }
}

/// The acting player spends these at the present step.
template <typename Sink>
void spend(State &state, const Pieces &pieces, Sink &sink)
{
    const int total = worthOf(pieces, spentAt(state.step)).total();
    const int needed = state.step == Step::Famine ? state.event.famine : state.step == Step::War ? state.event.war : 0;
    tellPaid(state, pieces, spentAt(state.step), needed, sink);
    use(state.mine(), pieces);
    if (state.step == Step::Books)
        gainBooks(state, state.player, total, sink);
    else
        meet(state, state.player, total >= needed, total, sink);
    enter(state, state.player);
}

/// A point for every player further behind, two at a table of one or two (DE Bücher).
template <typename Sink>
void scoreBooks(State &state, Sink &sink)
{
    for (int seat = 0; seat < state.players; ++seat) {
        const int behind = playersBehind(state, seat);
        const int points = behind * bookPoints(state.players);
        ledgerNow(state, state.seats.at(static_cast<std::size_t>(seat))).books = static_cast<std::uint8_t>(points);
        sink(BooksScored{static_cast<std::uint8_t>(seat), behind, points});
    }
}

template <typename Sink>
void tellOrder(const State &state, const std::array<int, kMaxSeats> &strength, Sink &sink)
{
    if constexpr (Sink::kListens) {
        NewOrder told;
        for (int place = 0; place < state.players; ++place) {
            const auto seat = static_cast<std::size_t>(place);
            told.order.values.push_back(state.order.at(seat));
            told.strength.values.push_back(strength.at(seat));
            for (int other = 0; other < state.players; ++other)
                if (other != place && strength.at(static_cast<std::size_t>(other)) == strength.at(seat))
                    told.tied.insert(place);
        }
        told.changed = state.order != state.former;
        sink(told);
    }
}

/// Most unspent strength first; who is level keeps the order; nothing is spent (DE Zugreihenfolge).
template <typename Sink>
void setOrder(State &state, Sink &sink)
{
    std::array<int, kMaxSeats> strength{};
    for (std::size_t seat = 0; seat < state.players; ++seat)
        strength[seat] = strengthOf(state, state.seats[seat]);
    state.former = state.order;
    std::stable_sort(state.order.begin(), state.order.begin() + state.players,
                     [&](std::uint8_t a, std::uint8_t b) { return strength.at(a) > strength.at(b); });
    tellOrder(state, strength, sink);
}

/// The match is over: the tiles count (DE Spielende), and alone the hall of fame.
template <typename Sink>
void finish(State &state, Sink &sink)
{
    state.step = Step::Over;
    if constexpr (Sink::kListens) {
        for (int seat = 0; seat < state.players; ++seat) {
            const TileTotals totals = tileTotals(state, state.seats.at(static_cast<std::size_t>(seat)));
            sink(TilesCounted{static_cast<std::uint8_t>(seat), totals.developments, totals.advisor, totals.colonies,
                              totals.wonders});
        }
        if (state.isSolo())
            sink(HallOfFame{totalOf(state, 0), std::string(fameOf(totalOf(state, 0)))});
    }
}

/// On to the next whose points on tiles are not known; once all are, the match is over.
template <typename Sink>
void goOnEntering(State &state, Sink &sink)
{
    state.step = Step::Sums;
    if (const int next = nextToEnter(state); next >= 0)
        state.player = static_cast<std::uint8_t>(next);
    else
        finish(state, sink);
}

template <typename Sink>
void endAge(State &state, Sink &sink)
{
    const bool isLast = state.age == kAges;
    state.entered = 0;
    sink(AgeEnded{state.age, isLast && nextToEnter(state) < 0});
    state.player = state.order.front();
    if (isLast) {
        goOnEntering(state, sink);
        return;
    }
    ++state.age;
    refresh(state);
    state.step = Step::Deal;
}

/// On to the step after this one of the age's end.
template <typename Sink>
void finishStep(State &state, Sink &sink)
{
    const bool ordersNow = state.step == Step::Order || (state.step == Step::Famine && state.isFull());
    if (state.step == Step::Books)
        scoreBooks(state, sink);
    if (ordersNow)
        setOrder(state, sink);
    if (state.step == Step::War) {
        endAge(state, sink);
        return;
    }
    state.step = ordersNow ? Step::War : static_cast<Step>(static_cast<int>(state.step) + 1);
    state.entered = 0;
}

/// The next in reverse turn order who has something to decide; where nobody has, whatever follows.
template <typename Sink>
void goOn(State &state, Sink &sink)
{
    while (state.step >= Step::Books && state.step <= Step::War) {
        const TurnOrder &order = endOrder(state);
        int place = state.players - 1;
        while (place >= 0 && state.hasEntered(order.at(static_cast<std::size_t>(place))))
            --place;
        if (place < 0) {
            finishStep(state, sink);
            continue;
        }
        state.player = order.at(static_cast<std::size_t>(place));
        if (state.isFull()) {
            if (isAsked(state, state.player, state.step))
                return;
            spend(state, {}, sink);
        } else if (state.step == Step::War) {
            const int strength = state.mine().strength;
            meet(state, state.player, strength >= state.event.war, strength, sink);
            enter(state, state.player);
        } else {
            return;
        }
    }
}

template <typename Sink>
void beginBooks(State &state, Sink &sink)
{
    state.step = Step::Books;
    state.entered = 0;
    goOn(state, sink);
}

} // namespace pegsheet::nations
