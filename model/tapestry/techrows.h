// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "model/tapestry/cardwords.h"
#include "model/tapestry/words.h"

#include <cstdint>
#include <string_view>

/// The tech cards as they are printed (DE p.24, 25).
namespace pegsheet::tapestry {

/// What the owner or a neighbour needs for a card to go to the top row (DE p.8): a token in that tier of a track or beyond, or that
/// slot of a row of the income mat open.
struct Prerequisite
{
    enum class Of : std::uint8_t { Tier, Slot };
    Of of = Of::Tier;
    std::uint8_t what = 0;   ///< Track or Building
    std::uint8_t number = 0; ///< the tier, or the slot from 1

    constexpr bool operator==(const Prerequisite &) const = default;
};
[[nodiscard]] constexpr Prerequisite inTier(Track track, int tier)
{
    return {Prerequisite::Of::Tier, static_cast<std::uint8_t>(track), static_cast<std::uint8_t>(tier)};
}
[[nodiscard]] constexpr Prerequisite openSlot(Building building, int slot)
{
    return {Prerequisite::Of::Slot, static_cast<std::uint8_t>(building), static_cast<std::uint8_t>(slot)};
}

struct TechCardRow
{
    std::string_view circle;
    std::string_view square;
    Prerequisite prerequisite;
};

// clang-format off
inline constexpr Per<TechCardRow, Tech> kTechs{{{
    /* air_conditioning */ {"worker", "house", inTier(Track::Technology, 2)},
    /* ammonia */ {"farm", "vp_per(farm)", inTier(Track::Military, 3)},
    /* anesthesia */ {"armory", "vp_per(armory)", inTier(Track::Science, 2)},
    /* assembly_line */ {"square", "circle", inTier(Track::Exploration, 3)},
    /* bakery */ {"vp(4)", "landmark(bakery)", openSlot(Building::Farm, 2)},
    /* barn */ {"vp(3)", "landmark(barn)", openSlot(Building::Farm, 3)},
    /* lithium_ion_battery */ {"vp(4)", "repeat_space", inTier(Track::Exploration, 4)},
    /* calendar */ {"culture", "vp(7)", inTier(Track::Exploration, 2)},
    /* canned_food */ {"food", "vp(7)", inTier(Track::Military, 2)},
    /* clocks */ {"adv_x(t)", "vp_per(track_t)", inTier(Track::Technology, 2)},
    /* compass */ {"tile*2", "explore", inTier(Track::Technology, 2)},
    /* com_tower */ {"vp(5)", "landmark(com_tower)", openSlot(Building::House, 4)},
    /* concrete */ {"market", "vp_per(market)", inTier(Track::Exploration, 2)},
    /* dynamite */ {"conquer", "vp_per(control)", inTier(Track::Military, 2)},
    /* eyeglasses */ {"invent", "vp_per(tech)", inTier(Track::Technology, 2)},
    /* irrigation */ {"food", "farm", inTier(Track::Science, 2)},
    /* library */ {"vp(3)", "landmark(library)", openSlot(Building::House, 3)},
    /* light_bulb */ {"coin", "market", inTier(Track::Military, 2)},
    /* paper */ {"house", "vp_per(house)", inTier(Track::Science, 2)},
    /* penicillin */ {"research_x", "vp(5)", inTier(Track::Science, 2)},
    /* printing_press */ {"tapestry", "overplay", inTier(Track::Technology, 2)},
    /* radio */ {"vp(3)", "civ", inTier(Track::Science, 4)},
    /* sewage_plumbing */ {"culture", "armory", inTier(Track::Technology, 2)},
    /* siegecraft */ {"adv_x(m)", "vp_per(track_m)", inTier(Track::Military, 2)},
    /* stock_market */ {"vp(5)", "landmark(stock_market)", openSlot(Building::Market, 3)},
    /* telescope */ {"all(culture,tile)", "vp_per(tiles)", inTier(Track::Technology, 2)},
    /* the_nail */ {"tapestry", "or(market,house,farm)", inTier(Track::Technology, 2)},
    /* time_travel */ {"coin", "or(reg_x(e),reg_x(m))", inTier(Track::Technology, 4)},
    /* transistors */ {"coin", "all(culture,vp(4))", inTier(Track::Military, 4)},
    /* treasury */ {"vp(4)", "landmark(treasury)", openSlot(Building::Market, 2)},
    /* vaccines */ {"adv_x(s)", "vp_per(track_s)", inTier(Track::Science, 2)},
    /* warships */ {"worker", "conquer", inTier(Track::Exploration, 3)},
    /* zeppelins */ {"adv_x(e)", "vp_per(track_e)", inTier(Track::Exploration, 2)}
}}};
// clang-format on

} // namespace pegsheet::tapestry
