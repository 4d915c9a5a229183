// SPDX-License-Identifier: Apache-2.0
// Where resources are kept: income and exchanges, what cards and repairs cost, the hand, Conflicts and the end (DE
// Wirtschaftsrunde, Industrierunde, Militärrunde, Die Ressourcen).
#include "tests/model/empires/table.h"
#include "tests/registry.h"

namespace tst_empires_fullwork {

using namespace pegsheet;
using namespace pegsheet::empires;

namespace {

using Amounts = std::array<int, 4>;

// What is printed on the cards that are played: Hammers alone.
void learnHammers(Table &table, std::initializer_list<std::pair<const char *, int>> cards)
{
    for (const auto &[name, hammers] : cards)
        table.play("card card=" + std::string(name) + " hammers=" + std::to_string(hammers));
}

} // namespace

class TestFullWork : public QObject
{
    Q_OBJECT

private slots:
    // E-ECO-1, DE Beispiel (Wirtschaftsrunde) 1 to 3: income of healthy farms, two exchanges of a road, one of an Innovation
    void incomeAndExchanges()
    {
        Table table = Table::full(2, "economy,crisis");
        table.give(0, "barbarians-1", 6, "when:economy,do:[{exchange:{give:{wheat:1},getAll:{axe:1,hammer:1},times:1}}]");
        table.destroy(0, {9}).setStock(0, {3, 0, 0, 0});
        table.play("exchange player=0 by=roadTrade for=axe");
        QCOMPARE(table.stock(0), (Amounts{2, 1, 2, 0})); // with the Hammer and the Axe of the farms
        table.play("exchange player=0 by=roadTrade for=hammer");
        QCOMPARE(table.says("exchange player=0 by=roadTrade for=hammer"), std::string("empires.limit"));
        table.play("exchange player=0 by=barbarians-1");
        QCOMPARE(table.stock(0), (Amounts{0, 3, 3, 0}));
        table.play("done player=0");
        QCOMPARE(table.stock(0), (Amounts{0, 3, 3, 0})); // the income comes once
        table.play("done");
        QCOMPARE(table.stock(1), (Amounts{3, 3, 3, 2}));
    }
    // E-ECO-2, E-ECO-12: so often at once; all that it says is got
    void anExchangeIsMadeSeveralTimesAtOnce()
    {
        Table table = Table::full(2, "economy,crisis");
        table.give(0, "barbarians-1", 1, "when:economy,do:[{exchange:{give:{wheat:1},getAll:{coin:1},times:3}}]");
        table.setStock(0, {2, 0, 0, 0});
        QCOMPARE(table.says("exchange player=0 by=barbarians-1 times=4"), std::string("empires.limit"));
        table.play("exchange player=0 by=barbarians-1 times=3"); // the farm's is the third
        QCOMPARE(table.stock(0), (Amounts{0, 1, 1, 3}));
        QCOMPARE(table.says("exchange player=0 by=barbarians-1"), std::string("empires.limit"));
    }
    void whichOfSeveralIsSaid()
    {
        Table table = Table::full(2, "economy,crisis");
        QCOMPARE(table.says("exchange player=0 by=roadTrade"), std::string("empires.chooseOne"));
        QCOMPARE(table.says("exchange player=0 by=roadTrade for=coin"), std::string("empires.chooseOne"));
        QCOMPARE(table.says("exchange player=0 by=roadTrade for=coin", "allowed"), Value(Array{"hammer", "axe"}));
        QCOMPARE(table.says("exchange player=0 by=roadTrade for={axe:1}"), std::string());
        QCOMPARE(table.says("exchange player=0 by=farmAxe"), std::string("empires.notThat"));
        // The limit is looked at before anything else.
        table.play("exchange player=0 by=roadTrade for=axe times=2");
        QCOMPARE(table.says("exchange player=0 by=roadTrade"), std::string("empires.limit"));
    }
    // Correction 9, DE Die Ressourcen: Coins in the place of Wheat, in an exchange too
    void coinsStandForWhatIsGiven()
    {
        Table table = Table::full(2, "economy,crisis");
        table.destroy(0, {9}).setStock(0, {1, 0, 0, 2});
        table.play("exchange player=0 by=roadTrade for=axe coin=1");
        QCOMPARE(table.stock(0), (Amounts{1, 1, 2, 1}));
        QCOMPARE(table.says("exchange player=0 by=roadTrade for=axe coin=2"), std::string("empires.tooManyCoins"));
    }
    void asFewCoinsAsNeeded()
    {
        Table table = Table::full(2, "economy,crisis");
        table.destroy(0, {9}).setStock(0, {1, 0, 0, 1});
        table.play("exchange player=0 by=roadTrade for=axe times=2");
        QCOMPARE(table.stock(0), (Amounts{0, 1, 3, 0}));
        Table poor = Table::full(2, "economy,crisis");
        poor.destroy(0, {9}).setStock(0, {1, 4, 0, 0});
        QCOMPARE(poor.says("exchange player=0 by=roadTrade for=axe times=2"), std::string("empires.notEnough"));
        QCOMPARE(poor.says("exchange player=0 by=roadTrade for=axe times=2", "resource"), Value("wheat"));
        QCOMPARE(poor.says("exchange player=0 by=roadTrade for=axe times=2", "needed"), Value(2));
    }
    // E-ECO-8, correction 15: a repeated ability gives again, an exchange has its whole limit once more
    void whatIsRepeated()
    {
        Table table = Table::full(2, "economy,crisis");
        table.give(0, "barbarians-1", 1, "when:economy,do:[{repeat:economy}]").setStock(0, {5, 0, 0, 0});
        table.give(1, "barbarians-2", 1, "when:economy,do:[{repeat:economy}]").setStock(1, {0, 0, 0, 0});
        table.play({"exchange player=0 by=roadTrade for=axe times=2", "use player=0 by=barbarians-1 again=roadTrade",
                    "exchange player=0 by=roadTrade for=hammer times=2"});
        QCOMPARE(table.stock(0), (Amounts{2, 3, 3, 0}));
        QCOMPARE(table.says("exchange player=0 by=roadTrade for=axe"), std::string("empires.limit"));
        table.play("use player=1 by=barbarians-2 again=farmHammer");
        QCOMPARE(table.stock(1), (Amounts{1, 2, 1, 0}));
    }
    // E-ECO-4 to E-ECO-6: what neighbours bring
    void incomeFollowsTheRow()
    {
        Table table = Table::full(2, "economy,crisis");
        table.give(0, "plague-1", 10, "when:economy,do:[{gain:{wheat:1},per:{count:healthy,type:farm,at:adjacent}}]");
        table.setStock(0, {0, 0, 0, 0}).play("done player=0");
        QCOMPARE(table.stock(0), (Amounts{3, 1, 1, 0}));
    }

