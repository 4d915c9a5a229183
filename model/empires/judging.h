// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "model/empires/moves.h"
#include "model/empires/state.h"

/// What judging moves has in common. For refusals.cpp, openrefusals.cpp and the listed moves.
namespace pegsheet::empires {

/// A refusal with the phase in which the match is.
[[nodiscard]] Refusal inPhase(std::string_view code, const State &state);
[[nodiscard]] Refusal resourcesNotKept();
[[nodiscard]] Refusal notEnough(Resource resource, int needed);
/// empires.twoCards and, where resources are kept, empires.handEmpty: one more card of the hand is not played or sold.
[[nodiscard]] MaybeRefusal refusesHand(const State &state, int player);
/// What holds for every move of a match that goes on: empires.onlySheets, empires.matchOver.
[[nodiscard]] MaybeRefusal refusesAnything(const State &state);
/// The same, and empires.notNow at any other step.
[[nodiscard]] MaybeRefusal refusesStep(const State &state, Step step);
[[nodiscard]] MaybeRefusal refusesSeat(const State &state, int player);
/// Whether that player may still do something of that part: empires.notNow, empires.partDone, empires.finishFirst.
[[nodiscard]] MaybeRefusal refusesPart(const State &state, int player, Part part);

/// Whether an ability is there to be used: empires.notHere, empires.abilityUnknown, empires.inactive, empires.notOfPhase,
/// empires.notThat.
[[nodiscard]] MaybeRefusal refusesAbility(const State &state, int player, Source by, When when);
[[nodiscard]] MaybeRefusal refusesAbility(const State &state, int player, Source by, When when, Does does);
/// The same of one that may be used so often in a phase as it says: empires.limit.
[[nodiscard]] MaybeRefusal refusesUse(const State &state, int player, Source by, When when, Does does);

/// Of the positions where it may lie: empires.whichPlace where it is not said and there are several, empires.destroyed,
/// empires.fewestFirst.
[[nodiscard]] MaybeRefusal refusesPosition(const Player &player, const std::vector<int> &places, int position);
/// Of those that may be hit: empires.whichHit, empires.notHit.
[[nodiscard]] MaybeRefusal refusesHit(const std::vector<int> &threatened, int hit);
/// The open Disaster that is meant: empires.whichCrisis, empires.notOpen.
[[nodiscard]] MaybeRefusal refusesCrisis(const State &state, Card card);
[[nodiscard]] MaybeRefusal refusesNewCard(const State &state, std::string_view field, Card card);
/// Whether that player decides about a Disaster now, where resources are kept: empires.notYourTurn, empires.decided.
[[nodiscard]] MaybeRefusal refusesDecision(const State &state, int player, Card card);

[[nodiscard]] MaybeRefusal judge(const State &state, const Values &move);
[[nodiscard]] MaybeRefusal judge(const State &state, const Learn &move);
[[nodiscard]] MaybeRefusal judge(const State &state, const Track &move);
[[nodiscard]] MaybeRefusal judge(const State &state, const Lay &move);
[[nodiscard]] MaybeRefusal judge(const State &state, const Blitz &move);
[[nodiscard]] MaybeRefusal judge(const State &state, const Campaign &move);
[[nodiscard]] MaybeRefusal judge(const State &state, const TellStock &move);
[[nodiscard]] MaybeRefusal judge(const State &state, const FinishedSheet &move);
[[nodiscard]] MaybeRefusal judge(const State &state, const Correct &move);
[[nodiscard]] MaybeRefusal judge(const State &state, const Use &move);
/// Moves that there are only where resources are kept: empires.resourcesNotKept elsewhere.
[[nodiscard]] MaybeRefusal judge(const State &state, const Avert &move);
[[nodiscard]] MaybeRefusal judge(const State &state, const Exchange &move);
[[nodiscard]] MaybeRefusal judge(const State &state, const Sell &move);
[[nodiscard]] MaybeRefusal judge(const State &state, const Discard &move);

} // namespace pegsheet::empires
