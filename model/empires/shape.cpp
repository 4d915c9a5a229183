// SPDX-License-Identifier: Apache-2.0
#include "model/empires/shape.h"

namespace pegsheet::empires {

int actorOf(const Move &move)
{
    return std::visit(
        [](const auto &made) {
            using M = std::decay_t<decltype(made)>;
            if constexpr (std::is_same_v<M, Values> || std::is_same_v<M, Learn>)
                return kNobodys;
            else if constexpr (std::is_same_v<M, Correct>)
                return kTables;
            else if constexpr (requires { made.player; })
                return static_cast<int>(made.player);
            else
                return kTables;
        },
        move);
}

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
