// SPDX-License-Identifier: Apache-2.0
// The table overrules the app: every field, and what is refused.
#include "tests/model/nations/table.h"
#include "tests/registry.h"

namespace tst_nations_corrections {

using namespace pegsheet;
using namespace pegsheet::nations;

namespace {

Table acting()
{
    Table table(3);
    table.play("deal famine=3 war=3").play("roll faces=whiteGold:3,whiteBook:2");
    return table;
}

} // namespace

class TestCorrections : public QObject
{
    Q_OBJECT

private slots:
    // Absolute values, shown in the state as they were set.
    void everyFieldOfAPlayerCanBeSet_data()
    {
        QTest::addColumn<QString>("set");
        const auto row = [](const char *set) { QTest::newRow(set) << set; };
        row("books:7");
        row("ledger:{age1:{books:2,famine:1,war:1}}");
        row("developments:[null,{kind:development,name:Mill,dice:{blue:2}},null,null,{kind:development}]");
        row("advisor:{kind:advisor,chits:{reroll:2}}");
        row("advisor:null");
        row("wonder:{kind:wonder,name:Tower,stone:4}");
        row("colonies:[{kind:colony,points:2},{kind:colony,price:gold}]");
        row("colonies:[]");
        row("built:[{kind:wonder,points:3,stone:2}]");
        row("dice:{available:{whiteGold:1,redFood:2}}");
        row("dice:{used:{white:2}}");
        row("chits:{available:{gold:3}}");
        row("chits:{used:{reroll:1}}");
        row("passed:true");
    }
    void everyFieldOfAPlayerCanBeSet()
    {
        QFETCH(QString, set);
        Table table = acting();
        const std::string line = "correct player=0 set=" + set.toStdString();
        table.play(line + " why=\"the cat\"");
        const Value wanted = *TheMatch::moveValue(moveOf(line)).find("set");
        const Correction after = table.did<Corrected>().at(0).after;
        QVERIFY(toValue(asItIs(table.state(), 0, after)) == wanted);
        // What it was, to be told.
        QVERIFY(table.did<Corrected>().at(0).before == asItIs(acting().state(), 0, after));
        // It is one step of undo.
        QCOMPARE(table.match().undo(1), 1);
        QVERIFY(asItIs(table.state(), 0, after) == asItIs(acting().state(), 0, after));
    }
    // What was corrected in gives no dice by itself, now or in later ages; the answer says so.
    void diceOfACorrectedTileAreCorrectedToo()
    {
        Table table(2);
        table.play({"deal famine=3 war=3", "roll faces=whiteGold:5"});
        const std::string tiles = "correct player=0 set=developments:[{kind:development,dice:{red:2}},null,null,null,null]";
        table.play(tiles);
        QCOMPARE(table.did<PiecesStay>().size(), std::size_t{1});
        // Nothing that gives anything changes, or the dice are set with it.
        table.play("correct player=0 set=developments:[{kind:development,dice:{red:2},points:3},null,null,null,null]");
        QVERIFY(table.did<PiecesStay>().empty());
        table.play("correct player=0 set=advisor:{kind:advisor,chits:{reroll:1}},chits:{available:{reroll:2}}");
        QVERIFY(table.did<PiecesStay>().empty());
        Table kept(2, {});
        kept.play({"deal famine=3 war=3", tiles});
        QVERIFY(kept.did<PiecesStay>().empty());
    }
    void everyFieldOfTheTurnCanBeSet()
    {
        Table table = acting();
        table.play("correct set=order:[2,0,1]").play("correct set=event:{famine:5}").play("correct set=event:{war:6}");
        QVERIFY((table.state().order == TurnOrder{2, 0, 1, 3}));
        QCOMPARE(int{table.state().event.famine}, 5);
        QCOMPARE(int{table.state().event.war}, 6);
        table.play("correct set=player:1");
        QCOMPARE(int{table.state().player}, 1);
        QCOMPARE(table.phase(), std::string("roll"));
        Table alone(1, {{"offer", true}});
        const std::string column = "[{kind:colony},{kind:colony},{kind:colony}]";
        const std::string empty = "[null,{kind:colony,points:4},null]";
        alone.play("deal famine=1 war=1 offer=[" + column + ',' + column + ',' + column + ']');
        alone.play("correct set=opponentBooks:9,offer:[" + empty + ',' + column + ',' + column + ']');
        QCOMPARE(int{alone.state().opponentBooks}, 9);
        QVERIFY(!alone.state().offer[offerPlace(1, 1)] && alone.state().offer[offerPlace(1, 2)]->points == 4);
    }
    void diceNotYetRolledCanBeSet()
    {
        Table table(2);
        table.play("deal famine=1 war=1").play("correct player=0 set=dice:{toRoll:{white:4,red:1}}");
        QCOMPARE(table.says("roll faces=whiteGold:5"), std::string("nations.diceCount"));
        table.play("correct player=0 set=dice:{toRoll:{white:0,red:0}}");
        // Nothing is left to roll: the first action comes at once.
        QCOMPARE(table.phase(), std::string("actions"));
        QCOMPARE(int{table.state().player}, 0);
    }
    // The rules go on from there.
    void whoeverIsSaidToHavePassedIsLeftOut()
    {
        Table table = acting();
        table.play("correct player=1 set=passed:true").play("pass");
        QCOMPARE(int{table.state().player}, 2);
        table.play("correct player=2 set=passed:true");
        QVERIFY(table.phase() == "books");
        QCOMPARE(table.says("correct player=0 set=passed:false"), std::string("nations.correctionNotNow"));
    }
    void whoeverIsSaidNotToHavePassedPlaysOn()
    {
        Table table = acting();
        table.play("pass").play(table.rollFirstFaces()).play("correct player=0 set=passed:false").play("pass");
        table.play(table.rollFirstFaces()).play("pass");
        QCOMPARE(int{table.state().player}, 0);
        QCOMPARE(table.phase(), std::string("actions"));
    }
    void pointsOfAnAgeCount()
    {
        Table table = acting();
        table.play("correct player=2 set=ledger:{age1:{famine:1}}");
        QCOMPARE(totalOf(table.state(), 2), 1);
        table.play("correct player=2 set=built:[{kind:wonder,points:7,stone:1}]");
        QCOMPARE(totalOf(table.state(), 2), 8);
    }
    void whatWasCorrectedIsFoundFieldByField()
    {
        Table table = acting();
        const Value were = int{table.player(0).books};
        table.play({"correct player=0 set=books:7 why=\"forgot them\"",
                    "correct player=0 set=books:7,colonies:[{kind:colony},{kind:colony,points:2}]",
                    "correct player=0 set=colonies:[{kind:colony},{kind:colony,points:3}]", "correct set=order:[1,0,2]"});
        const std::vector<CorrectedField> all = table.match().correctedFields();
        QCOMPARE(all.size(), std::size_t{4}); // what is as it was is not corrected
        const auto books = lastCorrected(all, 0, "books");
        QVERIFY(books && books->before == were && books->after == Value(7) && books->why == "forgot them");
        QVERIFY(!lastCorrected(all, 1, "books") && !lastCorrected(all, -1, "books"));
        // Of a list place by place; nothing lies behind its end.
        const auto first = lastCorrected(all, 0, "colonies.0");
        QVERIFY(first && first->before.isNull() && isAsCorrected(all, 0, "colonies.0", table.player(0).colonies.at(0)));
        const auto second = lastCorrected(all, 0, "colonies.1");
        QVERIFY(second && !second->before.isNull() && isAsCorrected(all, 0, "colonies.1", table.player(0).colonies.at(1)));
        QVERIFY(!isAsCorrected(all, 0, "colonies.1", Tile()) && !lastCorrected(all, 0, "colonies.2"));
        QVERIFY(lastCorrected(all, -1, "order"));
    }
    void afterTheEndTooScoresAreCorrected()
    {
        Table table(2, {});
        table.goTo(Step::Over, 4);
        const int before = totalOf(table.state(), 0);
        table.play("correct player=0 set=colonies:[{kind:colony,points:20}]");
        QCOMPARE(totalOf(table.state(), 0), before + 20);
        QCOMPARE(table.match().winners(), std::vector{0});
    }

