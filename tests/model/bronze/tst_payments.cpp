// SPDX-License-Identifier: Apache-2.0
#include "model/bronze/payment.h"
#include "tests/model/bronze/table.h"
#include "tests/registry.h"

#include <QTest>

namespace tst_bronze_payments {

using namespace pegsheet;
using namespace pegsheet::bronze;

namespace {

// "cloth metal+2": rows given, food sold.
QByteArray written(const Payment &payment)
{
    QByteArray text;
    for (const Good good : kAll<Good>)
        if (payment.goods.has(good))
            text += bytes(nameOf(good)) + ' ';
    text = text.trimmed();
    if (payment.food > 0)
        text += '+' + QByteArray::number(payment.food);
    return text + " over " + QByteArray::number(payment.over);
}

std::vector<QByteArray> proposals(const Table &table, Development development)
{
    std::vector<QByteArray> texts;
    for (const Payment &payment : payments(table.state, development))
        texts.push_back(written(payment));
    return texts;
}

} // namespace

class TestPayments : public QObject
{
    Q_OBJECT

private slots:
    // The worked example of DE 7: the three ways it names, the cheapest first.
    void theWaysOfTheWorkedExample()
    {
        Table table;
        table.setPegs({5, 3, 0, 1, 1});
        table.collected(0, 7);
        QCOMPARE(proposals(table, Development::Agriculture),
                 (std::vector<QByteArray>{"cloth metal over 1", "stone over 4", "wood over 7"}));
    }
    void coinsAloneNeedNothingMore()
    {
        Table table;
        table.setPegs({5, 3, 0, 1, 1});
        table.collected(0, 15);
        QCOMPARE(proposals(table, Development::Agriculture), (std::vector<QByteArray>{" over 0"}));
    }
    void foodFillsWhatIsMissing()
    {
        Table table;
        table.owns({Development::Granaries});
        table.setPegs({0, 0, 0, 2, 0});
        table.sheet().food = 3;
        table.collected(0, 0);
        QCOMPARE(proposals(table, Development::Agriculture), (std::vector<QByteArray>{"cloth+1 over 1"}));
        table.sheet().food = 4;
        QCOMPARE(proposals(table, Development::Agriculture), (std::vector<QByteArray>{"+4 over 1", "cloth+1 over 1"}));
    }
    void equallyDearWaysKeepMoreGoods()
    {
        Table table;
        table.setPegs({4, 0, 0, 0, 0}); // 10
        table.sheet().goods[Good::Metal] = 1;
        table.sheet().goods[Good::Cloth] = 1;
        table.collected(0, 5);
        // Wood makes 15 from four goods, cloth and metal 14 from two: only wood reaches 15.
        QCOMPARE(proposals(table, Development::Agriculture), (std::vector<QByteArray>{"wood over 0"}));
        table.collected(0, 1);
        QCOMPARE(proposals(table, Development::Leadership), (std::vector<QByteArray>{"cloth metal over 0", "wood over 1"}));
        table.setPegs({2, 1, 1, 0, 0}); // 3, 2, 3
        table.collected(0, 7);
        QCOMPARE(proposals(table, Development::Leadership), (std::vector<QByteArray>{"pottery over 0", "wood over 0"}));
    }
    void nothingIsGivenNeedlessly()
    {
        Table table;
        table.owns({Development::Granaries});
        table.setPegs({8, 7, 6, 5, 4});
        table.sheet().food = 15;
        table.collected(0, 9);
        for (const Development development : kAll<Development>) {
            const auto found = payments(table.state, development);
            QCOMPARE(found.empty(), !unowned(table.state).has(development));
            for (const Payment &payment : found) {
                QVERIFY(!refusesPayment(table.state, {development, payment.goods, payment.food}));
                QCOMPARE(payment.total, paid(table.state, payment.goods, payment.food));
                QCOMPARE(payment.over, payment.total - costOf(table.state, development));
                if (payment.food > 0) {
                    const auto fewer = static_cast<std::uint8_t>(payment.food - 1);
                    QVERIFY(refusesPayment(table.state, {development, payment.goods, fewer}).has_value());
                }
                for (const Good good : kAll<Good>) {
                    EnumSet<Good> fewer = payment.goods;
                    fewer.erase(good);
                    if (payment.goods.has(good))
                        QVERIFY(refusesPayment(table.state, {development, fewer, payment.food}).has_value());
                }
            }
        }
    }
    // Whoever finds no way on the list finds none at all, and the list is complete: checked against all ways.
    void everyWayWithoutWasteIsThere()
    {
        Table table;
        table.owns({Development::Granaries});
        table.setPegs({3, 2, 1, 1, 1});
        table.sheet().food = 5;
        table.collected(0, 7);
        for (const Development development : kAll<Development>) {
            if (!unowned(table.state).has(development))
                continue;
            std::size_t ways = 0;
            for (std::uint32_t bits = 0; bits <= EnumSet<Good>::kFull; ++bits)
                for (std::uint8_t food = 0; food <= 5; ++food)
                    ways += isWayWithoutWaste(table, {development, EnumSet<Good>::fromBits(bits), food}) ? 1 : 0;
            QCOMPARE(payments(table.state, development).size(), ways);
        }
    }
    void thereIsNoWayOutOfReachOrOutOfTurn()
    {
        Table table;
        table.setPegs({1, 0, 0, 0, 0});
        table.collected(0, 7);
        QVERIFY(payments(table.state, Development::Leadership).empty());
        table.collected(0, 20);
        QVERIFY(!payments(table.state, Development::Leadership).empty());
        table.make(buy(Development::Irrigation));
        QVERIFY(payments(table.state, Development::Leadership).empty());
    }
    void purchasingPowerIsCoinsGoodsAndFoodThatMayBeSold()
    {
        Table table;
        table.setPegs({5, 3, 0, 1, 1});
        table.sheet().food = 4;
        table.collected(0, 7);
        QCOMPARE(purchasingPower(table.state), 43);
        table.owns({Development::Granaries});
        QCOMPARE(purchasingPower(table.state), 59);
    }
    void affordableIsWhatCostsNoMore()
    {
        for (int budget = -5; budget < 100; ++budget)
            for (const Development development : kAll<Development>)
                for (const Variant variant : kAll<Variant>) {
                    const int cost = kDevelopments[development].cost[variant];
                    QCOMPARE(affordable(variant, budget).has(development), cost > 0 && cost <= budget);
                }
    }

private:
    static bool isWayWithoutWaste(const Table &table, const Buy &way)
    {
        const auto reaches = [&](EnumSet<Good> goods, int food) {
            return paid(table.state, goods, food) >= costOf(table.state, way.development);
        };
        bool tight = reaches(way.goods, way.food) && (way.food == 0 || !reaches(way.goods, way.food - 1));
        for (const Good good : kAll<Good>) {
            EnumSet<Good> fewer = way.goods;
            fewer.erase(good);
            tight = tight && (!way.goods.has(good) || !reaches(fewer, way.food));
        }
        return tight;
    }
};

} // namespace tst_bronze_payments

PEGSHEET_TEST(tst_bronze_payments, TestPayments)
#include "tst_payments.moc"
