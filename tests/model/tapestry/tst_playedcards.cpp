// SPDX-License-Identifier: Apache-2.0
// Tapestry cards that are used when they are played, one test a card (DE p.26 to 30; R: readings of the contract).
#include "model/tapestry/listed.h"
#include "tests/model/tapestry/cardtable.h"
#include "tests/registry.h"

#include <cctype>
#include <string>

namespace tst_tapestry_playedcards {

using namespace pegsheet;
using namespace pegsheet::tapestry;

namespace {

int cardPoints(const TestTable &table, int player = 0)
{
    return table.points(player, Source::Tapestry);
}

std::string whyOfFirst(const TestTable &table)
{
    const Value queue = queueValue(table.state());
    return *(*queue.array())[0].find("why")->text();
}

std::string whatOfFirst(const TestTable &table)
{
    const Value queue = queueValue(table.state());
    return *(*queue.array())[0].find("what")->text();
}

std::uint32_t countListed(const TestTable &table, Kind kind)
{
    const ListedMoves listed(table.state());
    const std::uint32_t count = listed.countUsual(kind);
    for (std::uint32_t index = 0; index < count; ++index)
        if (listed.placeOf(listed.at(kind, index)) != index)
            return 999;
    return count;
}

} // namespace

class TestPlayedCards : public QObject
{
    Q_OBJECT

private slots:
    // A test has the name of its card: "age_of_wonders" is ageOfWonders(). Procedures have theirs elsewhere, and so have cards
    // "this era".
    void everyCardIsTested()
    {
        for (const TapestryCard card : kAll<TapestryCard>) {
            if (kCardRows[card].when == When::Era || kCardRows[card].procedure != Procedure::None)
                continue;
            std::string test;
            for (const char letter : nameOf(card)) {
                const bool isFirst = !test.empty() && test.back() == '_';
                if (isFirst)
                    test.pop_back();
                test += isFirst ? static_cast<char>(std::toupper(letter)) : letter;
            }
            QVERIFY2(staticMetaObject.indexOfSlot((test + "()").c_str()) >= 0, test.c_str());
        }
    }
    // DE p.26, R44: most landmarks 12 points, fewest two resources, else both; alone and on ties the middle one.
    void ageOfWonders()
    {
        TestTable most = begun();
        set(most, "landmarks:[forge]");
        playCard(most, "age_of_wonders");
        QCOMPARE(cardPoints(most), 12);
        QVERIFY(most.state().queue.empty());
        TestTable fewest = begun();
        set(fewest, "landmarks:[forge]", 1);
        playCard(fewest, "age_of_wonders");
        QCOMPARE(cardPoints(fewest), 0);
        QCOMPARE(whatOfFirst(fewest), std::string("any*2"));
        for (const int players : {1, 2}) {
            TestTable other = begun(4, players);
            playCard(other, "age_of_wonders");
            QCOMPARE(other.pending(), std::string("0 gain"));
            QCOMPARE(cardPoints(other), 6);
        }
    }
    // DE p.26, R44: 4 points a track on which nobody is further; a track without an own token never.
    void boastOfSuperiority()
    {
        TestTable table = begun();
        playCard(table, "boast_of_superiority");
        QCOMPARE(cardPoints(table), 16);
        TestTable behind = begun();
        set(behind, "tracks:{military:[3],science:[2]}", 1);
        playCard(behind, "boast_of_superiority");
        QCOMPARE(cardPoints(behind), 8);
        TestTable alone = begun(4, 1);
        set(alone, "tracks:{technology:[],science:[0,0]}");
        playCard(alone, "boast_of_superiority");
        QCOMPARE(cardPoints(alone), 12);
    }
    // DE p.29, R44: two points and a resource a track on which everybody is further, in one answer; alone nothing (F39).
    void pleaForAid()
    {
        TestTable table = begun(4, 3);
        for (const int seat : {1, 2})
            set(table, "tracks:{military:[3],science:[2]}", seat);
        playCard(table, "plea_for_aid");
        QCOMPARE(cardPoints(table), 4);
        QCOMPARE(whatOfFirst(table), std::string("any*2"));
        QCOMPARE(table.pending(), std::string("0 gain"));
        TestTable level = begun(4, 3);
        set(level, "tracks:{military:[3]}", 1);
        playCard(level, "plea_for_aid");
        QVERIFY(level.state().queue.empty() && cardPoints(level) == 0);
        TestTable alone = begun(4, 1);
        playCard(alone, "plea_for_aid");
        QVERIFY(alone.state().queue.empty() && cardPoints(alone) == 0);
    }
    // DE p.26: a tile, exploring with as many as that, and a tile for each neighbour (R46).
    void coalBaron()
    {
        TestTable table = begun(4, 4);
        const int tiles = table.player(0).tiles;
        playCard(table, "coal_baron");
        QCOMPARE(int{table.player(0).tiles}, tiles + 1);
        QCOMPARE(table.pending().substr(0, 9), std::string("0 explore"));
        table.play("explore points=2 tile=coin");
        QCOMPARE(int{table.player(1).tiles}, tiles + 1);
        QCOMPARE(int{table.player(2).tiles}, tiles);
        QCOMPARE(int{table.player(3).tiles}, tiles + 1);
        QVERIFY(table.state().queue.empty());
        // With two players the neighbour is one.
        TestTable two = begun();
        const int before = two.state().tilesLeft;
        playCard(two, "coal_baron").play("skip");
        QCOMPARE(int{two.state().tilesLeft}, before - 2);
    }
    // DE p.26, R35: each part once, by its printed place; the table may name fewer.
    void colonialism()
    {
        TestTable table = begun();
        playCard(table, "colonialism");
        QCOMPARE(countListed(table, Kind::Choose), 4U);
        table.play("choose option=2");
        QCOMPARE(int{table.player(0).resources[Resource::Food]}, 3);
        QCOMPARE(table.says("choose option=2"), std::string("tapestry.noOption"));
        QCOMPARE(countListed(table, Kind::Choose), 3U);
        table.play("choose option=0");
        QCOMPARE(int{table.player(0).resources[Resource::Worker]}, 3);
        table.play("skip");
        QVERIFY(table.state().queue.empty());
        playCard(table, "trap");
        tell(table, "some(coin,worker)").play({"choose option=0", "choose option=1"});
        QVERIFY(table.state().queue.empty());
    }
    // DE p.27: three cards, then any number of them for two points each.
    void democracy()
    {
        TestTable table = begun(2);
        playCard(table, "democracy");
        QCOMPARE(table.pending(), std::string("0 discard"));
        QCOMPARE(countListed(table, Kind::Discard), 5U);
        QCOMPARE(table.says("discard count=5"), std::string("input.outOfRange"));
        TestTable none = table;
        table.play("discard count=4");
        QCOMPARE(cardPoints(table), 8);
        QCOMPARE(int{table.player(0).tapestry}, 0);
        none.play("discard count=0");
        QVERIFY(cardPoints(none) == 0 && none.player(0).tapestry == 4 && none.state().queue.empty());
    }
    // DE p.27, R33, R34: the own resource first, then the building; the others' stand behind, and nobody waits for them.
    void diplomacy()
    {
        TestTable table = begun(4, 3);
        playCard(table, "diplomacy");
        QCOMPARE(table.pending(), std::string("0 gain, 0 (income_bldg), 1 gain, 2 gain"));
        table.play("gain resources={coin:1} entry=2");
        QCOMPARE(table.pending(), std::string("0 gain, 0 (income_bldg), 2 gain"));
        table.play({"gain resources={coin:1}", "choose option=1"});
        QCOMPARE(table.pending(), std::string("2 gain"));
        QCOMPARE(int{table.state().turn}, 0);
        // Who has ended gains nothing.
        TestTable ended = begun(4, 3);
        set(ended, "incomes:5", 1);
        playCard(ended, "diplomacy");
        QCOMPARE(ended.pending(), std::string("0 gain, 0 (income_bldg), 2 gain"));
    }
    // DE p.27, R49: one of the twelve landmarks of the tracks, which counts as one "on a track" for nobody.
    void dystopia()
    {
        TestTable table = begun();
        set(table, "landmarks:[forge,lighthouse]", 1);
        set(table, "acting:[{card:revisionism}]");
        playCard(table, "dystopia");
        QCOMPARE(table.pending(), std::string("0 landmark"));
        QCOMPARE(countListed(table, Kind::Landmark), 10U);
        QCOMPARE(table.says("landmark landmark=forge"), std::string("tapestry.taken"));
        QCOMPARE(table.says("landmark landmark=bakery"), std::string("tapestry.noOption"));
        table.play("landmark landmark=academy");
        QCOMPARE(landmarksOf(table.state(), 0), 1);
        QVERIFY(table.state().queue.empty());
        // The last one comes by itself, and where none is left nothing does.
        set(table,
            "landmarks:[\"train_station\",\"launch_pad\",apothecary,laboratory,barracks,\"tank_factory\",\"fusion_reactor\",\"rubber_works\",forge,lighthouse]",
            1);
        playCard(table, "trap");
        tell(table, "landmark(any)");
        QCOMPARE(landmarksOf(table.state(), 0), 2);
        tell(table, "landmark(any)");
        QVERIFY(table.state().queue.empty() && landmarksOf(table.state(), 0) == 2);
    }
    // DE p.27: a resource, or three points a landmark.
    void feudalism()
    {
        TestTable table = begun();
        set(table, "landmarks:[forge,academy]");
        playCard(table, "feudalism");
        table.play("choose option=1");
        QCOMPARE(cardPoints(table), 6);
    }
    // DE p.28, R44: one exchange, of those that can be paid; what is paid stands as negative points.
    void guilds()
    {
        TestTable table = begun();
        tell(table, "vp(7)");
        playCard(table, "guilds");
        QCOMPARE(countListed(table, Kind::Choose), 4U);
        QCOMPARE(table.says("choose option=1"), std::string("tapestry.noOption"));
        table.play({"choose option=0", "take"});
        QCOMPARE(cardPoints(table), -5);
        QCOMPARE(int{table.player(0).vp}, 2);
        QCOMPARE(table.pending(), std::string("0 gain"));
    }
    // DE p.30: an invention, then 2 points a tech card, the new one too.
    void meritocracy()
    {
        TestTable table = begun();
        tell(table, "invent").play("invent");
        playCard(table, "meritocracy");
        QCOMPARE(table.pending(), std::string("0 invent, 0 (vp_per(tech)*2)"));
        QCOMPARE(whyOfFirst(table), std::string("meritocracy"));
        table.play("invent card=paper");
        QCOMPARE(cardPoints(table), 4);
        QVERIFY(table.state().queue.empty());
        QCOMPARE(int{table.player(0).tapestry}, 3);
        QCOMPARE(int{table.player(0).played}, 1);
        QCOMPARE(table.player(0).acting.count(), 0);
    }
    // DE p.29: the first in the era of all invents and brings that card up; else 3 points an opponent, who has ended too (F36).
    void technocracy()
    {
        TestTable table = begun(4, 3);
        set(table, "incomes:2,techCards:[{card:clocks,row:bottom}]");
        playCard(table, "technocracy");
        QCOMPARE(table.pending().substr(0, 8), std::string("0 invent"));
        table.play("invent card=paper");
        QCOMPARE(table.pending(), std::string("0 upgrade"));
        QCOMPARE(whatOfFirst(table), std::string("upgrade_it"));
        QCOMPARE(countListed(table, Kind::Upgrade), 1U);
        QCOMPARE(table.says("upgrade card=clocks"), std::string("tapestry.noCard"));
        QCOMPARE(table.says("skip"), std::string("tapestry.notOptional"));
        table.play("upgrade card=paper");
        QCOMPARE(table.player(0).built(Building::House), 1);
        TestTable later = begun(4, 3);
        set(later, "incomes:5", 1);
        playCard(later, "technocracy");
        QCOMPARE(cardPoints(later), 6);
    }
    // DE p.29, R34: the card that was invented goes up; then the right neighbour invents, then the left one.
    void steamTycoon()
    {
        TestTable table = begun(4, 4);
        playCard(table, "steam_tycoon").play("invent");
        QCOMPARE(table.pending().substr(0, 9), std::string("0 upgrade"));
        QCOMPARE(countListed(table, Kind::Upgrade), 1U);
        table.play({"upgrade row=bottom", "effect gains=coin"});
        QCOMPARE(table.pending(), std::string("3 invent, 1 invent"));
    }
    // DE p.30: 10 points when it is played.
    void trap()
    {
        TestTable table = begun(9);
        for (int time = 1; time <= 7; ++time) {
            playCard(table, "trap");
            QCOMPARE(cardPoints(table), 10 * time);
        }
        tell(table, "overplay");
        QCOMPARE(table.says("tapestry card=trap"), std::string("tapestry.taken"));
    }
    // DE p.26, R34: the die moves everybody, the owner with benefit and bonus, one after the other; who has ended not.
    void ageOfDiscovery()
    {
        TestTable table = begun(4, 4);
        set(table, "incomes:5", 3);
        set(table, "tracks:{military:[3]}", 2);
        playCard(table, "age_of_discovery");
        QCOMPARE(countListed(table, Kind::Research), 4U);
        QCOMPARE(table.says("research face=military stay=true"), std::string("tapestry.noOption"));
        const int outposts = spaceOf(table, Track::Military);
        table.play("research face=military");
        QCOMPARE(spaceOf(table, Track::Military), outposts + 1);
        QCOMPARE(spaceOf(table, Track::Military, 1), table.state().queue.empty() ? 1 : 0);
        while (!table.state().queue.empty())
            table.play("skip");
        QCOMPARE(spaceOf(table, Track::Military, 1), 1);
        QCOMPARE(spaceOf(table, Track::Military, 2), 4);
        QCOMPARE(spaceOf(table, Track::Military, 3), 0);
        QVERIFY(landmarksAt(table.state(), 2).has(Landmark::Barracks));
    }
    // DE p.27, R45: one answer advances and locks; the lock ends with the owner's next turn, and binds dice and cards too.
    void dictatorship()
    {
        TestTable table = begun(4, 3);
        // A whole turn, whatever it brings.
        const auto pass = [&] { table.play("income").play("correct set=queue:[]"); };
        playCard(table, "dictatorship");
        QCOMPARE(table.pending(), std::string("0 track"));
        table.play("track track=science");
        QVERIFY(table.did<Locked>().front().track == Track::Science);
        QCOMPARE(spaceOf(table, Track::Science), 1);
        table.play("correct set=queue:[]");
        pass();
        set(table, "resources:{coin:8,worker:8,food:8,culture:8}", 1);
        QCOMPARE(int{table.state().turn}, 1);
        QCOMPARE(table.says("advance track=science pay={coin:1}"), std::string("tapestry.blocked"));
        QVERIFY(*table.valuesOf("advance track=science pay={coin:1}").find("player") == Value(0));
        QCOMPARE(table.says("advance track=military pay={coin:1}"), std::string());
        tell(table, "adv_x(s)", 1);
        QVERIFY(table.state().queue.empty() && spaceOf(table, Track::Science, 1) == 0);
        set(table, "tracks:{science:[12]}", 1);
        tell(table, "research_x_push5", 1).play("research face=science");
        QVERIFY(table.state().queue.empty() && table.points(1, Source::Typed) == 0);
        // The owner goes on; a step back is free.
        tell(table, "adv_x(s)");
        QCOMPARE(spaceOf(table, Track::Science), 2);
        tell(table, "reg_x(s)", 1);
        QCOMPARE(spaceOf(table, Track::Science, 1), 11);
        pass();
        QCOMPARE(int{table.state().turn}, 2);
        set(table, "resources:{coin:8,worker:8,food:8,culture:8}", 2);
        QCOMPARE(table.says("advance track=science pay={coin:1}"), std::string("tapestry.blocked"));
        pass();
        QVERIFY(table.state().locks.by[Track::Science] != 0);
        // The end of the owner's next turn.
        pass();
        QVERIFY(table.did<Unlocked>().front().track == Track::Science);
        QVERIFY(table.state().locks.by[Track::Science] == 0 && table.player(1).barred == 0);
    }
    // Of who has ended no lock is left (R33).
    void aLockEndsWithItsOwner()
    {
        TestTable table = begun(4, 2);
        set(table, "incomes:4");
        table.play("correct set=locks:[{track:science,by:0}]");
        QVERIFY(table.player(1).barred != 0);
        table.play("income").play("correct set=queue:[]");
        QVERIFY(table.player(0).finished && table.player(1).barred == 0);
    }
    // DE p.28, R47: who advances names the track; the neighbours may go on there, in turn order.
    void oilMagnate()
    {
        TestTable table = begun(4, 4);
        playCard(table, "oil_magnate").play("track track=technology");
        while (table.pending().substr(0, 1) == "0")
            table.play(table.says("skip").empty() ? "skip" : "invent");
        QCOMPARE(table.pending(), std::string("1 take, 3 (opt(adv_x(same)))"));
        QCOMPARE(table.says("skip"), std::string());
        table.play("take");
        QCOMPARE(spaceOf(table, Track::Technology, 1), 1);
        QCOMPARE(table.pending(), std::string("3 take"));
        table.play("skip");
        QCOMPARE(spaceOf(table, Track::Technology, 3), 0);
        QCOMPARE(spaceOf(table, Track::Technology, 2), 0);
        // Who cannot advance there is not asked.
        TestTable locked = begun(4, 3);
        locked.play("correct set=locks:[{track:science,by:0}]");
        playCard(locked, "oil_magnate").play({"track track=science", "research face=military stay=true"});
        QVERIFY(locked.state().queue.empty());
        QCOMPARE(spaceOf(locked, Track::Science, 1), 0);
    }
    // DE p.29, R13, R47: a step on each track without its benefit; each bonus may be taken free.
    void renaissance()
    {
        TestTable table = begun();
        set(table, "tracks:{exploration:[12],science:[3],military:[1],technology:[1]}");
        playCard(table, "renaissance");
        QCOMPARE(spaceOf(table, Track::Science), 4);
        QCOMPARE(spaceOf(table, Track::Military), 2);
        QCOMPARE(spaceOf(table, Track::Technology), 2);
        QCOMPARE(spaceOf(table, Track::Exploration), 12);
        const Resources before = table.player(0).resources;
        QCOMPARE(whyOfFirst(table), std::string("technology2.bonus"));
        QCOMPARE(whatOfFirst(table).substr(0, 4), std::string("opt("));
        int free = 0;
        for (int index = 0; index < table.state().queue.size(); ++index)
            free += table.state().queue[index].act == Act::FreeBonus ? 1 : 0;
        QCOMPARE(free, 2);
        QCOMPARE(table.says("take pay={coin:1}"), std::string("tapestry.noOption"));
        table.play("take");
        QVERIFY(table.player(0).resources.total() >= before.total());
        while (!table.state().queue.empty())
            table.play(table.says("skip").empty() ? "skip" : "gain resources={coin:1}");
    }
    // DE p.29, R43: to the nearest opponent ahead or behind, with the landmarks on the way; not on a locked track.
    void socialism()
    {
        TestTable table = begun(4, 4);
        set(table, "tracks:{exploration:[2],science:[4],military:[5],technology:[3]}");
        set(table, "tracks:{exploration:[8],science:[2],military:[5],technology:[3]}", 1);
        set(table, "tracks:{exploration:[5],science:[6],military:[5],technology:[3]}", 2);
        set(table, "tracks:{exploration:[2],science:[9],military:[5],technology:[3]}", 3);
        playCard(table, "socialism");
        QCOMPARE(countListed(table, Kind::Track), 3U);
        QCOMPARE(table.says("track track=military"), std::string("tapestry.noOption"));
        QCOMPARE(table.says("track track=science"), std::string("tapestry.noOption"));
        QCOMPARE(table.says("track track=science to=9"), std::string("tapestry.noOption"));
        QCOMPARE(table.says("track track=exploration to=5"), std::string("tapestry.noOption"));
        TestTable back = table;
        table.play("track track=exploration");
        QCOMPARE(spaceOf(table, Track::Exploration), 5);
        QVERIFY(landmarksAt(table.state(), 0).has(Landmark::Lighthouse));
        QVERIFY(table.state().queue.empty());
        back.play("track track=science to=2");
        QCOMPARE(spaceOf(back, Track::Science), 2);
        // A track that another has locked is closed either way.
        playCard(back, "trap");
        back.play("correct set=locks:[{track:exploration,by:2}]");
        tell(back, "match(any)");
        QCOMPARE(back.says("track track=exploration"), std::string("tapestry.noOption"));
        // An own block is for steps on only.
        set(back, "acting:[{card:theocracy}],tracks:{science:[4]}");
        QCOMPARE(back.says("track track=science to=6"), std::string("tapestry.noOption"));
        QCOMPARE(back.says("track track=science"), std::string());
    }
    // DE p.29, R48: toppled outposts stand up again, one a territory; a start is safe.
    void revolution()
    {
        TestTable table = begun(4, 3);
        set(table, "control:3,toppled:2", 1);
        set(table, "control:1,toppled:1", 2);
        playCard(table, "revolution").play("choose option=1");
        QCOMPARE(countListed(table, Kind::StandUp), 2U);
        QCOMPARE(table.says("standUp against=[2]"), std::string("tapestry.noOption"));
        QCOMPARE(table.says("standUp against=[0]"), std::string("tapestry.noOption"));
        QCOMPARE(table.says("standUp against=[1,1,1]"), std::string("tapestry.noOption"));
        QCOMPARE(table.says("standUp against=[]"), std::string("input.outOfRange"));
        table.play("standUp against=[1,1]");
        QCOMPARE(int{table.player(0).control}, 3);
        QCOMPARE(int{table.player(0).toppled}, 2);
        QCOMPARE(int{table.player(1).control}, 1);
        QCOMPARE(int{table.player(1).toppled}, 0);
        QVERIFY(table.state().achievements[Achievement::ToppleTwo].has(0));
        QCOMPARE(table.did<Lost>().size(), std::size_t{2});
        QCOMPARE(table.did<StoodUp>().size(), std::size_t{2});
        // Where nobody can be named the resource comes.
        TestTable none = begun();
        playCard(none, "revolution");
        QCOMPARE(none.pending(), std::string("0 gain"));
    }
    // DE p.27, R41: what any uppermost card says, of others and of one's own, but no card that copies and none that lies face down.
    void espionage()
    {
        TestTable table = begun(4, 3);
        set(table, "mat:[[trap],[meritocracy,unknown],[\"faceDown\"],[]]", 1);
        playCard(table, "espionage");
        QCOMPARE(table.pending(), std::string("0 stack"));
        QCOMPARE(countListed(table, Kind::Stack), 2U);
        for (const char *none : {"stack player=1 era=3", "stack player=1 era=4", "stack player=0 era=1", "stack player=2 era=1"})
            QCOMPARE(table.says(none), std::string("tapestry.noCard"));
        TestTable unknown = table;
        table.play("stack player=1 era=1");
        QCOMPARE(cardPoints(table), 10);
        unknown.play("stack player=1 era=2");
        QCOMPARE(unknown.pending(), std::string("0 effect"));
    }
    // DE p.12, R41: what is copied of "this era" acts for who copied it until the own card is covered or the era ends.
    void whatIsCopiedActs()
    {
        TestTable table = begun(6, 2);
        set(table, "mat:[[academia],[],[],[]]", 1);
        playCard(table, "espionage").play("stack player=1 era=1");
        QCOMPARE(table.player(0).acting.count(), 1);
        QCOMPARE(table.did<Acts>().size(), std::size_t{1});
        tell(table, "tapestry");
        QCOMPARE(cardPoints(table), 3);
        QCOMPARE(cardPoints(table, 1), 0);
        TestTable later = table;
        playCard(table, {}).play("skip");
        QCOMPARE(table.player(0).acting.count(), 0);
        later.play("income");
        QCOMPARE(later.player(0).acting.count(), 0);
        // Told by the table, there is no own card that could be covered.
        tell(table, "copy_card").play("stack player=1 era=1");
        playCard(table, {}).play("skip");
        QCOMPARE(table.player(0).acting.count(), 1);
        // There is room for four.
        set(table, "acting:[{card:monarchy},{card:militarism},{card:theocracy},{card:tyranny}]");
        tell(table, "copy_card");
        QCOMPARE(table.says("stack player=1 era=1"), std::string("tapestry.noCard"));
    }
    // DE p.30, R47: the benefit of an opponent's space, which is activated for nobody; they may have its bonus free.
    void tradeEconomy()
    {
        TestTable table = begun(4, 3);
        set(table, "tracks:{military:[2]}", 1);
        set(table, "tracks:{science:[4,1]}", 2);
        playCard(table, "trade_economy");
        QCOMPARE(countListed(table, Kind::Track), 2U + 3U);
        QCOMPARE(table.says("track track=military"), std::string("input.missingField"));
        QCOMPARE(table.says("track track=military player=0"), std::string("tapestry.noOption"));
        QCOMPARE(table.says("track track=exploration player=1"), std::string("tapestry.noOption"));
        QCOMPARE(table.says("track track=science player=2 token=3"), std::string("tapestry.noOption"));
        const int hand = table.player(0).tapestry;
        const int theirs = table.player(1).resources.total();
        table.play("track track=military player=1");
        QCOMPARE(int{table.player(0).tapestry}, hand + 1);
        QVERIFY(table.state().activated == 0);
        QCOMPARE(table.pending(), std::string("1 take"));
        table.play("take");
        QCOMPARE(table.player(1).built(Building::Armory), 1);
        QCOMPARE(table.player(1).resources.total(), theirs);
        TestTable alone = begun(4, 1);
        playCard(alone, "trade_economy");
        QVERIFY(alone.state().queue.empty());
    }
    // What is told may say all of that too (R35): times multiply what is inside.
    void typedWords()
    {
        TestTable table = begun(4, 3);
        tell(table, "times(opponents,all(any*2,vp(3)))");
        QCOMPARE(whatOfFirst(table), std::string("any*4"));
        QCOMPARE(table.points(0, Source::Typed), 6);
        table.play("gain resources={coin:4}");
        tell(table, "then(lock,coin)");
        QVERIFY(table.state().queue.empty());
        tell(table, "adv_x(same)");
        QVERIFY(table.state().queue.empty());
        tell(table, "opponents(coin)");
        QCOMPARE(int{table.player(1).resources[Resource::Coin]}, 2);
        tell(table, "copy_card"); // nothing lies there
        QVERIFY(table.state().queue.empty());
    }
};

} // namespace tst_tapestry_playedcards

PEGSHEET_TEST(tst_tapestry_playedcards, TestPlayedCards)
#include "tst_playedcards.moc"
