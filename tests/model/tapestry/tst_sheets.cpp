// SPDX-License-Identifier: Apache-2.0
// Mode scoring: only the points at the end, or those before the last income turn and its numbers. "reading" are the contract's
// readings.
#include "model/tapestry/game.h"
#include "tests/model/tapestry/table.h"
#include "tests/registry.h"

namespace tst_tapestry_sheets {

using namespace pegsheet;
using namespace pegsheet::tapestry;

namespace {

TestTable begun(int players = 2, Object options = {})
{
    return TestTable(players, std::move(options), "scoring");
}

} // namespace

class TestSheets : public QObject
{
    Q_OBJECT

private slots:
    // Reading 24: points that are typed as one number are typed; nothing says when they came.
    void onlyPoints()
    {
        TestTable table = begun();
        QCOMPARE(table.phase(), std::string("sheet"));
        table.play("sheet player=1 vp=214");
        QCOMPARE(int{table.player(1).vp}, 214);
        QVERIFY(table.player(1).finished && !table.player(0).finished);
        const Score score = scoreOf(table.state(), 1);
        const ScoreLine &typed = score.lines.at(static_cast<std::size_t>(Source::Typed));
        QCOMPARE(typed.points, 214);
        QVERIFY(typed.items.empty());
        QCOMPARE(int{table.state().turn}, 0);
        table.play("sheet player=0 vp=215");
        QCOMPARE(table.phase(), std::string("over"));
        QVERIFY((winnersOf(table.state()) == std::vector<int>{0}));
    }
    // DE p.12, the example of the income mat (income_mat.json, test_vectors): two icons of techs, three of lines, one of
    // territories.
    void lastIncomeTurn()
    {
        TestTable table = begun(1);
        table.play("sheet player=0 vp=100 open={markets:4,houses:5,farms:1,armories:3} tech=5 city=6 control=7");
        QCOMPARE(int{table.player(0).vp}, 100 + 2 * 5 + 3 * 6 + 7);
        QCOMPARE(table.points(0, Source::Income), 2 * 5 + 3 * 6 + 7);
        const Score score = scoreOf(table.state(), 0);
        const ScoreLine &income = score.lines.at(static_cast<std::size_t>(Source::Income));
        QVERIFY((income.items == std::vector<ScoreItem>{{"era5", 2 * 5 + 3 * 6 + 7, {}}}));
        QCOMPARE(table.phase(), std::string("over"));
    }
    // All that an open icon counts has to be said, and numbers stand for nothing without the slots.
    void whatIsCounted()
    {
        TestTable table = begun();
        QCOMPARE(table.says("sheet player=0 vp=10 tech=3"), std::string("input.missingField"));
        QCOMPARE(table.says("sheet player=0 vp=10 open={markets:2}"), std::string("input.missingField"));
        QCOMPARE(table.says("sheet player=0 vp=10 open={markets:2} tech=3"), std::string("input.missingField"));
        QCOMPARE(table.says("sheet player=0 vp=10 open={markets:2} tech=3 city=2"), std::string());
        QCOMPARE(table.says("sheet player=0 vp=10 open={armories:5} tech=3 city=2"), std::string("input.missingField"));
        QCOMPARE(table.says("sheet player=2 vp=10"), std::string("input.outOfRange"));
        Move read;
        QVERIFY(MoveReader<Move>::read(Object{{"type", "sheet"}, {"player", 0}}, read));
        QVERIFY(MoveReader<Move>::read(Object{{"type", "sheet"}, {"player", 0}, {"vp", -1}}, read));
        QVERIFY(
            MoveReader<Move>::read(Object{{"type", "sheet"}, {"player", 0}, {"vp", 1}, {"open", Object{{"markets", 7}}}}, read));
        QVERIFY(MoveReader<Move>::read(Object{{"type", "sheet"}, {"player", 0}, {"vp", 1}, {"open", Object{{"moon", 1}}}}, read));
    }
    // What was entered is entered again, also once all have: the match is decided anew.
    void enteredAgain()
    {
        TestTable table = begun();
        table.play({"sheet player=0 vp=90 open={markets:6} tech=1 city=1", "sheet player=1 vp=50"});
        QVERIFY((winnersOf(table.state()) == std::vector<int>{0}));
        table.play("sheet player=0 vp=40");
        QCOMPARE(int{table.player(0).vp}, 40);
        QCOMPARE(int{table.player(0).open[Building::Market]}, 1);
        QVERIFY((winnersOf(table.state()) == std::vector<int>{1}));
        table.play("sheet player=0 vp=50");
        QCOMPARE(table.phase(), std::string("tie"));
        table.play("sheet player=0 vp=51");
        QCOMPARE(table.phase(), std::string("over"));
    }
    // DE p.15: the table decides a tie, whatever was agreed, for resources are not said.
    void ties_data()
    {
        QTest::addColumn<QByteArray>("tieBreak");
        QTest::newRow("landmark") << QByteArray("landmark");
        QTest::newRow("resources") << QByteArray("resources");
    }
    void ties()
    {
        QFETCH(const QByteArray, tieBreak);
        TestTable table = begun(3, {{"tieBreak", tieBreak.toStdString()}});
        table.play({"sheet player=0 vp=50", "sheet player=1 vp=50", "sheet player=2 vp=20"});
        QCOMPARE(table.phase(), std::string("tie"));
        QCOMPARE(table.says("tallest player=2"), std::string("tapestry.noOption"));
        TestTable shared = table;
        table.play("tallest player=1");
        QVERIFY((winnersOf(table.state()) == std::vector<int>{1}));
        shared.play("tallest");
        QVERIFY((winnersOf(shared.state()) == std::vector<int>{0, 1}));
    }
    // Nothing else is made, at either depth; and sheets nowhere else.
    void otherMoves()
    {
        for (const char *depth : {"tracks", "income"}) {
            TestTable table = begun(2, {{"depth", depth}});
            for (const char *line :
                 {"income", "tally player=0", "benefit player=0 gains=\"vp(1)\"", "correct player=0 set=vp:3", "skip", "tallest"})
                QCOMPARE(table.says(line), std::string("tapestry.notNow"));
            QCOMPARE(ListedMoves(table.state()).size(), 0U);
            QCOMPARE(TestTable(2, {{"depth", depth}}).says("sheet player=0 vp=3"), std::string("tapestry.notNow"));
        }
        Setup setup;
        setup.players = {"Ann"};
        setup.mode = "watching";
        State state;
        QCOMPARE(start(setup, state)->code, std::string_view("input.unknownValue"));
    }
};

} // namespace tst_tapestry_sheets

PEGSHEET_TEST(tst_tapestry_sheets, TestSheets)
#include "tst_sheets.moc"
