// SPDX-License-Identifier: Apache-2.0
#include "model/tapestry/game.h"

#include <algorithm>
#include <array>

namespace pegsheet::tapestry {

namespace {

// One of the values, each as likely as the weights say.
template <NamedEnum E>
E drawnBy(const Per<std::uint8_t, E> &weights, Random &random)
{
    std::uint32_t sum = 0;
    for (const std::uint8_t weight : weights.values)
        sum += weight;
    std::uint32_t drawn = random.below(sum);
    std::size_t place = 0;
    while (drawn >= weights.values[place])
        drawn -= weights.values[place++];
    return static_cast<E>(place);
}

// Both dice fall; which of them is gained stays as it was drawn (DE p.9).
void throwDice(Conquer &move, Random &random)
{
    if (move.red.isSaid())
        move.red = drawnBy(kRedFaces, random);
    if (!move.black.isSaid())
        return;
    move.black = drawnBy(kBlackFaces, random);
    const bool hasTile = move.tile.isSaid();
    move.tile = {};
    if (hasTile && *move.black == BlackFace::Territory)
        move.tile = drawnBy(kTilesWith, random);
}

// Depth `income`: somebody's next income turn, or points that came otherwise. Rows are uncovered slowly.
Move drawnTally(const State &state, Random &random)
{
    std::uint32_t seat = random.below(state.players);
    while (state.at(static_cast<int>(seat)).finished)
        seat = (seat + 1) % state.players;
    const auto player = static_cast<std::uint8_t>(seat);
    if (random.below(4) == 0) {
        TellBenefit told;
        told.player = player;
        told.gains.add({Word::Vp, static_cast<std::uint8_t>(1 + random.below(20)), 1, 1});
        return told;
    }
    Tally move;
    move.player = player;
    for (const Building building : kAll<Building>) {
        const std::uint32_t open = state.at(player).open[building] + random.below(3);
        move.numbers.open.rows[building] = static_cast<std::uint8_t>(std::min<std::uint32_t>(open, kSlots));
    }
    move.numbers.tech.number = static_cast<std::int8_t>(random.below(8));
    move.numbers.city.number = static_cast<std::int8_t>(random.below(10));
    move.numbers.control.number = static_cast<std::int8_t>(1 + random.below(8));
    return move;
}

Move drawnListed(const State &state, Random &random)
{
    const ListedMoves listed(state);
    std::array<Kind, kKinds> kinds{};
    std::uint32_t count = 0;
    for (int kind = 0; kind < kKinds; ++kind)
        if (listed.any(static_cast<Kind>(kind)))
            kinds.at(count++) = static_cast<Kind>(kind);
    const Kind kind = kinds.at(count == 1 ? 0 : random.below(count));
    const std::uint32_t moves = listed.count(kind);
    Move move = listed.at(kind, moves == 1 ? 0 : random.below(moves));
    if (auto *research = std::get_if<Research>(&move))
        research->face = drawnBy(kScienceFaces, random);
    else if (auto *explore = std::get_if<Explore>(&move))
        explore->tile = drawnBy(kTilesWith, random);
    else if (auto *conquer = std::get_if<Conquer>(&move))
        throwDice(*conquer, random);
    return move;
}

} // namespace

Move playRandomly(State &state, Random &random)
{
    Move move = Tallest();
    if (state.step == Step::Turns)
        move = state.agreed.onlyIncome ? drawnTally(state, random) : drawnListed(state, random);
    apply(state, move, Teller());
    return move;
}

} // namespace pegsheet::tapestry
