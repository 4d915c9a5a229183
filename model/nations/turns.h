// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "model/nations/ages.h"
#include "model/nations/giveback.h"

/// How turns go on within the actions of an age (DE Aktionen). For rules.cpp alone.
namespace pegsheet::nations {

/// Whoever acts has the turn; before the first action of the age all dice are rolled.
inline void beginTurn(State &state)
{
    Player &player = state.mine();
    const bool rolls = state.isFull() && !player.rolled && player.toRoll.total() > 0;
    player.rolled = player.rolled || (state.isFull() && !rolls);
    state.step = rolls ? Step::Roll : Step::Act;
}

/// Whether that player still rolls with the others.
inline bool rollsYet(const Player &player)
{
    return !player.rolled && !player.passed && player.toRoll.total() > 0;
}

/// Where all roll before the first action of the age: the next in turn order who has not, then the first has the turn.
inline void rollOn(State &state)
{
    const auto first = [&](auto isWanted) {
        const auto order = state.turnOrder();
        const auto found = std::find_if(order.begin(), order.end(), [&](std::uint8_t seat) { return isWanted(state.seats[seat]); });
        state.player = found != order.end() ? *found : order.front();
        return found != order.end();
    };
    state.allRoll = first(rollsYet);
    if (!state.allRoll)
        first([](const Player &player) { return !player.passed; });
    beginTurn(state);
}

/// On to the next in turn order who has not passed; once all have, the age ends.
template <typename Sink>
void nextTurn(State &state, Sink &sink)
{
    const auto order = state.turnOrder();
    const auto here = std::find(order.begin(), order.end(), state.player) - order.begin();
    for (int step = 1; step <= state.players; ++step) {
        const std::uint8_t seat = order[static_cast<std::size_t>((here + step) % state.players)];
        if (!state.seats[seat].passed) {
            state.player = seat;
            beginTurn(state);
            return;
        }
    }
    beginBooks(state, sink);
}

/// Whether the opponent of one alone can take a tile (DE Solospiel), or its die is rolled all the same.
inline bool asksOpponent(const State &state)
{
    const bool hasTiles = std::any_of(state.offer.begin(), state.offer.end(), [](const Place &place) { return place.has_value(); });
    return state.isSolo() && state.keepsOffer() && (hasTiles || state.agreed.asksNeedless);
}

/// The action is made; alone, the opponent takes a tile before the next.
template <typename Sink>
void endTurn(State &state, bool isAction, Sink &sink)
{
    if (asksOpponent(state) && isAction)
        state.step = Step::Remove;
    else
        nextTurn(state, sink);
}

/// Warns where the players have more than the box holds (rules note "supply").
template <typename Sink>
void tellSupply(const State &state, const Gains &gains, Sink &sink)
{
    if constexpr (Sink::kListens) {
        for (const Colour colour : kAll<Colour>) {
            int inPlay = 0;
            for (const Player &player : state.seated())
                inPlay += state.isFull() ? diceOf(player, colour) : entitled(player).dice[colour];
            if (gains.dice[colour] > 0 && inPlay > kDiceSupply[colour])
                sink(DiceShort{colour, inPlay, kDiceSupply[colour]});
        }
        for (const Chit chit : kAll<Chit>) {
            int inPlay = 0;
            for (const Player &player : state.seated())
                inPlay += state.isFull() ? chitsOf(player, chit) : entitled(player).chits[chit];
            if (gains.chits[chit] > 0 && inPlay > kChitSupply[chit])
                sink(ChitsShort{chit, inPlay, kChitSupply[chit]});
        }
    }
}

/// What comes is there: chits at once, dice once they are rolled. Then the turn is over.
template <typename Sink>
void receive(State &state, Sink &sink)
{
    const Gains gains = state.coming;
    Player &player = state.mine();
    state.coming = {};
    state.owed = {};
    if (!gains.empty())
        sink(Came{state.player, gains});
    if (!state.isFull()) {
        tellSupply(state, gains, sink);
        endTurn(state, true, sink);
        return;
    }
    for (const Chit chit : kAll<Chit>)
        player.available.chits[chit] = static_cast<std::uint8_t>(player.available.chits[chit] + gains.chits[chit]);
    player.toRoll = gains.dice;
    tellSupply(state, gains, sink);
    if (player.toRoll.total() > 0)
        state.step = Step::Roll;
    else
        endTurn(state, true, sink);
}

/// These available pieces go back, and of what is owed the rest out of the used ones.
template <typename Sink>
void giveBack(State &state, const Pieces &given, Sink &sink)
{
    Player &player = state.mine();
    const Returns returns(player, state.owed);
    const Amounts<Colour> colours = coloursOf(given.dice);
    WentBack told{state.player, given, {}, {}};
    for (const Colour colour : kAll<Colour>)
        told.usedDice[colour] = static_cast<std::uint8_t>(returns.usedDice(colour, colours[colour]));
    for (const Chit chit : kAll<Chit>)
        told.usedChits[chit] = static_cast<std::uint8_t>(returns.usedChits(chit, given.chits[chit]));
    use(player, given);
    for (const Colour colour : kAll<Colour>)
        player.usedDice[colour] = static_cast<std::uint8_t>(player.usedDice[colour] - told.usedDice[colour] - colours[colour]);
    for (const Chit chit : kAll<Chit>)
        player.usedChits[chit] = static_cast<std::uint8_t>(player.usedChits[chit] - told.usedChits[chit] - given.chits[chit]);
    if (!state.owed.empty())
        sink(told);
    receive(state, sink);
}

/// What is owed goes back: by itself where there is no choice. Where pieces are not kept only the rerolls are counted, and used
/// ones go first.
template <typename Sink>
void exchangePieces(State &state, const Gains &owed, const Gains &coming, Sink &sink)
{
    state.owed = owed;
    state.coming = coming;
    Player &player = state.mine();
    if (!state.isFull()) {
        std::uint8_t &used = player.usedChits[Chit::Reroll];
        used = static_cast<std::uint8_t>(used - std::min(used, owed.chits[Chit::Reroll]));
        receive(state, sink);
        return;
    }
    const Returns returns(player, state.owed);
    if (returns.count() > 1)
        state.step = Step::GiveBack;
    else
        giveBack(state, returns.at(0), sink);
}

/// The tile is paid and comes where its kind goes (DE 1 Fortschrittsplättchen kaufen).
template <typename Sink>
void acquire(State &state, const Tile &tile, int slot, int price, Sink &sink)
{
    Player &player = state.mine();
    const Gains owed = replacedBy(player, tile, slot);
    Place replaced;
    switch (tile.kind) {
    case TileKind::Development: replaced = std::exchange(player.developments.at(static_cast<std::size_t>(slot - 1)), tile); break;
    case TileKind::Advisor: replaced = std::exchange(player.advisor, tile); break;
    case TileKind::Colony: player.colonies.push_back(tile); break;
    case TileKind::Wonder: replaced = std::exchange(player.wonder, tile); break;
    }
    if constexpr (Sink::kListens)
        sink(Bought{state.player, tile, slot, price, replaced});
    // A wonder brings nothing before it is built.
    exchangePieces(state, owed, tile.kind == TileKind::Wonder ? Gains() : tile.gains, sink);
}

} // namespace pegsheet::nations
