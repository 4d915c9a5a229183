// SPDX-License-Identifier: Apache-2.0
#include "app/text/bronzetext.h"

#include <QCoreApplication>

#include <array>

namespace pegsheet::bronze {

namespace {

// clang-format off
constexpr std::array kSentences{
    // Rolling
    Sentence{"bronze.diceCount", QT_TRANSLATE_NOOP("Sentence", "Exactly {needed:dice} must lie here, not {given}.")},
    Sentence{"bronze.noRollsLeft", QT_TRANSLATE_NOOP("Sentence",
        "All three rolls are used up. Keep the dice, or turn one of them with Leadership.")},
    Sentence{"bronze.faceNotThere", QT_TRANSLATE_NOOP("Sentence",
        "Dice showing “{face:face}”: {there}. Choose only among the dice that lie there.")},
    Sentence{"bronze.skullsLocked", QT_TRANSLATE_NOOP("Sentence",
        "Skulls are never rolled again: keep {skulls:skullDice}.")},
    Sentence{"bronze.nothingRerolled", QT_TRANSLATE_NOOP("Sentence",
        "A re-roll takes at least one die. To keep all of them, end the rolling.")},
    Sentence{"bronze.leadershipUsed", QT_TRANSLATE_NOOP("Sentence",
        "Leadership has turned a die already; it does so once a turn.")},
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

    // Ending the turn
    Sentence{"bronze.nothingToDiscard", QT_TRANSLATE_NOOP("Sentence",
        "Goods held: {goods}. Only what is above {limit} has to go, and nothing with Caravans.")},
    Sentence{"bronze.discardCount", QT_TRANSLATE_NOOP("Sentence", "Give up exactly {needed:goods}, not {given}.")},
    Sentence{"bronze.discardFirst", QT_TRANSLATE_NOOP("Sentence",
        "Only {limit:goods} may be kept: give up {needed} before the turn ends.")},
    //: The part in quotes is the name of a step of the turn
    Sentence{"bronze.tooEarly", QT_TRANSLATE_NOOP("Sentence",
        "It is too early for this; the turn is at “{phase:phase}”.")},
    //: The part in quotes is the name of a step of the turn
    Sentence{"bronze.tooLate", QT_TRANSLATE_NOOP("Sentence",
        "It is too late for this; the turn is at “{phase:phase}”. Undo to go back.")},
    Sentence{"bronze.matchOver", QT_TRANSLATE_NOOP("Sentence",
        "The match is over. Undo a move to play on, or correct a sheet.")},

    // Setting up and correcting
    Sentence{"bronze.playerCount", QT_TRANSLATE_NOOP("Sentence",
        "This game is for {min} to {max:players}, not {given}.")},
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
    Sentence{"bronze.noDisasters", QT_TRANSLATE_NOOP("Sentence", "No disaster took a point.")},
};
// clang-format on

} // namespace

std::span<const Sentence> sentences()
{
    return kSentences;
}

} // namespace pegsheet::bronze
