// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "model/tapestry/moves.h"

#include <bit>
#include <cstdint>
#include <optional>

/// The order in which tokens are listed, for the files of listed moves. `spaces` is a bit of each space with one that can be
/// chosen.
namespace pegsheet::tapestry {

/// The space of the token at that place among those that can be chosen, 0 for the token left out, then from the furthest.
[[nodiscard]] inline int spaceAt(std::uint32_t spaces, std::uint32_t place)
{
    for (; place > 1; --place)
        spaces &= ~(1U << furthestOf(spaces));
    return furthestOf(spaces);
}
/// How many choices there are: the token left out, then each; none where none can be chosen.
[[nodiscard]] inline std::uint32_t countTokens(std::uint32_t spaces)
{
    return spaces == 0 ? 0 : static_cast<std::uint32_t>(std::popcount(spaces)) + 1;
}
/// The choice at that place, and the place of a choice.
[[nodiscard]] inline Token tokenAt(std::uint32_t spaces, std::uint32_t place)
{
    return place == 0 ? Token() : Token{static_cast<std::int8_t>(spaceAt(spaces, place))};
}
[[nodiscard]] inline std::optional<std::uint32_t> placeOfToken(std::uint32_t spaces, Token token)
{
    if (spaces == 0)
        return std::nullopt;
    if (!token.isSaid())
        return 0;
    if ((spaces >> token.number & 1U) == 0)
        return std::nullopt;
    return static_cast<std::uint32_t>(std::popcount(spaces >> token.number));
}

} // namespace pegsheet::tapestry
