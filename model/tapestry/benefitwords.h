// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "model/tapestry/words.h"

#include <array>
#include <cstdint>
#include <string_view>

/// The words of the language of benefits (benefit.h).
namespace pegsheet::tapestry {

/// The words of the language. A word that needs something in brackets has it in Node::arg or, with parts, in the nodes behind it.
enum class Word : std::uint8_t {
    // what is gained
    Coin,
    Worker,
    Food,
    Culture,
    Any,
    Tile,
    Space,
    Tapestry,
    Invent,
    Market,
    House,
    Farm,
    Armory,
    IncomeBuilding,
    Civ,
    LandmarkOf,
    // what is done
    Explore,
    ExploreAnywhere,
    ExploreSpace,
    Conquer,
    ConquerAnywhere,
    ConquerBoth,
    ConquerBothIfOpponent,
    Research,
    ResearchX,
    ResearchXPush5,
    Upgrade,
    Circle,
    Square,
    RepeatSpace,
    Overplay,
    RefreshTech,
    AiSingularity,
    // movement; X is without benefit and bonus
    Adv,
    AdvX,
    Reg,
    RegX,
    // points
    Vp,
    VpPer,
    // only paid
    TapestryFromHand,
    TechCard,
    // with parts
    Then,
    All,
    Or,
    Opt,
    Pay
};

/// What `vp_per` counts.
enum class Counted : std::uint8_t {
    Tech,
    City,
    Control,
    Farm,
    House,
    Market,
    Armory,
    IncomeBuilding,
    Landmark,
    Tiles,
    Tapestry,
    TrackE,
    TrackS,
    TrackM,
    TrackT
};

/// Where a movement goes: a track by its place in Track, or one that its owner chooses.
inline constexpr std::uint8_t kAnyTrack = 4;

} // namespace pegsheet::tapestry

namespace pegsheet {

template <>
struct EnumNames<tapestry::Word>
{
    static constexpr std::array<std::string_view, 46> names{"coin",
                                                            "worker",
                                                            "food",
                                                            "culture",
                                                            "any",
                                                            "tile",
                                                            "space",
                                                            "tapestry",
                                                            "invent",
                                                            "market",
                                                            "house",
                                                            "farm",
                                                            "armory",
                                                            "income_bldg",
                                                            "civ",
                                                            "landmark",
                                                            "explore",
                                                            "explore_anywhere",
                                                            "explore_space",
                                                            "conquer",
                                                            "conquer_anywhere",
                                                            "conquer_both",
                                                            "conquer_both_if_opponent",
                                                            "research",
                                                            "research_x",
                                                            "research_x_push5",
                                                            "upgrade",
                                                            "circle",
                                                            "square",
                                                            "repeat_space",
                                                            "overplay",
                                                            "refresh_tech",
                                                            "ai_singularity",
                                                            "adv",
                                                            "adv_x",
                                                            "reg",
                                                            "reg_x",
                                                            "vp",
                                                            "vp_per",
                                                            "tapestry_from_hand",
                                                            "tech_card",
                                                            "then",
                                                            "all",
                                                            "or",
                                                            "opt",
                                                            "pay"};
};
template <>
struct EnumNames<tapestry::Counted>
{
    static constexpr std::array<std::string_view, 15> names{"tech",     "city",    "control",     "farm",     "house",
                                                            "market",   "armory",  "income_bldg", "landmark", "tiles",
                                                            "tapestry", "track_e", "track_s",     "track_m",  "track_t"};
};

} // namespace pegsheet

namespace pegsheet::tapestry {

static_assert(nameOf(Word::Pay) == "pay" && nameOf(Word::LandmarkOf) == "landmark" && nameOf(Word::VpPer) == "vp_per");
static_assert(nameOf(Counted::TrackT) == "track_t" && nameOf(Counted::Tapestry) == "tapestry");

/// What stands in the brackets behind a word.
enum class Form : std::uint8_t { Plain, Track, TrackOrAny, Counted, Landmark, Points, Parts, Part, Exchange };

[[nodiscard]] constexpr Form formOf(Word word)
{
    switch (word) {
    case Word::Adv:
    case Word::AdvX: return Form::TrackOrAny;
    case Word::Reg:
    case Word::RegX: return Form::Track;
    case Word::VpPer: return Form::Counted;
    case Word::LandmarkOf: return Form::Landmark;
    case Word::Vp: return Form::Points;
    case Word::Then:
    case Word::All:
    case Word::Or: return Form::Parts;
    case Word::Opt: return Form::Part;
    case Word::Pay: return Form::Exchange;
    default: return Form::Plain;
    }
}
/// Whether that can be gained, and whether it can be paid.
[[nodiscard]] constexpr bool isGain(Word word)
{
    return word != Word::TapestryFromHand && word != Word::TechCard;
}
[[nodiscard]] constexpr bool isCost(Word word)
{
    return word <= Word::Tile || word == Word::TapestryFromHand || word == Word::TechCard;
}
/// How tracks are written in brackets, in the order of Track, and any of them.
inline constexpr std::array<std::string_view, 5> kTrackLetters{"e", "s", "m", "t", "any"};
inline constexpr std::string_view kArrow = "=>";

} // namespace pegsheet::tapestry
