// SPDX-License-Identifier: Apache-2.0
#include "tests/model/bronze/table.h"
#include "tests/registry.h"

#include <QTest>

namespace tst_bronze_order {

using namespace pegsheet;
using namespace pegsheet::bronze;

namespace {

// A table at that step, with everything at hand that any move could need.
Table at(Step step)
{
    Table table(2, "late");
    table.owns({Development::Leadership, Development::Engineering, Development::Preservation, Development::Smithing,
                Development::Shipping});
    table.sheet().ships = 1;
    table.setPegs({2, 2, 1, 1, 1});
    table.state.step = step;
    table.state.rollsLeft = 1;
    if (step != Step::Start)
        table.state.dice = dice("choice food coins");
    if (hasCollected(step)) {
        table.state.workers = 3;
        table.state.coins = 20;
    }
    return table;
}

// The same by the classic rules.
Table classicAt(Step step)
{
    Table table = at(step);
    table.state.variant = Variant::Classic;
    table.state.agreed = Agreed();
    table.sheet().ships = 0;
    for (const Development development : {Development::Preservation, Development::Smithing, Development::Shipping})
        table.sheet().developments.erase(development);
    return table;
}

// One move of each kind that is legal at its step.
std::vector<Move> oneOfEachKind()
{
    return {Roll{dice("food food food")},
            Reroll{dice("food"), dice("coins coins")},
            Keep{},
            Leadership{Face::Food, Face::Coins},
            Choose{1},
            UseStone{1},
            build(Target::City4, 1),
            buy(Development::Coinage),
            discard({{Good::Wood, 1}}),
            EndTurn{},
            Preserve{},
            Spears{1},
            Ship{1},
            Swap{Good::Wood, Good::Metal}};
}

// Trading aside: that step has its own test.
constexpr std::array kSteps{Step::Start,    Step::Rolling,   Step::Choosing, Step::Invading,
                            Step::Building, Step::Exchanged, Step::Bought,   Step::Discarded};

} // namespace

class TestOrder : public QObject
{
    Q_OBJECT

private slots:
    // EN, order of play: each kind of move has its step, and comes neither before nor after it.
    void eachMoveHasItsStep_data()
    {
        QTest::addColumn<int>("kind");
        QTest::addColumn<QByteArray>("steps");
        // One letter a step: Start, Rolling, Choosing, Invading, Building, Exchanged, Bought, Discarded (S1 to S11).
        QTest::newRow("roll") << 0 << QByteArray("S.......");
        QTest::newRow("reroll") << 1 << QByteArray(".R......");
        QTest::newRow("keep") << 2 << QByteArray(".R......");
        QTest::newRow("leadership") << 3 << QByteArray(".R......");
        QTest::newRow("choose") << 4 << QByteArray("..C.....");
        QTest::newRow("useStone") << 5 << QByteArray("....B...");
        QTest::newRow("build") << 6 << QByteArray("....B...");
        QTest::newRow("buy") << 7 << QByteArray("....BE..");
        QTest::newRow("discard") << 8 << QByteArray("....BEbD");
        QTest::newRow("preserve") << 10 << QByteArray("S.......");
        QTest::newRow("spears") << 11 << QByteArray("...I....");
        QTest::newRow("ship") << 12 << QByteArray("....B...");
        QTest::newRow("swap") << 13 << QByteArray("....BE..");
    }
    void eachMoveHasItsStep()
    {
        QFETCH(int, kind);
        QFETCH(QByteArray, steps);
        const Move move = oneOfEachKind().at(static_cast<std::size_t>(kind));
        for (std::size_t step = 0; step < kSteps.size(); ++step) {
            const bool open = steps.at(static_cast<int>(step)) != '.';
            const QByteArray code = at(kSteps[step]).code(move);
            QVERIFY2(code.isEmpty() == open, QByteArray::number(static_cast<int>(step)) + code);
            if (!open && code != "bronze.tooLateToBuy") {
                const bool early = steps.left(static_cast<int>(step)).count('.') == static_cast<int>(step);
                QCOMPARE(code, early ? QByteArray("bronze.tooEarly") : QByteArray("bronze.tooLate"));
            }
        }
    }
    // A turn ends from building on, whatever is left undone.
    void theTurnMayEndFromBuildingOn()
    {
        for (const Step step : kSteps) {
            Table table = at(step);
            table.setPegs({1, 1, 1, 1, 1});
            QCOMPARE(table.code(EndTurn{}).isEmpty(), step >= Step::Building);
            QCOMPARE(ListedMoves(table.state).any(Kind::EndTurn), step >= Step::Building);
        }
    }
    // Protocol: a move of an earlier step is refused once a later one was made.
    void whatWasPassedDoesNotComeBack()
    {
        Table table = at(Step::Building);
        table.make(buy(Development::Coinage));
        QCOMPARE(table.code(build(Target::City4, 1)), QByteArray("bronze.tooLate"));
        QCOMPARE(table.code(UseStone{1}), QByteArray("bronze.tooLate"));
        QCOMPARE(table.code(discard({{Good::Wood, 1}})), QByteArray());
        table.make(discard({{Good::Wood, 1}}));
        QCOMPARE(table.code(buy(Development::Leadership)), QByteArray("bronze.tooLateToBuy"));
    }
    // Rules notes 2, S9: stones and boxes in any order, as often as there are workers and stones.
    void stonesAndBoxesComeInAnyOrder()
    {
        Table table = at(Step::Building);
        table.make(build(Target::City4, 1));
        table.make(UseStone{1});
        table.make(build(Target::City4, 2));
        table.make(UseStone{1});
        table.make(build(Target::StepPyramid, 1));
        QCOMPARE(int{table.state.workers}, 5);
    }
    // The phase is the next step in which there is something to decide.
    void thePhaseIsWhatCanBeDecidedNow()
    {
        Table table = classicAt(Step::Building);
        QCOMPARE(phaseOf(table.state), Phase::Build);
        table.setPegs({7, 0, 0, 0, 0});
        table.state.workers = 0;
        QCOMPARE(phaseOf(table.state), Phase::Buy);
        table.setPegs({7, 1, 0, 0, 0});
        QCOMPARE(phaseOf(table.state), Phase::Build); // Engineering
        table.sheet().developments = {};
        QCOMPARE(phaseOf(table.state), Phase::Buy);
        table.state.coins = 0;
        table.setPegs({0, 0, 0, 1, 1});
        QCOMPARE(phaseOf(table.state), Phase::End);
        table.setPegs({7, 0, 0, 0, 0});
        table.make(buy(Development::Leadership, {Good::Wood}));
        QCOMPARE(phaseOf(table.state), Phase::End);
        table.setPegs({7, 0, 0, 0, 0});
        QCOMPARE(phaseOf(table.state), Phase::Discard);
        QCOMPARE(phaseOf(classicAt(Step::Start).state), Phase::Roll);
        QCOMPARE(phaseOf(classicAt(Step::Rolling).state), Phase::Reroll);
        QCOMPARE(phaseOf(classicAt(Step::Choosing).state), Phase::Choose);
    }
    // With everything built there is nothing to build, however many workers wait.
    void afterTheLastBoxThereIsNothingToBuild()
    {
        Table table = classicAt(Step::Building);
        for (const Monument monument : kAll<Monument>)
            table.finish(monument);
        table.setCities(7);
        QVERIFY(!canBuild(table.state));
        QCOMPARE(phaseOf(table.state), Phase::Buy);
        QCOMPARE(ListedMoves(table.state).count(Kind::Build), 0U);
        QCOMPARE(ListedMoves(table.state).count(Kind::UseStone), 2U);
    }
    // The moves listed are exactly of the kinds whose step it is.
    void onlyKindsOfTheStepAreListed()
    {
        for (const Step step : kSteps) {
            const Table table = at(step);
            const ListedMoves listed(table.state);
            const auto moves = oneOfEachKind();
            for (int kind = 0; kind < kKinds; ++kind) {
                const bool legal = table.code(moves.at(static_cast<std::size_t>(kind))).isEmpty();
                QCOMPARE(listed.any(static_cast<Kind>(kind)), legal);
                QCOMPARE(listed.count(static_cast<Kind>(kind)) > 0, legal);
            }
        }
    }
};

} // namespace tst_bronze_order

PEGSHEET_TEST(tst_bronze_order, TestOrder)
#include "tst_order.moc"
