// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "model/tapestry/civilizationmoves.h"
#include "model/tapestry/openmoves.h"

#include <variant>

/// Every move there is. The first alternatives of Move are listed moves (but see isListed()), in the order of their kinds; that
/// order is part of the shared format.
namespace pegsheet::tapestry {

using Move = std::variant<Advance, TakeIncome, Gain, Choose, Take, Skip, ChooseTrack, Research, Explore, ExploreSpace, Conquer,
                          CountLines, Upgrade, PlayTapestry, Resolve, NameCapital, PlacePiece, Invent, NameTech, NameStack,
                          NameOpponent, NameLandmark, Discard, StandUp, ConvertFood, NameCivilization, Predict, Lose, Trade,
                          SwapBuildings, TellEffect, TellBenefit, District, Tallest, Tally, FinishedSheet, Correct>;

/// The listed moves by kind; an enumerator's number is the alternative's place in Move.
enum class Kind : std::uint8_t {
    Advance,
    Income,
    Gain,
    Choose,
    Take,
    Skip,
    Track,
    Research,
    Explore,
    Space,
    Conquer,
    Count,
    Upgrade,
    Tapestry,
    Resolve,
    Capital,
    Place,
    Invent,
    Tech,
    Stack,
    Opponent,
    Landmark,
    Discard,
    StandUp,
    Convert,
    Civilization,
    Predict,
    Lose,
    Trade,
    Swap
};
inline constexpr int kKinds = 30;
static_assert(std::variant_size_v<Move> == kKinds + 7);
/// The others are open: they are written field by field. So is a tapestry card with a name of the table's own.
[[nodiscard]] inline bool isListed(const Move &move)
{
    const auto *played = std::get_if<PlayTapestry>(&move);
    return move.index() < kKinds && (played == nullptr || played->name.empty());
}

} // namespace pegsheet::tapestry
