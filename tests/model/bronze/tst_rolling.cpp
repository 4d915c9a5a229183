// SPDX-License-Identifier: Apache-2.0
#include "tests/model/bronze/table.h"
#include "tests/registry.h"

#include <QTest>

namespace tst_bronze_rolling {

using namespace pegsheet;
using namespace pegsheet::bronze;

class TestRolling : public QObject
{
    Q_OBJECT

private slots:
    // EN 1, DE 1: one die a city.
    void aDieForEveryCityIsRolled()
    {
        Table table;
        QCOMPARE(table.code(Roll{dice("food food")}), QByteArray("bronze.diceCount"));
        QCOMPARE(table.code(Roll{dice("food food food food")}), QByteArray("bronze.diceCount"));
        QCOMPARE(table.code(Roll{}), QByteArray("bronze.diceCount"));
        QCOMPARE(table.code(Roll{dice("food food food")}), QByteArray());
        table.setCities(7);
        QCOMPARE(table.code(Roll{dice("food food food")}), QByteArray("bronze.diceCount"));
        QCOMPARE(table.code(Roll{dice("food food food food food food food")}), QByteArray());
    }
    // EN 1: up to three rolls; DE 1: the result stands after the third.
    void threeRollsAndTheResultStands()
    {
        Table table;
        QCOMPARE(int{table.state.rollsLeft}, 3);
        table.make(Roll{dice("food food food")});
        QCOMPARE(int{table.state.rollsLeft}, 2);
        table.make(Reroll{dice("food"), dice("coins coins")});
        QCOMPARE(int{table.state.rollsLeft}, 1);
        table.make(Reroll{dice("food coins"), dice("good")});
        QCOMPARE(table.state.step, Step::Building);
        QCOMPARE(table.pegs(), (Pegs{1, 0, 0, 0, 0}));
        QCOMPARE(int{table.state.coins}, 7);
        QCOMPARE(table.code(Reroll{dice("food coins"), dice("food")}), QByteArray("bronze.tooLate"));
    }
    // EN 1: you can keep as many dice as you want, so the rolling may end after any roll.
    void rollingMayEndEarly()
    {
        Table table;
        table.make(Roll{dice("food food coins")});
        table.make(Keep{});
        QCOMPARE(table.state.step, Step::Building);
        QCOMPARE(int{table.sheet().food}, 6);
    }
    // V1; DE 1, EN 1 (the worked example): the skull stays, a die kept before may be rolled again.
    void v1TheWorkedExample()
    {
        Table table;
        table.make(Roll{dice("food workers coins")});
        table.make(Reroll{dice("food"), dice("skull good")});
        QCOMPARE(table.code(Reroll{dice("good food"), dice("coins")}), QByteArray("bronze.skullsLocked"));
        table.make(Reroll{dice("skull good"), dice("workers")});
        QCOMPARE(table.state.dice, dice("skull good workers"));
        QCOMPARE(table.state.step, Step::Building);
        QCOMPARE(table.disasters(), (std::vector<int>{0, 0}));
    }
    // V1: the die kept from the first roll goes again in the third.
    void v1ADieKeptEarlierMayBeRolledAgain()
    {
        Table table;
        table.make(Roll{dice("food workers coins")});
        table.make(Reroll{dice("food"), dice("skull good")});
        QCOMPARE(table.code(Reroll{dice("skull good"), dice("food")}), QByteArray());
        QCOMPARE(table.code(Reroll{dice("skull"), dice("food food")}), QByteArray());
    }
    // EN 1, DE 1: skulls are never rolled again, not even some of several.
    void skullsAreNeverRerolled()
    {
        Table table;
        table.make(Roll{dice("skull skull food")});
        QCOMPARE(table.code(Reroll{Dice(), dice("food food food")}), QByteArray("bronze.skullsLocked"));
        QCOMPARE(table.code(Reroll{dice("skull food"), dice("food")}), QByteArray("bronze.skullsLocked"));
        QCOMPARE(table.code(Reroll{dice("skull skull"), dice("skull")}), QByteArray());
    }
    void aRerollThrowsAsManyDiceAsAreNotKept()
    {
        Table table;
        table.make(Roll{dice("food food coins")});
        QCOMPARE(table.code(Reroll{dice("food"), dice("food")}), QByteArray("bronze.diceCount"));
        QCOMPARE(table.code(Reroll{dice("food"), dice("food food food")}), QByteArray("bronze.diceCount"));
        QCOMPARE(table.code(Reroll{dice("food food coins"), Dice()}), QByteArray("bronze.nothingRerolled"));
        QCOMPARE(table.code(Reroll{dice("good"), dice("food food")}), QByteArray("bronze.faceNotThere"));
        QCOMPARE(table.code(Reroll{dice("food food food"), Dice()}), QByteArray("bronze.faceNotThere"));
    }
    // EN 1: nothing to keep is needed; all dice may go again.
    void allDiceMayBeRolledAgain()
    {
        Table table;
        table.make(Roll{dice("food food coins")});
        table.make(Reroll{Dice(), dice("good good good")});
        QCOMPARE(table.state.dice, dice("good good good"));
    }
    // X23: three skulls on the first roll end the rolling; goods 6, and a pestilence for the others.
    void x23ThreeSkullsAtOnceEndTheRolling()
    {
        Table table;
        table.make(Roll{dice("skull skull skull")});
        QCOMPARE(table.state.step, Step::Building);
        QCOMPARE(table.pegs(), (Pegs{2, 1, 1, 1, 1}));
        QCOMPARE(table.disasters(), (std::vector<int>{0, 3}));
    }
    // X23: with Leadership a skull may still be turned, so the rolling waits.
    void x23LeadershipIsStillOfferedAfterThreeSkulls()
    {
        Table table;
        table.owns({Development::Leadership});
        table.make(Roll{dice("skull skull skull")});
        QCOMPARE(table.state.step, Step::Rolling);
        QCOMPARE(table.code(Reroll{dice("skull skull"), dice("food")}), QByteArray("bronze.skullsLocked"));
        QCOMPARE(table.code(Leadership{Face::Skull, Face::Food}), QByteArray());
        QCOMPARE(table.code(Keep{}), QByteArray());
    }
    // EN 2: a choice die waits to be told what it brings, food or workers, each die for itself.
    void choiceDiceWaitForTheirChoice()
    {
        Table table;
        table.make(Roll{dice("choice choice choice")});
        table.make(Keep{});
        QCOMPARE(table.state.step, Step::Choosing);
        QCOMPARE(phaseOf(table.state), Phase::Choose);
        QCOMPARE(table.code(EndTurn{}), QByteArray("bronze.tooEarly"));
        QCOMPARE(table.code(Choose{4}), QByteArray("bronze.choiceDice"));
        table.make(Choose{1});
        QCOMPARE(int{table.sheet().food}, 2); // 3 + 2 - 3
        QCOMPARE(int{table.state.workers}, 4);
    }
    void nothingIsChosenWithoutChoiceDice()
    {
        Table table;
        table.make(Roll{dice("food food food")});
        QCOMPARE(table.code(Choose{0}), QByteArray("bronze.tooEarly"));
        table.make(Keep{});
        QCOMPARE(table.code(Choose{0}), QByteArray("bronze.tooLate"));
    }
    // Rules notes 1.3: a city finished this turn rolls from its owner's next turn on.
    void aCityBuiltThisTurnRollsFromTheNextOn()
    {
        Table table;
        table.collect("workers workers workers");
        table.make(build(Target::City4, 3));
        QCOMPARE(table.state.dice.size(), 3);
        table.make(EndTurn{});
        QCOMPARE(table.code(Roll{dice("food food food")}), QByteArray());
        table.passTurn();
        QCOMPARE(table.code(Roll{dice("food food food")}), QByteArray("bronze.diceCount"));
        QCOMPARE(table.code(Roll{dice("food food food food")}), QByteArray());
    }
};

} // namespace tst_bronze_rolling

PEGSHEET_TEST(tst_bronze_rolling, TestRolling)
#include "tst_rolling.moc"
