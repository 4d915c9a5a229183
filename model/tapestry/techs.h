// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "model/tapestry/state.h"

/// Which tech cards may go a row up (DE p.8), where cards are known by name.
namespace pegsheet::tapestry {

/// Whether the owner may bring the card a row up.
[[nodiscard]] bool mayGoUp(const State &state, int seat, const TechCards::Held &held);
/// Whether an entry that asks for an upgrade lets the card go up: any that may, or the one that it is about.
[[nodiscard]] bool mayLift(const State &state, const Entry &entry, const TechCards::Held &held);
/// The same of any card of the player.
[[nodiscard]] bool mayLiftAny(const State &state, const Entry &entry);

} // namespace pegsheet::tapestry
