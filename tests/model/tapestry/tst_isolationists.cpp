// SPDX-License-Identifier: Apache-2.0
// The Isolationists: a marker protects an empty territory that was conquered, and at the end the largest land of one terrain counts
// (civilizations.json; contract, readings 48, 51 and 57).
#include "tests/model/tapestry/candidates.h"
#include "tests/model/tapestry/keptmats.h"
#include "tests/registry.h"

namespace tst_tapestry_isolationists {

using namespace pegsheet;
using namespace pegsheet::tapestry;

namespace {

// The fields of a player who has the mat with so many markers left.
std::string mat(int markers)
{
    return "civilizations:[{civilization:isolationists,markers:" + std::to_string(markers) + "}]";
}

int markersOf(const TestTable &table)
{
    return table.state().mats[Civilization::Isolationists].markers;
}

// Player 0 has the mat with so many markers, full stores of two, and a conquest to make.
TestTable conquering(int markers)
{
    TestTable table = begunWithMats({"isolationists", ""});
    set(table, mat(markers) + ",resources:{coin:2,worker:2,food:2,culture:2}");
    return tell(table, "conquer");
}

// Player 1 has the mat with so many markers and territories, and player 0 a conquest to make.
TestTable attacking(int markers, int control)
{
    TestTable table = begunWithMats({"", "isolationists"});
    set(table, mat(markers) + ",control:" + std::to_string(control) + ",tapestry:0", 1);
    return tell(table, "conquer");
}

// Player 0 has the mat and takes the income turn of that number.
TestTable inTurn(int turn)
{
    TestTable table = begunWithMats({"isolationists", ""});
    return beforeIncome(table, turn).play("income");
}

const char *const kMarked = "conquer black=coin marker=true";

} // namespace

class TestIsolationists : public QObject
{
    Q_OBJECT

private slots:
    // Two tiles by the sheet of 2023, nothing as printed (DE p.32; contract, reading 51).
    void theStart()
    {
        TestTable adjusted(2, kNamed);
        adjusted.play({"skip", "civilization civilization=isolationists"});
        QCOMPARE(adjusted.pending(), std::string("1 capital, 1 (step)"));
        QCOMPARE(int{adjusted.player(0).tiles}, 2);
        QCOMPARE(int{adjusted.state().tilesLeft}, kTerritoryTiles - 2);
        TestTable printed(2, asPrinted());
        printed.play({"skip", "civilization civilization=isolationists"});
        QCOMPARE(printed.pending(), std::string("1 capital, 1 (step)"));
        QCOMPARE(int{printed.player(0).tiles}, 0);
        QVERIFY(shownMats(printed) == Value(Array{Object{{"civilization", "isolationists"}, {"markers", 4}}}));
    }

