// SPDX-License-Identifier: Apache-2.0
// The seven tapestry cards with a procedure of their own (texts of the cards as in tapestry_cards.json; R: readings of the
// contract; F: rulings.json).
#include "model/tapestry/listed.h"
#include "model/tapestry/mat.h"
#include "tests/model/tapestry/cardtable.h"
#include "tests/registry.h"

#include <string>

namespace tst_tapestry_procedures {

using namespace pegsheet;
using namespace pegsheet::tapestry;

namespace {

int cardPoints(const TestTable &table, int player = 0)
{
    return table.points(player, Source::Tapestry);
}
int resourceOf(const TestTable &table, Resource resource, int player = 0)
{
    return table.player(player).resources[resource];
}
// Each listed answer is found again where it stands.
std::uint32_t countListed(const TestTable &table, Kind kind)
{
    const ListedMoves listed(table.state());
    const std::uint32_t count = listed.countUsual(kind);
    for (std::uint32_t index = 0; index < count; ++index)
        if (listed.placeOf(listed.at(kind, index)) != index || refuses(table.state(), listed.at(kind, index)))
            return 999;
    return count;
}
// A card that lies on the mat is covered by one whose text is not told.
void cover(TestTable &table)
{
    playCard(table, {}).play("skip");
}
void beginIncome(TestTable &table)
{
    set(table, "incomes:1", 1);
    table.play("income").play("correct set=queue:[]");
}
// Player 0 has played the card and may name player 1.
TestTable withCard(const std::string &card, int players = 2)
{
    TestTable table = begun(6, players);
    playCard(table, card);
    if (players > 2)
        table.play("opponent player=1");
    set(table, "resources:{coin:0,worker:0,food:0,culture:0}");
    return table;
}
// Player 1 brings Calendar, whose circle is a culture, to the middle row.
void upgradeCalendar(TestTable &table, int player = 1)
{
    set(table, "techCards:[{card:calendar,row:bottom}]", player);
    tell(table, "upgrade", player).play("upgrade card=calendar");
}

} // namespace

class TestProcedures : public QObject
{
    Q_OBJECT

private slots:
    // R37, R48: what the ally gains of an upgrade the owner gains after it; neither conquers the other.
    void alliance()
    {
        TestTable table = begun(6, 3);
        playCard(table, "alliance");
        QCOMPARE(table.pending(), std::string("0 opponent"));
        QCOMPARE(table.says("opponent player=0"), std::string("tapestry.noOption"));
        QCOMPARE(table.says("skip"), std::string("tapestry.notOptional"));
        QCOMPARE(countListed(table, Kind::Opponent), 2U);
        table.play("opponent player=1");
        QCOMPARE(int{table.player(0).acting[0].partner}, 1);
        QCOMPARE(table.did<Acts>().size(), std::size_t(1));
        set(table, "resources:{culture:0}");
        set(table, "resources:{culture:0}", 1);
        upgradeCalendar(table);
        QCOMPARE(resourceOf(table, Resource::Culture), 1);
        QCOMPARE(resourceOf(table, Resource::Culture, 1), 1);
        QCOMPARE(table.points(0, Source::Tech), 0);
        set(table, "techCards:[{card:\"canned_food\",row:bottom}]", 2); // not of another
        tell(table, "upgrade", 2).play("upgrade card=\"canned_food\"");
        QCOMPARE(resourceOf(table, Resource::Culture), 1);
        set(table, "tracks:{exploration:[4]}", 1);
        tell(table, "upgrade", 1).play("upgrade card=calendar"); // its square
        QCOMPARE(table.points(0, Source::Tech), 7);
        QCOMPARE(table.points(1, Source::Tech), 7);
    }
    void alliesConquerNothingOfEachOther()
    {
        TestTable table = withCard("alliance", 3);
        for (const int seat : {0, 1, 2})
            set(table, "control:4,outposts:3,tapestry:0", seat);
        for (const auto &[seat, ally] : {std::pair(0, 1), std::pair(1, 0)}) {
            tell(table, "conquer", seat);
            const std::string line = "conquer red=\"vp(4)\" against=";
            QCOMPARE(table.says(line + std::to_string(ally)), std::string("tapestry.allied"));
            QCOMPARE(table.says(line + "2"), std::string());
            const ListedMoves listed(table.state());
            for (std::uint32_t index = 0; index < listed.countUsual(Kind::Conquer); ++index)
                QVERIFY(std::get<Conquer>(listed.at(Kind::Conquer, index)).against.number != ally);
            QVERIFY(countListed(table, Kind::Conquer) < 999);
            table.play("skip");
        }
    }
    // R37: of a card that is not named an `effect`; what is gained so is no upgrade that an ally hears of (DE p.29).
    void alliesOfEachOther()
    {
        TestTable table = withCard("alliance");
        set(table, "acting:[{card:alliance,partner:0}],techCards:[{card:unknown,row:bottom}]", 1);
        tell(table, "upgrade", 1).play("upgrade row=bottom");
        QCOMPARE(table.pending(), std::string("1 effect, 0 (step)"));
        table.play("effect gains=coin");
        QCOMPARE(table.pending(), std::string("0 effect"));
        set(table, "techCards:[{card:calendar,row:bottom}],resources:{culture:0}");
        set(table, "resources:{culture:0}", 1);
        table.play("effect gains=upgrade").play("upgrade card=calendar");
        QVERIFY(table.state().queue.empty());
        QCOMPARE(resourceOf(table, Resource::Culture), 1);
        QCOMPARE(resourceOf(table, Resource::Culture, 1), 0);
    }
    void anAllianceEnds_data()
    {
        QTest::addColumn<bool>("isCovered");
        QTest::newRow("covered") << true;
        QTest::newRow("ended") << false;
    }
    void anAllianceEnds()
    {
        QFETCH(const bool, isCovered);
        TestTable table = withCard("alliance");
        if (isCovered)
            cover(table);
        else
            beginIncome(table);
        set(table, "resources:{culture:0}");
        upgradeCalendar(table);
        QCOMPARE(resourceOf(table, Resource::Culture), 0);
        set(table, "control:4", 1);
        tell(table, "conquer");
        QCOMPARE(table.says("conquer red=\"vp(4)\" against=1"), std::string());
    }
    // Alone there is nobody: the card lies there and does nothing.
    void alone()
    {
        for (const char *card : {"alliance", "marriage_of_state"}) {
            TestTable table = begun(4, 1);
            playCard(table, card);
            QVERIFY(table.state().queue.empty());
            QCOMPARE(int{table.player(0).acting[0].partner}, -1);
        }
    }
    // R37: whenever the other's token brings the benefit of a space of the track, after it, without the bonus.
    void marriageOfState()
    {
        TestTable table = begun(6, 3);
        playCard(table, "marriage_of_state").play("opponent player=1");
        QCOMPARE(table.pending(), std::string("0 track"));
        QCOMPARE(countListed(table, Kind::Track), 4U);
        QCOMPARE(table.says("track track=military token=0"), std::string("tapestry.noOption"));
        QCOMPARE(table.says("track track=military player=1"), std::string("tapestry.noOption"));
        table.play("track track=military");
        QCOMPARE(int{table.player(0).acting[0].track}, int(Track::Military));
        set(table, "tapestry:0,resources:{worker:0}");
        set(table, "tapestry:0,resources:{worker:1},tracks:{military:[1]}", 1);
        tell(table, "adv(m)", 1); // a card, and an armory for any resource
        QCOMPARE(int{table.player(1).tapestry}, 1);
        QCOMPARE(table.pending(), std::string("1 take")); // the bonus behind it
        QCOMPARE(int{table.player(0).tapestry}, 1);
        table.play("skip");
        QVERIFY(table.state().queue.empty());
        // Without a benefit, on another track and of another player there is nothing.
        set(table, "tracks:{military:[1]}", 1);
        tell(table, "adv_x(m)", 1);
        set(table, "tracks:{technology:[1],military:[1]}", 2);
        tell(table, "adv(t)", 2).play("correct set=queue:[]");
        tell(table, "adv(m)", 2).play("correct set=queue:[]");
        QCOMPARE(int{table.player(0).tapestry}, 1);
    }
    // What is asked of the owner stands at the end, ready; also where the space brought the other nothing (R33, R37).
    void theSpouseIsAskedAtTheEnd()
    {
        TestTable table = withCard("marriage_of_state").play("track track=military");
        set(table, "outposts:2");
        set(table, "outposts:0,tracks:{military:[0]}", 1);
        tell(table, "then(adv(m),any)", 1); // nobody can conquer without outposts
        QCOMPARE(table.pending(), std::string("1 gain, 0 conquer"));
        table.play("conquer red=\"vp(4)\"");
        QCOMPARE(table.points(0, Source::Conquer), 4);
    }
    // A round of two cards ends (DE p.29); a second card is of another track (F35), whosever it is.
    void wedToEachOther()
    {
        TestTable table = withCard("marriage_of_state").play("track track=science");
        set(table, "acting:[{card:\"marriage_of_state\",partner:0}]", 1);
        TestTable second = begun(6, 3);
        set(second, "acting:[{card:\"marriage_of_state\",partner:0,track:science}]", 1);
        playCard(second, "marriage_of_state").play("opponent player=2");
        QCOMPARE(second.says("track track=science"), std::string("tapestry.taken"));
        QVERIFY(*second.valuesOf("track track=science").find("player") == Value(1));
        QCOMPARE(countListed(second, Kind::Track), 3U);
        // A step on military, which the other's card is of, that itself comes as a copy.
        set(table, "acting:[{card:\"marriage_of_state\",partner:0,track:military}],tracks:{science:[8],military:[1]},tapestry:0",
            1);
        set(table, "tracks:{military:[1]},tapestry:0");
        tell(table, "adv(s)", 1); // or(adv(e),adv(m),adv(t))
        QCOMPARE(table.pending(), std::string("1 choose, 0 (or(adv(e),adv(m),adv(t)))"));
        table.play("choose option=1").play("skip");
        QCOMPARE(table.pending(), std::string("0 choose"));
        table.play("choose option=1");
        QCOMPARE(int{table.player(0).tapestry}, 1);
        QCOMPARE(int{table.player(1).tapestry}, 1); // its own, and none of the copy
    }
    void aMarriageEnds_data() { anAllianceEnds_data(); }
    void aMarriageEnds()
    {
        QFETCH(const bool, isCovered);
        TestTable table = withCard("marriage_of_state").play("track track=military");
        if (isCovered)
            cover(table);
        else
            beginIncome(table);
        set(table, "tapestry:0");
        set(table, "tracks:{military:[1]},tapestry:0,resources:{worker:0}", 1);
        tell(table, "adv(m)", 1);
        QCOMPARE(int{table.player(0).tapestry}, 0);
    }
    // R43: three back, the fourth three forward; landmarks come on the way (corrections 7).
    void darkAges()
    {
        TestTable table = begun(6);
        set(table, "tracks:{exploration:[4],science:[0],military:[2,6],technology:[2]}");
        playCard(table, "dark_ages");
        QCOMPARE(table.pending(), std::string("0 track"));
        QCOMPARE(countListed(table, Kind::Track), 4U);
        QCOMPARE(table.says("track track=technology token=2"), std::string("tapestry.noOption"));
        table.play("track track=technology");
        QCOMPARE(spaceOf(table, Track::Exploration), 3);
        QCOMPARE(spaceOf(table, Track::Science), 0);
        QCOMPARE(spaceOf(table, Track::Military), 5);
        QVERIFY(table.player(0).tracks[Track::Military].has(2));
        QCOMPARE(spaceOf(table, Track::Technology), 5);
        QCOMPARE(table.did<TookLandmark>().size(), std::size_t(1));
        QVERIFY(table.state().queue.empty());
        // As far as it goes, and not on a track that is locked.
        TestTable end = begun(6);
        set(end, "tracks:{science:[11]},acting:[{card:\"broker_of_peace\"}]");
        playCard(end, "dark_ages");
        QCOMPARE(countListed(end, Kind::Track), 3U);
        end.play("track track=science");
        QCOMPARE(spaceOf(end, Track::Science), 12);
        TestTable locked = begun(6);
        locked.play("correct set=locks:[{track:military,by:1}]");
        playCard(locked, "dark_ages");
        QCOMPARE(countListed(locked, Kind::Track), 3U);
        QCOMPARE(locked.says("track track=military"), std::string("tapestry.noOption"));
    }
    // R46: twice the benefit, no points.
    void exploitation()
    {
        TestTable table = begun(6);
        set(table, "tiles:4");
        tell(table, "explore");
        QCOMPARE(table.says("explore points=0 tile=coin double=true"), std::string("tapestry.noOption"));
        const std::uint32_t before = countListed(table, Kind::Explore);
        table.play("explore points=1 tile=coin");
        playCard(table, "exploitation");
        tell(table, "explore");
        QCOMPARE(countListed(table, Kind::Explore), before + kCount<TileBenefit>);
        QCOMPARE(table.says("explore points=1 tile=coin double=true"), std::string("tapestry.noOption"));
        const int coins = resourceOf(table, Resource::Coin);
        table.play("explore points=0 tile=coin double=true");
        QCOMPARE(resourceOf(table, Resource::Coin), coins + 2);
        QCOMPARE(table.points(0, Source::Explore), 1);
        const int tiles = table.player(0).tiles;
        tell(table, "explore").play("explore points=0 tile=\"tile*2\" double=true");
        QCOMPARE(int{table.player(0).tiles}, tiles - 1 + 4);
        tell(table, "explore").play("explore points=3 tile=coin"); // or as ever
        QCOMPARE(table.points(0, Source::Explore), 4);
        TestTable covered = table;
        cover(covered);
        beginIncome(table);
        for (TestTable *ended : {&covered, &table}) {
            tell(*ended, "explore");
            QCOMPARE(ended->says("explore points=0 tile=coin double=true"), std::string("tapestry.noOption"));
        }
        // Nobody else.
        TestTable other = begun(6);
        playCard(other, "exploitation");
        set(other, "tiles:2", 1);
        tell(other, "explore", 1);
        QCOMPARE(other.says("explore points=0 tile=coin double=true"), std::string("tapestry.noOption"));
    }
    // R47: up to the food that is printed open and at hand.
    void mercantilism()
    {
        TestTable table = begun(6);
        set(table, "incomes:2", 1); // no bonus for entering the era first
        set(table, "open:{farms:3},resources:{coin:0,worker:0,food:0,culture:0}");
        const int printed = matIncome(Building::Farm, 3).resources;
        QVERIFY(printed >= 2);
        table.play({"income", "tapestry card=mercantilism", "count count=0"});
        QCOMPARE(table.pending(), std::string("0 convert"));
        QCOMPARE(table.says("convert resources={food:1}"), std::string("tapestry.noOption"));
        QCOMPARE(table.says("convert resources={}"), std::string("input.outOfRange"));
        QCOMPARE(table.says("convert resources={coin:" + std::to_string(printed + 1) + "}"), std::string("input.outOfRange"));
        QCOMPARE(countListed(table, Kind::Convert), printed == 2 ? 3U + 6U : 3U + 6U + 10U);
        QCOMPARE(table.says("skip"), std::string());
        const int coins = resourceOf(table, Resource::Coin);
        const int food = resourceOf(table, Resource::Food);
        table.play("convert resources={coin:1,culture:1}");
        QCOMPARE(resourceOf(table, Resource::Coin), coins + 1);
        QCOMPARE(resourceOf(table, Resource::Food), food - 2);
        QCOMPARE(cardPoints(table), 4);
        QCOMPARE(int{table.state().turn}, 1);
        // The next income turn begins: it has ended (DE p.12).
        set(table, "incomes:1", 1);
        table.play({"income"}).play("correct set=queue:[]");
        set(table, "tapestry:1,resources:{food:4}");
        table.play({"income", "gain resources={coin:2}", "tapestry", "skip", "count count=0"});
        QCOMPARE(int{table.state().turn}, 1);
    }
    void mercantilismIsCovered()
    {
        TestTable table = begun(6);
        set(table, "incomes:2", 1);
        set(table, "open:{farms:3}");
        table.play({"income", "tapestry card=mercantilism"});
        cover(table);
        table.play("count count=0");
        QCOMPARE(int{table.state().turn}, 1);
    }
    // R47: the owner first, then in turn order; who has no worker is passed over.
    void olympicHost()
    {
        TestTable table = begun(6, 4);
        set(table, "resources:{worker:2},open:{markets:6,houses:6,farms:5,armories:6}");
        set(table, "resources:{worker:1}", 1);
        set(table, "resources:{worker:0}", 2);
        set(table, "resources:{worker:3}", 3);
        playCard(table, "olympic_host");
        QCOMPARE(table.pending().substr(0, 6), std::string("0 take"));
        QCOMPARE(table.says("take pay={worker:1}"), std::string("tapestry.noOption"));
        TestTable nobody = table;
        table.play("take");
        QCOMPARE(cardPoints(table), 10);
        QCOMPARE(resourceOf(table, Resource::Worker), 1);
        QCOMPARE(table.pending().substr(0, 6), std::string("1 take"));
        table.play("skip");
        QCOMPARE(table.pending().substr(0, 6), std::string("3 take"));
        table.play("take");
        QCOMPARE(cardPoints(table, 3), 10);
        QCOMPARE(table.player(0).built(Building::Farm), 5); // the only one that is left
        QVERIFY(table.state().queue.empty());
        // Nobody else: a coin, whatever the owner paid.
        const int coins = resourceOf(nobody, Resource::Coin);
        nobody.play({"take", "skip", "skip"});
        QCOMPARE(resourceOf(nobody, Resource::Coin), coins + 1);
        QCOMPARE(nobody.player(0).built(Building::Farm), 4);
    }
    // R33: who has ended takes no part; a building is chosen.
    void olympicHostAsksForABuilding()
    {
        TestTable table = begun(6, 3);
        set(table, "resources:{worker:0}");
        set(table, "resources:{worker:1}", 1);
        set(table, "resources:{worker:1},incomes:5", 2);
        playCard(table, "olympic_host");
        QCOMPARE(table.pending().substr(0, 6), std::string("1 take"));
        table.play("take");
        QCOMPARE(table.pending(), std::string("0 choose"));
        table.play("choose option=1");
        QVERIFY(table.state().queue.empty());
    }
    // R47: one of the cards gained at once, 5 points once, and the card lies on top.
    void tyranny()
    {
        TestTable table = begun(6);
        playCard(table, "tyranny");
        QVERIFY(table.state().queue.empty());
        tell(table, "tapestry*2");
        QCOMPARE(table.pending(), std::string("0 tapestry"));
        QCOMPARE(countListed(table, Kind::Tapestry), 44U); // 43 that nobody has, and one that is not named
        TestTable kept = table;
        const int hand = table.player(0).tapestry;
        table.play("tapestry card=trap");
        QCOMPARE(int{table.player(0).tapestry}, hand - 1);
        QCOMPARE(cardPoints(table), 5 + 10);
        QCOMPARE(table.player(0).acting.count(), 0);
        QCOMPARE(int{*table.player(0).mat.top(0)}, int(TapestryCard::Trap));
        tell(table, "tapestry");
        QVERIFY(table.state().queue.empty());
        kept.play("skip");
        QCOMPARE(cardPoints(kept), 0);
        tell(kept, "tapestry");
        QCOMPARE(kept.pending(), std::string("0 tapestry"));
        // A copy that lies nowhere goes on; its points came already.
        TestTable copied = begun(6);
        set(copied, "mat:[[],[],[],[]],acting:[{card:tyranny}]");
        for (const int points : {15, 25}) {
            tell(copied, "tapestry").play("tapestry card=trap");
            QCOMPARE(cardPoints(copied), points);
        }
    }
    // R33: what it asks stands before what follows, in the income turn too.
    void tyrannyHoldsBackWhatFollows()
    {
        TestTable table = begun(6);
        playCard(table, "tyranny");
        tell(table, "then(tapestry,any)");
        QCOMPARE(table.pending(), std::string("0 tapestry, 0 (any)"));
        TestTable income = begun(6);
        set(income, "incomes:2", 1); // no bonus for entering the era first
        set(income, "techCards:[{card:\"printing_press\",row:bottom}]");
        income.play({"income", "tapestry card=tyranny", "upgrade card=\"printing_press\""});
        QCOMPARE(income.pending(), std::string("0 tapestry, 0 (step), 0 (step)")); // points and income still to come
    }
    void tyrannyEnds_data() { anAllianceEnds_data(); }
    void tyrannyEnds()
    {
        QFETCH(const bool, isCovered);
        TestTable table = begun(6);
        playCard(table, "tyranny");
        if (isCovered)
            cover(table);
        else
            beginIncome(table);
        tell(table, "tapestry");
        QVERIFY(table.state().queue.empty());
        tell(table, "tapestry", 1);
        QVERIFY(table.state().queue.empty());
    }
    // Espionage copies a procedure, too (R41).
    void whatIsCopied()
    {
        TestTable table = begun(6);
        set(table, "mat:[[\"dark_ages\"],[],[],[]]", 1);
        playCard(table, "espionage").play("stack player=1 era=1");
        QCOMPARE(table.pending(), std::string("0 track"));
        TestTable host = begun(6);
        set(host, "mat:[[\"olympic_host\"],[],[],[]]", 1);
        playCard(host, "espionage").play("stack player=1 era=1");
        QCOMPARE(host.pending().substr(0, 6), std::string("0 take"));
        TestTable ally = begun(6);
        set(ally, "mat:[[alliance],[],[],[]]", 1);
        playCard(ally, "espionage").play("stack player=1 era=1");
        QCOMPARE(int{ally.player(0).acting[0].partner}, 1);
    }
};

} // namespace tst_tapestry_procedures

PEGSHEET_TEST(tst_tapestry_procedures, TestProcedures)
#include "tst_procedures.moc"
