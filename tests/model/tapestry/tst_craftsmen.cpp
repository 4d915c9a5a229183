// SPDX-License-Identifier: Apache-2.0
// The Craftsmen: an income building may go to one of three columns of the mat, where it covers and gains the lowest open box
// (civilizations.json; contract, readings 49 and 52).
#include "tests/model/tapestry/candidates.h"
#include "tests/model/tapestry/keptmats.h"
#include "tests/registry.h"

namespace tst_tapestry_craftsmen {

using namespace pegsheet;
using namespace pegsheet::tapestry;

namespace {

std::string mat(const std::string &columns)
{
    return "civilizations:[{civilization:craftsmen,columns:[" + columns + "]}]";
}

// The city is kept by numbers.
TestTable byNumbers(const std::string &columns = "0,0,0")
{
    TestTable table = begunWithMats({"craftsmen", ""});
    return set(table, mat(columns) + ",resources:{coin:2,worker:2,food:2,culture:2},tiles:0,tapestry:0");
}

// It is kept plot by plot.
TestTable onPlots(const std::array<std::string_view, kCitySide> &rows, const std::string &columns = "0,0,0")
{
    TestTable table = keptWithMats({"craftsmen", ""});
    table.play(gridOf(0, rows));
    return set(table, mat(columns) + ",resources:{coin:2,worker:2,food:2,culture:2}");
}

std::string columnsOf(const TestTable &table)
{
    std::string text;
    for (int column = 0; column < 3; ++column)
        text += std::to_string(table.state().mats[Civilization::Craftsmen].column(column));
    return text;
}

// Four plots are free.
constexpr std::array<std::string_view, kCitySide> kHole{"mmmmmmmmm", "mmmmmmmmm", "mmmmmmmmm", "mmmmmmmmm", "mmmm..mmm",
                                                        "mmmm..mmm", "mmmmmmmmm", "mmmmmmmmm", "mmmmmmmmm"};

} // namespace

class TestCraftsmen : public QObject
{
    Q_OBJECT

private slots:
    // Nothing comes with it, as printed or adjusted (contract, reading 51), and no income turn has a part of it.
    void theStart()
    {
        for (const Object &options : {kNamed, asPrinted()}) {
            TestTable table(2, options);
            table.play({"skip", "civilization civilization=craftsmen"});
            QCOMPARE(table.pending(), std::string("1 capital, 1 (step)"));
            QVERIFY(shownMats(table) == Value(Array{Object{{"civilization", "craftsmen"}, {"columns", Array{0, 0, 0}}}}));
        }
        for (int turn = 1; turn <= kIncomes; ++turn) {
            TestTable plain = begunWithMats({"", ""});
            TestTable table = begunWithMats({"craftsmen", ""});
            QCOMPARE(beforeIncome(table, turn).play("income").pending(), beforeIncome(plain, turn).play("income").pending());
            QVERIFY(table.did<UsedMat>().empty());
        }
    }

