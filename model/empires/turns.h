// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "model/empires/effects.h"
#include "model/empires/state.h"

/// How rounds go on, and what every kind of move has in common. For the files of rules.h.
namespace pegsheet::empires {

/// Begins the round of the track that is next, or asks for its space.
void beginRound(State &state, const Teller &tell);
/// The round is over: the next one.
void endRound(State &state, const Teller &tell);
/// The places are laid, or everybody has taken the Disasters of the blitz variant.
void beginTrack(State &state, const Teller &tell);
/// Where nothing is missing at the end any more the match is over, and where it is again it is not.
void settleCount(State &state);

/// Points on the track and in the ledger.
void score(State &state, int seat, Scoring from, Source by, int points, const Teller &tell);
/// Resources out of the supply or into it; nothing where they are not kept. `from` is what brings them, where it is a place or
/// card.
void receive(State &state, int seat, Source from, const Stock &resources, const Teller &tell);
void pay(State &state, int seat, const Stock &resources, const Teller &tell);
/// A marker comes off the card.
void refresh(State &state, Card card, const Teller &tell);
/// What the ability brings without a choice: points, resources and markers.
void take(State &state, int seat, Source source, const Teller &tell);
/// All abilities of that time that leave no choice and were not used; each once.
void takeAll(State &state, int seat, When when, const Teller &tell);
/// What an Economy phase brings without a choice, once (DE Wirtschaftsrunde).
void takeIncome(State &state, int seat, const Teller &tell);
/// The place at that position is destroyed, and what lies there acts (DE Fähigkeiten, die bei Zerstörung des Orts aktiviert
/// werden).
void destroy(State &state, int seat, int position, int threatened, const Teller &tell);
/// The card lies at the place of that position.
void layCard(State &state, int seat, Card card, int position, const Teller &tell);
/// Two places change positions with all that lies there.
void swapPlaces(State &state, int seat, int first, int second, bool isUnrest, const Teller &tell);
/// Everybody has bid: strength, tier, bonus and unrest (DE Militärrunde 4 to 6).
void resolveConflict(State &state, const Teller &tell);

/// Who has decided about all Disasters that are open is done for this time: the next one decides (DE Ablauf der Krisenrunde).
void passOn(State &state);

/// The only position where there is just one, else 0.
[[nodiscard]] int onlyOf(const std::vector<int> &positions);
/// Where an accepted card would lie once the place at `hit` is destroyed (0: nothing is); see placesFor().
[[nodiscard]] std::vector<int> placesAfter(const State &state, int seat, int hit);
/// The only open Disaster where there is just one, else none.
[[nodiscard]] Card onlyOpen(const State &state);

} // namespace pegsheet::empires
