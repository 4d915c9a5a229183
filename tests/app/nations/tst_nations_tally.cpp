// SPDX-License-Identifier: Apache-2.0
// Points counted at the table: on tiles that are not known, and finished sheets.
#include "model/nations/correction.h"
#include "tests/app/nations/entering.h"
#include "tests/registry.h"

namespace tst_nations_tally {

using namespace pegsheet;
using namespace pegsheet::app;
using namespace Qt::StringLiterals;

namespace {

struct Sums : Sitting
{
    Sums() : Sitting(2, {{"depth", "tracks"}}) { goTo(Step::Sums, 4); }
};

} // namespace

class NationsTallyTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { QVERIFY(installLanguage(u"en"_s)); }

    void fourNumbersAPlayerEndTheMatch()
    {
        Sums sitting;
        QVERIFY(sitting.tally.open());
        QCOMPARE(sitting.tally.field(), u"developments"_s);
        QCOMPARE(sitting.tally.question(), u"Ada: Developments?"_s);
        for (const int number : {6, 2, 0})
            sitting.touch([&] { sitting.tally.enter(number); });
        QVERIFY(sitting.made.empty());
        QCOMPARE(sitting.tally.field(), u"wonders"_s);
        QCOMPARE(sitting.tally.total(), 8);
        sitting.touch([&] { sitting.tally.enter(10); });
        QCOMPARE(sitting.last(), std::string("tilePoints player=0 developments=6 advisor=2 wonders=10"));
        QCOMPARE(sitting.touches, 4);
        QCOMPARE(sitting.tally.seat(), 1);
        QCOMPARE(sitting.tally.field(), u"developments"_s);
        for (const int number : {1, 1, 1, 1})
            sitting.tally.enter(number);
        QVERIFY(sitting.state().step == Step::Over);
        QVERIFY(!sitting.tally.open());
    }
    void aFinishedSheetHasTheTrackAndThePlaceToo()
    {
        Sitting sitting(2, {}, "scoring");
        QCOMPARE(sitting.tally.field(), u"track"_s);
        for (const int number : {12, 6, 2, 4, 8})
            sitting.tally.enter(number);
        QVERIFY(sitting.made.empty());
        QCOMPARE(sitting.tally.field(), u"place"_s);
        QCOMPARE(sitting.tally.total(), 32);
        // The place may be left out.
        QVERIFY(sitting.tally.canFinish());
        sitting.tally.finish();
        QCOMPARE(sitting.last(), std::string("sheet player=0 track=12 developments=6 advisor=2 colonies=4 wonders=8"));
        QCOMPARE(sitting.tally.seat(), 1);
        // A sheet that is in is entered anew.
        sitting.tally.select(0, u"advisor"_s);
        QCOMPARE(sitting.tally.fields().at(0).toMap().value(u"text"_s).toString(), u"12"_s);
        sitting.tally.enter(3);
        QCOMPARE(sitting.last(), std::string("sheet player=0 track=12 developments=6 advisor=3 colonies=4 wonders=8"));
        for (const int number : {1, 1, 1, 1, 1, 2})
            sitting.tally.enter(number);
        QCOMPARE(sitting.last(), std::string("sheet player=1 track=1 developments=1 advisor=1 colonies=1 wonders=1 place=2"));
        QVERIFY(sitting.state().step == Step::Over);
    }
    // Also of a sheet that is in: all of it is entered once the number is said again.
    void aNumberIsTakenBack()
    {
        Sitting sitting(2, {}, "scoring");
        QVERIFY(!sitting.tally.takeBack());
        for (const int number : {12, 6, 2, 4, 8, 1})
            sitting.tally.enter(number);
        sitting.tally.select(0, u"colonies"_s);
        QCOMPARE(sitting.tally.takeBack(), std::optional(4));
        QCOMPARE(sitting.tally.seat(), 0);
        QCOMPARE(sitting.tally.field(), u"colonies"_s);
        QCOMPARE(sitting.tally.total(), 28);
        QVERIFY(!sitting.tally.canFinish());
        QVERIFY(!sitting.tally.takeBack());
        sitting.tally.enter(3);
        QCOMPARE(sitting.last(), std::string("sheet player=0 track=12 developments=6 advisor=2 colonies=3 wonders=8 place=1"));
        sitting.tally.enter(5);
        sitting.tally.select(1, u"track"_s);
        QCOMPARE(sitting.tally.takeBack(), std::optional(5));
        QCOMPARE(sitting.tally.total(), 0);
        QVERIFY(sitting.rubOut());
        QCOMPARE(sitting.tally.field(), u"track"_s);
        QCOMPARE(sitting.tally.total(), 5);
    }
    void aloneNobodyAsksForThePlace()
    {
        Sitting sitting(1, {}, "scoring");
        for (const int number : {12, 6, 2, 4, 8})
            sitting.tally.enter(number);
        QCOMPARE(sitting.made.size(), 1U);
    }
    void numbersThatCannotBeAreRefused()
    {
        Sums sitting;
        sitting.tally.select(0, u"advisor"_s);
        sitting.tally.enter(21);
        QCOMPARE(sitting.said, std::string("input.outOfRange"));
        QVERIFY(sitting.line.isEmpty());
        sitting.tally.enter(1000);
        QVERIFY(sitting.line.isEmpty());
        QVERIFY(!sitting.tally.canFinish());
    }
    void undoTakesBackNumberByNumber()
    {
        Sums sitting;
        sitting.tally.enter(6);
        sitting.tally.enter(2);
        QVERIFY(sitting.rubOut());
        QCOMPARE(sitting.tally.field(), u"advisor"_s);
        QCOMPARE(sitting.tally.total(), 6);
        QVERIFY(sitting.rubOut() && sitting.line.isEmpty());
        QCOMPARE(sitting.tally.field(), u"developments"_s);
    }
    void undoTakesOneNumberAlsoOfSomebodyElse()
    {
        Sums sitting;
        sitting.tally.enter(6);
        sitting.tally.enter(2);
        sitting.tally.select(1, {});
        QVERIFY(sitting.rubOut());
        QCOMPARE(sitting.tally.seat(), 0);
        QCOMPARE(sitting.tally.total(), 6);
        QVERIFY(sitting.rubOut() && sitting.line.isEmpty());
    }
    void whatIsEnteredComesBackAfterAKill()
    {
        Sums sitting;
        sitting.tally.enter(6);
        sitting.tally.select(1, u"wonders"_s);
        sitting.tally.enter(9);
        Sums again;
        again.takeUp(sitting);
        QCOMPARE(again.tally.seat(), 1);
        QVERIFY(again.line == sitting.line);
        QCOMPARE(again.tally.rows().at(0).toMap().value(u"total"_s).toInt(), 6);
        QVERIFY(again.rubOut() && again.rubOut() && again.line.isEmpty());
    }
    void whatCannotBeKeptIsStillEntered()
    {
        Sums sitting;
        sitting.breaks = true;
        for (const int number : {6, 2, 0, 1})
            sitting.tally.enter(number);
        QCOMPARE(sitting.tally.seat(), 0);
        QCOMPARE(sitting.tally.total(), 8);
        // All but the number that would have entered them.
        sitting.breaks = false;
        sitting.tally.enter(1);
        QCOMPARE(sitting.last(), std::string("tilePoints player=0 developments=6 advisor=2 wonders=1"));
    }
    // Tiles that a correction put in after an age without them are counted by the app.
    void whatWasPutInIsNotAskedFor()
    {
        Sitting sitting(2, {{"depth", "tracks"}, {"needlessQuestions", false}});
        sitting.goTo(Step::Deal, 2);
        sitting.play({"deal famine=9 war=9 depth=tiles",
                      "correct player=0 set=developments:[null,null,null,null,null],colonies:[{kind:colony,points:3}]",
                      "correct player=1 set=developments:[null,null,null,null,null],advisor:{kind:advisor},colonies:[],built:[]"});
        sitting.goTo(Step::Sums, 4);
        QCOMPARE(sitting.tally.field(), u"advisor"_s);
        QCOMPARE(sitting.tally.fields().at(2).toMap().value(u"text"_s), QVariant(u"3"_s));
        sitting.tally.select(0, u"colonies"_s);
        QCOMPARE(sitting.said, std::string("nations.tilesKnown"));
        QVERIFY(sitting.tally.rows().at(1).toMap().value(u"done"_s).toBool());
        sitting.tally.select(1, {});
        QCOMPARE(sitting.tally.seat(), 0);
        sitting.tally.enter(2);
        QCOMPARE(sitting.tally.field(), u"wonders"_s);
        QCOMPARE(sitting.tally.total(), 5);
        sitting.tally.enter(4);
        QCOMPARE(sitting.last(), std::string("tilePoints player=0 advisor=2 wonders=4"));
        QVERIFY(sitting.state().step == Step::Over && totalOf(sitting.state(), 0) == 9);
        // What was typed can be corrected as a number.
        const auto canBeCorrected = [&](const char *kind) {
            return !refuses(sitting.state(), 0, Correction{{{"tilePoints", Object{{kind, 1}}}}});
        };
        QVERIFY(canBeCorrected("advisor") && canBeCorrected("wonders"));
        QVERIFY(!canBeCorrected("developments") && !canBeCorrected("colonies"));
    }
    void whatIsInIsNotEnteredAgain()
    {
        Sums sitting;
        for (const int number : {6, 2, 0, 1})
            sitting.tally.enter(number);
        sitting.tally.select(0, u"advisor"_s);
        QCOMPARE(sitting.said, std::string("nations.entered"));
        QCOMPARE(sitting.tally.seat(), 1);
    }
};

} // namespace tst_nations_tally

PEGSHEET_TEST(tst_nations_tally, NationsTallyTest)

#include "tst_nations_tally.moc"
