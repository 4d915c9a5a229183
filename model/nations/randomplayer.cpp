// SPDX-License-Identifier: Apache-2.0
#include "model/nations/game.h"
#include "model/nations/typing.h"

#include <algorithm>
#include <array>
#include <optional>
#include <vector>

namespace pegsheet::nations {

namespace {

std::uint8_t drawnUpTo(int most, Random &random)
{
    return static_cast<std::uint8_t>(random.below(static_cast<std::uint32_t>(most) + 1));
}

template <typename T>
const T &drawnOf(std::span<const T> all, Random &random)
{
    return all[random.below(static_cast<std::uint32_t>(all.size()))];
}

DieFace drawnFace(Colour colour, Random &random)
{
    return drawnOf<DieFace>(library()->dice[colour], random);
}

Roll drawnRoll(const Amounts<Colour> &dice, Random &random)
{
    Roll move;
    for (const Colour colour : kAll<Colour>)
        for (int die = 0; die < dice[colour]; ++die)
            ++move.faces[drawnFace(colour, random)];
    return move;
}

OpponentRoll drawnBooks(const State &state, Random &random)
{
    OpponentRoll move;
    for (int die = 0; die < state.age; ++die) {
        const FaceRow &face = kFaces[drawnFace(Colour::Blue, random)];
        move.books = static_cast<std::uint8_t>(move.books + (face.symbol == Symbol::Book ? face.n : 0));
    }
    return move;
}

// An event of the age, and where it is kept an offer of different tiles.
Deal drawnDeal(const State &state, Random &random)
{
    const std::size_t age = state.age - 1U;
    const Library::Threshold event = drawnOf(library()->events.at(age), random);
    Deal move{event.famine, event.war, {}, NewDepth::Same};
    if (!state.keepsOffer())
        return move;
    std::vector<Tile> stack(library()->tiles.at(age).begin(), library()->tiles.at(age).end());
    const auto places = static_cast<std::size_t>(state.columns()) * kRows;
    for (std::size_t place = 0; place < places; ++place)
        std::swap(stack[place], stack[place + random.below(static_cast<std::uint32_t>(stack.size() - place))]);
    stack.resize(places);
    move.offer.tiles = std::move(stack);
    return move;
}

// Some tile of the age in some row, where the offer is not kept; nothing when it cannot be bought.
std::optional<BuyTile> drawnTile(const State &state, Random &random)
{
    BuyTile move;
    move.tile = drawnOf(library()->tiles.at(state.age - 1U), random);
    move.row = static_cast<std::uint8_t>(1 + random.below(kRows));
    if (move.tile.kind == TileKind::Development)
        move.slot = static_cast<std::uint8_t>(1 + random.below(kSlots));
    if (state.isFull()) {
        const int price = priceOf(move.row);
        const Payments payments(state.mine().available, move.tile.price, price);
        const std::uint32_t count = payments.count(price);
        if (count == 0)
            return std::nullopt;
        move.pieces = payments.at(price, random.below(count));
    }
    return refuses(state, move) ? std::nullopt : std::optional(move);
}

TileSums drawnSums(Random &random)
{
    return {drawnUpTo(20, random), drawnUpTo(5, random), drawnUpTo(15, random), drawnUpTo(15, random)};
}

// What the table types where pieces are not kept.
Move drawnNumber(const State &state, Random &random)
{
    switch (state.step) {
    case Step::Books: return BooksSpent{state.player, drawnUpTo(6, random)};
    case Step::Order: return Strength{state.player, drawnUpTo(8, random)};
    case Step::Sums: return TilePoints{state.player, unknownOf(state.mine(), drawnSums(random))};
    default: return FamineMet{{drawnUpTo((1 << state.players) - 1, random)}};
    }
}

Move drawnListed(const State &state, Random &random)
{
    const ListedMoves listed(state);
    std::optional<BuyTile> tile;
    if (state.step == Step::Act && !state.keepsOffer())
        tile = drawnTile(state, random);
    std::array<int, kKinds + 1> legal{};
    std::uint32_t count = 0;
    for (int kind = 0; kind < kKinds; ++kind)
        if (listed.any(static_cast<Kind>(kind)))
            legal.at(count++) = kind;
    if (tile)
        legal.at(count++) = kKinds;
    const int drawn = legal.at(count == 1 ? 0 : random.below(count));
    if (drawn == kKinds)
        return *tile;
    const auto kind = static_cast<Kind>(drawn);
    if (kind == Kind::Roll)
        return drawnRoll(state.mine().toRoll, random);
    if (kind == Kind::OpponentRoll)
        return drawnBooks(state, random);
    const std::uint32_t moves = listed.count(kind);
    return listed.at(kind, moves == 1 ? 0 : random.below(moves));
}

Move drawnMove(const State &state, Random &random)
{
    if (state.step == Step::Typing)
        return FinishedSheet{state.player, drawnUpTo(mostTrackPoints(state.players), random), drawnSums(random),
                             static_cast<std::uint8_t>(state.player + 1)};
    if (state.step == Step::Deal)
        return drawnDeal(state, random);
    if (state.step == Step::Sums || (!state.isFull() && state.step >= Step::Books && state.step <= Step::War))
        return drawnNumber(state, random);
    return drawnListed(state, random);
}

} // namespace

Move playRandomly(State &state, Random &random)
{
    Move move = drawnMove(state, random);
    NoEffects sink;
    apply(state, move, sink);
    return move;
}

} // namespace pegsheet::nations
