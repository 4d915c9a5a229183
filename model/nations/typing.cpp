// SPDX-License-Identifier: Apache-2.0
#include "model/nations/typing.h"

#include <array>

namespace pegsheet::nations {

namespace {

// The last turn order by the places that were said; whoever said none has one of those that are left.
void orderByPlaces(State &state)
{
    std::array<bool, kMaxSeats> isTaken{};
    for (std::uint8_t seat = 0; seat < state.players; ++seat)
        if (const int place = state.seats.at(seat).place; place > 0) {
            state.order.at(static_cast<std::size_t>(place - 1)) = seat;
            isTaken.at(static_cast<std::size_t>(place - 1)) = true;
        }
    std::size_t left = 0;
    for (std::uint8_t seat = 0; seat < state.players; ++seat)
        if (state.seats.at(seat).place == 0) {
            while (isTaken.at(left))
                ++left;
            state.order.at(left++) = seat;
        }
}

} // namespace

MaybeRefusal refusesSums(const TileSums &sums)
{
    if (sums.developments > kMostDevelopmentPoints)
        return outOfRange("developments", sums.developments, 0, kMostDevelopmentPoints);
    if (sums.advisor > kMostTilePoints)
        return outOfRange("advisor", sums.advisor, 0, kMostTilePoints);
    if (sums.colonies > kMostBesidePoints)
        return outOfRange("colonies", sums.colonies, 0, kMostBesidePoints);
    if (sums.wonders > kMostBesidePoints)
        return outOfRange("wonders", sums.wonders, 0, kMostBesidePoints);
    return std::nullopt;
}

TileSums unknownOf(const Player &player, const TileSums &sums)
{
    const auto unless = [&](TileKind kind, std::uint8_t points) { return player.hasPutIn(kind) ? std::uint8_t{0} : points; };
    return {unless(TileKind::Development, sums.developments), unless(TileKind::Advisor, sums.advisor),
            unless(TileKind::Colony, sums.colonies), unless(TileKind::Wonder, sums.wonders)};
}

MaybeRefusal refusesSheet(const State &state, const FinishedSheet &move)
{
    if (!state.agreed.onlySheets)
        return Refusal{"nations.matchIsPlayed", {}};
    if (move.player >= state.players)
        return Refusal{"input.noSuchPlayer", {{"player", move.player}, {"players", state.players}}};
    if (move.track > mostTrackPoints(state.players))
        return outOfRange("track", move.track, 0, mostTrackPoints(state.players));
    if (move.place > state.players)
        return outOfRange("place", move.place, 0, state.players);
    for (int seat = 0; seat < state.players; ++seat)
        if (move.place > 0 && seat != move.player && state.seats[static_cast<std::size_t>(seat)].place == move.place)
            return Refusal{"nations.placeTaken", {{"place", move.place}, {"player", seat}}};
    return refusesSums(move.sums);
}

void enterSheet(State &state, const FinishedSheet &move)
{
    Player &player = state.seats[move.player];
    player.track = move.track;
    player.sums = move.sums;
    player.place = move.place;
    enter(state, move.player);
    orderByPlaces(state);
    int next = 0;
    while (next < state.players && state.hasEntered(next))
        ++next;
    const bool isOver = next == state.players;
    state.player = static_cast<std::uint8_t>(isOver ? 0 : next);
    state.step = isOver ? Step::Over : Step::Typing;
}

void enter(State &state, int seat)
{
    state.entered = static_cast<std::uint8_t>(state.entered | 1U << static_cast<unsigned>(seat));
}

int nextToEnter(const State &state)
{
    for (const std::uint8_t seat : state.turnOrder())
        if (state.tilesUnknown && !state.hasEntered(seat) && !state.seats.at(seat).hasPutInAll())
            return seat;
    return -1;
}

} // namespace pegsheet::nations
