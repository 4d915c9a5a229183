// SPDX-License-Identifier: Apache-2.0
#include "app/nations/text/nationstext.h"

#include <QCoreApplication>

#include <array>

namespace pegsheet::nations {

namespace {

// Moves carry the code of their type; what came of them the code of the effect, with its cases.
// clang-format off
constexpr std::array kHappenings{
    // What was done
    //: {age} "Age III"; what its event asks for
    Sentence{"deal", QT_TRANSLATE_NOOP("Sentence", "{age:score}: famine {famine}, war {war}")},
    //: The opponent of one player alone
    Sentence{"opponentRoll", QT_TRANSLATE_NOOP("Sentence", "The opponent rolled {books:bookShown}")},
    //: The opponent of one player alone; {d4} what the die with four sides shows
    Sentence{"opponentRemove", QT_TRANSLATE_NOOP("Sentence", "The opponent's die showed {d4}")},
    //: {dice} what they show: "2 × 1 gold, 3 books (blue)"
    Sentence{"roll", QT_TRANSLATE_NOOP("Sentence", "Rolled {dice}")},
    //: {dice} what those showed that are rolled again
    Sentence{"reroll", QT_TRANSLATE_NOOP("Sentence", "Used a reroll for {dice}")},
    Sentence{"reroll", QT_TRANSLATE_NOOP("Sentence", "Used a reroll")},
    //: {tile} its name, or its kind
    Sentence{"buy", QT_TRANSLATE_NOOP("Sentence", "Bought: {tile}")},
    //: {tile} a wonder, by its name or kind
    Sentence{"build", QT_TRANSLATE_NOOP("Sentence", "Built: {tile}")},
    Sentence{"pass", QT_TRANSLATE_NOOP("Sentence", "Passed")},
    //: {pieces} dice and chits that were available
    Sentence{"giveBack", QT_TRANSLATE_NOOP("Sentence", "Gave back {pieces}")},
    Sentence{"giveBack", QT_TRANSLATE_NOOP("Sentence", "Gave back used pieces only")},
    //: {pieces} dice and chits
    Sentence{"spend", QT_TRANSLATE_NOOP("Sentence", "Books: spent {pieces}"), "what", "books"},
    //: {pieces} dice and chits
    Sentence{"spend", QT_TRANSLATE_NOOP("Sentence", "Famine: spent {pieces}"), "what", "famine"},
    //: {pieces} dice and chits
    Sentence{"spend", QT_TRANSLATE_NOOP("Sentence", "War: spent {pieces}"), "what", "war"},
    Sentence{"spendNothing", QT_TRANSLATE_NOOP("Sentence", "Books: spent nothing"), "what", "books"},
    Sentence{"spendNothing", QT_TRANSLATE_NOOP("Sentence", "Famine: spent nothing"), "what", "famine"},
    Sentence{"spendNothing", QT_TRANSLATE_NOOP("Sentence", "War: spent nothing"), "what", "war"},
    Sentence{"booksSpent", QT_TRANSLATE_NOOP("Sentence", "Spent {books:bookShown}")},
    //: {players} names
    Sentence{"famineMet", QT_TRANSLATE_NOOP("Sentence", "Enough food in the famine: {players}")},
    Sentence{"famineMet", QT_TRANSLATE_NOOP("Sentence", "Nobody had enough food in the famine")},
    Sentence{"strength", QT_TRANSLATE_NOOP("Sentence", "Unspent strength: {strength}")},
    //: Points on tiles, kind by kind
    Sentence{"tilePoints", QT_TRANSLATE_NOOP("Sentence",
        "Points on tiles: developments {developments}, advisor {advisor}, colonies {colonies}, wonders {wonders}")},
    //: {player} a name; the score as it was counted on the table
    Sentence{"sheet", QT_TRANSLATE_NOOP("Sentence", "Entered {player}'s final score")},
    //: {why} the table's own words
    Sentence{"correctTurn", QT_TRANSLATE_NOOP("Sentence", "The table corrected the turn: {why}")},
    Sentence{"correctTurn", QT_TRANSLATE_NOOP("Sentence", "The table corrected the turn")},
    //: {player} a name, {why} the table's own words
    Sentence{"correctSheet", QT_TRANSLATE_NOOP("Sentence", "The table corrected {player}'s board: {why}")},
    //: {player} a name
    Sentence{"correctSheet", QT_TRANSLATE_NOOP("Sentence", "The table corrected {player}'s board")},

    // What came of it
    //: From this age on so much is entered: {depth} "Tiles", "Everything"
    Sentence{"depthNow", QT_TRANSLATE_NOOP("Sentence", "Entered from now on: {depth:depth}")},
    //: The offer was entered
    Sentence{"offered", QT_TRANSLATE_NOOP("Sentence", "Tiles on offer: {tiles}")},
    //: {books} where the opponent's marker stands on the book track
    Sentence{"opponentBooks", QT_TRANSLATE_NOOP("Sentence", "its marker is at {books}")},
    //: {tile} what the opponent took out of the offer
    Sentence{"opponentTook", QT_TRANSLATE_NOOP("Sentence", "removed: {tile}")},
    Sentence{"opponentTookNothing", QT_TRANSLATE_NOOP("Sentence", "no tile goes")},
    Sentence{"opponentAgain", QT_TRANSLATE_NOOP("Sentence", "roll it again")},
    //: {left} how many rerolls are still available
    Sentence{"rerollsLeft", QT_TRANSLATE_NOOP("Sentence", "rerolls left: {left}")},
    //: {pieces} dice and chits that something was paid with
    Sentence{"paid", QT_TRANSLATE_NOOP("Sentence", "paid {pieces}")},
    //: {lost} more than the price: there is no change
    Sentence{"paidOver", QT_TRANSLATE_NOOP("Sentence", "{lost} too much")},
    //: {tile} what the new tile lies on
    Sentence{"replaced", QT_TRANSLATE_NOOP("Sentence", "replaces {tile}")},
    //: {gains} dice and chits out of the supply
    Sentence{"came", QT_TRANSLATE_NOOP("Sentence", "new: {gains}")},
    //: {pieces} dice and chits that went back to the supply
    Sentence{"wentBack", QT_TRANSLATE_NOOP("Sentence", "back: {pieces}")},
    //: The supply of the box runs short: {piece} "Red dice"
    Sentence{"short", QT_TRANSLATE_NOOP("Sentence", "{piece:piece}: {inPlay} are in play, the box holds {supply}")},
    Sentence{"allPassed", QT_TRANSLATE_NOOP("Sentence", "everybody has passed")},
    //: {player} a name, {books} where the marker stands on the book track
    Sentence{"booksNow", QT_TRANSLATE_NOOP("Sentence", "{player}'s book marker is at {books}")},
    //: Points for books, by player: "Anna 2"
    Sentence{"booksScored", QT_TRANSLATE_NOOP("Sentence", "Points for books: {points}")},
    //: Points for the famine, by player: "Anna 3"
    Sentence{"famineScored", QT_TRANSLATE_NOOP("Sentence", "Points for the famine: {points}")},
    //: Points for the war, by player: "Anna 3"
    Sentence{"warScored", QT_TRANSLATE_NOOP("Sentence", "Points for the war: {points}")},
    Sentence{"nobodyScored", QT_TRANSLATE_NOOP("Sentence", "No points for books")},
    //: {players} names: who got no points in the famine
    Sentence{"tooLittle", QT_TRANSLATE_NOOP("Sentence", "Too little food: {players}"), "what", "famine"},
    //: {players} names: who got no points in the war
    Sentence{"tooLittle", QT_TRANSLATE_NOOP("Sentence", "Too little strength: {players}"), "what", "war"},
    //: {players} names, the first player first
    Sentence{"newOrder", QT_TRANSLATE_NOOP("Sentence", "Turn order now: {players}")},
    Sentence{"sameOrder", QT_TRANSLATE_NOOP("Sentence", "the turn order stays")},
    //: {age} "Age III"
    Sentence{"ageEnded", QT_TRANSLATE_NOOP("Sentence", "{age:score} is over")},
    Sentence{"matchOver", QT_TRANSLATE_NOOP("Sentence", "The match is over")},

    // What a correction set
    Sentence{"set", QT_TRANSLATE_NOOP("Sentence", "{field:field}: {before} → {after}")},
    //: {field} a kind of tile: points on those tiles
    Sentence{"setSum", QT_TRANSLATE_NOOP("Sentence", "{field:field}: {before} → {after:points}")},
    //: {tile} what lies there now
    Sentence{"setTile", QT_TRANSLATE_NOOP("Sentence", "{field:field}: {tile}")},
    //: No tile lies there now
    Sentence{"setNoTile", QT_TRANSLATE_NOOP("Sentence", "{field:field}: none")},
    //: Of a tile that was corrected
    Sentence{"piecesStay", QT_TRANSLATE_NOOP("Sentence", "dice and chits stay as they are: correct them too")},
    Sentence{"setPassed", QT_TRANSLATE_NOOP("Sentence", "has passed")},
    Sentence{"setNotPassed", QT_TRANSLATE_NOOP("Sentence", "has not passed")},
    //: {player} a name: whose turn it is now
    Sentence{"setTurn", QT_TRANSLATE_NOOP("Sentence", "it is {player}'s turn")},
};
// clang-format on

} // namespace

std::span<const Sentence> happenings()
{
    return kHappenings;
}

} // namespace pegsheet::nations
