// SPDX-License-Identifier: Apache-2.0
// Where resources are kept: Disasters in turn, bids and the pot, shortage (DE Krisenrunde, Doppelte Krisenrunde, Die Ressourcen).
#include "tests/model/empires/table.h"
#include "tests/registry.h"

namespace tst_empires_full {

using namespace pegsheet;
using namespace pegsheet::empires;

namespace {

using Amounts = std::array<int, 4>;

constexpr std::string_view kFreeAxe = "when:crisis,exhaust:true,do:[{freeBid:[axe]}]";
constexpr std::string_view kRedraw = "when:crisis,exhaust:true,do:[{redrawCrisis:1,shuffle:true}]";

Amounts potOf(const Table &table, std::size_t crisis = 0)
{
    const Stock &pot = table.state().crises.at(crisis).pot;
    return {pot[Resource::Wheat], pot[Resource::Hammer], pot[Resource::Axe], pot[Resource::Coin]};
}

} // namespace

class TestFull : public QObject
{
    Q_OBJECT

private slots:
    // E-SET-1, DE Spielaufbau 7 and 8
    void everybodyBeginsWithTwoOfEach()
    {
        const Table table(3, {}, "play", "full");
        for (int seat = 0; seat < 3; ++seat) {
            QCOMPARE(table.stock(seat), (Amounts{2, 2, 2, 2}));
            QCOMPARE(int{table.player(seat).hand}, 4);
        }
        const Value state = Empires::stateValue(table.state(), table.setup());
        QCOMPARE(*state.find("depth"), Value("full"));
        const Value &player = state.find("players")->array()->front();
        QVERIFY(player.find("resources") != nullptr && player.find("hand") != nullptr);
        QVERIFY(Empires::stateValue(Table(3).state(), table.setup()).find("players")->array()->front().find("resources")
                == nullptr);
    }
    // Counting finished empires asks for what they have, whatever was agreed.
    void onlyCountingKeepsNothing()
    {
        const Table table(2, {}, "scoring", "full");
        QVERIFY(!table.state().keepsResources() && !table.player(0).stock.isSaid);
    }

