// SPDX-License-Identifier: Apache-2.0
#include "model/nations/rules.h"

#include "model/nations/giveback.h"
#include "model/nations/judging.h"

namespace pegsheet::nations {

namespace {

// Dice and chits are only spent where they are kept.
MaybeRefusal refusesSpendingStep(const State &state, Step step)
{
    if (auto refusal = refusesAnything(state))
        return refusal;
    if (!state.isFull())
        return Refusal{"nations.piecesNotKept", {}};
    return refusesStep(state, step);
}

MaybeRefusal judgeSpending(const State &state, const Pieces &pieces, Step step)
{
    if (auto refusal = refusesSpendingStep(state, step))
        return refusal;
    return refusesSpending(state.mine().available, pieces, spentAt(step), tradesAt(state, step));
}

// Listed moves --------------------------------------------------------------------------------------------

MaybeRefusal judge(const State &state, const Roll &move)
{
    if (auto refusal = refusesAnything(state))
        return refusal;
    if (state.step != Step::Roll)
        return state.isFull() ? inPhase("nations.nothingToRoll", state) : Refusal{"nations.piecesNotKept", {}};
    const Amounts<Colour> given = coloursOf(move.faces);
    for (const Colour colour : kAll<Colour>)
        if (const int needed = state.mine().toRoll[colour]; given[colour] != needed)
            return Refusal{"nations.diceCount", {{"colour", nameOf(colour)}, {"needed", needed}, {"given", given[colour]}}};
    return std::nullopt;
}

MaybeRefusal judge(const State &state, const Reroll &move)
{
    if (auto refusal = refusesAction(state))
        return refusal;
    if (rerollsLeft(state, state.mine()) == 0)
        return Refusal{"nations.noReroll", {}};
    if (!state.isFull())
        return move.dice.total() > 0 ? MaybeRefusal(Refusal{"nations.piecesNotKept", {}}) : std::nullopt;
    if (auto refusal = refusesUsed(state.mine().available, {move.dice, {}}))
        return refusal;
    return move.dice.total() == 0 ? MaybeRefusal(Refusal{"nations.nothingRerolled", {}}) : std::nullopt;
}

MaybeRefusal judge(const State &state, const Buy &move)
{
    if (auto refusal = refusesAction(state))
        return refusal;
    if (!state.keepsOffer())
        return Refusal{"nations.offerNotKept", {}};
    if (move.column < 1 || move.column > state.columns())
        return outOfRange("column", move.column, 1, state.columns());
    if (move.row < 1 || move.row > kRows)
        return outOfRange("row", move.row, 1, kRows);
    const Place &place = state.offer[offerPlace(move.column, move.row)];
    if (!place)
        return Refusal{"nations.noTile", {{"column", move.column}, {"row", move.row}}};
    if (auto refusal = refusesPlace(state, *place, move.slot))
        return refusal;
    return refusesPieces(state, move.pieces, place->price, priceOf(move.row));
}

MaybeRefusal judge(const State &state, const Build &move)
{
    if (auto refusal = refusesAction(state))
        return refusal;
    const Place &wonder = state.mine().wonder;
    if (!wonder)
        return Refusal{"nations.noWonder", {}};
    if (!hasRoom(state, state.mine(), {}, wonder->gains))
        return Refusal{"nations.tooManyPieces", {{"dice", kMostDice}, {"chits", kMostChits}}};
    return refusesPieces(state, move.pieces, Symbol::Stone, wonder->stone);
}

MaybeRefusal judge(const State &state, const Pass &)
{
    return refusesAction(state);
}

MaybeRefusal judge(const State &state, const GiveBack &move)
{
    if (auto refusal = refusesAnything(state))
        return refusal;
    if (state.step != Step::GiveBack)
        return inPhase("nations.nothingOwed", state);
    return Returns(state.mine(), state.owed).refuses(move.pieces);
}

MaybeRefusal judge(const State &state, const Books &move)
{
    return judgeSpending(state, move.pieces, Step::Books);
}

MaybeRefusal judge(const State &state, const Famine &move)
{
    return judgeSpending(state, move.pieces, Step::Famine);
}

MaybeRefusal judge(const State &state, const War &move)
{
    return judgeSpending(state, move.pieces, Step::War);
}

MaybeRefusal judge(const State &state, const OpponentRoll &move)
{
    if (auto refusal = refusesAnything(state))
        return refusal;
    if (!state.isSolo())
        return Refusal{"nations.notAlone", {}};
    if (auto refusal = refusesStep(state, Step::Opponent))
        return refusal;
    // As many blue dice as the age's number (DE Solospiel).
    const int most = state.age * kHighestFace;
    return move.books > most ? MaybeRefusal(outOfRange("books", move.books, 0, most)) : std::nullopt;
}

MaybeRefusal judge(const State &state, const OpponentRemove &move)
{
    if (auto refusal = refusesAnything(state))
        return refusal;
    if (!state.isSolo())
        return Refusal{"nations.notAlone", {}};
    if (!state.keepsOffer())
        return Refusal{"nations.offerNotKept", {}};
    if (auto refusal = refusesStep(state, Step::Remove))
        return refusal;
    return move.d4 < 1 || move.d4 > kD4 ? MaybeRefusal(outOfRange("d4", move.d4, 1, kD4)) : std::nullopt;
}

} // namespace

MaybeRefusal refuses(const State &state, const Move &move)
{
    return std::visit([&](const auto &made) { return judge(state, made); }, move);
}

} // namespace pegsheet::nations
