// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "model/core/bag.h"
#include "model/core/letters.h"
#include "model/nations/listed.h"
#include "model/nations/rules.h"
#include "model/nations/tilecodec.h"

/// How a move is written in a shared code. A listed one: its kind among the kinds that are legal, then its place within the
/// kind; dice by odds. Anything else field by field. Order and weights are part of the shared format.
namespace pegsheet::nations {

/// The alternative that the move is, or one with nothing in it.
template <typename M>
M orNothing(const Move &move)
{
    const M *made = std::get_if<M>(&move);
    return made != nullptr ? *made : M();
}

template <EntropyCoder C>
Deal codeDeal(C &coder, const State &state, const Deal &move)
{
    Deal read;
    read.famine = codeBetween(coder, move.famine, 1, kMostThreshold);
    read.war = codeBetween(coder, move.war, 1, kMostThreshold);
    if (codeTruth(coder, move.depth != NewDepth::Same, 1, 31))
        read.depth = codeBetween(coder, move.depth, 1, 3);
    const Depth depth = read.depth == NewDepth::Same ? state.depth : static_cast<Depth>(static_cast<int>(read.depth) - 1);
    const std::size_t tiles = state.agreed.offer && depth != Depth::Tracks ? static_cast<std::size_t>(state.columns()) * kRows : 0;
    for (std::size_t place = 0; place < tiles; ++place)
        read.offer.tiles.push_back(codeTile(coder, state.age, place < move.offer.tiles.size() ? move.offer.tiles[place] : Tile()));
    return read;
}

template <EntropyCoder C>
BuyTile codeBuyTile(C &coder, const State &state, const BuyTile &move)
{
    BuyTile read;
    read.tile = codeTile(coder, state.age, move.tile);
    read.row = codeBetween(coder, move.row, state.isFull() ? 1 : 0, kRows);
    if (read.tile.kind == TileKind::Development)
        read.slot = codeBetween(coder, move.slot, 1, kSlots);
    if (!state.isFull())
        return read;
    const int price = priceOf(read.row);
    const Payments payments(state.mine().available, read.tile.price, price);
    const std::uint32_t count = payments.count(price);
    if (count > 0)
        read.pieces = payments.at(price, coder.uniform(move.row == 0 ? 0 : payments.rank(price, move.pieces), count));
    return read;
}

/// A number of who is awaited, likely, and likely below sixteen.
template <EntropyCoder C>
std::uint8_t codeSeat(C &coder, const State &state, int player)
{
    if (!codeTruth(coder, player != state.player, 1, 15))
        return state.player;
    return static_cast<std::uint8_t>(codeBetween(coder, player, 0, state.players - 1));
}
template <EntropyCoder C>
std::uint8_t codeSpent(C &coder, int number)
{
    constexpr int kLikely = 16;
    const bool isMore = codeTruth(coder, number >= kLikely, 1, 15);
    return static_cast<std::uint8_t>(codeBetween(coder, number, isMore ? kLikely : 0, isMore ? kMostSpent : kLikely - 1));
}

template <EntropyCoder C>
TileSums codeSums(C &coder, const TileSums &sums)
{
    return {codeBetween(coder, sums.developments, 0, kMostDevelopmentPoints), codeBetween(coder, sums.advisor, 0, kMostTilePoints),
            codeBetween(coder, sums.colonies, 0, kMostBesidePoints), codeBetween(coder, sums.wonders, 0, kMostBesidePoints)};
}

template <EntropyCoder C>
FinishedSheet codeSheet(C &coder, const State &state, const FinishedSheet &move)
{
    FinishedSheet read;
    read.player = codeSeat(coder, state, move.player);
    read.track = codeBetween(coder, move.track, 0, mostTrackPoints(state.players));
    read.sums = codeSums(coder, move.sums);
    read.place = codeBetween(coder, move.place, 0, state.players);
    return read;
}

/// The numbers of the end of an age.
template <EntropyCoder C>
Move codeNumbers(C &coder, const State &state, const Move &move)
{
    if (state.step == Step::Books) {
        const auto given = orNothing<BooksSpent>(move);
        const std::uint8_t player = codeSeat(coder, state, given.player);
        return BooksSpent{player, codeSpent(coder, given.books)};
    }
    if (state.step == Step::Order) {
        const auto given = orNothing<Strength>(move);
        const std::uint8_t player = codeSeat(coder, state, given.player);
        return Strength{player, codeSpent(coder, given.strength)};
    }
    const auto given = orNothing<FamineMet>(move);
    FamineMet read;
    for (int seat = 0; seat < state.players; ++seat)
        if (codeTruth(coder, given.met.has(seat), 1, 1))
            read.met.insert(seat);
    return read;
}

/// A listed move, or where the offer is not kept a tile that was read off.
template <EntropyCoder C>
Move codeTurn(C &coder, const State &state, const Move &move)
{
    const ListedMoves listed(state);
    std::array<std::uint32_t, kKinds + 1> kinds{};
    for (std::size_t kind = 0; kind < kKinds; ++kind)
        kinds[kind] = listed.any(static_cast<Kind>(kind)) ? 1 : 0;
    kinds[kKinds] = state.step == Step::Act && !state.keepsOffer() ? 1 : 0;
    const bool isTile = std::holds_alternative<BuyTile>(move);
    const std::uint32_t drawn = coder.weighted(isTile ? kKinds : static_cast<std::uint32_t>(move.index()), kinds);
    if (drawn == kKinds)
        return codeBuyTile(coder, state, orNothing<BuyTile>(move));
    const auto kind = static_cast<Kind>(drawn);
    if (kind == Kind::Roll)
        return Roll{codeDice(coder, state.mine().toRoll, orNothing<Roll>(move).faces)};
    const std::uint32_t place = drawn == move.index() ? listed.placeOf(move) : 0;
    return listed.at(kind, coder.uniform(place, listed.count(kind)));
}

/// Any move. Where the match is over it can only be a correction; finished sheets are the only move where they are entered.
template <EntropyCoder C>
Move codeMove(C &coder, const State &state, const Move &move)
{
    if (state.agreed.onlySheets)
        return codeSheet(coder, state, orNothing<FinishedSheet>(move));
    if (state.step == Step::Over || codeTruth(coder, std::holds_alternative<Correct>(move), 1, 63)) {
        const auto given = orNothing<Correct>(move);
        return codeCorrect(coder, state, given, codeWhose(coder, state.players, given.player));
    }
    if (state.step == Step::Deal)
        return codeDeal(coder, state, orNothing<Deal>(move));
    if (state.step == Step::Sums) {
        const auto given = orNothing<TilePoints>(move);
        const std::uint8_t player = codeSeat(coder, state, given.player);
        return TilePoints{player, codeSums(coder, given.sums)};
    }
    if (!state.isFull() && state.step >= Step::Books && state.step <= Step::War)
        return codeNumbers(coder, state, move);
    return codeTurn(coder, state, move);
}

} // namespace pegsheet::nations
