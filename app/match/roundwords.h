// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QString>

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
};

/// Returns the words for games that have nothing else than rounds.
[[nodiscard]] const RoundWords &plainRounds();

} // namespace pegsheet::app
