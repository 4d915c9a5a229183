// SPDX-License-Identifier: Apache-2.0
#include "model/empires/turns.h"

#include "model/empires/count.h"
#include "model/empires/evaluation.h"

#include <algorithm>
#include <utility>

namespace pegsheet::empires {

namespace {

Step stepOf(Round space)
{
    switch (space) {
    case Round::Crisis:
    case Round::DoubleCrisis: return Step::Reveal;
    case Round::Economy: return Step::Economy;
    case Round::Industry: return Step::Industry;
    case Round::IndustryEconomy: return Step::IndustryEconomy;
    case Round::Military: return Step::Campaign;
    case Round::End: return Step::Count;
    }
    return Step::Count;
}

void clearPhase(Player &player)
{
    player.done = false;
    player.hasIncome = false;
    player.finished = 0;
    player.begun = -1;
    player.cardsPlayed = 0;
    player.rebuilt = false;
    player.bid = 0;
    player.refreshes = 0;
    player.used = {};
}

} // namespace

void beginRound(State &state, const Teller &tell)
{
    if (state.round > state.known->track.size()) {
        state.step = Step::Track;
        return;
    }
    for (Player &player : state.seated())
        clearPhase(player);
    state.crises = {};
    state.turn = state.start;
    state.decided = 0;
    state.lastDecided = -1;
    state.campaign = {};
    state.step = stepOf(state.space());
    tell(RoundBegan{state.round, state.space()});
    settleCount(state);
}

void endRound(State &state, const Teller &tell)
{
    ++state.round;
    beginRound(state, tell);
}

void beginTrack(State &state, const Teller &tell)
{
    state.round = 1;
    beginRound(state, tell);
}

void settleCount(State &state)
{
    if (state.step == Step::Count || state.step == Step::Over)
        state.step = isCounted(state) ? Step::Over : Step::Count;
    if (state.onlySheets) {
        const bool isEntered = std::all_of(state.seated().begin(), state.seated().end(),
                                           [](const Player &player) { return player.done; });
        state.step = isEntered && !areValuesMissing(state) ? Step::Over : Step::Sheet;
    }
}

void score(State &state, int seat, Scoring from, Source by, int points, const Teller &tell)
{
    Player &player = state.at(seat);
    const int scored = std::clamp(player.score + points, -kMostScore, kMostScore) - player.score;
    if (scored == 0)
        return;
    player.score = static_cast<std::int16_t>(player.score + scored);
    std::vector<LedgerEntry> &ledger = player.ledger.edit();
    const auto same = std::find_if(ledger.begin(), ledger.end(), [&](const LedgerEntry &entry) {
        return entry.round == state.round && entry.from == from && entry.by == by;
    });
    if (same == ledger.end())
        ledger.push_back({state.round, from, by, static_cast<std::int16_t>(scored)});
    else
        same->points = static_cast<std::int16_t>(std::clamp(same->points + scored, -2 * kMostScore, 2 * kMostScore));
    tell(Scored{static_cast<std::uint8_t>(seat), from, by, static_cast<std::int16_t>(scored)});
}

void receive(State &state, int seat, Source from, const Stock &resources, const Teller &tell)
{
    if (!state.keepsResources() || resources.total() == 0)
        return;
    Stock &stock = state.at(seat).stock.stock;
    for (const Resource resource : kAll<Resource>)
        stock[resource] = static_cast<std::uint8_t>(std::min(stock[resource] + resources[resource], kMostStock));
    tell(Received{static_cast<std::uint8_t>(seat), from, {true, resources}});
}

void pay(State &state, int seat, const Stock &resources, const Teller &tell)
{
    if (!state.keepsResources() || resources.total() == 0)
        return;
    Stock &stock = state.at(seat).stock.stock;
    for (const Resource resource : kAll<Resource>)
        stock[resource] = static_cast<std::uint8_t>(stock[resource] - resources[resource]);
    tell(Paid{static_cast<std::uint8_t>(seat), {true, resources}});
}

void refresh(State &state, Card card, const Teller &tell)
{
    state.exhausted.erase(card);
    tell(Refreshed{static_cast<std::uint8_t>(state.lies(card).seat()), card});
}

void take(State &state, int seat, Source source, const Teller &tell)
{
    const Worth worth = worthOf(state, seat, source);
    score(state, seat, Scoring::Ability, source, worth.points, tell);
    receive(state, seat, source, worth.gain, tell);
    worth.refreshed.each([&](Card card) { refresh(state, card, tell); });
}

void takeAll(State &state, int seat, When when, const Teller &tell)
{
    std::array<Source, Source::kCount> sources;
    std::size_t count = 0;
    eachSource(state, seat, [&](Source source, Location location) {
        const Ability *ability = abilityOf(state, source);
        if (ability != nullptr && ability->when == when && state.at(seat).isHealthy(location))
            sources.at(count++) = source;
    });
    for (std::size_t at = 0; at < count; ++at)
        if (state.at(seat).used.at(sources.at(at).index) <= 0)
            take(state, seat, sources.at(at), tell);
}

void takeIncome(State &state, int seat, const Teller &tell)
{
    if (std::exchange(state.at(seat).hasIncome, true))
        return;
    takeAll(state, seat, When::Economy, tell);
}

void destroy(State &state, int seat, int position, int threatened, const Teller &tell)
{
    Player &player = state.at(seat);
    const Location location = player.at(position);
    // What acts when its place is destroyed is asked for while it stands.
    std::vector<Worth> worths;
    for (std::uint8_t index = 0; index < kCards; ++index) {
        const Card card{index};
        const Ability *ability = abilityOf(state, Source(card));
        if (state.lies(card) == Lying(seat, location) && ability != nullptr && ability->when == When::Destroyed)
            worths.push_back(worthOf(state, seat, Source(card)));
    }
    player.destroy(location);
    tell(Destroyed{static_cast<std::uint8_t>(seat), location, static_cast<std::uint8_t>(position),
                   static_cast<std::uint8_t>(threatened)});
    for (const Worth &worth : worths) {
        score(state, seat, Scoring::Ability, worth.source, worth.points, tell);
        receive(state, seat, worth.source, worth.gain, tell);
        worth.refreshed.each([&](Card card) { refresh(state, card, tell); });
    }
}

void layCard(State &state, int seat, Card card, int position, const Teller &tell)
{
    const Location location = state.at(seat).at(position);
    state.lying.at(card.index) = Lying(seat, location);
    tell(Laid{static_cast<std::uint8_t>(seat), card, location, static_cast<std::uint8_t>(position)});
}

void swapPlaces(State &state, int seat, int first, int second, bool isUnrest, const Teller &tell)
{
    Player &player = state.at(seat);
    tell(Swapped{static_cast<std::uint8_t>(seat), player.at(first), player.at(second), isUnrest});
    std::swap(player.row.at(static_cast<std::size_t>(first - 1)), player.row.at(static_cast<std::size_t>(second - 1)));
}

void passOn(State &state)
{
    for (std::size_t at = 0; at < state.crises.size(); ++at)
        if (state.crises.at(at).isOpen && (state.decided >> at & 1U) == 0)
            return;
    state.decided = 0;
    state.turn = static_cast<std::uint8_t>((state.turn + 1) % state.players);
}

int onlyOf(const std::vector<int> &positions)
{
    return positions.size() == 1 ? positions.front() : 0;
}

std::vector<int> placesAfter(const State &state, int seat, int hit)
{
    if (hit == 0)
        return placesFor(state, seat);
    // Only who is healthy matters.
    State after = state;
    after.at(seat).destroy(after.at(seat).at(hit));
    return placesFor(after, seat);
}

Card onlyOpen(const State &state)
{
    Card open;
    for (const Crisis &crisis : state.crises) {
        if (!crisis.isOpen)
            continue;
        if (!open.isNone())
            return {};
        open = crisis.card;
    }
    return open;
}

} // namespace pegsheet::empires
