// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "model/tapestry/state.h"

/// Which tech cards may go a row up (DE p.8), where cards are known by name.
namespace pegsheet::tapestry {

/// How many spaces of a track, or slots of a row, that player still has to go for what a card needs; 0: it is there (DE p.8, p.19).
[[nodiscard]] int lacks(const State &state, int seat, const Prerequisite &prerequisite);
/// Whether a player or a neighbour has what a card needs now, who has ended too; after AI Singularity technology is 12 (DE p.8,
/// p.19; contract, reading 38).
[[nodiscard]] bool isMet(const State &state, int seat, const Prerequisite &prerequisite);
/// Whether the owner may bring the card a row up.
[[nodiscard]] bool mayGoUp(const State &state, int seat, const TechCards::Held &held);
/// Whether an entry that asks for an upgrade lets the card go up: any that may, or the one that it is about.
[[nodiscard]] bool mayLift(const State &state, const Entry &entry, const TechCards::Held &held);
/// The same of any card of the player.
[[nodiscard]] bool mayLiftAny(const State &state, const Entry &entry);
/// Whether any card of the player may go up, and whether one that must be meant: a card of the bottom row, or one of the middle row
/// that is named, since the prerequisite of any other may forbid it (contract, readings 6 and 39).
[[nodiscard]] bool mayUpgrade(const State &state, int seat);
[[nodiscard]] bool mustUpgrade(const State &state, int seat);

} // namespace pegsheet::tapestry
