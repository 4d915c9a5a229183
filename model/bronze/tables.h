// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "model/core/enums.h"

#include <array>
#include <cstdint>

/// The printed facts of Roll Through the Ages: The Bronze Age. Rule sets are rows, not branches.
/// Sources by tag as in the rules notes: DE and EN are the rulebooks, ENSHEET the score sheet,
/// FR the French rulebook with its tables, LBASHEET the score sheet of the Late Bronze Age.
namespace pegsheet::bronze {

enum class Variant : std::uint8_t { Classic, Edition2024, Late };

/// The six faces of every die (EN 1, FR table 1).
enum class Face : std::uint8_t { Food, Good, Skull, Workers, Choice, Coins };

/// The rows of the pegboard in the order in which goods are collected (EN 3a).
enum class Good : std::uint8_t { Wood, Stone, Pottery, Cloth, Metal };

/// What workers can be set to: four cities, seven monuments, as on the score sheet.
enum class Target : std::uint8_t {
    City4,
    City5,
    City6,
    City7,
    StepPyramid,
    StoneCircle,
    Temple,
    Obelisk,
    HangingGardens,
    GreatWall,
    GreatPyramid
};

enum class City : std::uint8_t { City4, City5, City6, City7 };

enum class Monument : std::uint8_t { StepPyramid, StoneCircle, Temple, Obelisk, HangingGardens, GreatWall, GreatPyramid };

/// All seventeen; a rule set leaves some of them out.
enum class Development : std::uint8_t {
    Leadership,
    Irrigation,
    Agriculture,
    Quarrying,
    Medicine,
    Preservation,
    Coinage,
    Caravans,
    Shipping,
    Smithing,
    Religion,
    Granaries,
    Masonry,
    Engineering,
    Commerce,
    Architecture,
    Empire
};

enum class Disaster : std::uint8_t { Famine, Drought, Pestilence, Invasion, Revolt };

/// What can change hands in a trade: the goods in their order, and food (DE, FR, trading variant).
enum class Ware : std::uint8_t { Wood, Stone, Pottery, Cloth, Metal, Food };

/// Which points a monument earns once somebody has finished it before: as printed on the classic sheet, those with the
/// Great Pyramid's raised, or all raised. Two sources read the 2024/25 edition differently.
enum class LaterPoints : std::uint8_t { Printed, Pyramid, Raised };

/// Whether one player alone may roll skulls again: as the rule set has it, always, or never (D20).
enum class SoloSkulls : std::uint8_t { RuleSet, Rerolled, Locked };

} // namespace pegsheet::bronze

namespace pegsheet {

template <>
struct EnumNames<bronze::Variant>
{
    static constexpr std::array<std::string_view, 3> names{"classic", "2024", "late"};
};
template <>
struct EnumNames<bronze::Face>
{
    static constexpr std::array<std::string_view, 6> names{"food", "good", "skull", "workers", "choice", "coins"};
};
template <>
struct EnumNames<bronze::Good>
{
    static constexpr std::array<std::string_view, 5> names{"wood", "stone", "pottery", "cloth", "metal"};
};
template <>
struct EnumNames<bronze::Target>
{
    static constexpr std::array<std::string_view, 11> names{"city4",          "city5",       "city6",       "city7",
                                                            "stepPyramid",    "stoneCircle", "temple",      "obelisk",
                                                            "hangingGardens", "greatWall",   "greatPyramid"};
};
template <>
struct EnumNames<bronze::City>
{
    static constexpr std::array<std::string_view, 4> names{"city4", "city5", "city6", "city7"};
};
template <>
struct EnumNames<bronze::Monument>
{
    static constexpr std::array<std::string_view, 7> names{"stepPyramid",    "stoneCircle", "temple",      "obelisk",
                                                           "hangingGardens", "greatWall",   "greatPyramid"};
};
template <>
struct EnumNames<bronze::Development>
{
    static constexpr std::array<std::string_view, 17> names{"leadership",   "irrigation", "agriculture", "quarrying",   "medicine",
                                                            "preservation", "coinage",    "caravans",    "shipping",    "smithing",
                                                            "religion",     "granaries",  "masonry",     "engineering", "commerce",
                                                            "architecture", "empire"};
};
template <>
struct EnumNames<bronze::Disaster>
{
    static constexpr std::array<std::string_view, 5> names{"famine", "drought", "pestilence", "invasion", "revolt"};
};
template <>
struct EnumNames<bronze::Ware>
{
    static constexpr std::array<std::string_view, 6> names{"wood", "stone", "pottery", "cloth", "metal", "food"};
};
template <>
struct EnumNames<bronze::LaterPoints>
{
    static constexpr std::array<std::string_view, 3> names{"classic", "pyramid", "raised"};
};
template <>
struct EnumNames<bronze::SoloSkulls>
{
    static constexpr std::array<std::string_view, 3> names{"ruleSet", "rerolled", "locked"};
};

} // namespace pegsheet

