// SPDX-License-Identifier: Apache-2.0
// What the 2024/25 edition and the Late Bronze Age do otherwise (rules notes 1.7; LBASHEET).
#include "model/bronze/payment.h"
#include "tests/model/bronze/table.h"
#include "tests/registry.h"

#include <QTest>

namespace tst_bronze_editions {

using namespace pegsheet;
using namespace pegsheet::bronze;

namespace {

// The first player rolls so, with food for everybody.
void collect(Table &table, const std::string &faces)
{
    table.setCities(dice(faces).size());
    for (Sheet &sheet : table.state.seated())
        sheet.food = 12;
    table.make(Roll{dice(faces)});
    if (table.state.step == Step::Rolling)
        table.make(Keep{});
}

Table atBuilding(int players = 2)
{
    Table table(players, "late");
    table.owns({Development::Shipping});
    collect(table, "workers workers coins");
    return table;
}

} // namespace

class TestEditions : public QObject
{
    Q_OBJECT

private slots:
    // X15: three food bring 12 coins by the classic rules, 18 by the newer ones; what is not sold stays.
    void x15GranariesPayWhatTheEditionSays_data()
    {
        QTest::addColumn<QByteArray>("variant");
        QTest::addColumn<int>("coins");
        QTest::newRow("classic") << QByteArray("classic") << 12;
        QTest::newRow("2024") << QByteArray("2024") << 18;
        QTest::newRow("late") << QByteArray("late") << 18;
    }
    void x15GranariesPayWhatTheEditionSays()
    {
        QFETCH(QByteArray, variant);
        QFETCH(int, coins);
        Table table(2, variant.toStdString());
        table.owns({Development::Granaries});
        table.collected(0, 0);
        table.sheet().food = 4;
        QCOMPARE(paid(table.state, {}, 3), coins);
        table.make(buy(Development::Leadership, {}, 3));
        QCOMPARE(int{table.sheet().food}, 1);
    }
    // 1.7: Architecture counts each monument twice, Empire each city once.
    void architectureCountsTwiceInTheNewerRules()
    {
        for (const char *variant : {"2024", "late"}) {
            Table table(4, variant);
            table.owns({Development::Architecture, Development::Empire});
            table.finish(Monument::StoneCircle);
            table.finish(Monument::Temple);
            const Score score = scoreOf(table.state, 0);
            QCOMPARE(score.lines[2].points, 4);
            QCOMPARE(score.lines[3].points, 3);
        }
    }
    // 1.7: five developments, six with the longer game, seven in the Late Bronze Age.
    void asManyDevelopmentsEndItAsTheRulesSay_data()
    {
        QTest::addColumn<QByteArray>("variant");
        QTest::addColumn<bool>("longer");
        QTest::addColumn<int>("limit");
        QTest::newRow("classic") << QByteArray("classic") << false << 5;
        QTest::newRow("2024") << QByteArray("2024") << false << 5;
        QTest::newRow("2024, longer") << QByteArray("2024") << true << 6;
        QTest::newRow("late") << QByteArray("late") << false << 7;
    }
    void asManyDevelopmentsEndItAsTheRulesSay()
    {
        QFETCH(QByteArray, variant);
        QFETCH(bool, longer);
        QFETCH(int, limit);
        Table table(2, variant.toStdString(), longer ? Object{{"longerGame", true}} : Object());
        for (const Development development : kAll<Development>) {
            if (!exists(table.state, development))
                continue;
            const bool ends = table.sheet().developments.size() >= limit;
            QCOMPARE(endReason(table.state), ends ? EndReason::Developments : EndReason::None);
            table.owns({development});
        }
    }
    // 1.7 and the facts file: both readings of the later points.
    void laterPointsAreThoseAgreedOn()
    {
        const Table raised(4, "2024");
        const Table classic(4, "2024", {{"laterPoints", "classic"}});
        const std::array first{0, 1, 3, 4, 5, 6, 8};
        const std::array second{0, 1, 2, 3, 4, 5, 8};
        for (const Monument monument : kAll<Monument>) {
            QCOMPARE(laterPoints(raised.state, monument), first.at(static_cast<std::size_t>(monument)));
            QCOMPARE(laterPoints(classic.state, monument), second.at(static_cast<std::size_t>(monument)));
        }
    }
    // 1.7: the 2024/25 edition closes monuments as the classic rules do, the Late Bronze Age none.
    void theLateBronzeAgeClosesNoMonument()
    {
        for (const int players : {1, 2, 3, 4}) {
            const Table classic(players);
            const Table edition(players, "2024");
            const Table late(players, "late");
            for (const Monument monument : kAll<Monument>) {
                QCOMPARE(inPlay(edition.state, monument), inPlay(classic.state, monument));
                QVERIFY(inPlay(late.state, monument));
            }
        }
    }

