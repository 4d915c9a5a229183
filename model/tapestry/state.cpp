// SPDX-License-Identifier: Apache-2.0
#include "model/tapestry/state.h"

#include "model/tapestry/civilizationacts.h"
#include "model/tapestry/outlook.h"

#include <algorithm>

namespace pegsheet::tapestry {

void Player::countCity()
{
    if (!city.isKept())
        return;
    const Areas complete = city.complete();
    lines = static_cast<std::uint8_t>(complete.lines());
    districts = static_cast<std::uint8_t>(complete.districts());
}

int landmarksOf(const State &state, int seat)
{
    return static_cast<int>(
        std::count(state.landmarks.values.begin(), state.landmarks.values.end(), static_cast<std::uint8_t>(seat)));
}

bool isFirstOfNeighbours(const State &state, int seat, int era)
{
    for (const int step : {1, state.players - 1})
        if (const int neighbour = (seat + step) % state.players; neighbour != seat && state.at(neighbour).incomes >= era)
            return false;
    return true;
}

namespace {

int spaceOf(const Player &player, Track track)
{
    if (track == Track::Technology && player.singularity)
        return kSpaces;
    return std::max(player.tracks[track].furthest(), 0);
}

// Complete lines that count twice (contract, reading 52).
int linesOfOneKind(const State &state, int seat)
{
    const City &city = state.at(seat).city;
    return matWith<MatMark::LinesTwice>(state, seat) != nullptr && city.isKept() ? city.completeOfOneKind().lines() : 0;
}

} // namespace

int countOf(const State &state, int seat, Counted counted)
{
    const Player &player = state.at(seat);
    switch (counted) {
    case Counted::Tech: return player.techCount();
    case Counted::City: return player.lines + linesOfOneKind(state, seat);
    case Counted::Control: return player.control;
    case Counted::Farm: return player.built(Building::Farm);
    case Counted::House: return player.built(Building::House);
    case Counted::Market: return player.built(Building::Market);
    case Counted::Armory: return player.built(Building::Armory);
    case Counted::IncomeBuilding:
        return player.built(Building::Farm) + player.built(Building::House) + player.built(Building::Market)
            + player.built(Building::Armory);
    case Counted::Landmark: return landmarksOf(state, seat);
    case Counted::Tiles: return player.tiles;
    case Counted::Tapestry: return player.tapestry + player.played;
    case Counted::TrackE: return spaceOf(player, Track::Exploration);
    case Counted::TrackS: return spaceOf(player, Track::Science);
    case Counted::TrackM: return spaceOf(player, Track::Military);
    case Counted::TrackT: return spaceOf(player, Track::Technology);
    }
    return 0;
}

namespace {

// What a civilization brings at its start belongs to it (contract, reading 31).
bool isBeingSetUp(const State &state)
{
    for (int index = 0; state.agreed.keepsCities && index < state.queue.size(); ++index)
        if (const Act act = state.queue[index].act; act == Act::Capital || act == Act::Mat)
            return true;
    const auto hasBegun = [](const Player &player) { return player.incomes > 0; };
    return state.agreed.namesMats && !state.queue.empty() && !state.hasActed && std::ranges::none_of(state.seated(), hasBegun);
}

} // namespace

Phase phaseOf(const State &state)
{
    if (state.step != Step::Turns)
        return state.step == Step::Tie ? Phase::Tie : Phase::Over;
    if (state.agreed.onlySheets)
        return Phase::Sheet;
    if (isBeingSetUp(state))
        return Phase::Setup;
    return state.queue.empty() ? Phase::Turn : Phase::Queue;
}

int playerOf(const State &state)
{
    const std::uint64_t waiting = state.queue.waiting();
    for (int index = state.queue.size(); index-- > 0;)
        if (const Wants wants = wantsOf(state, index, waiting); wants != Wants::Nothing && wants != Wants::Resolve)
            return state.queue[index].player;
    return state.turn;
}

int nextToTell(const State &state)
{
    const auto seats = state.seated();
    return static_cast<int>(std::min_element(seats.begin(), seats.end(),
                                             [](const Player &one, const Player &other) { return one.incomes < other.incomes; })
                            - seats.begin());
}

std::uint8_t leadersOf(const State &state)
{
    // Where it was agreed, resources decide between equal points (EN of 2019).
    const auto rank = [&](const Player &player) { return player.vp * 100 + (state.knowsTies() ? player.resources.total() : 0); };
    int best = rank(state.at(0));
    for (const Player &player : state.seated())
        best = std::max(best, rank(player));
    unsigned leaders = 0;
    for (int seat = 0; seat < state.players; ++seat)
        if (rank(state.at(seat)) == best)
            leaders |= 1U << seat;
    return static_cast<std::uint8_t>(leaders);
}

} // namespace pegsheet::tapestry
