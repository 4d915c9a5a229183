// SPDX-License-Identifier: Apache-2.0
#include "model/bronze/shape.h"

#include "model/bronze/rules.h"

namespace pegsheet::bronze {

bool rolls(const Move &move)
{
    return move.index() <= static_cast<std::size_t>(Kind::Choose);
}

bool beginsRolling(const Move &move)
{
    return std::holds_alternative<Roll>(move);
}

bool endsTurn(const State &, const Move &move, const State &)
{
    return std::holds_alternative<EndTurn>(move);
}

bool isRolling(const State &state)
{
    const Phase phase = phaseOf(state);
    return phase == Phase::Roll || phase == Phase::Reroll || phase == Phase::Choose;
}

bool isNeedless(const State &state, const Move &move)
{
    return std::holds_alternative<EndTurn>(move) && phaseOf(state) == Phase::Roll;
}

} // namespace pegsheet::bronze
