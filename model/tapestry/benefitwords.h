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
    Pay,
    // of tapestry cards: behind everything else, since the order belongs to the shared format. First those without parts.
    ExploreIt,
    UpgradeIt,
    CircleOfIt,
    OutpostThere,
    CopyCard,
    CopySpace,
    EveryoneAdv,
    Lock,
    AdvB,
    Match,
    StandUp,
    // with parts
    Times,
    Rank,
    FirstInEra,
    Everyone,
    Opponents,
    Neighbours,
    DiscardAny,
    Some,
    // of civilizations, behind everything else for the same reason
    Lose
};

/// What `times` counts: tracks on which nobody is further, or everybody is, and opponents.
enum class Multiplier : std::uint8_t { TracksNotBehind, TracksLast, Opponents };

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
/// Of `adv_x`: the track that was named for the same card.
inline constexpr std::uint8_t kSameTrack = 5;
/// Of `lose`: resources that their owner chooses; else a Resource.
inline constexpr std::uint8_t kAnyResource = static_cast<std::uint8_t>(kCount<Resource>);
/// Of `landmark`: one that its owner chooses.
inline constexpr std::uint8_t kAnyLandmark = static_cast<std::uint8_t>(kCount<Landmark>);

} // namespace pegsheet::tapestry

namespace pegsheet {

template <>
struct EnumNames<tapestry::Word>
{
    static constexpr std::array<std::string_view, 66> names{"coin",
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
                                                            "pay",
                                                            "explore_it",
                                                            "upgrade_it",
                                                            "circle_of_it",
                                                            "outpost_there",
                                                            "copy_card",
                                                            "copy_space",
                                                            "everyone_adv",
                                                            "lock",
                                                            "adv_b",
                                                            "match",
                                                            "stand_up",
                                                            "times",
                                                            "rank",
                                                            "first_in_era",
                                                            "everyone",
                                                            "opponents",
                                                            "neighbours",
                                                            "discard_any",
                                                            "some",
                                                            "lose"};
};
template <>
struct EnumNames<tapestry::Multiplier>
{
    static constexpr std::array<std::string_view, 3> names{"tracks_not_behind", "tracks_last", "opponents"};
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
enum class Form : std::uint8_t {
    Plain,
    Track,
    TrackOrAny,
    Counted,
    Landmark,
    Points,
    Parts,
    Part,
    Exchange,
    AnyOrSame, ///< a track, any, or same
    OnlyAny,
    UpTo3,
    Times, ///< what is counted, then a part
    Rank,  ///< `landmark`, then three parts
    TwoParts,
    Discard, ///< `tapestry`, then a part
    Lost     ///< a resource, or any
};

/// Whether other words stand in it.
[[nodiscard]] constexpr bool hasParts(Word word)
{
    return (word >= Word::Then && word <= Word::Pay) || (word >= Word::Times && word <= Word::Some);
}
/// Whether it is of cards that are known by name: told only where they are.
[[nodiscard]] constexpr bool isOfCards(Word word)
{
    return word > Word::Pay && word <= Word::Some;
}
/// Whether it is of civilizations that are known by name: told only where they are.
[[nodiscard]] constexpr bool isOfCivilizations(Word word)
{
    return word > Word::Some;
}
inline constexpr int kMostStoodUp = 3;
inline constexpr std::string_view kSame = "same";

[[nodiscard]] constexpr Form formOf(Word word)
{
    switch (word) {
    case Word::Adv: return Form::TrackOrAny;
    case Word::AdvX: return Form::AnyOrSame;
    case Word::Reg:
    case Word::RegX:
    case Word::AdvB: return Form::Track;
    case Word::Match: return Form::OnlyAny;
    case Word::StandUp: return Form::UpTo3;
    case Word::Times: return Form::Times;
    case Word::Rank: return Form::Rank;
    case Word::FirstInEra: return Form::TwoParts;
    case Word::Everyone:
    case Word::Opponents:
    case Word::Neighbours: return Form::Part;
    case Word::DiscardAny: return Form::Discard;
    case Word::Some: return Form::Parts;
    case Word::Lose: return Form::Lost;
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
    return word <= Word::Tile || word == Word::TapestryFromHand || word == Word::TechCard || word == Word::Vp;
}
/// How tracks are written in brackets, in the order of Track, and any of them.
inline constexpr std::array<std::string_view, 6> kTrackLetters{"e", "s", "m", "t", "any", kSame};
/// What is lost, in the order of Resource, and any of them.
inline constexpr auto kLostWords = [] {
    std::array<std::string_view, kCount<Resource> + 1> words{};
    for (const Resource resource : kAll<Resource>)
        words[static_cast<std::size_t>(resource)] = nameOf(resource);
    words[kAnyResource] = "any";
    return words;
}();
inline constexpr std::string_view kArrow = "=>";
/// The landmarks, and any of them.
inline constexpr auto kLandmarkWords = [] {
    std::array<std::string_view, kCount<Landmark> + 1> words{};
    for (const Landmark landmark : kAll<Landmark>)
        words[static_cast<std::size_t>(landmark)] = nameOf(landmark);
    words[kAnyLandmark] = "any";
    return words;
}();

} // namespace pegsheet::tapestry