    // Each box of each column, from below.
    void everyBox_data()
    {
        QTest::addColumn<int>("column");
        QTest::addColumn<int>("box");
        QTest::addColumn<QByteArray>("brings");
        const QList<QList<QByteArray>> columns{
            {"worker", "tile", "5"}, {"coin", "?invent", "?upgrade", "10"}, {"food", "tapestry", "culture", "?research", "15"}};
        for (int column = 0; column < columns.size(); ++column)
            for (int box = 0; box < columns[column].size(); ++box)
                QTest::addRow("%d, %d", column, box) << column << box << columns[column][box];
    }
    void everyBox()
    {
        QFETCH(const int, column);
        QFETCH(const int, box);
        QFETCH(const QByteArray, brings);
        std::string columns = "0,0,0";
        columns[static_cast<std::size_t>(2 * column)] = static_cast<char>('0' + box);
        TestTable table = byNumbers(columns);
        set(table, "techCards:[{card:paper,row:bottom}]");
        const TestTable before = table;
        tell(table, "farm").play("place column=" + std::to_string(column));
        QCOMPARE(table.state().mats[Civilization::Craftsmen].column(column), box + 1);
        QCOMPARE(int{table.player(0).open[Building::Farm]}, 2);
        QCOMPARE(table.did<UsedMat>().size(), std::size_t{1});
        if (brings[0] == '?') {
            QCOMPARE(table.pending(), "0 " + brings.mid(1).toStdString());
            QVERIFY(nextEntry(table).why == Why::mat(Civilization::Craftsmen));
            return;
        }
        QVERIFY(table.state().queue.empty());
        const int points = brings.toInt();
        QCOMPARE(table.points(0, Source::Civilization), points);
        for (const Resource each : kAll<Resource>)
            QCOMPARE(stockOf(table, each) - stockOf(before, each), brings == std::string(nameOf(each)).c_str() ? 1 : 0);
        QCOMPARE(int{table.player(0).tiles}, brings == "tile" ? 1 : 0);
        QCOMPARE(int{table.player(0).tapestry}, brings == "tapestry" ? 1 : 0);
    }
    // A box that brings nothing is covered all the same, and what it brings comes before all that follows (contract, reading 1).
    void inItsPlace()
    {
        TestTable table = byNumbers("0,2,3");
        tell(table, "then(market*2,vp(1))");
        QCOMPARE(table.pending(), std::string("0 place, 0 (vp(1))"));
        table.play("place column=1");
        QCOMPARE(columnsOf(table), std::string("033"));
        QVERIFY(wasLeftOut(table, Civilization::Craftsmen));
        QCOMPARE(table.pending(), std::string("0 place, 0 (vp(1))")); // each building is asked for
        table.play("place column=2");
        QCOMPARE(table.pending(), std::string("0 research, 0 (vp(1))"));
        QCOMPARE(columnsOf(table), std::string("034"));
        QCOMPARE(int{table.player(0).open[Building::Market]}, 3);
        table.play("research face=science stay=true");
        QCOMPARE(table.points(0, Source::Typed), 1);
        QVERIFY(table.state().queue.empty());
    }

