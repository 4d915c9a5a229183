// SPDX-License-Identifier: Apache-2.0
// Why an open move cannot be made.
#include "model/nations/judging.h"
#include "model/nations/rules.h"
#include "model/nations/typing.h"

namespace pegsheet::nations {

namespace {

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

MaybeRefusal refusesAge(const State &state, const Tile &tile)
{
    if (tile.age == 0 || tile.age == state.age)
        return std::nullopt;
    return Refusal{"nations.otherAge", {{"age", kAgeNames.at(tile.age - 1U)}, {"needed", kAgeNames.at(state.age - 1U)}}};
}

MaybeRefusal refusesAges(const State &state, const Offer &offer)
{
    for (std::size_t place = 0; place < offer.tiles.size(); ++place)
        if (auto refusal = refusesAge(state, offer.tiles[place])) {
            refusal->values.push_back({"column", static_cast<std::int64_t>(place / kRows + 1)});
            refusal->values.push_back({"row", static_cast<std::int64_t>(place % kRows + 1)});
            return refusal;
        }
    return std::nullopt;
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

} // namespace

MaybeRefusal judge(const State &state, const Deal &move)
{
    if (auto refusal = refusesStep(state, Step::Deal))
        return refusal;
    if (move.famine < 1 || move.famine > kMostThreshold)
        return outOfRange("famine", move.famine, 1, kMostThreshold);
    if (move.war < 1 || move.war > kMostThreshold)
        return outOfRange("war", move.war, 1, kMostThreshold);
    const Depth depth = move.depth == NewDepth::Same ? state.depth : static_cast<Depth>(static_cast<int>(move.depth) - 1);
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
    const Player &player = state.seats[move.player];
    if (player.hasPutInAll() || unknownOf(player, move.sums) != move.sums)
        return Refusal{"nations.tilesKnown", {}};
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

MaybeRefusal refusesNew(const State &state, const Move &move)
{
    if (const auto *deal = std::get_if<Deal>(&move))
        return refusesAges(state, deal->offer);
    if (const auto *buy = std::get_if<BuyTile>(&move))
        return refusesAge(state, buy->tile);
    return std::nullopt;
}

} // namespace pegsheet::nations
