// SPDX-License-Identifier: Apache-2.0
// What the table reads when nations refuses something: each code in a situation where it is given, with all its values.
#include "tests/model/nations/table.h"

#include "app/nations/text/nationstext.h"
#include "app/text/errortext.h"
#include "app/text/language.h"
#include "tests/registry.h"

#include <QtTest>

#include <algorithm>
#include <set>

namespace tst_nations {

using namespace pegsheet;
using namespace pegsheet::nations;

namespace {

enum class Start { Full, Tiles, Offer, Alone, Trades, Sheets };

/// Moves that lead to the situation, with semicolons between them, and the one that is refused.
struct Example
{
    const char *code;
    Start start;
    const char *before;
    const char *refused;
};

const char *const kDealt = "deal famine=3 war=3;roll faces=whiteGold:2,whiteBook:3";
const char *const kGiving = "deal famine=3 war=3;roll faces=whiteGold:2,whiteBook:3;"
                            "buyTile tile=kind:development,dice:{red:1} row=2 slot=1 dice=whiteGold:2";
const char *const kBooks = "deal famine=3 war=3;roll faces=whiteGold:2,whiteBook:3;pass;roll faces=whiteGold:2,whiteBook:3;pass";
const char *const kOffered =
    "deal famine=1 war=1 offer=[[{kind:advisor},{kind:colony},{kind:colony}],[{kind:colony},{kind:colony},{kind:colony}],"
    "[{kind:colony},{kind:colony},{kind:colony}]]";

// clang-format off
const std::vector<Example> kExamples{
    {"nations.diceCount", Start::Full, "deal famine=3 war=3", "roll faces=whiteGold:4"},
    {"nations.nothingToRoll", Start::Full, kDealt, "roll faces=whiteGold:5"},
    {"nations.rollFirst", Start::Full, "deal famine=3 war=3", "pass"},
    {"nations.noReroll", Start::Tiles, "deal famine=3 war=3;reroll;pass", "reroll"},
    {"nations.nothingRerolled", Start::Full, kDealt, "reroll"},
    {"nations.dieUsed", Start::Full, kDealt, "reroll dice=redFood:1"},
    {"nations.chitUsed", Start::Full, kDealt, "buyTile tile=kind:advisor row=2 chits=gold:2"},
    {"nations.tradeChit", Start::Full, kDealt, "buyTile tile=kind:advisor row=1 chits=reroll:1"},
    {"nations.tradeSymbol", Start::Full, kBooks, "books dice=whiteGold:2"},
    {"nations.famineTrades", Start::Trades, "deal famine=3 war=3;roll faces=whiteGold:5;pass;roll faces=whiteFood:1,whiteGold:4;pass", "famine dice=whiteGold:2"},
    {"nations.tradeSingle", Start::Full, kDealt, "buyTile tile=kind:advisor row=1 dice=whiteBook:1"},
    {"nations.notEnough", Start::Full, kDealt, "buyTile tile=kind:advisor row=3 dice=whiteGold:2"},
    {"nations.needless", Start::Full, kDealt, "buyTile tile=kind:advisor row=1 dice=whiteGold:2"},
    {"nations.piecesNotKept", Start::Tiles, "deal famine=3 war=3", "reroll dice=whiteGold:1"},
    {"nations.piecesKept", Start::Full, kBooks, "booksSpent player=1 books=2"},
    {"nations.noTile", Start::Offer, "!;buy column=1 row=1;pass", "buy column=1 row=1"},
    {"nations.slotMissing", Start::Full, kDealt, "buyTile tile=kind:development row=1 dice=whiteGold:1"},
    {"nations.slotNotHere", Start::Full, kDealt, "buyTile tile=kind:advisor row=1 slot=1 dice=whiteGold:1"},
    {"nations.rowMissing", Start::Full, kDealt, "buyTile tile=kind:advisor dice=whiteGold:1"},
    {"nations.offerKept", Start::Offer, "!", "buyTile tile=kind:advisor"},
    {"nations.offerNotKept", Start::Tiles, "deal famine=3 war=3", "buy column=1 row=1"},
    {"nations.offerCount", Start::Offer, "", "deal famine=1 war=1"},
    {"nations.otherAge", Start::Tiles, "deal famine=3 war=3", "buyTile tile=kind:advisor,age:2"},
    {"nations.otherAge", Start::Offer, "", "deal famine=1 war=1 offer=[[{kind:advisor},{kind:colony},{kind:colony}],[{kind:colony},"
        "{kind:colony,age:4},{kind:colony}],[{kind:colony},{kind:colony},{kind:colony}]]"},
    {"nations.noWonder", Start::Tiles, "deal famine=3 war=3", "build"},
    {"nations.tooManyPieces", Start::Full, kDealt, "correct player=0 set=dice:{available:{redFood:30}}"},
    {"nations.nothingOwed", Start::Full, kDealt, "giveBack"},
    {"nations.notOwed", Start::Full, kGiving, "giveBack dice=whiteBook:2"},
    {"nations.givenTooLittle", Start::Full, "deal famine=3 war=3;roll faces=whiteGold:5;correct player=0 set=developments:[{kind:development,dice:{white:2}},null,null,null,null];buyTile tile=kind:development row=1 slot=1 dice=whiteGold:1", "giveBack"},
    {"nations.passed", Start::Full, kBooks, "pass"},
    {"nations.actionsNotKept", Start::Tiles, "deal famine=3 war=3 depth=tracks", "pass"},
    {"nations.turnOver", Start::Full, kGiving, "pass"},
    {"nations.tooEarly", Start::Full, "", "pass"},
    {"nations.tooLate", Start::Full, kDealt, "deal famine=1 war=1"},
    {"nations.notAlone", Start::Full, kDealt, "opponentRoll books=1"},
    {"nations.entered", Start::Tiles, "deal famine=3 war=3 depth=tracks;booksSpent player=0 books=1", "booksSpent player=0 books=1"},
    {"nations.onlySheets", Start::Sheets, "", "pass"},
    {"nations.matchIsPlayed", Start::Full, "", "sheet player=0"},
    {"nations.placeTaken", Start::Sheets, "sheet player=0 place=1", "sheet player=1 place=1"},
    {"nations.correctionEmpty", Start::Full, "", "correct player=0 set="},
    {"nations.correctionNotNow", Start::Full, "", "correct player=0 set=passed:true"},
    {"nations.correctionOfPlayer", Start::Full, "", "correct set=books:1"},
    {"nations.correctionOfTurn", Start::Full, "", "correct player=0 set=order:[0,1]"},
    {"nations.noOrder", Start::Full, "", "correct set=order:[0]"},
    {"nations.otherKind", Start::Full, "", "correct player=0 set=advisor:{kind:colony}"},
};
// clang-format on

Table tableFor(const Example &example)
{
    switch (example.start) {
    case Start::Tiles: return Table(2, {});
    case Start::Offer: return Table(2, {{"offer", true}});
    case Start::Alone: return Table(1);
    case Start::Trades: return Table(2, {{"depth", "full"}, {"famineTrades", false}});
    case Start::Sheets: return Table(2, {}, "scoring");
    default: return Table(2);
    }
}

Table tableBefore(const Example &example)
{
    Table table = tableFor(example);
    const QStringList lines = QString::fromUtf8(example.before).split(u';', Qt::SkipEmptyParts);
    for (const QString &line : lines)
        table.play(line == u"!" ? std::string(kOffered) : line.toStdString());
    return table;
}

} // namespace

class NationsTextTest : public QObject
{
    Q_OBJECT

private slots:
    void cleanup() { QVERIFY(installLanguage(QStringLiteral("en"))); }