    // E-IND-1, E-IND-3, DE Startfähigkeiten - Industrierunde: one Town a card, each once
    void townsMakeCardsCheaper()
    {
        Table table = Table::full(2, "industry,crisis");
        learnHammers(table, {{"fire-1", 1}, {"fire-2", 1}, {"fire-3", 1}, {"fire-4", 1}});
        table.play({"play player=0 card=fire-1 position=1", "play player=0 card=fire-2 position=2"});
        QCOMPARE(table.stock(0), (Amounts{2, 2, 2, 2}));
        QCOMPARE(int{table.player(0).hand}, 2);
        QCOMPARE(table.says("play player=0 card=fire-3 position=3"), std::string("empires.twoCards"));
        table.destroy(1, {2}).play({"play player=1 card=fire-3 position=1", "play player=1 card=fire-4 position=3"});
        QCOMPARE(table.stock(1), (Amounts{2, 1, 2, 2}));
    }
    // DE Industrierunde 1: cards for two Hammers are never free by Towns alone; Coins instead of Hammers
    void dearCardsAreNeverFree()
    {
        Table table = Table::full(2, "industry,crisis");
        learnHammers(table, {{"fire-1", 2}, {"fire-2", 2}});
        table.play("play player=0 card=fire-1 position=1");
        QCOMPARE(table.stock(0), (Amounts{2, 1, 2, 2}));
        table.play("play player=0 card=fire-2 position=2 coin=1");
        QCOMPARE(table.stock(0), (Amounts{2, 1, 2, 1}));
        table.setStock(1, {5, 0, 5, 0});
        QCOMPARE(table.says("play player=1 card=fire-3 position=1"), std::string("empires.costUnknown"));
        learnHammers(table, {{"fire-3", 2}});
        QCOMPARE(table.says("play player=1 card=fire-3 position=1"), std::string("empires.notEnough"));
        QCOMPARE(table.says("play player=1 card=fire-3 position=1", "resource"), Value("hammer"));
    }
    // What Innovations take off goes for every card, and a Town is kept for the next one then
    void otherDiscountsGoForEveryCard()
    {
        Table table = Table::full(2, "industry,crisis");
        learnHammers(table, {{"fire-1", 1}, {"fire-2", 2}});
        table.give(0, "fire-8", 1, "when:industry,do:[{discount:play,hammers:1,at:empire}]").destroy(0, {3});
        table.play({"play player=0 card=fire-1 position=2", "play player=0 card=fire-2 position=4"});
        QCOMPARE(table.stock(0), (Amounts{2, 2, 2, 2}));
    }
    // E-IND-4, DE Industrierunde 1: a card is sold for a Coin, two in all
    void cardsAreSoldForACoin()
    {
        Table table = Table::full(2, "industry,crisis");
        learnHammers(table, {{"fire-1", 2}});
        table.destroy(0, {2, 3}).play({"play player=0 card=fire-1 position=1", "sell player=0"});
        QCOMPARE(table.stock(0), (Amounts{2, 0, 2, 3}));
        QCOMPARE(table.says("sell player=0"), std::string("empires.twoCards"));
        table.play("correct player=1 set=hand:0");
        QCOMPARE(table.says("sell player=1"), std::string("empires.handEmpty"));
    }
    // E-IND-5, E-IND-7, DE Industrierunde 1: after two, all of the rest or none; drawn up to four
    void theRestOfTheHandIsThrownAwayWhole()
    {
        Table table = Table::full(2, "industry,industry,crisis");
        QCOMPARE(table.says("discard player=0 cards=4"), std::string("empires.twoCardsFirst"));
        table.play({"sell player=0", "sell player=0"});
        QCOMPARE(table.says("discard player=0 cards=1"), std::string("empires.allOrNone"));
        table.play("discard player=0 cards=2");
        QCOMPARE(int{table.player(0).hand}, 0);
        QCOMPARE(table.says("discard player=0 cards=2"), std::string("empires.handEmpty"));
        table.play("sell player=1").play("done player=1");
        QCOMPARE(int{table.player(1).hand}, 4); // whatever was used
        table.play("done");
        QCOMPARE(int{table.player(0).hand}, 4);
    }
    // E-BLITZ-1, DE Blitz-Variante 6: a hand of two
    void inTheBlitzVariantHandsAreSmaller()
    {
        Table table(2, "blitz", "play", "full");
        table.play({"lay order=city,townA,townB,armyA,armyB,roadTrade,roadRefreshA,roadRefreshB,farmWheat,farmAxe,farmHammer",
                    "blitz player=0 cards=fire-1,fire-2 positions=3,4", "blitz player=1 cards=fire-3,fire-4 positions=1,2",
                    "track phases=industry,crisis"});
        QCOMPARE(int{table.player(0).hand}, 2);
        table.play({"sell player=0", "sell player=0"});
        QCOMPARE(int{table.player(0).hand}, 0);
        table.play("done");
        QCOMPARE(int{table.player(0).hand}, 2);
    }
    // E-IND-8, E-IND-9, DE Industrierunde 2; Vergünstigter Wiederaufbau
    void repairsCostHammers()
    {
        Table table = Table::full(2, "industry,crisis");
        table.play("values of=farmAxe:{repair:5},townA:{repair:2}");
        table.give(0, "fire-5", 9, "when:industry,do:[{discount:rebuild,hammers:1,at:adjacent}]");
        table.destroy(0, {2, 3, 10}).setStock(0, {0, 2, 0, 2});
        QCOMPARE(table.says("rebuild player=0 position=3"), std::string("empires.costUnknown"));
        table.play("rebuild player=0 position=10");
        QCOMPARE(table.stock(0), (Amounts{0, 0, 0, 0}));
        QCOMPARE(table.says("rebuild player=0 position=2"), std::string("empires.oneRebuild"));
        table.destroy(1, {2}).setStock(1, {0, 1, 9, 0});
        QCOMPARE(table.says("rebuild player=1 position=2"), std::string("empires.notEnough"));
    }
    // By an ability: free, cheaper or as printed
    void repairsByAnAbilityHaveTheirOwnPrice()
    {
        Table table = Table::full(2, "industry,crisis");
        table.play("values of=farmAxe:{repair:5},townA:{repair:3}");
        table.give(0, "fire-5", 1, "when:industry,do:[{rebuild:1,cost:free,at:empire}]");
        table.give(0, "fire-6", 4, "when:industry,do:[{rebuild:1,cost:-2,at:empire}]");
        table.destroy(0, {2, 10}).play({"rebuild player=0 position=10 by=fire-5", "rebuild player=0 position=2 by=fire-6 coin=1"});
        QCOMPARE(table.stock(0), (Amounts{2, 2, 2, 1}));
    }
    // An industry ability that gives
    void whatAnIndustryAbilityGives()
    {
        Table table = Table::full(2, "industry,crisis");
        table.give(0, "flood-5", 1, "when:industry,do:[{gain:{hammer:2}}]").play("use player=0 by=flood-5");
        QCOMPARE(table.stock(0), (Amounts{2, 4, 2, 2}));
        QCOMPARE(table.says("use player=0 by=flood-5"), std::string("empires.limit"));
        table.play("done player=0");
        QCOMPARE(table.stock(0), (Amounts{2, 4, 2, 2}));
    }
    // DE Industrie- und Wirtschaftsrunde: what the first part brought is spent in the other
    void ofACombinedRoundTheFirstPartPaysForTheOther()
    {
        Table table = Table::full(3, "industryEconomy,crisis");
        table.setStock(0, {1, 0, 0, 0}).destroy(0, {2, 3});
        learnHammers(table, {{"fire-1", 1}});
        QCOMPARE(table.says("play player=0 card=fire-1 position=1"), std::string("empires.notEnough"));
        table.play({"done player=0 part=economy", "play player=0 card=fire-1 position=1"});
        QCOMPARE(table.stock(0), (Amounts{2, 0, 1, 0}));
    }

