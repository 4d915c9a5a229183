// SPDX-License-Identifier: Apache-2.0
// Touches that say whole moves: passing, what the opponent of one player rolls, pieces that go back to the supply.
#include "model/nations/giveback.h"
#include "model/nations/pencilpieces.h"
#include "model/nations/rules.h"

#include <algorithm>
#include <utility>
#include <variant>

namespace pegsheet::nations {

namespace {

std::uint8_t asRolled(int number)
{
    return static_cast<std::uint8_t>(std::clamp(number, 0, 255));
}

TouchResult giveBack(Pencil &pencil, const State &state, int place)
{
    if (state.step != Step::GiveBack || place < 0)
        return nothingThere(PencilKind::GiveBack);
    const Returns returns(state.mine(), state.owed);
    if (static_cast<std::uint32_t>(place) >= returns.count())
        return nothingThere(PencilKind::GiveBack);
    GiveBack move;
    move.pieces = returns.at(static_cast<std::uint32_t>(place));
    return sayWhole(pencil, move);
}

TouchResult rolled(Pencil &pencil, const Value &with)
{
    Move move;
    if (auto refusal = MatchOf<Nations>::readMove(with, move))
        return {std::move(refusal)};
    return std::holds_alternative<Roll>(move) ? sayWhole(pencil, move) : nothingThere(PencilKind::Rolled);
}

} // namespace

std::vector<Move> passesToTheEnd(const State &state)
{
    std::vector<Move> moves;
    State after = state;
    NoEffects quiet;
    while (after.step == Step::Act && static_cast<int>(moves.size()) < after.players) {
        moves.push_back(Pass{});
        apply(after, moves.back(), quiet);
    }
    if (after.step <= Step::Remove && after.age == state.age)
        moves.clear();
    return moves;
}

// The rules refuse it, where they do, as they refuse every move that the touches come to.
TouchResult sayWhole(Pencil &pencil, Move move)
{
    pencil.whole = {std::move(move)};
    return {std::nullopt, true};
}

TouchResult touchWhole(Pencil &pencil, const State &state, const Touch &touch)
{
    const auto kind = static_cast<PencilKind>(touch.kind);
    switch (kind) {
    case PencilKind::Pass: return sayWhole(pencil, Pass{});
    case PencilKind::Opponent: return sayWhole(pencil, OpponentRoll{asRolled(touch.number)});
    case PencilKind::Remove: return sayWhole(pencil, OpponentRemove{asRolled(touch.number)});
    case PencilKind::GiveBack: return giveBack(pencil, state, touch.at);
    case PencilKind::Rolled: return rolled(pencil, touch.with);
    default: break;
    }
    pencil.whole = passesToTheEnd(state);
    return pencil.whole.size() > 1 ? TouchResult{std::nullopt, true} : nothingThere(kind);
}

} // namespace pegsheet::nations
