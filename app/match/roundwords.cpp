// SPDX-License-Identifier: Apache-2.0
#include "app/match/roundwords.h"

#include <QCoreApplication>

#include <algorithm>

namespace pegsheet::app {

namespace {

struct Rounds
{
    Q_DECLARE_TR_FUNCTIONS(Rounds)
};

} // namespace

const RoundWords &plainRounds()
{
    static constexpr RoundWords kRounds{
        //: Before the numbers of the rounds to jump to
        [] { return Rounds::tr("Round"); },
        //: Standing alone, as over the moves of a round
        [](int round) { return Rounds::tr("Round %1").arg(round); },
        //: Within a sentence or at its end: "Then it is Ada's turn, round 3."
        [](int round) { return Rounds::tr("round %1").arg(round); },
        //: How long a match was
        [](int rounds) { return Rounds::tr("%n round(s)", nullptr, rounds); },
        //: Heading over lines of scores
        [] { return Rounds::tr("Score after each round"); },
        //: What a turn brought, behind a sign
        [](int points) { return Rounds::tr("%n point(s)", nullptr, points); },
    };
    return kRounds;
}

std::vector<int> pointsSoFar(const Match &match, const RoundWords &words)
{
    std::vector<int> points;
    for (const Score &score : match.scores()) {
        const auto line = std::ranges::find(score.lines, words.line, &ScoreLine::what);
        points.push_back(line == score.lines.end() ? score.total : line->points);
    }
    return points;
}

} // namespace pegsheet::app
