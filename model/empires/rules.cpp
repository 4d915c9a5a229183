// SPDX-License-Identifier: Apache-2.0
#include "model/empires/rules.h"

#include "model/empires/shape.h"
#include "model/empires/turns.h"
#include "model/empires/work.h"

#include <algorithm>
#include <utility>

namespace pegsheet::empires {

namespace {

// Knowledge ------------------------------------------------------------------------------------------------

void make(State &state, const Values &move, const Teller &)
{
    Known &known = state.known.edit();
    for (const Location location : kAll<Location>) {
        const PlaceNumbers &given = move.of.of[location];
        PlaceNumbers &kept = known.places[location];
        kept = {given.value != 0 ? given.value : kept.value, given.repair != 0 ? given.repair : kept.repair};
    }
    settleCount(state);
}

void make(State &state, const Learn &move, const Teller &)
{
    CardFacts &facts = state.known.edit().cards.at(move.card.index);
    if (!move.bid.empty())
        facts.bids = move.bid;
    if (move.hammers != 0)
        facts.hammers = move.hammers;
    if (!move.ability.isNone())
        facts.ability = move.ability;
    settleCount(state);
}

void make(State &state, const Track &move, const Teller &tell)
{
    std::vector<Round> &track = state.known.edit().track;
    track.insert(track.end(), move.phases.list.begin(), move.phases.list.end());
    if (state.step == Step::Track)
        beginRound(state, tell);
}

// Set-up ---------------------------------------------------------------------------------------------------

void make(State &state, const Lay &move, const Teller &tell)
{
    for (Player &player : state.seated())
        player.row = move.order.row;
    if (state.isBlitz)
        state.step = Step::Blitz;
    else
        beginTrack(state, tell);
}

void make(State &state, const Mulligan &move, const Teller &)
{
    state.at(move.player).mulliganed = true;
}

// Both places are destroyed, then both cards laid (DE Blitz-Variante 4).
void make(State &state, const Blitz &move, const Teller &tell)
{
    const int seat = move.player;
    const std::array<int, 2> hits{move.hits.first, move.hits.second};
    for (std::size_t at = 0; at < kBlitzCards; ++at) {
        const int threatened = move.cards.list[at].number();
        const int hit = hits.at(at) != 0 ? hits.at(at) : onlyOf(threatenedAt(state.at(seat), threatened));
        destroy(state, seat, hit, threatened, tell);
    }
    layCard(state, seat, move.cards.list[0], move.positions.first, tell);
    layCard(state, seat, move.cards.list[1], move.positions.second, tell);
    state.at(seat).done = true;
    if (state.keepsResources())
        state.at(seat).hand = kBlitzHand;
    if (std::all_of(state.seated().begin(), state.seated().end(), [](const Player &player) { return player.done; }))
        beginTrack(state, tell);
}

// Disasters ------------------------------------------------------------------------------------------------

void make(State &state, const Reveal &move, const Teller &tell)
{
    const std::size_t place = state.crises.front().card.isNone() ? 0 : 1;
    state.crises.at(place) = {move.card, true, {}};
    tell(Revealed{move.card, {}});
    if (static_cast<int>(place) + 1 == state.crisisCount())
        state.step = Step::Crisis;
}

Stock coins(int count)
{
    Stock stock;
    stock[Resource::Coin] = static_cast<std::uint8_t>(count);
    return stock;
}

// The open Disaster that is meant; the only one where none is said.
std::size_t placeOfCrisis(const State &state, Card said)
{
    const Card card = said.isNone() ? onlyOpen(state) : said;
    return state.crises.front().isOpen && state.crises.front().card == card ? 0 : 1;
}

void exhaust(State &state, int player, Source by, const Teller &tell)
{
    state.exhausted.insert(by.card());
    tell(Exhausted{static_cast<std::uint8_t>(player), by});
}

void decide(State &state, int player, std::size_t crisis)
{
    if (!state.keepsResources())
        return;
    state.lastDecided = static_cast<std::int8_t>(player);
    state.decided = static_cast<std::uint8_t>(state.decided | 1U << crisis);
    passOn(state);
}

void make(State &state, const Avert &move, const Teller &tell)
{
    const std::size_t place = placeOfCrisis(state, move.card);
    Stock bid;
    bid[move.resource] = 1;
    pay(state, move.player, bid, tell);
    Stock &pot = state.crises.at(place).pot;
    pot[move.resource] = static_cast<std::uint8_t>(std::min(pot[move.resource] + 1, kMostStock));
    decide(state, move.player, place);
}

void make(State &state, const FreeBid &move, const Teller &tell)
{
    exhaust(state, move.player, move.by, tell);
    decide(state, move.player, placeOfCrisis(state, move.card));
}

void make(State &state, const Redraw &move, const Teller &tell)
{
    const Card card = move.card.isNone() ? onlyOpen(state) : move.card;
    exhaust(state, move.player, move.by, tell);
    for (Crisis &crisis : state.crises)
        if (crisis.card == card)
            crisis.card = move.with;
    tell(Revealed{move.with, card});
}

void make(State &state, const Accept &move, const Teller &tell)
{
    const int seat = move.player;
    const Card card = move.card.isNone() ? onlyOpen(state) : move.card;
    const std::size_t place = placeOfCrisis(state, move.card);
    const Stock pot = std::exchange(state.crises.at(place).pot, Stock());
    state.crises.at(place).isOpen = false;
    const bool isLast = std::none_of(state.crises.begin(), state.crises.end(), [](const Crisis &crisis) { return crisis.isOpen; });
    // In a double round it goes to who accepts the second (DE Doppelte Krisenrunde).
    if (isLast && std::exchange(state.start, move.player) != move.player)
        tell(StartMarker{move.player});
    receive(state, seat, {}, pot, tell);
    const int hit = move.hit != 0 ? move.hit : onlyOf(threatenedAt(state.at(seat), card.number()));
    if (hit != 0)
        destroy(state, seat, hit, card.number(), tell);
    const int position = move.position != 0 ? move.position : onlyOf(placesFor(state, seat));
    if (position != 0)
        layCard(state, seat, card, position, tell);
    else
        tell(Gone{move.player, card});
    state.shortageOf = static_cast<std::int8_t>(seat);
    state.shortageTaken = 0;
    decide(state, seat, place);
    if (isLast)
        endRound(state, tell);
}

void make(State &state, const Shortage &move, const Teller &tell)
{
    state.shortageTaken = static_cast<std::uint8_t>(state.shortageTaken + move.coins);
    score(state, move.player, Scoring::Shortage, {}, -kShortagePoints * move.coins, tell);
    receive(state, move.player, {}, coins(move.coins), tell);
}

// Abilities ----------------------------------------------------------------------------------------------

void make(State &state, const Use &move, const Teller &tell)
{
    if (move.by.isCampaign) {
        for (const Card card : move.cards.list)
            refresh(state, card, tell);
        state.at(move.player).refreshes = 0;
        if (std::all_of(state.seated().begin(), state.seated().end(), [](const Player &player) { return player.refreshes == 0; }))
            endRound(state, tell);
    } else if (state.step == Step::Count) {
        state.byHand.insert(move.by.source.card());
        state.points.at(move.by.source.card().index) = move.points.points;
        settleCount(state);
    } else {
        makeUsing(state, move, tell);
    }
}

// Conflicts and the end ------------------------------------------------------------------------------------

// What abilities give in a Conflict is there before anybody bids.
void make(State &state, const Campaign &move, const Teller &tell)
{
    state.campaign = conflictOf(move);
    state.step = Step::Bids;
    for (int step = 0; step < state.players && state.keepsResources(); ++step)
        takeAll(state, seatAfterStart(state, step), When::Military, tell);
}

void make(State &state, const BidAxes &move, const Teller &tell)
{
    state.at(move.player).bid = static_cast<std::uint8_t>(move.axe + move.coin);
    Stock bid;
    bid[Resource::Axe] = move.axe;
    bid[Resource::Coin] = move.coin;
    pay(state, move.player, bid, tell);
    state.at(move.player).done = true;
    if (std::all_of(state.seated().begin(), state.seated().end(), [](const Player &player) { return player.done; }))
        resolveConflict(state, tell);
}

void make(State &state, const TellStock &move, const Teller &)
{
    state.at(move.player).stock = {true, move.resources.stock};
    settleCount(state);
}

void make(State &state, const FinishedSheet &move, const Teller &)
{
    Player &player = state.at(move.player);
    layRow(state, move.player, move.row);
    player.score = move.score;
    player.stock = move.resources;
    player.innovationPoints = move.innovationPoints;
    player.done = true;
    settleCount(state);
}

void make(State &state, const Correct &move, const Teller &tell)
{
    if (tell.listens())
        tell(Corrected{move.player, asItIs(state, move.player, move.set), move.set});
    const int before = move.player >= 0 ? state.at(move.player).score : 0;
    applyCorrection(state, move.player, move.set);
    if (move.set.sets("score")) {
        // The ledger says it, so that it adds up.
        const int after = std::exchange(state.at(move.player).score, static_cast<std::int16_t>(before));
        score(state, move.player, Scoring::Corrected, {}, after - before, Teller());
    }
    if (state.step == Step::Track && state.round <= state.known->track.size())
        beginRound(state, tell);
    settleCount(state);
}

// What is said about cards and places is no doing of anybody.
bool isKnowledge(const Move &move)
{
    return std::holds_alternative<Values>(move) || std::holds_alternative<Learn>(move) || std::holds_alternative<Track>(move)
        || std::holds_alternative<Correct>(move);
}

} // namespace

void apply(State &state, const Move &move, const Teller &tell)
{
    if (!isKnowledge(move) && !std::holds_alternative<Shortage>(move)) {
        state.shortageOf = -1;
        state.shortageTaken = 0;
    }
    // Until somebody else does anything (DE Krise neu ziehen).
    if (const int actor = actorOf(move); actor >= 0 && actor != state.lastDecided)
        state.lastDecided = -1;
    std::visit([&](const auto &made) { make(state, made, tell); }, move);
}

} // namespace pegsheet::empires
