// SPDX-License-Identifier: Apache-2.0
#include "model/empires/work.h"

#include "model/empires/payment.h"
#include "model/empires/turns.h"

#include <algorithm>

namespace pegsheet::empires {

namespace {

// A card is sold for a Coin (DE Industrierunde 1).
constexpr Stock kSalePrice{{{0, 0, 0, 1}}};

void useOnce(State &state, int seat, Source by)
{
    std::int8_t &used = state.at(seat).used.at(by.index);
    used = static_cast<std::int8_t>(used + 1);
}

void begin(State &state, int seat, Part part, const Teller &tell)
{
    if (state.step == Step::IndustryEconomy)
        state.at(seat).begun = static_cast<std::int8_t>(part);
    if (part == Part::Economy)
        takeIncome(state, seat, tell);
}

// One that repeats may itself be used once more, an exchange as often as it says; anything else works again at once.
void repeat(State &state, int seat, Source again, const Teller &tell)
{
    if (abilityOf(state, again)->find(Does::Repeat) != nullptr) {
        std::int8_t &used = state.at(seat).used.at(again.index);
        used = static_cast<std::int8_t>(used - 1);
    } else if (const AbilityEffect *exchange = abilityOf(state, again)->find(Does::Exchange);
               exchange != nullptr && state.keepsResources()) {
        std::int8_t &used = state.at(seat).used.at(again.index);
        used = static_cast<std::int8_t>(used - exchange->number);
    }
    take(state, seat, again, tell);
}

void finish(State &state, int seat, Part part, const Teller &tell)
{
    Player &player = state.at(seat);
    if (player.hasFinished(part))
        return;
    if (part == Part::Economy)
        takeIncome(state, seat, tell);
    else
        takeAll(state, seat, When::Industry, tell);
    player.finished = static_cast<std::uint8_t>(player.finished | 1U << static_cast<unsigned>(part));
    player.begun = -1;
    if (part == Part::Industry && state.keepsResources())
        player.hand = std::max(player.hand, static_cast<std::uint8_t>(handSize(state)));
}

// One that is played or sold.
void leaveHand(State &state, int seat)
{
    Player &player = state.at(seat);
    player.cardsPlayed = static_cast<std::uint8_t>(player.cardsPlayed + 1);
    if (player.hand > 0)
        --player.hand;
}

// What is begun, then the other one, Industry first.
void finishRest(State &state, int seat, const Teller &tell)
{
    if (state.step != Step::IndustryEconomy) {
        finish(state, seat, state.step == Step::Economy ? Part::Economy : Part::Industry, tell);
        state.at(seat).finished = 0;
    } else {
        if (state.at(seat).begun >= 0)
            finish(state, seat, static_cast<Part>(state.at(seat).begun), tell);
        finish(state, seat, Part::Industry, tell);
        finish(state, seat, Part::Economy, tell);
    }
    state.at(seat).done = true;
}

} // namespace

void makeUsing(State &state, const Use &move, const Teller &tell)
{
    const Source by = move.by.source;
    begin(state, move.player, abilityOf(state, by)->when == When::Industry ? Part::Industry : Part::Economy, tell);
    useOnce(state, move.player, by);
    if (!move.again.isNone())
        return repeat(state, move.player, move.again, tell);
    if (state.step != Step::Economy && abilityOf(state, by)->when == When::Industry)
        take(state, move.player, by, tell);
    for (const Card card : move.cards.list)
        refresh(state, card, tell);
    if (move.points.isSaid)
        score(state, move.player, Scoring::Ability, by, move.points.points, tell);
}

void make(State &state, const Exchange &move, const Teller &tell)
{
    begin(state, move.player, Part::Economy, tell);
    const AbilityEffect &exchange = *abilityOf(state, move.by)->find(Does::Exchange);
    const int times = std::max(1, int{move.times});
    for (int time = 0; time < times; ++time)
        useOnce(state, move.player, move.by);
    pay(state, move.player, paymentOf(state.at(move.player).stock.stock, exchangePrice(exchange, times), move.coin), tell);
    receive(state, move.player, move.by, exchangeGain(exchange, move.wanted, times), tell);
}

void make(State &state, const Sell &move, const Teller &tell)
{
    begin(state, move.player, Part::Industry, tell);
    leaveHand(state, move.player);
    receive(state, move.player, {}, kSalePrice, tell);
}

void make(State &state, const Discard &move, const Teller &)
{
    state.at(move.player).hand = 0;
}

void make(State &state, const Play &move, const Teller &tell)
{
    begin(state, move.player, Part::Industry, tell);
    if (state.keepsResources()) {
        const PlayCost cost = playCost(state, move.player, move.card);
        if (!cost.town.isNone())
            useOnce(state, move.player, cost.town);
        pay(state, move.player, paymentOf(state.at(move.player).stock.stock, hammers(cost.hammers), move.coin), tell);
    }
    leaveHand(state, move.player);
    layCard(state, move.player, move.card, move.position != 0 ? int{move.position} : onlyOf(placesFor(state, move.player)), tell);
}

void make(State &state, const Rebuild &move, const Teller &tell)
{
    begin(state, move.player, Part::Industry, tell);
    Player &player = state.at(move.player);
    if (state.keepsResources()) {
        const int cost = rebuildCost(state, move.player, move.position, move.by);
        pay(state, move.player, paymentOf(player.stock.stock, hammers(cost), move.coin), tell);
    }
    if (move.by.isNone())
        player.rebuilt = true;
    else
        useOnce(state, move.player, move.by);
    player.repair(player.at(move.position));
    tell(Repaired{move.player, player.at(move.position), move.position});
}

void make(State &state, const Swap &move, const Teller &tell)
{
    begin(state, move.player, Part::Industry, tell);
    useOnce(state, move.player, move.by);
    swapPlaces(state, move.player, move.positions.first, move.positions.second, false, tell);
}

void make(State &state, const Shift &move, const Teller &tell)
{
    begin(state, move.player, Part::Industry, tell);
    useOnce(state, move.player, move.by);
    layCard(state, move.player, move.card, move.position, tell);
}

void make(State &state, const Done &move, const Teller &tell)
{
    for (int step = 0; step < state.players; ++step) {
        const int seat = seatAfterStart(state, step);
        Player &player = state.at(seat);
        if ((move.player >= 0 && seat != move.player) || player.done)
            continue;
        if (move.part == DonePart::Rest)
            finishRest(state, seat, tell);
        else
            finish(state, seat, move.part == DonePart::Economy ? Part::Economy : Part::Industry, tell);
        player.done = player.done || (player.hasFinished(Part::Economy) && player.hasFinished(Part::Industry));
    }
    if (std::all_of(state.seated().begin(), state.seated().end(), [](const Player &player) { return player.done; }))
        endRound(state, tell);
}

} // namespace pegsheet::empires
