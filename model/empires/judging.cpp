// SPDX-License-Identifier: Apache-2.0
#include "model/empires/judging.h"

#include "model/empires/turns.h"

#include <algorithm>

namespace pegsheet::empires {

Refusal inPhase(std::string_view code, const State &state)
{
    return {code, {{"phase", nameOf(phaseOf(state))}}};
}

Refusal resourcesNotKept()
{
    return {"empires.resourcesNotKept", {}};
}

Refusal notEnough(Resource resource, int needed)
{
    return {"empires.notEnough", {{"resource", nameOf(resource)}, {"needed", needed}}};
}

MaybeRefusal refusesHand(const State &state, int player)
{
    if (state.at(player).cardsPlayed >= kIndustryCards)
        return Refusal{"empires.twoCards", {{"most", kIndustryCards}}};
    if (state.keepsResources() && state.at(player).hand == 0)
        return Refusal{"empires.handEmpty", {{"player", player}}};
    return std::nullopt;
}

MaybeRefusal refusesAnything(const State &state)
{
    if (state.onlySheets)
        return Refusal{"empires.onlySheets", {}};
    return state.step == Step::Over ? MaybeRefusal(Refusal{"empires.matchOver", {}}) : std::nullopt;
}

MaybeRefusal refusesStep(const State &state, Step step)
{
    if (auto refusal = refusesAnything(state))
        return refusal;
    return state.step == step ? std::nullopt : MaybeRefusal(inPhase("empires.notNow", state));
}

MaybeRefusal refusesSeat(const State &state, int player)
{
    if (player >= 0 && player < state.players)
        return std::nullopt;
    return Refusal{"input.noSuchPlayer", {{"player", player}, {"players", state.players}}};
}

MaybeRefusal refusesPart(const State &state, int player, Part part)
{
    if (auto refusal = refusesAnything(state))
        return refusal;
    const bool isCombined = state.step == Step::IndustryEconomy;
    if (!isCombined && state.step != (part == Part::Economy ? Step::Economy : Step::Industry))
        return inPhase("empires.notNow", state);
    if (auto refusal = refusesSeat(state, player))
        return refusal;
    const Player &acting = state.at(player);
    if (acting.done || acting.hasFinished(part))
        return Refusal{"empires.partDone", {{"player", player}, {"part", nameOf(part)}}};
    if (acting.begun >= 0 && acting.begun != static_cast<int>(part))
        return Refusal{"empires.finishFirst", {{"player", player}, {"part", nameOf(static_cast<Part>(acting.begun))}}};
    return std::nullopt;
}

MaybeRefusal refusesAbility(const State &state, int player, Source by, When when)
{
    if (by.isNone())
        return missingField("by");
    const Object named{{"by", nameOf(by)}};
    if (!placeOf(state, player, by))
        return Refusal{"empires.notHere", {{"by", nameOf(by)}, {"player", player}}};
    const Ability *ability = abilityOf(state, by);
    if (ability == nullptr)
        return Refusal{"empires.abilityUnknown", named};
    if (!isActive(state, player, by))
        return Refusal{"empires.inactive", {{"by", nameOf(by)}, {"location", nameOf(*placeOf(state, player, by))}}};
    if (ability->when != when)
        return Refusal{"empires.notOfPhase", {{"by", nameOf(by)}, {"when", nameOf(ability->when)}}};
    return std::nullopt;
}

MaybeRefusal refusesAbility(const State &state, int player, Source by, When when, Does does)
{
    if (auto refusal = refusesAbility(state, player, by, when))
        return refusal;
    return abilityOf(state, by)->find(does) != nullptr ? std::nullopt
                                                       : MaybeRefusal(Refusal{"empires.notThat", {{"by", nameOf(by)}}});
}

MaybeRefusal refusesUse(const State &state, int player, Source by, When when, Does does)
{
    if (auto refusal = refusesAbility(state, player, by, when, does))
        return refusal;
    const bool isCounted = does == Does::SwapLocations || does == Does::MoveInnovation || does == Does::Rebuild;
    const int most = isCounted ? abilityOf(state, by)->find(does)->number : 1;
    if (state.at(player).used.at(by.index) >= most)
        return Refusal{"empires.limit", {{"by", nameOf(by)}, {"most", most}}};
    return std::nullopt;
}

MaybeRefusal refusesPosition(const Player &player, const std::vector<int> &places, int position)
{
    if (position < 0 || position > kPlaces)
        return outOfRange("position", position, 1, kPlaces);
    if (position == 0)
        return places.size() <= 1 ? std::nullopt
                                  : MaybeRefusal(Refusal{"empires.whichPlace", {{"allowed", positionsValue(places)}}});
    if (std::find(places.begin(), places.end(), position) != places.end())
        return std::nullopt;
    if (!player.isHealthyAt(position))
        return Refusal{"empires.destroyed", {{"position", position}, {"location", nameOf(player.at(position))}}};
    return Refusal{"empires.fewestFirst", {{"position", position}, {"allowed", positionsValue(places)}}};
}

MaybeRefusal refusesHit(const std::vector<int> &threatened, int hit)
{
    if (hit < 0 || hit > kPlaces)
        return outOfRange("hit", hit, 1, kPlaces);
    if (hit == 0)
        return threatened.size() <= 1 ? std::nullopt
                                      : MaybeRefusal(Refusal{"empires.whichHit", {{"allowed", positionsValue(threatened)}}});
    if (std::find(threatened.begin(), threatened.end(), hit) != threatened.end())
        return std::nullopt;
    return Refusal{"empires.notHit", {{"hit", hit}, {"allowed", positionsValue(threatened)}}};
}

MaybeRefusal refusesCrisis(const State &state, Card card)
{
    if (card.isNone())
        return onlyOpen(state).isNone() ? MaybeRefusal(Refusal{"empires.whichCrisis", {}}) : std::nullopt;
    const bool isOpen = std::any_of(state.crises.begin(), state.crises.end(),
                                    [&](const Crisis &crisis) { return crisis.isOpen && crisis.card == card; });
    return isOpen ? std::nullopt : MaybeRefusal(Refusal{"empires.notOpen", {{"card", nameOf(card)}}});
}

MaybeRefusal refusesDecision(const State &state, int player, Card card)
{
    if (!state.keepsResources())
        return std::nullopt;
    if (player != state.turn)
        return Refusal{"empires.notYourTurn", {{"player", int{state.turn}}}};
    const Card meant = card.isNone() ? onlyOpen(state) : card;
    for (std::size_t at = 0; at < state.crises.size(); ++at)
        if (state.crises.at(at).isOpen && state.crises.at(at).card == meant && (state.decided >> at & 1U) != 0)
            return Refusal{"empires.decided", {{"card", nameOf(meant)}}};
    return std::nullopt;
}

MaybeRefusal refusesNewCard(const State &state, std::string_view field, Card card)
{
    if (card.isNone())
        return missingField(field);
    return isInPlay(state, card) ? MaybeRefusal(Refusal{"empires.cardInPlay", {{"card", nameOf(card)}}}) : std::nullopt;
}

} // namespace pegsheet::empires
