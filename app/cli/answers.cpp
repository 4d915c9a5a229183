// SPDX-License-Identifier: Apache-2.0
#include "app/cli/answers.h"

#include "app/text/errortext.h"

#include <iterator>
#include <utility>

namespace pegsheet::cli {

Value errorAnswer(const Refusal &refusal, Object further)
{
    Object answer{{"ok", false}, {"code", refusal.code}, {"message", errorText(refusal).toStdString()}};
    answer.insert(answer.end(), std::make_move_iterator(further.begin()), std::make_move_iterator(further.end()));
    return answer;
}

Object stateAnswer(const Match &match)
{
    Array scores;
    for (const Score &score : match.scores())
        scores.push_back(scoreValue(score));
    const std::vector<int> winners = match.winners();
    return {
        {"ok", true},
        {"moves", match.length()},
        {"player", match.player()},
        {"phase", match.phase()},
        {"over", match.over()},
        {"state", match.state()},
        {"scores", std::move(scores)},
        {"winners", Array(winners.begin(), winners.end())},
        {"did", match.did()},
    };
}

} // namespace pegsheet::cli
