// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "model/tapestry/words.h"

#include <array>
#include <cstdint>
#include <string_view>

/// The printed facts about tiles and dice; DE is the German rulebook of 2023 by its pages.
namespace pegsheet::tapestry {

inline constexpr int kTerritoryTiles = 48;
inline constexpr int kSpaceTiles = 15;

/// Space tiles 1 to 15, by the numbers of the facts. Of tiles 4 and 10 the order is that of the icons from the left.
inline constexpr std::array<std::string_view, kSpaceTiles> kSpaceTileTexts{
    "all(adv(s),vp_per(track_s))",
    "all(armory,vp_per(armory))",
    "all(house,vp_per(house))",
    "then(tapestry,overplay,vp_per(tapestry))",
    "all(coin,worker,vp(8))",
    "all(research,vp(6))",
    "all(food,culture,vp(8))",
    "all(culture,vp_per(city))",
    "all(adv(t),vp_per(track_t))",
    "then(invent,upgrade,vp_per(tech))",
    "all(conquer,vp_per(control))",
    "all(adv(m),vp_per(track_m))",
    "vp(13)",
    "all(farm,vp_per(farm))",
    "all(market,vp_per(market))",
};

/// What the 48 territory tiles bring: thirteen benefits, each by its text.
enum class TileBenefit : std::uint8_t {
    Armory,
    Coin,
    Culture,
    Farm,
    Food,
    House,
    Invent,
    Market,
    ResearchX,
    Tapestry,
    TwoTiles,
    Upgrade,
    Worker
};

/// Points for the sides of an explored tile (DE p.7).
inline constexpr int kMostSides = 6;

/// What the red die of conquest can show (DE p.9).
enum class RedFace : std::uint8_t { Vp4, Vp5, Vp6, Vp7, Control };
/// What the black die can show; the last is the benefit of the conquered tile.
enum class BlackFace : std::uint8_t { Coin, Worker, Food, Culture, Territory };
/// What either of the two can show: the faces of the red one, then those of the black one.
enum class DieFace : std::uint8_t { Vp4, Vp5, Vp6, Vp7, Control, Coin, Worker, Food, Culture, Territory };

} // namespace pegsheet::tapestry

namespace pegsheet {

template <>
struct EnumNames<tapestry::TileBenefit>
{
    static constexpr std::array<std::string_view, 13> names{"armory", "coin",    "culture", "farm",       "food",
                                                            "house",  "invent",  "market",  "research_x", "tapestry",
                                                            "tile*2", "upgrade", "worker"};
};
template <>
struct EnumNames<tapestry::RedFace>
{
    static constexpr std::array<std::string_view, 5> names{"vp(4)", "vp(5)", "vp(6)", "vp(7)", "vp_per(control)"};
};
template <>
struct EnumNames<tapestry::BlackFace>
{
    static constexpr std::array<std::string_view, 5> names{"coin", "worker", "food", "culture", "territory_benefit"};
};
template <>
struct EnumNames<tapestry::DieFace>
{
    static constexpr std::array<std::string_view, 10> names{"vp(4)", "vp(5)",  "vp(6)", "vp(7)",   "vp_per(control)",
                                                            "coin",  "worker", "food",  "culture", "territory_benefit"};
};

} // namespace pegsheet

namespace pegsheet::tapestry {

/// How many tiles have each of the benefits.
inline constexpr Per<std::uint8_t, TileBenefit> kTilesWith{{1, 8, 8, 1, 8, 1, 3, 1, 2, 4, 2, 1, 8}};
/// Faces of the dice with each result (DE p.9).
inline constexpr Per<std::uint8_t, RedFace> kRedFaces{{1, 1, 1, 1, 2}};
inline constexpr Per<std::uint8_t, BlackFace> kBlackFaces{{1, 1, 1, 1, 2}};
[[nodiscard]] constexpr DieFace faceOf(RedFace face)
{
    return static_cast<DieFace>(face);
}
[[nodiscard]] constexpr DieFace faceOf(BlackFace face)
{
    return static_cast<DieFace>(kCount<RedFace> + static_cast<std::size_t>(face));
}
[[nodiscard]] constexpr bool isRed(DieFace face)
{
    return static_cast<std::size_t>(face) < kCount<RedFace>;
}
/// Faces of the science die; that they are even is read off its picture.
inline constexpr Per<std::uint8_t, Track> kScienceFaces{{3, 3, 3, 3}};

} // namespace pegsheet::tapestry
