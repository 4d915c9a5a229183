// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "model/bronze/moves.h"
#include "model/bronze/player/turnplan.h"
#include "model/bronze/player/weights.h"
#include "model/core/random.h"

#include <vector>

namespace pegsheet::bronze {

/// Plays well and fast: it thinks one turn ahead, exactly over its three rolls, and values what the turn leaves by weights. Any
/// move can be asked of it in any order; it keeps what it has thought for as long as the match goes on as it thought.
class FastPlayer
{
public:
    FastPlayer() = default;
    /// With other weights than those of the rule set.
    explicit FastPlayer(const Weights &weights) : m_weights(&weights) {}

    /// Makes and returns one move; dice fall by their true odds. The match must not be over.
    Move play(State &state, Random &random);
    /// Decides the rest of the turn anew, whatever it had decided.
    void reconsider() { m_moves.clear(); }

private:
    [[nodiscard]] const Weights &weightsOf(const State &state) const;
    [[nodiscard]] Move roll(const State &state, Random &random);
    [[nodiscard]] Move rollOn(const State &state, Random &random);
    [[nodiscard]] bool shouldPreserve(const State &state);
    [[nodiscard]] Move end(const State &state);
    void think(const State &state);

    const Weights *m_weights = nullptr; ///< null: those of the rule set
    TurnPlan m_plan;
    bool m_rollsWorked = false;
    Spending m_spending;
    std::vector<Move> m_moves; ///< still to be made, the next one last
    State m_after;             ///< as its last move left it
};

} // namespace pegsheet::bronze
