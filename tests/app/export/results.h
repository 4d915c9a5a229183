// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/export/result.h"

#include <algorithm>

/// Results made up, with names that break what is put together carelessly.
namespace pegsheet::exporting::test {

inline const std::vector<std::string> kNames{"Ann \"the Pen\" O’Neill", "Jürgen, Öttinger", "=SUM(A1:A9)", "陈小明", "🎲 Bo\\n"};

/// So many of kNames, with ties and points below zero among them; as they stand in `scores`.
inline Result resultFor(const std::vector<int> &scores, const std::vector<int> &winners)
{
    Result result;
    result.entry.uid = "0123456789abcdef0123456789abcdef";
    result.entry.game = "bronze";
    result.entry.setup.variant = "2024";
    result.entry.setup.options = {{"trading", true}, {"laterPoints", "classic"}};
    result.entry.startedAt = 1'717'178'400; // 2024-05-31 18:00:00
    result.entry.touchedAt = result.entry.startedAt + 47 * 60 + 29;
    result.entry.overAt = result.entry.touchedAt;
    result.title = "Roll Through the Ages: The Bronze Age";
    result.isOver = true;
    result.moves = 77;
    result.boardGameGeek = 37380;
    for (std::size_t seat = 0; seat < scores.size(); ++seat) {
        const bool won = std::find(winners.begin(), winners.end(), static_cast<int>(seat)) != winners.end();
        result.places.push_back({static_cast<int>(seat),
                                 kNames[seat],
                                 scores[seat],
                                 won ? 1 : 2,
                                 won,
                                 {{"developments", scores[seat] + 3, "", {}}, {"disasters", -3, "", {}}}});
        result.entry.setup.players.push_back(kNames[seat]);
    }
    return result;
}

} // namespace pegsheet::exporting::test
