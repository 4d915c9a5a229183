// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "model/tapestry/benefit.h"
#include "model/tapestry/tiles.h"

#include <array>
#include <cstdint>
#include <string_view>

/// The printed facts of the base game of Tapestry. DE is the German rulebook of 2023 by its pages. What something brings is a text
/// of the language in benefit.h, here as it is printed; printed.h has it read.
namespace pegsheet::tapestry {

inline constexpr int kMostSeats = 5;
/// Of each resource at most so many are kept (DE p.13).
inline constexpr int kMostResource = 8;
static_assert(Benefit::kMostAny == kMostResource);
/// Everybody takes income that often (DE p.6).
inline constexpr int kIncomes = 5;
/// Outposts of a player, two of which stand on the start from the beginning (DE p.4).
inline constexpr int kOutposts = 10;
inline constexpr int kStartOutposts = 2;
/// Rows and columns of a city, and its districts (DE p.13).
inline constexpr int kMostLines = 18;
inline constexpr int kDistricts = 9;

// Tracks (DE p.6, p.17 to 20) ------------------------------------------------------------------------------

inline constexpr int kSpaces = 12;
inline constexpr int kTiers = 4;
inline constexpr int kSpacesOfTier = 3;

/// From 1, of a space from 1.
[[nodiscard]] constexpr int tierOf(int space)
{
    return (space - 1) / kSpacesOfTier + 1;
}
/// Whether the space is the first of a tier that has a landmark: II, III or IV.
[[nodiscard]] constexpr bool entersTier(int space)
{
    return space > 1 && (space - 1) % kSpacesOfTier == 0;
}

/// What a step to a space of the tier costs: so many of the track's own resource and so many of any.
struct Cost
{
    std::uint8_t own;
    std::uint8_t any;

    constexpr bool operator==(const Cost &) const = default;
};
inline constexpr std::array<Cost, kTiers> kCosts{{{0, 1}, {1, 1}, {1, 2}, {2, 0}}};
[[nodiscard]] constexpr Cost costOf(int space)
{
    return kCosts[static_cast<std::size_t>(tierOf(space) - 1)];
}
/// The resource of a track (DE p.6).
inline constexpr Per<Resource, Track> kOwnResource{{Resource::Food, Resource::Worker, Resource::Culture, Resource::Coin}};

/// The landmark of the tier that the space enters; entersTier(space) must hold.
[[nodiscard]] constexpr Landmark landmarkOf(Track track, int space)
{
    return static_cast<Landmark>(static_cast<int>(track) * (kTiers - 1) + tierOf(space) - 2);
}

/// A space of a track: the benefit, and the bonus or nothing.
struct SpaceRow
{
    std::string_view benefit;
    std::string_view bonus;
};

/// Spaces 1 to 12 of each track.
inline constexpr Per<std::array<SpaceRow, kSpaces>, Track> kTrackSpaces{{{
    {{{"tile*2", ""},
      {"explore", "pay(any=>tapestry)"},
      {"or(explore,farm)", ""},
      {"then(tile,explore)", ""},
      {"vp_per(control)", "pay(any=>farm)"},
      {"all(tile,farm)", "pay(any=>explore)"},
      {"then(tile*2,explore)", ""},
      {"then(farm,vp_per(farm))", "pay(tile*2=>vp(5))"},
      {"then(tile*2,explore_anywhere)", "pay(any=>tapestry)"},
      {"vp_per(track_t)", "pay(tile*3=>vp(10))"},
      {"then(space*3,explore_space)", ""},
      {"explore_space", "pay(any=>explore_space)"}}},
    {{{"research_x", ""},
      {"tapestry", "pay(any=>house)"},
      {"or(research_x,house)", ""},
      {"all(vp_per(tech),tapestry)", ""},
      {"research", "pay(tapestry_from_hand*2=>vp(5))"},
      {"or(research,house)", ""},
      {"repeat_space", ""},
      {"then(house,vp_per(house))", ""},
      {"or(adv(e),adv(m),adv(t))", ""},
      {"or(reg(m),reg(t))", ""},
      {"then(or(adv(e),adv(m),adv(t)),or(adv(e),adv(m),adv(t)))", ""},
      {"research_x_push5*4", ""}}},
    {{{"conquer", ""},
      {"tapestry", "pay(any=>armory)"},
      {"or(conquer,armory)", ""},
      {"all(worker,vp_per(tiles))", ""},
      {"all(conquer,armory)", ""},
      {"all(conquer,tapestry)", "pay(any=>armory)"},
      {"conquer_both_if_opponent", ""},
      {"conquer_anywhere", "pay(any=>tapestry)"},
      {"all(armory,vp_per(tapestry))", ""},
      {"all(vp_per(track_e),overplay)", ""},
      {"vp_per(city)", "pay(tapestry_from_hand*3=>vp(10))"},
      {"all(conquer_both,civ)", ""}}},
    {{{"invent", ""},
      {"tapestry", "pay(any=>market)"},
      {"or(invent,market)", ""},
      {"then(opt(refresh_tech),invent)", ""},
      {"or(farm,house,armory)", "pay(any=>upgrade)"},
      {"all(vp_per(armory),market)", "pay(any=>invent)"},
      {"then(opt(refresh_tech),invent,invent)", ""},
      {"then(market,vp_per(market))", "pay(any=>upgrade)"},
      {"all(upgrade,circle)", ""},
      {"all(vp_per(track_m),vp_per(track_s))", ""},
      {"all(upgrade,square)", "pay(tech_card*3=>vp(10))"},
      {"all(ai_singularity,coin,worker,food,culture)", ""}}},
}}};
/// Points for a die of Alien Biology that would go past the end of a track (DE p.18).
inline constexpr int kPushPoints = 5;
/// The bonus of Nanotechnology where the table agreed that it costs two tech cards (DE p.15, variants).
inline constexpr int kNanotechnology = 11;
inline constexpr std::string_view kCheaperNanotechnology = "pay(tech_card*2=>vp(10))";

// Income mat (DE p.11 to 13) -------------------------------------------------------------------------------

inline constexpr int kSlots = 6;

/// A slot of a row: what an income turn brings once nothing covers it. Texts are empty where there is nothing.
struct SlotRow
{
    bool hasResource;        ///< one resource of the row
    std::string_view also;   ///< gained with the resources
    std::string_view points; ///< an icon of points
};

/// Slots 1 to 6 of the row of each building. The first lies open from the beginning.
inline constexpr Per<std::array<SlotRow, kSlots>, Building> kMat{{{
    {{{true, "", "vp_per(tech)"},
      {true, "", ""},
      {false, "", "vp_per(tech)"},
      {true, "", ""},
      {true, "", "vp_per(tech)"},
      {false, "", "vp(10)"}}},
    {{{true, "", "vp_per(city)"},
      {true, "", ""},
      {false, "", "vp_per(city)"},
      {true, "", ""},
      {true, "", "vp_per(city)"},
      {false, "", "vp(10)"}}},
    {{{true, "tile", ""}, {true, "", ""}, {false, "", "vp(4)"}, {true, "", ""}, {true, "", "vp(7)"}, {false, "", "vp(10)"}}},
    {{{true, "tapestry", ""},
      {true, "", ""},
      {false, "", "vp_per(control)"},
      {true, "", ""},
      {true, "", "vp_per(control)"},
      {false, "", "vp(10)"}}},
}}};

/// The resource of a building's row.
[[nodiscard]] constexpr Resource resourceOf(Building building)
{
    return static_cast<Resource>(building);
}

/// The parts of an income turn that the app knows, in their order.
enum class IncomeStep : std::uint8_t { Play, Upgrade, Score, Income };

} // namespace pegsheet::tapestry

