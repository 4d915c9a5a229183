// SPDX-License-Identifier: Apache-2.0
#include "tests/model/bronze/table.h"
#include "tests/registry.h"

#include <QTest>

namespace tst_bronze_goods {

using namespace pegsheet;
using namespace pegsheet::bronze;

namespace {

// What collecting leaves on the pegboard when the dice show so many goods. Skull dice bring two each, and
// their disasters are no matter here.
Yield collectedWith(const Pegs &before, int earned, bool quarrying = false)
{
    Table table;
    table.setPegs(before);
    if (quarrying)
        table.owns({Development::Quarrying});
    Dice dice;
    dice.add(Face::Skull, earned / 2);
    dice.add(Face::Good, earned % 2);
    return yieldOf(table.sheet(), dice, 0);
}

Pegs pegsWith(const Pegs &before, int earned, bool quarrying = false)
{
    return pegsOf(collectedWith(before, earned, quarrying).goods);
}

} // namespace

class TestGoods : public QObject
{
    Q_OBJECT

private slots:
    // V2; DE 2, EN 3a: the dice of V1 bring one wood, one stone, one pottery.
    void v2ThreeGoodsAreWoodStoneAndPottery()
    {
        Table table;
        table.collect("skull good workers");
        QCOMPARE(table.pegs(), (Pegs{1, 1, 1, 0, 0}));
    }
    // EN 3a: a good die brings one good, a skull die two; the others none.
    void onlyTwoFacesBringGoods()
    {
        QCOMPARE(yieldOf(Sheet(), dice("good"), 0).goodsEarned, 1);
        QCOMPARE(yieldOf(Sheet(), dice("skull"), 0).goodsEarned, 2);
        QCOMPARE(yieldOf(Sheet(), dice("food workers choice coins"), 1).goodsEarned, 0);
    }
    // X1; FR, D1: what finds no hole is lost and still counts as one of those earned.
    void x1WhatFindsNoHoleIsLostAndCounts()
    {
        QCOMPARE(pegsWith({8, 0, 0, 0, 0}, 6), (Pegs{8, 1, 1, 1, 1}));
        QCOMPARE(collectedWith({8, 0, 0, 0, 0}, 6).goodsLost, 2);
    }
    // X2; DE 2, EN 3a: full rows take nothing more.
    void x2FullRowsStayFull()
    {
        QCOMPARE(pegsWith({8, 7, 6, 5, 4}, 3), (Pegs{8, 7, 6, 5, 4}));
        QCOMPARE(collectedWith({8, 7, 6, 5, 4}, 3).goodsLost, 3);
    }
    // X3, rules notes 1.2; DE 2, EN 3a: the sixth good is wood again.
    void x3GoodsGoRoundFromWood_data()
    {
        QTest::addColumn<int>("earned");
        QTest::addColumn<QVector<int>>("expected");
        const std::vector<Pegs> rounds{{0, 0, 0, 0, 0}, {1, 0, 0, 0, 0}, {1, 1, 0, 0, 0}, {1, 1, 1, 0, 0}, {1, 1, 1, 1, 0},
                                       {1, 1, 1, 1, 1}, {2, 1, 1, 1, 1}, {2, 2, 1, 1, 1}, {2, 2, 2, 1, 1}, {2, 2, 2, 2, 1},
                                       {2, 2, 2, 2, 2}, {3, 2, 2, 2, 2}, {3, 3, 2, 2, 2}, {3, 3, 3, 2, 2}, {3, 3, 3, 3, 2}};
        for (std::size_t earned = 0; earned < rounds.size(); ++earned)
            QTest::addRow("%zu goods", earned)
                << static_cast<int>(earned) << QVector<int>(rounds[earned].begin(), rounds[earned].end());
    }
    void x3GoodsGoRoundFromWood()
    {
        QFETCH(int, earned);
        QFETCH(QVector<int>, expected);
        const Pegs pegs = pegsWith({0, 0, 0, 0, 0}, earned);
        QCOMPARE(QVector<int>(pegs.begin(), pegs.end()), expected);
    }
    // X4; FR: every turn begins at wood, whatever was collected last.
    void x4EveryTurnBeginsAtWood() { QCOMPARE(pegsWith({1, 1, 0, 0, 0}, 3), (Pegs{2, 2, 1, 0, 0})); }
    // X5; FR, D2: Quarrying brings one stone more once a turn, when at least one stone was produced.
    void x5QuarryingBringsOneStoneATurn()
    {
        QCOMPARE(pegsWith({0, 0, 0, 0, 0}, 0, true), (Pegs{0, 0, 0, 0, 0}));
        QCOMPARE(pegsWith({0, 0, 0, 0, 0}, 1, true), (Pegs{1, 0, 0, 0, 0}));
        QCOMPARE(pegsWith({0, 0, 0, 0, 0}, 2, true), (Pegs{1, 2, 0, 0, 0}));
        QCOMPARE(pegsWith({0, 0, 0, 0, 0}, 7, true), (Pegs{2, 3, 1, 1, 1}));
    }
    void withoutQuarryingNoStoneIsAdded()
    {
        QVERIFY(!collectedWith({0, 0, 0, 0, 0}, 7).quarried);
        QVERIFY(collectedWith({0, 0, 0, 0, 0}, 7, true).quarried);
    }
    // D3: a full row earns nothing, the row never passes its last hole, and nothing is lost for it.
    void quarryingStopsAtTheLastHole()
    {
        QCOMPARE(pegsWith({0, 5, 0, 0, 0}, 2, true), (Pegs{1, 7, 0, 0, 0}));
        QCOMPARE(pegsWith({0, 6, 0, 0, 0}, 2, true), (Pegs{1, 7, 0, 0, 0}));
        QCOMPARE(pegsWith({0, 7, 0, 0, 0}, 2, true), (Pegs{1, 7, 0, 0, 0}));
        QVERIFY(!collectedWith({0, 6, 0, 0, 0}, 2, true).quarried);
        QCOMPARE(collectedWith({0, 6, 0, 0, 0}, 2, true).goodsLost, 0);
        QCOMPARE(collectedWith({0, 7, 0, 0, 0}, 2, true).goodsLost, 1);
    }
    // EN 6, DE 8: above six goods during the turn is no matter.
    void moreThanSixGoodsMayBeHeldDuringTheTurn()
    {
        Table table;
        table.setPegs({3, 3, 0, 0, 0});
        table.collect("good good coins");
        QCOMPARE(table.pegs(), (Pegs{4, 4, 0, 0, 0}));
    }
    // Only the roller collects.
    void theOthersCollectNothing()
    {
        Table table(3);
        table.collect("good good good");
        QCOMPARE(table.pegs(1), (Pegs{0, 0, 0, 0, 0}));
        QCOMPARE(table.pegs(2), (Pegs{0, 0, 0, 0, 0}));
    }
    // What is told adds up: earned, less lost, and the stone of Quarrying, is what the pegs moved.
    void whatIsToldAddsUp()
    {
        Table table;
        table.setPegs({8, 6, 0, 0, 0});
        table.owns({Development::Quarrying});
        const auto effects = table.collect("skull good good");
        const GoodsCollected goods = told<GoodsCollected>(effects);
        QCOMPARE(goods.earned, 4);
        QCOMPARE(goods.lost, 1);
        QCOMPARE(goods.quarried, 0);
        QCOMPARE(pegsOf(goods.gained), (Pegs{0, 1, 1, 1, 0}));
    }
};

} // namespace tst_bronze_goods

PEGSHEET_TEST(tst_bronze_goods, TestGoods)
#include "tst_goods.moc"
