// SPDX-License-Identifier: Apache-2.0
// The places of landmarks that were laid aside.
#include "model/tapestry/listedanswers.h"
#include "model/tapestry/room.h"

namespace pegsheet::tapestry {

namespace {

// Calls `use(seat, landmark)` for each that is laid aside, until that says so.
template <typename Use>
void eachLaidAside(const State &state, Use use)
{
    for (int seat = 0; seat < state.players; ++seat) {
        const City &city = state.at(seat).city;
        for (const Landmark landmark : kAll<Landmark>)
            if (city.isKept() && city.where(landmark) == Where::LaidAside && use(seat, landmark))
                return;
    }
}

} // namespace

bool hasLaidAside(const State &state)
{
    bool isThere = false;
    eachLaidAside(state, [&](int, Landmark) { return isThere = true; });
    return isThere && hasRoomForOneMore(state);
}

std::uint32_t countLaidAside(const State &state)
{
    std::uint32_t sum = 0;
    eachLaidAside(state, [&](int seat, Landmark landmark) {
        sum += static_cast<std::uint32_t>(state.at(seat).city.spotsFor(landmark).size());
        return false;
    });
    return sum;
}

PlacePiece laidAsideAt(const State &state, std::uint32_t index)
{
    PlacePiece move;
    eachLaidAside(state, [&](int seat, Landmark landmark) {
        const Spots spots = state.at(seat).city.spotsFor(landmark);
        const auto count = static_cast<std::uint32_t>(spots.size());
        if (index >= count) {
            index -= count;
            return false;
        }
        move = {spots.at(static_cast<int>(index)), static_cast<std::int8_t>(seat), landmark, {}};
        return true;
    });
    return move;
}

std::uint32_t placeOfLaidAside(const State &state, const PlacePiece &move)
{
    std::uint32_t before = 0;
    eachLaidAside(state, [&](int seat, Landmark landmark) {
        const Spots spots = state.at(seat).city.spotsFor(landmark);
        const bool isIt = seat == move.player && landmark == *move.what;
        before += static_cast<std::uint32_t>(isIt ? spots.indexOf(move.spot).value_or(0) : spots.size());
        return isIt;
    });
    return before;
}

} // namespace pegsheet::tapestry
