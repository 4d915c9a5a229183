// SPDX-License-Identifier: Apache-2.0
#include "model/bronze/player/rollout.h"

#include "model/bronze/player/estimate.h"

namespace pegsheet::bronze {

Rollout::Result Rollout::run(Evaluator &evaluator, const State &state, Random &random)
{
    Result result;
    State reached = state;
    for (Evaluator *by : {&evaluator, &m_further}) {
        if (reached.step == Step::Over)
            break;
        const Evaluator::Turn turn = by->playTurn(reached, random);
        for (std::size_t seat = 0; seat < result.luck.size(); ++seat)
            result.luck[seat] += turn.luck[seat];
        reached = turn.after;
    }
    result.chances = m_further.of(reached);
    return result;
}

double Rollout::finalScore(State state, Random &random)
{
    while (state.step != Step::Over)
        m_fast.play(state, random);
    return resultOf(state)[0];
}

} // namespace pegsheet::bronze
