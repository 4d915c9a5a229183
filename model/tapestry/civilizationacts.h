// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "model/tapestry/state.h"
#include "model/tapestry/turnmoves.h"

#include <cstdint>

/// What the mats of civilizations ask, and what they can still bring.
namespace pegsheet::tapestry {

/// Whether Entry::what of such an act is the number of a civilization.
[[nodiscard]] constexpr bool isOfMat(Act act)
{
    switch (act) {
    case Act::Predict:
    case Act::Swap:
    case Act::Box:
    case Act::AnyBox:
    case Act::Outposts:
    case Act::Exposed:
    case Act::Roll:
    case Act::Herald:
    case Act::FirstCard:
    case Act::Give:
    case Act::GiveFree:
    case Act::Improve:
    case Act::Trade:
    case Act::Land:
    case Act::LastPoints: return true;
    default: return false;
    }
}
/// The civilization whose act an entry is; isOfMat(Entry::act) must hold.
[[nodiscard]] constexpr Civilization civilizationOf(const Entry &entry)
{
    return static_cast<Civilization>(entry.what);
}
/// Bit of each civilization that a player can begin with, or gain during play: nobody has it, and during play it is one that is
/// kept then (contract, readings 31 and 54).
[[nodiscard]] std::uint32_t freeMats(const State &state, bool atStart);
/// What its part of step 1 of an income turn is; only of those that have one.
[[nodiscard]] constexpr Act stepOf(Civilization civilization)
{
    const CivilizationRow &row = kCivilizations[civilization];
    if (row.stepOne.isCounted)
        return Act::LastPoints;
    switch (row.procedure) {
    case MatProcedure::Alchemists: return Act::Roll;
    case MatProcedure::Heralds: return Act::Herald;
    case MatProcedure::Historians: return Act::Give;
    case MatProcedure::Inventors: return Act::Improve;
    case MatProcedure::Isolationists: return Act::Land;
    case MatProcedure::Traders: return Act::Trade;
    default: return row.course == Course::Exposed ? Act::Exposed : Act::Box;
    }
}
/// The mat that changes that rule, looked up by the compiler.
template <MatMark Mark>
inline constexpr Civilization kHolder = holderOf(Mark);
/// The same, where it is that player's; else nothing.
template <MatMark Mark>
[[nodiscard]] constexpr const MatState *matWith(const State &state, int seat)
{
    const MatState &mat = state.mats[kHolder<Mark>];
    return mat.isOf(seat) ? &mat : nullptr;
}
/// Whether a marker can leave the mat, and has a place where it goes.
[[nodiscard]] constexpr bool hasMarker(const MatState &mat)
{
    return mat.markers > 0 && mat.count < kMostMarkers;
}
/// Bit of each box that lies open, in the columns from 0 one behind the other, kBoxes a column; and whether one of them does.
[[nodiscard]] std::uint32_t exposedBoxes(const State &state, Civilization civilization);
[[nodiscard]] inline bool liesOpen(const State &state, Civilization civilization, int column, int box)
{
    return (exposedBoxes(state, civilization) >> (static_cast<std::size_t>(column) * kBoxes + static_cast<std::size_t>(box)) & 1U)
        != 0;
}
/// Bit of each number of outposts that can lie in the first row of a mat: both rows have four at most (contract, reading 54).
[[nodiscard]] std::uint32_t outpostChoices(const State &state, int seat);
/// Bit of each row of the player's mat on which outposts lie, from above.
[[nodiscard]] std::uint32_t outpostRows(const State &state, int seat);
/// Whether whatever places an outpost of the player says from which row (contract, reading 57).
[[nodiscard]] bool asksForRow(const State &state, int seat);
/// The same of what an entry that wants Wants::Take brings.
[[nodiscard]] bool asksForRow(const State &state, const Entry &entry);

/// Whether a marker of the player may protect what is conquered, a territory that was nobody's (contract, reading 57).
[[nodiscard]] bool mayProtect(const State &state, const Entry &entry, const Conquer &move);
/// Whether a marker may lie where is conquered, to which the die goes that is not chosen (contract, reading 57).
[[nodiscard]] bool maySpareDie(const State &state, const Conquer &move);

/// Territories of a player on which two pieces stand by civilizations (contract, readings 48 and 57).
[[nodiscard]] int protectedOf(const State &state, int seat);
/// Territories of a player that can be lost: neither the start nor a protected one (contract, reading 48).
[[nodiscard]] int openTerritories(const State &state, int seat);

/// Bit of each column of a mat that the building of an entry can go to in place of the city (contract, reading 52).
[[nodiscard]] std::uint32_t columnsFor(const State &state, const Entry &entry);
/// Bit of each MapPlace that it can go to.
[[nodiscard]] std::uint32_t mapPlacesFor(const State &state, const Entry &entry);
/// Whether there is any of those.
[[nodiscard]] inline bool hasOtherPlace(const State &state, const Entry &entry)
{
    return state.agreed.namesMats && (columnsFor(state, entry) != 0 || mapPlacesFor(state, entry) != 0);
}
/// Whether the piece of an entry finds a place in the city.
[[nodiscard]] inline bool hasSpot(const State &state, const Entry &entry)
{
    const City &city = state.at(entry.player).city;
    return city.isKept() && city.hasSpotFor(pieceOf(entry));
}
/// Whether a mat's box of that track is covered, of those whose boxes are.
[[nodiscard]] inline bool isCovered(const State &state, Civilization civilization, Track track)
{
    return (state.mats[civilization].tracks() >> static_cast<unsigned>(track) & 1U) != 0;
}
/// Bit of each box that a token of the mat can come to next: the column whose token goes up, the row of the next column, or of any
/// box four times the column and the row (contract, readings 54 and 56).
[[nodiscard]] std::uint32_t nextBoxes(const State &state, const Entry &entry);
/// Whether an entry asks for one of those.
[[nodiscard]] constexpr bool asksForBox(const Entry &entry)
{
    return entry.act == Act::AnyBox || (entry.act == Act::Box && kCivilizations[civilizationOf(entry)].course != Course::Cover);
}
/// Where the box is printed that an answer of that option brings; it must be one of nextBoxes().
[[nodiscard]] NodePlace boxOf(const State &state, const Entry &entry, int option);
/// Whether what a mat asks may be declined, or stopped (contract, reading 56).
[[nodiscard]] bool isOptionalPart(const State &state, const Entry &entry);
/// Whether what a mat asks, or does by itself, can bring nothing now; only of acts of mats.
[[nodiscard]] bool isVoidOfMat(const State &state, const Entry &entry);

} // namespace pegsheet::tapestry
