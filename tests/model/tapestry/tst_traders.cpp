// SPDX-License-Identifier: Apache-2.0
// The Traders: in the second to fifth income turn a marker goes to a territory, of nobody for points, of an opponent for what it
// brings; who conquers the former later leaves them the other die (civilizations.json; contract, readings 48, 51 and 57).
#include "tests/model/tapestry/candidates.h"
#include "tests/model/tapestry/keptmats.h"
#include "tests/registry.h"

namespace tst_tapestry_traders {

using namespace pegsheet;
using namespace pegsheet::tapestry;

namespace {

constexpr Civilization kIt = Civilization::Traders;

// What lies on the mat, as a correction.
std::string mat(const std::string &more)
{
    return "civilizations:[{civilization:traders" + (more.empty() ? "" : ',' + more) + "}]";
}

// Three players, of whom the first has the mat and the second three territories.
TestTable three(const std::string &more = {})
{
    TestTable table = begunWithMats({"traders", "", ""});
    set(table, "control:3,tapestry:0", 1);
    return set(table, mat(more) + ",resources:{coin:2,worker:2,food:2,culture:2},tapestry:0,tiles:0");
}

// The mat's owner takes the income turn of that number.
TestTable inTurn(int turn, const std::string &more = {})
{
    TestTable table = three(more);
    return beforeIncome(table, turn).play("income");
}

// That player conquers a territory on which a marker lies.
TestTable openFor(int conqueror, const std::string &benefit = "conquer")
{
    TestTable table = three("markers:2,open:1");
    return tell(table, benefit, conqueror);
}

const MatState &matOf(const TestTable &table)
{
    return table.state().mats[kIt];
}

} // namespace

class TestTraders : public QObject
{
    Q_OBJECT

private slots:
    // `any*2` and 10 points by the sheet of 2023, nothing as printed (DE p.32; contract, reading 51).
    void theStart()
    {
        TestTable adjusted(2, kNamed);
        adjusted.play({"skip", "civilization civilization=traders"});
        QCOMPARE(adjusted.points(0, Source::Civilization), 10);
        QCOMPARE(adjusted.pending(), std::string("0 gain, 1 capital, 1 (step)"));
        QCOMPARE(adjusted.says("gain resources={food:1}"), std::string("tapestry.noOption"));
        adjusted.play("gain resources={food:1,coin:1}");
        QCOMPARE(adjusted.pending(), std::string("1 capital, 1 (step)"));
        TestTable printed(2, asPrinted());
        printed.play({"skip", "civilization civilization=traders"});
        QCOMPARE(printed.pending(), std::string("1 capital, 1 (step)"));
        QVERIFY(shownMats(printed)
                == Value(Array{Object{{"civilization", "traders"}, {"markers", 4}, {"open", 0}, {"beside", Array()}}}));
    }
    // Not in the first income turn; in the others it may be declined, and all else waits for it (DE p.11).
    void whenItComes()
    {
        TestTable first = withMats({"traders", ""}, asPrinted());
        first.play("income");
        QCOMPARE(int{first.state().turn}, 1);
        for (int turn = 2; turn <= kIncomes; ++turn) {
            TestTable table = inTurn(turn);
            QVERIFY(shownNext(table)
                    == Value(Object{{"player", 0},
                                    {"wants", "trade"},
                                    {"what", "traders"},
                                    {"why", "traders"},
                                    {"ready", true},
                                    {"optional", true}}));
            QCOMPARE(std::popcount(table.state().queue.waiting()), table.state().queue.size() - 1);
            table.play("skip");
            QCOMPARE(int{matOf(table).markers}, 4);
            QVERIFY(!isPendingOf(table, kIt));
        }
        // Without a marker there is nothing to place.
        const TestTable none = inTurn(3, "markers:0,open:2,beside:[1,1]");
        QVERIFY(!isPendingOf(none, kIt) && wasLeftOut(none, kIt));
    }