    // DE Militärrunde 3 to 6: Axes and Coins, what the tier and the bonus bring, bids away
    void conflictsCostWhatWasBid()
    {
        Table table = Table::full(2, "military,crisis");
        table.play("values of=townA:{value:7},townB:{value:6},armyB:{value:4},roadRefreshB:{value:2}");
        table.play("campaign winner=points:3,gain:{coin:2} tiers={max:2,points:-3},{points:1,gain:{wheat:1}},{min:7,points:7} "
                   "unrest=rank:1,with:11");
        QCOMPARE(table.says("bid player=0 axe=3"), std::string("empires.notEnough"));
        QCOMPARE(table.says("bid player=0 axe=1 coin=3"), std::string("empires.notEnough"));
        table.play("bid player=0 axe=1 coin=1");
        QCOMPARE(table.stock(0), (Amounts{2, 2, 1, 1}));
        table.play("bid player=1 axe=0");
        // Strength 6 against 4: both in the middle, the bonus for the first, unrest for the second.
        QCOMPARE(table.stock(0), (Amounts{3, 2, 1, 3}));
        QCOMPARE(table.stock(1), (Amounts{3, 2, 2, 2}));
        QCOMPARE(table.score(0), 4);
        QCOMPARE(table.player(1).positionOf(Location::City), 11);
    }
    // E-END-5, DE Punkte für Ressourcen: what is kept is counted, Coins are no Wheat
    void theEndCountsWhatIsKept()
    {
        Table table = Table::full(2, "crisis,end");
        table.play("values of=townA:{value:7},townB:{value:6},armyB:{value:4},roadRefreshB:{value:2}");
        table.give(0, "famine-1", 1, "when:end,do:[{points:1,per:{resource:wheat}}]").setStock(0, {4, 0, 0, 3});
        table.setStock(1, {5, 0, 0, 0})
            .play({"card card=fire-9 ability=when:crisis,exhaust:true,do:[{freeBid:[axe]}]", "reveal card=fire-9",
                   "avert player=0 resource=coin"});
        QCOMPARE(endPointsOf(table.state(), 0, card("famine-1")).points, 4);
        table.play("accept player=1 position=1");
        QCOMPARE(table.phase(), std::string("over"));
        QCOMPARE(table.says("stock player=0 resources=wheat:1"), std::string("empires.matchOver"));
    }
    // Another player's numbers are in no refusal
    void noRefusalTellsWhatSomebodyHas()
    {
        Table table = Table::full(2, "industry,crisis");
        table.setStock(0, {0, 7, 0, 0}).destroy(0, {2}).play("values of=townA:{repair:9}");
        QCOMPARE(table.says("rebuild player=0 position=2", "resource"), Value("hammer"));
        QCOMPARE(table.says("rebuild player=0 position=2", "has"), Value());
    }
};

} // namespace tst_empires_fullwork

PEGSHEET_TEST(tst_empires_fullwork, TestFullWork)

#include "tst_fullwork.moc"
