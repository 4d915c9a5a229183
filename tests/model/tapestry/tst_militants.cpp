// SPDX-License-Identifier: Apache-2.0
// The Militants: the outposts of the supply cover two rows of boxes, each that is placed comes off the left of one of them, and in
// every income turn what lies open is gained (civilizations.json; contract, readings 54 and 57).
#include "tests/model/tapestry/candidates.h"
#include "tests/model/tapestry/keptmats.h"
#include "tests/registry.h"

namespace tst_tapestry_militants {

using namespace pegsheet;
using namespace pegsheet::tapestry;

namespace {

// So many outposts are left in each row, and nowhere else.
TestTable &withRows(TestTable &table, int first, int second)
{
    const std::string rows = std::to_string(first) + ',' + std::to_string(second);
    return set(table, "civilizations:[{civilization:militants,rows:[" + rows + "]}],outposts:" + std::to_string(first + second));
}

// After the first income, with one conquest to make.
TestTable conquering(int first, int second)
{
    TestTable table = begunWithMats({"militants", ""});
    return tell(withRows(table, first, second), "conquer");
}

std::string rowsOf(const TestTable &table)
{
    const MatState &mat = table.state().mats[Civilization::Militants];
    return std::to_string(mat.column(0)) + ' ' + std::to_string(mat.column(1));
}

// One with rows.
std::vector<Take> allTakes()
{
    return allOf<Take>([](Take &move, Digits &digits) {
        move.row.number = digits.next(-1, 1);
        move.pay[Resource::Coin] = static_cast<std::uint8_t>(digits.next(0, 1));
    });
}

} // namespace

class TestMilitants : public QObject
{
    Q_OBJECT

private slots:
    // All eight outposts lie on the mat; nothing of it is adjusted (civilizations.json; contract, reading 51).
    void theStart()
    {
        for (const Object &options : {kNamed, asPrinted()}) {
            TestTable table(2, options);
            table.play({"skip", "civilization civilization=militants"});
            QCOMPARE(table.pending(), std::string("1 capital, 1 (step)"));
            QCOMPARE(rowsOf(table), std::string("4 4"));
            QVERIFY(shownMats(table) == Value(Array{Object{{"civilization", "militants"}, {"rows", Array{4, 4}}}}));
            QCOMPARE(int{table.player(0).vp}, 0);
            QCOMPARE(table.player(0).resources.total(), 0);
        }
    }

    // What lies open of each row, from the left (civilizations.json).
    void exposed_data()
    {
        QTest::addColumn<int>("first");
        QTest::addColumn<int>("second");
        QTest::addColumn<QList<int>>("resources");
        QTest::addColumn<int>("points");
        const auto row = [](int first, int second, const QList<int> &resources, int points) {
            QTest::addRow("%d and %d left", first, second) << first << second << resources << points;
        };
        row(4, 4, {0, 0, 0, 0}, 0); // coin, worker, food, culture
        row(3, 4, {1, 0, 0, 0}, 0);
        row(2, 4, {1, 0, 0, 0}, 2);
        row(1, 4, {1, 0, 1, 0}, 2);
        row(0, 4, {1, 0, 1, 0}, 6);
        row(4, 3, {0, 0, 0, 0}, 1);
        row(4, 2, {0, 1, 0, 0}, 1);
        row(4, 1, {0, 1, 0, 0}, 4);
        row(4, 0, {0, 1, 0, 1}, 4);
        row(2, 1, {1, 1, 0, 0}, 6);
        row(0, 0, {1, 1, 1, 1}, 10);
    }
    // All of it at once and by itself, in each of the five income turns.
    void exposed()
    {
        QFETCH(const int, first);
        QFETCH(const int, second);
        QFETCH(const QList<int>, resources);
        QFETCH(const int, points);
        for (int turn = 1; turn <= kIncomes; ++turn) {
            TestTable plain = begunWithMats({"", ""});
            beforeIncome(plain, turn).play("income");
            TestTable table = begunWithMats({"militants", ""});
            beforeIncome(withRows(table, first, second), turn).play("income");
            for (const Resource each : kAll<Resource>)
                QCOMPARE(stockOf(table, each), stockOf(plain, each) + resources[static_cast<int>(each)]);
            QCOMPARE(int{table.player(0).ledger[Source::Civilization][static_cast<std::size_t>(turn)]}, points);
            QCOMPARE(table.player(0).vp - plain.player(0).vp, points);
            QCOMPARE(table.pending(), plain.pending());
            QCOMPARE(rowsOf(table), std::to_string(first) + ' ' + std::to_string(second));
            QVERIFY(first + second == 8 || table.did<UsedMat>().size() == 1);
        }
    }
    // What there is no room for is lost (contract, `gain`).
    void aboveEight()
    {
        TestTable table = begunWithMats({"militants", ""});
        beforeIncome(withRows(table, 0, 0), 3);
        set(table, "resources:{coin:8,worker:8,food:8,culture:8}").play("income");
        QCOMPARE(stockOf(table, Resource::Culture), kMostResource);
        QCOMPARE(table.points(0, Source::Civilization), 10);
    }

