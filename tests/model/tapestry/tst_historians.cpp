// SPDX-License-Identifier: Apache-2.0
// The Historians: in the second to fifth income turn a tile may go for a marker to an opponent; whenever one who holds a marker
// gains a landmark, all squares that lie open are gained (civilizations.json; contract, readings 33, 53 and 54).
#include "tests/model/tapestry/matquestions.h"
#include "tests/registry.h"

namespace tst_tapestry_historians {

using namespace pegsheet;
using namespace pegsheet::tapestry;

namespace {

constexpr Civilization kMat = Civilization::Historians;

// So many players after the first income, of whom the first has the Historians.
TestTable begun(int players)
{
    TestTable table(players, asPrinted());
    for (int seat = 0; seat < players; ++seat)
        table.play({"skip", seat == 0 ? "civilization civilization=historians" : "skip"});
    for (int seat = 0; seat < players; ++seat)
        table.play("income");
    return table;
}

// Player 0 takes the income turn of that number, with those fields of the mat before, and three tiles.
TestTable inTurn(int turn, const std::string &fields = {}, int players = 3)
{
    TestTable table = begun(players);
    beforeIncome(table, turn);
    set(table, "civilizations:[{civilization:historians" + fields + "}],tiles:3");
    return table.play("income");
}

// Outside of an income turn, with those fields of the mat, without resources and tiles.
TestTable holding(const std::string &fields)
{
    TestTable table = begun(3);
    set(table, "civilizations:[{civilization:historians," + fields + "}],resources:{coin:0,worker:0,food:0,culture:0},tiles:0");
    return table;
}

std::string shown(int markers, const std::string &given, const std::string &squares)
{
    return "[{civilization:historians,markers:" + std::to_string(markers) + ",given:[" + given + "],squares:[" + squares + "]}]";
}

// Every answer that could be meant of three players.
QStringList everyAnswer()
{
    QStringList all;
    for (int seat = 0; seat < 3; ++seat) {
        all.append("opponent player=" + QString::number(seat));
        for (int square = 0; square < kMostMarkers; ++square)
            all.append("opponent player=" + QString::number(seat) + " square=" + QString::number(square));
    }
    return all;
}

} // namespace

class TestHistorians : public QObject
{
    Q_OBJECT

private slots:
    // They begin with four markers and nothing else: the sheet of 2023 has none of it for them (tapestry.md; reading 51).
    void theStart()
    {
        for (const Object &options : {kNamed, asPrinted()}) {
            TestTable table(2, options);
            table.play({"skip", "civilization civilization=historians"});
            QCOMPARE(table.pending(), std::string("1 capital, 1 (step)"));
            QCOMPARE(shownOf(table, "civilizations"), shown(4, "", ""));
            table.play({"skip", "skip", "income"});
            QCOMPARE(int{table.state().turn}, 1);
            QCOMPARE(int{table.player(0).vp}, 0);
        }
    }
    void whenItComes()
    {
        for (const int players : {2, 3})
            for (int turn = 2; turn <= kIncomes; ++turn) {
                TestTable table = inTurn(turn, {}, players);
                QCOMPARE(textOf(nextShown(table)), asked("opponent", "historians", true));
                QVERIFY(allElseWaits(table));
                table.play("skip");
                QCOMPARE(shownOf(table, "civilizations"), shown(4, "", ""));
                QVERIFY(table.pending().find("opponent") == std::string::npos);
            }
    }
    // A tile, a marker and an opponent who has not ended are needed (decided with reading 53).
    void whenItCannot()
    {
        for (const char *fields : {"tiles:0", "civilizations:[{civilization:historians,markers:0,given:[1,2,1,2]}]"}) {
            TestTable table = begun(3);
            beforeIncome(table, 3);
            set(table, "tiles:3");
            set(table, fields).play("income");
            QVERIFY(isLeftOut(table, kMat));
            QVERIFY(table.pending().find("opponent") == std::string::npos);
        }
        for (const int players : {1, 2}) {
            TestTable table = begun(players);
            beforeIncome(table, 2);
            if (players > 1)
                set(table, "incomes:5", 1);
            set(table, "tiles:3").play("income");
            QVERIFY(isLeftOut(table, kMat));
        }
    }
    // The marker comes from the square that is said, else from the first that is covered.
    void aMarkerIsGiven()
    {
        TestTable table = inTurn(2, {}, 3);
        table.play("opponent player=2 square=2");
        QCOMPARE(shownOf(table, "civilizations"), shown(3, "2", "2"));
        QCOMPARE(int{table.player(0).tiles}, 2);
        QCOMPARE(memberOf(nextShown(table), "why"), std::string("era2"));
        QCOMPARE(table.says("opponent player=1"), std::string("tapestry.notNow"));
        QCOMPARE(table.points(0, Source::Civilization), 0);
        QCOMPARE(amountOf(table, Resource::Food), 2);
        for (const auto &[squares, first] :
             {std::pair("", 0), std::pair("0", 1), std::pair("0,2", 1), std::pair("0,1,2", 3), std::pair("1,2,3", 0)}) {
            TestTable next = inTurn(5, ",markers:1,given:[1,1,1],squares:[" + std::string(squares) + ']');
            next.play("opponent player=2");
            const MatState &mat = next.state().mats[kMat];
            QVERIFY((mat.squares() >> static_cast<unsigned>(first) & 1U) != 0);
            QCOMPARE(std::popcount(mat.squares()), squares[0] == '\0' ? 1 : static_cast<int>(std::string(squares).size() / 2 + 2));
            QCOMPARE(int{mat.markers}, 0);
            QVERIFY(mat.given(3) == 2 && mat.holds(2));
        }
    }
    void whatIsListed()
    {
        const TestTable table = inTurn(3, ",markers:2,given:[1,1],squares:[0,2]");
        QCOMPARE(listedLines(table, Kind::Opponent),
                 (QStringList{"opponent player=1", "opponent player=1 square=1", "opponent player=1 square=3", "opponent player=2",
                              "opponent player=2 square=1", "opponent player=2 square=3"}));
        QCOMPARE(listedLines(table, Kind::Opponent), acceptedLines(table, everyAnswer()));
        QCOMPARE(listedLines(table, Kind::Skip), QStringList{"skip"});
        for (const int square : {0, 2}) {
            const std::string line = "opponent player=1 square=" + std::to_string(square);
            QCOMPARE(table.says(line), std::string("tapestry.noOption"));
            QCOMPARE(memberOf(table.valuesOf(line), "field"), std::string("square"));
        }
        QCOMPARE(table.says("opponent player=0"), std::string("tapestry.noOption"));
        QCOMPARE(memberOf(table.valuesOf("opponent player=0"), "field"), std::string("player"));
        QCOMPARE(table.says("opponent player=3"), std::string("input.outOfRange"));
        // Who has ended gets none.
        TestTable ended = begun(3);
        set(ended, "incomes:5", 2);
        beforeIncome(ended, 2);
        set(ended, "tiles:1").play("income");
        QCOMPARE(listedLines(ended, Kind::Opponent), acceptedLines(ended, everyAnswer()));
        QCOMPARE(listedLines(ended, Kind::Opponent).size(), 5);
        QCOMPARE(ended.says("opponent player=2"), std::string("tapestry.finished"));
    }
    // All open squares at once: 3 points, a worker, a food and 3 points from the left (civilizations.json).
    void whatIsGained_data()
    {
        QTest::addColumn<QByteArray>("squares");
        QTest::addColumn<int>("points");
        QTest::addColumn<int>("workers");
        QTest::addColumn<int>("food");
        const auto row = [](const char *squares, int points, int workers, int food) {
            QTest::newRow(squares) << QByteArray(squares) << points << workers << food;
        };
        row("0", 3, 0, 0);
        row("1", 0, 1, 0);
        row("2", 0, 0, 1);
        row("3", 3, 0, 0);
        row("0,3", 6, 0, 0);
        row("0,1,2,3", 6, 1, 1);
    }
    void whatIsGained()
    {
        QFETCH(const QByteArray, squares);
        QFETCH(const int, points);
        QFETCH(const int, workers);
        QFETCH(const int, food);
        TestTable table = holding("markers:3,given:[1],squares:[" + squares.toStdString() + ']');
        set(table, "tracks:{exploration:[3]}", 1);
        tell(table, "adv_x(e)", 1);
        QVERIFY(table.state().queue.empty());
        QVERIFY(landmarksAt(table.state(), 1).has(Landmark::Lighthouse));
        QCOMPARE(int{table.player(0).ledger[Source::Civilization][1]}, points);
        QCOMPARE(amountOf(table, Resource::Worker), workers);
        QCOMPARE(amountOf(table, Resource::Food), food);
        QCOMPARE(table.player(0).resources.total(), workers + food);
    }
    // Landmarks of any kind, once each, however many markers their player holds; of nobody else's (contract, reading 53).
    void whichLandmarks()
    {
        TestTable table = holding("markers:0,given:[1,1,1,1],squares:[0,1,2,3]");
        const auto hasGained = [&](int times) {
            return table.points(0, Source::Civilization) == 6 * times && amountOf(table, Resource::Worker) == times
                && amountOf(table, Resource::Food) == times;
        };
        tell(table, "landmark(bakery)", 1);
        QVERIFY(hasGained(1));
        tell(table, "landmark(any)", 1).play("landmark landmark=academy");
        QVERIFY(hasGained(2));
        set(table, "techCards:[{card:library,row:middle}],open:{houses:3}", 1);
        tell(table, "upgrade", 1).play("upgrade card=library");
        QVERIFY(hasGained(3));
        set(table, "tracks:{science:[3],military:[9]}", 1);
        tell(table, "all(adv_x(s),adv_x(m))", 1);
        QVERIFY(hasGained(5));
        // A landmark that is taken is none; and an opponent without a marker, or they themselves, bring nothing.
        tell(table, "landmark(bakery)", 1);
        tell(table, "landmark(barn)", 2);
        tell(table, "landmark(treasury)");
        QVERIFY(hasGained(5));
        QVERIFY(table.state().queue.empty());
    }
    // In the turn of another, and in the era of the Historians.
    void inAnothersTurn()
    {
        TestTable table = holding("markers:3,given:[2],squares:[0,1]");
        set(table, "incomes:3");
        table.play("correct set=turn:2");
        set(table, "tracks:{technology:[3]},resources:{coin:8,culture:8}", 2);
        table.play("advance track=technology pay=coin:2");
        QCOMPARE(int{table.player(0).ledger[Source::Civilization][3]}, 3);
        QCOMPARE(amountOf(table, Resource::Worker), 1);
        // More than eight are lost.
        TestTable full = holding("markers:3,given:[1],squares:[1]");
        set(full, "resources:{worker:8}");
        tell(full, "landmark(barn)", 1);
        QCOMPARE(amountOf(full, Resource::Worker), kMostResource);
    }
    // A correction may open every square while markers are left (contract, reading 59): there is no fifth one.
    void everySquareIsOpen()
    {
        TestTable table = inTurn(3, ",markers:2,given:[1],squares:[0,1,2,3]");
        if (table.says("opponent player=2").empty())
            table.play("opponent player=2");
        QCOMPARE(table.state().mats[kMat].squares(), 15U);
    }
    // Historians who have ended gain the points alone (contract, reading 33).
    void whoHasEnded()
    {
        TestTable table = holding("markers:0,given:[1,2,1,2],squares:[0,1,2,3]");
        set(table, "incomes:5");
        QVERIFY(table.player(0).finished);
        tell(table, "landmark(barn)", 1);
        QCOMPARE(int{table.player(0).ledger[Source::Civilization][5]}, 6);
        QCOMPARE(table.player(0).resources.total(), 0);
    }
    // During play four markers are given at once, without tiles; it cannot be declined (contract, reading 54).
    void duringPlay()
    {
        TestTable table(3, kNamed);
        table.play({"skip", "skip", "skip", "skip", "skip", "skip", "income", "income", "income"});
        set(table, "tiles:0");
        table.play({"benefit player=0 gains=civ", "civilization civilization=historians"});
        QVERIFY(table.pending().starts_with("0 opponent"));
        QCOMPARE(table.says("skip"), std::string("tapestry.notOptional"));
        QCOMPARE(listedLines(table, Kind::Opponent).size(), 10);
        QCOMPARE(listedLines(table, Kind::Opponent), acceptedLines(table, everyAnswer()));
        table.play({"opponent player=2 square=3", "opponent player=1"});
        QCOMPARE(table.says("opponent player=1 square=0"), std::string("tapestry.noOption"));
        QCOMPARE(shownOf(table, "civilizations"), shown(2, "2,1", "0,3"));
        table.play({"opponent player=2", "opponent player=2"});
        QCOMPARE(shownOf(table, "civilizations"), shown(0, "2,1,2,2", "0,1,2,3"));
        QVERIFY(table.state().queue.empty());
        QCOMPARE(int{table.player(0).tiles}, 0);
        QCOMPARE(int{table.player(0).vp}, 0);
    }
    // With one opponent left they are given by themselves.
    void duringPlayToTheOnlyOne()
    {
        for (const int players : {2, 3}) {
            TestTable table(players, kNamed);
            for (int seat = 0; seat < players; ++seat)
                table.play({"skip", "skip"});
            for (int seat = 0; seat < players; ++seat)
                table.play("income");
            if (players > 2)
                set(table, "incomes:5", 2);
            table.play({"benefit player=0 gains=civ", "civilization civilization=historians"});
            QVERIFY(table.state().queue.empty());
            QCOMPARE(shownOf(table, "civilizations"), shown(0, "1,1,1,1", "0,1,2,3"));
        }
    }
};

} // namespace tst_tapestry_historians

PEGSHEET_TEST(tst_tapestry_historians, TestHistorians)
#include "tst_historians.moc"
