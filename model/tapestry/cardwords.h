// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "model/core/enums.h"

#include <array>
#include <cstdint>
#include <string_view>

/// The names of tech and tapestry cards, and the words in which their rows are written (techrows.h, tapestrycards.h). Cards stand
/// in the order in which they are listed, which belongs to the shared format.
namespace pegsheet::tapestry {

/// The 33 tech cards of the base game (DE p.24, 25).
enum class Tech : std::uint8_t {
    AirConditioning,
    Ammonia,
    Anesthesia,
    AssemblyLine,
    Bakery,
    Barn,
    LithiumIonBattery,
    Calendar,
    CannedFood,
    Clocks,
    Compass,
    ComTower,
    Concrete,
    Dynamite,
    Eyeglasses,
    Irrigation,
    Library,
    LightBulb,
    Paper,
    Penicillin,
    PrintingPress,
    Radio,
    SewagePlumbing,
    Siegecraft,
    StockMarket,
    Telescope,
    TheNail,
    TimeTravel,
    Transistors,
    Treasury,
    Vaccines,
    Warships,
    Zeppelins
};

/// The 44 tapestry cards of the base game; there are seven traps (DE p.11, 12).
enum class TapestryCard : std::uint8_t {
    Academia,
    AgeOfDiscovery,
    AgeOfSail,
    AgeOfWonders,
    Alliance,
    BoastOfSuperiority,
    BrokerOfPeace,
    Capitalism,
    CoalBaron,
    Colonialism,
    DarkAges,
    Democracy,
    Dictatorship,
    Diplomacy,
    Dystopia,
    Empiricism,
    Espionage,
    Exploitation,
    Feudalism,
    GoldenAge,
    Guilds,
    Industrialism,
    MarriageOfState,
    Mercantilism,
    Meritocracy,
    Militarism,
    Monarchy,
    OilMagnate,
    OlympicHost,
    PillageAndPlunder,
    PirateRule,
    PleaForAid,
    Renaissance,
    Revisionism,
    Revolution,
    Socialism,
    SteamTycoon,
    Technocracy,
    Terraforming,
    Theocracy,
    TradeEconomy,
    Trap,
    Tyranny,
    WartimeEconomy
};

/// When the ability of a tapestry card is used (DE p.12).
enum class When : std::uint8_t { Played, Era, Reaction };
/// Rules of their own, each in a file of its own.
enum class Procedure : std::uint8_t { None, Alliance, DarkAges, Exploitation, MarriageOfState, Mercantilism, OlympicHost, Tyranny };
/// What a card "this era" changes of a rule; one bit each in CardRow::marks.
enum class Mark : std::uint8_t {
    Partner,   ///< an opponent is named
    Track,     ///< a track is named
    Block,     ///< no own step on CardRow::blocked
    RollTwice, ///< the science die: the table rolls, nothing follows
    IgnorePrerequisites,
    BothIfToppled, ///< both dice where an opponent is toppled
    NoTraps,
    FreeBonus, ///< of bonuses that cost `any`
    BuildOnImpassable,
    TileToo,  ///< the benefit of a conquered tile comes once more (event conquered_tile)
    GivesTile ///< the tile of `pay(tile=>…)` goes to an opponent
};
/// What a card that lies open listens to. The order is that of kCardRows' first use and no format.
enum class Event : std::uint8_t {
    Invent,
    Tapestry,
    ExploreBegins,
    UpgradeOfPartner,
    OpponentAdv, ///< on TriggerRow::track
    IncomeCoin,  ///< once a coin that is printed open
    Market,
    Adv, ///< on TriggerRow::track
    TilePlaced,
    Upgrade,
    BenefitOfPartnerOnTrack,
    Income,
    Explored,
    IncomeBuildingInCity,
    ConqueredTile,
    LandmarkOfTrack,
    TierWithoutLandmark,
    BuiltOnImpassable,
    EnterTier,
    // of civilizations
    Landmark,          ///< any came, of a track, a tech or a card
    DistrictOfOneKind, ///< one was completed, and its income buildings are of one kind
    EmptyTerritory,    ///< one that was nobody's was conquered, with a marker
    Growth             ///< a tech, a district, a territory or the end of a track came
};

} // namespace pegsheet::tapestry

