// SPDX-License-Identifier: Apache-2.0
// Set-up, the round track, the blitz variant, what is printed, and corrections (DE Spielaufbau, Blitz-Variante).
#include "tests/model/empires/table.h"
#include "tests/registry.h"

namespace tst_empires_setup {

using namespace pegsheet;
using namespace pegsheet::empires;

namespace {

constexpr std::string_view kLay = "lay order=farmWheat,roadTrade,townA,farmAxe,city,armyA,roadRefreshA,farmHammer,townB,armyB,"
                                  "roadRefreshB";

std::string refusal(const Setup &setup)
{
    State state;
    const auto refused = start(setup, state);
    return refused ? std::string(refused->code) : std::string();
}

Setup setupOf(int players, Object options = {}, std::string variant = {})
{
    Setup setup;
    for (int seat = 0; seat < players; ++seat)
        setup.players.push_back("Player " + std::to_string(seat + 1));
    setup.options = std::move(options);
    setup.variant = std::move(variant);
    return setup;
}

Value member(const Value &value, std::string_view key)
{
    const Value *found = value.find(key);
    return found == nullptr ? Value() : *found;
}

} // namespace

class TestSetup : public QObject
{
    Q_OBJECT

private slots:
    // E-SET-1, DE Spielaufbau: the same order for all, all healthy, 0 points
    void everybodyBeginsAlike()
    {
        Table table(3);
        QCOMPARE(table.phase(), std::string("row"));
        table.play(kLay);
        for (int seat = 0; seat < 3; ++seat) {
            QCOMPARE(table.player(seat).at(1), Location::FarmWheat);
            QCOMPARE(table.player(seat).healthy(), kPlaces);
            QCOMPARE(table.score(seat), 0);
        }
        QVERIFY(member(table.match().state(), "side") == Value("3-4"));
        QVERIFY(member(Table(2).match().state(), "side") == Value("2"));
        QCOMPARE(int{table.state().start}, 0);
    }
    void twoToFourPlay()
    {
        QCOMPARE(refusal(setupOf(1)), std::string("empires.playerCount"));
        QCOMPARE(refusal(setupOf(5)), std::string("empires.playerCount"));
        QCOMPARE(refusal(setupOf(4)), std::string());
        QCOMPARE(refusal(setupOf(2, {{"depth", "rows"}})), std::string());
        QCOMPARE(refusal(setupOf(2, {{"depth", "full"}})), std::string());
        QCOMPARE(refusal(setupOf(2, {{"depth", "deep"}})), std::string("input.unknownValue"));
        QCOMPARE(refusal(setupOf(2, {{"height", 1}})), std::string("input.unknownField"));
        QCOMPARE(refusal(setupOf(2, {}, "fast")), std::string("input.unknownValue"));
    }
    // DE Die Runden des Spiels: the next space is asked for where it is not known
    void theTrackIsSaidSpaceBySpaceOrAtOnce()
    {
        Table table(2);
        table.play(kLay);
        QCOMPARE(table.phase(), std::string("track"));
        QCOMPARE(table.says("reveal card=fire-1"), std::string("empires.notNow"));
        table.play({"track phases=economy", "done"});
        QCOMPARE(table.phase(), std::string("track"));
        QCOMPARE(int{table.state().round}, 2);
        table.play({"track phases=crisis,end", "reveal card=fire-1"});
        QCOMPARE(table.says("track phases=crisis"), std::string("empires.trackEnded"));
        QCOMPARE(table.says("track phases="), std::string("input.outOfRange"));
        QVERIFY(member(table.match().state(), "track") == Value(Array{"economy", "crisis", "end"}));
    }
    // DE Die Runden des Spiels: double and combined rounds only with three or four
    void theSideOfTwoHasNoDoubleRounds()
    {
        Table table(2);
        QCOMPARE(table.says("track phases=doubleCrisis"), std::string("empires.otherSide"));
        QCOMPARE(table.says("track phases=crisis,industryEconomy"), std::string("empires.otherSide"));
        QCOMPARE(table.says("track phases=crisis,end,crisis"), std::string("empires.trackEnded"));
        QCOMPARE(Table(3).says("track phases=doubleCrisis,industryEconomy"), std::string());
    }
    // E-BLITZ-1, DE Blitz-Variante: both places are destroyed, then both cards laid
    void everybodyTakesTwoDisastersBeforeTheBlitzBegins()
    {
        Table table(2, "blitz");
        table.play({kLay, "track phases=economy"});
        QCOMPARE(table.phase(), std::string("blitz"));
        QCOMPARE(table.says("blitz player=0 cards=fire-4 positions=1,2"), std::string("input.outOfRange"));
        QCOMPARE(table.says("blitz player=0 cards=fire-4,fire-5 positions=4,2"), std::string("empires.destroyed"));
        QCOMPARE(table.says("blitz player=0 cards=fire-4,fire-5 positions=1,1"), std::string("empires.fewestFirst"));
        table.play("blitz player=1 cards=fire-4,fire-5 positions=1,2");
        QCOMPARE(table.player(1).healthy(), 9);
        QCOMPARE(table.positionOf("fire-5"), 2);
        QCOMPARE(table.says("blitz player=1 cards=fire-6,fire-7 positions=1,2"), std::string("empires.entered"));
        QCOMPARE(table.says("blitz player=0 cards=fire-4,fire-7 positions=1,2"), std::string("empires.cardInPlay"));
        table.play("blitz player=0 cards=fire-6,fire-7 positions=1,2");
        QCOMPARE(table.phase(), std::string("economy"));
        QVERIFY(!table.player(0).done);
    }
    // E-BLITZ-2, DE Blitz-Variante 2
    void theHandIsThrownBackOnce()
    {
        Table table(2, "blitz");
        table.play({kLay, "mulligan player=0"});
        QCOMPARE(table.says("mulligan player=0"), std::string("empires.mulliganOnce"));
        table.play("blitz player=1 cards=fire-4,fire-5 positions=1,2");
        QCOMPARE(table.says("mulligan player=1"), std::string("empires.entered"));
    }
    // E-BLITZ-3: two cards of the same number
    void twoAtTheSamePlaceHitANeighbourToo()
    {
        Table table(2, "blitz");
        table.play(kLay);
        QCOMPARE(table.says("blitz player=0 cards=fire-6,flood-6 positions=1,2"), std::string("empires.whichHit"));
        QCOMPARE(table.says("blitz player=0 cards=fire-6,flood-6 hits=6,8 positions=1,2"), std::string("empires.notHit"));
        table.play("blitz player=0 cards=fire-6,flood-6 hits=6,7 positions=1,2");
        QVERIFY(!table.isHealthy(0, 6) && !table.isHealthy(0, 7) && table.isHealthy(0, 5));
    }
    // DE Euer Reich: "Jeder Ort hat einen einzigartigen Punktewert" (correction 20)
    void noTwoPlacesHaveTheSameValue()
    {
        Table table(2);
        QCOMPARE(table.says("values of=townA:{value:32}"), std::string("empires.valueTaken"));
        QCOMPARE(table.says("values of=townA:{value:20},townB:{value:20}"), std::string("empires.valueTaken"));
        QCOMPARE(table.says("values of="), std::string("empires.nothingSaid"));
        table.play({"values of=townA:{value:32},city:{value:31}", "values of=city:{repair:7}"});
        const Value city = member(member(table.match().state(), "values"), "city");
        QVERIFY(city == Value(Object{{"value", 31}, {"repair", 7}}));
        QVERIFY(member(member(table.match().state(), "values"), "armyA") == Value(Object{{"value", 5}, {"repair", 4}}));
    }
    void ofACardOnlyWhatIsSaidIsReplaced()
    {
        Table table(2);
        QCOMPARE(table.says("card card=fire-9"), std::string("empires.nothingSaid"));
        QCOMPARE(table.says("card card=fire-12 hammers=1"), std::string("input.unknownValue"));
        QCOMPARE(table.says("card card=fire-9 hammers=3"), std::string("input.outOfRange"));
        table.play(
            {"card card=fire-9 bid=wheat,axe", "card card=fire-9 hammers=2", "card card=fire-9 ability=when:end,do:[{points:2}]"});
        const Value fire = member(member(table.match().state(), "cards"), "fire-9");
        QVERIFY(member(fire, "bid") == Value(Array{"wheat", "axe"}));
        QVERIFY(member(fire, "hammers") == Value(2));
        QVERIFY(member(fire, "ability") == Value(Object{{"when", "end"}, {"do", Array{Object{{"points", 2}}}}}));
    }
    void correctionsAreJudged()
    {
        Table table = Table::laid(3, "crisis,economy,crisis,end");
        QCOMPARE(table.says("correct player=0 set="), std::string("empires.correctionEmpty"));
        QCOMPARE(table.says("correct player=0 set=start:1"), std::string("empires.correctionOfTurn"));
        QCOMPARE(table.says("correct set=score:1"), std::string("empires.correctionOfPlayer"));
        QCOMPARE(table.says("correct player=0 set=resources:{wheat:1}"), std::string("empires.resourcesNotKept"));
        QCOMPARE(table.says("correct player=0 set=hand:3"), std::string("empires.resourcesNotKept"));
        QCOMPARE(table.says("correct player=0 set=strength:3"), std::string("input.derivedField"));
        QCOMPARE(table.says("correct player=3 set=score:3"), std::string("input.noSuchPlayer"));
        QCOMPARE(table.says("correct set=start:3"), std::string("input.noSuchPlayer"));
        // The space on which the match stands stays one of its phase.
        QCOMPARE(table.says("correct set=round:2"), std::string("empires.correctionNotNow"));
        QCOMPARE(table.says("correct set=round:3"), std::string());
        QCOMPARE(table.says("correct set=track:[economy,crisis]"), std::string("empires.correctionNotNow"));
        QCOMPARE(table.says("correct set=track:[crisis,end]"), std::string());
        QCOMPARE(table.says("correct set=crises:[{card:fire-1}]"), std::string("empires.correctionNotNow"));
        table.play({"reveal card=fire-2", "correct set=crises:[{card:fire-1}]"});
        QCOMPARE(table.state().crises[0].card, card("fire-1"));
    }
    // Nothing is triggered by it; the ledger says what was put right
    void aCorrectedScoreStandsInTheLedger()
    {
        Table table = Table::laid(2, "economy,end");
        table.play({"correct player=1 set=score:-4", "correct player=1 set=score:3"});
        QCOMPARE(table.score(1), 3);
        const auto &ledger = *table.player(1).ledger;
        QCOMPARE(ledger.size(), std::size_t(1));
        QCOMPARE(ledger.front().from, Scoring::Corrected);
        QCOMPARE(int{ledger.front().points}, 3);
        QVERIFY(table.did<Corrected>().at(0).from == (Correction{{{"score", -4}}}));
    }
    void aCorrectedRowIsWhole()
    {
        Table table = Table::laid(2, "crisis,end");
        table.give(0, "flood-1", 3, "").exhaust(0, {"flood-1"});
        table.play(
            "correct player=0 set=row:[{location:townA,innovations:[{card:flood-2}]},{location:city},{location:townB,destroyed:true},"
            "{location:armyA},{location:armyB},{location:roadTrade},{location:roadRefreshA},{location:roadRefreshB},"
            "{location:farmWheat},{location:farmAxe},{location:farmHammer}]");
        QCOMPARE(table.positionOf("flood-2"), 1);
        QCOMPARE(table.positionOf("flood-1"), 0);
        QVERIFY(!table.isHealthy(0, 3) && table.isHealthy(0, 1) && table.state().exhausted.empty());
        QCOMPARE(
            table.says("correct player=1 set=row:[{location:townA,innovations:[{card:flood-2}]},{location:city},{location:townB},"
                       "{location:armyA},{location:armyB},{location:roadTrade},{location:roadRefreshA},{location:roadRefreshB},"
                       "{location:farmWheat},{location:farmAxe},{location:farmHammer}]"),
            std::string("empires.cardInPlay"));
        QCOMPARE(table.says("correct player=1 set=row:[{location:townA},{location:townA},{location:townB},{location:armyA},"
                            "{location:armyB},{location:roadTrade},{location:roadRefreshA},{location:roadRefreshB},"
                            "{location:farmWheat},{location:farmAxe},{location:farmHammer}]"),
                 std::string("input.duplicate"));
    }
    // The example of the command line, as far as resources are not kept
    void theExampleOfTheCommandLine()
    {
        Table table(2);
        table.play({kLay, "track phases=crisis,economy", "reveal card=fire-1", "accept player=1 position=5",
                    "card card=fire-1 ability=when:industry,do:[{moveInnovation:1}]", "done"});
        QVERIFY(!table.player(1).isHealthy(Location::FarmWheat));
        QCOMPARE(int{table.state().start}, 1);
        QCOMPARE(table.phase(), std::string("track"));
        const Value bo = member(table.match().state(), "players").array()->at(1);
        QVERIFY(member(bo, "healthy") == Value(10));
        QVERIFY(member(bo, "places") == Value(Array{2, 3, 4, 6, 7, 8, 9, 10, 11}));
    }
    void theStateShowsWhatWouldFall()
    {
        Table table = Table::laid(3, "doubleCrisis,end");
        table.destroy(0, {4}).play({"reveal card=fire-4", "reveal card=flood-7"});
        const Value threatened = member(member(table.match().state(), "players").array()->at(0), "threatened");
        QVERIFY(threatened
                == Value(Array{Object{{"card", "fire-4"}, {"positions", Array{3, 5}}},
                               Object{{"card", "flood-7"}, {"positions", Array{7}}}}));
    }
    void aStateIsSmall() { QVERIFY2(sizeof(State) <= 2048, qPrintable(QString::number(sizeof(State)))); }
};

} // namespace tst_empires_setup

PEGSHEET_TEST(tst_empires_setup, TestSetup)

#include "tst_setup.moc"
