// SPDX-License-Identifier: Apache-2.0
#include "model/empires/correction.h"

#include "model/empires/judging.h"
#include "model/empires/rules.h"
#include "model/empires/turns.h"

#include <algorithm>

namespace pegsheet::empires {

namespace {

MaybeRefusal notNow(const State &state, std::string_view field)
{
    return Refusal{"empires.correctionNotNow", {{"field", field}, {"phase", nameOf(phaseOf(state))}}};
}

bool hasRows(const State &state)
{
    return state.step != Step::Row;
}

// The space on which the match stands stays the one that its phase belongs to.
MaybeRefusal refusesTrack(const State &state, const Correction &correction)
{
    const std::vector<Round> &track = correction.track ? correction.track->list : state.known->track;
    if (correction.track)
        if (auto refusal = refusesSpaces(state, track))
            return refusal;
    const std::size_t place = correction.round.value_or(state.round) - 1U;
    if (!hasRows(state) || state.step == Step::Blitz)
        return correction.round ? notNow(state, "round") : std::nullopt;
    if (state.step == Step::Track)
        return place > track.size() ? MaybeRefusal(
                   outOfRange("round", static_cast<std::int64_t>(place) + 1, 1, static_cast<std::int64_t>(track.size()) + 1))
                                    : std::nullopt;
    if (place >= track.size() || track[place] != state.space())
        return notNow(state, correction.round ? "round" : "track");
    return std::nullopt;
}

MaybeRefusal refusesCrises(const State &state, const std::vector<Crisis> &crises)
{
    if (state.step != Step::Crisis || static_cast<int>(crises.size()) != state.crisisCount())
        return notNow(state, "crises");
    for (const Crisis &crisis : crises)
        if (crisis.pot.total() > 0 && !state.keepsResources())
            return resourcesNotKept();
    for (const Crisis &crisis : crises)
        if (crisis.isOpen && !state.lies(crisis.card).isNowhere())
            return Refusal{"empires.cardInPlay", {{"card", nameOf(crisis.card)}}};
    return std::none_of(crises.begin(), crises.end(), [](const Crisis &crisis) { return crisis.isOpen; }) ? notNow(state, "crises")
                                                                                                          : std::nullopt;
}

MaybeRefusal refusesForPlayer(const State &state, int seat, const Correction &correction)
{
    if (seat >= state.players)
        return Refusal{"input.noSuchPlayer", {{"player", seat}, {"players", state.players}}};
    if ((correction.resources.isSaid || correction.hand) && !state.keepsResources())
        return Refusal{"empires.resourcesNotKept", {}};
    if (!correction.row)
        return std::nullopt;
    if (!hasRows(state))
        return notNow(state, "row");
    if (const Card taken = takenCard(state, seat, *correction.row); !taken.isNone())
        return Refusal{"empires.cardInPlay", {{"card", nameOf(taken)}}};
    return std::nullopt;
}

} // namespace

MaybeRefusal refuses(const State &state, int player, const Correction &correction)
{
    if (!correction.isOfPlayer() && !correction.isOfTurn())
        return Refusal{"empires.correctionEmpty", {}};
    if (player >= 0 && correction.isOfTurn())
        return Refusal{"empires.correctionOfTurn", {}};
    if (player < 0 && correction.isOfPlayer())
        return Refusal{"empires.correctionOfPlayer", {}};
    if (player >= 0)
        return refusesForPlayer(state, player, correction);
    if (correction.start && *correction.start >= state.players)
        return Refusal{"input.noSuchPlayer", {{"player", int{*correction.start}}, {"players", state.players}}};
    if (correction.track || correction.round)
        if (auto refusal = refusesTrack(state, correction))
            return refusal;
    return correction.crises ? refusesCrises(state, *correction.crises) : std::nullopt;
}

std::vector<Crisis> crisesOf(const State &state)
{
    std::vector<Crisis> crises;
    for (const Crisis &crisis : state.crises)
        if (!crisis.card.isNone())
            crises.push_back(crisis);
    return crises;
}

Correction asItIs(const State &state, int player, const Correction &correction)
{
    Correction now = correction;
    if (player >= 0) {
        if (now.score)
            now.score = state.at(player).score;
        if (now.row)
            now.row = rowOf(state, player);
        if (now.resources.isSaid)
            now.resources = state.at(player).stock;
        if (now.hand)
            now.hand = state.at(player).hand;
        return now;
    }
    if (now.start)
        now.start = state.start;
    if (now.round)
        now.round = state.round;
    if (now.track)
        now.track = Spaces{state.known->track};
    if (now.crises)
        now.crises = crisesOf(state);
    return now;
}

void applyCorrection(State &state, int player, const Correction &correction)
{
    if (player >= 0) {
        Player &corrected = state.at(player);
        if (correction.score)
            corrected.score = *correction.score;
        if (correction.row)
            layRow(state, player, *correction.row);
        if (correction.resources.isSaid)
            corrected.stock = correction.resources;
        if (correction.hand)
            corrected.hand = *correction.hand;
        return;
    }
    if (correction.start) {
        // Where nobody has decided about a Disaster yet, its new owner does first.
        if (state.turn == state.start && state.decided == 0 && state.lastDecided < 0)
            state.turn = *correction.start;
        state.start = *correction.start;
    }
    if (correction.round)
        state.round = *correction.round;
    if (correction.track)
        state.known.edit().track = correction.track->list;
    if (correction.crises)
        for (std::size_t at = 0; at < state.crises.size(); ++at)
            state.crises.at(at) = at < correction.crises->size() ? correction.crises->at(at) : Crisis();
    // Who had decided about all that are open now is done for this time.
    if (correction.crises && state.keepsResources())
        passOn(state);
}

} // namespace pegsheet::empires
