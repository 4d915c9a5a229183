// SPDX-License-Identifier: Apache-2.0
#include "app/empires/text/empirestext.h"

#include <QCoreApplication>

#include <array>

namespace pegsheet::empires {

namespace {

// Moves carry the code of their type; what came of them the code of the effect, with its cases.
// clang-format off
constexpr std::array kHappenings{
    // What was done
    //: {numbers} places with what is printed on them: "Town 13, Army: 4 Hammers"
    Sentence{"values", QT_TRANSLATE_NOOP("Sentence", "Entered numbers of places: {numbers}")},
    //: {card} a card, {says} what is printed on it
    Sentence{"card", QT_TRANSLATE_NOOP("Sentence", "Entered what is printed on {card:card}: {says}")},
    //: {spaces} spaces of the round track
    Sentence{"track", QT_TRANSLATE_NOOP("Sentence", "Entered the round track: {spaces}")},
    Sentence{"lay", QT_TRANSLATE_NOOP("Sentence", "The places were laid out")},
    Sentence{"mulligan", QT_TRANSLATE_NOOP("Sentence", "Threw the hand back")},
    //: {first} and {second} are cards
    Sentence{"blitz", QT_TRANSLATE_NOOP("Sentence", "Took {first:card} and {second:card}")},
    //: {card} a card
    Sentence{"reveal", QT_TRANSLATE_NOOP("Sentence", "Turned up: {card:card}")},
    //: {amount} one of a resource: "1 Axe"
    Sentence{"avert", QT_TRANSLATE_NOOP("Sentence", "Averted it with {amount}")},
    //: {by} a card
    Sentence{"freeBid", QT_TRANSLATE_NOOP("Sentence", "Free bid by {by:source}")},
    //: {by} a card, {card} the card that is open now
    Sentence{"redraw", QT_TRANSLATE_NOOP("Sentence", "Redrew by {by:source}: {card:card}")},
    //: {card} a card
    Sentence{"accept", QT_TRANSLATE_NOOP("Sentence", "Took {card:card}")},
    Sentence{"shortage", QT_TRANSLATE_NOOP("Sentence", "Shortage: +{coins:coins} for 2 points each")},
    //: {by} and {again} are places or cards
    Sentence{"use", QT_TRANSLATE_NOOP("Sentence", "Used {by:source} to repeat {again:source}")},
    //: {by} a place or card
    Sentence{"use", QT_TRANSLATE_NOOP("Sentence", "Used {by:source}")},
    Sentence{"use", QT_TRANSLATE_NOOP("Sentence", "Refreshed after the Conflict")},
    //: {by} a place or card
    Sentence{"exchange", QT_TRANSLATE_NOOP("Sentence", "Exchanged by {by:source}")},
    Sentence{"sell", QT_TRANSLATE_NOOP("Sentence", "Sold a card")},
    Sentence{"discard", QT_TRANSLATE_NOOP("Sentence", "Discarded the rest of the hand")},
    //: {card} a card
    Sentence{"play", QT_TRANSLATE_NOOP("Sentence", "Played {card:card}")},
    //: {location} a place
    Sentence{"rebuild", QT_TRANSLATE_NOOP("Sentence", "Repaired: {location:location}")},
    //: {first} and {second} are places
    Sentence{"swap", QT_TRANSLATE_NOOP("Sentence", "Exchanged {first:location} and {second:location}")},
    //: {card} a card
    Sentence{"shift", QT_TRANSLATE_NOOP("Sentence", "Moved {card:card} to position {position}")},
    Sentence{"done", QT_TRANSLATE_NOOP("Sentence", "Everybody is done"), "all", "yes"},
    Sentence{"done", QT_TRANSLATE_NOOP("Sentence", "Done")},
    //: {tiers} the tiers of the card with their points, {more} all else on it
    Sentence{"campaign", QT_TRANSLATE_NOOP("Sentence", "Turned up a Conflict card: {tiers}; {more}")},
    Sentence{"bid", QT_TRANSLATE_NOOP("Sentence", "Bid Axes: {axes}, Coins: {coins}")},
    Sentence{"bid", QT_TRANSLATE_NOOP("Sentence", "Bid axes: {axes}")},
    //: {resources} a list: "2 Wheat, 1 Coin"
    Sentence{"stock", QT_TRANSLATE_NOOP("Sentence", "Entered which resources are left: {resources}")},
    Sentence{"stock", QT_TRANSLATE_NOOP("Sentence", "Entered that no resources are left")},
    //: {player} a name; {score} the points on the score track as they were counted on the table
    Sentence{"sheet", QT_TRANSLATE_NOOP("Sentence", "Entered {player}'s finished empire: {score} points on the score track")},
    //: {why} the table's own words
    Sentence{"correctTurn", QT_TRANSLATE_NOOP("Sentence", "The table corrected the turn: {why}")},
    Sentence{"correctTurn", QT_TRANSLATE_NOOP("Sentence", "The table corrected the turn")},
    //: {player} a name, {why} the table's own words
    Sentence{"correctSheet", QT_TRANSLATE_NOOP("Sentence", "The table corrected {player}'s empire: {why}")},
    //: {player} a name
    Sentence{"correctSheet", QT_TRANSLATE_NOOP("Sentence", "The table corrected {player}'s empire")},

    // What came of it
    //: {space} a space of the round track
    Sentence{"round", QT_TRANSLATE_NOOP("Sentence", "round {round}: {phase:space}")},
    //: {card} a card
    Sentence{"refreshed", QT_TRANSLATE_NOOP("Sentence", "{card:card} is refreshed")},
    //: {location} a place
    Sentence{"destroyed", QT_TRANSLATE_NOOP("Sentence", "{location:location} at position {position} is destroyed")},
    //: {card} a card, {location} a place
    Sentence{"laid", QT_TRANSLATE_NOOP("Sentence", "{card:card} lies at {location:location}, position {position}")},
    //: {card} a card
    Sentence{"gone", QT_TRANSLATE_NOOP("Sentence", "{card:card} is gone: no healthy place is left")},
    //: {player} a name
    Sentence{"start", QT_TRANSLATE_NOOP("Sentence", "{player} has the start marker")},
    //: {player} a name, {what} what the points came from; points that were lost are below zero
    Sentence{"scored", QT_TRANSLATE_NOOP("Sentence", "Points for {player}: {points} ({what:score})")},
    //: {player} a name, {resources} a list: "2 Wheat, 1 Coins"
    Sentence{"received", QT_TRANSLATE_NOOP("Sentence", "{player}: got {resources}")},
    //: {player} a name, {resources} a list: "2 Wheat, 1 Coins"
    Sentence{"paid", QT_TRANSLATE_NOOP("Sentence", "{player}: paid {resources}")},
    //: {player} a name, {first} and {second} are places
    Sentence{"unrest", QT_TRANSLATE_NOOP("Sentence", "unrest for {player}: {first:location} and {second:location} change places")},
    //: {player} a name; strength of abilities and of what was bid
    Sentence{"strength", QT_TRANSLATE_NOOP("Sentence", "{player}: strength {abilities} + {bid}, the strongest"), "strongest", "yes"},
    //: {player} a name; strength of abilities and of what was bid
    Sentence{"strength", QT_TRANSLATE_NOOP("Sentence", "{player}: strength {abilities} + {bid}")},
};
// clang-format on

} // namespace

std::span<const Sentence> happenings()
{
    return kHappenings;
}

} // namespace pegsheet::empires
