// SPDX-License-Identifier: Apache-2.0
// The Nomads: an income building may stand on the map, where it protects an own territory or takes an empty one
// (civilizations.json; contract, readings 48, 49 and 52).
#include "tests/model/tapestry/candidates.h"
#include "tests/model/tapestry/keptmats.h"
#include "tests/registry.h"

namespace tst_tapestry_nomads {

using namespace pegsheet;
using namespace pegsheet::tapestry;

namespace {

std::string mat(int isProtected, int control)
{
    return "civilizations:[{civilization:nomads,protected:" + std::to_string(isProtected) + "}],control:" + std::to_string(control);
}

// Player 0 has the mat, and the city is kept by numbers.
TestTable byNumbers(int isProtected, int control)
{
    TestTable table = begunWithMats({"nomads", ""});
    return set(table, mat(isProtected, control) + ",resources:{coin:2,worker:2,food:2,culture:2}");
}

// The city is kept plot by plot.
TestTable onPlots(const std::array<std::string_view, kCitySide> &rows, int control)
{
    TestTable table = keptWithMats({"nomads", ""});
    table.play(gridOf(0, rows));
    return set(table, mat(0, control) + ",resources:{coin:2,worker:2,food:2,culture:2}");
}

int protectedOf(const TestTable &table)
{
    return table.state().mats[Civilization::Nomads].number();
}

} // namespace

class TestNomads : public QObject
{
    Q_OBJECT

private slots:
    // Nothing comes with it, as printed or adjusted (contract, reading 51), and no income turn has a part of it.
    void theStart()
    {
        for (const Object &options : {kNamed, asPrinted()}) {
            TestTable table(2, options);
            table.play({"skip", "civilization civilization=nomads"});
            QCOMPARE(table.pending(), std::string("1 capital, 1 (step)"));
            QVERIFY(shownMats(table) == Value(Array{Object{{"civilization", "nomads"}, {"protected", 0}}}));
        }
        for (int turn = 1; turn <= kIncomes; ++turn) {
            TestTable plain = begunWithMats({"", ""});
            TestTable table = begunWithMats({"nomads", ""});
            QCOMPARE(beforeIncome(table, turn).play("income").pending(), beforeIncome(plain, turn).play("income").pending());
            QVERIFY(table.did<UsedMat>().empty());
        }
    }

