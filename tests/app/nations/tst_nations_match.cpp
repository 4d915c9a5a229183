// SPDX-License-Identifier: Apache-2.0
// Matches as the table plays them, touch by touch: every stage at each depth, up to the final score, and undo on the way.
#include "tests/app/nations/table.h"
#include "tests/registry.h"

namespace tst_nations_match {

using namespace pegsheet;
using namespace pegsheet::app;
namespace Nations = pegsheet::app::Nations; // not the game of that name
using namespace Qt::StringLiterals;

namespace {

constexpr int kAges = nations::kAges;

/// The end of an age where numbers are asked for: the same number for everybody, nobody has enough food.
void endOfAge(NationsMatch &match, int books, int strength)
{
    while (match.stage() == NationsMatch::Books)
        match.touch(u"spent"_s, -1, books);
    QCOMPARE(match.stage(), NationsMatch::Famine);
    match.primary();
    QCOMPARE(match.stage(), NationsMatch::Order);
    while (match.stage() == NationsMatch::Order)
        match.touch(u"spent"_s, -1, strength);
}

void deal(NationsMatch &match, int famine, int war)
{
    QCOMPARE(match.stage(), NationsMatch::Deal);
    match.touch(u"famine"_s, -1, famine);
    match.touch(u"war"_s, -1, war);
}

/// One die after the other of the colour that is asked for, each with the first face it can show.
void enterRoll(NationsMatch &match)
{
    while (match.stage() == NationsMatch::Roll)
        match.touch(u"face"_s, match.pool().faces.front().index);
}

/// A colony without anything but its points, which the last touch buys.
void buyColony(NationsMatch &match, int points)
{
    QCOMPARE(match.bar().primary, u"Buy a tile"_s);
    match.primary();
    QVERIFY(match.picker().open);
    match.touch(u"tile"_s, Nations::Colony);
    match.touch(u"points"_s, -1, points);
    QVERIFY(!match.picker().open);
}

} // namespace

class NationsMatchTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { QVERIFY(installLanguage(QStringLiteral("en"))); }

    void tracksAreFourNumbersAnAge()
    {
        NationsTable table;
        const auto match = table.begin("tracks", 2);
        QCOMPARE(match->depth(), int(Nations::Tracks));
        QCOMPARE(match->forecastText(), QString());
        for (int age = 1; age <= kAges; ++age) {
            QCOMPARE(match->standing(), u"Age %1 · new event"_s.arg(QStringList{u"I"_s, u"II"_s, u"III"_s, u"IV"_s}.at(age - 1)));
            deal(*match, 3, 4);
            // Nothing is bought where tiles are not kept.
            QCOMPARE(match->stage(), NationsMatch::Books);
            endOfAge(*match, 1, 4);
        }
        QCOMPARE(match->stage(), NationsMatch::Sums);
        QVERIFY(!match->sheets().at(0).tilesKnown);
        while (match->stage() == NationsMatch::Sums)
            match->enterNumber(match->answers().value(0), 2);
        QVERIFY(match->over());
        // Ada stands behind in books; everybody meets every war: 1 + 2 + 3 + 4.
        QCOMPARE(match->sheets().at(0).points, 10);
        QCOMPARE(match->sheets().at(1).points, 10 + 4 * 2);
        QCOMPARE(match->sheets().at(0).total(), 10 + 4 * 2);
        QCOMPARE(match->scoreTable()[u"title"_s].toString(), u"Ben wins"_s);
        QCOMPARE(match->sheets().at(1).ledger.size(), kAges + 1);
    }

