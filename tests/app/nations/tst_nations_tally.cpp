// SPDX-License-Identifier: Apache-2.0
// Points counted at the table: on tiles that are not known, and finished sheets.
#include "app/nations/nationstally.h"
#include "model/nations/correction.h"
#include "tests/app/nations/entering.h"
#include "tests/registry.h"

namespace tst_nations_tally {

using namespace pegsheet;
using namespace pegsheet::app;
using namespace Qt::StringLiterals;

namespace {

struct Counted : Sitting
{
    using Sitting::Sitting;

    [[nodiscard]] bool isAsked() const { return sheetFields(state()) != nullptr; }
    [[nodiscard]] int seat() const { return SumField(askedSum(state(), line.pencil())).seat; }
    [[nodiscard]] std::string field() const { return sheetFields(state())->path(SumField(askedSum(state(), line.pencil())).field); }
    [[nodiscard]] int total() const { return nationsview::tallyTotal(state(), line.pencil(), seat()); }
    [[nodiscard]] bool canFinish() const { return canEnterSheet(state(), line.pencil(), seat()); }
    [[nodiscard]] NationsTallyRow row(int seat) const { return nationsview::tally(state(), line.pencil()).at(seat); }
    /// The number that is asked for.
    void enter(int number)
    {
        Touch touch = line.asked(table.match())->touch;
        touch.number = number;
        (void)put(touch);
    }
    /// The same for all of them, one after the other.
    void enter(std::initializer_list<int> numbers)
    {
        for (const int number : numbers)
            enter(number);
    }
    void ask(int seat, const char *path) { (void)put(PencilKind::Ask, sumPlace(seat, *sheetFields(state())->find(path))); }
    /// The number that is taken back.
    std::optional<int> takeBack()
    {
        const auto before = line.asked(table.match())->said;
        return before && put(PencilKind::Sum, askedSum(state(), line.pencil()), kUnsaid) ? before : std::nullopt;
    }
};

struct Sums : Counted
{
    Sums() : Counted(2, {{"depth", "tracks"}}) { goTo(Step::Sums, 4); }
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
        QVERIFY(sitting.isAsked());
        QCOMPARE(sitting.field(), std::string("developments"));
        QCOMPARE(nationsview::tallyQuestion(sitting.state(), sitting.line.pencil(), {u"Ada"_s}), u"Ada: Developments?"_s);
        sitting.enter({6, 2, 0});
        QVERIFY(sitting.made.empty());
        QCOMPARE(sitting.field(), std::string("wonders"));
        QCOMPARE(sitting.total(), 8);
        sitting.enter(10);
        QCOMPARE(sitting.last(), std::string("tilePoints player=0 developments=6 advisor=2 wonders=10"));
        QCOMPARE(sitting.seat(), 1);
        QCOMPARE(sitting.field(), std::string("developments"));
        sitting.enter({1, 1, 1, 1});
        QVERIFY(sitting.state().step == Step::Over);
        QVERIFY(!sitting.isAsked());
    }
    void aFinishedSheetHasTheTrackAndThePlaceToo()
    {
        Counted sitting(2, {}, "scoring");
        QCOMPARE(sitting.field(), std::string("track"));
        sitting.enter({12, 6, 2, 4, 8});
        QVERIFY(sitting.made.empty());
        QCOMPARE(sitting.field(), std::string("place"));
        QCOMPARE(sitting.total(), 32);
        // The place may be left out.
        QVERIFY(sitting.canFinish());
        (void)sitting.put(PencilKind::Sheet, sitting.seat());
        QCOMPARE(sitting.last(), std::string("sheet player=0 track=12 developments=6 advisor=2 colonies=4 wonders=8"));
        QCOMPARE(sitting.seat(), 1);
        // A sheet that is in is entered anew.
        sitting.ask(0, "advisor");
        QCOMPARE(sitting.row(0).fields.at(0).detail, u"12"_s);
        sitting.enter(3);
        QCOMPARE(sitting.last(), std::string("sheet player=0 track=12 developments=6 advisor=3 colonies=4 wonders=8"));
        sitting.enter({1, 1, 1, 1, 1, 2});
        QCOMPARE(sitting.last(), std::string("sheet player=1 track=1 developments=1 advisor=1 colonies=1 wonders=1 place=2"));
        QVERIFY(sitting.state().step == Step::Over);
    }
    // Also of a sheet that is in: all of it is entered once the number is said again.
    void aNumberIsTakenBack()
    {
        Counted sitting(2, {}, "scoring");
        QVERIFY(!sitting.takeBack());
        sitting.enter({12, 6, 2, 4, 8, 1});
        sitting.ask(0, "colonies");
        QCOMPARE(sitting.takeBack(), std::optional(4));
        QCOMPARE(sitting.seat(), 0);
        QCOMPARE(sitting.field(), std::string("colonies"));
        QCOMPARE(sitting.total(), 28);
        QVERIFY(!sitting.canFinish());
        QVERIFY(!sitting.takeBack());
        sitting.enter(3);
        QCOMPARE(sitting.last(), std::string("sheet player=0 track=12 developments=6 advisor=2 colonies=3 wonders=8 place=1"));
        sitting.enter(5);
        sitting.ask(1, "track");
        QCOMPARE(sitting.takeBack(), std::optional(5));
        QCOMPARE(sitting.total(), 0);
        QVERIFY(sitting.rubOut());
        QCOMPARE(sitting.field(), std::string("track"));
        QCOMPARE(sitting.total(), 5);
    }
    void aloneNobodyAsksForThePlace()
    {
        Counted sitting(1, {}, "scoring");
        sitting.enter({12, 6, 2, 4, 8});
        QCOMPARE(sitting.made.size(), 1U);
    }
    void numbersThatCannotBeAreRefused()
    {
        Sums sitting;
        sitting.ask(0, "advisor");
        sitting.enter(21);
        QCOMPARE(sitting.said, std::string("input.outOfRange"));
        QVERIFY(sitting.line.isEmpty());
        sitting.enter(1000);
        QVERIFY(sitting.line.isEmpty());
        QVERIFY(!sitting.canFinish());
    }
    void undoTakesBackNumberByNumber()
    {
        Sums sitting;
        sitting.enter(6);
        sitting.enter(2);
        QVERIFY(sitting.rubOut());
        QCOMPARE(sitting.field(), std::string("advisor"));
        QCOMPARE(sitting.total(), 6);
        QVERIFY(sitting.rubOut() && sitting.line.isEmpty());
        QCOMPARE(sitting.field(), std::string("developments"));
    }
    void undoTakesOneNumberAlsoOfSomebodyElse()
    {
        Sums sitting;
        sitting.enter(6);
        sitting.enter(2);
        sitting.ask(1, "developments");
        QVERIFY(sitting.rubOut());
        QCOMPARE(sitting.seat(), 0);
        QCOMPARE(sitting.total(), 6);
        QVERIFY(sitting.rubOut() && sitting.line.isEmpty());
    }
    void whatIsEnteredComesBackAfterAKill()
    {
        Sums sitting;
        sitting.enter(6);
        sitting.ask(1, "wonders");
        sitting.enter(9);
        Sums again;
        again.takeUp(sitting);
        QCOMPARE(again.seat(), 1);
        QVERIFY(again.line == sitting.line);
        QCOMPARE(again.row(0).total, 6);
        QVERIFY(again.rubOut() && again.rubOut() && again.line.isEmpty());
    }
    void whatCannotBeKeptIsStillEntered()
    {
        Sums sitting;
        sitting.breaks = true;
        sitting.enter({6, 2, 0, 1});
        QCOMPARE(sitting.seat(), 0);
        QCOMPARE(sitting.total(), 8);
        // All but the number that would have entered them.
        sitting.breaks = false;
        sitting.enter(1);
        QCOMPARE(sitting.last(), std::string("tilePoints player=0 developments=6 advisor=2 wonders=1"));
    }
    // Tiles that a correction put in after an age without them are counted by the app.
    void whatWasPutInIsNotAskedFor()
    {
        Counted sitting(2, {{"depth", "tracks"}, {"needlessQuestions", false}});
        sitting.goTo(Step::Deal, 2);
        sitting.play({"deal famine=9 war=9 depth=tiles",
                      "correct player=0 set=developments:[null,null,null,null,null],colonies:[{kind:colony,points:3}]",
                      "correct player=1 set=developments:[null,null,null,null,null],advisor:{kind:advisor},colonies:[],built:[]"});
        sitting.goTo(Step::Sums, 4);
        QCOMPARE(sitting.field(), std::string("advisor"));
        QCOMPARE(sitting.row(0).fields.at(2).detail, u"3"_s);
        sitting.ask(0, "colonies");
        QCOMPARE(sitting.said, std::string("nations.tilesKnown"));
        QVERIFY(sitting.row(1).done);
        sitting.ask(1, "developments");
        QCOMPARE(sitting.seat(), 0);
        sitting.enter(2);
        QCOMPARE(sitting.field(), std::string("wonders"));
        QCOMPARE(sitting.total(), 5);
        sitting.enter(4);
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
        sitting.enter({6, 2, 0, 1});
        sitting.ask(0, "advisor");
        QCOMPARE(sitting.said, std::string("nations.entered"));
        QCOMPARE(sitting.seat(), 1);
    }
};

} // namespace tst_nations_tally

PEGSHEET_TEST(tst_nations_tally, NationsTallyTest)

#include "tst_nations_tally.moc"
