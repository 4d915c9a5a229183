// SPDX-License-Identifier: Apache-2.0
// The end of an age, and how ages follow each other (DE Bücher to Spielende), at every depth.
#include "model/core/sharecode.h"
#include "model/core/uid.h"
#include "tests/model/nations/table.h"
#include "tests/registry.h"

namespace tst_nations_ages {

using namespace pegsheet;
using namespace pegsheet::nations;

namespace {

// Both have passed; player 0 and 1 have these faces.
Table passed(const std::string &mine, const std::string &theirs, Object options = {{"depth", "full"}},
             const std::string &event = "famine=2 war=2")
{
    Table table(2, std::move(options));
    table.play("deal " + event).play("roll faces=" + mine).play("pass").play("roll faces=" + theirs).play("pass");
    return table;
}

} // namespace

class TestAges : public QObject
{
    Q_OBJECT

private slots:
    // DE Neue Fortschritts- & Ereignisplättchen: only tiles of the age that is played lie in the offer
    void tilesOfAnotherAgeAreNotBought()
    {
        Table table(2, {});
        table.play("deal famine=2 war=2");
        QCOMPARE(table.says("buyTile tile=kind:advisor,age:2"), std::string("nations.otherAge"));
        QVERIFY(table.says("buyTile tile=kind:advisor,age:2", "age") == Value("age2"));
        QVERIFY(table.says("buyTile tile=kind:advisor,age:2", "needed") == Value("age1"));
        QCOMPARE(table.says("buyTile tile=kind:advisor,age:1"), std::string());
        table.goTo(Step::Act, 3);
        QCOMPARE(table.says("buyTile tile=kind:advisor,age:2"), std::string("nations.otherAge"));
        QCOMPARE(table.says("buyTile tile=kind:advisor,age:3"), std::string());
        // Whoever does not say it means one of this age.
        QCOMPARE(table.says("buyTile tile=kind:advisor"), std::string());
        // One bought before that was refused stays readable, in a code too.
        QVERIFY(!table.match().replay(valueOf("buyTile tile=kind:advisor,age:2")));
        MaybeRefusal refusal;
        const auto code = SharedCode::read(shareText(table.match(), {uidFrom(1), 0, {}}), refusal);
        const auto read = code->whole(refusal);
        QVERIFY(read != nullptr && read->log() == table.match().log());
        // The table overrules it.
        table.play("correct player=0 set=advisor:{kind:advisor,age:4}");
    }
    void tilesOfAnotherAgeLieInNoOffer()
    {
        const std::string column = "[{kind:colony,age:1},{kind:colony},{kind:wonder,stone:2}]";
        const std::string other = "[{kind:colony},{kind:colony,age:2},{kind:colony}]";
        Table table(2, {{"offer", true}});
        const std::string deal = "deal famine=1 war=1 offer=[" + column + ',' + other + ',' + column + ']';
        QCOMPARE(table.says(deal), std::string("nations.otherAge"));
        QVERIFY(table.says(deal, "column") == Value(2) && table.says(deal, "row") == Value(2));
        table.play("deal famine=1 war=1 offer=[" + column + ',' + column + ',' + column + ']');
        // What the table says lies there can be bought.
        table.play("correct set=offer:[" + column + ',' + other + ',' + column + ']');
        table.play("buy column=2 row=2");
        QCOMPARE(int{table.player(0).colonies.at(0).age}, 2);
    }
    // DE Bücher: in reverse turn order, any number, only books
    void booksAreSpentBackwards()
    {
        Table table = passed("whiteBook:2,whiteGold:3", "whiteBook:1,whiteGold:4");
        QCOMPARE(int{table.state().player}, 1);
        QCOMPARE(table.says("books dice=whiteGold:2"), std::string("nations.tradeSymbol"));
        QCOMPARE(table.says("books dice=whiteBook:2"), std::string("nations.dieUsed"));
        QCOMPARE(table.says("famine"), std::string("nations.tooEarly"));
        table.play("books");
        QCOMPARE(int{table.state().player}, 0);
        table.play("books dice=whiteBook:1");
        // 1 + 1 and 3: the second player is ahead, and has two points for it at a table of two.
        QCOMPARE(int{table.player(0).books}, 2);
        QCOMPARE(int{table.player(1).ledger[0].books}, 2);
        QCOMPARE(int{table.player(0).ledger[0].books}, 0);
        const auto scored = table.did<BooksScored>();
        QCOMPARE(scored.size(), std::size_t{2});
        QCOMPARE(scored[1].behind, 1);
    }
    // Whoever has nothing to spend is not asked.
    void nobodyIsAskedWhoHasNothing()
    {
        Table table = passed("whiteStrength:5", "whiteStrength:5", {{"depth", "full"}, {"famineTrades", false}});
        QCOMPARE(table.phase(), std::string("war"));
        const auto famines = table.did<FamineTold>();
        QCOMPARE(famines.size(), std::size_t{2});
        QVERIFY(!famines[0].met && famines[0].needed == 2 && famines[0].spent == 0);
    }
    // DE Hungersnot; rules note "famineTrades"
    void foodMayBeTradedFor()
    {
        Table table = passed("whiteFood:1,whiteGold:4", "whiteGold:5");
        table.play("famine dice=whiteGold:4");
        QCOMPARE(int{table.player(1).ledger[0].famine}, 1);
        QCOMPARE(table.says("famine dice=whiteFood:1,whiteGold:1"), std::string("nations.tradeSingle"));
        table.play("famine dice=whiteFood:1,whiteGold:2");
        const Paid paid = table.did<Paid>().at(0);
        QCOMPARE(paid.trades, 1);
        QCOMPARE(paid.paid, 2);
        QCOMPARE(int{table.player(0).ledger[0].famine}, 1);
    }
    void foodMayNotBeTradedForWhereAgreed()
    {
        const Table table = passed("whiteGold:5", "whiteFood:1,whiteGold:4", {{"depth", "full"}, {"famineTrades", false}});
        QCOMPARE(table.says("famine dice=whiteFood:1,whiteGold:2"), std::string("nations.famineTrades"));
        QCOMPARE(table.says("famine dice=whiteFood:1"), std::string());
    }
    // Rules note "famineTrades": strength that was traded for food is gone when the order and the war are settled
    void strengthTradedForFoodIsSpent()
    {
        Table table = passed("whiteStrength:3,whiteGold:2", "whiteStrength:2,whiteGold:3");
        table.play("famine");
        table.play("famine dice=whiteStrength:2");
        QCOMPARE(table.did<NewOrder>().at(0).order.values, (std::vector{1, 0}));
    }
    // DE Zugreihenfolge: strength on dice and on chits
    void strengthOnChitsOrdersToo()
    {
        Table table(2, {{"depth", "full"}});
        table.play({"deal famine=1 war=1", "correct player=1 set=chits:{available:{strength:1}}"});
        table.play({"roll faces=whiteStrength:1,whiteGold:4", "pass", "roll faces=whiteStrength:1,whiteGold:4", "pass"});
        table.play({"famine", "famine"});
        QCOMPARE(table.did<NewOrder>().at(0).order.values, (std::vector{1, 0}));
    }
    // DE Bücher, the printed example: "Rot erhält 3, Gelb erhält 2, Violett und Grün 0"
    void thePrintedExampleOfBooks()
    {
        Table table(4, {{"depth", "tracks"}});
        table.play("deal famine=9 war=9");
        for (const char *spent : {"3 books=0", "2 books=1", "1 books=3", "0 books=6"})
            table.play("booksSpent player=" + std::string(spent));
        const std::array<int, 4> points{3, 2, 0, 0};
        for (std::size_t seat = 0; seat < points.size(); ++seat)
            QCOMPARE(int{table.player(static_cast<int>(seat)).ledger[0].books}, points.at(seat));
    }
    // Only points are kept: nobody acts, and the refusal says that rather than that somebody passed
    void whereOnlyPointsAreKeptNobodyActs()
    {
        Table table(2, {{"depth", "tracks"}});
        QCOMPARE(table.says("pass"), std::string("nations.tooEarly"));
        table.play("deal famine=1 war=1");
        for (const char *move : {"pass", "reroll", "buyTile tile=kind:colony"})
            QCOMPARE(table.says(move), std::string("nations.actionsNotKept"));
    }
    // What was used of dice and chits is not known any more where they are not kept.
    void usedPiecesGoWithTheDepth()
    {
        Table table(2, {{"depth", "full"}});
        table.play({"correct player=0 set=chits:{used:{gold:2}}", "deal famine=1 war=1 depth=tiles"});
        QCOMPARE(table.player(0).usedChits.total(), 0);
    }
    // DE Zugreihenfolge: most unspent strength first; nothing is spent
    void unspentStrengthOrdersTheTurns()
    {
        Table table = passed("whiteStrength:1,whiteGold:4", "whiteStrength:2,whiteGold:3");
        table.play({"famine", "famine"});
        const NewOrder order = table.did<NewOrder>().at(0);
        QCOMPARE(order.order.values, (std::vector{1, 0}));
        QCOMPARE(order.strength.values, (std::vector{1, 2}));
        QVERIFY(order.changed && !order.tied.has(0));
        // DE Krieg in the new order backwards: the one who is now last begins (rules note "warOrder").
        QCOMPARE(table.phase(), std::string("war"));
        QCOMPARE(int{table.state().player}, 0);
        table.play({"war dice=whiteStrength:1", "war dice=whiteStrength:2"});
        QCOMPARE(int{table.player(0).ledger[0].war}, 0);
        QCOMPARE(int{table.player(1).ledger[0].war}, 1);
        QCOMPARE(int{table.state().player}, 1);
    }
    void warGoesByTheOldOrderWhereAgreed()
    {
        Table table = passed("whiteStrength:1,whiteGold:4", "whiteStrength:2,whiteGold:3",
                             {{"depth", "full"}, {"warOrder", "old"}});
        table.play({"famine", "famine"});
        QCOMPARE(int{table.state().order[0]}, 1);
        QCOMPARE(int{table.state().player}, 1);
        QCOMPARE(table.phase(), std::string("war"));
    }
    void levelStrengthKeepsTheOrder()
    {
        Table table(3, {{"depth", "tracks"}});
        table.play({"deal famine=1 war=9", "booksSpent player=2 books=0", "booksSpent player=1 books=0",
                    "booksSpent player=0 books=0", "famineMet met=", "strength player=2 strength=3", "strength player=1 strength=3",
                    "strength player=0 strength=1"});
        const NewOrder order = table.did<NewOrder>().at(0);
        QCOMPARE(order.order.values, (std::vector{1, 2, 0}));
        QVERIFY(order.tied.has(1) && order.tied.has(2) && !order.tied.has(0));
    }
    // DE Neue Fortschritts- & Ereignisplättchen
    void aNewAgeGivesEverythingBack()
    {
        Table table(2);
        table.play("deal famine=2 war=2").play("roll faces=whiteGold:5");
        table.play("buyTile tile=kind:colony,price:gold,chits:{food:1} row=2 dice=whiteGold:2");
        table.goTo(Step::Deal, 2);
        const Player &player = table.player(0);
        QCOMPARE(int{player.toRoll[Colour::White]}, 5);
        QCOMPARE(player.usedDice.total() + player.usedChits.total() + player.available.dice.total(), 0);
        QCOMPARE(int{player.available.chits[Chit::Food]}, 1);
        QVERIFY(!player.passed && !player.rolled);
        QVERIFY(table.state().event == Event());
        QCOMPARE(table.says("buyTile tile=kind:colony row=1"), std::string("nations.tooEarly"));
    }
    // DE Spielende: four ages
    void theFourthAgeIsTheLast()
    {
        Table table(2);
        table.goTo(Step::Deal, 4);
        table.goTo(Step::Over, 4);
        QVERIFY(table.match().over());
        QCOMPARE(table.did<TilesCounted>().size(), std::size_t{2});
        // The second player began further up the book track, and was ahead in every age.
        QCOMPARE(table.match().winners(), std::vector{1});
        QCOMPARE(totalOf(table.state(), 1), 8);
        QCOMPARE(table.says("pass"), std::string("nations.matchOver"));
        QCOMPARE(table.says("deal famine=1 war=1"), std::string("nations.matchOver"));
    }

