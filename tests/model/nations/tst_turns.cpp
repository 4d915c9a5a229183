// SPDX-License-Identifier: Apache-2.0
// The actions of an age, die by die (DE Aktionen to Passen).
#include "tests/model/nations/table.h"
#include "tests/registry.h"

namespace tst_nations_turns {

using namespace pegsheet;
using namespace pegsheet::nations;

namespace {

// A table of two at the first action of player 0 with these faces.
Table rolled(const std::string &faces)
{
    Table table(2);
    table.play("deal famine=3 war=3").play("roll faces=" + faces);
    return table;
}

} // namespace

class TestTurns : public QObject
{
    Q_OBJECT

private slots:
    // DE Aktionen: "Bevor du deine erste Aktion des Zeitalters ausführst, wirf alle deine Würfel"
    void allDiceAreRolledBeforeTheFirstAction()
    {
        Table table(2);
        QCOMPARE(table.says("roll faces=whiteGold:5"), std::string("nations.nothingToRoll"));
        table.play("deal famine=1 war=1");
        QCOMPARE(table.phase(), std::string("roll"));
        QCOMPARE(table.says("pass"), std::string("nations.rollFirst"));
        QCOMPARE(table.says("roll faces=whiteGold:4"), std::string("nations.diceCount"));
        QVERIFY(table.says("roll faces=whiteGold:4", "needed") == Value(5));
        QCOMPARE(table.says("roll faces=whiteGold:4,redFood:1"), std::string("nations.diceCount"));
        table.play("roll faces=whiteGold:5");
        // It is no action of its own.
        QCOMPARE(int{table.state().player}, 0);
        QVERIFY(table.did<Rolled>().at(0).first);
        QCOMPARE(table.says("roll faces="), std::string("nations.nothingToRoll"));
    }
    // Rules note "rollTogether": in turn order, then the first acts; each of these rolls is a turn of its own
    void allRollAtTheBeginningOfTheAgeWhereAgreed()
    {
        Table table(3, {{"depth", "full"}, {"rollTogether", true}});
        table.play("deal famine=1 war=1");
        for (int seat = 0; seat < 3; ++seat) {
            QCOMPARE(table.phase() + std::to_string(table.state().player), "roll" + std::to_string(seat));
            QCOMPARE(table.says("pass"), std::string("nations.rollFirst"));
            table.play("roll faces=whiteGold:5");
            QVERIFY(table.did<Rolled>().at(0).first && table.match().endsTurnAt(seat + 1));
        }
        std::string seats;
        for (const char *move : {"buyTile tile=kind:advisor row=1 dice=whiteGold:1", "pass", "pass", "pass"}) {
            QCOMPARE(table.phase(), std::string("actions"));
            seats += std::to_string(table.state().player);
            table.play(move);
        }
        QCOMPARE(seats, std::string("0120"));
        table.goTo(Step::Deal, 2).play("deal famine=1 war=1");
        QCOMPARE(table.phase(), std::string("roll"));
        // Whoever the table says has passed does not roll, and another one may do it before.
        table.play("correct set=player:2").play("roll faces=whiteGold:5").play("correct player=0 set=passed:true");
        QCOMPARE(table.phase() + std::to_string(table.state().player), std::string("roll1"));
        table.play("roll faces=whiteGold:5");
        QCOMPARE(table.phase() + std::to_string(table.state().player), std::string("actions1"));
    }
    // DE Aktionen: one action each, in turn order, until everybody has passed
    void turnsGoRoundWithoutThoseWhoPassed()
    {
        Table table(3, {});
        table.play("deal famine=1 war=1");
        std::string seats;
        for (const char *move : {"buyTile tile=kind:colony", "pass", "buyTile tile=kind:colony", "buyTile tile=kind:colony", "pass",
                                 "buyTile tile=kind:colony", "pass"}) {
            seats += std::to_string(table.state().player);
            table.play(move);
        }
        QCOMPARE(seats, std::string("0120200"));
        QVERIFY(table.did<Passed>().at(0).last);
        QCOMPARE(table.phase(), std::string("books"));
    }
    // Where the past is mended: nobody misses a pass once the actions are over, nor a roll and a giving back for a purchase that is
    // gone; a pass before the roll is missed.
    void whatNobodyMissesIsNeedless()
    {
        Table table = rolled("whiteGold:5");
        const auto isNeedless = [&](const char *move) { return table.match().isNeedless(valueOf(move)); };
        QVERIFY(isNeedless("roll faces=whiteGold:1") && isNeedless("giveBack"));
        QVERIFY(!isNeedless("buyTile tile=kind:colony"));
        table.play("pass");
        QVERIFY(!isNeedless("pass"));
        table.play("roll faces=whiteGold:5").play("pass");
        QVERIFY(isNeedless("pass"));
        QVERIFY(!isNeedless("deal famine=1 war=1"));
        QVERIFY(!isNeedless("famine") && !isNeedless("war"));
        table.goTo(Step::Deal, 2);
        QVERIFY(isNeedless("famine dice=whiteFood:1") && isNeedless("war"));
    }
    // DE Wurfwiederholung
    void aRerollTakesAChitAndTheTurn()
    {
        Table table = rolled("whiteGold:3,whiteBook:2");
        QCOMPARE(table.says("reroll"), std::string("nations.nothingRerolled"));
        QCOMPARE(table.says("reroll dice=whiteFood:1"), std::string("nations.dieUsed"));
        table.play("reroll dice=whiteGold:2");
        QCOMPARE(table.did<Rerolled>().at(0).left, 0);
        QCOMPARE(table.says("pass"), std::string("nations.turnOver"));
        QCOMPARE(table.says("roll faces=whiteGold:1"), std::string("nations.diceCount"));
        table.play("roll faces=whiteFood:1,whiteStone:1");
        QCOMPARE(int{table.state().player}, 1);
        QVERIFY(!table.did<Rolled>().at(0).first);
        QCOMPARE(int{table.player(0).available.dice[DieFace::WhiteGold]}, 1);
    }
    // DE 1 Fortschrittsplättchen kaufen: the row is the price; DE Würfel eintauschen: two dice for a gold, never for strength
    void purchasesArePaidByRowAndSymbol_data()
    {
        QTest::addColumn<QString>("move");
        QTest::addColumn<QString>("code");
        const auto row = [](const char *move, const char *code) { QTest::newRow(move) << move << code; };
        row("buyTile tile=kind:advisor row=1 dice=whiteGold:1", "");
        row("buyTile tile=kind:advisor row=2 dice=whiteGold:1", "nations.notEnough");
        row("buyTile tile=kind:advisor row=2 dice=whiteGold:1 chits=gold:1", "");
        row("buyTile tile=kind:advisor row=1 dice=whiteGold:1 chits=gold:1", "nations.needless");
        row("buyTile tile=kind:advisor row=3 dice=whiteGold:1,whiteBook:1,whiteFood:1 chits=gold:1", "");
        row("buyTile tile=kind:advisor row=1 dice=whiteBook:1,whiteFood:1", "");
        row("buyTile tile=kind:advisor row=1 dice=whiteBook:1", "nations.tradeSingle");
        row("buyTile tile=kind:advisor row=1 chits=reroll:1", "nations.tradeChit");
        row("buyTile tile=kind:advisor row=1 chits=stone:1", "nations.chitUsed");
        row("buyTile tile=kind:advisor row=1 dice=whiteGold:2", "nations.dieUsed");
        row("buyTile tile=kind:advisor row=1", "nations.notEnough");
        row("buyTile tile=kind:advisor dice=whiteGold:1", "nations.rowMissing");
        row("buyTile tile=kind:advisor,price:strength row=1 dice=whiteGold:1", "nations.tradeSymbol");
        row("buyTile tile=kind:colony row=1 dice=whiteBook:1,whiteFood:1", "nations.tradeSymbol");
        row("buyTile tile=kind:colony row=1 dice=whiteStrength:1", "");
        row("buyTile tile=kind:colony slot=1 row=1 dice=whiteStrength:1", "nations.slotNotHere");
        row("buyTile tile=kind:development row=1 dice=whiteGold:1", "nations.slotMissing");
        row("buyTile tile=kind:development row=1 slot=5 dice=whiteGold:1", "");
        row("buy column=1 row=1 dice=whiteGold:1", "nations.offerNotKept");
    }
    void purchasesArePaidByRowAndSymbol()
    {
        QFETCH(QString, move);
        QFETCH(QString, code);
        const Table table = rolled("whiteGold:1,whiteBook:1,whiteFood:1,whiteStone:1,whiteStrength:1");
        QCOMPARE(QString::fromStdString(table.says(move.toStdString())), code);
    }
    // DE 1 Fortschrittsplättchen kaufen: what is over is lost; a development's dice are rolled at once
    void aDevelopmentTakesThePlaceOfAnother()
    {
        Table table = rolled("whiteGold:5");
        table.play("buyTile tile=kind:development,name:Mill,dice:{blue:2},points:1 row=1 slot=3 dice=whiteGold:1");
        // One white die is used, four are not; the printed development's goes back.
        QCOMPARE(table.phase(), std::string("giveBack"));
        QCOMPARE(table.says("pass"), std::string("nations.turnOver"));
        table.play("giveBack dice=whiteGold:1");
        const WentBack back = table.did<WentBack>().at(0);
        QCOMPARE(int{back.available.dice[DieFace::WhiteGold]}, 1);
        QCOMPARE(back.usedDice.total(), 0);
        QCOMPARE(int{table.did<Came>().at(0).gains.dice[Colour::Blue]}, 2);
        table.play("roll faces=blueBook3:1,blueStone1:1");
        QCOMPARE(int{table.state().player}, 1);
        const Player &player = table.player(0);
        QCOMPARE(diceOf(player, Colour::White), 4);
        QCOMPARE(int{player.usedDice[Colour::White]}, 1);
        QVERIFY(player.developments[2] && player.developments[2]->name.text() == "Mill");
        QVERIFY(entitled(player).dice[Colour::Blue] == 2 && entitled(player).dice[Colour::White] == 4);
    }
    // DE Wunder: a wonder still there is replaced; it counts and brings nothing before it is built
    void aWonderIsBuiltInALaterTurn()
    {
        Table table = rolled("whiteGold:2,whiteStone:3");
        QCOMPARE(table.says("build dice=whiteStone:1"), std::string("nations.noWonder"));
        table.play("buyTile tile=kind:wonder,name:A,chits:{gold:1},points:3,stone:2 row=1 dice=whiteGold:1");
        QCOMPARE(int{table.player(0).available.chits[Chit::Gold]}, 1);
        QCOMPARE(totalOf(table.state(), 0), 0);
        table.play("roll faces=whiteGold:5").play("pass");
        QCOMPARE(table.says("build dice=whiteStone:1"), std::string("nations.notEnough"));
        QCOMPARE(table.says("build dice=whiteStone:3"), std::string("nations.needless"));
        table.play("buyTile tile=kind:wonder,name:B,chits:{gold:1},points:5,stone:2 row=1 dice=whiteGold:1");
        QVERIFY(table.did<Bought>().at(0).replaced && table.did<Bought>().at(0).replaced->name.text() == "A");
        // Two dice of any faces stand for a stone too.
        table.play("build dice=whiteStone:2");
        QCOMPARE(totalOf(table.state(), 0), 5);
        QCOMPARE(int{table.player(0).available.chits[Chit::Gold]}, 2);
        QVERIFY(!table.player(0).wonder);
    }
    // DE Kolonien: any number, beside the board; rules note "supply": told, never refused
    void aSupplyThatRunsShortIsTold()
    {
        Table table = rolled("whiteStrength:5");
        table.play("buyTile tile=kind:colony,chits:{food:3} row=1 dice=whiteStrength:1");
        QVERIFY(table.did<ChitsShort>().empty());
        table.play("roll faces=whiteStrength:5").play("buyTile tile=kind:colony,chits:{food:1} row=1 dice=whiteStrength:1");
        const ChitsShort told = table.did<ChitsShort>().at(0);
        QCOMPARE(told.chit, Chit::Food);
        QCOMPARE(told.inPlay, 4);
        QCOMPARE(told.supply, 3);
    }
    // At depth tiles what should be there is counted.
    void aSupplyOfTilesThatRunsShortIsTold()
    {
        Table table(2, {{"depth", "tiles"}});
        table.play({"deal famine=1 war=1", "buyTile tile=kind:colony,chits:{food:3}"});
        table.play("buyTile tile=kind:colony,chits:{food:1}");
        const ChitsShort told = table.did<ChitsShort>().at(0);
        QCOMPARE(told.chit, Chit::Food);
        QCOMPARE(told.inPlay, 4);
        QCOMPARE(told.supply, 3);
    }
    // tables.h, kMostDice
    void nobodyHasMoreDiceThanCanBeCounted()
    {
        Table table = rolled("whiteGold:5");
        table.play("correct player=0 set=dice:{available:{redFood:24}}");
        QCOMPARE(table.says("correct player=0 set=dice:{available:{redFood:26}}"), std::string("nations.tooManyPieces"));
        QCOMPARE(table.says("buyTile tile=kind:development,dice:{blue:3} row=1 slot=1 dice=whiteGold:1"),
                 std::string("nations.tooManyPieces"));
        QCOMPARE(table.says("buyTile tile=kind:development,dice:{blue:2} row=1 slot=1 dice=whiteGold:1"), std::string());
    }
    void thePaymentIsTold()
    {
        Table table = rolled("whiteGold:1,whiteBook:4");
        table.play("buyTile tile=kind:advisor,chits:{reroll:1} row=3 dice=whiteGold:1,whiteBook:2 chits=gold:1");
        const Paid paid = table.did<Paid>().at(0);
        QCOMPARE(paid.needed, 3);
        QCOMPARE(paid.paid, 3);
        QCOMPARE(paid.trades, 1);
        QCOMPARE(paid.lost, 0);
    }
};

} // namespace tst_nations_turns

PEGSHEET_TEST(tst_nations_turns, TestTurns)
#include "tst_turns.moc"
