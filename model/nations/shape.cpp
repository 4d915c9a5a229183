// SPDX-License-Identifier: Apache-2.0
#include "model/nations/shape.h"

namespace pegsheet::nations {

bool rolls(const Move &move)
{
    return std::holds_alternative<Roll>(move);
}

bool beginsRolling(const Move &move)
{
    return rolls(move);
}

bool endsTurn(const State &before, const Move &move, const State &after)
{
    if (std::holds_alternative<Correct>(move))
        return false;
    if (std::holds_alternative<Roll>(move) && !before.mine().rolled)
        return after.player != before.player;
    const bool rollsOn = after.step == Step::Roll && after.mine().rolled;
    return !rollsOn && after.step != Step::GiveBack && after.step != Step::Remove;
}

bool isRolling(const State &state)
{
    return state.step == Step::Roll;
}

bool isNeedless(const State &state, const Move &move)
{
    if (state.agreed.onlySheets || state.step == Step::Over)
        return false;
    if (std::holds_alternative<Pass>(move))
        return state.step < Step::Roll || state.step >= Step::Books;
    if (!state.isFull())
        return false;
    const bool isNextAge = state.step < Step::Roll;
    if (std::holds_alternative<Famine>(move))
        return isNextAge || state.step > Step::Famine;
    if (std::holds_alternative<War>(move))
        return isNextAge;
    return (std::holds_alternative<Roll>(move) && state.step != Step::Roll)
        || (std::holds_alternative<GiveBack>(move) && state.step != Step::GiveBack);
}

} // namespace pegsheet::nations
