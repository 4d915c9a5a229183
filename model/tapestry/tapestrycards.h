// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "model/tapestry/cardwords.h"
#include "model/tapestry/shapes.h"

#include <array>
#include <cstdint>
#include <string_view>

/// The tapestry cards as they are printed (DE p.26 to 30): a card is a row, and no rule asks for one by its name.
namespace pegsheet::tapestry {

/// While a card "this era" lies open: what it listens to and what its owner gains. The text is a benefit, or belongs to the card's
/// procedure (isBeyond()).
struct TriggerRow
{
    MaybeOne<Event> event;
    std::string_view gains = {};
    std::uint8_t track = kAnyTrack; ///< of Adv and OpponentAdv
};
struct CardRow
{
    When when = When::Played;
    std::string_view play = {}; ///< what playing it gains
    std::array<TriggerRow, 2> on = {};
    std::uint16_t marks = 0;
    std::uint8_t blocked = kAnyTrack; ///< Mark::Block: the track
    Procedure procedure = Procedure::None;
    std::uint8_t copies = 1;

    [[nodiscard]] constexpr bool has(Mark mark) const { return (marks >> static_cast<unsigned>(mark) & 1U) != 0; }
};
template <typename... Marks>
[[nodiscard]] constexpr std::uint16_t marked(Marks... marks)
{
    return static_cast<std::uint16_t>(((1U << static_cast<unsigned>(marks)) | ... | 0U));
}
/// Texts of the facts that the language does not say: they are what the procedure or the mark does.
[[nodiscard]] constexpr bool isBeyond(std::string_view gains)
{
    return gains == "same_part_of_the_card" || gains == "same_benefit" || gains == "convert(food,any,vp(2))"
        || gains == "or(keep,twice_the_tile_no_points)" || gains == "opt(play_it_here)" || gains == "territory_benefit";
}

inline constexpr std::uint8_t kScienceTrack = static_cast<std::uint8_t>(Track::Science);
inline constexpr std::uint8_t kMilitaryTrack = static_cast<std::uint8_t>(Track::Military);

// clang-format off
inline constexpr Per<CardRow, TapestryCard> kCardRows{{{
    /* academia */ {.when = When::Era, .on = {{{Event::Invent, "vp(3)"}, {Event::Tapestry, "vp(3)"}}}},
    /* age_of_discovery */ {.when = When::Played, .play = "everyone_adv"},
    /* age_of_sail */ {.when = When::Era, .on = {{{Event::ExploreBegins, "then(tile*3,pay(tile=>vp(3)))"}}}, .marks = marked(Mark::GivesTile)},
    /* age_of_wonders */ {.when = When::Played, .play = "rank(landmark,vp(12),any*2,all(any,vp(6)))"},
    /* alliance */ {.when = When::Era, .on = {{{Event::UpgradeOfPartner, "same_part_of_the_card"}}}, .marks = marked(Mark::Partner), .procedure = Procedure::Alliance},
    /* boast_of_superiority */ {.when = When::Played, .play = "times(tracks_not_behind,vp(4))"},
    /* broker_of_peace */ {.when = When::Era, .on = {{{Event::OpponentAdv, "vp(3)", kMilitaryTrack}}}, .marks = marked(Mark::Block), .blocked = kMilitaryTrack},
    /* capitalism */ {.when = When::Era, .on = {{{Event::IncomeCoin, "vp(2)"}, {Event::Market, "coin"}}}},
    /* coal_baron */ {.when = When::Played, .play = "then(tile,explore_it,neighbours(tile))"},
    /* colonialism */ {.when = When::Played, .play = "some(worker,culture,food,coin)"},
    /* dark_ages */ {.when = When::Played, .procedure = Procedure::DarkAges},
    /* democracy */ {.when = When::Played, .play = "then(tapestry*3,discard_any(tapestry,vp(2)))"},
    /* dictatorship */ {.when = When::Played, .play = "then(lock,adv(any))"},
    /* diplomacy */ {.when = When::Played, .play = "then(everyone(any),income_bldg)"},
    /* dystopia */ {.when = When::Played, .play = "landmark(any)"},
    /* empiricism */ {.when = When::Era, .on = {{{Event::Adv, "vp(2)", kScienceTrack}}}, .marks = marked(Mark::RollTwice)},
    /* espionage */ {.when = When::Played, .play = "copy_card"},
    /* exploitation */ {.when = When::Era, .on = {{{Event::TilePlaced, "or(keep,twice_the_tile_no_points)"}}}, .procedure = Procedure::Exploitation},
    /* feudalism */ {.when = When::Played, .play = "or(any,vp_per(landmark)*3)"},
    /* golden_age */ {.when = When::Era, .on = {{{Event::Upgrade, "vp(3)"}}}, .marks = marked(Mark::IgnorePrerequisites)},
    /* guilds */ {.when = When::Played, .play = "or(pay(vp(5)=>any),pay(vp(10)=>any*2),pay(vp(15)=>any*3),pay(any=>vp(5)),pay(any*2=>vp(10)),pay(any*3=>vp(15)))"},
    /* industrialism */ {.when = When::Era, .on = {{{Event::Invent, "circle_of_it"}}}},
    /* marriage_of_state */ {.when = When::Era, .on = {{{Event::BenefitOfPartnerOnTrack, "same_benefit"}}}, .marks = marked(Mark::Partner, Mark::Track), .procedure = Procedure::MarriageOfState},
    /* mercantilism */ {.when = When::Era, .on = {{{Event::Income, "convert(food,any,vp(2))"}}}, .procedure = Procedure::Mercantilism},
    /* meritocracy */ {.when = When::Played, .play = "then(invent,vp_per(tech)*2)"},
    /* militarism */ {.when = When::Era, .on = {{{Event::Explored, "opt(outpost_there)"}}}},
    /* monarchy */ {.when = When::Era, .on = {{{Event::IncomeBuildingInCity, "vp(3)"}}}},
    /* oil_magnate */ {.when = When::Played, .play = "then(adv(any),neighbours(opt(adv_x(same))))"},
    /* olympic_host */ {.when = When::Played, .procedure = Procedure::OlympicHost},
    /* pillage_and_plunder */ {.when = When::Era, .marks = marked(Mark::BothIfToppled, Mark::NoTraps)},
    /* pirate_rule */ {.when = When::Era, .on = {{{Event::ConqueredTile, "territory_benefit"}}}, .marks = marked(Mark::TileToo)},
    /* plea_for_aid */ {.when = When::Played, .play = "times(tracks_last,all(vp(2),any))"},
    /* renaissance */ {.when = When::Played, .play = "all(adv_b(e),adv_b(s),adv_b(m),adv_b(t))"},
    /* revisionism */ {.when = When::Era, .on = {{{Event::LandmarkOfTrack, "any"}, {Event::TierWithoutLandmark, "armory"}}}},
    /* revolution */ {.when = When::Played, .play = "or(any,stand_up(3))"},
    /* socialism */ {.when = When::Played, .play = "match(any)"},
    /* steam_tycoon */ {.when = When::Played, .play = "then(invent,upgrade_it,neighbours(invent))"},
    /* technocracy */ {.when = When::Played, .play = "first_in_era(then(invent,upgrade_it),times(opponents,vp(3)))"},
    /* terraforming */ {.when = When::Era, .on = {{{Event::BuiltOnImpassable, "vp(5)"}}}, .marks = marked(Mark::BuildOnImpassable)},
    /* theocracy */ {.when = When::Era, .on = {{{Event::EnterTier, "vp(4)"}}}, .marks = marked(Mark::Block), .blocked = kScienceTrack},
    /* trade_economy */ {.when = When::Played, .play = "copy_space"},
    /* trap */ {.when = When::Reaction, .play = "vp(10)", .copies = 7},
    /* tyranny */ {.when = When::Era, .on = {{{Event::Tapestry, "opt(play_it_here)"}}}, .procedure = Procedure::Tyranny},
    /* wartime_economy */ {.when = When::Era, .marks = marked(Mark::FreeBonus)}
}}};
// clang-format on

static_assert(nameOf(Tech::Zeppelins) == "zeppelins" && nameOf(TapestryCard::WartimeEconomy) == "wartime_economy");
/// The box has fifty.
static_assert([] {
    int cards = 0;
    for (const TapestryCard card : kAll<TapestryCard>)
        cards += kCardRows[card].copies;
    return cards;
}() == 50);
// A card "this era" brings nothing when it is played, and no other listens. What is no benefit does not compile (printed.h).
static_assert([] {
    for (const CardRow &row : kCardRows.values) {
        const bool isEra = row.when == When::Era;
        if (isEra ? !row.play.empty() : row.play.empty() && row.procedure == Procedure::None)
            return false;
        if (!isEra && (row.marks != 0 || row.on[0].event.isSaid()))
            return false;
        for (const TriggerRow &on : row.on)
            if (on.event.isSaid() && isBeyond(on.gains) && row.procedure == Procedure::None && !row.has(Mark::TileToo))
                return false;
    }
    return true;
}());

} // namespace pegsheet::tapestry