    // X26 (LBASHEET): a pottery doubles the food, up to fifteen, before the roll and once a turn.
    void x26PreservationDoublesFood()
    {
        Table table(2, "late");
        table.owns({Development::Preservation});
        table.sheet().food = 9;
        table.setPegs({0, 0, 2, 0, 0});
        table.make(Preserve{});
        QCOMPARE(int{table.sheet().food}, 15);
        QCOMPARE(table.pegs(), (Pegs{0, 0, 1, 0, 0}));
        QCOMPARE(table.code(Preserve{}), QByteArray("bronze.preserved"));
        table.make(Roll{dice("food coins coins")});
        QCOMPARE(table.code(Preserve{}), QByteArray("bronze.tooLate"));
        table.make(Keep{});
        table.make(EndTurn{});
        QVERIFY(!table.state.preserved);
    }
    void preservationNeedsPotteryAndFood()
    {
        Table table(2, "late");
        QCOMPARE(table.code(Preserve{}), QByteArray("bronze.needsDevelopment"));
        table.owns({Development::Preservation});
        QCOMPARE(table.code(Preserve{}), QByteArray("bronze.notEnoughGoods"));
        table.setPegs({0, 0, 1, 0, 0});
        table.sheet().food = 0;
        QCOMPARE(table.code(Preserve{}), QByteArray("bronze.nothingToPreserve"));
    }

    // X27 (LBASHEET, BRD): four skulls with Smithing and two spearheads: 8 for whoever has no wall, nothing for oneself.
    void x27SmithingTurnsTheInvasion()
    {
        Table table(3, "late");
        table.owns({Development::Smithing});
        table.finish(Monument::GreatWall, 2);
        table.setPegs({0, 0, 0, 0, 2});
        collect(table, "skull skull skull skull");
        QCOMPARE(phaseOf(table.state), Phase::Spears);
        QCOMPARE(table.disasters(), (std::vector<int>{0, 0, 0}));
        QCOMPARE(ListedMoves(table.state).count(Kind::Spears), static_cast<std::uint32_t>(table.goods(Good::Metal)) + 1);
        const int metal = table.goods(Good::Metal);
        table.make(Spears{2});
        QCOMPARE(table.disasters(), (std::vector<int>{0, 8, 0}));
        QCOMPARE(table.goods(Good::Metal), metal - 2);
        QCOMPARE(table.state.step, Step::Building);
    }
    void withoutSpearheadsTheInvasionIsNotAskedAbout()
    {
        Table table(2, "late");
        table.owns({Development::Smithing});
        collect(table, "skull skull skull skull"); // eight goods: one spearhead among them
        QCOMPARE(table.state.step, Step::Invading);
        Table bare(2, "late");
        bare.owns({Development::Smithing});
        bare.finish(Monument::GreatWall, 1);
        bare.setPegs({0, 0, 0, 0, 3});
        collect(bare, "skull skull skull skull");
        QCOMPARE(bare.state.step, Step::Building); // nobody would feel them
        QCOMPARE(bare.disasters(), (std::vector<int>{0, 0}));
    }
    void nobodySendsMoreSpearheadsThanThereAre()
    {
        Table table(2, "late");
        table.owns({Development::Smithing});
        collect(table, "skull skull skull skull");
        QCOMPARE(table.code(Spears{4}), QByteArray("bronze.notEnoughGoods"));
        QCOMPARE(table.code(EndTurn{}), QByteArray("bronze.tooEarly"));
        table.make(Spears{});
        QCOMPARE(table.disasters(), (std::vector<int>{0, 4}));
    }
    // Without Smithing an invasion is what it was (1.6).
    void withoutSmithingTheInvasionStrikesTheRoller()
    {
        Table table(2, "late");
        collect(table, "skull skull skull skull");
        QCOMPARE(table.disasters(), (std::vector<int>{4, 0}));
    }

