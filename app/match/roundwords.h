// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "model/core/match.h"

#include <QString>

#include <string_view>
#include <vector>

namespace pegsheet::app {

/// What a game calls the rounds that its matches are told by.
struct RoundWords
{
    QString (*heading)() = nullptr;             ///< before numbers to choose from: "Round"
    QString (*name)(int round) = nullptr;       ///< standing alone: "Round 3"
    QString (*inSentence)(int round) = nullptr; ///< "round 3"
    QString (*count)(int rounds) = nullptr;     ///< "8 rounds"
    QString (*scores)() = nullptr;              ///< over the scores there were: "Score after each round"
    QString (*change)(int points) = nullptr;    ///< behind a sign, what a turn brought: "4 points"; null: in points
    std::string_view line = {};                 ///< of the score, that is counted while a match goes on; empty: all of it
};

/// Returns the words for games that have nothing else than rounds.
[[nodiscard]] const RoundWords &plainRounds();

/// Returns what every player has of what is counted while a match goes on, by seat; so it is at its end.
[[nodiscard]] std::vector<int> pointsSoFar(const Match &match, const RoundWords &words);

} // namespace pegsheet::app
