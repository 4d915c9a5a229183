// SPDX-License-Identifier: Apache-2.0
#include "tests/model/bronze/table.h"
#include "tests/registry.h"

#include <QTest>

namespace tst_bronze_food {

using namespace pegsheet;
using namespace pegsheet::bronze;

class TestFood : public QObject
{
    Q_OBJECT

private slots:
    // V3; DE 3, EN 3b: three and two make five, from 3 to 8. V4; DE 4: three cities eat, from 8 to 5.
    void v3FoodDiceAndChosenDiceAddUp()
    {
        Table table;
        const auto effects = table.collect("food choice coins", 1);
        const FoodCollected food = told<FoodCollected>(effects);
        QCOMPARE(food.earned, 5);
        QCOMPARE(food.food, 8);
    }
    void v4EveryCityEatsOne()
    {
        Table table;
        table.collect("food choice coins", 1);
        QCOMPARE(int{table.sheet().food}, 5);
        QCOMPARE(table.disasters(), (std::vector<int>{0, 0}));
    }
    // V5; DE 4, EN 3c: five cities and two food cost three points.
    void v5EveryUnfedCityCostsAPoint()
    {
        Table table;
        table.setCities(5);
        table.sheet().food = 2;
        const auto effects = table.collect("good good coins coins coins");
        QCOMPARE(int{table.sheet().food}, 0);
        QCOMPARE(table.disasters(), (std::vector<int>{3, 0}));
        QCOMPARE(told<Fed>(effects).unfed, 3);
    }
    // X7; FR, EN table, D7: Agriculture adds one a die that yields food, and none to one that works.
    void x7AgricultureAddsOneADie()
    {
        Sheet sheet;
        sheet.developments.insert(Development::Agriculture);
        QCOMPARE(yieldOf(sheet, dice("food choice"), 1).foodEarned, 7);
        QCOMPARE(yieldOf(sheet, dice("food choice"), 1).agriculture, 2);
        QCOMPARE(yieldOf(sheet, dice("food choice"), 0).foodEarned, 4);
        QCOMPARE(yieldOf(Sheet(), dice("food choice"), 1).foodEarned, 5);
        QCOMPARE(yieldOf(sheet, dice("good workers coins"), 0).foodEarned, 0);
    }
    // X9; DE 3, EN 3b, D30: what is above fifteen is lost before the cities eat.
    void x9FoodAboveFifteenIsLostBeforeFeeding()
    {
        Table table;
        table.setCities(6);
        table.owns({Development::Agriculture});
        table.sheet().food = 13;
        const auto effects = table.collect("food choice coins coins coins coins", 1);
        QCOMPARE(int{table.sheet().food}, 9);
        QCOMPARE(told<FoodCollected>(effects).lost, 5);
    }
    // EN 3c: as many cities eat as there are, not as many as dice brought food.
    void sevenCitiesEatSeven()
    {
        Table table;
        table.setCities(7);
        table.sheet().food = 8;
        table.collect("coins coins coins coins coins coins coins");
        QCOMPARE(int{table.sheet().food}, 1);
    }
    // EN 3c: exactly enough is enough.
    void exactlyEnoughFoodFeedsAll()
    {
        Table table;
        table.collect("coins coins coins");
        QCOMPARE(int{table.sheet().food}, 0);
        QCOMPARE(table.disasters(), (std::vector<int>{0, 0}));
    }
    // D11: nothing spares from famine.
    void nothingSparesFromFamine()
    {
        Table table;
        for (const Development development : kAll<Development>)
            if (exists(table.state, development))
                table.owns({development});
        table.finish(Monument::GreatWall);
        table.sheet().food = 0;
        table.collect("coins coins coins");
        QCOMPARE(table.disasters(), (std::vector<int>{3, 0}));
    }
    // D11: famine is the roller's alone.
    void famineHitsOnlyTheRoller()
    {
        Table table(4);
        for (Sheet &sheet : table.state.seated())
            sheet.food = 0;
        const auto effects = table.collect("coins coins coins");
        QCOMPARE(table.disasters(), (std::vector<int>{3, 0, 0, 0}));
        QCOMPARE(fates(effects), (std::vector<QByteArray>{"hit 0 3"}));
    }
    // D12: famine and another disaster add up.
    void famineAndDroughtAddUp()
    {
        Table table;
        table.sheet().food = 1;
        const auto effects = table.collect("skull skull coins");
        QCOMPARE(table.disasters(), (std::vector<int>{4, 0}));
        QCOMPARE(fates(effects), (std::vector<QByteArray>{"hit 0 2", "hit 0 2"}));
    }
    // X8; FR, EN table, D7: Masonry adds one worker a die that yields workers, and none to one taken as food.
    void x8MasonryAddsOneADie()
    {
        Sheet sheet;
        sheet.developments.insert(Development::Masonry);
        QCOMPARE(yieldOf(sheet, dice("workers choice"), 0).workers, 7);
        QCOMPARE(yieldOf(sheet, dice("workers choice"), 0).masonry, 2);
        QCOMPARE(yieldOf(sheet, dice("workers choice"), 1).workers, 4);
        QCOMPARE(yieldOf(Sheet(), dice("workers choice"), 0).workers, 5);
        QCOMPARE(yieldOf(sheet, dice("food good coins"), 0).workers, 0);
    }
    // X14; EN table: a coin die is worth 7, with Coinage 12.
    void x14CoinageMakesACoinDieWorthTwelve()
    {
        Sheet sheet;
        QCOMPARE(yieldOf(sheet, dice("coins coins"), 0).coins, 14);
        sheet.developments.insert(Development::Coinage);
        QCOMPARE(yieldOf(sheet, dice("coins coins"), 0).coins, 24);
    }
    // Rules notes 2, invariants: the most that seven dice bring.
    void sevenDiceBringTheirMost()
    {
        Sheet sheet;
        sheet.developments = EnumSet<Development>::fromBits(EnumSet<Development>::kFull);
        QCOMPARE(yieldOf(sheet, dice("food food food food food food food"), 0).foodEarned, 28);
        QCOMPARE(yieldOf(sheet, dice("workers workers workers workers workers workers workers"), 0).workers, 28);
        QCOMPARE(yieldOf(sheet, dice("coins coins coins coins coins coins coins"), 0).coins, 84);
        QCOMPARE(yieldOf(sheet, dice("skull skull skull skull skull skull skull"), 0).goodsEarned, 14);
    }
};

} // namespace tst_bronze_food

PEGSHEET_TEST(tst_bronze_food, TestFood)
#include "tst_food.moc"
