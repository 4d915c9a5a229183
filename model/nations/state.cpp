// SPDX-License-Identifier: Apache-2.0
#include "model/nations/state.h"

#include <algorithm>

namespace pegsheet::nations {

namespace {

template <NamedEnum E>
void addAll(Amounts<E> &sum, const Amounts<E> &more)
{
    for (const E e : kAll<E>)
        sum[e] = static_cast<std::uint8_t>(std::min(sum[e] + more[e], 255));
}

void add(Gains &sum, const Gains &more)
{
    addAll(sum.dice, more.dice);
    addAll(sum.chits, more.chits);
}

} // namespace

Amounts<Colour> coloursOf(const Amounts<DieFace> &dice)
{
    Amounts<Colour> colours;
    for (const DieFace face : kAll<DieFace>) {
        std::uint8_t &count = colours[kFaces[face].colour];
        count = static_cast<std::uint8_t>(count + dice[face]);
    }
    return colours;
}

int diceOf(const Player &player, Colour colour)
{
    int count = player.toRoll[colour] + player.usedDice[colour];
    for (int place = 0; place < kFaceCount[colour]; ++place)
        count += player.available.dice[faceAt(colour, place)];
    return count;
}

int diceOf(const Player &player)
{
    return player.toRoll.total() + player.usedDice.total() + player.available.dice.total();
}

int chitsOf(const Player &player, Chit chit)
{
    return player.available.chits[chit] + player.usedChits[chit];
}

Gains gainsOf(const Place &development)
{
    if (development)
        return development->gains;
    Gains printed;
    printed.dice[Colour::White] = kPrintedDice;
    return printed;
}

Gains entitled(const Player &player)
{
    Gains sum;
    sum.chits.values = kStartChits.values;
    for (const Place &development : player.developments)
        add(sum, gainsOf(development));
    if (player.advisor)
        add(sum, player.advisor->gains);
    for (const Tile &colony : player.colonies)
        add(sum, colony.gains);
    for (const Tile &wonder : player.built)
        add(sum, wonder.gains);
    return sum;
}

const TurnOrder &endOrder(const State &state)
{
    return state.step == Step::War && state.agreed.oldWarOrder ? state.former : state.order;
}

int rerollsLeft(const State &state, const Player &player)
{
    if (state.isFull())
        return player.available.chits[Chit::Reroll];
    return std::max(0, entitled(player).chits[Chit::Reroll] - player.usedChits[Chit::Reroll]);
}

int strengthOf(const State &state, const Player &player)
{
    return state.isFull() ? shown(player.available, Symbol::Strength) : player.strength;
}

bool hasRoom(const State &state, const Player &player, const Gains &lost, const Gains &gained)
{
    if (!state.isFull())
        return true;
    const int dice = diceOf(player) - std::min(diceOf(player), lost.dice.total()) + gained.dice.total();
    return dice <= kMostDice && std::all_of(kAll<Chit>.begin(), kAll<Chit>.end(), [&](Chit chit) {
               const int there = chitsOf(player, chit);
               return there - std::min<int>(there, lost.chits[chit]) + gained.chits[chit] <= kMostChits;
           });
}

bool hasPossiblePieces(const Player &player)
{
    return diceOf(player) <= kMostDice
        && std::all_of(kAll<Chit>.begin(), kAll<Chit>.end(), [&](Chit chit) { return chitsOf(player, chit) <= kMostChits; });
}

Gains replacedBy(const Player &player, const Tile &tile, int slot)
{
    if (tile.kind == TileKind::Development)
        return gainsOf(player.developments.at(static_cast<std::size_t>(slot - 1)));
    if (tile.kind == TileKind::Advisor && player.advisor)
        return player.advisor->gains;
    return {};
}

} // namespace pegsheet::nations
