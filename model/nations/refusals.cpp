// SPDX-License-Identifier: Apache-2.0
#include "model/nations/rules.h"

#include "model/nations/giveback.h"
#include "model/nations/typing.h"

namespace pegsheet::nations {

namespace {

Refusal inPhase(std::string_view code, const State &state)
{
    return {code, {{"phase", nameOf(phaseOf(state))}}};
}

// What holds for every move but a correction and a sheet.
MaybeRefusal refusesAnything(const State &state)
{
    if (state.agreed.onlySheets)
        return Refusal{"nations.onlySheets", {}};
    if (state.step == Step::Over)
        return Refusal{"nations.matchOver", {}};
    return std::nullopt;
}

MaybeRefusal refusesStep(const State &state, Step step)
{
    if (auto refusal = refusesAnything(state))
        return refusal;
    if (state.step < step)
        return inPhase("nations.tooEarly", state);
    if (state.step > step)
        return inPhase("nations.tooLate", state);
    return std::nullopt;
}

// One action a turn, in turn order, until everybody has passed (DE Aktionen).
MaybeRefusal refusesAction(const State &state)
{
    if (auto refusal = refusesAnything(state))
        return refusal;
    switch (state.step) {
    case Step::Deal:
    case Step::Opponent:
        return inPhase("nations.tooEarly", state);
    case Step::Roll:
        return Refusal{state.mine().rolled ? "nations.turnOver" : "nations.rollFirst", {}};
    case Step::GiveBack:
    case Step::Remove:
        return Refusal{"nations.turnOver", {}};
    case Step::Act:
        return state.mine().passed ? MaybeRefusal(Refusal{"nations.passed", {}}) : std::nullopt;
    default:
        return Refusal{"nations.passed", {}};
    }
}

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

// A development lies in one of the five slots, anything else in none (DE 1 Fortschrittsplättchen kaufen).
MaybeRefusal refusesPlace(const State &state, const Tile &tile, int slot)
{
    if (slot > kSlots)
        return outOfRange("slot", slot, 0, kSlots);
    const bool isDevelopment = tile.kind == TileKind::Development;
    if (isDevelopment != (slot > 0))
        return Refusal{isDevelopment ? "nations.slotMissing" : "nations.slotNotHere", {{"kind", nameOf(tile.kind)}}};
    const Gains coming = tile.kind == TileKind::Wonder ? Gains() : tile.gains;
    if (!hasRoom(state, state.mine(), replacedBy(state.mine(), tile, slot), coming))
        return Refusal{"nations.tooManyPieces", {{"dice", kMostDice}, {"chits", kMostChits}}};
    return std::nullopt;
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
            return Refusal{"nations.diceCount",
                           {{"colour", nameOf(colour)}, {"needed", needed}, {"given", given[colour]}}};
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
    for (const DieFace face : kAll<DieFace>)
        if (const int there = state.mine().available.dice[face]; move.dice[face] > there)
            return Refusal{"nations.dieUsed", {{"face", nameOf(face)}, {"given", move.dice[face]}, {"there", there}}};
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

// Open moves ----------------------------------------------------------------------------------------------

MaybeRefusal refusesOffer(const State &state, const Offer &offer, Depth depth)
{
    const auto given = static_cast<int>(offer.tiles.size());
    const bool keeps = state.agreed.offer && depth != Depth::Tracks;
    const int needed = keeps ? state.columns() * kRows : 0;
    if (!keeps && given > 0)
        return Refusal{"nations.offerNotKept", {}};
    if (given != needed)
        return Refusal{"nations.offerCount", {{"needed", needed}, {"given", given}}};
    for (const Tile &tile : offer.tiles)
        if (auto refusal = refusesTile(tile))
            return refusal;
    return std::nullopt;
}

MaybeRefusal judge(const State &state, const Deal &move)
{
    if (auto refusal = refusesStep(state, Step::Deal))
        return refusal;
    if (move.famine < 1 || move.famine > kMostThreshold)
        return outOfRange("famine", move.famine, 1, kMostThreshold);
    if (move.war < 1 || move.war > kMostThreshold)
        return outOfRange("war", move.war, 1, kMostThreshold);
    const Depth depth =
        move.depth == NewDepth::Same ? state.depth : static_cast<Depth>(static_cast<int>(move.depth) - 1);
    if (auto refusal = refusesOffer(state, move.offer, depth))
        return refusal;
    if (depth != Depth::Full || state.isFull())
        return std::nullopt;
    for (const Player &player : state.seated()) {
        Player filled = player;
        fillPool(filled);
        if (!hasPossiblePieces(filled))
            return Refusal{"nations.tooManyPieces", {{"dice", kMostDice}, {"chits", kMostChits}}};
    }
    return std::nullopt;
}

MaybeRefusal judge(const State &state, const BuyTile &move)
{
    if (auto refusal = refusesAction(state))
        return refusal;
    if (state.keepsOffer())
        return Refusal{"nations.offerKept", {}};
    if (move.row > kRows)
        return outOfRange("row", move.row, 0, kRows);
    if (auto refusal = refusesTile(move.tile))
        return refusal;
    if (auto refusal = refusesPlace(state, move.tile, move.slot))
        return refusal;
    if (state.isFull() && move.row == 0)
        return Refusal{"nations.rowMissing", {}};
    return refusesPieces(state, move.pieces, move.tile.price, priceOf(move.row));
}

// A number of a player at the end of an age; entered once.
MaybeRefusal judgeNumber(const State &state, Step step, int player, int number)
{
    if (auto refusal = refusesAnything(state))
        return refusal;
    if (state.isFull())
        return Refusal{"nations.piecesKept", {}};
    if (auto refusal = refusesStep(state, step))
        return refusal;
    if (player >= state.players)
        return Refusal{"input.noSuchPlayer", {{"player", player}, {"players", state.players}}};
    if (state.hasEntered(player))
        return Refusal{"nations.entered", {{"player", player}}};
    return number > kMostSpent ? MaybeRefusal(outOfRange("number", number, 0, kMostSpent)) : std::nullopt;
}

MaybeRefusal judge(const State &state, const BooksSpent &move)
{
    return judgeNumber(state, Step::Books, move.player, move.books);
}

MaybeRefusal judge(const State &state, const FamineMet &move)
{
    for (int seat = kMaxSeats - 1; seat >= state.players; --seat)
        if (move.met.has(seat))
            return Refusal{"input.noSuchPlayer", {{"player", seat}, {"players", state.players}}};
    if (auto refusal = refusesAnything(state))
        return refusal;
    return state.isFull() ? MaybeRefusal(Refusal{"nations.piecesKept", {}}) : refusesStep(state, Step::Famine);
}

MaybeRefusal judge(const State &state, const Strength &move)
{
    return judgeNumber(state, Step::Order, move.player, move.strength);
}

MaybeRefusal judge(const State &state, const TilePoints &move)
{
    if (auto refusal = refusesAnything(state))
        return refusal;
    if (!state.tilesUnknown && state.age == kAges)
        return Refusal{"nations.tilesKnown", {}};
    if (auto refusal = refusesStep(state, Step::Sums))
        return refusal;
    if (move.player >= state.players)
        return Refusal{"input.noSuchPlayer", {{"player", move.player}, {"players", state.players}}};
    if (state.hasEntered(move.player))
        return Refusal{"nations.entered", {{"player", move.player}}};
    return refusesSums(move.sums);
}

MaybeRefusal judge(const State &state, const FinishedSheet &move)
{
    return refusesSheet(state, move);
}

MaybeRefusal judge(const State &state, const Correct &move)
{
    if (state.agreed.onlySheets)
        return Refusal{"nations.onlySheets", {}};
    if (move.player < -1)
        return Refusal{"input.noSuchPlayer", {{"player", move.player}, {"players", state.players}}};
    if (move.why.size() > Correct::kLongestWhy)
        return Refusal{"input.textTooLong", {{"field", "why"}, {"max", static_cast<std::int64_t>(Correct::kLongestWhy)}}};
    return refuses(state, move.player, move.set);
}

} // namespace

MaybeRefusal refusesPieces(const State &state, const Pieces &paid, Symbol symbol, int price)
{
    if (state.isFull())
        return refusesPayment(state.mine().available, paid, symbol, price);
    return paid.empty() ? std::nullopt : MaybeRefusal(Refusal{"nations.piecesNotKept", {}});
}

MaybeRefusal refuses(const State &state, const Move &move)
{
    return std::visit([&](const auto &made) { return judge(state, made); }, move);
}

} // namespace pegsheet::nations
