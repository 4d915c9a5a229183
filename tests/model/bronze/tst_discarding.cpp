// SPDX-License-Identifier: Apache-2.0
#include "tests/model/bronze/table.h"
#include "tests/registry.h"

#include <QTest>

namespace tst_bronze_discarding {

using namespace pegsheet;
using namespace pegsheet::bronze;

namespace {

Table holding(const Pegs &pegs)
{
    Table table;
    table.setPegs(pegs);
    table.collected(0, 0);
    return table;
}

} // namespace

class TestDiscarding : public QObject
{
    Q_OBJECT

private slots:
    // V9; DE 8, EN 6: of five wood and three stone two go: two wood, two stone, or one of each.
    void v9TwoOfEightGoodsGo()
    {
        const std::vector<std::pair<Discard, Pegs>> ways{
            {discard({{Good::Wood, 2}}), {3, 3, 0, 0, 0}},
            {discard({{Good::Stone, 2}}), {5, 1, 0, 0, 0}},
            {discard({{Good::Wood, 1}, {Good::Stone, 1}}), {4, 2, 0, 0, 0}},
        };
        for (const auto &[move, left] : ways) {
            Table table = holding({5, 3, 0, 0, 0});
            table.make(move);
            QCOMPARE(table.pegs(), left);
            QCOMPARE(table.code(EndTurn{}), QByteArray());
        }
        QCOMPARE(ListedMoves(holding({5, 3, 0, 0, 0}).state).count(Kind::Discard), 3U);
    }
    // V9: to exactly six.
    void v9ToExactlySix()
    {
        const Table table = holding({5, 3, 0, 0, 0});
        QCOMPARE(table.code(discard({{Good::Wood, 1}})), QByteArray("bronze.discardCount"));
        QCOMPARE(table.code(discard({{Good::Wood, 3}})), QByteArray("bronze.discardCount"));
        QCOMPARE(table.code(discard({})), QByteArray("bronze.discardCount"));
        QCOMPARE(table.code(discard({{Good::Metal, 2}})), QByteArray("bronze.notEnoughGoods"));
    }
    // V10; FR step 5: of five wood and two stone one goes.
    void v10OneOfSevenGoodsGoes()
    {
        Table wood = holding({5, 2, 0, 0, 0});
        wood.make(discard({{Good::Wood, 1}}));
        QCOMPARE(wood.pegs(), (Pegs{4, 2, 0, 0, 0}));
        Table stone = holding({5, 2, 0, 0, 0});
        stone.make(discard({{Good::Stone, 1}}));
        QCOMPARE(stone.pegs(), (Pegs{5, 1, 0, 0, 0}));
        QCOMPARE(ListedMoves(holding({5, 2, 0, 0, 0}).state).count(Kind::Discard), 2U);
    }
    // EN 6, DE 8: the turn cannot end with more than six.
    void theTurnCannotEndAboveSix()
    {
        QCOMPARE(holding({5, 2, 0, 0, 0}).code(EndTurn{}), QByteArray("bronze.discardFirst"));
        QCOMPARE(holding({4, 2, 0, 0, 0}).code(EndTurn{}), QByteArray());
    }
    // EN 6: six or fewer are kept; there is nothing to give up.
    void sixGoodsMayStay()
    {
        QCOMPARE(holding({4, 2, 0, 0, 0}).code(discard({{Good::Wood, 1}})), QByteArray("bronze.nothingToDiscard"));
        QCOMPARE(holding({0, 0, 0, 0, 0}).code(discard({})), QByteArray("bronze.nothingToDiscard"));
    }
    // EN table: with Caravans there is no limit.
    void caravansKeepsAllGoods()
    {
        Table table = holding({8, 7, 6, 5, 4});
        table.owns({Development::Caravans}, 1);
        QCOMPARE(toDiscard(table.sheet()), 24);
        table.owns({Development::Caravans});
        QCOMPARE(toDiscard(table.sheet()), 0);
        QCOMPARE(table.code(EndTurn{}), QByteArray());
        QCOMPARE(table.code(discard({{Good::Wood, 8}})), QByteArray("bronze.nothingToDiscard"));
    }
    // EN 6: food is no good.
    void foodIsNotCounted()
    {
        Table table = holding({4, 2, 0, 0, 0});
        table.sheet().food = 15;
        QCOMPARE(table.code(EndTurn{}), QByteArray());
    }
    void afterDiscardingNothingElseIsDone()
    {
        Table table = holding({7, 0, 0, 0, 0});
        table.collected(3, 30);
        table.make(discard({{Good::Wood, 1}}));
        QCOMPARE(table.code(build(Target::City4, 1)), QByteArray("bronze.tooLate"));
        QCOMPARE(table.code(buy(Development::Leadership)), QByteArray("bronze.tooLateToBuy"));
        QCOMPARE(table.code(discard({{Good::Wood, 1}})), QByteArray("bronze.nothingToDiscard"));
        QCOMPARE(table.code(EndTurn{}), QByteArray());
    }
    // The table may set the pegs right even after the discard; then another one is owed, and can be paid.
    void goodsCorrectedUpwardsAreDiscardedAgain()
    {
        Table table = holding({7, 0, 0, 0, 0});
        table.make(discard({{Good::Wood, 1}}));
        table.make(correction(0, Object{{"goods", Object{{"metal", 3}}}}));
        QCOMPARE(table.code(EndTurn{}), QByteArray("bronze.discardFirst"));
        QVERIFY(ListedMoves(table.state).size() > 0);
        table.make(discard({{Good::Wood, 3}}));
        QCOMPARE(table.code(EndTurn{}), QByteArray());
    }
    void goodsGivenUpAreTold()
    {
        Table table = holding({5, 3, 0, 0, 0});
        const auto effects = table.make(discard({{Good::Wood, 1}, {Good::Stone, 1}}));
        QCOMPARE(pegsOf(told<GivenUp>(effects).goods), (Pegs{1, 1, 0, 0, 0}));
    }
};

} // namespace tst_bronze_discarding

PEGSHEET_TEST(tst_bronze_discarding, TestDiscarding)
#include "tst_discarding.moc"
