// SPDX-License-Identifier: Apache-2.0
#include "app/nations/text/nationstext.h"

#include <QCoreApplication>

#include <array>

namespace pegsheet::nations {

namespace {

// clang-format off
constexpr std::array kSentences{
    // Dice
    //: {colour} are dice of a colour: "White dice"
    Sentence{"nations.diceCount", QT_TRANSLATE_NOOP("Sentence",
        "{colour:colour}: exactly {needed} must be rolled, not {given}.")},
    Sentence{"nations.nothingToRoll", QT_TRANSLATE_NOOP("Sentence",
        "No dice are to be rolled now; the age is at “{phase:phase}”.")},
    Sentence{"nations.rollFirst", QT_TRANSLATE_NOOP("Sentence",
        "Roll all your dice first; your first action of the age follows at once.")},
    Sentence{"nations.noReroll", QT_TRANSLATE_NOOP("Sentence", "No reroll is left in this age.")},
    Sentence{"nations.nothingRerolled", QT_TRANSLATE_NOOP("Sentence",
        "A reroll takes at least one die. Choose the dice to roll again.")},

    // Spending
    Sentence{"nations.dieUsed", QT_TRANSLATE_NOOP("Sentence",
        "{face:dieFace}: {there} available, not {given}. Choose among those that are available.")},
    Sentence{"nations.chitUsed", QT_TRANSLATE_NOOP("Sentence",
        "{chit:chit}: {there} available, not {given}. Choose among those that are available.")},
    Sentence{"nations.tradeChit", QT_TRANSLATE_NOOP("Sentence",
        "{chit:chit}: a chit only counts as what it shows. Two dice can stand for something else, chits cannot.")},
    Sentence{"nations.tradeSymbol", QT_TRANSLATE_NOOP("Sentence",
        "{symbol:symbol}: dice that show something else do not count. Two dice stand for gold, stone or food only.")},
    Sentence{"nations.famineTrades", QT_TRANSLATE_NOOP("Sentence",
        "In this match two dice do not stand for food in a famine. Choose dice and chits that show food.")},
    Sentence{"nations.tradeSingle", QT_TRANSLATE_NOOP("Sentence",
        "{symbol:symbol}: two dice stand for one, so that those showing something else must be an even number, not {dice}.")},
    Sentence{"nations.notEnough", QT_TRANSLATE_NOOP("Sentence",
        "{symbol:symbol}: this needs {needed}, and {paid} is paid. Add {missing}.")},
    Sentence{"nations.needless", QT_TRANSLATE_NOOP("Sentence",
        "{symbol:symbol}: this needs {needed}, and {paid} is paid. A die or chit can stay: there is no change.")},
    Sentence{"nations.piecesNotKept", QT_TRANSLATE_NOOP("Sentence",
        "Dice and chits stay on the table in this match. Leave them out here.")},
    Sentence{"nations.piecesKept", QT_TRANSLATE_NOOP("Sentence",
        "Dice and chits are kept in this match. Say which are spent.")},

    // Buying and building
    Sentence{"nations.noTile", QT_TRANSLATE_NOOP("Sentence",
        "No tile is left in column {column}, row {row}. Choose another one.")},
    //: {kind} is a kind of tile
    Sentence{"nations.slotMissing", QT_TRANSLATE_NOOP("Sentence",
        "{kind:tileKind}: say which of the five on the board it replaces.")},
    //: {kind} is a kind of tile
    Sentence{"nations.slotNotHere", QT_TRANSLATE_NOOP("Sentence",
        "{kind:tileKind}: it replaces no development. Leave the place out.")},
    Sentence{"nations.rowMissing", QT_TRANSLATE_NOOP("Sentence",
        "Say in which row the tile lies: the row is the price.")},
    Sentence{"nations.offerKept", QT_TRANSLATE_NOOP("Sentence",
        "The offer is kept in this match. Choose the tile there.")},
    Sentence{"nations.offerNotKept", QT_TRANSLATE_NOOP("Sentence",
        "The offer stays on the table in this match. Enter the tile itself.")},
    Sentence{"nations.offerCount", QT_TRANSLATE_NOOP("Sentence",
        "The offer has {needed} tiles, not {given}. Enter all of them.")},
    //: {age} "Age II"; the place of a tile in the offer of an age
    Sentence{"nations.otherAge", QT_TRANSLATE_NOOP("Sentence",
        "Column {column}, row {row}: that tile is of {age:score}, and the offer is that of {needed:score}. Enter one of {needed:score}.")},
    //: {age} "Age II"
    Sentence{"nations.otherAge", QT_TRANSLATE_NOOP("Sentence",
        "That tile is of {age:score}, and this is {needed:score}. Choose one of {needed:score}; what lies there all the same can be corrected.")},
    Sentence{"nations.noWonder", QT_TRANSLATE_NOOP("Sentence",
        "No wonder is under construction. Buy one first.")},
    Sentence{"nations.tooManyPieces", QT_TRANSLATE_NOOP("Sentence",
        "Nobody can have more than {dice:dice}, or more than {chits} chits of a kind. Correct the tiles.")},
    Sentence{"nations.nothingOwed", QT_TRANSLATE_NOOP("Sentence",
        "Nothing is to be given back now; the age is at “{phase:phase}”.")},
    //: {piece} are dice of a colour or chits of a kind
    Sentence{"nations.notOwed", QT_TRANSLATE_NOOP("Sentence",
        "{piece:piece}: {owed} to be given back, not {given}.")},
    //: {piece} are dice of a colour or chits of a kind
    Sentence{"nations.givenTooLittle", QT_TRANSLATE_NOOP("Sentence",
        "{piece:piece}: there are too few used ones. Give back at least {least} available, not {given}.")},

    // Turns
    Sentence{"nations.passed", QT_TRANSLATE_NOOP("Sentence",
        "Whoever has passed takes no more actions in this age.")},
    Sentence{"nations.actionsNotKept", QT_TRANSLATE_NOOP("Sentence",
        "Only points are kept in this age: actions are made at the table, and not entered.")},
    //: The part in quotes is the name of a step of the age
    Sentence{"nations.turnOver", QT_TRANSLATE_NOOP("Sentence",
        "This turn's action has been taken: now comes “{phase:phase}”.")},
    Sentence{"nations.turnOver", QT_TRANSLATE_NOOP("Sentence",
        "This turn's action has been taken. The next one comes with the next turn.")},
    //: The part in quotes is the name of a step of the age
    Sentence{"nations.tooEarly", QT_TRANSLATE_NOOP("Sentence",
        "It is too early for this: first comes “{phase:phase}”.")},
    //: The part in quotes is the name of a step of the age
    Sentence{"nations.tooLate", QT_TRANSLATE_NOOP("Sentence",
        "It is too late for this: now comes “{phase:phase}”. Undo to go back.")},
    Sentence{"nations.matchOver", QT_TRANSLATE_NOOP("Sentence",
        "The match is over. Undo a move to play on, or correct something.")},
    Sentence{"nations.notAlone", QT_TRANSLATE_NOOP("Sentence",
        "Only one player alone has an opponent who rolls dice.")},
    Sentence{"nations.entered", QT_TRANSLATE_NOOP("Sentence",
        "This number is entered already. Undo to change it.")},

    // Final scores
    Sentence{"nations.onlySheets", QT_TRANSLATE_NOOP("Sentence",
        "Here only final scores are counted. Enter a score, or set up a match to play.")},
    Sentence{"nations.matchIsPlayed", QT_TRANSLATE_NOOP("Sentence",
        "This match is played move by move. To enter final scores, set up a new one with “Only the final score”.")},
    Sentence{"nations.placeTaken", QT_TRANSLATE_NOOP("Sentence",
        "Somebody else stands at place {place} of the last turn order. Choose another place.")},
    Sentence{"nations.tilesKnown", QT_TRANSLATE_NOOP("Sentence",
        "The tiles of this match are known, and counted by the app.")},

    // Setting up and correcting
    Sentence{"nations.playerCount", QT_TRANSLATE_NOOP("Sentence",
        "This game is for {min} to {max:players}, not {given}.")},
    Sentence{"nations.noLibrary", QT_TRANSLATE_NOOP("Sentence",
        "Random matches need a set of tiles and events, and none is here.")},
    Sentence{"nations.correctionEmpty", QT_TRANSLATE_NOOP("Sentence",
        "The correction sets nothing. Give at least one field its value.")},
    Sentence{"nations.correctionNotNow", QT_TRANSLATE_NOOP("Sentence",
        "{field:field}: nothing to correct as this match stands. The age is at “{phase:phase}”.")},
    Sentence{"nations.correctionOfPlayer", QT_TRANSLATE_NOOP("Sentence",
        "{field:field} belongs to a player. Say which one.")},
    Sentence{"nations.correctionOfTurn", QT_TRANSLATE_NOOP("Sentence",
        "{field:field}: belongs to the turn. Correct it without a player.")},
    Sentence{"nations.noOrder", QT_TRANSLATE_NOOP("Sentence",
        "A turn order names each of {players:players} once.")},
    //: Both are kinds of tiles
    Sentence{"nations.otherKind", QT_TRANSLATE_NOOP("Sentence",
        "{kind:tileKind}: cannot lie here. This place is for another kind: {needed:tileKind}.")},

    // Why a line of the score is zero
    Sentence{"nations.noBookPoints", QT_TRANSLATE_NOOP("Sentence", "Nobody was further behind in books.")},
    Sentence{"nations.noFamineMet", QT_TRANSLATE_NOOP("Sentence", "No famine was met.")},
    Sentence{"nations.noWarMet", QT_TRANSLATE_NOOP("Sentence", "No war was met.")},
    Sentence{"nations.developmentsWithoutPoints", QT_TRANSLATE_NOOP("Sentence",
        "None of the developments on the board shows points.")},
    Sentence{"nations.noAdvisor", QT_TRANSLATE_NOOP("Sentence", "There is no advisor.")},
    Sentence{"nations.advisorWithoutPoints", QT_TRANSLATE_NOOP("Sentence", "The advisor shows no points.")},
    Sentence{"nations.noColonies", QT_TRANSLATE_NOOP("Sentence", "No colony was bought.")},
    Sentence{"nations.coloniesWithoutPoints", QT_TRANSLATE_NOOP("Sentence", "None of the colonies shows points.")},
    Sentence{"nations.noWonders", QT_TRANSLATE_NOOP("Sentence", "No wonder was built.")},
    Sentence{"nations.wonderUnbuilt", QT_TRANSLATE_NOOP("Sentence",
        "The wonder is still under construction, and no other was built.")},
    Sentence{"nations.wondersWithoutPoints", QT_TRANSLATE_NOOP("Sentence", "None of the built wonders shows points.")},
    Sentence{"nations.noneTyped", QT_TRANSLATE_NOOP("Sentence", "None were entered.")},
};
// clang-format on

} // namespace

std::span<const Sentence> sentences()
{
    return kSentences;
}

} // namespace pegsheet::nations