    // The marker brings `any` (civilizations.json).
    void aMarker()
    {
        TestTable table = conquering(3);
        table.play(kMarked);
        QVERIFY(nextEntry(table).why == Why::mat(Civilization::Isolationists));
        QVERIFY(*shownNext(table).find("why") == Value("isolationists"));
        QCOMPARE(markersOf(table), 2);
        QCOMPARE(int{table.player(0).control}, 2);
        QCOMPARE(int{table.player(0).outposts}, 7);
        QCOMPARE(table.says("gain resources={food:2}"), std::string("tapestry.noOption"));
        QCOMPARE(table.says("skip"), std::string("tapestry.notOptional"));
        table.play("gain resources={food:1}");
        QCOMPARE(stockOf(table, Resource::Food), 3);
        QCOMPARE(stockOf(table, Resource::Coin), 3);
        QVERIFY(table.state().queue.empty());
        // It may be kept.
        TestTable kept = conquering(4);
        kept.play("conquer black=coin");
        QVERIFY(kept.state().queue.empty());
        QCOMPARE(markersOf(kept), 4);
    }
    // The dice wait for it, as the benefit of a space waits for what its landmark brings (contract, readings 33 and 57).
    void beforeTheDice_data()
    {
        QTest::addColumn<QByteArray>("dice");
        QTest::addColumn<QByteArray>("pending");
        const auto row = [](const char *dice, const char *pending) {
            QTest::newRow(dice) << QByteArray(dice) << QByteArray(pending);
        };
        row("black=coin", "0 gain, 0 (coin)");
        row("red=\"vp_per(control)\" island=true", "0 gain, 0 (vp_per(control))");
        row("black=\"territory_benefit\" tile=\"research_x\"", "0 gain, 0 (research_x)");
    }
    void beforeTheDice()
    {
        QFETCH(const QByteArray, dice);
        QFETCH(const QByteArray, pending);
        TestTable table = conquering(1);
        table.play("conquer marker=true " + dice.toStdString());
        QCOMPARE(QByteArray::fromStdString(table.pending()), pending);
        QCOMPARE(stockOf(table, Resource::Coin), 2);
        QCOMPARE(table.points(0, Source::Conquer), 0);
        QCOMPARE(table.says("research face=science"), std::string("tapestry.notNow"));
        table.play("gain resources={food:1}");
        QCOMPARE(table.points(0, Source::Conquer), dice.startsWith("red") ? 2 : 0); // the new territory counts
        QCOMPARE(markersOf(table), 0);
    }
    // Only their own, while one is left, and on a territory that was nobody's (contract, reading 57).
    void whereNoMarkerGoes()
    {
        QVERIFY(isNoOption(conquering(0), kMarked, "marker"));
        TestTable table = conquering(4);
        set(table, "control:3,tapestry:1", 1);
        QVERIFY(isNoOption(table, "conquer black=coin against=1 marker=true", "marker"));
        QVERIFY(isNoOption(table, "conquer black=coin against=1 trap=true marker=true", "marker"));
        QCOMPARE(table.says("conquer black=coin against=1"), std::string());
        QVERIFY(isNoOption(attacking(4, 1), kMarked, "marker"));
    }

    // Each marker that was used holds a territory; so does the start (contract, reading 48).
    void whoIsSafe_data()
    {
        QTest::addColumn<int>("markers");
        QTest::addColumn<int>("control");
        QTest::addColumn<bool>("isSafe");
        const auto row = [](int markers, int control, bool isSafe) {
            QTest::addRow("%d left, control %d", markers, control) << markers << control << isSafe;
        };
        row(4, 1, true);
        row(4, 2, false);
        row(3, 2, true);
        row(3, 3, false);
        row(2, 3, true);
        row(0, 5, true);
        row(0, 6, false);
    }
    void whoIsSafe()
    {
        QFETCH(const int, markers);
        QFETCH(const int, control);
        QFETCH(const bool, isSafe);
        TestTable table = attacking(markers, control);
        for (const char *ended : {"", "incomes:5"}) { // who has ended keeps what is protected
            if (*ended != '\0')
                set(table, ended, 1);
            QCOMPARE(table.says("conquer red=\"vp(4)\" against=1"), std::string(isSafe ? "tapestry.noOption" : ""));
            if (isSafe)
                QVERIFY(isNoOption(table, "conquer red=\"vp(4)\" against=1", "against"));
            QCOMPARE(faultOfList(table, Kind::Conquer, allConquests(2)), std::string());
        }
        // Nor do outposts stand up again on what is protected.
        TestTable revolution = begunWithMats({"", "isolationists"});
        set(revolution, mat(markers) + ",toppled:1,control:" + std::to_string(control), 1);
        tell(revolution, "stand_up(3)");
        QCOMPARE(revolution.state().queue.empty(), isSafe);
    }
    // One territory that is open is lost once.
    void onlyTheOpenOnesStandUp()
    {
        TestTable table = begunWithMats({"", "isolationists"});
        set(table, mat(2) + ",control:4,toppled:3", 1);
        tell(table, "stand_up(3)");
        QCOMPARE(ListedMoves(table.state()).countUsual(Kind::StandUp), 1U);
        QCOMPARE(table.says("standUp against=[1,1]"), std::string("tapestry.noOption"));
        table.play("standUp against=[1]");
        QCOMPARE(int{table.player(1).control}, 3);
    }

