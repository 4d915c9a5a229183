// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "model/core/score.h"
#include "model/empires/state.h"

#include <vector>

namespace pegsheet::empires {

/// Points of an Innovation at the end, and why there are none: empires.inactive, empires.abilityUnknown, empires.notAtEnd (it works
/// at another time), empires.nothingCounted, empires.nothingToCopy, empires.stockUnknown, empires.notCounted (what the table says
/// of it is missing).
struct EndPoints
{
    int points = 0;
    std::string_view why;
};
[[nodiscard]] EndPoints endPointsOf(const State &state, int seat, Card card);

/// Every player's score as it would be if the match ended now: the track, healthy places, Innovations (DE Ende des Spiels). More
/// healthy places break a tie.
[[nodiscard]] Score scoreOf(const State &state, int seat);
[[nodiscard]] std::vector<Score> scoresOf(const State &state);
[[nodiscard]] std::vector<int> winnersOf(const State &state);

} // namespace pegsheet::empires
