// SPDX-License-Identifier: Apache-2.0
// Conflict rounds: strength, tiers, the bonus and unrest (DE Militärrunde).
#include "tests/model/empires/table.h"
#include "tests/registry.h"

namespace tst_empires_conflicts {

using namespace pegsheet;
using namespace pegsheet::empires;

namespace {

constexpr std::string_view kValues = "values of=townA:{value:20},townB:{value:21},armyB:{value:6},roadRefreshB:{value:10}";
constexpr std::string_view kFreeAxe = "when:crisis,exhaust:true,do:[{freeBid:[axe]}]";

std::string campaign(std::string_view unrest, std::string_view middle = "points:1")
{
    return "campaign winner=points:3,gain:{coin:1} tiers={max:2,points:-3},{" + std::string(middle)
        + "},{min:7,points:7,gain:{wheat:2}} unrest=" + std::string(unrest);
}

Table conflict(int players, std::string_view more = "crisis")
{
    Table table = Table::laid(players, "military," + std::string(more));
    table.play(kValues);
    return table;
}

} // namespace

class TestConflicts : public QObject
{
    Q_OBJECT

private slots:
    // DE Beispiel Militärrunde: 5 and 3 of abilities, bids of 2 and 5; Aurelia's city changes places with position 11
    void theExampleOfTheRulebook()
    {
        Table table = conflict(2);
        table.give(0, "revolt-1", 3, "when:military,do:[{strength:1}]").give(1, "revolt-2", 3, "when:military,do:[{strength:1}]");
        table.destroy(1, {4});
        QCOMPARE(strengthOf(table.state(), 0), 5);
        QCOMPARE(strengthOf(table.state(), 1), 3);
        table.play({campaign("rank:1,with:11"), "bid player=0 axe=2", "bid player=1 axe=5"});
        QCOMPARE(table.score(0), 7);
        QCOMPARE(table.score(1), 10);
        QCOMPARE(table.player(0).at(11), Location::City);
        QCOMPARE(table.player(0).at(1), Location::FarmHammer);
        QCOMPARE(table.player(1).at(1), Location::City);
        QCOMPARE(table.phase(), std::string("reveal"));
    }
    // E-MIL-2, DE Militärrunde 4, 5: all with the highest strength win, none of them suffers
    void allOfTheStrongestWin()
    {
        Table table = conflict(3);
        table.play({campaign("rank:1,with:11"), "bid player=0 axe=2", "bid player=1 axe=2", "bid player=2 axe=0"});
        QCOMPARE(table.score(0), 4);
        QCOMPARE(table.score(1), 4);
        QCOMPARE(table.score(2), 1);
        QCOMPARE(table.player(0).at(1), Location::City);
        QCOMPARE(table.player(2).at(11), Location::City);
    }
    // E-MIL-3, DE Aufbau einer Feldzugkarte B: points can be lost
    void littleStrengthCostsPoints()
    {
        Table table = conflict(2);
        table.destroy(0, {4}).setScore(0, 1).play({campaign("rank:1,with:1"), "bid player=0 axe=0", "bid player=1 axe=0"});
        QCOMPARE(table.score(0), -2);
    }
    // E-MIL-4, E-MIL-7, DE Militärrunde 2: two of each healthy army, and Innovations
    void strengthIsOfHealthyPlacesAndInnovations()
    {
        Table table = conflict(2);
        QCOMPARE(strengthOf(table.state(), 0), 4);
        table.give(0, "revolt-1", 3, "when:military,do:[{strength:1}]");
        QCOMPARE(strengthOf(table.state(), 0), 5);
        table.destroy(0, {4});
        QCOMPARE(strengthOf(table.state(), 0), 3);
    }
    // DE Militärstärke für angrenzende zerstörte Orte
    void strengthForDestroyedNeighbours()
    {
        Table table = conflict(2);
        table.give(0, "plague-1", 7, "when:military,do:[{strength:1,per:{count:destroyed,at:adjacent}}]").destroy(0, {6, 8});
        QCOMPARE(strengthOf(table.state(), 0), 6);
    }
    // E-MIL-8, correction 1: unrest ranks healthy places; what lies there moves along
    void unrestRanksHealthyPlaces()
    {
        Table table = conflict(2);
        table.play(
            "correct player=0 set=row:[{location:townA},{location:city,destroyed:true},{location:townB},{location:farmWheat},"
            "{location:armyA},{location:armyB},{location:roadTrade},{location:roadRefreshA},{location:farmHammer},"
            "{location:farmAxe},{location:roadRefreshB}]");
        table.give(0, "flood-1", 4, "").give(0, "flood-2", 9, "").destroy(0, {1, 2, 3, 5, 6, 8, 10, 11});
        table.play({campaign("rank:2,with:4"), "bid player=0 axe=0", "bid player=1 axe=9"});
        QCOMPARE(table.player(0).at(4), Location::FarmHammer);
        QCOMPARE(table.player(0).at(9), Location::FarmWheat);
        QCOMPARE(table.positionOf("flood-1"), 9);
        QCOMPARE(table.positionOf("flood-2"), 4);
        QVERIFY(table.did<Swapped>().at(0).isUnrest);
    }
    // Correction 13: fewer healthy places than the rank, or there already
    void unrestDoesNothingWhereThereIsNothingToExchange()
    {
        Table table = conflict(2, "military,crisis");
        table.destroy(0, {2, 3, 4, 5, 6, 7, 8, 9, 10, 11});
        table.play({campaign("rank:2,with:4"), "bid player=0 axe=0", "bid player=1 axe=9"});
        QCOMPARE(table.did<Swapped>().size(), std::size_t(0));
        table.play({campaign("rank:1,with:1"), "bid player=0 axe=0", "bid player=1 axe=9"});
        QCOMPARE(table.did<Swapped>().size(), std::size_t(0));
    }
    // E-MIL-6, DE Aufbau einer Feldzugkarte D: a marker comes off one of the abilities; which, where there are several
    void aTierTakesMarkersOff()
    {
        Table table = conflict(2, "military,crisis");
        table.give(0, "revolt-1", 2, kFreeAxe).give(0, "revolt-2", 3, kFreeAxe).exhaust(0, {"revolt-1", "revolt-2"});
        table.play({campaign("rank:1,with:1", "points:1,refresh:1"), "bid player=0 axe=0", "bid player=1 axe=9"});
        QCOMPARE(table.phase(), std::string("refresh"));
        QCOMPARE(playerOf(table.state()), 0);
        QCOMPARE(table.says("use player=0 by=campaign cards=revolt-1,revolt-2"), std::string("empires.refreshCount"));
        QCOMPARE(table.says("use player=1 by=campaign cards=revolt-1"), std::string("empires.partDone"));
        table.play("use player=0 by=campaign cards=revolt-2");
        QCOMPARE(table.phase(), std::string("campaign"));
        QVERIFY(table.state().exhausted.has(card("revolt-1")) && !table.state().exhausted.has(card("revolt-2")));
        // The only one needs no choice.
        table.play({campaign("rank:1,with:1", "points:1,refresh:1"), "bid player=0 axe=0", "bid player=1 axe=9"});
        QVERIFY(table.state().exhausted.empty());
        QCOMPARE(table.phase(), std::string("reveal"));
    }
    void valuesAreAskedForBeforeTheFirstConflict()
    {
        Table table = Table::laid(2, "military,crisis");
        QCOMPARE(table.says(campaign("rank:1,with:11")), std::string("empires.valuesMissing"));
        table.play(kValues);
        QCOMPARE(table.says(campaign("rank:1,with:11")), std::string());
        QCOMPARE(table.says(campaign("rank:4,with:11")), std::string("input.outOfRange"));
        QCOMPARE(table.says("campaign winner=points:3 tiers={max:2,points:1},{points:1},{min:3,points:1} unrest=rank:1,with:1"),
                 std::string("empires.noTierBetween"));
    }
    void everybodyBidsOnce()
    {
        Table table = conflict(2);
        QCOMPARE(table.says("bid player=0 axe=1"), std::string("empires.notNow"));
        table.play({campaign("rank:1,with:11"), "bid player=1 axe=1"});
        QCOMPARE(table.says("bid player=1 axe=2"), std::string("empires.entered"));
        QCOMPARE(table.says("bid player=0 axe=2 coin=1"), std::string("empires.resourcesNotKept"));
        QCOMPARE(table.score(1), 0);
    }
};

} // namespace tst_empires_conflicts

PEGSHEET_TEST(tst_empires_conflicts, TestConflicts)

#include "tst_conflicts.moc"
