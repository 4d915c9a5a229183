// SPDX-License-Identifier: Apache-2.0
#include "app/text/sentence.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>
#include <cstdlib>
#include <limits>

namespace pegsheet {

namespace {

struct Counted
{
    std::string_view kind;
    const char *text;
};

constexpr std::array kCounted{
    //: Part of a sentence: "This needs 3 workers"
    Counted{"workers", QT_TRANSLATE_N_NOOP("Counted", "%n worker(s)")},
    //: Part of a sentence, after a semicolon: "this needs 3 workers; 1 is left"
    Counted{"areLeft", QT_TRANSLATE_N_NOOP("Counted", "%n is/are left")},
    //: Part of a sentence: "only 2 open boxes"
    Counted{"openBoxes", QT_TRANSLATE_N_NOOP("Counted", "%n open box(es)")},
    //: How many boxes of a building
    Counted{"boxes", QT_TRANSLATE_N_NOOP("Counted", "%n box(es)")},
    //: Part of a sentence, at its end: how many boxes of a building are still open
    Counted{"boxesLeft", QT_TRANSLATE_N_NOOP("Counted", "%n box(es) to go")},
    //: How many points
    Counted{"points", QT_TRANSLATE_N_NOOP("Counted", "%n point(s)")},
    //: How many skulls the dice show
    Counted{"skulls", QT_TRANSLATE_N_NOOP("Counted", "%n skull(s)")},
    //: How many cities
    Counted{"cities", QT_TRANSLATE_N_NOOP("Counted", "%n city/cities")},
    //: Part of a sentence: "exactly 3 dice"
    Counted{"dice", QT_TRANSLATE_N_NOOP("Counted", "%n die/dice")},
    //: Part of a sentence, at its beginning: "2 dice show food or workers"
    Counted{"diceShow", QT_TRANSLATE_N_NOOP("Counted", "%n die/dice show(s)")},
    //: Part of a sentence: "keep the 2 dice with skulls"
    Counted{"skullDice", QT_TRANSLATE_N_NOOP("Counted", "the %n die/dice with skull(s)")},
    //: Part of a sentence: "give up exactly 2 goods"
    Counted{"goods", QT_TRANSLATE_N_NOOP("Counted", "%n good(s)")},
    //: Part of a sentence: "the price is 20 coins"
    Counted{"coins", QT_TRANSLATE_N_NOOP("Counted", "%n coin(s)")},
    //: How many stones of the pegboard
    Counted{"stones", QT_TRANSLATE_N_NOOP("Counted", "%n stone(s)")},
    //: How many of the good that is called so
    Counted{"spearheads", QT_TRANSLATE_N_NOOP("Counted", "%n Spearhead(s)")},
    //: How many ships
    Counted{"ships", QT_TRANSLATE_N_NOOP("Counted", "%n ship(s)")},
    //: Goods that were earned and for which the pegboard had no hole left
    Counted{"goodsWithoutHole", QT_TRANSLATE_N_NOOP("Counted", "%n good(s) found no hole")},
    //: Coins that were paid beyond the price; there is no change
    Counted{"coinsLost", QT_TRANSLATE_N_NOOP("Counted", "%n coin(s) too many")},
    //: Part of a sentence, at its end: "5 coins are missing"
    Counted{"coinsMissing", QT_TRANSLATE_N_NOOP("Counted", "%n coin(s) is/are missing")},
    //: Dice of a colour that a tile brings
    Counted{"whiteDice", QT_TRANSLATE_N_NOOP("Counted", "%n white die/dice")},
    //: Dice of a colour that a tile brings
    Counted{"blueDice", QT_TRANSLATE_N_NOOP("Counted", "%n blue die/dice")},
    //: Dice of a colour that a tile brings
    Counted{"orangeDice", QT_TRANSLATE_N_NOOP("Counted", "%n orange die/dice")},
    //: Dice of a colour that a tile brings
    Counted{"redDice", QT_TRANSLATE_N_NOOP("Counted", "%n red die/dice")},
    //: Chits of a kind that a tile brings (of a game whose German rules say "Marker")
    Counted{"stoneChits", QT_TRANSLATE_N_NOOP("Counted", "%n stone chit(s)")},
    //: Chits of a kind that a tile brings (of a game whose German rules say "Marker")
    Counted{"goldChits", QT_TRANSLATE_N_NOOP("Counted", "%n gold chit(s)")},
    //: Chits of a kind that a tile brings (of a game whose German rules say "Marker")
    Counted{"bookChits", QT_TRANSLATE_N_NOOP("Counted", "%n book chit(s)")},
    //: Chits of a kind that a tile brings (of a game whose German rules say "Marker")
    Counted{"foodChits", QT_TRANSLATE_N_NOOP("Counted", "%n food chit(s)")},
    //: Chits of a kind that a tile brings (of a game whose German rules say "Marker")
    Counted{"strengthChits", QT_TRANSLATE_N_NOOP("Counted", "%n strength chit(s)")},
    //: Chits of a kind that a tile brings (of a game whose German rules say "Wurfwiederholung")
    Counted{"rerollChits", QT_TRANSLATE_N_NOOP("Counted", "%n reroll chit(s)")},
    Counted{"stoneShown", QT_TRANSLATE_N_NOOP("Counted", "%n stone(s)")},
    //: What dice and chits show
    Counted{"goldShown", QT_TRANSLATE_N_NOOP("Counted", "%n gold")},
    //: What dice and chits show
    Counted{"bookShown", QT_TRANSLATE_N_NOOP("Counted", "%n book(s)")},
    //: What dice and chits show
    Counted{"foodShown", QT_TRANSLATE_N_NOOP("Counted", "%n food")},
    //: What dice and chits show
    Counted{"strengthShown", QT_TRANSLATE_N_NOOP("Counted", "%n strength")},
    //: Part of a sentence: "this needs 2 resources"
    Counted{"resources", QT_TRANSLATE_N_NOOP("Counted", "%n resource(s)")},
    //: Of a city on a map of plots: so many of them are filled
    Counted{"cityLines", QT_TRANSLATE_N_NOOP("Counted", "%n row(s) and column(s)")},
    //: Of a city on a map of plots: so many of them are filled
    Counted{"cityDistricts", QT_TRANSLATE_N_NOOP("Counted", "%n district(s)")},
    //: A whole sentence but its full stop: what has to be answered before the match goes on
    Counted{"openThings", QT_TRANSLATE_N_NOOP("Counted", "%n thing(s) is/are open")},
    //: Part of a sentence: "a match of 2 players"
    Counted{"players", QT_TRANSLATE_N_NOOP("Counted", "%n player(s)")},
    //: Part of a sentence: "at most 40 characters"
    Counted{"characters", QT_TRANSLATE_N_NOOP("Counted", "%n character(s)")},
    //: Part of a sentence: "at most 200 bytes"
    Counted{"bytes", QT_TRANSLATE_N_NOOP("Counted", "%n byte(s)")},
    //: Part of a sentence: "nested in more than 32 levels"
    Counted{"levels", QT_TRANSLATE_N_NOOP("Counted", "%n level(s)")},
    //: Part of a sentence: "must have 2 entries"
    Counted{"entries", QT_TRANSLATE_N_NOOP("Counted", "%n entry(s)")},
};

} // namespace

QString countedText(std::string_view kind, std::int64_t count)
{
    const auto found = std::find_if(kCounted.begin(), kCounted.end(), [&](const Counted &counted) { return counted.kind == kind; });
    if (found == kCounted.end())
        return {};
    constexpr std::int64_t kMost = std::numeric_limits<int>::max();
    const auto number = static_cast<int>(std::clamp(count, -kMost, kMost));
    // Qt fills in no negative number.
    QString text = QCoreApplication::translate("Counted", found->text, nullptr, std::abs(number));
    const QString digits = QString::number(std::abs(number));
    return number < 0 ? text.replace(digits, QChar(0x2212) + digits) : text;
}

} // namespace pegsheet
