// SPDX-License-Identifier: Apache-2.0
#include "app/empires/text/empirestext.h"

#include <QCoreApplication>

#include <array>

namespace pegsheet::empires {

namespace {

// clang-format off
constexpr std::array kSentences{
    // When
    Sentence{"empires.notNow", QT_TRANSLATE_NOOP("Sentence", "First say in which order the eleven places lie."), "phase", "row"},
    Sentence{"empires.notNow", QT_TRANSLATE_NOOP("Sentence", "First say what the next space of the round track shows."), "phase", "track"},
    Sentence{"empires.notNow", QT_TRANSLATE_NOOP("Sentence", "First say which Disaster is turned up."), "phase", "reveal"},
    Sentence{"empires.notNow", QT_TRANSLATE_NOOP("Sentence", "First somebody takes the open Disaster."), "phase", "crisis"},
    Sentence{"empires.notNow", QT_TRANSLATE_NOOP("Sentence", "First say what is on the Conflict card."), "phase", "campaign"},
    Sentence{"empires.notNow", QT_TRANSLATE_NOOP("Sentence", "First everybody's bid is entered."), "phase", "bids"},
    //: {phase} where the match stands, in quotes
    Sentence{"empires.notNow", QT_TRANSLATE_NOOP("Sentence", "This is not possible now: the match is at “{phase:phase}”.")},
    Sentence{"empires.partDone", QT_TRANSLATE_NOOP("Sentence", "This player is done with the phase already."), "part", "rest"},
    //: {part} a phase
    Sentence{"empires.partDone", QT_TRANSLATE_NOOP("Sentence", "That is over already: {part:part}.")},
    //: {part} a phase
    Sentence{"empires.finishFirst", QT_TRANSLATE_NOOP("Sentence", "{part:part} is begun. End it before the other part begins.")},
    //: {player} the number of a seat, from 0
    Sentence{"empires.notYourTurn", QT_TRANSLATE_NOOP("Sentence", "Somebody else decides now: Disasters go round from the start marker on.")},
    //: {card} a Disaster card
    Sentence{"empires.decided", QT_TRANSLATE_NOOP("Sentence", "{card:card} is decided this time round. Decide on the other one.")},
    Sentence{"empires.matchOver", QT_TRANSLATE_NOOP("Sentence", "The match is over. A long touch corrects this.")},
    Sentence{"empires.onlySheets", QT_TRANSLATE_NOOP("Sentence", "Only finished empires are counted here. Enter each as a whole.")},
    Sentence{"empires.notOnlySheets", QT_TRANSLATE_NOOP("Sentence",
        "Finished empires are entered in a match of their own, set up with “Only the final score”.")},
    Sentence{"empires.resourcesNotKept", QT_TRANSLATE_NOOP("Sentence",
        "Resources and hands stay behind the screens in this match. Leave them out here.")},
    Sentence{"empires.playerCount", QT_TRANSLATE_NOOP("Sentence", "This game is for {min} to {max} players, not {given}.")},
    Sentence{"empires.noBox", QT_TRANSLATE_NOOP("Sentence",
        "Nothing can be simulated without a box: the rulebook does not print the cards.")},

    // Disasters
    //: {card} a Disaster card
    Sentence{"empires.cardInPlay", QT_TRANSLATE_NOOP("Sentence", "{card:card} is in play already. Look at its kind and number again.")},
    //: {card} a Disaster card
    Sentence{"empires.notOpen", QT_TRANSLATE_NOOP("Sentence", "{card:card} is not open. Choose an open Disaster.")},
    Sentence{"empires.whichCrisis", QT_TRANSLATE_NOOP("Sentence", "Two Disasters are open. Say which one is meant.")},
    Sentence{"empires.whichHit", QT_TRANSLATE_NOOP("Sentence", "Two places are equally near. Say which position is destroyed: {allowed}.")},
    Sentence{"empires.notHit", QT_TRANSLATE_NOOP("Sentence", "Position {hit} is not hit. What can be destroyed: {allowed}.")},
    Sentence{"empires.notHit", QT_TRANSLATE_NOOP("Sentence", "Position {hit} is not hit: no place is left that could be destroyed.")},
    Sentence{"empires.whichPlace", QT_TRANSLATE_NOOP("Sentence", "Say at which position the Innovation is laid: {allowed}.")},
    Sentence{"empires.nothingHealthy", QT_TRANSLATE_NOOP("Sentence",
        "No place is healthy any more, so no Innovation can be laid.")},
    //: {location} a place
    Sentence{"empires.destroyed", QT_TRANSLATE_NOOP("Sentence",
        "{location:location} at position {position} is destroyed. An Innovation goes to a healthy place.")},
    Sentence{"empires.fewestFirst", QT_TRANSLATE_NOOP("Sentence",
        "Position {position} has more Innovations than others. Those with the fewest come first: {allowed}.")},
    Sentence{"empires.nothingToBid", QT_TRANSLATE_NOOP("Sentence",
        "Nothing to bid: with no resource that the card shows, and no Coin, you take the Disaster.")},
    //: {card} a Disaster, {resource} a resource
    Sentence{"empires.notOnCard", QT_TRANSLATE_NOOP("Sentence", "{card:card} does not show this: {resource:resource}. A Coin can always be bid.")},
    Sentence{"empires.noShortage", QT_TRANSLATE_NOOP("Sentence",
        "Shortage is declared right after taking a Disaster, with fewer than 5 resources.")},
    Sentence{"empires.tooMany", QT_TRANSLATE_NOOP("Sentence", "Too many: {given}. Take {most} at most, so that there are 5 resources.")},

    // What is paid
    //: {resource} a resource
    Sentence{"empires.notEnough", QT_TRANSLATE_NOOP("Sentence",
        "{resource:resource}: {needed} needed, and there are not that many.")},
    Sentence{"empires.tooManyCoins", QT_TRANSLATE_NOOP("Sentence", "Too many Coins: {given}. All of it costs {most}.")},
    //: {by} a place or card
    Sentence{"empires.chooseOne", QT_TRANSLATE_NOOP("Sentence", "{by:source} brings one of several. Say which one.")},
    //: {by} a place or card
    Sentence{"empires.costUnknown", QT_TRANSLATE_NOOP("Sentence", "{by:source}: what it costs is not known yet. Enter its Hammers first.")},

    // Abilities
    //: {by} a place or a card
    Sentence{"empires.notHere", QT_TRANSLATE_NOOP("Sentence", "{by:source} does not lie in this row.")},
    //: {by} a card
    Sentence{"empires.abilityUnknown", QT_TRANSLATE_NOOP("Sentence", "{by:source}: what it does is not known yet. Enter its ability first.")},
    //: {by} a place or a card, {location} the place at which it lies
    Sentence{"empires.inactive", QT_TRANSLATE_NOOP("Sentence", "{by:source} rests while {location:location} is destroyed.")},
    //: {by} a place or a card, {when} when it works
    Sentence{"empires.notOfPhase", QT_TRANSLATE_NOOP("Sentence", "{by:source} works at another time: {when:when}.")},
    //: {by} a place or a card
    Sentence{"empires.notThat", QT_TRANSLATE_NOOP("Sentence", "{by:source} has no such ability.")},
    //: {by} a card
    Sentence{"empires.exhausted", QT_TRANSLATE_NOOP("Sentence", "{by:source} is exhausted. It works again once it is refreshed.")},
    //: {card} a Disaster, {by} a card
    Sentence{"empires.notOnCard", QT_TRANSLATE_NOOP("Sentence", "{card:card} does not show what {by:source} bids.")},
    //: {by} a place or a card
    Sentence{"empires.limit", QT_TRANSLATE_NOOP("Sentence", "{by:source} works at most {most} × in a phase.")},
    //: {card} a card
    Sentence{"empires.notExhausted", QT_TRANSLATE_NOOP("Sentence", "{card:card} is not exhausted, or out of reach. Choose another one.")},
    Sentence{"empires.refreshCount", QT_TRANSLATE_NOOP("Sentence", "Choose {needed} to refresh, not {given}.")},
    //: {effect} what an ability does, {when} when
    Sentence{"empires.otherTime", QT_TRANSLATE_NOOP("Sentence", "{effect:effect} does not go with this time: {when:when}.")},

    // Industry
    Sentence{"empires.twoCards", QT_TRANSLATE_NOOP("Sentence", "Only {most} cards are played or sold in an Industry phase.")},
    Sentence{"empires.handEmpty", QT_TRANSLATE_NOOP("Sentence", "There is no card in hand. A long touch corrects how many there are.")},
    Sentence{"empires.twoCardsFirst", QT_TRANSLATE_NOOP("Sentence",
        "The rest of the hand is thrown away once {needed} cards are played or sold.")},
    Sentence{"empires.allOrNone", QT_TRANSLATE_NOOP("Sentence", "The rest of the hand goes as a whole, or not at all. Cards: {hand}.")},
    //: {location} a place
    Sentence{"empires.healthy", QT_TRANSLATE_NOOP("Sentence", "{location:location} at position {position} is healthy already.")},
    Sentence{"empires.oneRebuild", QT_TRANSLATE_NOOP("Sentence", "Only one place is repaired in an Industry phase.")},
    //: {by} a card
    Sentence{"empires.outOfReach", QT_TRANSLATE_NOOP("Sentence", "{by:source} does not reach position {position}.")},
    //: {card} a card
    Sentence{"empires.samePlace", QT_TRANSLATE_NOOP("Sentence", "{card:card} lies there already. It moves to another place.")},

    // Conflicts
    //: {location} a place
    Sentence{"empires.valuesMissing", QT_TRANSLATE_NOOP("Sentence",
        "The value of {location:location} is not known yet. Enter it first: unrest goes by the values.")},
    Sentence{"empires.noTierBetween", QT_TRANSLATE_NOOP("Sentence",
        "Between {max} and {min} there is no strength. Look at the three tiers of the card again.")},
    Sentence{"empires.entered", QT_TRANSLATE_NOOP("Sentence", "That is entered already. Undo takes it back.")},

    // Set-up, places and the track
    Sentence{"empires.mulliganOnce", QT_TRANSLATE_NOOP("Sentence", "A hand can be thrown back only once.")},
    //: {location} and {other} are places
    Sentence{"empires.valueTaken", QT_TRANSLATE_NOOP("Sentence",
        "No two places have the same value: {value} is that of {location:location} and of {other:location}.")},
    Sentence{"empires.nothingSaid", QT_TRANSLATE_NOOP("Sentence", "Nothing is entered. Say at least one thing that is printed.")},
    Sentence{"empires.trackEnded", QT_TRANSLATE_NOOP("Sentence", "The round track ends with “End”. Nothing comes after it.")},
    //: {space} a space of the round track
    Sentence{"empires.otherSide", QT_TRANSLATE_NOOP("Sentence", "{space:space} is only on the side for three and four players.")},

    // The end
    Sentence{"empires.notAsked", QT_TRANSLATE_NOOP("Sentence", "Nothing in this row counts resources.")},

    // Corrections
    //: {field} what is corrected, {phase} where the match stands
    Sentence{"empires.correctionNotNow", QT_TRANSLATE_NOOP("Sentence",
        "Disasters can be corrected while they are open, as many as were turned up. At any other time undo."), "field", "crises"},
    Sentence{"empires.correctionNotNow", QT_TRANSLATE_NOOP("Sentence",
        "{field:field}: this cannot be corrected like that while the match is at “{phase:phase}”.")},
    Sentence{"empires.correctionEmpty", QT_TRANSLATE_NOOP("Sentence", "Nothing is corrected. Change at least one field.")},
    Sentence{"empires.correctionOfTurn", QT_TRANSLATE_NOOP("Sentence", "This belongs to the turn, not to a player.")},
    Sentence{"empires.correctionOfPlayer", QT_TRANSLATE_NOOP("Sentence", "This belongs to a player. Say which one.")},
};
// clang-format on

} // namespace

std::span<const Sentence> sentences()
{
    return kSentences;
}

} // namespace pegsheet::empires
