// SPDX-License-Identifier: Apache-2.0
// Why a move that there is only where resources are kept cannot be made.
#include "model/empires/judging.h"
#include "model/empires/payment.h"
#include "model/empires/turns.h"

#include <algorithm>

namespace pegsheet::empires {

namespace {

// For the Disaster that is meant, or for any that is open.
bool canBid(const State &state, int player, Card said)
{
    const Stock &have = state.at(player).stock.stock;
    return std::any_of(state.crises.begin(), state.crises.end(), [&](const Crisis &crisis) {
        return crisis.isOpen && (said.isNone() || crisis.card == said)
            && std::any_of(kAll<Resource>.begin(), kAll<Resource>.end(),
                           [&](Resource resource) { return have[resource] > 0 && canBeBid(state, crisis.card, resource); });
    });
}

// One of the alternatives, where there are several.
MaybeRefusal refusesWanted(const AbilityEffect &exchange, Source by, const Alternative &wanted)
{
    const std::vector<Stock> &alternatives = exchange.getOneOf;
    const bool isThere = std::find(alternatives.begin(), alternatives.end(), wanted.stock) != alternatives.end();
    if (wanted.isSaid ? isThere : alternatives.size() <= 1)
        return std::nullopt;
    Array allowed;
    for (const Stock &alternative : alternatives)
        allowed.push_back(toValue(Alternative{true, alternative}));
    return Refusal{"empires.chooseOne", {{"by", nameOf(by)}, {"allowed", std::move(allowed)}}};
}

} // namespace

MaybeRefusal judge(const State &state, const Avert &move)
{
    if (!state.keepsResources())
        return resourcesNotKept();
    if (auto refusal = refusesStep(state, Step::Crisis))
        return refusal;
    if (auto refusal = refusesSeat(state, move.player))
        return refusal;
    if (move.player != state.turn)
        return refusesDecision(state, move.player, move.card);
    if (!canBid(state, move.player, move.card) && (move.card.isNone() || !refusesCrisis(state, move.card)))
        return Refusal{"empires.nothingToBid", {{"player", move.player}}};
    if (auto refusal = refusesCrisis(state, move.card))
        return refusal;
    if (auto refusal = refusesDecision(state, move.player, move.card))
        return refusal;
    const Card crisis = move.card.isNone() ? onlyOpen(state) : move.card;
    if (!canBeBid(state, crisis, move.resource))
        return Refusal{"empires.notOnCard", {{"card", nameOf(crisis)}, {"resource", nameOf(move.resource)}}};
    return state.at(move.player).stock.stock[move.resource] == 0 ? MaybeRefusal(notEnough(move.resource, 1)) : std::nullopt;
}

MaybeRefusal judge(const State &state, const Exchange &move)
{
    if (!state.keepsResources())
        return resourcesNotKept();
    if (auto refusal = refusesPart(state, move.player, Part::Economy))
        return refusal;
    if (auto refusal = refusesAbility(state, move.player, move.by, When::Economy, Does::Exchange))
        return refusal;
    const AbilityEffect &exchange = *abilityOf(state, move.by)->find(Does::Exchange);
    const int times = std::max(1, int{move.times});
    if (state.at(move.player).used.at(move.by.index) + times > exchange.number)
        return Refusal{"empires.limit", {{"by", nameOf(move.by)}, {"most", int{exchange.number}}}};
    if (auto refusal = refusesWanted(exchange, move.by, move.wanted))
        return refusal;
    return refusesPayment(stockWithIncome(state, move.player), exchangePrice(exchange, times), move.coin);
}

MaybeRefusal judge(const State &state, const Sell &move)
{
    if (!state.keepsResources())
        return resourcesNotKept();
    if (auto refusal = refusesPart(state, move.player, Part::Industry))
        return refusal;
    return refusesHand(state, move.player);
}

MaybeRefusal judge(const State &state, const Discard &move)
{
    if (!state.keepsResources())
        return resourcesNotKept();
    if (auto refusal = refusesPart(state, move.player, Part::Industry))
        return refusal;
    const Player &player = state.at(move.player);
    if (player.cardsPlayed < kIndustryCards)
        return Refusal{"empires.twoCardsFirst", {{"needed", kIndustryCards}}};
    if (player.hand == 0)
        return Refusal{"empires.handEmpty", {{"player", move.player}}};
    return move.cards == player.hand ? std::nullopt : MaybeRefusal(Refusal{"empires.allOrNone", {{"hand", int{player.hand}}}});
}

} // namespace pegsheet::empires
