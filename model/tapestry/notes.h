// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <array>
#include <string_view>

namespace pegsheet::tapestry {

/// A reading of the rules where the rulebook is silent, or says two things. The words for it live in `app`.
struct RulesNote
{
    std::string_view id;
    std::string_view option; ///< the option that turns it round; empty where it is not ours to choose
};
/// What the table reads beside the rules; each says what is done here.
inline constexpr std::array<RulesNote, 18> kNotes{{
    {"trapOneDie", {}},          // a trap leaves Tanks one die, for nothing was conquered (DE p.9, p.21)
    {"overMakerOfFire", {}},     // a card may be played over Maker of Fire in era 1 (DE p.11)
    {"alienBiology", {}},        // each of the four dice of Alien Biology may be declined, and brings no points then (DE p.18)
    {"startTerritory", {}},      // a start, on which two outposts stand, cannot be conquered (DE p.9)
    {"finishedGainNothing", {}}, // who has ended answers nothing and gains nothing from the cards of others (DE p.15)
    {"tie", "tieBreak"},         // the tallest landmark, or most resources as in 2019 (DE p.15)
    {"tieWithoutResources", {}}, // where resources are not kept the table says who wins a tie, by whatever was agreed
    {"nanotechnology", "nanotechnology"}, // three tech cards for the bonus, or two (DE p.15)
    {"adjustments", "adjustments"},       // civilizations begin as the sheet of 2023 has them (DE p.32; contract, reading 51)
    {"spaceTile", {}},                    // any of the own space tiles is explored (DE p.7)
    {"besideOnlyWhenFull", {}},           // beside a city stands only what finds no place there (DE p.29, not as p.13)
    {"laidAside", {}},                    // a landmark of an advance may be built later (DE p.13; contract, reading 18)
    // Of civilizations that are known by name.
    {"theChosen", {}},  // level with the furthest counts, and of achievements those within the prizes (contract, reading 56)
    {"historians", {}}, // markers may go to the same opponent, who brings all that lies open once a landmark (reading 53)
    {"futurists", {}},  // the four spaces are no advance: landmarks stay free, and nothing is set off (reading 36)
    {"heralds", {}},    // what the sheet prints under the Historians is theirs (DE p.32; reading 51)
    {"mystics", {}},    // a number is reached as soon as there is at least as much, also when it is named (reading 55)
    {"inventors", {}},  // the owner of a card that they lift gains first, then they, always (DE p.29; reading 53)
}};

} // namespace pegsheet::tapestry