    // The land's size is asked in the fifth income turn alone, and is due (contract, reading 57).
    void whenItComes()
    {
        for (int turn = 1; turn < kIncomes; ++turn) {
            TestTable plain = begunWithMats({"", ""});
            beforeIncome(plain, turn).play("income");
            const TestTable table = inTurn(turn);
            QCOMPARE(table.pending(), plain.pending());
            QVERIFY(!isPendingOf(table, Civilization::Isolationists));
        }
        const TestTable last = inTurn(kIncomes);
        QVERIFY(shownNext(last)
                == Value(Object{
                    {"player", 0}, {"wants", "count"}, {"what", "isolationists"}, {"why", "isolationists"}, {"ready", true}}));
        QCOMPARE(last.says("skip"), std::string("tapestry.notOptional"));
        const ListedMoves listed(last.state());
        QCOMPARE(listed.countUsual(Kind::Count), static_cast<std::uint32_t>(kMostLines) + 1);
        for (std::uint32_t index = 0; index < listed.count(Kind::Count); ++index)
            QVERIFY(listed.placeOf(listed.at(Kind::Count, index)) == index);
        QVERIFY(refuses(last.state(), CountLines{kMostLines + 1, {}}));
    }
    void theLand_data()
    {
        QTest::addColumn<int>("size");
        QTest::addColumn<int>("points");
        const QList<int> printed{0, 5, 10, 16, 23, 31, 40};
        for (const int size : {0, 1, 2, 3, 4, 5, 6, 7, 18})
            QTest::addRow("size %d", size) << size << printed[std::min(size, 6)];
    }
    void theLand()
    {
        QFETCH(const int, size);
        QFETCH(const int, points);
        TestTable table = inTurn(kIncomes);
        table.play("count count=" + std::to_string(size));
        QCOMPARE(table.points(0, Source::Civilization), points);
        QCOMPARE(int{table.player(0).ledger[Source::Civilization][kIncomes]}, points);
        QCOMPARE(table.did<UsedMat>().size(), std::size_t{1});
        // The lines of the city are another count, which is asked for all the same.
        QCOMPARE(int{table.player(0).lines}, 0);
        QVERIFY(table.pending().starts_with("0 count"));
        QVERIFY(!isPendingOf(table, Civilization::Isolationists));
        table.play("count count=4");
        QCOMPARE(int{table.player(0).lines}, 4);
        QCOMPARE(table.points(0, Source::Income), 4); // one house of the mat lies open (income_mat.json)
        QCOMPARE(table.points(0, Source::Civilization), points);
        QVERIFY(table.player(0).finished);
    }

    // During play there are four markers and no tiles (contract, reading 54).
    void duringPlay()
    {
        TestTable table = withMats({"", ""});
        table.play({"income", "income"});
        const int tiles = table.player(0).tiles;
        tell(table, "civ").play("civilization civilization=isolationists");
        QVERIFY(table.state().queue.empty());
        QCOMPARE(int{table.player(0).tiles}, tiles);
        QCOMPARE(markersOf(table), 4);
        tell(table, "conquer").play(kMarked);
        QCOMPARE(markersOf(table), 3);
    }
    // A conquest of what was nobody's is listed with a marker and without, of 23 dice, on the middle island or not.
    void whatIsListed()
    {
        constexpr std::uint32_t kEach = 2 * 23;
        TestTable table = conquering(1);
        QCOMPARE(ListedMoves(table.state()).countUsual(Kind::Conquer), 2 * kEach);
        QCOMPARE(faultOfList(table, Kind::Conquer, allConquests(2)), std::string());
        set(table, "control:3,tapestry:0", 1);
        QCOMPARE(ListedMoves(table.state()).countUsual(Kind::Conquer), 3 * kEach);
        QCOMPARE(faultOfList(table, Kind::Conquer, allConquests(2)), std::string());
        set(table, mat(0));
        QCOMPARE(ListedMoves(table.state()).countUsual(Kind::Conquer), 2 * kEach);
    }
};

} // namespace tst_tapestry_isolationists

PEGSHEET_TEST(tst_tapestry_isolationists, TestIsolationists)
#include "tst_isolationists.moc"
