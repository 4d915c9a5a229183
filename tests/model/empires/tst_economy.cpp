// SPDX-License-Identifier: Apache-2.0
// Economy rounds where resources are not kept: points, markers, what is repeated (DE Wirtschaftsrunde, Glossar).
#include "tests/model/empires/table.h"
#include "tests/registry.h"

namespace tst_empires_economy {

using namespace pegsheet;
using namespace pegsheet::empires;

namespace {

constexpr std::string_view kFreeAxe = "when:crisis,exhaust:true,do:[{freeBid:[axe]}]";
constexpr std::string_view kRepeat = "when:economy,do:[{repeat:economy}]";

Stock stockOf(int wheat, int hammer, int axe, int coin)
{
    Stock stock;
    stock.values = {static_cast<std::uint8_t>(wheat), static_cast<std::uint8_t>(hammer), static_cast<std::uint8_t>(axe),
                    static_cast<std::uint8_t>(coin)};
    return stock;
}

Worth worth(const Table &table, int seat, std::string_view name)
{
    return worthOf(table.state(), seat, Source(card(name)));
}

} // namespace

class TestEconomy : public QObject
{
    Q_OBJECT

private slots:
    // E-ECO-9, DE Punkte erhalten: in each Economy phase
    void pointsAreTakenOnceAPhase()
    {
        Table table = Table::laid(2, "economy,economy,crisis");
        table.give(0, "blight-1", 1, "when:economy,do:[{points:3}]").setScore(0, -1).play("done player=0");
        QCOMPARE(table.score(0), 2);
        QCOMPARE(table.says("done player=0"), std::string("empires.partDone"));
        table.play({"done", "done"});
        QCOMPARE(table.score(0), 5);
        QCOMPARE(table.phase(), std::string("reveal"));
    }
    // E-ECO-4 to E-ECO-6, DE 1 Weizen erhalten: neighbours and the own place must be healthy
    void whatNeighboursBringFollowsTheRow()
    {
        Table table = Table::laid(2, "economy,crisis");
        table.give(0, "plague-1", 10, "when:economy,do:[{gain:{wheat:1},per:{count:healthy,type:farm,at:adjacent}}]");
        QVERIFY(worth(table, 0, "plague-1").gain == stockOf(2, 0, 0, 0));
        table.destroy(0, {9});
        QVERIFY(worth(table, 0, "plague-1").gain == stockOf(1, 0, 0, 0));
        table.destroy(0, {10});
        QVERIFY(worth(table, 0, "plague-1").gain == Stock());
        QCOMPARE(worth(table, 0, "plague-1").rests, std::string_view("empires.inactive"));
    }
    // DE Punkte für angrenzende zerstörte Orte (Plague 5)
    void pointsForDestroyedNeighbours()
    {
        Table table = Table::laid(2, "economy,crisis");
        table.give(0, "plague-5", 5, "when:economy,do:[{points:2,per:{count:destroyed,at:adjacent}}]").destroy(0, {4, 6});
        table.play("done");
        QCOMPARE(table.score(0), 4);
    }
    // E-ECO-1, E-ECO-13, DE Beispiel (Wirtschaftsrunde): a destroyed place brings nothing, what lies at it stays
    void whatLiesAtADestroyedPlaceRests()
    {
        Table table = Table::laid(2, "economy,crisis");
        table.give(0, "blight-1", 9, "when:economy,do:[{points:3}]").destroy(0, {9}).play("done");
        QCOMPARE(table.score(0), 0);
        QCOMPARE(table.positionOf("blight-1"), 9);
        const std::vector<Worth> worths = worthsOf(table.state(), 0, When::Economy);
        Stock sum;
        for (const Worth &each : worths)
            for (const Resource resource : kAll<Resource>)
                sum[resource] = static_cast<std::uint8_t>(sum[resource] + each.gain[resource]);
        QVERIFY(sum == stockOf(0, 1, 1, 0));
    }
    // E-ECO-10, DE Startfähigkeiten: "die an angrenzenden Orte liegen"; healthy or not (correction 10)
    void roadsRefreshTheirNeighbours()
    {
        Table table = Table::laid(2, "economy,crisis");
        table.give(0, "revolt-1", 6, kFreeAxe).give(0, "revolt-2", 9, kFreeAxe).give(0, "revolt-3", 10, kFreeAxe);
        table.exhaust(0, {"revolt-1", "revolt-2", "revolt-3"}).destroy(0, {6}).play("done player=0");
        QVERIFY(!table.state().exhausted.has(card("revolt-1")) && !table.state().exhausted.has(card("revolt-2")));
        QVERIFY(table.state().exhausted.has(card("revolt-3")));
        QCOMPARE(table.did<Refreshed>().size(), std::size_t(2));
    }
    // E-ECO-8, DE Wirtschaftsfähigkeit wiederholen: any other one, a further time
    void anAbilityIsRepeated()
    {
        Table table = Table::laid(2, "economy,crisis");
        table.give(0, "barbarians-1", 1, kRepeat).give(0, "blight-1", 2, "when:economy,do:[{points:3}]");
        table.give(0, "revolt-1", 3, "when:military,do:[{strength:1}]");
        QCOMPARE(table.says("use player=0 by=barbarians-1"), std::string("input.missingField"));
        QCOMPARE(table.says("use player=0 by=barbarians-1 again=barbarians-1"), std::string("empires.notThat"));
        QCOMPARE(table.says("use player=0 by=barbarians-1 again=revolt-1"), std::string("empires.notOfPhase"));
        QCOMPARE(table.says("use player=0 by=blight-1"), std::string("empires.notThat"));
        // The fixed income comes first.
        table.play("use player=0 by=barbarians-1 again=blight-1");
        QCOMPARE(table.score(0), 6);
        QCOMPARE(table.says("use player=0 by=barbarians-1 again=blight-1"), std::string("empires.limit"));
        table.play("done");
        QCOMPARE(table.score(0), 6);
    }
    // Correction 15: a repeat that is repeated may be used once more
    void aRepeatIsRepeated()
    {
        Table table = Table::laid(2, "economy,crisis");
        table.give(0, "barbarians-1", 1, kRepeat)
            .give(0, "barbarians-2", 2, kRepeat)
            .give(0, "blight-1", 3, "when:economy,do:[{points:3}]");
        table.play({"use player=0 by=barbarians-1 again=barbarians-2", "use player=0 by=barbarians-2 again=blight-1",
                    "use player=0 by=barbarians-2 again=blight-1"});
        QCOMPARE(table.score(0), 9);
        QCOMPARE(table.says("use player=0 by=barbarians-2 again=blight-1"), std::string("empires.limit"));
    }
    void whatIsInTheTablesOwnWordsGetsItsPointsByHand()
    {
        Table table = Table::laid(2, "economy,crisis");
        table.give(0, "blight-1", 1, "when:economy,do:[{other:\"three for each moon\"}]");
        QCOMPARE(table.says("use player=0 by=blight-1"), std::string("empires.notThat"));
        table.play("use player=0 by=blight-1 points=-2");
        QCOMPARE(table.score(0), -2);
        QCOMPARE(table.says("use player=0 by=blight-1 points=3"), std::string("empires.limit"));
    }
    // DE Gleichzeitig spielen: in any order; one done is enough for all who are not
    void allActAtOnce()
    {
        Table table = Table::laid(3, "economy,crisis");
        table.play("done player=1");
        QCOMPARE(playerOf(table.state()), 0);
        table.play("done player=0");
        QCOMPARE(playerOf(table.state()), 2);
        table.play("done");
        QCOMPARE(table.phase(), std::string("reveal"));
    }
    // What a card does is known from then on
    void aCardThatIsTypedLateCountsFromThenOn()
    {
        Table table = Table::laid(2, "economy,economy,crisis");
        table.give(0, "blight-1", 1, "").play({"done", "card card=blight-1 ability=when:economy,do:[{points:3}]", "done"});
        QCOMPARE(table.score(0), 3);
    }
    // DE Industrie- und Wirtschaftsrunde: the own order, one ended before the other begins
    void ofACombinedRoundOnePartIsEndedFirst()
    {
        Table table = Table::laid(3, "industryEconomy,crisis");
        table.give(0, "blight-1", 1, "when:economy,do:[{points:3}]").give(0, "barbarians-1", 2, kRepeat);
        table.play("use player=0 by=barbarians-1 again=blight-1");
        QCOMPARE(table.says("play player=0 card=fire-1 position=3"), std::string("empires.finishFirst"));
        QCOMPARE(table.says("done player=0 part=industry"), std::string("empires.finishFirst"));
        table.play({"done player=0 part=economy", "play player=0 card=fire-1 position=3"});
        QCOMPARE(table.says("done player=0 part=economy"), std::string("empires.partDone"));
        QCOMPARE(table.score(0), 6);
        // Without a part both are over.
        table.play({"done player=0", "done player=1"});
        QVERIFY(table.player(1).done && !table.player(2).done);
        table.play("done");
        QCOMPARE(table.phase(), std::string("reveal"));
    }
    void aPartIsOnlyOfACombinedRound()
    {
        Table table = Table::laid(3, "economy,crisis");
        QCOMPARE(table.says("done part=economy"), std::string("empires.notNow"));
        QCOMPARE(table.says("play player=0 card=fire-1 position=3"), std::string("empires.notNow"));
    }
};

} // namespace tst_empires_economy

PEGSHEET_TEST(tst_empires_economy, TestEconomy)

#include "tst_economy.moc"
