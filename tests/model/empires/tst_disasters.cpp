// SPDX-License-Identifier: Apache-2.0
// Disaster rounds: what falls, where the card is laid, what averts it (DE Krisenrunde, Doppelte Krisenrunde).
#include "tests/model/empires/table.h"
#include "tests/registry.h"

namespace tst_empires_disasters {

using namespace pegsheet;
using namespace pegsheet::empires;

namespace {

constexpr std::string_view kFreeAxe = "when:crisis,exhaust:true,do:[{freeBid:[axe]}]";
constexpr std::string_view kRedraw = "when:crisis,exhaust:true,do:[{redrawCrisis:1,shuffle:true}]";

Value positions(std::vector<int> list)
{
    return positionsValue(list);
}

} // namespace

class TestDisasters : public QObject
{
    Q_OBJECT

private slots:
    // E-CRI-1, DE Beispiel (Krisenrunde): Marcus takes the fire that threatens position 9
    void whoTakesADisasterLosesThePlaceAndGetsTheMarkerAndTheInnovation()
    {
        Table table = Table::laid(2, "crisis,economy");
        table.play("reveal card=fire-9");
        QCOMPARE(table.phase(), std::string("crisis"));
        table.play("accept player=1 position=1");
        QVERIFY(!table.isHealthy(1, 9) && table.isHealthy(0, 9));
        QCOMPARE(int{table.state().start}, 1);
        QCOMPARE(table.positionOf("fire-9"), 1);
        QCOMPARE(table.state().lies(card("fire-9")).seat(), 1);
        QCOMPARE(table.phase(), std::string("economy"));
        QCOMPARE(table.did<Destroyed>().at(0).location, Location::FarmWheat);
        QCOMPARE(int{table.did<StartMarker>().at(0).player}, 1);
    }
    // E-CRI-4, DE Wer eine Krise annimmt C: "musst du stattdessen einen angrenzenden Ort zerstören"
    void theOwnerChoosesAmongEquallyNearPlaces()
    {
        Table table = Table::laid(2, "crisis,economy");
        table.destroy(0, {4}).play("reveal card=fire-4");
        QCOMPARE(table.says("accept player=0 position=1"), std::string("empires.whichHit"));
        QVERIFY(table.says("accept player=0 position=1", "allowed") == positions({3, 5}));
        QCOMPARE(table.says("accept player=0 hit=2 position=1"), std::string("empires.notHit"));
        table.play("accept player=0 hit=5 position=1");
        QVERIFY(!table.isHealthy(0, 5) && table.isHealthy(0, 3));
    }
    // E-CRI-5, DE Schritt C: "musst du stattdessen den nächstliegenden unversehrten Ort zerstören"
    void theNearestHealthyPlaceFallsWhereBothNeighboursAreDestroyed()
    {
        Table table = Table::laid(2, "crisis,economy");
        table.destroy(0, {3, 4, 5, 6}).play("reveal card=fire-4");
        table.play("accept player=0 position=1");
        QVERIFY(!table.isHealthy(0, 2) && table.isHealthy(0, 7));
    }
    // E-CRI-6, DE Schritt C: an end of the row has one neighbour
    void theEndOfTheRowHasOneNeighbour()
    {
        Table table = Table::laid(2, "crisis,economy");
        table.destroy(0, {1}).play("reveal card=plague-1");
        table.play("accept player=0 position=5");
        QVERIFY(!table.isHealthy(0, 2));
    }
    // E-CRI-8, DE Krisenrunde B: the same card threatens different places
    void rowsThatDifferAreThreatenedAtDifferentPlaces()
    {
        Table table = Table::laid(2, "industry,crisis");
        table.play({"swap player=0 by=city positions=1,9", "done", "reveal card=fire-9"});
        QCOMPARE(table.player(0).at(threatenedAt(table.player(0), 9).front()), Location::City);
        QCOMPARE(table.player(1).at(threatenedAt(table.player(1), 9).front()), Location::FarmWheat);
    }
    // Reading 2: no healthy place left, nothing is destroyed and the card is gone
    void withoutAHealthyPlaceTheCardIsGone()
    {
        Table table = Table::laid(2, "crisis,economy");
        table.destroy(0, {1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11}).play("reveal card=fire-4");
        QCOMPARE(table.says("accept player=0 position=4"), std::string("empires.destroyed"));
        QCOMPARE(table.says("accept player=0 hit=4"), std::string("empires.notHit"));
        table.play("accept player=0");
        QCOMPARE(table.positionOf("fire-4"), 0);
        QCOMPARE(table.did<Gone>().size(), std::size_t(1));
        QCOMPARE(int{table.state().start}, 0);
    }
    // DE Wer eine Krise annimmt C before D: the place just destroyed is not open
    void theLastHealthyPlaceLeavesNowhereToLay()
    {
        Table table = Table::laid(2, "crisis,economy");
        table.destroy(0, {1, 2, 3, 4, 5, 6, 7, 8, 9, 10}).play("reveal card=fire-4");
        table.play("accept player=0");
        QCOMPARE(table.player(0).healthy(), 0);
        QCOMPARE(table.positionOf("fire-4"), 0);
    }
    // E-IND-11, E-IND-12, E-IND-13, DE Innovationen erhalten und anlegen 2, 3
    void anInnovationIsLaidAtAHealthyPlaceWithTheFewest()
    {
        Table table = Table::laid(2, "crisis,economy");
        table.give(0, "flood-1", 1, "").give(0, "flood-2", 2, "").destroy(0, {11}).play("reveal card=fire-4");
        QCOMPARE(table.says("accept player=0"), std::string("empires.whichPlace"));
        QCOMPARE(table.says("accept player=0 position=1"), std::string("empires.fewestFirst"));
        QCOMPARE(table.says("accept player=0 position=11"), std::string("empires.destroyed"));
        QCOMPARE(table.says("accept player=0 position=4"), std::string("empires.destroyed"));
        QVERIFY(table.says("accept player=0 position=2", "allowed") == positions({3, 5, 6, 7, 8, 9, 10}));
        // Where every healthy place has one, destroyed ones without do not count.
        table.destroy(0, {3, 5, 6, 7, 8, 9, 10, 11}).play("accept player=0 position=2");
        QCOMPARE(table.positionOf("fire-4"), 2);
    }
    void theOnlyPlaceNeedNotBeSaid()
    {
        Table table = Table::laid(2, "crisis,economy");
        table.destroy(0, {2, 3, 4, 5, 6, 7, 8, 9, 10}).play({"reveal card=fire-11", "accept player=0"});
        QCOMPARE(table.positionOf("fire-11"), 1);
    }
    void aCardIsInPlayOnce()
    {
        Table table = Table::laid(3, "doubleCrisis,economy,crisis");
        table.play("reveal card=fire-4");
        QCOMPARE(table.says("reveal card=fire-4"), std::string("empires.cardInPlay"));
        table.play({"reveal card=fire-5", "accept player=0 card=fire-4 position=1", "accept player=1 position=1", "done"});
        QCOMPARE(table.says("reveal card=fire-4"), std::string("empires.cardInPlay"));
    }
    // E-FREE-1, E-FREE-2, DE Gratisgebot; Krisenrunden-Fähigkeiten: exhausted until it is refreshed
    void aFreeBidExhaustsTheAbility()
    {
        Table table = Table::laid(2, "crisis,crisis");
        table.give(0, "revolt-1", 1, kFreeAxe).play({"reveal card=fire-4", "freeBid player=0 by=revolt-1"});
        QVERIFY(table.state().exhausted.has(card("revolt-1")));
        QCOMPARE(table.says("freeBid player=0 by=revolt-1"), std::string("empires.exhausted"));
        table.play({"accept player=0 position=2", "reveal card=fire-5"});
        QCOMPARE(table.says("freeBid player=0 by=revolt-1"), std::string("empires.exhausted"));
    }
    // Correction 5, DE Gratisgebot: it stands for a resource that the card shows
    void aFreeBidStandsForWhatTheCardShows()
    {
        Table table = Table::laid(2, "crisis,economy");
        table.give(0, "revolt-1", 1, kFreeAxe).play({"card card=fire-4 bid=wheat,hammer", "reveal card=fire-4"});
        QCOMPARE(table.says("freeBid player=0 by=revolt-1"), std::string("empires.notOnCard"));
        table.play({"card card=fire-4 bid=wheat,axe", "freeBid player=0 by=revolt-1"});
    }
    void anAbilityMustBeThereAndWork()
    {
        Table table = Table::laid(2, "crisis,economy");
        table.give(0, "revolt-1", 1, kFreeAxe).give(0, "revolt-2", 2, "").give(0, "revolt-3", 3, "when:military,do:[{strength:1}]");
        table.give(0, "barbarians-7", 4, kRedraw).play("reveal card=fire-4");
        QCOMPARE(table.says("freeBid player=1 by=revolt-1"), std::string("empires.notHere"));
        QCOMPARE(table.says("freeBid player=0 by=revolt-2"), std::string("empires.abilityUnknown"));
        QCOMPARE(table.says("freeBid player=0 by=revolt-3"), std::string("empires.notOfPhase"));
        QCOMPARE(table.says("freeBid player=0 by=barbarians-7"), std::string("empires.notThat"));
        table.destroy(0, {1});
        QCOMPARE(table.says("freeBid player=0 by=revolt-1"), std::string("empires.inactive"));
    }
    // E-REDRAW-2, DE Krise neu ziehen: in a double round only one is replaced; the old card is in the deck again
    void aDisasterIsRedrawn()
    {
        Table table = Table::laid(3, "doubleCrisis,economy");
        table.give(0, "barbarians-7", 1, kRedraw).play({"reveal card=fire-4", "reveal card=flood-5"});
        QCOMPARE(table.says("redraw player=0 by=barbarians-7 with=plague-2"), std::string("empires.whichCrisis"));
        QCOMPARE(table.says("redraw player=0 by=barbarians-7 with=flood-5 card=fire-4"), std::string("empires.cardInPlay"));
        table.play("redraw player=0 by=barbarians-7 with=plague-2 card=fire-4");
        QCOMPARE(table.state().crises[0].card, card("plague-2"));
        QCOMPARE(table.state().crises[1].card, card("flood-5"));
        QVERIFY(table.state().exhausted.has(card("barbarians-7")));
        QVERIFY(!isInPlay(table.state(), card("fire-4")));
    }
    // E-DBL-1, E-DBL-4, DE Doppelte Krisenrunde: each is decided for; the marker goes to who takes the second
    void theMarkerOfADoubleRoundGoesToWhoTakesTheSecond()
    {
        Table table = Table::laid(3, "doubleCrisis,economy");
        table.play({"reveal card=fire-4", "reveal card=flood-5"});
        QCOMPARE(table.says("accept player=2 position=1"), std::string("empires.whichCrisis"));
        table.play("accept player=2 card=fire-4 position=1");
        QCOMPARE(int{table.state().start}, 0);
        QCOMPARE(table.phase(), std::string("crisis"));
        QCOMPARE(table.says("accept player=1 card=fire-4 position=1"), std::string("empires.notOpen"));
        // What is left is meant where nothing is said.
        table.play("accept player=1 position=1");
        QCOMPARE(int{table.state().start}, 1);
        QCOMPARE(table.phase(), std::string("economy"));
    }
    // E-DBL-2, DE Doppelte Krisenrunde: both threaten the same place
    void theSecondOfTwoAtOnePlaceHitsANeighbour()
    {
        Table table = Table::laid(3, "doubleCrisis,economy");
        table.play({"reveal card=fire-5", "reveal card=flood-5", "accept player=0 card=fire-5 position=1"});
        QVERIFY(table.says("accept player=0 position=2", "allowed") == positions({4, 6}));
        table.play("accept player=0 hit=6 position=2");
        QVERIFY(!table.isHealthy(0, 5) && !table.isHealthy(0, 6) && table.isHealthy(0, 4));
    }
    // E-SHORT-1, E-SHORT-4, DE Ressourcenknappheit: two points for a coin, below zero too
    void shortageCostsTwoPointsACoin()
    {
        Table table = Table::laid(2, "crisis,economy");
        table.setScore(0, 1).play("reveal card=fire-4");
        QCOMPARE(table.says("shortage player=0 coins=1"), std::string("empires.noShortage"));
        table.play({"accept player=0 position=1", "shortage player=0 coins=2"});
        QCOMPARE(table.score(0), -3);
        QCOMPARE(table.did<Scored>().at(0).from, Scoring::Shortage);
        QCOMPARE(table.says("shortage player=1 coins=1"), std::string("empires.noShortage"));
        QCOMPARE(table.says("shortage player=0 coins=4"), std::string("empires.tooMany"));
        table.play("shortage player=0 coins=3");
        QCOMPARE(table.says("shortage player=0 coins=1"), std::string("empires.noShortage"));
    }
    // E-SHORT-2: at any other time there is none; what is said about a card is nobody's doing
    void shortageIsDeclaredBeforeAnybodyDoesAnythingElse()
    {
        Table table = Table::laid(2, "crisis,economy,crisis");
        table.play({"reveal card=fire-4", "accept player=0 position=1", "card card=fire-4 hammers=1"});
        QCOMPARE(table.says("shortage player=0 coins=1"), std::string());
        table.play("done player=1");
        QCOMPARE(table.says("shortage player=0 coins=1"), std::string("empires.noShortage"));
    }
    // Correction 14: after each of the two
    void shortageMayFollowEachOfTwoDisasters()
    {
        Table table = Table::laid(3, "doubleCrisis,economy");
        table.play({"reveal card=fire-5", "reveal card=flood-5", "accept player=0 card=fire-5 position=1",
                    "shortage player=0 coins=5", "accept player=0 hit=6 position=2", "shortage player=0 coins=1"});
        QCOMPARE(table.score(0), -12);
    }
    // E-QUAKE-1, DE Fähigkeiten, die bei Zerstörung des Orts aktiviert werden: again where it was repaired in between
    void whatActsWhenItsPlaceIsDestroyedActsEachTime()
    {
        Table table = Table::laid(2, "crisis,industry,crisis,economy");
        table.give(0, "earthquake-1", 4, "when:destroyed,do:[{points:3}]")
            .play({"reveal card=fire-4", "accept player=0 position=1"});
        QCOMPARE(table.score(0), 3);
        table.play({"rebuild player=0 position=4", "done", "reveal card=flood-4", "accept player=0 position=2"});
        QCOMPARE(table.score(0), 6);
    }
    // E-QUAKE-2: not where a neighbour falls in its stead
    void itDoesNotActWhereANeighbourFalls()
    {
        Table table = Table::laid(2, "crisis,economy");
        table.give(0, "earthquake-1", 4, "when:destroyed,do:[{points:3}]").destroy(0, {4});
        table.play({"reveal card=fire-4", "accept player=0 hit=3 position=1"});
        QCOMPARE(table.score(0), 0);
    }
    // DE Fähigkeiten, die bei Zerstörung …: "alle „Erschöpft“-Marker in deinem Reich zu entfernen"
    void anEarthquakeCanRefreshTheWholeEmpire()
    {
        Table table = Table::laid(2, "crisis,economy");
        table.give(0, "earthquake-1", 4, "when:destroyed,do:[{refresh:all,at:empire}]").give(0, "revolt-1", 11, kFreeAxe);
        table.give(1, "revolt-2", 11, kFreeAxe).exhaust(0, {"revolt-1"}).exhaust(1, {"revolt-2"});
        table.play({"reveal card=fire-4", "accept player=0 position=1"});
        QVERIFY(!table.state().exhausted.has(card("revolt-1")) && table.state().exhausted.has(card("revolt-2")));
    }
    void whatIsOnlyKeptWithResourcesIsRefused()
    {
        Table table = Table::laid(2, "crisis,economy");
        table.play("reveal card=fire-4");
        for (const char *move :
             {"avert player=0 resource=axe", "sell player=0", "discard player=0 cards=2", "exchange player=0 by=roadTrade"})
            QCOMPARE(table.says(move), std::string("empires.resourcesNotKept"));
    }
    void movesAtAWrongTimeAreRefused()
    {
        Table table = Table::laid(2, "crisis,economy");
        QCOMPARE(table.says("accept player=0 position=1"), std::string("empires.notNow"));
        QCOMPARE(table.says("done"), std::string("empires.notNow"));
        table.play("reveal card=fire-4");
        QCOMPARE(table.says("reveal card=fire-5"), std::string("empires.notNow"));
        QCOMPARE(
            table.says("lay order=city,townA,townB,armyA,armyB,roadTrade,roadRefreshA,roadRefreshB,farmWheat,farmAxe,farmHammer"),
            std::string("empires.notNow"));
        QCOMPARE(table.says("accept player=2 position=1"), std::string("input.noSuchPlayer"));
    }
};

} // namespace tst_empires_disasters

PEGSHEET_TEST(tst_empires_disasters, TestDisasters)

#include "tst_disasters.moc"
