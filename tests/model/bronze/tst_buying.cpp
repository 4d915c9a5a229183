// SPDX-License-Identifier: Apache-2.0
#include "model/bronze/payment.h"
#include "tests/model/bronze/table.h"
#include "tests/registry.h"

#include <QTest>

namespace tst_bronze_buying {

using namespace pegsheet;
using namespace pegsheet::bronze;

namespace {

// The worked example of DE 7 and EN 5: a coin die, five wood, three stone, one cloth, one metal.
Table example()
{
    Table table;
    table.setPegs({5, 3, 0, 1, 1});
    table.collected(0, 7);
    return table;
}

int developmentPoints(const Table &table)
{
    return scoreOf(table.state, 0).lines.front().points;
}

} // namespace

class TestBuying : public QObject
{
    Q_OBJECT

private slots:
    // V8; DE 7, EN 5: coins, metal and cloth make 16 for a price of 15; the one too much is lost.
    void v8PayingWithMetalAndCloth()
    {
        Table table = example();
        QCOMPARE(table.sheet().goodsValue(), 36);
        QCOMPARE(table.sheet().goodsCount(), 10);
        const auto effects = table.make(buy(Development::Agriculture, {Good::Cloth, Good::Metal}));
        QCOMPARE(table.pegs(), (Pegs{5, 3, 0, 0, 0}));
        QCOMPARE(developmentPoints(table), 3);
        QCOMPARE(int{table.state.coins}, 0);
        const Bought bought = told<Bought>(effects);
        QCOMPARE(bought.cost, 15);
        QCOMPARE(bought.coins, 7);
        QCOMPARE(bought.over, 1);
        QCOMPARE(pegsOf(bought.goods), (Pegs{0, 0, 0, 1, 1}));
    }
    // V8b; DE 7, EN 5: instead all stone, 19.
    void v8bPayingWithAllStone()
    {
        Table table = example();
        const auto effects = table.make(buy(Development::Agriculture, {Good::Stone}));
        QCOMPARE(table.pegs(), (Pegs{5, 0, 0, 1, 1}));
        QCOMPARE(told<Bought>(effects).over, 4);
    }
    // V8c; DE 7, EN 5: instead all wood, 22; wood alone would do, but the coins are gone all the same.
    void v8cPayingWithAllWood()
    {
        Table table = example();
        const auto effects = table.make(buy(Development::Agriculture, {Good::Wood}));
        QCOMPARE(table.pegs(), (Pegs{0, 3, 0, 1, 1}));
        QCOMPARE(told<Bought>(effects).over, 7);
        QCOMPARE(int{table.state.coins}, 0);
        Table withoutCoins = example();
        withoutCoins.state.coins = 0;
        QCOMPARE(withoutCoins.code(buy(Development::Agriculture, {Good::Wood})), QByteArray());
    }
    // EN 5, DE 7: rows are given whole; a price that the rows named do not reach is refused.
    void aPriceNotReachedIsRefused()
    {
        const Table table = example();
        QCOMPARE(table.code(buy(Development::Agriculture)), QByteArray("bronze.notEnoughCoins"));
        QCOMPARE(table.code(buy(Development::Agriculture, {Good::Metal})), QByteArray("bronze.notEnoughCoins"));
        const MaybeRefusal refusal = refuses(table.state, buy(Development::Agriculture, {Good::Metal}));
        QVERIFY(refusal->values == (Object{{"development", "agriculture"}, {"cost", 15}, {"paid", 12}, {"missing", 3}}));
    }
    void theExactPriceSuffices()
    {
        Table table;
        table.collected(0, 15);
        QCOMPARE(table.code(buy(Development::Agriculture)), QByteArray());
        table.collected(0, 14);
        QCOMPARE(table.code(buy(Development::Agriculture)), QByteArray("bronze.notEnoughCoins"));
    }
    void anEmptyRowPaysNothing()
    {
        const Table table = example();
        QCOMPARE(table.code(buy(Development::Agriculture, {Good::Wood, Good::Pottery})), QByteArray("bronze.rowEmpty"));
    }
    // D16: paying more than needed is allowed; what is over is lost.
    void payingTooMuchIsAllowed()
    {
        Table table = example();
        table.make(buy(Development::Leadership, {Good::Wood, Good::Stone, Good::Cloth, Good::Metal}));
        QCOMPARE(table.pegs(), (Pegs{0, 0, 0, 0, 0}));
        QCOMPARE(developmentPoints(table), 2);
    }
    // X17; EN 5, DE 7: one development a turn.
    void x17ASecondPurchaseInTheTurnIsRefused()
    {
        Table table;
        table.setPegs({8, 7, 0, 0, 0});
        table.collected(0, 40);
        table.make(buy(Development::Leadership));
        QCOMPARE(table.code(buy(Development::Irrigation, {Good::Wood})), QByteArray("bronze.tooLateToBuy"));
    }
    // X17; EN 5: each only once, but several players may own the same.
    void x17ADevelopmentOwnedIsRefused()
    {
        Table table;
        table.owns({Development::Irrigation});
        table.owns({Development::Leadership}, 1);
        table.collected(0, 40);
        QCOMPARE(table.code(buy(Development::Irrigation)), QByteArray("bronze.alreadyOwned"));
        QCOMPARE(table.code(buy(Development::Leadership)), QByteArray());
    }
    // EN 5: coins cannot be saved.
    void coinsAreGoneWithTheTurn()
    {
        Table table;
        table.collect("coins coins coins");
        QCOMPARE(int{table.state.coins}, 21);
        const auto effects = table.make(EndTurn{});
        QCOMPARE(told<TurnEnded>(effects).coins, 21);
        QCOMPARE(int{table.state.coins}, 0);
        table.state.mine().food = 15;
        table.collect("food food food");
        QCOMPARE(int{table.state.coins}, 0);
    }
    // X15; EN table, D10, D17: Granaries sells any number of food at four coins each.
    void x15GranariesSellsFoodAtFourCoins()
    {
        Table table;
        table.owns({Development::Granaries});
        table.sheet().food = 4;
        table.collected(0, 3);
        QCOMPARE(table.code(buy(Development::Agriculture, {}, 2)), QByteArray("bronze.notEnoughCoins"));
        table.make(buy(Development::Agriculture, {}, 3));
        QCOMPARE(int{table.sheet().food}, 1);
        QCOMPARE(int{table.state.coins}, 0);
    }
    // X15: food is sold towards a purchase only, not more than there is, and not without Granaries.
    void x15FoodIsSoldOnlyTowardsAPurchase()
    {
        Table table;
        table.owns({Development::Granaries});
        table.sheet().food = 4;
        table.collected(0, 0);
        QCOMPARE(table.code(buy(Development::Empire, {}, 4)), QByteArray("bronze.notEnoughCoins"));
        QCOMPARE(table.code(buy(Development::Agriculture, {}, 5)), QByteArray("bronze.notEnoughFood"));
        const ListedMoves listed(table.state);
        for (std::uint32_t i = 0; i < listed.size(); ++i) {
            State after = table.state;
            NoEffects sink;
            const Move move = listed.at(i);
            apply(after, move, sink);
            QVERIFY(std::holds_alternative<Buy>(move) || after.sheets[0].food == 4);
        }
        Table without;
        without.sheet().food = 4;
        without.collected(0, 15);
        QCOMPARE(without.code(buy(Development::Agriculture, {}, 1)), QByteArray("bronze.needsDevelopment"));
    }
    // X18, D15: Caravans bought this turn spares this turn's discard.
    void x18CaravansSparesTheDiscardAtOnce()
    {
        Table table;
        table.setPegs({3, 3, 3, 0, 0});
        table.collected(0, 20);
        QCOMPARE(table.code(EndTurn{}), QByteArray("bronze.discardFirst"));
        table.make(buy(Development::Caravans));
        QCOMPARE(table.code(EndTurn{}), QByteArray());
        QCOMPARE(table.code(discard({{Good::Wood, 3}})), QByteArray("bronze.nothingToDiscard"));
    }
    // EN table: the price list of the classic game.
    void everyDevelopmentHasItsPriceAndPoints_data()
    {
        QTest::addColumn<QByteArray>("name");
        QTest::addColumn<int>("cost");
        QTest::addColumn<int>("points");
        const auto row = [](const char *name, int cost, int points) { QTest::newRow(name) << QByteArray(name) << cost << points; };
        row("leadership", 10, 2);
        row("irrigation", 10, 2);
        row("agriculture", 15, 3);
        row("quarrying", 15, 3);
        row("medicine", 15, 3);
        row("coinage", 20, 4);
        row("caravans", 20, 4);
        row("religion", 20, 6);
        row("granaries", 30, 6);
        row("masonry", 30, 6);
        row("engineering", 40, 6);
        row("architecture", 50, 8);
        row("empire", 60, 8);
    }
    void everyDevelopmentHasItsPriceAndPoints()
    {
        QFETCH(QByteArray, name);
        QFETCH(int, cost);
        QFETCH(int, points);
        const auto development = fromName<Development>(name.constData());
        QVERIFY(development.has_value());
        Table table;
        table.collected(0, cost - 1);
        QCOMPARE(table.code(buy(*development)), QByteArray("bronze.notEnoughCoins"));
        table.collected(0, cost);
        table.make(buy(*development));
        QCOMPARE(developmentPoints(table), points);
    }
    // EN table: a development works from the next turn on, where its step has passed.
    void coinageBoughtNowPaysFromTheNextTurnOn()
    {
        Table table;
        table.collect("coins coins coins");
        table.make(buy(Development::Coinage));
        QCOMPARE(int{table.state.coins}, 0);
        table.make(EndTurn{});
        table.passTurn();
        table.state.mine().food = 15;
        table.collect("coins good good");
        QCOMPARE(int{table.state.coins}, 12);
    }
};

} // namespace tst_bronze_buying

PEGSHEET_TEST(tst_bronze_buying, TestBuying)
#include "tst_buying.moc"