    // On an own territory it protects that, for `any`.
    void onTheOwnLand()
    {
        TestTable table = byNumbers(1, 3);
        tell(table, "then(market,vp(1))").play("place map=own");
        QCOMPARE(protectedOf(table), 2);
        QCOMPARE(int{table.player(0).control}, 3);
        QCOMPARE(int{table.player(0).outposts}, 8);
        QCOMPARE(int{table.player(0).open[Building::Market]}, 2);
        QCOMPARE(table.pending(), std::string("0 gain, 0 (vp(1))"));
        QVERIFY(nextEntry(table).why == Why::mat(Civilization::Nomads));
        QCOMPARE(table.did<UsedMat>().size(), std::size_t{1});
        QCOMPARE(table.says("gain resources={coin:2}"), std::string("tapestry.noOption"));
        table.play("gain resources={coin:1}");
        QCOMPARE(stockOf(table, Resource::Coin), 3);
        QVERIFY(table.state().queue.empty());
        QVERIFY(shownMats(table) == Value(Array{Object{{"civilization", "nomads"}, {"protected", 2}}}));
        // It still counts as a building (civilizations.json).
        tell(table, "vp_per(market)");
        QCOMPARE(table.points(0, Source::Typed), 2);
    }
    // Neither the start nor what has two pieces already (contract, readings 48 and 52).
    void whereTheOwnLandIsFull_data()
    {
        QTest::addColumn<int>("isProtected");
        QTest::addColumn<int>("control");
        QTest::addColumn<bool>("isOpen");
        const auto row = [](int isProtected, int control, bool isOpen) {
            QTest::addRow("%d of %d", isProtected, control) << isProtected << control << isOpen;
        };
        row(0, 1, false);
        row(0, 2, true);
        row(1, 2, false);
        row(2, 4, true);
        row(3, 4, false);
    }
    void whereTheOwnLandIsFull()
    {
        QFETCH(const int, isProtected);
        QFETCH(const int, control);
        QFETCH(const bool, isOpen);
        TestTable table = byNumbers(isProtected, control);
        TestTable attacked = table;
        tell(table, "house");
        QCOMPARE(isNoOption(table, "place map=own", "map"), !isOpen);
        QCOMPARE(table.says("place map=own").empty(), isOpen);
        QCOMPARE(table.says("place map=empty"), std::string());
        QCOMPARE(ListedMoves(table.state()).countUsual(Kind::Place), isOpen ? 2U : 1U);
        QCOMPARE(ListedMoves(table.state()).countUsual(Kind::Skip), 1U);
        QCOMPARE(faultOfList(table, Kind::Place, allPlaces()), std::string());
        // What they could still protect can be conquered, and nothing else.
        tell(attacked, "conquer", 1);
        QCOMPARE(attacked.says("conquer red=\"vp(4)\" against=0"), std::string(isOpen ? "" : "tapestry.noOption"));
        TestTable revolution = byNumbers(isProtected, control);
        set(revolution, "toppled:2");
        tell(revolution, "stand_up(3)", 1);
        QCOMPARE(revolution.state().queue.empty(), !isOpen);
    }
    // Markers of others on the own land count as well.
    void markersOfOthers()
    {
        TestTable table = begunWithMats({"nomads", "traders"});
        set(table, mat(1, 3));
        set(table, "civilizations:[{civilization:traders,markers:3,beside:[0]}]", 1);
        tell(table, "farm");
        QVERIFY(isNoOption(table, "place map=own", "map"));
        set(table, "civilizations:[{civilization:nomads,protected:1},{civilization:isolationists,markers:3}],control:4");
        QVERIFY(isNoOption(table, "place map=own", "map"));
        set(table, "control:5");
        table.play("place map=own");
        QCOMPARE(protectedOf(table), 2);
    }
    // An empty territory is the player's from then on, without an outpost.
    void onAnEmptyTerritory()
    {
        TestTable table = byNumbers(0, 1);
        tell(table, "farm*2").play("place map=empty");
        QCOMPARE(int{table.player(0).control}, 2);
        QCOMPARE(int{table.player(0).outposts}, 8);
        QCOMPARE(protectedOf(table), 0);
        QCOMPARE(int{table.player(0).open[Building::Farm]}, 3);
        QCOMPARE(table.pending(), std::string("0 place"));
        // One building stands there: it may be conquered, or be protected by another.
        TestTable attacked = table;
        attacked.play("skip");
        tell(attacked, "conquer", 1).play("conquer red=\"vp(4)\" against=0");
        QCOMPARE(int{attacked.player(0).control}, 1);
        QCOMPARE(int{attacked.player(1).toppled}, 1);
        table.play("place map=own");
        QCOMPARE(protectedOf(table), 1);
        QCOMPARE(table.pending(), std::string("0 gain"));
    }