    // The depth may change with every age; the pool of dice and chits is then what the tiles say.
    void goingToFullDepthFillsThePool()
    {
        Table table(2, {});
        table.play({"deal famine=1 war=1", "buyTile tile=kind:development,dice:{blue:2} slot=1",
                    "buyTile tile=kind:advisor,chits:{reroll:2}", "pass", "reroll", "pass"});
        QCOMPARE(rerollsLeft(table.state(), table.player(1)), 2);
        QCOMPARE(table.player(0).toRoll.total(), 0);
        table.goTo(Step::Deal, 2);
        table.play("deal famine=1 war=1 depth=full");
        QCOMPARE(int{table.player(0).toRoll[Colour::Blue]}, 2);
        QCOMPARE(int{table.player(0).toRoll[Colour::White]}, 4);
        QCOMPARE(int{table.player(1).available.chits[Chit::Reroll]}, 3);
        QCOMPARE(table.says("booksSpent player=0 books=1"), std::string("nations.piecesKept"));
        table.goTo(Step::Deal, 3);
        table.play("deal famine=1 war=1 depth=tiles");
        QCOMPARE(diceOf(table.player(0)), 0);
        QCOMPARE(rerollsLeft(table.state(), table.player(1)), 3);
        QCOMPARE(table.says("books"), std::string("nations.piecesNotKept"));
    }
    void anAgeWithoutTilesAsksForTheirPoints()
    {
        Table table(2, {});
        table.goTo(Step::Deal, 2);
        table.play("deal famine=1 war=1 depth=tracks");
        QCOMPARE(table.phase(), std::string("books"));
        QCOMPARE(table.says("tilePoints player=0 colonies=2"), std::string("nations.tooEarly"));
        table.goTo(Step::Sums, 4);
        QCOMPARE(table.says("tilePoints player=2"), std::string("input.noSuchPlayer"));
        table.play("tilePoints player=0 colonies=2");
        QCOMPARE(table.says("tilePoints player=0 colonies=3"), std::string("nations.entered"));
        table.play("tilePoints player=1");
        QVERIFY(table.match().over());
        QCOMPARE(totalOf(table.state(), 0), 2);
        table.play("correct player=0 set=tilePoints:{wonders:4}");
        QCOMPARE(totalOf(table.state(), 0), 6);
    }
    void tilesThatAreKnownAreNotAskedFor()
    {
        Table table(2, {});
        table.goTo(Step::Deal, 4);
        QCOMPARE(table.says("tilePoints player=0"), std::string("nations.tilesKnown"));
    }
};

} // namespace tst_nations_ages

PEGSHEET_TEST(tst_nations_ages, TestAges)
#include "tst_ages.moc"
