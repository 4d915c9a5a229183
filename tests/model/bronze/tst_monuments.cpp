// SPDX-License-Identifier: Apache-2.0
#include "tests/model/bronze/table.h"
#include "tests/registry.h"

#include <QTest>

namespace tst_bronze_monuments {

using namespace pegsheet;
using namespace pegsheet::bronze;

class TestMonuments : public QObject
{
    Q_OBJECT

private slots:
    // EN 4, rules notes 1.4: the first to finish earns the larger number, everybody after the smaller.
    void v11TheFirstEarnsTwelveAllOthersSix()
    {
        Table table(4);
        std::vector<int> points;
        for (int seat = 0; seat < 3; ++seat) {
            table.setBoxes(Monument::GreatPyramid, 14, 0, seat);
            table.collect("workers coins coins");
            table.make(build(Target::GreatPyramid, 1));
            table.make(EndTurn{});
            points.push_back(table.sheet(seat).monumentPoints[Monument::GreatPyramid]);
        }
        QCOMPARE(points, (std::vector<int>{12, 6, 6}));
    }
    void everyMonumentHasItsFirstAndLaterPoints_data()
    {
        QTest::addColumn<int>("monument");
        QTest::addColumn<int>("first");
        QTest::addColumn<int>("later");
        QTest::newRow("stepPyramid") << 0 << 1 << 0;
        QTest::newRow("stoneCircle") << 1 << 2 << 1;
        QTest::newRow("temple") << 2 << 4 << 2;
        QTest::newRow("obelisk") << 3 << 6 << 3;
        QTest::newRow("hangingGardens") << 4 << 8 << 4;
        QTest::newRow("greatWall") << 5 << 10 << 5;
        QTest::newRow("greatPyramid") << 6 << 12 << 6;
    }
    void everyMonumentHasItsFirstAndLaterPoints()
    {
        QFETCH(int, monument);
        QFETCH(int, first);
        QFETCH(int, later);
        const auto which = static_cast<Monument>(monument);
        Table table(4);
        QCOMPARE(monumentPointsNow(table.state, which), first);
        table.collected(15, 0);
        table.make(build(targetOf(which), kMonuments[which].boxes));
        QCOMPARE(int{table.sheet().monumentPoints[which]}, first);
        QCOMPARE(monumentPointsNow(table.state, which), later);
    }
    // EN 4: boxes of others take nothing from a monument; only finishing it does.
    void boxesOfOthersDoNotTakeTheFirstPoints()
    {
        Table table;
        table.setBoxes(Monument::StepPyramid, 2, 0, 1);
        table.collected(3, 0);
        table.make(build(Target::StepPyramid, 3));
        QCOMPARE(int{table.sheet().monumentPoints[Monument::StepPyramid]}, 1);
    }
    // EN 4, DE 6: what is not finished is worth nothing.
    void x21AnUnfinishedMonumentIsWorthNothing()
    {
        Table table;
        table.setBoxes(Monument::Obelisk, 8);
        table.owns({Development::Architecture});
        QCOMPARE(scoreOf(table.state, 0).lines.at(1).points, 0);
        QCOMPARE(scoreOf(table.state, 0).lines.at(2).points, 0);
        QCOMPARE(totalOf(table.state, 0), 8);
    }
    // EN 4: the boxes of a monument may be ticked over several turns.
    void boxesStayFromTurnToTurn()
    {
        Table table;
        table.collect("workers coins coins");
        table.make(build(Target::StoneCircle, 3));
        table.make(EndTurn{});
        table.passTurn();
        table.state.mine().food = 15;
        table.collect("workers coins coins");
        table.make(build(Target::StoneCircle, 2));
        QCOMPARE(int{table.sheet().monumentPoints[Monument::StoneCircle]}, 2);
    }
    // Rules notes 2: somebody is the first, and only one.
    void nobodyIsFirstTwice()
    {
        Table table(3);
        for (const int seat : {2, 0, 1}) {
            table.state.player = static_cast<std::uint8_t>(seat);
            table.collected(3, 0);
            table.make(build(Target::StepPyramid, 3));
        }
        QCOMPARE(int{table.sheet(2).monumentPoints[Monument::StepPyramid]}, 1);
        QCOMPARE(int{table.sheet(0).monumentPoints[Monument::StepPyramid]}, 0);
        QCOMPARE(int{table.sheet(1).monumentPoints[Monument::StepPyramid]}, 0);
    }
};

} // namespace tst_bronze_monuments

PEGSHEET_TEST(tst_bronze_monuments, TestMonuments)
#include "tst_monuments.moc"
