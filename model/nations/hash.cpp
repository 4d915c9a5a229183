// SPDX-License-Identifier: Apache-2.0
// The number of a state, which belongs to the shared format.
#include "model/core/hasher.h"
#include "model/nations/game.h"

namespace pegsheet::nations {

namespace {

struct StateHasher : Hasher
{
    void truth(bool truth) { byte(truth ? 1 : 0); }
    template <NamedEnum E>
    void amounts(const Amounts<E> &amounts)
    {
        for (const std::uint8_t amount : amounts.values)
            byte(amount);
    }
    void gains(const Gains &gains)
    {
        amounts(gains.dice);
        amounts(gains.chits);
    }
    void tile(const Tile &tile)
    {
        byte(static_cast<int>(tile.kind));
        byte(static_cast<int>(tile.price));
        byte(tile.age);
        byte(tile.points);
        byte(tile.stone);
        gains(tile.gains);
        feed(tile.name.hash(), 8);
    }
    void place(const Place &place)
    {
        truth(place.has_value());
        if (place)
            tile(*place);
    }
    void list(const std::vector<Tile> &tiles)
    {
        feed(tiles.size(), 4);
        for (const Tile &each : tiles)
            tile(each);
    }
    void player(const Player &player)
    {
        feed(player.books, 2);
        truth(player.passed);
        truth(player.rolled);
        byte(player.strength);
        for (const AgePoints &age : player.ledger) {
            byte(age.books);
            byte(age.famine);
            byte(age.war);
        }
        for (const Place &development : player.developments)
            place(development);
        place(player.advisor);
        place(player.wonder);
        list(player.colonies);
        list(player.built);
        amounts(player.available.dice);
        amounts(player.available.chits);
        amounts(player.toRoll);
        amounts(player.usedDice);
        amounts(player.usedChits);
        for (const int points : {player.sums.developments, player.sums.advisor, player.sums.colonies, player.sums.wonders})
            byte(points);
        byte(player.track);
        byte(player.place);
    }
};

} // namespace

std::uint64_t hashOf(const State &state)
{
    StateHasher hasher;
    const Agreed &agreed = state.agreed;
    for (const int number :
         {int{state.players}, int{state.player}, static_cast<int>(state.step), static_cast<int>(state.depth), int{state.age},
          int{state.entered}, static_cast<int>(agreed.depth), int{state.event.famine}, int{state.event.war}})
        hasher.byte(number);
    for (const bool truth : {state.tilesUnknown, agreed.offer, agreed.soloHarder, agreed.passRemoves, agreed.famineTrades,
                             agreed.oldWarOrder, agreed.onlySheets})
        hasher.truth(truth);
    if (!agreed.asksNeedless)
        hasher.byte(2);
    if (agreed.rollsTogether)
        hasher.byte(state.allRoll ? 4 : 3);
    for (std::size_t place = 0; place < state.players; ++place) {
        hasher.byte(state.order[place]);
        hasher.byte(state.former[place]);
    }
    hasher.feed(state.opponentBooks, 2);
    for (const Place &place : state.offer)
        hasher.place(place);
    hasher.gains(state.owed);
    hasher.gains(state.coming);
    for (const Player &player : state.seated()) {
        hasher.player(player);
        if (!agreed.asksNeedless)
            hasher.byte(player.putIn);
    }
    return hasher.sum();
}

} // namespace pegsheet::nations
