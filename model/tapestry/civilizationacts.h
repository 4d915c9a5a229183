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
/// Whether what a mat asks can bring nothing now; only of acts of mats.
[[nodiscard]] bool isVoidOfMat(const State &state, const Entry &entry);

} // namespace pegsheet::tapestry
