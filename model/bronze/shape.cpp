// SPDX-License-Identifier: Apache-2.0
#include "model/bronze/shape.h"

#include "model/bronze/rules.h"
#include "model/core/overload.h"

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

bool isReroll(const Move &move)
{
    return std::holds_alternative<Reroll>(move);
}

bool keepsDice(const Move &move)
{
    return rolls(move) && !std::holds_alternative<Choose>(move);
}

bool isSameDecision(const Move &one, const Move &other)
{
    if (one.index() != other.index())
        return false;
    return std::visit(Overload{
                          [](const Roll &) { return true; },
                          [&](const Reroll &move) { return move.kept == std::get<Reroll>(other).kept; },
                          [&](const Leadership &move) { return move.from == std::get<Leadership>(other).from; },
                          [&](const auto &) { return one == other; },
                      },
                      one);
}

MovePart partOf(const Move &move)
{
    if (std::holds_alternative<Trade>(move))
        return MovePart::Trade;
    return std::holds_alternative<Correct>(move) ? MovePart::Correction : MovePart::Play;
}

MaybeRefusal refusesReview(const State &state)
{
    if (state.agreed.onlySheets)
        return Refusal{"bronze.nothingPlayed", {}};
    return std::nullopt;
}

} // namespace pegsheet::bronze