    // E-CRI-1, DE Krisenrunde, Beispiel 1 to 5
    void whoTakesADisasterTakesThePot()
    {
        Table table = Table::full(2, "crisis,economy");
        table.play({"card card=fire-9 bid=[wheat,axe]", "reveal card=fire-9"});
        QCOMPARE(playerOf(table.state()), 0);
        table.play("avert player=0 resource=wheat");
        QCOMPARE(playerOf(table.state()), 1);
        table.play("avert player=1 resource=axe");
        QCOMPARE(potOf(table), (Amounts{1, 0, 1, 0}));
        table.play("accept player=0 position=1");
        QVERIFY(!table.player(0).isHealthy(Location::FarmWheat) && table.player(1).isHealthy(Location::FarmWheat));
        QCOMPARE(table.stock(0), (Amounts{2, 2, 3, 2}));
        QCOMPARE(table.stock(1), (Amounts{2, 2, 1, 2}));
        QCOMPARE(int{table.state().start}, 0);
        QCOMPARE(table.positionOf("fire-9"), 1);
        QCOMPARE(table.phase(), std::string("economy"));
    }
    // E-CRI-2, DE Die Ressourcen: a Coin can be spent instead of any other
    void aCoinCanAlwaysBeBid()
    {
        Table table = Table::full(2, "crisis,economy");
        table.setStock(0, {0, 0, 0, 1}).play({"card card=fire-9 bid=[hammer]", "reveal card=fire-9"});
        QCOMPARE(table.says("avert player=0 resource=hammer"), std::string("empires.notEnough"));
        QCOMPARE(table.says("avert player=0 resource=axe"), std::string("empires.notOnCard"));
        table.play("avert player=0 resource=coin");
        QCOMPARE(potOf(table), (Amounts{0, 0, 0, 1}));
    }
    // DE Krisenrunde 2: who cannot bid takes it; that comes before everything else that is wrong
    void whoHasNothingToBidHasToTakeIt()
    {
        Table table = Table::full(2, "crisis,economy");
        table.setStock(0, {3, 0, 2, 0}).play({"card card=fire-9 bid=[hammer]", "reveal card=fire-9"});
        QCOMPARE(table.says("avert player=0 resource=axe"), std::string("empires.nothingToBid"));
        QCOMPARE(table.says("avert player=0 resource=coin"), std::string("empires.nothingToBid"));
        // What the card shows is not known: anything may be on it.
        Table unknown = Table::full(2, "crisis,economy");
        unknown.setStock(0, {3, 0, 0, 0}).play("reveal card=fire-9");
        QCOMPARE(unknown.says("avert player=0 resource=wheat"), std::string());
        QCOMPARE(unknown.says("avert player=0 resource=hammer"), std::string("empires.notEnough"));
    }
    // DE Krisenrunde 2: beginning with who has the start marker, in turn, until somebody takes it
    void itGoesRoundUntilSomebodyTakesIt()
    {
        Table table = Table::full(3, "crisis,economy");
        table.play("correct set=start:1").play("reveal card=fire-9");
        QCOMPARE(table.says("avert player=0 resource=wheat"), std::string("empires.notYourTurn"));
        QCOMPARE(table.says("accept player=2 position=1"), std::string("empires.notYourTurn"));
        QCOMPARE(table.says("accept player=2 position=1", "player"), Value(1));
        table.play({"avert player=1 resource=wheat", "avert player=2 resource=wheat", "avert player=0 resource=wheat",
                    "avert player=1 resource=wheat"});
        QCOMPARE(playerOf(table.state()), 2);
        QCOMPARE(potOf(table), (Amounts{4, 0, 0, 0}));
    }
    // E-FREE-1, DE Gratisgebot: one resource is saved, and only once
    void aFreeBidAddsNothingToThePot()
    {
        Table table = Table::full(2, "crisis,crisis");
        table.give(0, "revolt-1", 3, kFreeAxe).setStock(0, {0, 1, 0, 0});
        table.play({"card card=fire-9 bid=[axe]", "reveal card=fire-9"});
        QCOMPARE(table.says("freeBid player=1 by=revolt-1"), std::string("empires.notHere"));
        table.play("freeBid player=0 by=revolt-1");
        QCOMPARE(potOf(table), (Amounts{0, 0, 0, 0}));
        QCOMPARE(table.says("freeBid player=0 by=revolt-1"), std::string("empires.exhausted"));
        table.play("avert player=1 resource=axe");
        QCOMPARE(table.says("avert player=0 resource=axe"), std::string("empires.nothingToBid"));
        table.play("accept player=0 position=1");
        QCOMPARE(table.stock(0), (Amounts{0, 1, 1, 0}));
    }
    // Correction 4, DE Krise neu ziehen: before or right after one's own decision; pot and turn stay
    void aDisasterIsRedrawnBeforeOrAfterTheDecision()
    {
        Table table = Table::full(3, "crisis,economy");
        table.give(0, "barbarians-7", 3, kRedraw).give(1, "barbarians-8", 4, kRedraw).give(2, "barbarians-9", 5, kRedraw);
        table.play({"reveal card=fire-9", "avert player=0 resource=wheat"});
        QCOMPARE(table.says("redraw player=2 by=barbarians-9 with=fire-8"), std::string("empires.notYourTurn"));
        table.play("redraw player=0 by=barbarians-7 with=fire-8");
        QCOMPARE(potOf(table), (Amounts{1, 0, 0, 0}));
        QCOMPARE(playerOf(table.state()), 1);
        QVERIFY(!isInPlay(table.state(), card("fire-9")));
        table.play({"redraw player=1 by=barbarians-8 with=fire-7", "avert player=1 resource=axe", "avert player=2 resource=axe"});
        // Player 2 acted in between.
        table.exhaust(0, {}).play("avert player=0 resource=wheat");
        QCOMPARE(table.says("redraw player=2 by=barbarians-9 with=fire-6"), std::string("empires.notYourTurn"));
    }
    // E-DBL-1, E-DBL-4, DE Doppelte Krisenrunde
    void inADoubleRoundBothAreDecided()
    {
        Table table = Table::full(3, "doubleCrisis,economy");
        table.play({"reveal card=fire-9", "reveal card=flood-3"});
        QCOMPARE(table.says("avert player=0 resource=wheat"), std::string("empires.whichCrisis"));
        table.play("avert player=0 resource=wheat card=fire-9");
        QCOMPARE(playerOf(table.state()), 0);
        QCOMPARE(table.says("avert player=0 resource=wheat card=fire-9"), std::string("empires.decided"));
        QCOMPARE(table.says("accept player=0 card=fire-9 position=1"), std::string("empires.decided"));
        table.play({"avert player=0 resource=wheat card=flood-3", "accept player=1 card=fire-9 position=1"});
        QCOMPARE(int{table.state().start}, 0);
        // What the first brought is bid on the second.
        table.setStock(1, {1, 0, 0, 0}).play("avert player=1 resource=wheat card=flood-3");
        QCOMPARE(playerOf(table.state()), 2);
        QCOMPARE(table.says("avert player=2 resource=wheat card=fire-9"), std::string("empires.notOpen"));
        table.play("accept player=2 position=1");
        QCOMPARE(table.stock(2), (Amounts{4, 2, 2, 2}));
        QCOMPARE(int{table.state().start}, 2);
        QCOMPARE(table.phase(), std::string("economy"));
    }