    // A point for each edge with an opponent's territory (civilizations.json).
    void onAnEmptyTerritory()
    {
        for (int points = 0; points <= 6; ++points) {
            TestTable table = inTurn(4, "markers:3,open:1");
            table.play("trade points=" + std::to_string(points));
            QCOMPARE(table.points(0, Source::Civilization), points);
            QCOMPARE(int{table.player(0).ledger[Source::Civilization][4]}, points);
            QCOMPARE(int{matOf(table).markers}, 2);
            QCOMPARE(matOf(table).number(), 2);
            QCOMPARE(table.did<UsedMat>().size(), std::size_t{1});
        }
    }
    // On a territory with one outpost of an opponent, what its tile brings.
    void besideAnOpponent()
    {
        TestTable table = inTurn(2, "markers:2,beside:[2]");
        TestTable printed = table;
        const int workers = stockOf(table, Resource::Worker);
        table.play("trade against=1 tile=worker");
        QCOMPARE(stockOf(table, Resource::Worker), workers + 1);
        QVERIFY(shownMats(table)
                == Value(Array{Object{{"civilization", "traders"}, {"markers", 1}, {"open", 0}, {"beside", Array{2, 1}}}}));
        QCOMPARE(int{table.player(1).control}, 3);
        // Of a printed territory none is said.
        QVERIFY(printed.play("trade against=1").did<Got>().empty());
        QCOMPARE(matOf(printed).beside(1), 1);
        // What asks for more is asked before the turn goes on.
        TestTable asked = inTurn(2);
        asked.play("trade against=1 tile=invent");
        QVERIFY(asked.pending().starts_with("0 invent") && nextEntry(asked).why == Why::mat(kIt));
        QCOMPARE(asked.says("gain resources={coin:1}"), std::string("tapestry.notNow"));
    }
    // Neither the own ones, nor a start, nor where two pieces stand already (contract, reading 48).
    void whereNoMarkerGoes()
    {
        const TestTable table = inTurn(2);
        QVERIFY(isNoOption(table, "trade against=0", "against"));
        QVERIFY(isNoOption(table, "trade against=2", "against"));
        QCOMPARE(table.says("trade against=1"), std::string());
        QVERIFY(isNoOption(table, "trade points=1 tile=worker", "tile"));
        for (const char *line : {"trade against=3", "trade", "trade points=1 against=1"})
            QVERIFY(!table.says(line).empty());
        const TestTable full = inTurn(2, "markers:2,beside:[1,1]");
        QVERIFY(isNoOption(full, "trade against=1", "against"));
        QCOMPARE(inTurn(2, "markers:2,beside:[1,2]").says("trade against=1"), std::string());
        // Nor can those be conquered.
        TestTable conquest = three("markers:2,beside:[1,1]");
        tell(conquest, "conquer", 2);
        QVERIFY(isNoOption(conquest, "conquer black=coin against=1", "against"));
        set(conquest, "control:4", 1);
        QCOMPARE(conquest.says("conquer black=coin against=1"), std::string());
    }
    // Points or an opponent with one of 13 benefits or none.
    void whatIsListed()
    {
        TestTable table = inTurn(3);
        QCOMPARE(ListedMoves(table.state()).countUsual(Kind::Trade), 7U + 14U);
        QCOMPARE(faultOfList(table, Kind::Trade, allTrades(3)), std::string());
        set(table, "control:2", 2);
        QCOMPARE(ListedMoves(table.state()).countUsual(Kind::Trade), 7U + 2 * 14U);
        QCOMPARE(faultOfList(table, Kind::Trade, allTrades(3)), std::string());
        // The other die of an empty territory: none, or one of the other kind.
        TestTable open = openFor(1);
        QCOMPARE(ListedMoves(open.state()).countUsual(Kind::Conquer), 2 * (5 * (1 + 4 + 14) + (4 + 14) * (1 + 5)));
        QCOMPARE(faultOfList(open, Kind::Conquer, allConquests(3)), std::string());
    }

