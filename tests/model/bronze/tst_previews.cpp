// SPDX-License-Identifier: Apache-2.0
#include "model/bronze/payment.h"
#include "model/bronze/preview.h"
#include "tests/model/bronze/table.h"
#include "tests/registry.h"

#include <QTest>

namespace tst_bronze_previews {

using namespace pegsheet;
using namespace pegsheet::bronze;

class TestPreviews : public QObject
{
    Q_OBJECT

private slots:
    // Whatever the dice, a preview says what collecting then does, part by part.
    void whatDiceWouldBringIsWhatTheyBring()
    {
        Random random(11);
        for (int time = 0; time < 3000; ++time) {
            Table table = randomTable(random);
            const Dice rolled = Dice::at(table.sheet().cities(), random.below(Dice::variety(table.sheet().cities())));
            const int food = static_cast<int>(random.below(static_cast<std::uint32_t>(rolled.count(Face::Choice)) + 1));
            const DicePreview preview = previewDice(table.state, rolled, food);
            table.state.dice = rolled;
            table.state.step = Step::Choosing;
            const std::vector<int> before = table.disasters();
            table.make(Choose{static_cast<std::uint8_t>(food)});
            QCOMPARE(int{table.sheet().food}, preview.yield.foodAfter);
            QCOMPARE(int{table.state.workers}, preview.yield.workers);
            QCOMPARE(int{table.state.coins}, preview.yield.coins);
            QCOMPARE(purchasingPower(table.state), preview.purchasingPower);
            for (int seat = 0; seat < table.state.players; ++seat) {
                const Fate &fate = preview.fates.at(static_cast<std::size_t>(seat));
                const int lost = fate.points + (seat == 0 ? preview.yield.unfed : 0);
                QCOMPARE(table.disasters().at(static_cast<std::size_t>(seat)), before.at(static_cast<std::size_t>(seat)) + lost);
            }
            if (!preview.fates[0].losesGoods)
                QCOMPARE(table.pegs(), pegsOf(preview.yield.goods));
        }
    }
    void theWorkedExampleBeforeItIsKept()
    {
        const Table table;
        const DicePreview preview = previewDice(table.state, dice("skull good workers"), 0);
        QCOMPARE(pegsOf(preview.yield.goods), (Pegs{1, 1, 1, 0, 0}));
        QCOMPARE(preview.yield.skulls, 1);
        QVERIFY(!preview.disaster);
        QCOMPARE(preview.yield.workers, 3);
        QCOMPARE(preview.yield.unfed, 0);
        QCOMPARE(preview.purchasingPower, 6);
    }
    void aPreviewChangesNothing()
    {
        Table table;
        table.make(Roll{dice("skull skull food")});
        const State before = table.state;
        const DicePreview preview = previewDice(table.state, table.state.dice, 0);
        QVERIFY(preview.disaster == Disaster::Drought);
        QVERIFY(table.state == before);
    }
    // As few as keep every city fed.
    void choiceDiceFeedFirstAndThenWork()
    {
        Table table;
        table.sheet().food = 3;
        QCOMPARE(proposedFoodDice(table.state, dice("choice choice choice")), 0);
        table.sheet().food = 2;
        QCOMPARE(proposedFoodDice(table.state, dice("choice choice choice")), 1);
        table.sheet().food = 0;
        QCOMPARE(proposedFoodDice(table.state, dice("choice choice choice")), 2);
        QCOMPARE(proposedFoodDice(table.state, dice("choice coins coins")), 1);
        QCOMPARE(proposedFoodDice(table.state, dice("coins coins coins")), 0);
        table.owns({Development::Agriculture});
        QCOMPARE(proposedFoodDice(table.state, dice("choice choice choice")), 1);
    }
    void anOutlookMakesMovesOnACopy()
    {
        Table table;
        table.collected(5, 0);
        const std::vector<Move> moves{build(Target::City4, 3), build(Target::StepPyramid, 2)};
        const Outlook seen = outlook(table.state, moves);
        QCOMPARE(seen.made, std::size_t{2});
        QVERIFY(!seen.refusal);
        QCOMPARE(seen.after.sheets[0].cities(), 4);
        QCOMPARE(seen.effects.size(), std::size_t{2});
        QCOMPARE(table.sheet().cities(), 3);
    }
    void anOutlookStopsAtTheFirstRefusedMove()
    {
        Table table;
        table.collected(3, 0);
        const std::vector<Move> moves{build(Target::City4, 3), build(Target::City5, 1), EndTurn{}};
        const Outlook seen = outlook(table.state, moves);
        QCOMPARE(seen.made, std::size_t{1});
        QCOMPARE(bytes(seen.refusal->code), QByteArray("bronze.notEnoughWorkers"));
        QCOMPARE(int{seen.after.workers}, 0);
    }

private:
    static Table randomTable(Random &random)
    {
        Table table(static_cast<int>(random.below(3)) + 2);
        for (int seat = 0; seat < table.state.players; ++seat) {
            table.setCities(static_cast<int>(random.below(5)) + 3, seat);
            table.sheet(seat).food = static_cast<std::uint8_t>(random.below(16));
            table.sheet(seat).disasters = static_cast<int>(random.below(9));
            for (const Good good : kAll<Good>)
                table.sheet(seat).goods[good] = static_cast<std::uint8_t>(
                    random.below(static_cast<std::uint32_t>(kGoods[good].pegs) + 1));
            for (const Development development : kAll<Development>)
                if (exists(table.state, development) && random.below(2) == 0)
                    table.owns({development}, seat);
            if (random.below(2) == 0)
                table.finish(Monument::GreatWall, seat);
        }
        return table;
    }
};

} // namespace tst_bronze_previews

PEGSHEET_TEST(tst_bronze_previews, TestPreviews)
#include "tst_previews.moc"
