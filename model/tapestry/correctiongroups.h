// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "model/tapestry/correction.h"

#include <array>
#include <string_view>

/// Where the numbers of a player stand when they are written, as in the state.
namespace pegsheet::tapestry {

/// The object that has a number; empty where it stands beside the player's name.
[[nodiscard]] constexpr std::string_view groupOf(Number number)
{
    if (number >= Number::Coin && number <= Number::Culture)
        return "resources";
    if (number >= Number::Markets && number <= Number::Armories)
        return "open";
    if (number >= Number::Bottom && number <= Number::Top)
        return "techs";
    return number == Number::Lines || number == Number::Districts ? "city" : "";
}
/// All of them.
inline constexpr std::array<std::string_view, 4> kGroups{"resources", "open", "techs", "city"};

} // namespace pegsheet::tapestry