    void tilesAreBoughtBuiltAndCounted()
    {
        NationsTable table;
        const auto match = table.begin("tiles", 2);
        deal(*match, 3, 4);
        QCOMPARE(match->stage(), NationsMatch::Act);
        QCOMPARE(match->standing(), u"Age I · famine 3 · war 4"_s);
        QCOMPARE(match->seat(), 0);
        QVERIFY(match->acting().acting);
        buyColony(*match, 2);
        QCOMPARE(match->seat(), 1);
        QCOMPARE(match->sheets().at(0).beside.size(), 1);
        QCOMPARE(match->sheets().at(0).beside.at(0).spoken, u"Colony, 2 points"_s);
        // A development with two red dice in the third slot: its last touch is the slot.
        match->primary();
        match->touch(u"tile"_s, Nations::Development);
        match->touch(u"die"_s, Nations::Red);
        match->touch(u"die"_s, Nations::Red);
        match->touch(u"points"_s, -1, 1);
        match->takeSlot(3);
        QCOMPARE(match->sheets().at(1).developments.at(2).dice, (QList<int>{Nations::Red, Nations::Red}));
        QCOMPARE(match->sheets().at(1).dice, (QList<int>{0, 0, 0, 0, Nations::Red, Nations::Red}));
        // Ada: a wonder, and in her next turn she builds it.
        match->primary();
        match->touch(u"tile"_s, Nations::Wonder);
        match->touch(u"stone"_s, -1, 4);
        match->touch(u"points"_s, -1, 5);
        QVERIFY(!match->sheets().at(0).wonder.empty);
        QVERIFY(!match->sheets().at(0).canBuild);
        QCOMPARE(match->rerolls(), 1);
        QVERIFY(match->canReroll());
        match->touch(u"reroll"_s);
        QCOMPARE(match->sheets().at(1).rerolls, 0);
        QVERIFY(match->sheets().at(0).canBuild);
        QCOMPARE(match->sheets().at(0).tilePoints, 2);
        match->touch(u"build"_s);
        QCOMPARE(match->sheets().at(0).tilePoints, 7);
        QCOMPARE(match->sheets().at(0).beside.size(), 2);
        QVERIFY(match->sheets().at(0).beside.at(1).built);
        // Ben passes, and for Ada nobody else is left.
        match->secondary();
        QVERIFY(match->sheets().at(1).passed);
        QVERIFY(!match->canEndAge());
        QCOMPARE(match->bar().secondaryDetail, u"the age ends"_s);
        QCOMPARE(match->forecastText(), u"If it ended now: Ada 0 + 7 on tiles = 7"_s);
        match->secondary();
        endOfAge(*match, 0, 0);
        // Turn order and books stay: Ben stands ahead.
        QCOMPARE(match->sheets().at(1).points, 2);
        for (int age = 2; age <= kAges; ++age) {
            deal(*match, 3, 4);
            QVERIFY(match->canEndAge());
            match->touch(u"endAge"_s);
            endOfAge(*match, 0, 0);
        }
        QVERIFY(match->over());
        QCOMPARE(match->sheets().at(0).total(), 7);
        QCOMPARE(match->sheets().at(1).total(), 8 + 1);
        QCOMPARE(match->scoreTable()[u"sentence"_s].toString(), u"With 9 points."_s);
    }

    void everyoneWhoIsLeftPassesInOneStep()
    {
        NationsTable table;
        const auto match = table.begin("tiles", 4);
        deal(*match, 1, 1);
        buyColony(*match, 1);
        match->touch(u"pass"_s);
        QVERIFY(match->canEndAge());
        match->touch(u"endAge"_s);
        QCOMPARE(match->stage(), NationsMatch::Books);
        QCOMPARE(match->undoText(), u"Undo: Passing"_s);
        match->undo();
        QCOMPARE(match->stage(), NationsMatch::Act);
        QCOMPARE(match->seat(), 2);
        QVERIFY(match->sheets().at(1).passed);
        match->redo();
        QCOMPARE(match->stage(), NationsMatch::Books);
        match->undo();
        match->undo();
        QCOMPARE(match->seat(), 1);
        QVERIFY(!match->sheets().at(1).passed);
    }