    // The outpost of a conquest comes off the row that is said, where both have some (contract, reading 57).
    void aConquest()
    {
        TestTable table = conquering(2, 1);
        QCOMPARE(table.says("conquer red=\"vp(4)\""), std::string("input.missingField"));
        QVERIFY(*table.valuesOf("conquer red=\"vp(4)\"").find("field") == Value("row"));
        table.play("conquer red=\"vp(4)\" row=1");
        QCOMPARE(rowsOf(table), std::string("2 0"));
        QCOMPARE(int{table.player(0).outposts}, 2);
        QCOMPARE(int{table.player(0).control}, 2);
        QCOMPARE(table.points(0, Source::Conquer), 4);
        // Of one row that has some nothing is said.
        tell(table, "conquer*2");
        for (const char *line : {"conquer black=coin row=0", "conquer black=coin row=1"})
            QVERIFY(isNoOption(table, line, "row"));
        table.play("conquer black=coin");
        QCOMPARE(rowsOf(table), std::string("1 0"));
        table.play("conquer black=coin");
        QCOMPARE(rowsOf(table), std::string("0 0"));
        // None is left: nothing can be conquered.
        tell(table, "conquer");
        QVERIFY(table.state().queue.empty());
    }
    // An outpost that a trap topples was placed, too (contract, `conquer`).
    void aTrap()
    {
        TestTable table = conquering(3, 3);
        set(table, "control:2,tapestry:1", 1);
        table.play("conquer red=\"vp(4)\" against=1 trap=true row=0");
        QCOMPARE(rowsOf(table), std::string("2 3"));
        QCOMPARE(int{table.player(0).control}, 1);
        QCOMPARE(int{table.player(0).outposts}, 5);
    }
    // And one that Militarism lets place (contract, `take`).
    void militarism()
    {
        TestTable table = begunWithMats({"militants", ""});
        set(withRows(table, 1, 2), "tiles:3,acting:[{card:militarism}]");
        tell(table, "explore").play("explore points=0 tile=coin");
        QCOMPARE(table.pending(), std::string("0 take"));
        QCOMPARE(table.says("take"), std::string("input.missingField"));
        QCOMPARE(ListedMoves(table.state()).countUsual(Kind::Take), 2U);
        QCOMPARE(faultOfList(table, Kind::Take, allTakes()), std::string());
        TestTable declined = table;
        declined.play("skip");
        QCOMPARE(rowsOf(declined), std::string("1 2"));
        table.play("take row=0");
        QCOMPARE(rowsOf(table), std::string("0 2"));
        QCOMPARE(int{table.player(0).control}, 2);
        QCOMPARE(int{table.player(0).outposts}, 2);
        tell(table, "explore").play("explore points=0 tile=coin");
        QVERIFY(isNoOption(table, "take row=0", "row"));
        QCOMPARE(faultOfList(table, Kind::Take, allTakes()), std::string());
        table.play("take");
        QCOMPARE(rowsOf(table), std::string("0 1"));
    }
    // Nobody else says a row, and nothing else that is taken has one.
    void othersHaveNoRows()
    {
        TestTable table = begunWithMats({"militants", ""});
        tell(table, "conquer", 1);
        QVERIFY(isNoOption(table, "conquer red=\"vp(4)\" row=0", "row"));
        table.play("conquer red=\"vp(4)\"");
        QCOMPARE(rowsOf(table), std::string("4 4"));
        tell(table, "pay(coin=>tile)");
        QVERIFY(isNoOption(table, "take row=0", "row"));
        QCOMPARE(table.says("take"), std::string());
    }

