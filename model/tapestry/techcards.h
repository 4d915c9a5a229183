// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "model/tapestry/benefit.h"
#include "model/tapestry/techrows.h"
#include "model/tapestry/turnmoves.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <span>
#include <string_view>

/// What the 33 tech cards bring where they go a row up (DE p.8): the benefit at the circle from the bottom row to the middle one,
/// the benefit at the square from there to the top. Each is listed once, however many cards print it.
namespace pegsheet::tapestry {

inline constexpr std::array<std::string_view, 22> kCircles{"coin",     "worker",     "food",     "culture",  "all(culture,tile)",
                                                           "tile*2",   "tapestry",   "invent",   "market",   "house",
                                                           "farm",     "armory",     "vp(3)",    "vp(4)",    "vp(5)",
                                                           "conquer",  "research_x", "adv_x(e)", "adv_x(s)", "adv_x(m)",
                                                           "adv_x(t)", "square"};
inline constexpr std::array<std::string_view, 32> kSquares{"vp(5)",
                                                           "vp(7)",
                                                           "all(culture,vp(4))",
                                                           "market",
                                                           "house",
                                                           "farm",
                                                           "armory",
                                                           "or(market,house,farm)",
                                                           "vp_per(market)",
                                                           "vp_per(house)",
                                                           "vp_per(farm)",
                                                           "vp_per(armory)",
                                                           "vp_per(tech)",
                                                           "vp_per(control)",
                                                           "vp_per(tiles)",
                                                           "vp_per(track_e)",
                                                           "vp_per(track_s)",
                                                           "vp_per(track_m)",
                                                           "vp_per(track_t)",
                                                           "explore",
                                                           "conquer",
                                                           "overplay",
                                                           "repeat_space",
                                                           "circle",
                                                           "civ",
                                                           "or(reg_x(e),reg_x(m))",
                                                           "landmark(bakery)",
                                                           "landmark(barn)",
                                                           "landmark(com_tower)",
                                                           "landmark(library)",
                                                           "landmark(stock_market)",
                                                           "landmark(treasury)"};

// Each is on a card.
static_assert([] {
    const auto isIn = [](std::string_view text, std::span<const std::string_view> texts) {
        return std::find(texts.begin(), texts.end(), text) != texts.end();
    };
    for (const TechCardRow &row : kTechs.values)
        if (!isIn(row.circle, kCircles) || !isIn(row.square, kSquares))
            return false;
    return true;
}());

/// The benefits that cards of that row can bring where they go up; none of the top row.
[[nodiscard]] constexpr std::span<const std::string_view> techBenefits(TechRow row)
{
    switch (row) {
    case TechRow::Bottom: return kCircles;
    case TechRow::Middle: return kSquares;
    default: return {};
    }
}

/// The benefit at that place of techBenefits(row), which there must be.
[[nodiscard]] constexpr Benefit techBenefit(TechRow row, std::size_t at)
{
    Benefit benefit;
    if (readBenefit(techBenefits(row)[at], benefit).expected != Expected::Nothing)
        throw "what is printed on a tech card is no benefit";
    return benefit;
}

} // namespace pegsheet::tapestry