template <>
struct pegsheet::EnumNames<pegsheet::tapestry::IncomeStep>
{
    static constexpr std::array<std::string_view, 4> names{"play", "upgrade", "score", "income"};
};

namespace pegsheet::tapestry {

/// In which income turns, from 1, a part is.
struct Turns
{
    std::uint8_t first;
    std::uint8_t last;
};
inline constexpr Per<Turns, IncomeStep> kStepTurns{{{{2, 4}, {2, 5}, {2, 5}, {1, 4}}}};
[[nodiscard]] constexpr bool isInTurn(IncomeStep step, int turn)
{
    return turn >= kStepTurns[step].first && turn <= kStepTurns[step].last;
}

/// Resources of any kind for whoever begins that era before the neighbours (DE p.11).
inline constexpr std::array<std::uint8_t, kIncomes> kEraBonus{0, 1, 2, 3, 0};
[[nodiscard]] constexpr int eraBonusOf(int era)
{
    return kEraBonus[static_cast<std::size_t>(era - 1)];
}

// Achievements (DE p.15) -----------------------------------------------------------------------------------

/// Points in the order in which they are reached; 0 where the board has no more.
using Prizes = std::array<std::uint8_t, 3>;
[[nodiscard]] constexpr Prizes prizesOf(Achievement achievement, int players)
{
    return players <= 3 || achievement == Achievement::MiddleIsland ? Prizes{10, 5, 0} : Prizes{15, 10, 5};
}
/// Opponents' outposts that have to lie at the same time.
inline constexpr int kToppled = 2;

/// No player has more points, and none of what has no end more than that: far more than any match brings.
inline constexpr int kMostVp = 9999;
inline constexpr int kMostCards = 99;

/// Names of the eras in which points came: by how many income turns their player had begun.
inline constexpr std::array<std::string_view, kIncomes + 1> kEraNames{"era0", "era1", "era2", "era3", "era4", "era5"};

static_assert([] {
    int tiles = 0;
    for (const TileBenefit each : kAll<TileBenefit>)
        tiles += kTilesWith[each];
    return tiles;
}() == kTerritoryTiles);
// Every slot brings something.
static_assert([] {
    for (const Building building : kAll<Building>)
        for (const SlotRow &slot : kMat[building])
            if (!slot.hasResource && slot.points.empty())
                return false;
    return true;
}());
static_assert(landmarkOf(Track::Technology, 10) == Landmark::TechHub && landmarkOf(Track::Exploration, 4) == Landmark::Lighthouse);

} // namespace pegsheet::tapestry