    // With either row each conquest is listed twice: 23 dice, on the middle island or not (DE p.9).
    void whatIsListed()
    {
        constexpr std::uint32_t kEach = 2 * 23;
        const TestTable both = conquering(1, 4);
        QCOMPARE(ListedMoves(both.state()).countUsual(Kind::Conquer), 2 * kEach);
        QCOMPARE(faultOfList(both, Kind::Conquer, allConquests(2)), std::string());
        TestTable one = conquering(0, 4);
        QCOMPARE(ListedMoves(one.state()).countUsual(Kind::Conquer), kEach);
        set(one, "control:3,tapestry:1", 1);
        QCOMPARE(ListedMoves(one.state()).countUsual(Kind::Conquer), 3 * kEach); // against the other, with a trap and without
        QCOMPARE(faultOfList(one, Kind::Conquer, allConquests(2)), std::string());
    }

    // During play the outposts that are left cover the rightmost boxes: how many of the first row is chosen, four a row at the most
    // (contract, reading 54).
    void duringPlay_data()
    {
        QTest::addColumn<int>("left");
        QTest::addColumn<int>("least");
        QTest::addColumn<int>("most");
        for (int left = 0; left <= kOutposts - kStartOutposts; ++left)
            QTest::addRow("%d left", left) << left << std::max(0, left - 4) << std::min(left, 4);
    }
    void duringPlay()
    {
        QFETCH(const int, left);
        QFETCH(const int, least);
        QFETCH(const int, most);
        TestTable table = withMats({"", ""});
        table.play({"income", "income"});
        set(table, "outposts:" + std::to_string(left));
        tell(table, "civ").play("civilization civilization=militants");
        if (least == most) { // one way is open
            QVERIFY(table.state().queue.empty());
            QCOMPARE(rowsOf(table), std::to_string(least) + ' ' + std::to_string(left - least));
            return;
        }
        QVERIFY(shownNext(table)
                == Value(Object{{"player", 0}, {"wants", "choose"}, {"what", "militants"}, {"why", "militants"}, {"ready", true}}));
        QCOMPARE(table.says("skip"), std::string("tapestry.notOptional"));
        QCOMPARE(ListedMoves(table.state()).countUsual(Kind::Choose), static_cast<std::uint32_t>(most - least + 1));
        for (int first = 0; first <= 5; ++first) {
            const std::string line = "choose option=" + std::to_string(first);
            const bool isOpen = first >= least && first <= most;
            QCOMPARE(table.says(line), std::string(isOpen ? "" : "tapestry.noOption"));
            QCOMPARE(ListedMoves(table.state()).placeOf(moveOf(line)).has_value(), isOpen);
            if (!isOpen)
                continue;
            TestTable chosen = table;
            chosen.play(line);
            QCOMPARE(rowsOf(chosen), std::to_string(first) + ' ' + std::to_string(left - first));
            QCOMPARE(int{chosen.player(0).outposts}, left);
            QCOMPARE(int{chosen.player(0).vp}, 0);
            QVERIFY(chosen.state().queue.empty());
        }
    }
};

} // namespace tst_tapestry_militants

PEGSHEET_TEST(tst_tapestry_militants, TestMilitants)
#include "tst_militants.moc"
