// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "model/tapestry/printed.h"
#include "model/tapestry/state.h"

#include <cstdint>
#include <vector>

/// What players reckon with before they move.
namespace pegsheet::tapestry {

/// How many steps on tracks the resources pay for, without what the steps would bring (DE p.6).
[[nodiscard]] int stepsWorth(const Player &player);

/// Equal icons of points that lie open on the income mat.
struct MatPoints
{
    Node icon;     ///< `vp` or `vp_per`
    int slots = 0; ///< how many of them lie open
    int each = 0;  ///< what one brings

    [[nodiscard]] int points() const { return slots * each; }
};
/// The points that an income turn would bring now, icon by icon (DE p.12).
[[nodiscard]] std::vector<MatPoints> matPointsOf(const State &state, int seat);

/// What a card in force brings its owner because of another player, as it is printed.
struct Profit
{
    std::uint8_t seat = 0;
    TapestryCard card{};
    NodePlace gains = 0;

    bool operator==(const Profit &) const = default;
};
/// What others would gain, from the next player on, by one step of the player on that track (Event::OpponentAdv), by the benefit of
/// a space of it (Event::BenefitOfPartnerOnTrack), or by a tech card that goes up (Event::UpgradeOfPartner), where that brings the
/// player `what`; of the first the card says what it is (contract, readings 33, 36 and 37). Where nothing in force listens to it
/// nothing is looked at.
[[nodiscard]] std::vector<Profit> profitsOf(const State &state, int seat, Event event, MaybeOne<Track> track, NodePlace what = 0);

} // namespace pegsheet::tapestry
