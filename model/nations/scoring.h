// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "model/core/score.h"
#include "model/nations/state.h"

#include <vector>

namespace pegsheet::nations {

/// What the tiles of a player bring at the end, kind by kind (DE Spielende): those that lie there, or what was typed instead.
struct TileTotals
{
    int developments = 0;
    int advisor = 0;
    int colonies = 0;
    int wonders = 0; ///< built ones only

    [[nodiscard]] constexpr int total() const { return developments + advisor + colonies + wonders; }
    constexpr bool operator==(const TileTotals &) const = default;
};
[[nodiscard]] TileTotals tileTotals(const State &state, const Player &player);
/// The tiles of that player count as typed numbers, but for kinds that a correction put in.
[[nodiscard]] bool areTilesTyped(const State &state, int seat);

/// Points on the victory point track: books, famine and war (DE Aktionen), or what was typed.
[[nodiscard]] int trackOf(const State &state, const Player &player);
/// The score as it would be if the match ended now.
[[nodiscard]] Score scoreOf(const State &state, int seat);
[[nodiscard]] std::vector<Score> scoresOf(const State &state);
[[nodiscard]] int totalOf(const State &state, int seat);
/// The seat with the most points; of equal ones the earlier in the turn order (DE Spielende).
[[nodiscard]] std::vector<int> winnersOf(const State &state);

} // namespace pegsheet::nations
