// SPDX-License-Identifier: Apache-2.0
#include "app/match/timeline.h"

#include "app/match/gametable.h"
#include "app/match/movedescription.h"

#include <algorithm>

namespace pegsheet::app {

Timeline::Timeline(Match &match)
{
    const int moves = match.length();
    const bool isSheets = match.setup().mode == "scoring";
    for (int place = 1; place < moves; ++place) {
        const bool isRound = isSheets || describeRound(match, place) != describeRound(match, place - 1);
        if (isRound)
            m_rounds.push_back(place);
        if (isRound || match.playerAt(place) != match.playerAt(place - 1))
            m_turns.push_back(place);
    }
    if (moves > 0) {
        m_rounds.push_back(moves);
        m_turns.push_back(moves);
    }
    m_scores.resize(static_cast<std::size_t>(moves) + 1);
    const RoundWords &words = gameTable(match).rounds();
    for (auto scores = m_scores.rbegin(); scores != m_scores.rend(); ++scores) {
        *scores = pointsSoFar(match, words);
        match.undo(1);
    }
}

double Timeline::roundsAt(int place) const
{
    const auto over = std::upper_bound(m_rounds.begin(), m_rounds.end(), place);
    const auto round = static_cast<double>(over - m_rounds.begin()) - 1;
    if (over == m_rounds.end())
        return round;
    const int begun = *(over - 1);
    return round + static_cast<double>(place - begun) / (*over - begun);
}

int Timeline::before(const std::vector<int> &list, int place)
{
    const auto at = std::lower_bound(list.begin(), list.end(), place);
    return at == list.begin() ? list.front() : *(at - 1);
}

int Timeline::after(const std::vector<int> &list, int place)
{
    const auto at = std::upper_bound(list.begin(), list.end(), place);
    return at == list.end() ? list.back() : *at;
}

} // namespace pegsheet::app
