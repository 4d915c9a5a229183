// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "model/empires/conflict.h"
#include "model/empires/state.h"

#include <vector>

namespace pegsheet::empires {

/// What is in a box: all numbers of the places, all cards, the Conflicts and both tracks. The rulebook prints little of it, so the
/// model has none; whoever wants random matches hands one in.
struct Box
{
    Per<PlaceNumbers, Location> places;
    std::array<CardFacts, kCards> cards;
    std::vector<Conflict> conflicts;
    std::vector<Round> trackOfTwo;
    std::vector<Round> trackOfMore;
};

/// What the random player plays with from now on; it must outlive every match. Null takes it away.
void setBox(const Box *box);
/// Null where none was handed in: then nothing can be simulated (empires.noBox).
[[nodiscard]] const Box *box();

} // namespace pegsheet::empires
