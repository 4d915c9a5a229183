// SPDX-License-Identifier: Apache-2.0
// Industry rounds where resources are not kept: cards from hand, repairing, places and Innovations that move (DE Industrierunde).
#include "tests/model/empires/table.h"
#include "tests/registry.h"

namespace tst_empires_industry {

using namespace pegsheet;
using namespace pegsheet::empires;

class TestIndustry : public QObject
{
    Q_OBJECT

private slots:
    // DE Industrierunde 1: two cards, played or sold
    void twoCardsArePlayed()
    {
        Table table = Table::laid(2, "industry,crisis");
        table.play({"play player=0 card=fire-1 position=1", "play player=0 card=fire-2 position=2"});
        QCOMPARE(table.says("play player=0 card=fire-3 position=3"), std::string("empires.twoCards"));
        QCOMPARE(table.says("play player=1 card=fire-1 position=3"), std::string("empires.cardInPlay"));
        table.play("play player=1 card=fire-3 position=3");
        QCOMPARE(table.says("play player=1 card=fire-4 position=4 coin=1"), std::string("empires.resourcesNotKept"));
    }
    // E-IND-11, DE Innovationen erhalten und anlegen 3
    void cardsFromHandGoWhereThereAreFewest()
    {
        Table table = Table::laid(2, "industry,crisis");
        table.play("play player=0 card=fire-1 position=1");
        QCOMPARE(table.says("play player=0 card=fire-2 position=1"), std::string("empires.fewestFirst"));
        table.destroy(0, {2});
        QCOMPARE(table.says("play player=0 card=fire-2 position=2"), std::string("empires.destroyed"));
        table.destroy(0, {1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11});
        QCOMPARE(table.says("play player=0 card=fire-2"), std::string("empires.nothingHealthy"));
    }
    // E-IND-8, DE Industrierunde 2, Wichtig: one place a phase
    void onePlaceIsRepaired()
    {
        Table table = Table::laid(2, "industry,industry,crisis");
        table.destroy(0, {3, 4});
        QCOMPARE(table.says("rebuild player=0 position=5"), std::string("empires.healthy"));
        table.play("rebuild player=0 position=3");
        QVERIFY(table.isHealthy(0, 3));
        QCOMPARE(table.says("rebuild player=0 position=4"), std::string("empires.oneRebuild"));
        table.play({"done", "rebuild player=0 position=4"});
    }
    // E-IND-17, DE Innovationen anlegen 6
    void whatLiesAtARepairedPlaceWorksAgain()
    {
        Table table = Table::laid(2, "industry,crisis");
        table.give(0, "revolt-1", 3, "when:military,do:[{strength:1}]").destroy(0, {3});
        QCOMPARE(strengthOf(table.state(), 0), 4);
        table.play("rebuild player=0 position=3");
        QCOMPARE(strengthOf(table.state(), 0), 5);
    }
    // An ability repairs beyond the one, where it reaches
    void anAbilityRepairsWhatItReaches()
    {
        Table table = Table::laid(2, "industry,crisis");
        table.give(0, "fire-1", 5, "when:industry,do:[{rebuild:1,at:adjacent}]").destroy(0, {3, 4, 6});
        table.play("rebuild player=0 position=3");
        QCOMPARE(table.says("rebuild player=0 position=3 by=fire-1"), std::string("empires.healthy"));
        table.destroy(0, {3, 4, 6});
        QCOMPARE(table.says("rebuild player=0 position=3 by=fire-1"), std::string("empires.outOfReach"));
        table.play("rebuild player=0 position=4 by=fire-1");
        QCOMPARE(table.says("rebuild player=0 position=6 by=fire-1"), std::string("empires.limit"));
    }
    // E-IND-9, DE Vergünstigter Wiederaufbau: one Hammer less for the neighbours
    void repairingCostsLessBesideAFire()
    {
        Table table = Table::laid(2, "industry,crisis");
        table.give(0, "fire-1", 9, "when:industry,do:[{discount:rebuild,hammers:1,at:adjacent}]").destroy(0, {10, 11});
        QCOMPARE(repairCost(table.state(), 0, Location::FarmAxe), 4);
        QCOMPARE(repairCost(table.state(), 0, Location::FarmHammer), 5);
        QCOMPARE(repairCost(table.state(), 0, Location::City), -1);
        table.destroy(0, {9, 10, 11});
        QCOMPARE(repairCost(table.state(), 0, Location::FarmAxe), 5);
    }
    // DE Startfähigkeiten - Industrierunde (city), Innovationen anlegen 7: what lies there moves along, destroyed or not
    void theCityExchangesTwoPlaces()
    {
        Table table = Table::laid(2, "industry,crisis");
        table.give(0, "flood-1", 9, "").destroy(0, {9});
        QCOMPARE(table.says("swap player=0 by=city positions=3,3"), std::string("input.duplicate"));
        QCOMPARE(table.says("swap player=0 by=townA positions=3,4"), std::string("empires.notThat"));
        table.play("swap player=0 by=city positions=9,2");
        QCOMPARE(table.player(0).at(2), Location::FarmWheat);
        QVERIFY(!table.isHealthy(0, 2) && table.isHealthy(0, 9));
        QCOMPARE(table.positionOf("flood-1"), 2);
        QCOMPARE(table.says("swap player=0 by=city positions=9,2"), std::string("empires.limit"));
        table.destroy(1, {1});
        QCOMPARE(table.says("swap player=1 by=city positions=9,2"), std::string("empires.inactive"));
    }
    // E-IND-15, DE Innovation verschieben: the usual rules, taken off first (correction 12)
    void anInnovationIsMovedToAnotherPlace()
    {
        Table table = Table::laid(2, "industry,crisis");
        table.give(0, "fire-1", 1, "when:industry,do:[{moveInnovation:1}]").give(0, "flood-1", 2, "").give(0, "flood-2", 2, "");
        table.destroy(0, {4, 5, 6, 7, 8, 9, 10, 11});
        QCOMPARE(table.says("shift player=0 by=fire-1 card=flood-1 position=2"), std::string("empires.samePlace"));
        QCOMPARE(table.says("shift player=0 by=fire-1 card=flood-1 position=1"), std::string("empires.fewestFirst"));
        QCOMPARE(table.says("shift player=0 by=fire-1 card=flood-1 position=4"), std::string("empires.destroyed"));
        QCOMPARE(table.says("shift player=0 by=fire-1 card=flood-3 position=3"), std::string("empires.notHere"));
        table.play("shift player=0 by=fire-1 card=flood-1 position=3");
        QCOMPARE(table.positionOf("flood-1"), 3);
        QCOMPARE(table.says("shift player=0 by=fire-1 card=flood-2 position=3"), std::string("empires.limit"));
    }
    // E-IND-16, DE Angrenzende Fähigkeit erneuern (Fire 8)
    void anAbilityRefreshesItsNeighbours()
    {
        Table table = Table::laid(2, "industry,crisis");
        table.give(0, "fire-8", 3, "when:industry,do:[{refresh:all,at:adjacent}]");
        for (const auto &[name, position] : {std::pair("revolt-1", 2), std::pair("revolt-2", 4), std::pair("revolt-3", 5)})
            table.give(0, name, position, "when:crisis,exhaust:true,do:[{freeBid:[axe]}]");
        table.exhaust(0, {"revolt-1", "revolt-2", "revolt-3"}).play("use player=0 by=fire-8");
        QCOMPARE(table.state().exhausted.size(), 1);
        QVERIFY(table.state().exhausted.has(card("revolt-3")));
        QCOMPARE(table.says("use player=0 by=fire-8"), std::string("empires.limit"));
    }
    // What leaves no choice and was not used works when the player is done
    void whatWasNotUsedWorksAtTheEnd()
    {
        Table table = Table::laid(2, "industry,crisis");
        table.give(0, "blight-1", 3, "when:industry,do:[{points:2}]").give(1, "blight-2", 3, "when:industry,do:[{points:2}]");
        table.play("use player=0 by=blight-1");
        QCOMPARE(table.score(0), 2);
        table.play("done");
        QCOMPARE(table.score(0), 2);
        QCOMPARE(table.score(1), 2);
    }
    // Reading 11: of a card played in this phase too
    void aCardPlayedNowMayBeUsedNow()
    {
        Table table = Table::laid(2, "industry,crisis");
        table.play({"card card=blight-1 ability=when:industry,do:[{points:2}]", "play player=0 card=blight-1 position=3",
                    "use player=0 by=blight-1"});
        QCOMPARE(table.score(0), 2);
    }
    // A choice of markers where there are more than the ability takes off
    void whichMarkersComeOffIsAskedWhereThereAreMore()
    {
        Table table = Table::laid(2, "industry,crisis");
        table.give(0, "fire-1", 3, "when:industry,do:[{refresh:1,at:empire}]");
        for (const auto &[name, position] : {std::pair("revolt-1", 2), std::pair("revolt-2", 4)})
            table.give(0, name, position, "when:crisis,exhaust:true,do:[{freeBid:[axe]}]");
        table.exhaust(0, {"revolt-1", "revolt-2"});
        QCOMPARE(table.says("use player=0 by=fire-1"), std::string("empires.refreshCount"));
        QCOMPARE(table.says("use player=0 by=fire-1 cards=fire-1"), std::string("empires.notExhausted"));
        table.play("use player=0 by=fire-1 cards=revolt-2");
        QVERIFY(table.state().exhausted.has(card("revolt-1")) && !table.state().exhausted.has(card("revolt-2")));
    }
};

} // namespace tst_empires_industry

PEGSHEET_TEST(tst_empires_industry, TestIndustry)

#include "tst_industry.moc"
