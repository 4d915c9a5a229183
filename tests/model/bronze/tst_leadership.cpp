// SPDX-License-Identifier: Apache-2.0
#include "tests/model/bronze/table.h"
#include "tests/registry.h"

#include <QTest>

namespace tst_bronze_leadership {

using namespace pegsheet;
using namespace pegsheet::bronze;

class TestLeadership : public QObject
{
    Q_OBJECT

    static Table leader()
    {
        Table table;
        table.owns({Development::Leadership});
        return table;
    }

private slots:
    void onlyItsOwnerMayUseIt()
    {
        Table table;
        table.owns({Development::Leadership}, 1);
        table.make(Roll{dice("food food skull")});
        QCOMPARE(table.code(Leadership{Face::Skull, Face::Food}), QByteArray("bronze.needsDevelopment"));
    }
    // X19; FR table 3, D5: after the third roll one die more, a skull too; the new face stands.
    void x19ASkullTurnedAfterTheThirdRollSparesTheDrought()
    {
        Table table = leader();
        table.make(Roll{dice("food food food")});
        table.make(Reroll{Dice(), dice("skull food food")});
        table.make(Reroll{dice("skull food"), dice("skull")});
        QCOMPARE(table.state.step, Step::Rolling);
        QCOMPARE(phaseOf(table.state), Phase::Reroll);
        QCOMPARE(table.code(Reroll{dice("skull skull"), dice("food")}), QByteArray("bronze.noRollsLeft"));
        table.make(Leadership{Face::Skull, Face::Workers});
        QCOMPARE(table.state.dice, dice("skull food workers"));
        QCOMPARE(table.disasters(), (std::vector<int>{0, 0}));
        QCOMPARE(int{table.state.workers}, 3);
    }
    // X19: it ends the rolling, so a second time is refused.
    void x19ASecondUseIsRefused()
    {
        Table table = leader();
        table.make(Roll{dice("choice food food")});
        table.make(Leadership{Face::Food, Face::Choice});
        QCOMPARE(table.state.step, Step::Choosing);
        QCOMPARE(table.code(Leadership{Face::Food, Face::Coins}), QByteArray("bronze.leadershipUsed"));
        QCOMPARE(table.code(Reroll{dice("choice"), dice("food food")}), QByteArray("bronze.tooLate"));
        table.make(Choose{2});
        QCOMPARE(table.code(Leadership{Face::Food, Face::Coins}), QByteArray("bronze.leadershipUsed"));
    }
    // X19, D5: a skull that comes up again counts.
    void x19ASkullThatStaysASkullCounts()
    {
        Table table = leader();
        table.make(Roll{dice("skull skull food")});
        table.make(Leadership{Face::Skull, Face::Skull});
        QCOMPARE(table.disasters(), (std::vector<int>{2, 0}));
    }
    // D5: also after an early stop.
    void mayComeAfterAnyRoll()
    {
        Table table = leader();
        table.make(Roll{dice("food food good")});
        QCOMPARE(int{table.state.rollsLeft}, 2);
        table.make(Leadership{Face::Good, Face::Coins});
        QCOMPARE(table.state.step, Step::Building);
        QCOMPARE(int{table.state.coins}, 7);
        QCOMPARE(table.pegs(), (Pegs{0, 0, 0, 0, 0}));
    }
    // D5: exactly one die, one that lies there.
    void turnsADieThatLiesThere()
    {
        Table table = leader();
        table.make(Roll{dice("food food good")});
        QCOMPARE(table.code(Leadership{Face::Skull, Face::Food}), QByteArray("bronze.faceNotThere"));
        table.make(Leadership{Face::Food, Face::Coins});
        QCOMPARE(table.state.dice, dice("food good coins"));
    }
    void isNeverBoundToBeUsed()
    {
        Table table = leader();
        table.make(Roll{dice("food food good")});
        table.make(Keep{});
        QCOMPARE(table.state.step, Step::Building);
        QCOMPARE(table.code(Leadership{Face::Food, Face::Coins}), QByteArray("bronze.tooLate"));
    }
    void neverBeforeTheFirstRoll()
    {
        const Table table = leader();
        QCOMPARE(table.code(Leadership{Face::Food, Face::Coins}), QByteArray("bronze.tooEarly"));
        QCOMPARE(table.code(Keep{}), QByteArray("bronze.tooEarly"));
    }
    void isThereAgainInTheNextTurn()
    {
        Table table = leader();
        table.make(Roll{dice("food food good")});
        table.make(Leadership{Face::Good, Face::Food});
        table.make(EndTurn{});
        table.passTurn();
        table.make(Roll{dice("food food good")});
        QCOMPARE(table.code(Leadership{Face::Good, Face::Food}), QByteArray());
    }
    // Without it the third roll leaves nothing to decide, and the goods come by themselves.
    void withoutItTheThirdRollCollectsByItself()
    {
        Table table;
        table.make(Roll{dice("food food food")});
        table.make(Reroll{Dice(), dice("food food food")});
        table.make(Reroll{Dice(), dice("food food coins")});
        QCOMPARE(table.state.step, Step::Building);
    }
};

} // namespace tst_bronze_leadership

PEGSHEET_TEST(tst_bronze_leadership, TestLeadership)
#include "tst_leadership.moc"
