// SPDX-License-Identifier: Apache-2.0
#include "model/nations/rules.h"

#include "model/nations/turns.h"
#include "model/nations/typing.h"

#include <utility>

namespace pegsheet::nations {

namespace {

template <typename Sink>
void pay(State &state, const Pieces &pieces, Symbol symbol, int price, Sink &sink)
{
    tellPaid(state, pieces, symbol, price, sink);
    use(state.mine(), pieces);
}

// Listed moves --------------------------------------------------------------------------------------------

template <typename Sink>
void make(State &state, const Roll &move, Sink &sink)
{
    Player &player = state.mine();
    for (const DieFace face : kAll<DieFace>)
        player.available.dice[face] = static_cast<std::uint8_t>(player.available.dice[face] + move.faces[face]);
    player.toRoll = {};
    const bool isFirst = !player.rolled;
    player.rolled = true;
    sink(Rolled{state.player, move.faces, isFirst});
    // The first action follows at once; any other roll ends one (DE Aktionen).
    if (state.allRoll)
        rollOn(state);
    else if (isFirst)
        state.step = Step::Act;
    else
        endTurn(state, true, sink);
}

template <typename Sink>
void make(State &state, const Reroll &move, Sink &sink)
{
    Player &player = state.mine();
    player.usedChits[Chit::Reroll] = static_cast<std::uint8_t>(player.usedChits[Chit::Reroll] + 1);
    if (state.isFull())
        player.available.chits[Chit::Reroll] = static_cast<std::uint8_t>(player.available.chits[Chit::Reroll] - 1);
    if constexpr (Sink::kListens)
        sink(Rerolled{state.player, move.dice, rerollsLeft(state, player)});
    if (!state.isFull()) {
        endTurn(state, true, sink);
        return;
    }
    for (const DieFace face : kAll<DieFace>)
        player.available.dice[face] = static_cast<std::uint8_t>(player.available.dice[face] - move.dice[face]);
    player.toRoll = coloursOf(move.dice);
    state.step = Step::Roll;
}

template <typename Sink>
void make(State &state, const Buy &move, Sink &sink)
{
    const Tile tile = *std::exchange(state.offer[offerPlace(move.column, move.row)], std::nullopt);
    pay(state, move.pieces, tile.price, priceOf(move.row), sink);
    acquire(state, tile, move.slot, priceOf(move.row), sink);
}

template <typename Sink>
void make(State &state, const Build &move, Sink &sink)
{
    Player &player = state.mine();
    const Tile wonder = *std::exchange(player.wonder, std::nullopt);
    pay(state, move.pieces, Symbol::Stone, wonder.stone, sink);
    player.built.push_back(wonder);
    if constexpr (Sink::kListens)
        sink(Built{state.player, wonder});
    exchangePieces(state, {}, wonder.gains, sink);
}

template <typename Sink>
void make(State &state, const Pass &, Sink &sink)
{
    state.mine().passed = true;
    const auto seated = state.seated();
    const bool isLast = std::all_of(seated.begin(), seated.end(), [](const Player &player) { return player.passed; });
    sink(Passed{state.player, isLast});
    endTurn(state, state.agreed.passRemoves, sink);
}

template <typename Sink>
void make(State &state, const GiveBack &move, Sink &sink)
{
    giveBack(state, move.pieces, sink);
}

template <typename Sink>
void make(State &state, const Books &move, Sink &sink)
{
    spend(state, move.pieces, sink);
    goOn(state, sink);
}

template <typename Sink>
void make(State &state, const Famine &move, Sink &sink)
{
    spend(state, move.pieces, sink);
    goOn(state, sink);
}

template <typename Sink>
void make(State &state, const War &move, Sink &sink)
{
    spend(state, move.pieces, sink);
    goOn(state, sink);
}

template <typename Sink>
void beginActions(State &state, Sink &sink)
{
    state.player = state.order.front();
    if (state.depth == Depth::Tracks)
        beginBooks(state, sink);
    else if (state.isFull() && state.agreed.rollsTogether)
        rollOn(state);
    else
        beginTurn(state);
}

template <typename Sink>
void make(State &state, const OpponentRoll &move, Sink &sink)
{
    state.opponentBooks = static_cast<std::uint16_t>(std::min(kMostBooks, state.opponentBooks + move.books));
    sink(OpponentRolled{move.books, state.opponentBooks});
    beginActions(state, sink);
}

// The cheapest tile of the column goes; with the harder rules a four is rolled again (DE Solospiel).
template <typename Sink>
void make(State &state, const OpponentRemove &move, Sink &sink)
{
    OpponentRemoved told{move.d4, 0, {}, move.d4 == kD4 && state.agreed.soloHarder};
    for (int row = 1; row <= kRows && move.d4 < kD4 && told.row == 0; ++row) {
        Place &place = state.offer[offerPlace(move.d4, row)];
        if (!place)
            continue;
        told.row = row;
        told.tile = std::exchange(place, std::nullopt);
    }
    if constexpr (Sink::kListens)
        sink(told);
    if (!told.again)
        nextTurn(state, sink);
}

// Open moves ----------------------------------------------------------------------------------------------

void changeDepth(State &state, Depth depth)
{
    const bool begins = depth == Depth::Full && !state.isFull();
    const bool ends = depth != Depth::Full && state.isFull();
    state.depth = depth;
    for (Player &player : state.seated()) {
        if (begins)
            fillPool(player);
        if (ends) {
            player.available = {};
            player.toRoll = {};
            player.usedDice = {};
            const auto rerolls = player.usedChits[Chit::Reroll];
            player.usedChits = {};
            player.usedChits[Chit::Reroll] = rerolls;
        }
    }
}

template <typename Sink>
void make(State &state, const Deal &move, Sink &sink)
{
    state.event = {move.famine, move.war};
    if (move.depth != NewDepth::Same)
        changeDepth(state, static_cast<Depth>(static_cast<int>(move.depth) - 1));
    if (state.depth == Depth::Tracks) {
        state.tilesUnknown = true;
        for (Player &player : state.seated())
            player.putIn = 0;
    }
    std::copy(move.offer.tiles.begin(), move.offer.tiles.end(), state.offer.begin());
    sink(Dealt{state.age, move.famine, move.war, state.depth, static_cast<int>(move.offer.tiles.size())});
    if (state.isSolo())
        state.step = Step::Opponent;
    else
        beginActions(state, sink);
}

template <typename Sink>
void make(State &state, const BuyTile &move, Sink &sink)
{
    pay(state, move.pieces, move.tile.price, priceOf(move.row), sink);
    acquire(state, move.tile, move.slot, priceOf(move.row), sink);
}

template <typename Sink>
void make(State &state, const BooksSpent &move, Sink &sink)
{
    gainBooks(state, move.player, move.books, sink);
    enter(state, move.player);
    goOn(state, sink);
}

template <typename Sink>
void make(State &state, const FamineMet &move, Sink &sink)
{
    for (int place = state.players - 1; place >= 0; --place) {
        const int seat = state.order.at(static_cast<std::size_t>(place));
        meet(state, seat, move.met.has(seat), move.met.has(seat) ? state.event.famine : 0, sink);
        enter(state, seat);
    }
    goOn(state, sink);
}

template <typename Sink>
void make(State &state, const Strength &move, Sink &sink)
{
    state.seats[move.player].strength = move.strength;
    enter(state, move.player);
    goOn(state, sink);
}

template <typename Sink>
void make(State &state, const TilePoints &move, Sink &sink)
{
    state.seats[move.player].sums = move.sums;
    enter(state, move.player);
    goOnEntering(state, sink);
}

template <typename Sink>
void make(State &state, const FinishedSheet &move, Sink &sink)
{
    enterSheet(state, move);
    const bool isOver = state.step == Step::Over;
    sink(SheetEntered{move.player, isOver});
    if (isOver)
        finish(state, sink);
}

// What is awaited may be another thing after a correction of whose turn it is, who has passed, or what is to be rolled.
template <typename Sink>
void settle(State &state, Sink &sink)
{
    const bool turnBegins = state.step == Step::Act || (state.step == Step::Roll && !state.mine().rolled);
    if (state.allRoll && !rollsYet(state.mine()))
        rollOn(state);
    else if (turnBegins && state.mine().passed)
        nextTurn(state, sink);
    else if (turnBegins)
        beginTurn(state);
    if (state.step == Step::Deal || state.step == Step::Opponent)
        state.player = state.order.front();
    if (state.step == Step::Sums && !state.agreed.asksNeedless)
        goOnEntering(state, sink);
}

template <typename Sink>
void make(State &state, const Correct &move, Sink &sink)
{
    if constexpr (Sink::kListens) {
        sink(Corrected{move.player, asItIs(state, move.player, move.set), move.set});
        if (leavesPieces(state, move.player, move.set))
            sink(PiecesStay{static_cast<std::uint8_t>(move.player)});
    }
    applyCorrection(state, move.player, move.set);
    settle(state, sink);
}

} // namespace

template <typename Sink>
void apply(State &state, const Move &move, Sink &sink)
{
    std::visit([&](const auto &made) { make(state, made, sink); }, move);
}
template void apply(State &, const Move &, NoEffects &);
template void apply(State &, const Move &, EffectLog &);

} // namespace pegsheet::nations