    // In a city kept by numbers to skip it means the city; it is asked for the mat alone.
    void aCityByNumbers()
    {
        TestTable table = byNumbers(0, 2);
        tell(table, "armory");
        QCOMPARE(table.pending(), std::string("0 place"));
        QVERIFY(shownNext(table)
                == Value(Object{{"player", 0}, {"wants", "place"}, {"what", "armory"}, {"why", "benefit"}, {"ready", true}}));
        QVERIFY(!table.says("place x=0 y=0 turn=0").empty());
        table.play("skip");
        QVERIFY(table.state().queue.empty());
        QCOMPARE(int{table.player(0).open[Building::Armory]}, 2);
        QCOMPARE(protectedOf(table), 0);
        QCOMPARE(int{table.player(0).control}, 2);
    }
    // In one that is kept a free plot is as good, and must be taken where the map is not; in a full one to skip it means beside it.
    void aCityThatIsKept()
    {
        constexpr std::array<std::string_view, kCitySide> kTwo{"mmmmmmmmm", "mmmmmmmmm", "mmmmmmmmm", "mmmmmmmmm", "mmmm..mmm",
                                                               "mmmmmmmmm", "mmmmmmmmm", "mmmmmmmmm", "mmmmmmmmm"};
        TestTable table = onPlots(kTwo, 2);
        tell(table, "house");
        QCOMPARE(table.says("skip"), std::string("tapestry.notOptional"));
        QCOMPARE(ListedMoves(table.state()).countUsual(Kind::Place), 2U + 2U);
        QCOMPARE(faultOfList(table, Kind::Place, allPlaces()), std::string());
        TestTable city = table;
        city.play("place x=5 y=4 turn=0");
        QVERIFY(city.player(0).city.at(plotAt(5, 4)) == Content::House);
        QCOMPARE(int{city.player(0).control}, 2);
        const int lines = table.player(0).lines;
        table.play("place map=empty");
        QCOMPARE(int{table.player(0).control}, 3);
        QVERIFY(table.player(0).city.with(Content::House).empty());
        QCOMPARE(table.player(0).city.beside(Building::House), 0);
        QCOMPARE(int{table.player(0).lines}, lines);
        TestTable full = onPlots(kFull, 1);
        tell(full, "house");
        QCOMPARE(full.pending(), std::string("0 place"));
        QCOMPARE(ListedMoves(full.state()).countUsual(Kind::Place), 1U);
        QCOMPARE(faultOfList(full, Kind::Place, allPlaces()), std::string());
        full.play("skip");
        QCOMPARE(full.player(0).city.beside(Building::House), 1);
        QCOMPARE(full.did<PutBeside>().size(), std::size_t{1});
    }
    // Monarchy counts what stands in the city, and nothing on the map (contract, reading 49).
    void monarchy()
    {
        const auto points = [](TestTable table, const char *answer) {
            set(table, "acting:[{card:monarchy}]");
            tell(table, "farm").play(answer);
            return table.points(0, Source::Tapestry);
        };
        QCOMPARE(points(byNumbers(0, 2), "skip"), 3);
        QCOMPARE(points(byNumbers(0, 2), "place map=own"), 0);
        QCOMPARE(points(byNumbers(0, 2), "place map=empty"), 0);
        QCOMPARE(points(onPlots(kBare, 2), "place x=0 y=0 turn=0"), 3);
        QCOMPARE(points(onPlots(kBare, 2), "place map=own"), 0);
    }
    // No landmark stands there, and nobody else's building; a building is in one place.
    void whatDoesNotGoThere()
    {
        TestTable table = onPlots(kBare, 3);
        tell(table, "landmark(forge)");
        QVERIFY(isNoOption(table, "place map=own", "map"));
        QVERIFY(isNoOption(table, "place map=empty", "map"));
        QCOMPARE(faultOfList(table, Kind::Place, allPlaces()), std::string());
        TestTable other = keptWithMats({"", "nomads"});
        tell(other, "market");
        QVERIFY(isNoOption(other, "place map=empty", "map"));
        TestTable counted = begunWithMats({"", "nomads"});
        QVERIFY(tell(counted, "market").state().queue.empty());
        TestTable both = byNumbers(0, 2);
        set(both, "civilizations:[{civilization:nomads},{civilization:craftsmen}]");
        tell(both, "market");
        QCOMPARE(ListedMoves(both.state()).countUsual(Kind::Place), 3U + 2U);
        QVERIFY(!both.says("place column=0 map=own").empty());
        QCOMPARE(faultOfList(both, Kind::Place, allPlaces()), std::string());
    }
    // What comes during play takes the next building (contract, reading 54).
    void duringPlay()
    {
        TestTable table = withMats({"", ""});
        table.play({"income", "income"});
        tell(table, "civ").play("civilization civilization=nomads");
        QVERIFY(table.state().queue.empty());
        tell(table, "house").play("place map=empty");
        QCOMPARE(int{table.player(0).control}, 2);
        QCOMPARE(protectedOf(table), 0);
    }
};

} // namespace tst_tapestry_nomads

PEGSHEET_TEST(tst_tapestry_nomads, TestNomads)
#include "tst_nomads.moc"
