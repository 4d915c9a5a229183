// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "model/core/enums.h"

#include <array>
#include <cstdint>
#include <string_view>

/// What the pieces of Tapestry are called, in the printed English terms. DE is the German rulebook of 2023 by its pages.
namespace pegsheet::tapestry {

/// The advancement tracks (DE p.6).
enum class Track : std::uint8_t { Exploration, Science, Military, Technology };

/// The four resources; a track, a row of the income mat and a resource at the same place belong together (DE p.4).
enum class Resource : std::uint8_t { Coin, Worker, Food, Culture };

/// The income buildings, in the order of their rows and resources (DE p.4).
enum class Building : std::uint8_t { Market, House, Farm, Armory };

/// The rows of tech cards beside a city, from below (DE p.7).
enum class TechRow : std::uint8_t { Bottom, Middle, Top };

/// The landmarks of the base game: those of the tracks by track and tier, then those of tech cards (DE p.13).
enum class Landmark : std::uint8_t {
    Lighthouse,
    TrainStation,
    LaunchPad,
    Apothecary,
    Academy,
    Laboratory,
    Barracks,
    TankFactory,
    FusionReactor,
    Forge,
    RubberWorks,
    TechHub,
    Bakery,
    Barn,
    ComTower,
    Library,
    StockMarket,
    Treasury
};

/// The achievements (DE p.15).
enum class Achievement : std::uint8_t { CompleteTrack, ToppleTwo, MiddleIsland };

} // namespace pegsheet::tapestry

namespace pegsheet {

template <>
struct EnumNames<tapestry::Track>
{
    static constexpr std::array<std::string_view, 4> names{"exploration", "science", "military", "technology"};
};
template <>
struct EnumNames<tapestry::Resource>
{
    static constexpr std::array<std::string_view, 4> names{"coin", "worker", "food", "culture"};
};
template <>
struct EnumNames<tapestry::Building>
{
    static constexpr std::array<std::string_view, 4> names{"market", "house", "farm", "armory"};
};
template <>
struct EnumNames<tapestry::TechRow>
{
    static constexpr std::array<std::string_view, 3> names{"bottom", "middle", "top"};
};
template <>
struct EnumNames<tapestry::Landmark>
{
    static constexpr std::array<std::string_view, 18> names{
        "lighthouse", "train_station", "launch_pad",     "apothecary", "academy",      "laboratory",
        "barracks",   "tank_factory",  "fusion_reactor", "forge",      "rubber_works", "tech_hub",
        "bakery",     "barn",          "com_tower",      "library",    "stock_market", "treasury"};
};
template <>
struct EnumNames<tapestry::Achievement>
{
    static constexpr std::array<std::string_view, 3> names{"complete_track", "topple_two", "middle_island"};
};

} // namespace pegsheet

namespace pegsheet::tapestry {

/// What the row of a building on the income mat is called.
inline constexpr Per<std::string_view, Building> kRows{{"markets", "houses", "farms", "armories"}};

} // namespace pegsheet::tapestry
