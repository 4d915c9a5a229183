// SPDX-License-Identifier: Apache-2.0
// The end: places, abilities, what is asked, ties; and finished empires (DE Ende des Spiels, Glossar).
#include "tests/model/empires/table.h"
#include "tests/registry.h"

namespace tst_empires_ends {

using namespace pegsheet;
using namespace pegsheet::empires;

namespace {

constexpr std::string_view kValues = "values of=townA:{value:20},townB:{value:21},armyB:{value:6},roadRefreshB:{value:10}";

// A match that ends with this Economy phase; values are known.
Table last(int players)
{
    Table table = Table::laid(players, "economy,end");
    table.play(kValues);
    return table;
}

ScoreLine line(const Score &score, std::string_view what)
{
    return *std::find_if(score.lines.begin(), score.lines.end(), [&](const ScoreLine &each) { return each.what == what; });
}

int innovations(const Table &table, int seat)
{
    return line(scoreOf(table.state(), seat), "innovations").points;
}

std::string_view why(const Table &table, int seat, std::string_view name)
{
    return endPointsOf(table.state(), seat, card(name)).why;
}

} // namespace

class TestEnds : public QObject
{
    Q_OBJECT

private slots:
    // Contract, sheet: only where finished empires are counted.
    void aFinishedEmpireIsNoMoveOfAMatch()
    {
        Table table = Table::laid(2, "crisis,economy");
        const FinishedSheet sheet{0, 12, rowOf(table.state(), 0), {}, {}};
        const MaybeRefusal refusal = refuses(table.state(), sheet);
        QVERIFY(refusal.has_value());
        QCOMPARE(refusal->code, std::string_view("empires.notOnlySheets"));
    }
    // Contract, scores at any time: what counts nothing says why.
    void linesThatAreZeroSayWhy()
    {
        Table table = Table::laid(2, "end");
        QCOMPARE(line(scoreOf(table.state(), 0), "track").why, std::string_view("empires.noPoints"));
        QCOMPARE(line(scoreOf(table.state(), 0), "innovations").why, std::string_view("empires.noInnovation"));
        table.give(1, "blight-4", 1, "when:end,do:[{other:words}]");
        QCOMPARE(why(table, 1, "blight-4"), std::string_view("empires.notCounted"));
    }
    // E-END-1, DE Ende des Spiels, Punkte für zerstörte Orte: 12 + 36 + 14
    void trackPlacesAndAbilitiesAreAddedUp()
    {
        Table table = last(2);
        table.give(0, "blight-1", 9, "when:end,do:[{points:2,per:{count:destroyed,at:empire}}]").setScore(0, 12);
        // The farms of 3, 8 and 11 and the road of 14 are healthy.
        table.destroy(0, {1, 2, 3, 4, 5, 7, 8}).play("done");
        QCOMPARE(table.phase(), std::string("over"));
        const Score score = scoreOf(table.state(), 0);
        QCOMPARE(score.total, 62);
        QCOMPARE(line(score, "track").points, 12);
        QCOMPARE(line(score, "locations").points, 36);
        QCOMPARE(line(score, "locations").items.size(), std::size_t(4));
        QCOMPARE(score.tieBreak, 4);
    }
    // E-END-9, DE Punkte für zerstörte Orte: "keine Punkte für zerstörte Orte in anderen Reichen"
    void otherEmpiresDoNotCount()
    {
        Table table = last(2);
        table.give(0, "blight-1", 9, "when:end,do:[{points:2,per:{count:destroyed,at:empire}}]").destroy(0, {1, 2, 3});
        table.destroy(1, {1, 2, 3, 4, 5, 6});
        QCOMPARE(innovations(table, 0), 6);
    }
    // E-END-3, DE Punkte für die meisten zerstörten Orte: "auch bei Gleichstand"
    void mostDestroyedCountsWithATie()
    {
        Table table = last(3);
        table.give(0, "blight-9", 11, "when:end,do:[{points:13,if:{mostDestroyed:tiesCount}}]").destroy(0, {1, 2, 3, 4, 5});
        table.destroy(1, {1, 2, 3, 4, 5}).destroy(2, {1, 2, 3});
        QCOMPARE(innovations(table, 0), 13);
        table.destroy(1, {1, 2, 3, 4, 5, 6});
        QCOMPARE(innovations(table, 0), 0);
        QCOMPARE(why(table, 0, "blight-9"), std::string_view("empires.nothingCounted"));
    }
    // E-END-4, DE Ende-des-Spiels-Fähigkeit kopieren: the best other one that works, a second time (correction 6)
    void theBestOtherAbilityIsCopied()
    {
        Table table = last(2);
        table.give(0, "barbarians-1", 1, "when:end,do:[{copy:end}]");
        QCOMPARE(why(table, 0, "barbarians-1"), std::string_view("empires.nothingToCopy"));
        table.give(0, "plague-8", 10, "when:end,do:[{points:3,per:{count:destroyed,at:adjacent}}]").destroy(0, {9, 11});
        table.give(0, "barbarians-2", 2, "when:end,do:[{copy:end}]");
        QCOMPARE(innovations(table, 0), 18);
        table.destroy(0, {9, 10, 11});
        QCOMPARE(innovations(table, 0), 0);
    }
    // DE Punkte für benachbarte Orte (Plague 9), correction 3: healthy ones
    void neighboursOfATypeCountWhereTheyAreHealthy()
    {
        Table table = last(2);
        table.give(0, "plague-9", 10, "when:end,do:[{points:4,per:{count:healthy,type:farm,at:adjacent}}]");
        QCOMPARE(innovations(table, 0), 8);
        table.destroy(0, {9});
        QCOMPARE(innovations(table, 0), 4);
    }
    // E-END-5, DE Punkte für Ressourcen: coins count only as coins; asked only where an ability needs it
    void resourcesAreAskedForWhereAnAbilityCountsThem()
    {
        Table table = last(2);
        table.give(0, "famine-1", 1, "when:end,do:[{points:1,per:{resource:wheat}}]").play("done");
        QCOMPARE(table.phase(), std::string("count"));
        QCOMPARE(why(table, 0, "famine-1"), std::string_view("empires.stockUnknown"));
        QCOMPARE(table.says("stock player=1 resources=wheat:1"), std::string("empires.notAsked"));
        table.play("stock player=0 resources=wheat:4,coin:3");
        QCOMPARE(innovations(table, 0), 4);
        QCOMPARE(table.phase(), std::string("over"));
    }
    void aCardThatNobodyTypedIsCountedByHand()
    {
        Table table = last(2);
        table.give(0, "fire-1", 1, "")
            .give(0, "fire-2", 2, "")
            .give(1, "fire-3", 3, "when:industry,do:[{swapLocations:1}]")
            .destroy(0, {2});
        table.play("done");
        QCOMPARE(table.phase(), std::string("count"));
        QCOMPARE(playerOf(table.state()), 0);
        QCOMPARE(table.says("use player=0 by=fire-2 points=3"), std::string("empires.inactive"));
        QCOMPARE(table.says("use player=1 by=fire-3 points=3"), std::string("empires.notThat"));
        QCOMPARE(table.says("use player=0 by=fire-1"), std::string("input.missingField"));
        table.play("use player=0 by=fire-1 points=0");
        QCOMPARE(table.phase(), std::string("over"));
        QCOMPARE(why(table, 0, "fire-2"), std::string_view("empires.inactive"));
        QCOMPARE(why(table, 1, "fire-3"), std::string_view("empires.notAtEnd"));
    }
    void typingTheCardIsAsGood()
    {
        Table table = last(2);
        table.give(0, "fire-1", 1, "").play("done");
        QCOMPARE(table.phase(), std::string("count"));
        table.play("card card=fire-1 ability=when:end,do:[{points:5}]");
        QCOMPARE(table.phase(), std::string("over"));
        QCOMPARE(innovations(table, 0), 5);
    }
    void valuesOfHealthyPlacesAreNeeded()
    {
        Table table = Table::laid(2, "economy,end");
        table.play("done");
        QCOMPARE(table.phase(), std::string("count"));
        table.play(kValues);
        QCOMPARE(table.phase(), std::string("over"));
    }
    // E-END-7, E-END-8, DE Punktegleichstand
    void moreHealthyPlacesBreakATieElseItIsShared()
    {
        Table table = last(2);
        table.play("done");
        QVERIFY(winnersOf(table.state()) == (std::vector<int>{0, 1}));
        // Without the farm of 8 there are eight points less, and one place less.
        Table other = last(2);
        other.destroy(0, {10}).setScore(0, 8).play("done");
        QCOMPARE(scoreOf(other.state(), 0).total, scoreOf(other.state(), 1).total);
        QVERIFY(winnersOf(other.state()) == std::vector<int>{1});
    }
    void everyZeroSaysWhy()
    {
        Table table = last(2);
        table.give(0, "fire-1", 1, "").give(0, "flood-1", 2, "when:economy,do:[{gain:{wheat:1}}]");
        for (const ScoreItem &item : line(scoreOf(table.state(), 0), "innovations").items)
            QVERIFY(item.points != 0 || !item.why.empty());
        QCOMPARE(why(table, 0, "fire-1"), std::string_view("empires.abilityUnknown"));
    }
    void afterTheEndOnlyCorrectionsAreMade()
    {
        Table table = last(2);
        table.play("done");
        QCOMPARE(table.says("done"), std::string("empires.matchOver"));
        QCOMPARE(table.says("track phases=crisis"), std::string("empires.trackEnded"));
        table.setScore(0, 7);
        QCOMPARE(scoreOf(table.state(), 0).lines.front().points, 7);
        QCOMPARE(table.phase(), std::string("over"));
    }
    void finishedEmpiresAreCounted()
    {
        Table table(2, {}, "scoring");
        QCOMPARE(table.phase(), std::string("sheet"));
        const std::string row =
            "row={location:city},{location:townA,destroyed:true},{location:townB,destroyed:true},"
            "{location:armyA},{location:armyB,destroyed:true},{location:roadTrade,innovations:[{card:plague-9}]},"
            "{location:roadRefreshA},{location:roadRefreshB,destroyed:true},{location:farmWheat},"
            "{location:farmAxe},{location:farmHammer}";
        QCOMPARE(table.says("sheet player=0 score=5 " + row), std::string("empires.abilityUnknown"));
        table.play("sheet player=0 score=5 " + row + " innovationPoints=9");
        QCOMPARE(table.says("sheet player=1 score=5 " + row + " innovationPoints=9"), std::string("empires.cardInPlay"));
        QCOMPARE(table.says("done"), std::string("empires.onlySheets"));
        // 32 + 5 + 14 + 9 + 3 + 8 + 11
        QCOMPARE(scoreOf(table.state(), 0).total, 5 + 82 + 9);
        table.play("sheet player=1 score=-1 row={location:city},{location:townA,destroyed:true},{location:townB,destroyed:true},"
                   "{location:armyA},{location:armyB,destroyed:true},{location:roadTrade},{location:roadRefreshA},"
                   "{location:roadRefreshB,destroyed:true},{location:farmWheat},{location:farmAxe},{location:farmHammer}");
        QCOMPARE(table.phase(), std::string("over"));
        QVERIFY(winnersOf(table.state()) == std::vector<int>{0});
    }
    void aSheetSaysItsResourcesWhereACardCountsThem()
    {
        Table table(2, {}, "scoring");
        table.play("card card=famine-1 ability=when:end,do:[{points:1,per:{resource:wheat}}]");
        const std::string row =
            "row={location:city},{location:townA,destroyed:true},{location:townB,destroyed:true},"
            "{location:armyA},{location:armyB,destroyed:true},{location:roadTrade,innovations:[{card:famine-1}]},"
            "{location:roadRefreshA},{location:roadRefreshB,destroyed:true},{location:farmWheat},"
            "{location:farmAxe},{location:farmHammer}";
        QCOMPARE(table.says("sheet player=0 score=5 " + row), std::string("input.missingField"));
        table.play("sheet player=0 score=5 " + row + " resources=wheat:4");
        QCOMPARE(innovations(table, 0), 4);
    }
};

} // namespace tst_empires_ends

PEGSHEET_TEST(tst_empires_ends, TestEnds)

#include "tst_ends.moc"
