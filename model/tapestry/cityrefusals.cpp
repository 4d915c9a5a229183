// SPDX-License-Identifier: Apache-2.0
// What is refused of the mats and what is built on them.
#include "model/tapestry/judging.h"
#include "model/tapestry/room.h"

namespace pegsheet::tapestry {

MaybeRefusal refusesUnbuilt(const State &state, int player)
{
    const City &city = state.at(player).city;
    for (const Landmark landmark : kAll<Landmark>)
        if (city.isKept() && city.where(landmark) == Where::LaidAside)
            return Refusal{"tapestry.placeFirst", {{"landmark", nameOf(landmark)}}};
    return std::nullopt;
}

MaybeRefusal judge(const State &state, const NameCapital &move)
{
    int index = 0;
    if (auto refusal = refusesAnswer(state, move.entry, Wants::Capital, index))
        return refusal;
    for (int seat = 0; seat < state.players; ++seat)
        if (const City &city = state.at(seat).city; city.isKept() && city.capital() == move.capital)
            return Refusal{"tapestry.taken", {{"capital", nameOf(move.capital)}, {"player", seat}}};
    return std::nullopt;
}

namespace {

MaybeRefusal refusesSpot(const City &city, const Piece &piece, const Spot &spot)
{
    if (city.mayBuild(piece, spot))
        return std::nullopt;
    return Refusal{"tapestry.noPlace", {{"what", pieceName(piece)}}};
}

// Of a landmark that was laid aside (DE p.13).
MaybeRefusal refusesLaidAside(const State &state, const PlacePiece &move)
{
    if (auto refusal = refusesAnything(state))
        return refusal;
    if (move.player < 0)
        return noOption("player", "player");
    if (auto refusal = refusesSeat(state, move.player))
        return refusal;
    const City &city = state.at(move.player).city;
    if (!move.what.isSaid() || !city.isKept() || city.where(*move.what) != Where::LaidAside)
        return noOption("what");
    if (move.entry.isSaid())
        return noOption("entry");
    if (auto refusal = refusesSpot(city, *move.what, move.spot))
        return refusal;
    return hasRoomForOneMore(state) ? std::nullopt : MaybeRefusal(noRoom(state));
}

} // namespace

MaybeRefusal judge(const State &state, const PlacePiece &move)
{
    if (move.player >= 0 || move.what.isSaid())
        return refusesLaidAside(state, move);
    int index = 0;
    if (auto refusal = refusesAnswer(state, move.entry, Wants::Place, index))
        return refusal;
    const Entry &entry = state.queue[index];
    return refusesSpot(state.at(entry.player).city, pieceOf(entry), move.spot);
}

} // namespace pegsheet::tapestry