    // LBA detail (BRD, BAST): a ship is a wood and a cloth, five at most, built while building.
    void shipsAreBuiltOfWoodAndCloth()
    {
        Table table = atBuilding();
        table.setPegs({3, 0, 0, 2, 0});
        QCOMPARE(ListedMoves(table.state).count(Kind::Ship), 2U);
        QCOMPARE(table.code(Ship{3}), QByteArray("bronze.notEnoughGoods"));
        table.make(Ship{2});
        QCOMPARE(int{table.sheet().ships}, 2);
        QCOMPARE(table.pegs(), (Pegs{1, 0, 0, 0, 0}));
        table.sheet().ships = 4;
        table.setPegs({2, 0, 0, 2, 0});
        QCOMPARE(table.code(Ship{2}), QByteArray("bronze.tooManyShips"));
        QCOMPARE(table.code(Ship{1}), QByteArray());
    }
    // X28: two ships swap twice, but no row goes beyond its last hole.
    void x28SwapsStopAtTheLastHole()
    {
        Table table = atBuilding();
        table.sheet().ships = 2;
        table.setPegs({3, 0, 0, 0, 3});
        table.make(Swap{Good::Wood, Good::Metal});
        QCOMPARE(table.pegs(), (Pegs{2, 0, 0, 0, 4}));
        QCOMPARE(table.code(Swap{Good::Wood, Good::Metal}), QByteArray("bronze.rowFull"));
        table.make(Swap{Good::Wood, Good::Cloth});
        QCOMPARE(table.code(Swap{Good::Wood, Good::Cloth}), QByteArray("bronze.noShipLeft"));
        // Ships stay, and swap again in the next turn.
        table.make(EndTurn{});
        QCOMPARE(int{table.sheet(0).ships}, 2);
        QCOMPARE(int{table.state.swaps}, 0);
    }
    void aShipBuiltThisTurnSwapsThisTurn()
    {
        Table table = atBuilding();
        table.setPegs({2, 0, 0, 1, 0});
        table.make(Ship{1});
        QCOMPARE(table.code(Swap{Good::Wood, Good::Wood}), QByteArray("bronze.swapSame"));
        QCOMPARE(table.code(Swap{Good::Stone, Good::Wood}), QByteArray("bronze.notEnoughGoods"));
        QCOMPARE(table.code(Swap{Good::Wood, Good::Stone}), QByteArray());
    }
    // LBASHEET: build, then trade and swap, then buy.
    void exchangesComeBetweenBuildingAndBuying()
    {
        Table table = atBuilding();
        table.setPegs({4, 0, 0, 1, 0});
        table.setPegs({0, 0, 2, 0, 0}, 1);
        table.make(build(Target::City6, 2));
        table.make(Trade{1, wares({{Ware::Wood, 1}}), wares({{Ware::Pottery, 1}})});
        QCOMPARE(table.code(build(Target::City6, 2)), QByteArray("bronze.tooLate"));
        QCOMPARE(table.code(Ship{1}), QByteArray("bronze.tooLate"));
        QCOMPARE(table.code(buy(Development::Leadership, {Good::Wood})), QByteArray());
        table.make(buy(Development::Leadership, {Good::Wood}));
        QCOMPARE(table.code(Trade{1, wares({{Ware::Cloth, 1}}), {}}), QByteArray("bronze.tooLate"));
    }

    // LBASHEET: a point for each good that is left at the end.
    void commerceCountsGoodsLeft()
    {
        Table table(2, "late");
        table.setPegs({2, 1, 0, 0, 1});
        QCOMPARE(scoreOf(table.state, 0).lines[4].what, std::string_view("commerce"));
        QCOMPARE(scoreOf(table.state, 0).lines[4].points, 0);
        table.owns({Development::Commerce});
        QCOMPARE(scoreOf(table.state, 0).lines[4].points, 4);
        QCOMPARE(totalOf(table.state, 0), 8 + 4);
        QCOMPARE(scoreOf(Table().state, 0).lines.size(), std::size_t{5}); // no such line elsewhere
    }
    // Developments of the Late Bronze Age are in no other rules (1.7).
    void lateDevelopmentsAreOnlyThere()
    {
        for (const Development development :
             {Development::Preservation, Development::Shipping, Development::Smithing, Development::Commerce}) {
            Table table(2, "2024");
            table.collected(0, 84);
            QCOMPARE(table.code(buy(development)), QByteArray("bronze.noSuchDevelopment"));
            Table late(2, "late");
            late.collected(0, 84);
            QCOMPARE(late.code(buy(development)), QByteArray());
        }
    }
    // A correction sets ships where there are any.
    void shipsAreCorrectedWhereThereAreAny()
    {
        Table late(2, "late");
        late.make(correction(0, Object{{"ships", 3}}));
        QCOMPARE(int{late.sheet().ships}, 3);
        QCOMPARE(Table().code(correction(0, Object{{"ships", 3}})), QByteArray("bronze.noSuchDevelopment"));
    }
};

} // namespace tst_bronze_editions

PEGSHEET_TEST(tst_bronze_editions, TestEditions)
#include "tst_editions.moc"