    // In a city kept by numbers it is asked for the mat alone, and to skip it means the city.
    void aCityByNumbers()
    {
        TestTable table = byNumbers();
        tell(table, "market");
        QCOMPARE(table.pending(), std::string("0 place"));
        QVERIFY(shownNext(table)
                == Value(Object{{"player", 0}, {"wants", "place"}, {"what", "market"}, {"why", "benefit"}, {"ready", true}}));
        QVERIFY(!table.says("place x=0 y=0 turn=0").empty());
        QVERIFY(isNoOption(table, "place column=3", "column"));
        QCOMPARE(ListedMoves(table.state()).countUsual(Kind::Place), 3U);
        QCOMPARE(ListedMoves(table.state()).countUsual(Kind::Skip), 1U);
        QCOMPARE(faultOfList(table, Kind::Place, allPlaces()), std::string());
        table.play("skip");
        QVERIFY(table.state().queue.empty());
        QCOMPARE(columnsOf(table), std::string("000"));
        QCOMPARE(int{table.player(0).open[Building::Market]}, 2);
        // A full column is closed, and where all are full nothing is asked.
        TestTable full = byNumbers("3,1,5");
        tell(full, "house");
        QVERIFY(isNoOption(full, "place column=0", "column"));
        QVERIFY(isNoOption(full, "place column=2", "column"));
        QCOMPARE(ListedMoves(full.state()).countUsual(Kind::Place), 1U);
        QCOMPARE(faultOfList(full, Kind::Place, allPlaces()), std::string());
        TestTable none = byNumbers("3,4,5");
        QVERIFY(tell(none, "house").state().queue.empty());
        QCOMPARE(int{none.player(0).open[Building::House]}, 2);
    }
    // In one that is kept it goes to a free plot or to a column, and nowhere else.
    void aCityThatIsKept()
    {
        TestTable table = onPlots(kHole);
        tell(table, "house");
        QCOMPARE(table.pending(), std::string("0 place"));
        QCOMPARE(table.says("skip"), std::string("tapestry.notOptional"));
        QCOMPARE(ListedMoves(table.state()).countUsual(Kind::Place), 4U + 3U);
        QCOMPARE(faultOfList(table, Kind::Place, allPlaces()), std::string());
        TestTable city = table;
        city.play("place x=4 y=4 turn=0");
        QVERIFY(city.player(0).city.at(plotAt(4, 4)) == Content::House);
        QCOMPARE(columnsOf(city), std::string("000"));
        const int lines = table.player(0).lines;
        table.play("place column=0");
        QCOMPARE(columnsOf(table), std::string("100"));
        QVERIFY(table.player(0).city.with(Content::House).empty());
        QCOMPARE(table.player(0).city.beside(Building::House), 0);
        // It counts as a building, and for no line or district (civilizations.json).
        QCOMPARE(int{table.player(0).lines}, lines);
        tell(table, "vp_per(house)");
        QCOMPARE(table.points(0, Source::Typed), 1);
    }
    // In a full one to skip it means beside it.
    void aFullCity()
    {
        TestTable table = onPlots(kFull, "0,4,0");
        tell(table, "armory");
        QCOMPARE(table.pending(), std::string("0 place"));
        QCOMPARE(ListedMoves(table.state()).countUsual(Kind::Place), 2U);
        QCOMPARE(faultOfList(table, Kind::Place, allPlaces()), std::string());
        QVERIFY(isNoOption(table, "place column=1", "column"));
        TestTable beside = table;
        beside.play("skip");
        QCOMPARE(beside.player(0).city.beside(Building::Armory), 1);
        QCOMPARE(beside.did<PutBeside>().size(), std::size_t{1});
        QCOMPARE(columnsOf(beside), std::string("040"));
        table.play("place column=2");
        QCOMPARE(table.player(0).city.beside(Building::Armory), 0);
        QCOMPARE(columnsOf(table), std::string("041"));
        QCOMPARE(stockOf(table, Resource::Food), 3);
        TestTable none = onPlots(kFull, "3,4,5");
        QVERIFY(tell(none, "armory").state().queue.empty());
        QCOMPARE(none.player(0).city.beside(Building::Armory), 1);
    }
    // Monarchy counts what stands in the city or on the mat, and nothing beside it (contract, reading 49).
    void monarchy()
    {
        const auto points = [](TestTable table, const char *answer) {
            set(table, "acting:[{card:monarchy}]");
            tell(table, "farm");
            if (table.points(0, Source::Tapestry) != 0)
                return -1; // before it stands anywhere
            table.play(answer);
            return table.points(0, Source::Tapestry);
        };
        QCOMPARE(points(byNumbers(), "skip"), 3);
        QCOMPARE(points(byNumbers(), "place column=0"), 3);
        QCOMPARE(points(onPlots(kHole), "place x=5 y=5 turn=0"), 3);
        QCOMPARE(points(onPlots(kHole), "place column=0"), 3);
        QCOMPARE(points(onPlots(kFull), "skip"), 0);
        QCOMPARE(points(onPlots(kFull), "place column=0"), 3);
    }
    // No landmark goes there, and nobody else's building.
    void whatDoesNotGoThere()
    {
        TestTable table = onPlots(kHole);
        tell(table, "landmark(forge)");
        QVERIFY(isNoOption(table, "place column=0", "column"));
        QCOMPARE(faultOfList(table, Kind::Place, allPlaces()), std::string());
        table.play("place x=4 y=4 turn=0");
        TestTable other = keptWithMats({"", "craftsmen"});
        tell(other, "market");
        QVERIFY(isNoOption(other, "place column=0", "column"));
        TestTable counted = begunWithMats({"", "craftsmen"});
        QVERIFY(tell(counted, "market").state().queue.empty());
    }
    // What comes during play begins empty, and takes the next building (contract, reading 54).
    void duringPlay()
    {
        TestTable table = withMats({"", ""});
        table.play({"income", "income"});
        tell(table, "civ").play("civilization civilization=craftsmen");
        QVERIFY(table.state().queue.empty());
        QCOMPARE(columnsOf(table), std::string("000"));
        tell(table, "income_bldg").play({"choose option=2", "place column=2"});
        QVERIFY(shownMats(table) == Value(Array{Object{{"civilization", "craftsmen"}, {"columns", Array{0, 0, 1}}}}));
    }
};

} // namespace tst_tapestry_craftsmen

PEGSHEET_TEST(tst_tapestry_craftsmen, TestCraftsmen)
#include "tst_craftsmen.moc"
