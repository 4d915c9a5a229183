// SPDX-License-Identifier: Apache-2.0
#include "app/nations/text/nationstext.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>

namespace pegsheet::nations {

namespace {

struct Word
{
    std::string_view kind;
    std::string_view id;
    const char *text;
};

// clang-format off
constexpr std::array kWords{
    //: Symbol on dice and chits
    Word{"symbol", "stone", QT_TRANSLATE_NOOP("Nations", "Stone")},
    //: Symbol on dice and chits
    Word{"symbol", "gold", QT_TRANSLATE_NOOP("Nations", "Gold")},
    //: Symbol on dice and chits
    Word{"symbol", "book", QT_TRANSLATE_NOOP("Nations", "Books")},
    //: Symbol on dice and chits
    Word{"symbol", "food", QT_TRANSLATE_NOOP("Nations", "Food")},
    //: Symbol on dice and chits
    Word{"symbol", "strength", QT_TRANSLATE_NOOP("Nations", "Strength")},
    //: Kind of chit, beside those of the symbols
    Word{"chit", "reroll", QT_TRANSLATE_NOOP("Nations", "Reroll")},

    //: Colour of a die
    Word{"colour", "white", QT_TRANSLATE_NOOP("Nations", "White dice")},
    //: Colour of a die
    Word{"colour", "blue", QT_TRANSLATE_NOOP("Nations", "Blue dice")},
    //: Colour of a die
    Word{"colour", "orange", QT_TRANSLATE_NOOP("Nations", "Orange dice")},
    //: Colour of a die
    Word{"colour", "red", QT_TRANSLATE_NOOP("Nations", "Red dice")},

    //: Colour of a die, behind what it shows: "3 books (blue)"
    Word{"dieColour", "blue", QT_TRANSLATE_NOOP("Nations", "blue")},
    //: Colour of a die, behind what it shows: "3 books (blue)"
    Word{"dieColour", "orange", QT_TRANSLATE_NOOP("Nations", "orange")},
    //: Colour of a die, behind what it shows: "3 books (blue)"
    Word{"dieColour", "red", QT_TRANSLATE_NOOP("Nations", "red")},

    //: What a die shows
    Word{"dieFace", "whiteGold", QT_TRANSLATE_NOOP("Nations", "White die, 1 gold")},
    //: What a die shows
    Word{"dieFace", "whiteStone", QT_TRANSLATE_NOOP("Nations", "White die, 1 stone")},
    //: What a die shows
    Word{"dieFace", "whiteBook", QT_TRANSLATE_NOOP("Nations", "White die, 1 book")},
    //: What a die shows
    Word{"dieFace", "whiteFood", QT_TRANSLATE_NOOP("Nations", "White die, 1 food")},
    //: What a die shows
    Word{"dieFace", "whiteStrength", QT_TRANSLATE_NOOP("Nations", "White die, 1 strength")},
    //: What a die shows
    Word{"dieFace", "blueBook1", QT_TRANSLATE_NOOP("Nations", "Blue die, 1 book")},
    //: What a die shows
    Word{"dieFace", "blueBook2", QT_TRANSLATE_NOOP("Nations", "Blue die, 2 books")},
    //: What a die shows
    Word{"dieFace", "blueBook3", QT_TRANSLATE_NOOP("Nations", "Blue die, 3 books")},
    //: What a die shows
    Word{"dieFace", "blueStone1", QT_TRANSLATE_NOOP("Nations", "Blue die, 1 stone")},
    //: What a die shows
    Word{"dieFace", "blueStone2", QT_TRANSLATE_NOOP("Nations", "Blue die, 2 stones")},
    //: What a die shows
    Word{"dieFace", "orangeGold1", QT_TRANSLATE_NOOP("Nations", "Orange die, 1 gold")},
    //: What a die shows
    Word{"dieFace", "orangeGold2", QT_TRANSLATE_NOOP("Nations", "Orange die, 2 gold")},
    //: What a die shows
    Word{"dieFace", "orangeGold3", QT_TRANSLATE_NOOP("Nations", "Orange die, 3 gold")},
    //: What a die shows
    Word{"dieFace", "orangeFood1", QT_TRANSLATE_NOOP("Nations", "Orange die, 1 food")},
    //: What a die shows
    Word{"dieFace", "orangeFood2", QT_TRANSLATE_NOOP("Nations", "Orange die, 2 food")},
    //: What a die shows
    Word{"dieFace", "orangeFood3", QT_TRANSLATE_NOOP("Nations", "Orange die, 3 food")},
    //: What a die shows
    Word{"dieFace", "redStrength1", QT_TRANSLATE_NOOP("Nations", "Red die, 1 strength")},
    //: What a die shows
    Word{"dieFace", "redStrength2", QT_TRANSLATE_NOOP("Nations", "Red die, 2 strength")},
    //: What a die shows
    Word{"dieFace", "redStrength3", QT_TRANSLATE_NOOP("Nations", "Red die, 3 strength")},
    //: What a die shows
    Word{"dieFace", "redFood", QT_TRANSLATE_NOOP("Nations", "Red die, 1 food")},
    //: What a die shows
    Word{"dieFace", "redStone", QT_TRANSLATE_NOOP("Nations", "Red die, 1 stone")},

    //: Kind of progress tile; the German rules say "Entwicklung"
    Word{"tileKind", "development", QT_TRANSLATE_NOOP("Nations", "Development")},
    //: Kind of progress tile; the German rules say "Berater"
    Word{"tileKind", "advisor", QT_TRANSLATE_NOOP("Nations", "Advisor")},
    //: Kind of progress tile; the German rules say "Kolonie"
    Word{"tileKind", "colony", QT_TRANSLATE_NOOP("Nations", "Colony")},
    //: Kind of progress tile; the German rules say "Wunder"
    Word{"tileKind", "wonder", QT_TRANSLATE_NOOP("Nations", "Wonder")},

    //: Step of an age: the new event and tiles
    Word{"phase", "deal", QT_TRANSLATE_NOOP("Nations", "New age")},
    //: Step of an age, alone: the blue dice of the opponent
    Word{"phase", "opponent", QT_TRANSLATE_NOOP("Nations", "The opponent's dice")},
    //: Step of an age: the dice
    Word{"phase", "roll", QT_TRANSLATE_NOOP("Nations", "Roll the dice")},
    //: Step of an age: one action a turn
    Word{"phase", "actions", QT_TRANSLATE_NOOP("Nations", "Actions")},
    //: Step of an age: which pieces of a replaced tile go back
    Word{"phase", "giveBack", QT_TRANSLATE_NOOP("Nations", "Give back")},
    //: Step of an age, alone: which tile the opponent takes
    Word{"phase", "remove", QT_TRANSLATE_NOOP("Nations", "The opponent's tile")},
    //: Step of an age, and line of the score
    Word{"phase", "books", QT_TRANSLATE_NOOP("Nations", "Books")},
    //: Step of an age, and line of the score; the German rules say "Hungersnot"
    Word{"phase", "famine", QT_TRANSLATE_NOOP("Nations", "Famine")},
    //: Step of an age; the German rules say "Zugreihenfolge"
    Word{"phase", "order", QT_TRANSLATE_NOOP("Nations", "Turn order")},
    //: Step of an age, and line of the score; the German rules say "Krieg"
    Word{"phase", "war", QT_TRANSLATE_NOOP("Nations", "War")},
    //: Step at the end of the match: points on tiles
    Word{"phase", "tilePoints", QT_TRANSLATE_NOOP("Nations", "Points on tiles")},
    //: Instead of a step: the match has ended
    Word{"phase", "over", QT_TRANSLATE_NOOP("Nations", "Match over")},
    //: Instead of a step: scores counted on the table are entered
    Word{"phase", "sheet", QT_TRANSLATE_NOOP("Nations", "Final scores")},

    //: What a correction sets: a place on the book track
    Word{"field", "books", QT_TRANSLATE_NOOP("Nations", "Book marker")},
    //: What a correction sets: points of an age on the victory point track
    Word{"field", "ledger", QT_TRANSLATE_NOOP("Nations", "Points of an age")},
    //: What a correction sets, and line of the score
    Word{"field", "developments", QT_TRANSLATE_NOOP("Nations", "Developments")},
    //: What a correction sets, and line of the score
    Word{"field", "advisor", QT_TRANSLATE_NOOP("Nations", "Advisor")},
    //: What a correction sets
    Word{"field", "wonder", QT_TRANSLATE_NOOP("Nations", "Wonder under construction")},
    //: What a correction sets, and line of the score
    Word{"field", "colonies", QT_TRANSLATE_NOOP("Nations", "Colonies")},
    //: What a correction sets
    Word{"field", "built", QT_TRANSLATE_NOOP("Nations", "Built wonders")},
    //: What a correction sets
    Word{"field", "dice", QT_TRANSLATE_NOOP("Nations", "Dice")},
    //: What a correction sets
    Word{"field", "chits", QT_TRANSLATE_NOOP("Nations", "Chits")},
    //: What a correction sets: whether a player has passed
    Word{"field", "passed", QT_TRANSLATE_NOOP("Nations", "Passed")},
    //: What a correction sets: points on tiles, typed at the end
    Word{"field", "tilePoints", QT_TRANSLATE_NOOP("Nations", "Points on tiles")},
    //: What a correction sets: whose turn it is
    Word{"field", "player", QT_TRANSLATE_NOOP("Nations", "Whose turn it is")},
    //: What a correction sets; the German rules say "Zugreihenfolge"
    Word{"field", "order", QT_TRANSLATE_NOOP("Nations", "Turn order")},
    //: What a correction sets: how much food the event asks for
    Word{"field", "famine", QT_TRANSLATE_NOOP("Nations", "Famine")},
    //: What a correction sets: how much strength the event asks for
    Word{"field", "war", QT_TRANSLATE_NOOP("Nations", "War")},
    //: What a correction sets: the book marker of the opponent of one player alone
    Word{"field", "opponentBooks", QT_TRANSLATE_NOOP("Nations", "The opponent's books")},
    //: What a correction sets: the tiles that can be bought
    Word{"field", "offer", QT_TRANSLATE_NOOP("Nations", "Tiles on offer")},

    //: How much of a match is kept: only points, books and the turn order
    Word{"depth", "tracks", QT_TRANSLATE_NOOP("Nations", "Tracks")},
    //: How much of a match is kept: bought tiles as well
    Word{"depth", "tiles", QT_TRANSLATE_NOOP("Nations", "Tiles")},
    //: How much of a match is kept: every die and chit as well
    Word{"depth", "full", QT_TRANSLATE_NOOP("Nations", "Everything")},

    //: Hall of fame of one player alone
    Word{"fame", "trajan", QT_TRANSLATE_NOOP("Nations", "Trajan")},
    //: Hall of fame of one player alone
    Word{"fame", "ashoka", QT_TRANSLATE_NOOP("Nations", "Ashoka")},
    //: Hall of fame of one player alone
    Word{"fame", "wuZetian", QT_TRANSLATE_NOOP("Nations", "Wu Zetian")},
    //: Hall of fame of one player alone
    Word{"fame", "saladin", QT_TRANSLATE_NOOP("Nations", "Saladin")},
    //: Hall of fame of one player alone
    Word{"fame", "victoria", QT_TRANSLATE_NOOP("Nations", "Victoria")},
    //: Hall of fame of one player alone
    Word{"fame", "karlV", QT_TRANSLATE_NOOP("Nations", "Charles V")},
    //: Hall of fame of one player alone
    Word{"fame", "kleopatra", QT_TRANSLATE_NOOP("Nations", "Cleopatra")},
    //: Hall of fame of one player alone
    Word{"fame", "danQuayle", QT_TRANSLATE_NOOP("Nations", "Dan Quayle")},

    //: The only rule set of this game
    Word{"variant", "base", QT_TRANSLATE_NOOP("Nations", "Base game")},

    //: Line of the score: what the marker on the victory point track says
    Word{"score", "track", QT_TRANSLATE_NOOP("Nations", "Victory point track")},
    //: Line of the score: built wonders
    Word{"score", "wonders", QT_TRANSLATE_NOOP("Nations", "Wonders")},
    //: What points came from
    Word{"score", "age1", QT_TRANSLATE_NOOP("Nations", "Age I")},
    //: What points came from
    Word{"score", "age2", QT_TRANSLATE_NOOP("Nations", "Age II")},
    //: What points came from
    Word{"score", "age3", QT_TRANSLATE_NOOP("Nations", "Age III")},
    //: What points came from
    Word{"score", "age4", QT_TRANSLATE_NOOP("Nations", "Age IV")},
    //: What points came from: a development printed on every board; the German rules say "Krieger"
    Word{"score", "axeman", QT_TRANSLATE_NOOP("Nations", "Axeman")},
    //: What points came from: a development printed on every board; the German rules say "Ackerbau"
    Word{"score", "farm", QT_TRANSLATE_NOOP("Nations", "Farm")},
    //: What points came from: a development printed on every board; the German rules say "Karawane"
    Word{"score", "caravan", QT_TRANSLATE_NOOP("Nations", "Caravan")},
    //: What points came from: a development printed on every board; the German rules say "Steinbruch"
    Word{"score", "quarry", QT_TRANSLATE_NOOP("Nations", "Quarry")},
    //: What points came from: a development printed on every board; the German rules say "Tempel"
    Word{"score", "temple", QT_TRANSLATE_NOOP("Nations", "Temple")},
};
// clang-format on

const Word *wordOf(std::string_view kind, std::string_view id)
{
    const auto found = std::find_if(kWords.begin(), kWords.end(),
                                    [&](const Word &word) { return word.kind == kind && word.id == id; });
    return found == kWords.end() ? nullptr : &*found;
}

// The first of these kinds that has such a word.
QString wordIn(std::initializer_list<std::string_view> kinds, std::string_view id)
{
    for (const std::string_view kind : kinds)
        if (const Word *word = wordOf(kind, id))
            return QCoreApplication::translate("Nations", word->text);
    return quotable(id);
}

QString pieceName(std::string_view path, std::string_view last)
{
    const bool isDie = path.starts_with("dice.");
    const QString name = termText(!isDie ? "chit" : path.starts_with("dice.available.") ? "dieFace" : "colour", last);
    if (path.find(".used.") != std::string_view::npos)
        //: Dice or chits that are used up in this age: %1 "White dice", "Gold"
        return QCoreApplication::translate("Nations", "%1, used").arg(name);
    //: Dice that show nothing yet: %1 "White dice"
    return path.starts_with("dice.toRoll.") ? QCoreApplication::translate("Nations", "%1, to roll").arg(name) : name;
}

// A field of a board by its path in the state: "ledger.age2.famine", "developments.3".
QString fieldName(std::string_view path)
{
    const std::size_t dot = path.find('.');
    const std::string_view group = path.substr(0, dot);
    if (dot == std::string_view::npos || group == "offer")
        return wordIn({"field"}, group);
    const std::string_view last = path.substr(path.rfind('.') + 1);
    if (group == "dice" || group == "chits")
        return pieceName(path, last);
    if (group == "ledger")
        //: Points of an age: %1 "Age II", %2 "Famine"
        return QCoreApplication::translate("Nations", "%1, %2").arg(scoreName(path.substr(dot + 1, 4)), scoreName(last));
    if (group == "tilePoints")
        return scoreName(last);
    const int number = quotable(last).toInt() + 1;
    if (group == "developments")
        //: One of the five places for developments on a board, counted from the left
        return QCoreApplication::translate("Nations", "Development %1").arg(number);
    if (group == "colonies")
        //: A tile beside a board, counted
        return QCoreApplication::translate("Nations", "Colony %1").arg(number);
    if (group == "built")
        //: A tile beside a board, counted
        return QCoreApplication::translate("Nations", "Built wonder %1").arg(number);
    return wordIn({"field"}, last);
}

} // namespace

GameText gameText()
{
    return {"nations", &gameName, &sentences, &termText, &scoreName, optionTexts()};
}

QString gameName()
{
    //: Name of the game; the German edition is called "Nations: Das Würfelspiel"
    return QCoreApplication::translate("Nations", "Nations: The Dice Game");
}

QString scoreName(std::string_view what)
{
    return wordIn({"score", "phase", "field", "tileKind"}, what);
}

QString termText(std::string_view kind, std::string_view id)
{
    if (kind == "chit")
        return wordIn({"chit", "symbol"}, id);
    if (kind == "piece")
        return wordIn({"colour", "chit", "symbol"}, id);
    if (kind == "score")
        return scoreName(id);
    if (kind == "field")
        return fieldName(id);
    if (kind == "option")
        return optionTexts().name(id);
    return wordIn({kind}, id);
}

QString say(std::string_view code, Object values)
{
    const QString words = sentenceFor({code, std::move(values)}, happenings(), &termText);
    Q_ASSERT(!words.isNull());
    return words;
}

} // namespace pegsheet::nations
