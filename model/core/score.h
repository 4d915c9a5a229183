// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "model/core/value.h"

#include <string_view>
#include <vector>

namespace pegsheet {

/// One thing that earned points within a line: a development, a monument.
struct ScoreItem
{
    std::string_view what;     ///< identifier in the game's own words ("obelisk")
    int points = 0;            ///< negative where it costs
    std::string_view why = {}; ///< a stable code saying why it is zero; empty otherwise

    bool operator==(const ScoreItem &) const = default;
};

/// A line of the score sheet.
struct ScoreLine
{
    std::string_view what;        ///< the line's identifier ("monuments")
    int points = 0;               ///< negative where it costs
    std::string_view why;         ///< a stable code saying why the line is zero; empty otherwise
    std::vector<ScoreItem> items; ///< what the points came from, where it is made of parts

    bool operator==(const ScoreLine &) const = default;
};

/// A player's score as it would be if the match ended now. The lines add up to the total.
struct Score
{
    int player = 0;
    int total = 0;
    int tieBreak = 0; ///< what decides between equal totals; the greater wins
    std::vector<ScoreLine> lines;

    bool operator==(const Score &) const = default;
};

/// `{"player":0,"total":12,"tieBreak":9,"lines":[{"what":…,"points":…},…]}`
[[nodiscard]] Value scoreValue(const Score &score);

} // namespace pegsheet