    // E-SHORT-1, E-SHORT-4, DE Ressourcenknappheit
    void shortageBringsCoinsUpToFive()
    {
        Table table = Table::full(2, "crisis,economy");
        table.setStock(0, {1, 1, 1, 0}).setScore(0, 1).play({"reveal card=fire-9", "accept player=0 position=1"});
        QCOMPARE(table.says("shortage player=0 coins=3"), std::string("empires.tooMany"));
        table.play("shortage player=0 coins=1");
        QCOMPARE(table.stock(0), (Amounts{1, 1, 1, 1}));
        QCOMPARE(table.score(0), -1);
        table.play("shortage player=0 coins=1");
        QCOMPARE(table.score(0), -3);
        QCOMPARE(table.says("shortage player=0 coins=1"), std::string("empires.noShortage"));
    }
    // E-SHORT-2: with five or more there is none
    void whoHasEnoughHasNoShortage()
    {
        Table table = Table::full(2, "crisis,economy");
        table.setStock(0, {4, 0, 0, 0}).setStock(1, {1, 0, 0, 0}).play("reveal card=fire-9");
        table.play({"avert player=0 resource=wheat", "avert player=1 resource=wheat", "accept player=0 position=1"});
        QCOMPARE(table.stock(0), (Amounts{5, 0, 0, 0}));
        QCOMPARE(table.says("shortage player=0 coins=1"), std::string("empires.noShortage"));
        QCOMPARE(table.says("shortage player=1 coins=1"), std::string("empires.noShortage"));
    }
    // E-QUAKE-1, DE Fähigkeiten, die bei Zerstörung des Orts aktiviert werden
    void whatAPlaceBringsWhenItIsDestroyed()
    {
        Table table = Table::full(2, "crisis,crisis");
        table.give(0, "earthquake-1", 9, "when:destroyed,do:[{gain:{wheat:3}}]");
        table.play({"reveal card=fire-9", "accept player=0 position=1"});
        QCOMPARE(table.stock(0), (Amounts{5, 2, 2, 2}));
        QCOMPARE(table.did<Received>().size(), std::size_t(1));
    }

