// SPDX-License-Identifier: Apache-2.0
// Why an open move cannot be made.
#include "model/empires/count.h"
#include "model/empires/evaluation.h"
#include "model/empires/judging.h"
#include "model/empires/rules.h"
#include "model/empires/turns.h"

#include <algorithm>

namespace pegsheet::empires {

namespace {

Refusal notThat(Source by)
{
    return {"empires.notThat", {{"by", nameOf(by)}}};
}

// Markers that come off after a Conflict, as many as the tier says (DE Aufbau einer Feldzugkarte D).
MaybeRefusal judgeRefreshing(const State &state, const Use &move)
{
    if (auto refusal = refusesStep(state, Step::Refresh))
        return refusal;
    if (auto refusal = refusesSeat(state, move.player))
        return refusal;
    if (!move.again.isNone() || move.points.isSaid)
        return notThat({});
    const int needed = state.at(move.player).refreshes;
    const auto given = static_cast<int>(move.cards.list.size());
    if (needed == 0)
        return Refusal{"empires.partDone", {{"player", move.player}, {"part", "refresh"}}};
    for (const Card card : move.cards.list) {
        if (card.isNone() || state.lies(card).seat() != move.player)
            return Refusal{"empires.notHere", {{"by", nameOf(card)}, {"player", move.player}}};
        if (!state.exhausted.has(card))
            return Refusal{"empires.notExhausted", {{"card", nameOf(card)}}};
    }
    return given == needed ? std::nullopt : MaybeRefusal(Refusal{"empires.refreshCount", {{"needed", needed}, {"given", given}}});
}

// Points at the end by hand: of a card that nobody typed, or one in the table's own words.
MaybeRefusal judgeCounting(const State &state, const Use &move)
{
    const Source by = move.by.source;
    if (auto refusal = refusesSeat(state, move.player))
        return refusal;
    if (by.isNone())
        return missingField("by");
    if (!placeOf(state, move.player, by))
        return Refusal{"empires.notHere", {{"by", nameOf(by)}, {"player", move.player}}};
    if (!isActive(state, move.player, by))
        return Refusal{"empires.inactive", {{"by", nameOf(by)}, {"location", nameOf(*placeOf(state, move.player, by))}}};
    if (!by.isCard() || !isCountedByHand(state, move.player, by.card()) || !move.again.isNone() || !move.cards.list.empty())
        return notThat(by);
    return move.points.isSaid ? std::nullopt : MaybeRefusal(missingField("points"));
}

// Which exhausted cards are refreshed, where the ability cannot reach all of them.
MaybeRefusal refusesChosen(const State &state, const Use &move, const AbilityEffect &effect)
{
    const Source by = move.by.source;
    const CardSet within = exhaustedWithin(state, move.player, *placeOf(state, move.player, by), effect.at);
    const auto given = static_cast<int>(move.cards.list.size());
    if (effect.number == 0 || within.size() <= effect.number)
        return given == 0 ? std::nullopt : MaybeRefusal(notThat(by));
    for (const Card card : move.cards.list)
        if (card.isNone() || !within.has(card))
            return Refusal{"empires.notExhausted", {{"card", nameOf(card)}}};
    return given == effect.number
        ? std::nullopt
        : MaybeRefusal(Refusal{"empires.refreshCount", {{"needed", int{effect.number}}, {"given", given}}});
}

// The ability of another place or card once more (DE Wirtschaftsfähigkeit wiederholen).
MaybeRefusal judgeRepeating(const State &state, const Use &move)
{
    const Source by = move.by.source;
    if (auto refusal = refusesUse(state, move.player, by, When::Economy, Does::Repeat))
        return refusal;
    if (move.points.isSaid || !move.cards.list.empty())
        return notThat(by);
    if (move.again.isNone())
        return missingField("again");
    if (move.again == by)
        return notThat(by);
    return refusesAbility(state, move.player, move.again, When::Economy);
}

MaybeRefusal judgeUsing(const State &state, const Use &move, When when)
{
    const Source by = move.by.source;
    if (auto refusal = refusesAbility(state, move.player, by, when))
        return refusal;
    const Ability &ability = *abilityOf(state, by);
    if (when == When::Economy && (ability.find(Does::Repeat) != nullptr || !move.again.isNone()))
        return judgeRepeating(state, move);
    if (!move.again.isNone())
        return notThat(by);
    const AbilityEffect *refreshing = ability.find(Does::Refresh);
    const bool isOwnWords = ability.find(Does::Other) != nullptr;
    const bool gives = ability.find(Does::Gain) != nullptr || ability.find(Does::Points) != nullptr || refreshing != nullptr;
    if (!isOwnWords && (!gives || move.points.isSaid))
        return notThat(by);
    if (state.at(move.player).used.at(by.index) >= 1)
        return Refusal{"empires.limit", {{"by", nameOf(by)}, {"most", 1}}};
    // What an Economy phase brings without a choice is taken by itself.
    if (when == When::Economy && !move.points.isSaid && move.cards.list.empty())
        return notThat(by);
    if (isOwnWords && !move.points.isSaid)
        return missingField("points");
    if (refreshing != nullptr)
        return refusesChosen(state, move, *refreshing);
    return move.cards.list.empty() ? std::nullopt : MaybeRefusal(notThat(by));
}

} // namespace

MaybeRefusal judge(const State &state, const Use &move)
{
    if (auto refusal = refusesAnything(state))
        return refusal;
    if (move.by.isCampaign)
        return judgeRefreshing(state, move);
    if (state.step == Step::Count)
        return judgeCounting(state, move);
    if (auto refusal = refusesSeat(state, move.player))
        return refusal;
    // In a combined round the ability says which part it belongs to.
    const Ability *ability = move.by.source.isNone() ? nullptr : abilityOf(state, move.by.source);
    const bool isIndustry = state.step == Step::Industry
        || (state.step == Step::IndustryEconomy && ability != nullptr && ability->when == When::Industry);
    if (auto refusal = refusesPart(state, move.player, isIndustry ? Part::Industry : Part::Economy))
        return refusal;
    return judgeUsing(state, move, isIndustry ? When::Industry : When::Economy);
}

MaybeRefusal judge(const State &state, const Values &move)
{
    Per<PlaceNumbers, Location> numbers = state.known->places;
    bool isSaid = false;
    for (const Location location : kAll<Location>) {
        const PlaceNumbers &given = move.of.of[location];
        isSaid = isSaid || given.value != 0 || given.repair != 0;
        if (given.value > kMostValue || given.repair > kMostRepair)
            return outOfRange(nameOf(location), given.value, 1, kMostValue);
        if (given.value != 0)
            numbers[location].value = given.value;
    }
    if (!isSaid)
        return Refusal{"empires.nothingSaid", {}};
    for (const Location one : kAll<Location>)
        for (const Location other : kAll<Location>)
            if (one < other && numbers[one].value != 0 && numbers[one].value == numbers[other].value)
                return Refusal{"empires.valueTaken",
                               {{"value", int{numbers[one].value}}, {"location", nameOf(one)}, {"other", nameOf(other)}}};
    return std::nullopt;
}

MaybeRefusal judge(const State &, const Learn &move)
{
    if (move.card.isNone())
        return missingField("card");
    if (move.hammers > kMostHammers)
        return outOfRange("hammers", move.hammers, 1, kMostHammers);
    if (move.bid.empty() && move.hammers == 0 && move.ability.isNone())
        return Refusal{"empires.nothingSaid", {}};
    return std::nullopt;
}

MaybeRefusal refusesSpaces(const State &state, const std::vector<Round> &track)
{
    for (std::size_t place = 0; place < track.size(); ++place) {
        if (place > 0 && track[place - 1] == Round::End)
            return Refusal{"empires.trackEnded", {}};
        if (!isOnSide(track[place], state.players))
            return Refusal{"empires.otherSide", {{"space", nameOf(track[place])}, {"players", state.players}}};
    }
    return std::nullopt;
}

MaybeRefusal judge(const State &state, const Track &move)
{
    if (state.onlySheets)
        return Refusal{"empires.onlySheets", {}};
    std::vector<Round> track = state.known->track;
    track.insert(track.end(), move.phases.list.begin(), move.phases.list.end());
    if (move.phases.list.empty())
        return outOfRange("phases", 0, 1, kMostRounds);
    if (auto refusal = refusesSpaces(state, track))
        return refusal;
    return track.size() > kMostRounds ? MaybeRefusal(wrongLength("phases", track.size(), 1, kMostRounds)) : std::nullopt;
}

MaybeRefusal judge(const State &state, const Lay &)
{
    return refusesStep(state, Step::Row);
}

MaybeRefusal judge(const State &state, const Blitz &move)
{
    if (auto refusal = refusesStep(state, Step::Blitz))
        return refusal;
    if (auto refusal = refusesSeat(state, move.player))
        return refusal;
    if (state.at(move.player).done)
        return Refusal{"empires.entered", {{"player", move.player}}};
    if (move.cards.list.size() != kBlitzCards)
        return wrongLength("cards", move.cards.list.size(), kBlitzCards, kBlitzCards);
    State after = state;
    const std::array<int, 2> hits{move.hits.first, move.hits.second};
    for (std::size_t at = 0; at < kBlitzCards; ++at) {
        if (auto refusal = refusesNewCard(state, "cards", move.cards.list[at]))
            return refusal;
        const std::vector<int> threatened = threatenedAt(after.at(move.player), move.cards.list[at].number());
        if (auto refusal = refusesHit(threatened, hits.at(at)))
            return refusal;
        after.at(move.player).destroy(after.at(move.player).at(hits.at(at) != 0 ? hits.at(at) : onlyOf(threatened)));
    }
    const std::array<int, 2> positions{move.positions.first, move.positions.second};
    for (std::size_t at = 0; at < kBlitzCards; ++at) {
        const std::vector<int> places = placesFor(after, move.player);
        if (positions.at(at) == 0)
            return missingField("positions");
        if (auto refusal = refusesPosition(after.at(move.player), places, positions.at(at)))
            return refusal;
        after.lying.at(move.cards.list[at].index) = Lying(move.player, after.at(move.player).at(positions.at(at)));
    }
    return std::nullopt;
}

MaybeRefusal judge(const State &state, const Campaign &move)
{
    if (auto refusal = refusesStep(state, Step::Campaign))
        return refusal;
    for (const Location location : kAll<Location>)
        if (state.known->places[location].value == 0)
            return Refusal{"empires.valuesMissing", {{"location", nameOf(location)}}};
    if (move.tiers.highest < move.tiers.lowest + 2)
        return Refusal{"empires.noTierBetween", {{"max", int{move.tiers.lowest}}, {"min", int{move.tiers.highest}}}};
    return std::nullopt;
}

MaybeRefusal judge(const State &state, const TellStock &move)
{
    if (auto refusal = refusesStep(state, Step::Count))
        return refusal;
    if (auto refusal = refusesSeat(state, move.player))
        return refusal;
    if (!isStockAsked(state, move.player))
        return Refusal{"empires.notAsked", {{"player", move.player}}};
    return move.resources.isSaid ? std::nullopt : MaybeRefusal(missingField("resources"));
}

MaybeRefusal judge(const State &state, const FinishedSheet &move)
{
    if (!state.onlySheets)
        return Refusal{"empires.notOnlySheets", {}};
    if (auto refusal = refusesSeat(state, move.player))
        return refusal;
    if (move.score < -kMostScore || move.score > kMostScore)
        return outOfRange("score", move.score, -kMostScore, kMostScore);
    if (const Card taken = takenCard(state, move.player, move.row); !taken.isNone())
        return Refusal{"empires.cardInPlay", {{"card", nameOf(taken)}}};
    if (move.innovationPoints.isSaid)
        return std::nullopt;
    State after = state;
    layRow(after, move.player, move.row);
    after.at(move.player).stock = move.resources;
    for (const Row::Place &place : move.row.places)
        for (const Card card : place.cards)
            if (isCountedByHand(after, move.player, card))
                return Refusal{"empires.abilityUnknown", {{"by", nameOf(card)}}};
    return isStockMissing(after, move.player) ? MaybeRefusal(missingField("resources")) : std::nullopt;
}

MaybeRefusal judge(const State &state, const Correct &move)
{
    if (state.onlySheets)
        return Refusal{"empires.onlySheets", {}};
    if (move.player < -1)
        return refusesSeat(state, move.player);
    if (move.why.size() > Correct::kLongestWhy)
        return Refusal{"input.textTooLong", {{"field", "why"}, {"max", static_cast<std::int64_t>(Correct::kLongestWhy)}}};
    return refuses(state, move.player, move.set);
}

} // namespace pegsheet::empires