namespace pegsheet::bronze {

inline constexpr int kMaxSeats = 4;
inline constexpr int kStartFood = 3;   ///< EN, set-up
inline constexpr int kMaxFood = 15;    ///< EN 3b
inline constexpr int kGoodsLimit = 6;  ///< EN 6
inline constexpr int kStartCities = 3; ///< EN 1
inline constexpr int kMaxDice = 7;     ///< EN 4
inline constexpr int kRolls = 3;       ///< EN 1
inline constexpr int kMaxWorkers = 49; ///< 7 worker dice with Masonry, 7 stones with Engineering
inline constexpr int kMaxCoins = 84;   ///< 7 coin dice with Coinage

/// What a face brings before any development (FR table 1). A choice die brings either its food or its workers.
struct FaceRow
{
    int food;
    int goods;
    int skulls;
    int workers;
    int coins;
};
inline constexpr Per<FaceRow, Face> kFaces{{{
    {3, 0, 0, 0, 0},
    {0, 1, 0, 0, 0},
    {0, 2, 1, 0, 0},
    {0, 0, 0, 3, 0},
    {2, 0, 0, 2, 0},
    {0, 0, 0, 0, 7},
}}};
inline constexpr int kCoinageCoins = 12; ///< a coin die with Coinage

/// A row of the pegboard: its last hole, and the value under every hole: row number times 1 + 2 + … + n.
struct GoodRow
{
    int pegs;
    std::array<int, 9> values; ///< holes beyond `pegs` are 0
};
inline constexpr Per<GoodRow, Good> kGoods{{{
    {8, {0, 1, 3, 6, 10, 15, 21, 28, 36}},
    {7, {0, 2, 6, 12, 20, 30, 42, 56}},
    {6, {0, 3, 9, 18, 30, 45, 63}},
    {5, {0, 4, 12, 24, 40, 60}},
    {4, {0, 5, 15, 30, 50}},
}}};

/// How the boxes stand on the sheet, top row first (ENSHEET); unused rows are 0.
using BoxRows = std::array<std::uint8_t, 9>;

struct CityRow
{
    int boxes;
    BoxRows rows;
};
inline constexpr Per<CityRow, City> kCities{{{
    {3, {1, 2}},
    {4, {2, 2}},
    {5, {1, 2, 2}},
    {6, {2, 2, 2}},
}}};

struct MonumentRow
{
    int boxes;
    BoxRows rows;
    int first;                            ///< points for whoever finishes it first
    Per<std::uint8_t, LaterPoints> later; ///< points for everybody after
    std::uint8_t closedAt;                ///< bit n: not in play with n players (classic and 2024)
};
inline constexpr Per<MonumentRow, Monument> kMonuments{{{
    {3, {1, 2}, 1, {{0, 0, 0}}, 0},
    {5, {2, 3}, 2, {{1, 1, 1}}, 0},
    {7, {1, 3, 3}, 4, {{2, 2, 3}}, 1U << 2U},
    {9, {1, 1, 1, 1, 1, 1, 1, 1, 1}, 6, {{3, 3, 4}}, 0},
    {11, {2, 4, 5}, 8, {{4, 4, 5}}, 1U << 3U},
    {13, {13}, 10, {{5, 5, 6}}, 0},
    {15, {1, 2, 3, 4, 5}, 12, {{6, 8, 8}}, 1U << 2U},
}}};

struct DevelopmentRow
{
    Per<std::uint8_t, Variant> cost; ///< coins; 0 where the rule set does not have it
    Per<std::uint8_t, Variant> points;
};
// clang-format off
inline constexpr Per<DevelopmentRow, Development> kDevelopments{{{
    {{{10, 10, 10}}, {{2, 2, 2}}},   // leadership
    {{{10, 10, 10}}, {{2, 2, 2}}},   // irrigation
    {{{15, 15, 15}}, {{3, 3, 3}}},   // agriculture
    {{{15, 15, 15}}, {{3, 3, 3}}},   // quarrying
    {{{15, 20, 20}}, {{3, 4, 4}}},   // medicine
    {{{ 0,  0, 20}}, {{0, 0, 4}}},   // preservation
    {{{20, 20, 20}}, {{4, 4, 4}}},   // coinage
    {{{20, 20, 20}}, {{4, 4, 4}}},   // caravans
    {{{ 0,  0, 25}}, {{0, 0, 5}}},   // shipping
    {{{ 0,  0, 25}}, {{0, 0, 5}}},   // smithing
    {{{20, 25, 25}}, {{6, 7, 7}}},   // religion
    {{{30, 30, 30}}, {{6, 6, 6}}},   // granaries
    {{{30, 30, 30}}, {{6, 6, 6}}},   // masonry
    {{{40, 40, 40}}, {{6, 6, 6}}},   // engineering
    {{{ 0,  0, 40}}, {{0, 0, 8}}},   // commerce
    {{{50, 60, 60}}, {{8, 8, 8}}},   // architecture
    {{{60, 70, 70}}, {{8, 10, 10}}}, // empire
}}};
// clang-format on

/// The rest of what a rule set decides.
struct RuleSet
{
    int coinsPerFood;      ///< Granaries
    int pointsPerMonument; ///< Architecture
    int pointsPerCity;     ///< Empire
    int developmentsToEnd; ///< the match ends in the round in which somebody owns that many
    int longerGame;        ///< the same with the option of that name; 0 where the rule set has none
    bool closesMonuments;  ///< whether MonumentRow::closedAt holds
    LaterPoints laterPoints;
    LaterPoints laterPointsClassic; ///< the same with the option laterPoints=classic
    int soloRounds;                 ///< so many turns one player alone has
    bool soloLocksSkulls;           ///< skulls lie for one player alone too
    bool tradesAfterBuilding;       ///< trading belongs to the rules, and comes after building (LBASHEET; D25)
};
inline constexpr Per<RuleSet, Variant> kRuleSets{{{
    {4, 1, 1, 5, 0, true, LaterPoints::Printed, LaterPoints::Printed, 10, false, false},
    {6, 2, 1, 5, 6, true, LaterPoints::Raised, LaterPoints::Pyramid, 10, true, false},
    {6, 2, 1, 7, 0, false, LaterPoints::Raised, LaterPoints::Raised, 11, true, true},
}}};

inline constexpr int kMaxShips = 5;        ///< Shipping (1.7, LBA detail)
inline constexpr int kSpearheadPoints = 2; ///< Smithing: what each spearhead adds to an invasion

inline constexpr int kStoneWorkers = 3; ///< Engineering: workers for a stone

/// Skulls that bring each disaster (EN 3d); more than five bring no more than five do.
inline constexpr int kDroughtSkulls = 2;
inline constexpr int kPestilenceSkulls = 3;
inline constexpr int kInvasionSkulls = 4;
inline constexpr int kRevoltSkulls = 5;
/// Points lost by whoever is hit; famine costs that for each city unfed, a revolt costs all goods instead.
inline constexpr Per<std::uint8_t, Disaster> kDisasterPoints{{{1, 2, 3, 4, 0}}};

[[nodiscard]] constexpr bool isCity(Target target)
{
    return target <= Target::City7;
}
/// Only for a target that is a city, or is none.
[[nodiscard]] constexpr City cityOf(Target target)
{
    return static_cast<City>(target);
}
[[nodiscard]] constexpr Monument monumentOf(Target target)
{
    return static_cast<Monument>(static_cast<int>(target) - 4);
}
[[nodiscard]] constexpr Target targetOf(Monument monument)
{
    return static_cast<Target>(static_cast<int>(monument) + 4);
}
[[nodiscard]] constexpr Target targetOf(City city)
{
    return static_cast<Target>(city);
}
/// How many boxes it takes to finish.
[[nodiscard]] constexpr int boxesOf(Target target)
{
    return isCity(target) ? kCities[cityOf(target)].boxes : kMonuments[monumentOf(target)].boxes;
}

namespace check {

constexpr bool pegboardIsTriangular()
{
    int row = 0;
    for (const Good good : kAll<Good>) {
        ++row;
        int sum = 0;
        for (int peg = 0; peg <= kGoods[good].pegs; ++peg) {
            sum += peg;
            if (kGoods[good].values[static_cast<std::size_t>(peg)] != row * sum)
                return false;
        }
    }
    return true;
}

constexpr bool rowsHoldAllBoxes()
{
    for (const Target target : kAll<Target>) {
        const BoxRows &rows = isCity(target) ? kCities[cityOf(target)].rows : kMonuments[monumentOf(target)].rows;
        int sum = 0;
        for (const std::uint8_t row : rows)
            sum += row;
        if (sum != boxesOf(target))
            return false;
    }
    return true;
}

constexpr int sumOf(Variant variant, Per<std::uint8_t, Variant> DevelopmentRow::*column)
{
    int sum = 0;
    for (const Development development : kAll<Development>)
        sum += (kDevelopments[development].*column)[variant];
    return sum;
}

} // namespace check

static_assert(check::pegboardIsTriangular());
static_assert(check::rowsHoldAllBoxes());
static_assert(check::sumOf(Variant::Classic, &DevelopmentRow::cost) == 335);
static_assert(check::sumOf(Variant::Classic, &DevelopmentRow::points) == 61);
static_assert(check::sumOf(Variant::Edition2024, &DevelopmentRow::cost) == 365);
static_assert(check::sumOf(Variant::Edition2024, &DevelopmentRow::points) == 65);
static_assert(check::sumOf(Variant::Late, &DevelopmentRow::cost) == 475);
static_assert(check::sumOf(Variant::Late, &DevelopmentRow::points) == 87);

} // namespace pegsheet::bronze
