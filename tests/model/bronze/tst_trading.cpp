// SPDX-License-Identifier: Apache-2.0
// Trading (DE and FR, variant; rules notes S9T, D22 to D25).
#include "model/bronze/payment.h"
#include "model/bronze/trading.h"
#include "model/core/matchof.h"
#include "tests/model/bronze/table.h"
#include "tests/registry.h"

#include <QTest>

namespace tst_bronze_trading {

using namespace pegsheet;
using namespace pegsheet::bronze;

namespace {

// The first player has collected and may trade.
Table trading(int players = 3)
{
    Table table(players, "classic", {{"trading", true}});
    for (Sheet &sheet : table.state.seated())
        sheet.food = 9;
    table.make(Roll{dice("workers workers coins")});
    table.make(Keep{});
    table.setPegs({3, 1, 0, 0, 0}, 0);
    table.setPegs({0, 0, 2, 1, 0}, 1);
    return table;
}

} // namespace

class TestTrading : public QObject
{
    Q_OBJECT

private slots:
    // DE, FR: after feeding and disasters, before building.
    void tradesComeBetweenDisasterAndBuilding()
    {
        Table table = trading();
        QCOMPARE(table.state.step, Step::Trading);
        QCOMPARE(phaseOf(table.state), Phase::Trade);
        table.make(Trade{1, wares({{Ware::Wood, 2}}), wares({{Ware::Pottery, 1}, {Ware::Food, 2}})});
        QCOMPARE(table.pegs(0), (Pegs{1, 1, 1, 0, 0}));
        QCOMPARE(table.pegs(1), (Pegs{2, 0, 1, 1, 0}));
        QCOMPARE(int{table.sheet(0).food}, 6 + 2);
        QCOMPARE(int{table.sheet(1).food}, 9 - 2);
        // Again, and with another; then building, and no way back.
        table.make(Trade{2, wares({{Ware::Wood, 1}}), wares({{Ware::Food, 3}})});
        table.make(build(Target::City4, 3));
        QCOMPARE(table.code(Trade{1, wares({{Ware::Stone, 1}}), {}}), QByteArray("bronze.tooLate"));
    }
    void tradesDoNotComeBeforeTheDiceAreCollected()
    {
        Table table(2, "classic", {{"trading", true}});
        QCOMPARE(table.code(Trade{1, wares({{Ware::Food, 1}}), {}}), QByteArray("bronze.tooEarly"));
    }
    // A turn without a trade goes on as ever.
    void buyingOrEndingPassesTradingBy()
    {
        Table table = trading();
        table.setPegs({4, 0, 0, 0, 0});
        QCOMPARE(table.code(buy(Development::Irrigation, {Good::Wood})), QByteArray());
        QVERIFY(!payments(table.state, Development::Irrigation).empty());
        table.make(EndTurn{});
        QCOMPARE(int{table.state.player}, 1);
        QCOMPARE(int{table.state.trades}, 0);
    }
    void withoutTheOptionNobodyTrades()
    {
        Table table;
        table.make(Roll{dice("food food food")});
        table.make(Keep{});
        QCOMPARE(table.code(Trade{1, wares({{Ware::Food, 1}}), {}}), QByteArray("bronze.noTrading"));
    }
    // DE: no more is given than shown; D22.
    void nobodyGivesMoreThanThereIs()
    {
        Table table = trading();
        QCOMPARE(table.code(Trade{1, wares({{Ware::Wood, 4}}), {}}), QByteArray("bronze.tradeTooMuch"));
        QCOMPARE(table.code(Trade{1, {}, wares({{Ware::Pottery, 3}})}), QByteArray("bronze.tradeTooMuch"));
        QCOMPARE(table.code(Trade{1, wares({{Ware::Food, 7}}), {}}), QByteArray("bronze.tradeTooMuch"));
    }
    // FR: no more of a good than the pegboard has holes for; D22. What goes makes room for what comes.
    void nobodyHoldsMoreThanThereAreHoles()
    {
        Table table = trading();
        table.setPegs({8, 1, 0, 0, 0}, 0);
        table.setPegs({1, 0, 0, 0, 4}, 1);
        QCOMPARE(table.code(Trade{1, {}, wares({{Ware::Wood, 1}})}), QByteArray("bronze.tradeNoRoom"));
        QCOMPARE(table.code(Trade{1, wares({{Ware::Wood, 1}}), wares({{Ware::Wood, 1}})}), QByteArray());
        table.setPegs({0, 0, 0, 0, 1}, 0);
        QCOMPARE(table.code(Trade{1, wares({{Ware::Metal, 1}}), {}}), QByteArray("bronze.tradeNoRoom"));
        table.sheet(1).food = 14;
        QCOMPARE(table.code(Trade{1, wares({{Ware::Food, 2}}), {}}), QByteArray("bronze.tradeNoRoom"));
        QCOMPARE(table.code(Trade{1, wares({{Ware::Food, 1}}), {}}), QByteArray());
    }
    // D24: a gift needs nothing in return, but something must change hands.
    void aGiftIsATradeAndNothingIsNone()
    {
        Table table = trading();
        QCOMPARE(table.code(Trade{1, wares({{Ware::Wood, 1}}), {}}), QByteArray());
        QCOMPARE(table.code(Trade{1, {}, {}}), QByteArray("bronze.tradeEmpty"));
    }
    void aTradeTakesTwo()
    {
        Table table = trading();
        QCOMPARE(table.code(Trade{0, wares({{Ware::Wood, 1}}), {}}), QByteArray("bronze.tradeAlone"));
        QCOMPARE(table.code(Trade{3, wares({{Ware::Wood, 1}}), {}}), QByteArray("input.noSuchPlayer"));
    }
    // D23: more than six may be received; they go at the end of that player's own turn.
    void moreThanSixStayUntilTheOwnTurnEnds()
    {
        Table table = trading(2);
        table.setPegs({6, 0, 0, 0, 0}, 0);
        table.setPegs({0, 3, 2, 1, 0}, 1);
        table.make(Trade{1, wares({{Ware::Wood, 3}}), {}});
        QCOMPARE(table.sheet(1).goodsCount(), 9);
        table.make(EndTurn{});
        table.make(Roll{dice("food food food")});
        table.make(Keep{});
        QCOMPARE(table.code(EndTurn{}), QByteArray("bronze.discardFirst"));
    }
    // Protocol: amounts above 0, goods in the order of the table.
    void aTradeIsWrittenWithWhatChangesHands()
    {
        const Value value = MatchOf<Bronze>::moveValue(Trade{1, wares({{Ware::Food, 2}, {Ware::Wood, 1}}), {}});
        QVERIFY(value == Value(Object{{"type", "trade"}, {"with", 1}, {"give", Object{{"wood", 1}, {"food", 2}}}}));
        Move read;
        QVERIFY(!MatchOf<Bronze>::readMove(
            Object{{"type", "trade"}, {"with", 1}, {"give", Object{{"wood", 1}, {"food", 2}}}, {"take", Object{}}}, read));
        QVERIFY(MatchOf<Bronze>::moveValue(read) == value);
    }
    // Protocol: at most one trade a turn, by the random player.
    void theRandomPlayerTradesOnceATurn()
    {
        int trades = 0;
        for (std::uint64_t seed = 0; seed < 30; ++seed) {
            Table table(4, "classic", {{"trading", true}});
            Random random(seed);
            while (!Bronze::over(table.state)) {
                const Move move = playRandomly(table.state, random);
                trades += std::holds_alternative<Trade>(move) ? 1 : 0;
                QVERIFY(table.state.trades <= 1);
            }
        }
        QVERIFY(trades > 100);
    }
};

} // namespace tst_bronze_trading

PEGSHEET_TEST(tst_bronze_trading, TestTrading)
#include "tst_trading.moc"