    // Corrections of what is kept; elsewhere refused
    void resourcesAndHandAreCorrected()
    {
        Table table = Table::full(2, "crisis,economy");
        table.play("correct player=1 set=resources:{wheat:7,coin:1},hand:3");
        QCOMPARE(table.stock(1), (Amounts{7, 0, 0, 1}));
        QCOMPARE(int{table.player(1).hand}, 3);
        table.play({"reveal card=fire-9", "correct set=crises:[{card:fire-9,pot:{axe:2}}]"});
        QCOMPARE(potOf(table), (Amounts{0, 0, 2, 0}));
        Table rows = Table::laid(2, "crisis,economy");
        rows.play("reveal card=fire-9");
        QCOMPARE(rows.says("correct set=crises:[{card:fire-9,pot:{axe:2}}]"), std::string("empires.resourcesNotKept"));
    }
    // They are kept for ever; resources and hand have no room in codes where they are not kept.
    void codesOfCorrections()
    {
        const auto codeOf = [](const char *depth, std::string_view line) {
            Move move;
            if (MoveReader<Move>::read(valueOf(line), move))
                qFatal("cannot be read: %s", std::string(line).c_str());
            EntropyEncoder encoder;
            EntropyWriter &writer = encoder;
            (void)codeMove(writer, Table(2, {}, "play", depth).state(), move);
            QByteArray bytes;
            for (const std::uint8_t byte : encoder.finish())
                bytes.append(static_cast<char>(byte));
            return bytes.toHex();
        };
        QCOMPARE(codeOf("full", "correct player=1 set=score:-4,resources:{wheat:7,coin:1},hand:3"), QByteArray("fff40725e4ca95"));
        QCOMPARE(codeOf("full", "correct player=0 set=score:12 why=\"again\""), QByteArray("ff94d1f1639327"));
        QCOMPARE(codeOf("rows", "correct player=0 set=score:12 why=\"again\""), QByteArray("ff94d2a7a7c10c"));
        QCOMPARE(codeOf("rows", "correct set=start:1,round:3,track:[crisis,end]"), QByteArray("ff3e6f7a99"));
        QCOMPARE(codeOf("full", "correct set=crises:[{card:fire-9,pot:{axe:2}}]"), QByteArray("ff007b281d"));
        QCOMPARE(codeOf("rows", "correct set=crises:[{card:fire-9}]"), QByteArray("ff0083a7"));
    }
    // Who decides follows the start marker as long as nobody has
    void aCorrectedStartMarkerDecidesFirst()
    {
        Table table = Table::full(3, "crisis,economy");
        table.play({"reveal card=fire-9", "correct set=start:2"});
        QCOMPARE(playerOf(table.state()), 2);
        table.play({"avert player=2 resource=wheat", "correct set=start:1"});
        QCOMPARE(playerOf(table.state()), 0);
    }
    // contract-empires.md, "An example"
    void theExampleOfTheContract()
    {
        Table table(2, {}, "play", "full");
        table.play({"lay order=farmWheat,roadTrade,townA,farmAxe,city,armyA,roadRefreshA,farmHammer,townB,armyB,roadRefreshB",
                    "track phases=crisis,economy", "reveal card=fire-1", "avert player=0 resource=axe",
                    "accept player=1 position=5", "card card=fire-1 ability=when:industry,do:[{moveInnovation:1}]",
                    "exchange player=1 by=roadTrade for=hammer", "done"});
        QVERIFY(!table.player(1).isHealthy(Location::FarmWheat));
        QCOMPARE(int{table.state().start}, 1);
        QCOMPARE(table.stock(1), (Amounts{1, 4, 4, 2}));
        QCOMPARE(table.phase(), std::string("track"));
    }
};

} // namespace tst_empires_full

PEGSHEET_TEST(tst_empires_full, TestFull)

#include "tst_full.moc"
