// SPDX-License-Identifier: Apache-2.0
// One player alone (DE Solospiel), set-up (DE Spielvorbereitung), and finished sheets.
#include "tests/model/nations/table.h"
#include "tests/registry.h"

namespace tst_nations_solo {

using namespace pegsheet;
using namespace pegsheet::nations;

namespace {

const std::string kColumn = "[{kind:colony,price:gold},{kind:colony},{kind:colony}]";
const std::string kDeal = "deal famine=1 war=1 offer=[" + kColumn + ',' + kColumn + ',' + kColumn + ']';

Table alone(Object more = {})
{
    Object options{{"depth", "full"}, {"offer", true}};
    options.insert(options.end(), more.begin(), more.end());
    Table table(1, std::move(options));
    table.play(kDeal).play({"opponentRoll books=1", "roll faces=whiteGold:5"});
    return table;
}

std::string startCode(Setup setup)
{
    State state;
    const auto refusal = start(setup, state);
    return refusal ? std::string(refusal->code) : std::string();
}

} // namespace

class TestSolo : public QObject
{
    Q_OBJECT

private slots:
    void theOpponentBeginsWithABookToo()
    {
        const Table table(1);
        QCOMPARE(int{table.player(0).books}, 1);
        QCOMPARE(int{table.state().opponentBooks}, 1);
        QCOMPARE(table.state().columns(), 3);
    }
    void aTileGoesAfterEveryAction()
    {
        Table table = alone();
        table.play("buy column=1 row=1 dice=whiteGold:1");
        QCOMPARE(table.phase(), std::string("remove"));
        QCOMPARE(table.says("opponentRemove d4=5"), std::string("input.outOfRange"));
        QCOMPARE(table.says("pass"), std::string("nations.turnOver"));
        table.play("opponentRemove d4=1");
        QCOMPARE(table.did<OpponentRemoved>().at(0).row, 2);
        table.play("reroll dice=whiteGold:1").play("roll faces=whiteGold:1");
        QCOMPARE(table.phase(), std::string("remove"));
        table.play("opponentRemove d4=4");
        QCOMPARE(table.did<OpponentRemoved>().at(0).row, 0);
        QCOMPARE(table.phase(), std::string("actions"));
    }
    // "Ist die Spalte leer", nothing happens; only a four is rolled again where that was agreed on.
    void anEmptyColumnLosesNothing()
    {
        Table table = alone({{"soloHarder", true}});
        table.play("correct set=offer:[[null,null,null],[{kind:colony,price:gold},null,null],[null,null,null]]");
        table.play("buy column=2 row=1 dice=whiteGold:1").play("opponentRemove d4=3");
        QCOMPARE(table.did<OpponentRemoved>().at(0).row, 0);
        QVERIFY(!table.did<OpponentRemoved>().at(0).tile);
        QCOMPARE(table.phase(), std::string("actions"));
    }
    // "nach jeder Aktion": what a tile bought brings, and takes back, belongs to the action.
    void theTileGoesOnceTheActionIsWhole()
    {
        Table table(1, {{"depth", "full"}, {"offer", true}});
        const std::string development = "{kind:development,dice:{red:1}}";
        table.play("deal famine=1 war=1 offer=[[" + development + ",{kind:colony},{kind:colony}]," + kColumn + ',' + kColumn + ']');
        table.play({"opponentRoll books=1", "roll faces=whiteGold:3,whiteBook:2", "buy column=1 row=1 slot=1 dice=whiteGold:1"});
        QCOMPARE(table.phase(), std::string("giveBack"));
        table.play("giveBack dice=whiteBook:1");
        QCOMPARE(table.phase(), std::string("roll"));
        table.play("roll faces=redFood:1");
        QCOMPARE(table.phase(), std::string("remove"));
    }
    // Rules note "passRemoves"
    void passingIsNoActionUnlessAgreed()
    {
        Table table = alone();
        table.play("pass");
        QVERIFY(table.phase() != "remove");
        Table agreed = alone({{"soloPassRemoves", true}});
        agreed.play("pass");
        QCOMPARE(agreed.phase(), std::string("remove"));
        agreed.play("opponentRemove d4=2");
        QVERIFY(agreed.phase() != "remove" && agreed.phase() != "actions");
    }
    void twoPointsForBeingAhead()
    {
        Table table(1, {{"depth", "tracks"}});
        table.play({"deal famine=9 war=9", "opponentRoll books=3", "booksSpent player=0 books=4"});
        QCOMPARE(int{table.player(0).ledger[0].books}, 2);
        Table level(1, {{"depth", "tracks"}});
        level.play({"deal famine=9 war=9", "opponentRoll books=3", "booksSpent player=0 books=3"});
        QCOMPARE(int{level.player(0).ledger[0].books}, 0);
    }
    void theHallOfFameIsTold()
    {
        Table table(1, {{"depth", "tracks"}});
        table.goTo(Step::Sums, 4);
        table.play("tilePoints player=0 developments=30");
        QCOMPARE(table.did<HallOfFame>().at(0).name, std::string("saladin"));
        QCOMPARE(table.match().winners(), std::vector{0});
    }
    void severalHaveNoOpponent()
    {
        Table table(2);
        table.play("deal famine=1 war=1");
        QCOMPARE(table.says("opponentRoll books=1"), std::string("nations.notAlone"));
        QCOMPARE(table.says("opponentRemove d4=1"), std::string("nations.notAlone"));
        Table withoutOffer(1);
        QCOMPARE(withoutOffer.says("opponentRemove d4=1"), std::string("nations.offerNotKept"));
    }

