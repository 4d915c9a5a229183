// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "model/tapestry/state.h"

#include <vector>

/// What players reckon with before they move.
namespace pegsheet::tapestry {

/// How many steps on tracks the resources pay for, without what the steps would bring (DE p.6).
[[nodiscard]] int stepsWorth(const Player &player);

/// Equal icons of points that lie open on the income mat.
struct MatPoints
{
    Node icon;     ///< `vp` or `vp_per`
    int slots = 0; ///< how many of them lie open
    int each = 0;  ///< what one brings

    [[nodiscard]] int points() const { return slots * each; }
};
/// The points that an income turn would bring now, icon by icon (DE p.12).
[[nodiscard]] std::vector<MatPoints> matPointsOf(const State &state, int seat);

} // namespace pegsheet::tapestry
