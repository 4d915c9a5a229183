// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "model/tapestry/state.h"

#include <cstdint>

/// What the mats of civilizations ask, and what they can still bring.
namespace pegsheet::tapestry {

/// The civilization whose act an entry is; Entry::act must be one whose Entry::what is its number.
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
    return kCivilizations[civilization].stepOne.isCounted ? Act::LastPoints : Act::Box;
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
/// Whether a mat's part of step 1 may be declined.
[[nodiscard]] constexpr bool isOptionalPart(const Entry &entry)
{
    return entry.act == Act::Box && kCivilizations[civilizationOf(entry)].stepOne.duty == Duty::Optional;
}
/// Whether what a mat asks can bring nothing now; only of acts of mats.
[[nodiscard]] bool isVoidOfMat(const State &state, const Entry &entry);

} // namespace pegsheet::tapestry
