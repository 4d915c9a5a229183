// SPDX-License-Identifier: Apache-2.0
#include "model/bronze/player/appplayer.h"

#include "model/bronze/game.h"
#include "model/core/overload.h"

namespace pegsheet::bronze {

namespace {

void roll(Dice &dice, int count, Random &random)
{
    for (int die = 0; die < count; ++die)
        dice.add(static_cast<Face>(random.below(kCount<Face>)));
}

} // namespace

Move AppPlayer::play(State &state, Random &random)
{
    if (state.step == Step::Typing)
        return playRandomly(state, random);
    Move move = m_evaluator.best(state);
    std::visit(Overload{
                   [&](Roll &rolled) { roll(rolled.faces, diceOf(state), random); },
                   [&](Reroll &again) { roll(again.rolled, state.dice.size() - again.kept.size(), random); },
                   [&](Leadership &once) { once.to = static_cast<Face>(random.below(kCount<Face>)); },
                   [](auto &) {},
               },
               move);
    NoEffects sink;
    apply(state, move, sink);
    return move;
}

} // namespace pegsheet::bronze
