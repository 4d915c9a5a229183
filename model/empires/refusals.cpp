// SPDX-License-Identifier: Apache-2.0
// Why a listed move cannot be made.
#include "model/empires/rules.h"

#include "model/empires/evaluation.h"
#include "model/empires/judging.h"
#include "model/empires/payment.h"
#include "model/empires/turns.h"

#include <cstdlib>

namespace pegsheet::empires {

namespace {

MaybeRefusal judge(const State &state, const Reveal &move)
{
    if (auto refusal = refusesStep(state, Step::Reveal))
        return refusal;
    return refusesNewCard(state, "card", move.card);
}

MaybeRefusal judge(const State &state, const Mulligan &move)
{
    if (auto refusal = refusesStep(state, Step::Blitz))
        return refusal;
    if (auto refusal = refusesSeat(state, move.player))
        return refusal;
    if (state.at(move.player).done)
        return Refusal{"empires.entered", {{"player", move.player}}};
    return state.at(move.player).mulliganed ? MaybeRefusal(Refusal{"empires.mulliganOnce", {{"player", move.player}}})
                                            : std::nullopt;
}

// What free bids and redrawing have in common.
MaybeRefusal refusesCrisisAbility(const State &state, int player, Source by, Card card, Does does)
{
    if (auto refusal = refusesStep(state, Step::Crisis))
        return refusal;
    if (auto refusal = refusesSeat(state, player))
        return refusal;
    if (auto refusal = refusesCrisis(state, card))
        return refusal;
    if (auto refusal = refusesAbility(state, player, by, When::Crisis, does))
        return refusal;
    return state.exhausted.has(by.card()) ? MaybeRefusal(Refusal{"empires.exhausted", {{"by", nameOf(by)}}}) : std::nullopt;
}

MaybeRefusal judge(const State &state, const FreeBid &move)
{
    if (auto refusal = refusesCrisisAbility(state, move.player, move.by, move.card, Does::FreeBid))
        return refusal;
    if (auto refusal = refusesDecision(state, move.player, move.card))
        return refusal;
    const Card crisis = move.card.isNone() ? onlyOpen(state) : move.card;
    const EnumSet<Bid> shown = state.known->cards.at(crisis.index).bids;
    const EnumSet<Bid> given = abilityOf(state, move.by)->find(Does::FreeBid)->bids;
    if (!shown.empty() && (shown.bits() & given.bits()) == 0)
        return Refusal{"empires.notOnCard", {{"card", nameOf(crisis)}, {"by", nameOf(move.by)}}};
    return std::nullopt;
}

MaybeRefusal judge(const State &state, const Redraw &move)
{
    if (auto refusal = refusesCrisisAbility(state, move.player, move.by, move.card, Does::RedrawCrisis))
        return refusal;
    // In turn or right after one's own decision (DE Krise neu ziehen: "vor oder nach dem Tausch").
    if (state.keepsResources() && move.player != state.turn && move.player != state.lastDecided)
        return Refusal{"empires.notYourTurn", {{"player", int{state.turn}}}};
    return refusesNewCard(state, "with", move.with);
}

MaybeRefusal judge(const State &state, const Accept &move)
{
    if (auto refusal = refusesStep(state, Step::Crisis))
        return refusal;
    if (auto refusal = refusesSeat(state, move.player))
        return refusal;
    if (auto refusal = refusesCrisis(state, move.card))
        return refusal;
    if (auto refusal = refusesDecision(state, move.player, move.card))
        return refusal;
    const Card crisis = move.card.isNone() ? onlyOpen(state) : move.card;
    const Player &player = state.at(move.player);
    const std::vector<int> threatened = threatenedAt(player, crisis.number());
    if (auto refusal = refusesHit(threatened, move.hit))
        return refusal;
    const int hit = move.hit != 0 ? move.hit : onlyOf(threatened);
    Player after = player;
    if (hit != 0)
        after.destroy(player.at(hit));
    return refusesPosition(after, placesAfter(state, move.player, hit), move.position);
}

MaybeRefusal judge(const State &state, const Shortage &move)
{
    if (auto refusal = refusesAnything(state))
        return refusal;
    if (auto refusal = refusesSeat(state, move.player))
        return refusal;
    const int most = kEnough - (state.keepsResources() ? state.at(move.player).stock.stock.total() : int{state.shortageTaken});
    if (state.shortageOf != move.player || most <= 0)
        return Refusal{"empires.noShortage", {{"player", move.player}}};
    if (move.coins < 1)
        return outOfRange("coins", move.coins, 1, kEnough);
    return move.coins > most ? MaybeRefusal(Refusal{"empires.tooMany", {{"given", move.coins}, {"most", most}}}) : std::nullopt;
}

MaybeRefusal refusesCost(const State &state, int player, Source what, int cost, int coin)
{
    if (cost < 0)
        return Refusal{"empires.costUnknown", {{"by", nameOf(what)}}};
    return refusesPayment(state.at(player).stock.stock, hammers(cost), coin);
}

MaybeRefusal refusesSecondRebuild(const Player &player)
{
    return player.rebuilt ? MaybeRefusal(Refusal{"empires.oneRebuild", {}}) : std::nullopt;
}

MaybeRefusal refusesRebuildingBy(const State &state, const Rebuild &move)
{
    if (auto refusal = refusesUse(state, move.player, move.by, When::Industry, Does::Rebuild))
        return refusal;
    const Reach reach = abilityOf(state, move.by)->find(Does::Rebuild)->at;
    const int distance = std::abs(state.at(move.player).positionOf(*placeOf(state, move.player, move.by)) - move.position);
    if ((reach == Reach::Adjacent && distance != 1) || (reach == Reach::Self && distance != 0))
        return Refusal{"empires.outOfReach", {{"by", nameOf(move.by)}, {"position", move.position}}};
    return std::nullopt;
}

MaybeRefusal judge(const State &state, const Play &move)
{
    if (auto refusal = refusesPart(state, move.player, Part::Industry))
        return refusal;
    if (move.coin != 0 && !state.keepsResources())
        return resourcesNotKept();
    if (auto refusal = refusesHand(state, move.player))
        return refusal;
    if (auto refusal = refusesNewCard(state, "card", move.card))
        return refusal;
    const std::vector<int> places = placesFor(state, move.player);
    if (places.empty())
        return Refusal{"empires.nothingHealthy", {{"player", move.player}}};
    if (auto refusal = refusesPosition(state.at(move.player), places, move.position))
        return refusal;
    if (!state.keepsResources())
        return std::nullopt;
    const int cost = playCost(state, move.player, move.card).hammers;
    return refusesCost(state, move.player, Source(move.card), cost, move.coin);
}

MaybeRefusal judge(const State &state, const Rebuild &move)
{
    if (auto refusal = refusesPart(state, move.player, Part::Industry))
        return refusal;
    if (move.coin != 0 && !state.keepsResources())
        return resourcesNotKept();
    if (move.position < 1 || move.position > kPlaces)
        return outOfRange("position", move.position, 1, kPlaces);
    const Player &player = state.at(move.player);
    if (player.isHealthyAt(move.position))
        return Refusal{"empires.healthy", {{"position", move.position}, {"location", nameOf(player.at(move.position))}}};
    if (auto refusal = move.by.isNone() ? refusesSecondRebuild(player) : refusesRebuildingBy(state, move))
        return refusal;
    if (!state.keepsResources())
        return std::nullopt;
    const int cost = rebuildCost(state, move.player, move.position, move.by);
    return refusesCost(state, move.player, Source(player.at(move.position)), cost, move.coin);
}

MaybeRefusal judge(const State &state, const Swap &move)
{
    if (auto refusal = refusesPart(state, move.player, Part::Industry))
        return refusal;
    if (auto refusal = refusesUse(state, move.player, move.by, When::Industry, Does::SwapLocations))
        return refusal;
    for (const int position : {int{move.positions.first}, int{move.positions.second}})
        if (position < 1 || position > kPlaces)
            return outOfRange("positions", position, 1, kPlaces);
    if (move.positions.first == move.positions.second)
        return duplicateValue("positions", std::to_string(move.positions.first));
    return std::nullopt;
}

MaybeRefusal judge(const State &state, const Shift &move)
{
    if (auto refusal = refusesPart(state, move.player, Part::Industry))
        return refusal;
    if (auto refusal = refusesUse(state, move.player, move.by, When::Industry, Does::MoveInnovation))
        return refusal;
    if (move.card.isNone())
        return missingField("card");
    const Lying lies = state.lies(move.card);
    if (lies.seat() != move.player)
        return Refusal{"empires.notHere", {{"by", nameOf(move.card)}, {"player", move.player}}};
    if (move.position < 1 || move.position > kPlaces)
        return outOfRange("position", move.position, 1, kPlaces);
    const Player &player = state.at(move.player);
    if (player.at(move.position) == lies.location())
        return Refusal{"empires.samePlace", {{"card", nameOf(move.card)}}};
    return refusesPosition(player, placesFor(state, move.player, move.card), move.position);
}

MaybeRefusal judge(const State &state, const Done &move)
{
    if (auto refusal = refusesAnything(state))
        return refusal;
    const bool isCombined = state.step == Step::IndustryEconomy;
    if (!isCombined && (move.part != DonePart::Rest || (state.step != Step::Economy && state.step != Step::Industry)))
        return inPhase("empires.notNow", state);
    if (move.player < -1 || move.player >= state.players)
        return refusesSeat(state, move.player);
    MaybeRefusal refusal = Refusal{"empires.partDone", {{"player", move.player}, {"part", nameOf(move.part)}}};
    for (int seat = 0; seat < state.players; ++seat) {
        const Player &player = state.at(seat);
        if ((move.player >= 0 && seat != move.player) || player.done)
            continue;
        if (move.part == DonePart::Rest)
            return std::nullopt;
        const Part part = move.part == DonePart::Economy ? Part::Economy : Part::Industry;
        if (player.hasFinished(part))
            continue;
        if (auto unfinished = refusesPart(state, seat, part))
            return unfinished;
        refusal.reset();
    }
    return refusal;
}

MaybeRefusal judge(const State &state, const BidAxes &move)
{
    if (auto refusal = refusesStep(state, Step::Bids))
        return refusal;
    if (auto refusal = refusesSeat(state, move.player))
        return refusal;
    if (move.coin != 0 && !state.keepsResources())
        return resourcesNotKept();
    if (move.axe > kMostBid)
        return outOfRange("axe", move.axe, 0, kMostBid);
    if (move.axe + move.coin > kMostBid)
        return outOfRange("coin", move.coin, 0, kMostBid - move.axe);
    if (state.at(move.player).done)
        return Refusal{"empires.entered", {{"player", move.player}}};
    if (!state.keepsResources())
        return std::nullopt;
    // Axes are not replaced here: a Coin that is bid counts as one.
    const Stock &have = state.at(move.player).stock.stock;
    if (move.axe > have[Resource::Axe])
        return notEnough(Resource::Axe, move.axe);
    return move.coin > have[Resource::Coin] ? MaybeRefusal(notEnough(Resource::Coin, move.coin)) : std::nullopt;
}

} // namespace

MaybeRefusal refuses(const State &state, const Move &move)
{
    return std::visit([&](const auto &made) { return judge(state, made); }, move);
}

} // namespace pegsheet::empires