    void setUpsThatThereAreNot()
    {
        QCOMPARE(startCode({{}, {}, {}}), std::string("nations.playerCount"));
        QCOMPARE(startCode({{"a", "b", "c", "d", "e"}, {}, {}}), std::string("nations.playerCount"));
        QCOMPARE(startCode({{"a"}, "unrest", {}}), std::string("input.unknownValue"));
        QCOMPARE(startCode({{"a"}, "base", {{"depth", "deep"}}}), std::string("input.unknownValue"));
        QCOMPARE(startCode({{"a"}, "base", {{"height", 3}}}), std::string("input.unknownField"));
        QCOMPARE(startCode({{"a"}, "base", {}, "watch"}), std::string("input.unknownValue"));
        QCOMPARE(startCode({{"a"}, "", {{"warOrder", "old"}}, "scoring"}), std::string());
    }
    void anOfferIsWholeOrNotThere()
    {
        Table table(2, {{"offer", true}});
        QCOMPARE(table.says("deal famine=1 war=1"), std::string("nations.offerCount"));
        QCOMPARE(table.says("deal famine=1 war=1 offer=[" + kColumn + ']'), std::string("nations.offerCount"));
        QCOMPARE(table.says(kDeal), std::string());
        QCOMPARE(table.says("deal famine=1 war=1 depth=tracks"), std::string());
        QCOMPARE(table.says(kDeal + " depth=tracks"), std::string("nations.offerNotKept"));
        table.play(kDeal);
        QCOMPARE(table.says("buyTile tile=kind:colony"), std::string("nations.offerKept"));
        QCOMPARE(table.says("buy column=4 row=1"), std::string("input.outOfRange"));
        QCOMPARE(table.says("buy column=3 row=3"), std::string());
        const Table without(2, {});
        QCOMPARE(without.says(kDeal), std::string("nations.offerNotKept"));
    }

    // Only the end of the game is counted.
    void finishedSheetsAreScoredByTheSameCode()
    {
        Table table(2, {}, "scoring");
        QCOMPARE(table.says("deal famine=1 war=1"), std::string("nations.onlySheets"));
        QCOMPARE(table.says("correct player=0 set=books:3"), std::string("nations.onlySheets"));
        QCOMPARE(table.says("sheet player=0 track=29"), std::string("input.outOfRange"));
        table.play("sheet player=0 track=12 developments=5 advisor=1 colonies=7 wonders=3 place=2");
        QCOMPARE(table.says("sheet player=1 place=2"), std::string("nations.placeTaken"));
        QCOMPARE(int{table.state().player}, 1);
        table.play("sheet player=1 track=20 wonders=8 place=1");
        QVERIFY(table.match().over());
        QCOMPARE(totalOf(table.state(), 0), 28);
        QCOMPARE(table.match().winners(), std::vector{1});
        QCOMPARE(table.match().scores()[0].lines[0].what, std::string_view("track"));
        // A sheet that was typed wrong is entered anew.
        table.play("sheet player=0 track=13 developments=5 advisor=1 colonies=7 wonders=3 place=2");
        QCOMPARE(table.match().winners(), std::vector{0});
        QCOMPARE(Table(2).says("sheet player=0"), std::string("nations.matchIsPlayed"));
    }
    // DE Spielende: who is level is decided by the turn order, as far as it was said.
    void placesThatWereNotSaidAreThoseLeft()
    {
        Table table(2, {}, "scoring");
        table.play({"sheet player=0 track=10", "sheet player=1 track=10 place=2"});
        QCOMPARE(table.match().winners(), std::vector{0});
        table.play("sheet player=1 track=10");
        QCOMPARE(table.match().winners(), (std::vector{0, 1}));
    }
    void seatsDecideNoTie()
    {
        Table table(3, {}, "scoring");
        const auto tieBreaks = [&] {
            std::vector<int> values;
            for (const Score &score : table.match().scores())
                values.push_back(score.tieBreak);
            return values;
        };
        table.play({"sheet player=0 track=9", "sheet player=1 track=9", "sheet player=2 track=9"});
        QCOMPARE(tieBreaks(), (std::vector{3, 3, 3}));
        table.play("sheet player=2 track=9 place=1");
        QCOMPARE(tieBreaks(), (std::vector{2, 2, 3}));
        table.play("sheet player=2 track=9 place=3");
        QCOMPARE(tieBreaks(), (std::vector{3, 3, 1}));
    }
    void whoeverMayHaveBeenFirstIsLevel()
    {
        Table table(3, {}, "scoring");
        const auto winners = [&](const std::string &first, const std::string &second, const std::string &third) {
            table.play({"sheet player=0 track=" + first, "sheet player=1 track=" + second, "sheet player=2 track=" + third});
            std::vector<int> seats = table.match().winners();
            std::sort(seats.begin(), seats.end());
            return seats;
        };
        QCOMPARE(winners("9", "9 place=3", "9"), (std::vector{0, 2}));
        QCOMPARE(winners("9 place=1", "9", "9"), std::vector{0});
        QCOMPARE(winners("9 place=1", "9", "2"), std::vector{0});
        // The other one was before or behind.
        table.play("sheet player=0 track=9 place=2");
        QCOMPARE(winners("9 place=2", "9", "2"), (std::vector{0, 1}));
        // Nobody can be before both of those who are left.
        QCOMPARE(winners("9 place=2", "9", "9"), (std::vector{1, 2}));
        QCOMPARE(winners("9 place=2", "9 place=1", "9"), std::vector{1});
    }
};

} // namespace tst_nations_solo

PEGSHEET_TEST(tst_nations_solo, TestSolo)
#include "tst_solo.moc"
