// SPDX-License-Identifier: Apache-2.0
#include "tests/model/bronze/table.h"
#include "tests/registry.h"

#include <QTest>

namespace tst_bronze_building {

using namespace pegsheet;
using namespace pegsheet::bronze;

class TestBuilding : public QObject
{
    Q_OBJECT

private slots:
    // V7; DE 6, EN 4 (the worked example): five workers finish the Obelisk as second and the fourth city.
    void v7TheWorkedExample()
    {
        Table table;
        table.setBoxes(Monument::Obelisk, 7);
        table.finish(Monument::Obelisk, 1);
        table.collect("workers choice choice", 1);
        QCOMPARE(int{table.state.workers}, 5);
        table.make(build(Target::Obelisk, 2));
        QCOMPARE(int{table.sheet().monumentPoints[Monument::Obelisk]}, 3);
        QCOMPARE(int{table.state.workers}, 3);
        table.make(build(Target::City4, 3));
        QCOMPARE(table.sheet().cities(), 4);
        QCOMPARE(int{table.state.workers}, 0);
        table.make(EndTurn{});
        table.passTurn();
        QCOMPARE(table.code(Roll{dice("food food food food")}), QByteArray());
    }
    // EN 4: a box a worker.
    void everyBoxTakesAWorker()
    {
        Table table;
        table.collected(2, 0);
        QCOMPARE(table.code(build(Target::City4, 3)), QByteArray("bronze.notEnoughWorkers"));
        QCOMPARE(table.code(build(Target::City4, 2)), QByteArray());
        table.make(build(Target::City4, 2));
        QCOMPARE(int{table.state.workers}, 0);
        QCOMPARE(table.code(build(Target::City4, 1)), QByteArray("bronze.notEnoughWorkers"));
    }
    void noMoreBoxesThanAreOpen()
    {
        Table table;
        table.collected(20, 0);
        QCOMPARE(table.code(build(Target::City4, 4)), QByteArray("bronze.notEnoughBoxes"));
        table.make(build(Target::City4, 3));
        QCOMPARE(table.code(build(Target::City4, 1)), QByteArray("bronze.alreadyBuilt"));
        QCOMPARE(table.code(build(Target::City5, 0)), QByteArray("input.outOfRange"));
    }
    // Rules notes 1.3, D14: boxes of any city in any order; they stay from turn to turn.
    void citiesAreIndependentAndBoxesStay()
    {
        Table table;
        table.collected(7, 0);
        table.make(build(Target::City7, 6));
        table.make(build(Target::City5, 1));
        QCOMPARE(table.sheet().cities(), 4);
        table.make(EndTurn{});
        table.passTurn();
        QCOMPARE(table.sheet().boxes(Target::City5), 1);
        QCOMPARE(table.sheet().boxes(Target::City7), 6);
    }
    // EN 4: four new cities, seven in all.
    void sevenCitiesAreTheMost()
    {
        Table table;
        table.collected(18, 0);
        table.make(build(Target::City4, 3));
        table.make(build(Target::City5, 4));
        table.make(build(Target::City6, 5));
        QCOMPARE(table.sheet().cities(), 6);
        table.make(build(Target::City7, 6));
        QCOMPARE(table.sheet().cities(), 7);
        QCOMPARE(int{table.state.workers}, 0);
    }
    // D13: workers need not all be used; those left are gone with the turn.
    void workersLeftOverAreLost()
    {
        Table table;
        table.collect("workers workers workers");
        const auto effects = table.make(EndTurn{});
        QCOMPARE(int{table.state.workers}, 0);
        QCOMPARE(told<TurnEnded>(effects).workers, 9);
    }
    // EN table, D17: Engineering turns any number of stones into three workers each, one by one.
    void engineeringTurnsStonesIntoThreeWorkersEach()
    {
        Table table;
        table.owns({Development::Engineering});
        table.setPegs({0, 5, 0, 0, 0});
        table.collected(1, 0);
        table.make(UseStone{2});
        QCOMPARE(int{table.state.workers}, 7);
        QCOMPARE(table.pegs(), (Pegs{0, 3, 0, 0, 0}));
        QCOMPARE(table.code(UseStone{4}), QByteArray("bronze.notEnoughGoods"));
        QCOMPARE(table.code(UseStone{0}), QByteArray("input.outOfRange"));
        table.make(build(Target::Obelisk, 7));
        table.make(UseStone{3});
        QCOMPARE(int{table.state.workers}, 9);
        QCOMPARE(table.code(UseStone{1}), QByteArray("bronze.notEnoughGoods"));
    }
    void stonesAreNoWorkersWithoutEngineering()
    {
        Table table;
        table.owns({Development::Engineering}, 1);
        table.setPegs({0, 5, 0, 0, 0});
        table.collected(1, 0);
        QCOMPARE(table.code(UseStone{1}), QByteArray("bronze.needsDevelopment"));
    }
    // D18: the stones are gone even where the workers are not used.
    void stonesAreGoneEvenIfTheirWorkersIdle()
    {
        Table table;
        table.owns({Development::Engineering});
        table.setPegs({0, 1, 0, 0, 0});
        table.collected(0, 0);
        table.make(UseStone{1});
        table.make(EndTurn{});
        QCOMPARE(table.pegs(), (Pegs{0, 0, 0, 0, 0}));
    }
    // The most workers there can be, and then a correction on top: they never wrap round.
    void workersNeverWrapRound()
    {
        Table table;
        table.owns({Development::Engineering});
        table.collected(49, 0);
        for (int time = 0; time < 20; ++time) {
            const int before = table.state.workers;
            table.make(correction(0, Object{{"goods", Object{{"stone", 7}}}}));
            table.make(UseStone{7});
            QVERIFY(table.state.workers >= before);
        }
        QCOMPARE(int{table.state.workers}, 255);
    }
    // What is told: boxes ticked, boxes open, points, and whether as the first.
    void whatWasBuiltIsTold()
    {
        Table table;
        table.collected(10, 0);
        const auto begun = table.make(build(Target::Obelisk, 4));
        QCOMPARE(told<Built>(begun).open, 5);
        QCOMPARE(told<Built>(begun).points, 0);
        QVERIFY(!told<Built>(begun).first);
        const auto done = table.make(build(Target::Obelisk, 5));
        QCOMPARE(told<Built>(done).open, 0);
        QCOMPARE(told<Built>(done).points, 6);
        QVERIFY(told<Built>(done).first);
        table.state.player = 1;
        const auto later = table.make(build(Target::StepPyramid, 1));
        QVERIFY(!told<Built>(later).first);
    }
};

} // namespace tst_bronze_building

PEGSHEET_TEST(tst_bronze_building, TestBuilding)
#include "tst_building.moc"