    void whatCannotBeSetIsRefused_data()
    {
        QTest::addColumn<QString>("line");
        QTest::addColumn<QString>("code");
        const auto row = [](const char *line, const char *code) { QTest::newRow(line) << line << code; };
        row("correct player=0 set=", "nations.correctionEmpty");
        row("correct player=3 set=books:1", "input.noSuchPlayer");
        row("correct set=books:1", "nations.correctionOfPlayer");
        row("correct player=0 set=order:[0,1,2]", "nations.correctionOfTurn");
        row("correct set=order:[0,1]", "nations.noOrder");
        row("correct set=order:[0,1,1]", "nations.noOrder");
        row("correct set=order:[0,1,3]", "nations.noOrder");
        row("correct set=player:3", "input.noSuchPlayer");
        row("correct set=opponentBooks:2", "nations.correctionNotNow");
        row("correct set=offer:[]", "nations.correctionNotNow");
        row("correct player=0 set=ledger:{age2:{war:2}}", "nations.correctionNotNow");
        row("correct player=0 set=ledger:{age1:{books:3}}", "input.outOfRange");
        row("correct player=1 set=dice:{available:{redFood:1}}", "nations.correctionNotNow");
        row("correct player=0 set=dice:{toRoll:{red:1}}", "nations.correctionNotNow");
        row("correct player=0 set=developments:[null]", "input.outOfRange");
        row("correct player=0 set=developments:[{kind:colony},null,null,null,null]", "nations.otherKind");
        row("correct player=0 set=advisor:{kind:wonder,stone:1}", "nations.otherKind");
        row("correct player=0 set=colonies:[null]", "input.wrongType");
        row("correct player=0 set=tilePoints:{colonies:3}", "nations.correctionNotNow");
    }
    void whatCannotBeSetIsRefused()
    {
        QFETCH(QString, line);
        QFETCH(QString, code);
        QCOMPARE(QString::fromStdString(acting().says(line.toStdString())), code);
    }
    void whatCannotBeReadIsRefused_data()
    {
        QTest::addColumn<QString>("set");
        QTest::addColumn<QString>("code");
        const auto row = [](const char *set, const char *code) { QTest::newRow(set) << set << code; };
        for (const char *derived :
             {"age:2", "name:Ann", "points:3", "score:3", "entitled:{}", "phase:deal", "depth:full", "columns:4", "rolled:true",
              "owed:{}", "rerolls:1", "strength:1", "place:1", "tilesUnknown:true"})
            row(derived, "input.derivedField");
        row("gold:3", "input.unknownField");
        row("books:1000", "input.outOfRange");
        row("books:many", "input.wrongType");
        row("ledger:{age5:{war:1}}", "input.unknownField");
        row("ledger:{age3:{war:4}}", "input.outOfRange");
        row("dice:{available:{pinkGold:1}}", "input.unknownField");
        row("dice:{lost:{white:1}}", "input.unknownField");
        row("event:{famine:16}", "input.outOfRange");
        row("event:{plague:1}", "input.unknownField");
        row("passed:1", "input.wrongType");
        row("wonder:{kind:wonder}", "input.outOfRange");
        row("offer:[[null]]", "input.outOfRange");
        row("order:[9]", "input.outOfRange");
    }
    void whatCannotBeReadIsRefused()
    {
        QFETCH(QString, set);
        QFETCH(QString, code);
        Value value;
        QVERIFY(!readNotation<Move>("correct player=0 set=" + set.toStdString(), value));
        Move move;
        const auto refusal = TheMatch::readMove(value, move);
        QVERIFY(refusal);
        QCOMPARE(QString::fromUtf8(refusal->code.data(), static_cast<int>(refusal->code.size())), code);
    }
};

} // namespace tst_nations_corrections

PEGSHEET_TEST(tst_nations_corrections, TestCorrections)
#include "tst_corrections.moc"
