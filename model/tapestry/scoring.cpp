// SPDX-License-Identifier: Apache-2.0
#include "model/tapestry/scoring.h"

#include <numeric>

namespace pegsheet::tapestry {

namespace {

constexpr std::string_view kNoPoints = "tapestry.noPoints";

bool hasWon(const State &state, int seat)
{
    return state.step == Step::Over && (state.shared >> seat & 1) != 0;
}

} // namespace

Score scoreOf(const State &state, int seat)
{
    const Player &player = state.at(seat);
    Score score{seat, player.vp, 0, {}};
    score.tieBreak = state.knowsTies() ? player.resources.total() : (hasWon(state, seat) ? 1 : 0);
    for (const Source source : kAll<Source>) {
        const auto &eras = player.ledger[source];
        ScoreLine line{nameOf(source), std::accumulate(eras.begin(), eras.end(), 0), {}, {}};
        // When the points of a finished sheet came is not said.
        const bool isDated = !state.agreed.onlySheets || source != Source::Typed;
        for (std::size_t era = 0; era < eras.size(); ++era)
            if (isDated && eras[era] != 0)
                line.items.push_back({kEraNames[era], eras[era], {}});
        if (line.points == 0)
            line.why = kNoPoints;
        score.lines.push_back(std::move(line));
    }
    return score;
}

std::vector<Score> scoresOf(const State &state)
{
    std::vector<Score> scores;
    for (int seat = 0; seat < state.players; ++seat)
        scores.push_back(scoreOf(state, seat));
    return scores;
}

std::vector<int> winnersOf(const State &state)
{
    std::vector<int> winners;
    for (int seat = 0; seat < state.players; ++seat)
        if (hasWon(state, seat))
            winners.push_back(seat);
    return winners;
}

} // namespace pegsheet::tapestry
