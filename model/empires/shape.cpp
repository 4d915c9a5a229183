// SPDX-License-Identifier: Apache-2.0
#include "model/empires/shape.h"

namespace pegsheet::empires {

bool endsTurn(const State &before, const Move &move, const State &after)
{
    if (std::holds_alternative<Correct>(move))
        return false;
    return before.step != after.step || before.round != after.round || playerOf(before) != playerOf(after)
        || std::holds_alternative<Accept>(move) || std::holds_alternative<Done>(move) || std::holds_alternative<BidAxes>(move)
        || std::holds_alternative<Blitz>(move);
}

bool isNeedless(const State &state, const Move &move)
{
    if (state.onlySheets || state.step == Step::Over)
        return false;
    return std::holds_alternative<Done>(move);
}

} // namespace pegsheet::empires
