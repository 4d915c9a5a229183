// SPDX-License-Identifier: Apache-2.0
// What is refused of the mats and what is built on them.
#include "model/tapestry/judging.h"
#include "model/tapestry/procedures/mats.h"
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
    if (city.isKept() && city.mayBuild(piece, spot))
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
    if (!move.isOnGrid())
        return noOption(move.map.isSaid() ? "map" : "column");
    if (auto refusal = refusesSpot(city, *move.what, move.spot))
        return refusal;
    return hasRoomForOneMore(state) ? std::nullopt : MaybeRefusal(noRoom(state));
}

// A marker on a plot (contract, reading 51).
MaybeRefusal refusesMarker(const State &state, const Entry &entry, const Spot &spot)
{
    const bool isPlot = spot.turn == 0 && spot.column >= 0 && spot.row >= 0 && spot.column < kCitySide && spot.row < kCitySide;
    if (isPlot && markerPlots(state, entry).has(spot.column, spot.row))
        return std::nullopt;
    return Refusal{"tapestry.noPlace", {{"what", "marker"}}};
}

// A building that goes elsewhere: into a column of a mat, or on the map (contract, reading 52).
MaybeRefusal refusesElsewhere(const State &state, const Entry &entry, const PlacePiece &move)
{
    if (!(move.spot == Spot()))
        return noOption("x");
    if (move.map.isSaid()) {
        const bool isThere = !move.column.isSaid() && (mapPlacesFor(state, entry) >> static_cast<unsigned>(*move.map) & 1U) != 0;
        return isThere ? std::nullopt : MaybeRefusal(noOption("map"));
    }
    return (columnsFor(state, entry) >> move.column.number & 1U) != 0 ? std::nullopt : MaybeRefusal(noOption("column"));
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
    const bool isMarker = entry.act == Act::Marker;
    if (!move.isOnGrid())
        return isMarker ? MaybeRefusal(noOption(move.map.isSaid() ? "map" : "column")) : refusesElsewhere(state, entry, move);
    if (isMarker)
        return refusesMarker(state, entry, move.spot);
    return refusesSpot(state.at(entry.player).city, pieceOf(entry), move.spot);
}

} // namespace pegsheet::tapestry
