// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "model/core/enums.h"

#include <array>
#include <cstdint>
#include <string_view>

/// The printed facts of Empire's End. DE is the German rulebook with the titles of its pages and glossary.
namespace pegsheet::empires {

inline constexpr int kLeastSeats = 2;
inline constexpr int kMostSeats = 4;
/// Places in a row, and the highest number on a Disaster card (DE Euer Reich).
inline constexpr int kPlaces = 11;

/// The eleven places of every player (DE Euer Reich). A letter tells apart two whose values are not all known.
enum class Location : std::uint8_t {
    City,
    TownA,
    TownB,
    ArmyA,
    ArmyB,
    RoadTrade,
    RoadRefreshA,
    RoadRefreshB,
    FarmWheat,
    FarmAxe,
    FarmHammer
};
enum class LocationType : std::uint8_t { City, Town, Army, Road, Farm };

/// A Coin stands for any of the others when it is spent (DE Die Ressourcen).
enum class Resource : std::uint8_t { Wheat, Hammer, Axe, Coin };
/// What a Disaster card shows that can be bid (DE Krisenrunde C); coins always can.
enum class Bid : std::uint8_t { Wheat, Hammer, Axe };

/// Eight kinds of Disasters, each with every number from 1 to 11 once (DE Krisenrunde A).
enum class Kind : std::uint8_t { Fire, Revolt, Famine, Flood, Blight, Barbarians, Plague, Earthquake };
inline constexpr int kCards = 88;

/// The spaces of the round track (DE Die Runden des Spiels).
enum class Round : std::uint8_t { Crisis, DoubleCrisis, Economy, Industry, Military, IndustryEconomy, End };
/// More spaces than any track has.
inline constexpr int kMostRounds = 40;

/// The two parts of a combined round.
enum class Part : std::uint8_t { Economy, Industry };

/// When an ability is used (DE Krisenkarten E; Glossar).
enum class When : std::uint8_t { Crisis, Economy, Industry, Military, End, Destroyed };

inline constexpr int kMostValue = 60;
inline constexpr int kMostRepair = 20;
inline constexpr int kMostHammers = 2;
/// Below that a player may declare shortage; a coin costs so many points (DE Ressourcenknappheit).
inline constexpr int kEnough = 5;
inline constexpr int kShortagePoints = 2;
/// Cards that are played or sold in an Industry phase, and places repaired (DE Industrierunde).
inline constexpr int kIndustryCards = 2;
/// Cards in hand at the start and once they are drawn up (DE Spielaufbau 8; DE Industrierunde 1), in the blitz variant once two
/// are laid (DE Blitz-Variante 6); resources of each kind at the start (DE Spielaufbau 7).
inline constexpr int kHand = 4;
inline constexpr int kBlitzHand = 2;
inline constexpr int kStartStock = 2;
/// Disasters that everybody takes before the blitz variant begins (DE Blitz-Variante).
inline constexpr int kBlitzCards = 2;
/// More than anybody bids, and than the score track and corrections reach.
inline constexpr int kMostBid = 60;
inline constexpr int kMostScore = 999;
/// Tiers of a Conflict card (DE Aufbau einer Feldzugkarte).
inline constexpr int kTiers = 3;

} // namespace pegsheet::empires

namespace pegsheet {

template <>
struct EnumNames<empires::Location>
{
    static constexpr std::array<std::string_view, 11> names{"city",      "townA",     "townB",        "armyA",
                                                            "armyB",     "roadTrade", "roadRefreshA", "roadRefreshB",
                                                            "farmWheat", "farmAxe",   "farmHammer"};
};
template <>
struct EnumNames<empires::LocationType>
{
    static constexpr std::array<std::string_view, 5> names{"city", "town", "army", "road", "farm"};
};
template <>
struct EnumNames<empires::Resource>
{
    static constexpr std::array<std::string_view, 4> names{"wheat", "hammer", "axe", "coin"};
};
template <>
struct EnumNames<empires::Bid>
{
    static constexpr std::array<std::string_view, 3> names{"wheat", "hammer", "axe"};
};
template <>
struct EnumNames<empires::Kind>
{
    static constexpr std::array<std::string_view, 8> names{"fire",   "revolt",     "famine", "flood",
                                                           "blight", "barbarians", "plague", "earthquake"};
};
template <>
struct EnumNames<empires::Round>
{
    static constexpr std::array<std::string_view, 7> names{"crisis",   "doubleCrisis",    "economy", "industry",
                                                           "military", "industryEconomy", "end"};
};
template <>
struct EnumNames<empires::Part>
{
    static constexpr std::array<std::string_view, 2> names{"economy", "industry"};
};
template <>
struct EnumNames<empires::When>
{
    static constexpr std::array<std::string_view, 6> names{"crisis", "economy", "industry", "military", "end", "destroyed"};
};

} // namespace pegsheet

namespace pegsheet::empires {

[[nodiscard]] constexpr LocationType typeOf(Location location)
{
    constexpr Per<LocationType, Location> kTypes{{LocationType::City, LocationType::Town, LocationType::Town, LocationType::Army,
                                                  LocationType::Army, LocationType::Road, LocationType::Road, LocationType::Road,
                                                  LocationType::Farm, LocationType::Farm, LocationType::Farm}};
    return kTypes[location];
}

/// Numbers printed on a place; 0: not known.
struct PlaceNumbers
{
    std::uint8_t value = 0;  ///< points at the end, if healthy
    std::uint8_t repair = 0; ///< hammers

    constexpr bool operator==(const PlaceNumbers &) const = default;
};

/// What is public of them: values of farms, an army and two roads from the rulebook's examples, the
/// city's from a review; repairs from pictures in the quick start. The table puts right what is not so.
inline constexpr Per<PlaceNumbers, Location> kPrinted{{PlaceNumbers{32, 0}, PlaceNumbers{}, PlaceNumbers{}, PlaceNumbers{5, 4},
                                                       PlaceNumbers{}, PlaceNumbers{14, 0}, PlaceNumbers{9, 0}, PlaceNumbers{},
                                                       PlaceNumbers{3, 0}, PlaceNumbers{8, 5}, PlaceNumbers{11, 5}}};

/// Whether a table of so many can have that space: double and combined rounds are only on the side for three and four (DE Die
/// Runden des Spiels).
[[nodiscard]] constexpr bool isOnSide(Round round, int players)
{
    return players > 2 || (round != Round::DoubleCrisis && round != Round::IndustryEconomy);
}

} // namespace pegsheet::empires