    void everyPieceIsKept()
    {
        NationsTable table;
        const auto match = table.begin("full", 2);
        deal(*match, 1, 1);
        QCOMPARE(match->stage(), NationsMatch::Roll);
        QCOMPARE(match->bar().primary, u"5 dice to go"_s);
        QVERIFY(!match->bar().enabled);
        enterRoll(*match);
        QCOMPARE(match->stage(), NationsMatch::Act);
        QCOMPARE(match->sheets().at(0).available.at(0).count, 5); // all show the same
        // A red die in the second row for two gold: the printed one it lies on gives back its die.
        match->primary();
        match->touch(u"tile"_s, Nations::Development);
        match->touch(u"die"_s, Nations::Red);
        QSignalSpy refused(match.get(), &NationsMatch::refused);
        match->takeSlot(1);
        QCOMPARE(refused.size(), 1); // its row is its price
        match->touch(u"row"_s, -1, 2);
        QCOMPARE(match->pool().mode, NationsPool::Paying);
        QVERIFY(match->pool().enough);
        QCOMPARE(match->bar().primary, u"Pay 2 gold"_s);
        match->primary();
        QCOMPARE(match->stage(), NationsMatch::GiveBack);
        const QVariantList choices = match->giveBackChoices();
        QVERIFY(choices.size() > 1);
        match->touch(u"giveBack"_s, 0);
        QCOMPARE(match->stage(), NationsMatch::Roll);
        enterRoll(*match);
        QCOMPARE(match->seat(), 1);
        enterRoll(*match);
        match->touch(u"reroll"_s);
        QCOMPARE(match->pool().mode, NationsPool::Rerolling);
        match->touch(u"piece"_s, match->pool().pieces.front().index);
        match->primary();
        QCOMPARE(match->stage(), NationsMatch::Roll);
        enterRoll(*match);
        QCOMPARE(match->sheets().at(1).rerolls, 0);
        match->touch(u"pass"_s);
        match->touch(u"pass"_s);
        QCOMPARE(match->stage(), NationsMatch::Famine);
        while (match->stage() == NationsMatch::Famine) {
            QCOMPARE(match->bar().detail, u"+1 point"_s);
            match->primary();
        }
        QVERIFY(match->stage() == NationsMatch::War || match->stage() == NationsMatch::Deal);
        while (match->stage() == NationsMatch::War)
            match->primary();
        QCOMPARE(match->age(), 2);
        // Dice of two colours show nothing yet, and lie before the chits.
        const QList<NationsPiece> loose = match->sheets().at(0).available;
        QVERIFY(loose.at(1).colour >= 0 && loose.at(1).symbol < 0 && loose.at(2).chit >= 0);
    }

    void anOfferIsEnteredAndBoughtFrom()
    {
        NationsTable table;
        const auto match = table.begin("tiles", 2, {{"offer", true}});
        QVERIFY(match->deal().keepsOffer);
        match->touch(u"famine"_s, -1, 2);
        match->touch(u"war"_s, -1, 2);
        QCOMPARE(match->stage(), NationsMatch::Deal);
        QCOMPARE(match->bar().primary, u"Begin Age I"_s);
        QVERIFY(!match->bar().enabled);
        match->touch(u"place"_s, 0);
        for (int place = 0; place < 9; ++place) {
            QVERIFY(match->picker().open);
            QCOMPARE(match->picker().forPlace, place);
            match->touch(u"tile"_s, Nations::Colony);
            match->touch(u"points"_s, -1, place % 3);
        }
        QVERIFY(!match->picker().open);
        QVERIFY(match->bar().enabled);
        match->primary();
        QCOMPARE(match->stage(), NationsMatch::Act);
        QCOMPARE(match->offer().at(4).points, 1);
        match->primary();
        match->touch(u"offered"_s, 4);
        QVERIFY(match->offer().at(4).empty);
        QCOMPARE(match->sheets().at(0).tilePoints, 1);
        // Taken back, all of it lies ready.
        match->undo();
        match->undo();
        QCOMPARE(match->stage(), NationsMatch::Deal);
        QCOMPARE(match->deal().missing, 0);
        match->primary();
        QCOMPARE(match->stage(), NationsMatch::Act);
    }

    void oneAloneHasAnOpponent()
    {
        NationsTable table;
        const auto match = table.begin("tiles", 1, {{"offer", true}});
        QVERIFY(match->solo());
        match->touch(u"famine"_s, -1, 2);
        match->touch(u"war"_s, -1, 2);
        match->touch(u"place"_s, 0);
        for (int place = 0; place < 9; ++place) {
            match->touch(u"tile"_s, Nations::Advisor);
            match->touch(u"points"_s, -1, 1);
        }
        match->primary();
        QCOMPARE(match->stage(), NationsMatch::Opponent);
        QCOMPARE(match->mostOpponentBooks(), 3);
        match->touch(u"opponent"_s, -1, 2);
        QCOMPARE(match->opponentBooks(), 3);
        QCOMPARE(match->stage(), NationsMatch::Act);
        match->primary();
        match->touch(u"offered"_s, 0);
        QCOMPARE(match->stage(), NationsMatch::Remove);
        match->touch(u"remove"_s, -1, 1);
        QVERIFY(match->offer().at(1).empty);
        QCOMPARE(match->stage(), NationsMatch::Act);
        match->touch(u"pass"_s);
        endOfAge(*match, 3, 5);
        QCOMPARE(match->age(), 2);
        // One book more than the opponent: two points; the war is met too.
        QCOMPARE(match->sheets().at(0).points, 2 + 1);
    }

