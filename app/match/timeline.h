// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "model/core/match.h"

#include <vector>

namespace pegsheet::app {

/// The scores, rounds and turns along the line of a match that is played back. Places count the moves made: 0 is the set-up,
/// moves() the end.
class Timeline
{
public:
    /// Reads the line to the head. The match then stands at the set-up, with all of it to be redone.
    explicit Timeline(Match &match);

    [[nodiscard]] int moves() const { return static_cast<int>(m_scores.size()) - 1; }
    /// Every player's score at that place, by seat.
    [[nodiscard]] const std::vector<int> &scoresAt(int place) const { return m_scores[static_cast<std::size_t>(place)]; }
    /// The places at which a round, and a turn, is over, the set-up before the first: the last one is the end. Where only
    /// finished sheets are counted, each that is entered is one.
    [[nodiscard]] const std::vector<int> &rounds() const { return m_rounds; }
    [[nodiscard]] const std::vector<int> &turns() const { return m_turns; }
    /// How many rounds are over at that place, and how far the next one is: 2.5 is the middle of the third.
    [[nodiscard]] double roundsAt(int place) const;
    /// The place of the list before and after that one, which may lie between two.
    [[nodiscard]] static int before(const std::vector<int> &list, int place);
    [[nodiscard]] static int after(const std::vector<int> &list, int place);

private:
    std::vector<std::vector<int>> m_scores;
    std::vector<int> m_rounds{0};
    std::vector<int> m_turns{0};
};

} // namespace pegsheet::app