namespace pegsheet {

template <>
struct EnumNames<tapestry::Tech>
{
    static constexpr std::array<std::string_view, 33> names{"air_conditioning",
                                                            "ammonia",
                                                            "anesthesia",
                                                            "assembly_line",
                                                            "bakery",
                                                            "barn",
                                                            "lithium_ion_battery",
                                                            "calendar",
                                                            "canned_food",
                                                            "clocks",
                                                            "compass",
                                                            "com_tower",
                                                            "concrete",
                                                            "dynamite",
                                                            "eyeglasses",
                                                            "irrigation",
                                                            "library",
                                                            "light_bulb",
                                                            "paper",
                                                            "penicillin",
                                                            "printing_press",
                                                            "radio",
                                                            "sewage_plumbing",
                                                            "siegecraft",
                                                            "stock_market",
                                                            "telescope",
                                                            "the_nail",
                                                            "time_travel",
                                                            "transistors",
                                                            "treasury",
                                                            "vaccines",
                                                            "warships",
                                                            "zeppelins"};
};
template <>
struct EnumNames<tapestry::TapestryCard>
{
    static constexpr std::array<std::string_view, 44> names{
        "academia",        "age_of_discovery", "age_of_sail",  "age_of_wonders", "alliance",          "boast_of_superiority",
        "broker_of_peace", "capitalism",       "coal_baron",   "colonialism",    "dark_ages",         "democracy",
        "dictatorship",    "diplomacy",        "dystopia",     "empiricism",     "espionage",         "exploitation",
        "feudalism",       "golden_age",       "guilds",       "industrialism",  "marriage_of_state", "mercantilism",
        "meritocracy",     "militarism",       "monarchy",     "oil_magnate",    "olympic_host",      "pillage_and_plunder",
        "pirate_rule",     "plea_for_aid",     "renaissance",  "revisionism",    "revolution",        "socialism",
        "steam_tycoon",    "technocracy",      "terraforming", "theocracy",      "trade_economy",     "trap",
        "tyranny",         "wartime_economy"};
};
template <>
struct EnumNames<tapestry::When>
{
    static constexpr std::array<std::string_view, 3> names{"played", "era", "reaction"};
};
template <>
struct EnumNames<tapestry::Procedure>
{
    static constexpr std::array<std::string_view, 8> names{
        "", "alliance", "dark_ages", "exploitation", "marriage_of_state", "mercantilism", "olympic_host", "tyranny"};
};
template <>
struct EnumNames<tapestry::Mark>
{
    static constexpr std::array<std::string_view, 11> names{
        "partner",         "track",    "block",      "roll_twice",          "ignore_prerequisites",
        "both_if_toppled", "no_traps", "free_bonus", "build_on_impassable", "tile_too",
        "gives_tile"};
};
template <>
struct EnumNames<tapestry::Event>
{
    static constexpr std::array<std::string_view, 23> names{"invent",
                                                            "tapestry",
                                                            "explore_begins",
                                                            "upgrade_of_partner",
                                                            "opponent_adv",
                                                            "income_coin",
                                                            "market",
                                                            "adv",
                                                            "tile_placed",
                                                            "upgrade",
                                                            "benefit_of_partner_on_track",
                                                            "income",
                                                            "explored",
                                                            "income_bldg_in_city",
                                                            "conquered_tile",
                                                            "landmark_of_track",
                                                            "tier_without_landmark",
                                                            "built_on_impassable",
                                                            "enter_tier",
                                                            "landmark",
                                                            "district_of_one_kind",
                                                            "empty_territory",
                                                            "growth"};
};

} // namespace pegsheet
