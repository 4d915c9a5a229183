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

// The space on which the match stands stays the one that its phase belongs to.
MaybeRefusal refusesTrack(const State &before, const State &after, const Correction &correction)
{
    const auto spaces = static_cast<int>(after.known->track.size());
    if (correction.sets("track"))
        if (auto refusal = refusesSpaces(before, after.known->track))
            return refusal;
    if (before.step == Step::Row || before.step == Step::Blitz)
        return correction.sets("round") ? notNow(before, "round") : std::nullopt;
    if (before.step == Step::Track)
        return after.round > spaces + 1 ? MaybeRefusal(outOfRange("round", after.round, 1, spaces + 1)) : std::nullopt;
    if (after.round > spaces || after.space() != before.space())
        return notNow(before, correction.sets("round") ? "round" : "track");
    return std::nullopt;
}

MaybeRefusal refusesCrises(const State &state, const Crises &crises)
{
    const int count = crises.back().card.isNone() ? 1 : 2;
    if (state.step != Step::Crisis || count != state.crisisCount())
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
    if ((correction.sets("resources") || correction.sets("hand")) && !state.keepsResources())
        return resourcesNotKept();
    if (correction.sets("row") && state.step == Step::Row)
        return notNow(state, "row");
    State after = state;
    if (auto refusal = setFields(after, seat, correction))
        return refusal;
    const Card taken = takenCard(state, seat, rowOf(after, seat));
    return taken.isNone() ? std::nullopt : MaybeRefusal(Refusal{"empires.cardInPlay", {{"card", nameOf(taken)}}});
}

MaybeRefusal refusesForTurn(const State &state, const Correction &correction)
{
    if (const Value *start = memberAt(correction.set, "start"); start != nullptr && *start->integer() >= state.players)
        return Refusal{"input.noSuchPlayer", {{"player", *start}, {"players", state.players}}};
    State after = state;
    if (auto refusal = setFields(after, -1, correction))
        return refusal;
    if (correction.sets("track") || correction.sets("round"))
        if (auto refusal = refusesTrack(state, after, correction))
            return refusal;
    return correction.sets("crises") ? refusesCrises(state, after.crises) : std::nullopt;
}

} // namespace

MaybeRefusal refuses(const State &state, int player, const Correction &correction)
{
    const bool isOfTurn = correction.isOfTable();
    const bool isOfPlayer = correction.isOfPlayer();
    if (!isOfPlayer && !isOfTurn)
        return Refusal{"empires.correctionEmpty", {}};
    if (player >= 0 && isOfTurn)
        return Refusal{"empires.correctionOfTurn", {}};
    if (player < 0 && isOfPlayer)
        return Refusal{"empires.correctionOfPlayer", {}};
    return player < 0 ? refusesForTurn(state, correction) : refusesForPlayer(state, player, correction);
}

void applyCorrection(State &state, int player, const Correction &correction)
{
    const std::uint8_t start = state.start;
    (void)setFields(state, player, correction);
    // Where nobody has decided about a Disaster yet, its new owner does first.
    if (state.turn == start && state.decided == 0 && state.lastDecided < 0)
        state.turn = state.start;
    // Who had decided about all that are open now is done for this time.
    if (correction.sets("crises") && state.keepsResources())
        passOn(state);
}

} // namespace pegsheet::empires