    // Who conquers where a marker lies leaves the die that is not gained (contract, reading 57).
    void theOtherDie_data()
    {
        QTest::addColumn<QByteArray>("dice");
        QTest::addColumn<int>("points");
        QTest::addColumn<int>("food");
        QTest::addColumn<int>("tiles");
        const auto row = [](const char *dice, int points, int food, int tiles) {
            QTest::newRow(dice) << QByteArray(dice) << points << food << tiles;
        };
        row("red=\"vp(4)\" other=food", 0, 1, 0);
        row("red=\"vp(4)\" other=\"territory_benefit\" tile=\"tile*2\"", 0, 0, 2);
        row("red=\"vp(4)\" other=\"territory_benefit\"", 0, 0, 0);
        row("black=worker other=\"vp(7)\"", 7, 0, 0);
        row("black=worker other=\"vp_per(control)\"", 5, 0, 0); // the Traders' own
        row("black=\"territory_benefit\" tile=food other=\"vp(5)\"", 5, 0, 0);
        row("red=\"vp(4)\"", 0, 0, 0);
    }
    void theOtherDie()
    {
        QFETCH(const QByteArray, dice);
        QFETCH(const int, points);
        QFETCH(const int, food);
        QFETCH(const int, tiles);
        TestTable table = openFor(1);
        set(table, "control:5");
        table.play("conquer " + dice.toStdString());
        const bool isLeft = dice.contains("other");
        QCOMPARE(table.points(0, Source::Civilization), points);
        QCOMPARE(stockOf(table, Resource::Food), 2 + food);
        QCOMPARE(int{table.player(0).tiles}, tiles);
        QCOMPARE(matOf(table).number(), isLeft ? 0 : 1);
        QCOMPARE(int{matOf(table).count}, isLeft ? 1 : 0);
        QVERIFY(!isLeft || matOf(table).beside(0) == 1);
        QCOMPARE(int{matOf(table).markers}, 2);
        QCOMPARE(int{table.player(1).control}, 4);
        QCOMPARE(table.points(1, Source::Conquer), dice.startsWith("red") ? 4 : 0);
        QVERIFY(table.state().queue.empty());
        // The marker beside the outpost keeps that territory safe.
        set(table, "control:2", 1);
        tell(table, "conquer", 2);
        QCOMPARE(table.says("conquer black=coin against=1").empty(), !isLeft);
    }
    void noOtherDie()
    {
        const TestTable table = openFor(1);
        QVERIFY(isNoOption(table, "conquer red=\"vp(4)\" other=\"vp(5)\"", "other"));
        QVERIFY(isNoOption(table, "conquer black=coin other=food", "other"));
        QVERIFY(isNoOption(table, "conquer red=\"vp(4)\" other=coin tile=worker", "tile"));
        QVERIFY(isNoOption(openFor(2), "conquer red=\"vp(4)\" against=1 other=coin", "other"));
        QVERIFY(isNoOption(openFor(1, "conquer_both"), "conquer red=\"vp(4)\" black=coin other=food", "other"));
        TestTable none = three("markers:3,beside:[1]");
        QVERIFY(isNoOption(tell(none, "conquer", 1), "conquer red=\"vp(4)\" other=coin", "other"));
    }
    // What the tile asks the Traders stands behind all that is pending, and nobody waits for it (contract, reading 33).
    void theTileComesLast()
    {
        TestTable table = openFor(1, "then(conquer,any)");
        table.play("conquer red=\"vp(4)\" other=\"territory_benefit\" tile=\"research_x\"");
        QCOMPARE(table.pending(), std::string("1 gain, 0 research"));
        table.play({"research face=science stay=true", "gain resources={coin:1}"});
        QVERIFY(table.state().queue.empty());
    }
    // Where they conquer there themselves the own die comes first.
    void theOwnOutpost()
    {
        TestTable table = openFor(0);
        table.play("conquer red=\"vp(4)\" other=\"territory_benefit\" tile=\"research_x\"");
        QCOMPARE(table.points(0, Source::Conquer), 4);
        QCOMPARE(table.pending(), std::string("0 research"));
        QCOMPARE(matOf(table).beside(0), 0);
        TestTable black = openFor(0);
        black.play("conquer black=\"territory_benefit\" tile=\"research_x\" other=\"vp(6)\"");
        QVERIFY(black.pending().starts_with("0 research"));
        black.play("research face=science stay=true");
        QCOMPARE(black.points(0, Source::Civilization), 6);
        QVERIFY(black.state().queue.empty());
        // It is as safe as any with two pieces.
        set(black, "control:2");
        tell(black, "conquer", 1);
        QVERIFY(isNoOption(black, "conquer red=\"vp(4)\" against=0", "against"));
    }
    // Who has ended gains the points of it, and nothing else (DE p.15).
    void theyHaveEnded()
    {
        const auto ended = [](const char *dice) {
            TestTable table = openFor(1);
            set(table, "incomes:5");
            return table.play(std::string("conquer ") + dice);
        };
        QCOMPARE(ended("black=coin other=\"vp(7)\"").points(0, Source::Civilization), 7);
        const TestTable food = ended("red=\"vp(4)\" other=food");
        QCOMPARE(stockOf(food, Resource::Food), 2);
        QCOMPARE(matOf(food).number(), 0);
        QCOMPARE(matOf(food).beside(0), 1);
        QVERIFY(ended("red=\"vp(4)\" other=\"territory_benefit\" tile=\"research_x\"").state().queue.empty());
    }
    // During play there is no adjustment (contract, reading 54).
    void duringPlay()
    {
        TestTable table = withMats({"", ""});
        table.play({"income", "income"});
        tell(table, "civ").play("civilization civilization=traders");
        QVERIFY(table.state().queue.empty());
        QCOMPARE(int{table.player(0).vp}, 0);
        QCOMPARE(int{matOf(table).markers}, 4);
        beforeIncome(table, 3).play("income");
        QVERIFY(table.pending().starts_with("0 trade"));
    }
};

} // namespace tst_tapestry_traders

PEGSHEET_TEST(tst_tapestry_traders, TestTraders)
#include "tst_traders.moc"