    void finishedSheetsAreEntered()
    {
        NationsTable table;
        const auto match = table.begin("tiles", 2, {}, "scoring");
        QCOMPARE(match->stage(), NationsMatch::Typing);
        QCOMPARE(match->standing(), u"Sheets entered: 0 of 2"_s);
        for (int seat = 0; seat < 2; ++seat) {
            QCOMPARE(match->seat(), seat);
            for (const int number : {10 + seat, 3, 2, 4, 0, 2 - seat})
                match->enterNumber(match->answers().value(0), number);
        }
        QVERIFY(match->over());
        QCOMPARE(match->sheets().at(1).total(), 20);
        QCOMPARE(match->scoreTable()[u"title"_s].toString(), u"Ben wins"_s);
    }

    void whatIsRefusedIsSaid()
    {
        NationsTable table;
        const auto match = table.begin("tiles", 2);
        QSignalSpy refused(match.get(), &NationsMatch::refused);
        match->touch(u"famine"_s, -1, 99);
        QCOMPARE(refused.size(), 1);
        deal(*match, 1, 1);
        match->touch(u"build"_s);
        QCOMPARE(refused.size(), 2);
        QCOMPARE(refused.back().front().toString(), u"No wonder is under construction. Buy one first."_s);
        QVERIFY(match->canOverrule());
    }

    void theTableCorrectsTheBoard()
    {
        NationsTable table;
        const auto match = table.begin("tiles", 2);
        deal(*match, 1, 1);
        QVERIFY(match->correct(1, {{u"books"_s, 7}}, u"forgot them"_s));
        QVERIFY(match->sheets().at(1).booksCorrected);
        QCOMPARE(match->correctionOf(1, u"books"_s), u"Corrected by the table: it was 3. “forgot them”"_s);
        QVERIFY(match->correct(0, {{u"advisor"_s, QVariantMap{{u"kind"_s, u"advisor"_s}, {u"points"_s, 3}}}}, {}));
        QVERIFY(match->sheets().at(0).advisor.corrected);
        QCOMPARE(match->sheets().at(0).tilePoints, 3);
        // What takes its place nobody corrected.
        match->touch(u"open"_s);
        match->touch(u"tile"_s, Nations::Advisor);
        match->touch(u"points"_s, -1, 1);
        QVERIFY(!match->sheets().at(0).advisor.corrected);
        match->undo();
        QVERIFY(match->sheets().at(0).advisor.corrected);
        QCOMPARE(match->correctionOf(0, u"advisor"_s), u"Corrected by the table: it was no tile."_s);
        QVERIFY(match->correct(-1, {{u"event"_s, QVariantMap{{u"famine"_s, 5}}}}, {}));
        QCOMPARE(match->famine(), 5);
        QCOMPARE(match->correctionOf(-1, u"event.famine"_s), u"Corrected by the table: it was 1."_s);
        match->undo();
        QCOMPARE(match->correctionOf(-1, u"event.famine"_s), QString());
    }

    void otherPiecesThanTheTilesSayAreTold()
    {
        NationsTable table;
        const auto match = table.begin("full", 2);
        QCOMPARE(match->sheets().at(0).amiss, QString());
        QVERIFY(match->correct(0, {{u"chits"_s, QVariantMap{{u"available"_s, QVariantMap{{u"gold"_s, 3}}}}}}, {}));
        QVERIFY(match->sheets().at(0).amiss.contains(u"1 gold chit"_s));
        match->undo();
        QCOMPARE(match->sheets().at(0).amiss, QString());
    }
};

} // namespace tst_nations_match

PEGSHEET_WINDOW_TEST(tst_nations_match, NationsMatchTest)
#include "tst_nations_match.moc"
