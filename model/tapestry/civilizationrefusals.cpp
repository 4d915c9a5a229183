// SPDX-License-Identifier: Apache-2.0
// Why what a civilization asks cannot be answered so.
#include "model/tapestry/judging.h"

namespace pegsheet::tapestry {

MaybeRefusal judge(const State &state, const NameCivilization &move)
{
    int index = 0;
    return refusesAnswer(state, move.entry, Wants::Civilization, index);
}

MaybeRefusal judge(const State &state, const Predict &move)
{
    int index = 0;
    return refusesAnswer(state, move.entry, Wants::Predict, index);
}

MaybeRefusal judge(const State &state, const Lose &move)
{
    int index = 0;
    return refusesAnswer(state, move.entry, Wants::Lose, index);
}

MaybeRefusal judge(const State &state, const Trade &move)
{
    int index = 0;
    return refusesAnswer(state, move.entry, Wants::Trade, index);
}

MaybeRefusal judge(const State &state, const SwapBuildings &move)
{
    int index = 0;
    return refusesAnswer(state, move.entry, Wants::Swap, index);
}

} // namespace pegsheet::tapestry