    void everyRefusalHasItsSentence_data()
    {
        QTest::addColumn<int>("number");
        for (std::size_t i = 0; i < kExamples.size(); ++i)
            QTest::addRow("%s %zu", kExamples[i].code, i) << static_cast<int>(i);
    }
    void everyRefusalHasItsSentence()
    {
        QFETCH(int, number);
        const Example &example = kExamples[static_cast<std::size_t>(number)];
        Table table = tableBefore(example);
        const MaybeRefusal refusal = table.match().refuses(valueOf(example.refused));
        QVERIFY(refusal);
        QCOMPARE(QString::fromUtf8(refusal->code.data(), qsizetype(refusal->code.size())), QString::fromUtf8(example.code));
        for (const QString &language : languages()) {
            QVERIFY(installLanguage(language));
            const QString text = errorText(*refusal);
            QVERIFY2(!text.contains(QLatin1String("nations.")) && !text.contains(u'{'), qPrintable(text));
        }
    }
    // Those that say why a line is zero, and three that no move leads to.
    void everyCodeOfAMoveIsAmongThem()
    {
        std::set<std::string_view> shown;
        for (const Example &example : kExamples)
            shown.insert(example.code);
        QStringList missing;
        for (const Sentence &sentence : sentences())
            if (!shown.contains(sentence.code))
                missing.append(QString::fromUtf8(sentence.code.data(), qsizetype(sentence.code.size())));
        missing.sort();
        QCOMPARE(
            missing,
            (QStringList{"nations.advisorWithoutPoints", "nations.coloniesWithoutPoints", "nations.developmentsWithoutPoints",
                         "nations.matchOver", "nations.noAdvisor", "nations.noBookPoints", "nations.noColonies",
                         "nations.noFamineMet", "nations.noLibrary", "nations.noWarMet", "nations.noWonders", "nations.noneTyped",
                         "nations.playerCount", "nations.tilesKnown", "nations.wonderUnbuilt", "nations.wondersWithoutPoints"}));
    }
    void everyThingOfTheGameHasAName()
    {
        const auto named = [](std::string_view kind, const auto &names) {
            for (const std::string_view name : names)
                QVERIFY2(termText(kind, name) != QString::fromUtf8(name.data(), qsizetype(name.size())), name.data());
        };
        named("symbol", EnumNames<Symbol>::names);
        named("chit", EnumNames<Chit>::names);
        named("piece", EnumNames<Chit>::names);
        named("colour", EnumNames<Colour>::names);
        named("dieFace", EnumNames<DieFace>::names);
        named("tileKind", EnumNames<TileKind>::names);
        named("phase", EnumNames<Phase>::names);
        for (const int seat : {0, -1})
            for (const FieldRow &row : fieldRows(State(), seat)) {
                const std::string_view path = row.path;
                named("field", std::array{path.starts_with("event.") ? row.name : path.substr(0, path.find('.'))});
            }
        for (const std::string_view line : {"track", "books", "famine", "war", "developments", "advisor", "colonies", "wonders",
                                            "age1", "age4", "axeman", "temple", "colony"})
            QVERIFY2(scoreName(line) != QString::fromUtf8(line.data(), qsizetype(line.size())), line.data());
        // A tile is called as the table called it.
        QCOMPARE(scoreName("Terrassenfelder"), QStringLiteral("Terrassenfelder"));
    }
};

} // namespace tst_nations

PEGSHEET_TEST(tst_nations, NationsTextTest)
#include "tst_nations.moc"
