// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "model/empires/state.h"

#include <string_view>
#include <vector>

/// What abilities are worth: the one place in which they are worked out. Rules, previews, pages and scores go by it.
namespace pegsheet::empires {

/// What an ability brings where it stands, once.
struct Worth
{
    Source source;
    int position = 0;       ///< of its place
    std::string_view rests; ///< why it brings nothing, as a stable code; empty where it brings something or is a choice
    int points = 0;
    int strength = 0;
    Stock gain;
    CardSet refreshed;     ///< markers that it takes off
    bool isChoice = false; ///< the player decides whether, or how
};

/// How often `per` counts for an ability at that place: neighbours and the row as they lie, resources as the player said.
[[nodiscard]] int countOf(const State &state, int seat, Location at, const Multiplier &per);
[[nodiscard]] bool holds(const State &state, int seat, Location at, const Condition &condition);
/// Exhausted cards within reach of that place.
[[nodiscard]] CardSet exhaustedWithin(const State &state, int seat, Location at, Reach reach);

/// What the ability of that source brings its player, whenever it is used. Codes of `rests`: empires.abilityUnknown,
/// empires.inactive (its place is destroyed), empires.nothingCounted.
[[nodiscard]] Worth worthOf(const State &state, int seat, Source source);
/// All abilities of that time in a player's row, in its order; those that rest as well.
[[nodiscard]] std::vector<Worth> worthsOf(const State &state, int seat, When when);

/// What repairing the place costs in hammers, less what active neighbours take off (DE Vergünstigter Wiederaufbau); -1: not known.
[[nodiscard]] int repairCost(const State &state, int seat, Location location);

} // namespace pegsheet::empires
