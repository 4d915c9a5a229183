// SPDX-License-Identifier: Apache-2.0
#include "app/bronze/text/bronzetext.h"

#include <QCoreApplication>

#include <array>

namespace pegsheet::bronze {

namespace {

// clang-format off
constexpr std::array kSentences{
    // Rolling
    Sentence{"bronze.diceCount", QT_TRANSLATE_NOOP("Sentence", "Exactly {needed:dice} must lie here, not {given}.")},
    Sentence{"bronze.noRollsLeft", QT_TRANSLATE_NOOP("Sentence",
        "All three rolls are used up. Keep the dice, or re-roll one of them with Leadership.")},
    Sentence{"bronze.faceNotThere", QT_TRANSLATE_NOOP("Sentence",
        "Dice showing “{face:face}”: {there}. Choose only among the dice that lie there.")},
    Sentence{"bronze.skullsLocked", QT_TRANSLATE_NOOP("Sentence",
        "Skulls are never rolled again: keep {skulls:skullDice}.")},
    Sentence{"bronze.nothingRerolled", QT_TRANSLATE_NOOP("Sentence",
        "A re-roll takes at least one die. To keep all of them, end the rolling.")},
    Sentence{"bronze.leadershipUsed", QT_TRANSLATE_NOOP("Sentence",
        "Leadership has re-rolled a die already; it does so once a turn.")},
    Sentence{"bronze.choiceDice", QT_TRANSLATE_NOOP("Sentence",
        "{dice:diceShow} food or workers; at most that many can give food, not {given}.")},

    // Building
    Sentence{"bronze.notEnoughWorkers", QT_TRANSLATE_NOOP("Sentence",
        "This needs {needed:workers}; {left:areLeft}.")},
    Sentence{"bronze.notEnoughBoxes", QT_TRANSLATE_NOOP("Sentence",
        "{target:target}: only {left:openBoxes}, not {needed}.")},
    Sentence{"bronze.alreadyBuilt", QT_TRANSLATE_NOOP("Sentence",
        "{target:target}: every box is ticked already. Build something else.")},
    Sentence{"bronze.monumentClosed", QT_TRANSLATE_NOOP("Sentence",
        "{target:target}: not in a match of {players:players}. Build something else.")},
    Sentence{"bronze.notEnoughGoods", QT_TRANSLATE_NOOP("Sentence",
        "{good:good}: this needs {needed}; {left:areLeft}.")},

    // Buying
    //: The part in quotes is the name of a development
    Sentence{"bronze.needsDevelopment", QT_TRANSLATE_NOOP("Sentence",
        "This needs the development “{development:development}”, which you do not own.")},
    Sentence{"bronze.noSuchDevelopment", QT_TRANSLATE_NOOP("Sentence",
        "This takes “{development:development}”, which is not part of these rules."), "for", "move"},
    Sentence{"bronze.noSuchDevelopment", QT_TRANSLATE_NOOP("Sentence",
        "{development:development}: not part of these rules. Choose another development.")},
    Sentence{"bronze.alreadyOwned", QT_TRANSLATE_NOOP("Sentence",
        "{development:development}: bought already. Choose another development.")},
    Sentence{"bronze.rowEmpty", QT_TRANSLATE_NOOP("Sentence",
        "{good:good}: there is nothing to pay with. Choose rows that hold goods.")},
    Sentence{"bronze.notEnoughFood", QT_TRANSLATE_NOOP("Sentence", "Food: this needs {needed}; {left:areLeft}.")},
    Sentence{"bronze.notEnoughCoins", QT_TRANSLATE_NOOP("Sentence",
        "{development:development}: the price is {cost:coins}, this pays {paid}; {missing:coinsMissing}.")},
    Sentence{"bronze.tooLateToBuy", QT_TRANSLATE_NOOP("Sentence",
        "It is too late to buy: one development a turn, and before goods are discarded. Undo to choose anew.")},

    // Trading
    Sentence{"bronze.noTrading", QT_TRANSLATE_NOOP("Sentence",
        "Nobody trades in this match. Trading is agreed on when a match of several players is set up.")},
    Sentence{"bronze.tradeAlone", QT_TRANSLATE_NOOP("Sentence",
        "A trade takes two: choose another player.")},
    Sentence{"bronze.tradeEmpty", QT_TRANSLATE_NOOP("Sentence",
        "Nothing would change hands. Give or take at least one good or food.")},
    //: The other player of a trade holds too little of it
    Sentence{"bronze.tradeTooMuch", QT_TRANSLATE_NOOP("Sentence",
        "{ware:ware}: the other player holds {left}, not {needed}. Take no more than that."), "whose", "theirs"},
    Sentence{"bronze.tradeTooMuch", QT_TRANSLATE_NOOP("Sentence",
        "{ware:ware}: you hold {left}, not {needed}. Give no more than that.")},
    //: The pegboard of the other player of a trade
    Sentence{"bronze.tradeNoRoom", QT_TRANSLATE_NOOP("Sentence",
        "{ware:ware}: the other player would have {after}, and the row ends at {room}. Give less."), "whose", "theirs"},
    Sentence{"bronze.tradeNoRoom", QT_TRANSLATE_NOOP("Sentence",
        "{ware:ware}: you would have {after}, and the row ends at {room}. Take less.")},

    // Late Bronze Age
    Sentence{"bronze.preserved", QT_TRANSLATE_NOOP("Sentence",
        "Food has been doubled already; that is done once a turn.")},
    Sentence{"bronze.nothingToPreserve", QT_TRANSLATE_NOOP("Sentence",
        "There is no food to double. Keep the pottery.")},
    Sentence{"bronze.tooManyShips", QT_TRANSLATE_NOOP("Sentence",
        "There can be {max:ships} at most. Ships there already: {ships}. Build fewer.")},
    Sentence{"bronze.noShipLeft", QT_TRANSLATE_NOOP("Sentence",
        "Each ship swaps one good a turn, and there is none left. Ships there: {ships}.")},
    Sentence{"bronze.swapSame", QT_TRANSLATE_NOOP("Sentence",
        "{good:good}: a swap needs two different goods. Choose another one to take.")},
    Sentence{"bronze.rowFull", QT_TRANSLATE_NOOP("Sentence",
        "{good:good}: the row ends at {pegs}. Choose another good to take.")},

    // Finished sheets
    Sentence{"bronze.onlySheets", QT_TRANSLATE_NOOP("Sentence",
        "Here only finished sheets are counted. Enter a sheet, or set up a match to play.")},
    Sentence{"bronze.noSheets", QT_TRANSLATE_NOOP("Sentence",
        "This match is played move by move. To enter finished sheets, set up a new one with “Only the final score”.")},
    Sentence{"bronze.firstTwice", QT_TRANSLATE_NOOP("Sentence",
        "{target:target}: somebody else has the first points already. On this sheet it earns {later:points}.")},
    Sentence{"bronze.firstMissing", QT_TRANSLATE_NOOP("Sentence",
        "{target:target}: nobody has the first points. One of those who finished it earns {first:points}.")},
    Sentence{"bronze.nothingPlayed", QT_TRANSLATE_NOOP("Sentence",
        "Only finished sheets were entered in this match, so it has no turns to review. Enter a match turn by turn to have it reviewed.")},
    Sentence{"bronze.tooManyDevelopments", QT_TRANSLATE_NOOP("Sentence",
        "Developments on the sheet: {given}. One is bought a turn, and alone a match has {rounds} turns.")},
    //: The part in quotes is the name of an option at set-up
    Sentence{"bronze.tooManyDevelopments", QT_TRANSLATE_NOOP("Sentence",
        "Developments on the sheet: {given}. One is bought a turn, and the match ends in the round in which somebody has {most}; with “Longer game” {longer}.")},
    Sentence{"bronze.tooManyDevelopments", QT_TRANSLATE_NOOP("Sentence",
        "Developments on the sheet: {given}. One is bought a turn, and the match ends in the round in which somebody has {most}.")},
    Sentence{"bronze.tooManyGoods", QT_TRANSLATE_NOOP("Sentence",
        "Goods on the sheet: {goods}. At the end of a turn no more than {limit} can be there without Caravans.")},

    // Ending the turn
    Sentence{"bronze.nothingToDiscard", QT_TRANSLATE_NOOP("Sentence",
        "Goods held: {goods}. Only what is above {limit} has to go, and nothing with Caravans.")},
    Sentence{"bronze.discardCount", QT_TRANSLATE_NOOP("Sentence", "Give up exactly {needed:goods}, not {given}.")},
    Sentence{"bronze.discardFirst", QT_TRANSLATE_NOOP("Sentence",
        "Only {limit:goods} may be kept: give up {needed} before the turn ends.")},
    Sentence{"bronze.tooEarly", QT_TRANSLATE_NOOP("Sentence",
        "It is too early for this. After a roll: keep, roll again, or say which dice are food."), "phase", "reroll"},
    Sentence{"bronze.tooEarly", QT_TRANSLATE_NOOP("Sentence",
        "It is too early for this. First say which dice are food and which are workers."), "phase", "choose"},
    //: The part in quotes is the name of a step of the turn
    Sentence{"bronze.tooEarly", QT_TRANSLATE_NOOP("Sentence",
        "It is too early for this: first comes “{phase:phase}”.")},
    Sentence{"bronze.tooLate", QT_TRANSLATE_NOOP("Sentence",
        "It is too late for this: the dice have been rolled. Keep them, roll some again, or undo."), "phase", "reroll"},
    //: The part in quotes is the name of a step of the turn
    Sentence{"bronze.tooLate", QT_TRANSLATE_NOOP("Sentence",
        "It is too late for this: now comes “{phase:phase}”. Undo to go back.")},
    Sentence{"bronze.matchOver", QT_TRANSLATE_NOOP("Sentence",
        "The match is over. Undo a move to play on, or correct a sheet.")},

    // Setting up and correcting
    Sentence{"bronze.playerCount", QT_TRANSLATE_NOOP("Sentence",
        "This game is for {min} to {max:players}, not {given}.")},
    //: The part in quotes is the option's key and stays as it is
    Sentence{"bronze.tradingBelongs", QT_TRANSLATE_NOOP("Sentence",
        "Trading belongs to these rules: {variant:variant}. Leave “trading” out, or choose other rules.")},
    //: The part in quotes is the name of an option at set-up
    Sentence{"bronze.optionNotHere", QT_TRANSLATE_NOOP("Sentence",
        "“{option:option}” does not go with these rules: {variant:variant}. Leave it as it is, or choose other rules.")},
    Sentence{"bronze.correctionEmpty", QT_TRANSLATE_NOOP("Sentence",
        "The correction sets nothing. Give at least one field its value.")},
    Sentence{"bronze.correctionNotNow", QT_TRANSLATE_NOOP("Sentence",
        "{field:field}: can be corrected only while the dice are rolled. The turn is at “{phase:phase}”."),
        "field", "dice"},
    Sentence{"bronze.correctionNotNow", QT_TRANSLATE_NOOP("Sentence",
        "{field:field}: can be corrected only while the dice are rolled. The turn is at “{phase:phase}”."),
        "field", "rollsLeft"},
    Sentence{"bronze.correctionNotNow", QT_TRANSLATE_NOOP("Sentence",
        "{field:field}: can be corrected only once the dice have been collected. The turn is at “{phase:phase}”.")},
    Sentence{"bronze.correctionOfPlayer", QT_TRANSLATE_NOOP("Sentence",
        "{field:field}: stands on a player's sheet. Say whose.")},
    Sentence{"bronze.correctionOfTurn", QT_TRANSLATE_NOOP("Sentence",
        "{field:field}: belongs to the turn. Correct it without a player.")},

    // Why a line of the score is zero
    Sentence{"bronze.noDevelopments", QT_TRANSLATE_NOOP("Sentence", "No development was bought.")},
    Sentence{"bronze.noMonuments", QT_TRANSLATE_NOOP("Sentence", "No monument was finished.")},
    Sentence{"bronze.laterPointsAreZero", QT_TRANSLATE_NOOP("Sentence",
        "Finished only after somebody else, which earns nothing here.")},
    Sentence{"bronze.noArchitecture", QT_TRANSLATE_NOOP("Sentence", "Architecture was not bought.")},
    Sentence{"bronze.architectureWithoutMonuments", QT_TRANSLATE_NOOP("Sentence",
        "Architecture counts finished monuments, and there is none.")},
    Sentence{"bronze.noEmpire", QT_TRANSLATE_NOOP("Sentence", "Empire was not bought.")},
    Sentence{"bronze.noCommerce", QT_TRANSLATE_NOOP("Sentence", "Commerce was not bought.")},
    Sentence{"bronze.commerceWithoutGoods", QT_TRANSLATE_NOOP("Sentence",
        "Commerce counts the goods left, and there is none.")},
    Sentence{"bronze.noDisasters", QT_TRANSLATE_NOOP("Sentence", "No disaster took a point.")},
};
// clang-format on

} // namespace

std::span<const Sentence> sentences()
{
    return kSentences;
}

} // namespace pegsheet::bronze
