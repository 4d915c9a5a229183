// SPDX-License-Identifier: Apache-2.0
// What is pending: order, what waits for what, what is left out, what is declined. F and M numbers are those of facts/rulings.json,
// "reading" those of the contract's readings, "queue" the rules of its queue.
#include "tests/model/tapestry/table.h"
#include "tests/registry.h"

namespace tst_tapestry_queue {

using namespace pegsheet;
using namespace pegsheet::tapestry;

namespace {

// Two players after the first income, player 0 on turn with full stores.
TestTable begun(int players = 2)
{
    TestTable table(players);
    for (int seat = 0; seat < players; ++seat)
        table.play("income");
    table.play("correct player=0 set=resources:{coin:8,worker:8,food:8,culture:8}");
    return table;
}

TestTable withBenefit(const std::string &gains, const std::string &before = {})
{
    TestTable table = begun();
    if (!before.empty())
        table.play("correct player=0 set=" + before);
    table.play("benefit player=0 gains=\"" + gains + '"');
    return table;
}

} // namespace

class TestQueue : public QObject
{
    Q_OBJECT

private slots:
    // Queue 1: of `then` one part after the other, of `all` every part; what an answer brings stands before everything else.
    void thenAndAll()
    {
        TestTable table = withBenefit("then(any,all(explore,any*2),any*3)");
        QCOMPARE(table.pending(), std::string("0 gain, 0 (all(explore,any*2)), 0 (any*3)"));
        table.play("gain resources=coin:1");
        QCOMPARE(table.pending(), std::string("0 explore, 0 gain, 0 (any*3)"));
        QCOMPARE(table.says("gain resources=coin:3"), std::string("tapestry.noOption"));
        table.play("gain resources=coin:2");
        QCOMPARE(table.pending(), std::string("0 explore, 0 (any*3)"));
        table.play("explore points=0 tile=\"research_x\"");
        QCOMPARE(table.pending(), std::string("0 research, 0 (any*3)"));
        table.play("research face=science stay=true");
        QCOMPARE(table.pending(), std::string("0 gain"));
    }
    // The place in the queue names another entry than the first.
    void answersNameTheirEntry()
    {
        TestTable table = withBenefit("all(any,any*2,opt(tile))");
        QCOMPARE(table.says("gain resources=coin:2"), std::string("tapestry.noOption"));
        QCOMPARE(table.says("gain resources=coin:2 entry=2"), std::string("tapestry.notNow"));
        QCOMPARE(table.says("gain resources=coin:2 entry=3"), std::string("input.outOfRange"));
        table.play("gain resources=coin:2 entry=1");
        QCOMPARE(table.pending(), std::string("0 gain, 0 take"));
    }
    // Reading 1: in then(adv,adv) the second waits for the bonus of the first.
    void aPartIsDoneWithItsBonus()
    {
        TestTable table = withBenefit("then(adv(s),adv(t))", "tracks:{science:[1]}");
        QCOMPARE(table.pending(), std::string("0 take, 0 (adv(t))"));
        table.play("skip");
        QCOMPARE(int{table.player(0).techs[TechRow::Bottom]}, 1);
        QVERIFY(table.pending().empty());
    }
    // n times: each waits for what the one before brought.
    void repetitions()
    {
        TestTable table = withBenefit("explore*2", "tiles:3");
        table.play("explore points=1 tile=\"research_x\"");
        QCOMPARE(table.pending(), std::string("0 research, 0 (explore*2)"));
        table.play({"research face=science stay=true", "explore points=1 tile=coin"});
        QVERIFY(table.pending().empty());
        QCOMPARE(int{table.player(0).tiles}, 1);
    }
    void repeatedGroups()
    {
        TestTable table = withBenefit("then(any,vp(2))*2");
        table.play("gain resources=coin:1");
        QCOMPARE(table.pending(), std::string("0 gain, 0 (vp(2))"));
        table.play("gain resources=coin:1");
        QCOMPARE(table.points(0, Source::Typed), 4);
        TestTable all = withBenefit("all(any,vp_per(control))*2");
        QCOMPARE(all.pending(), std::string("0 gain, 0 resolve, 0 (all(any,vp_per(control))*2)"));
        all.play({"gain resources=coin:1", "resolve", "gain resources=coin:1"});
        QCOMPARE(all.points(0, Source::Typed), 2);
    }

    // Queue 2, reading 3: points wait for the other parts of their all, and can be counted earlier.
    void pointsWait()
    {
        TestTable table = withBenefit("all(vp_per(control),conquer)");
        QCOMPARE(table.pending(), std::string("0 conquer, 0 resolve"));
        TestTable earlier = table;
        table.play("conquer black=food");
        QCOMPARE(table.points(0, Source::Typed), 2);
        earlier.play({"resolve", "conquer black=food"});
        QCOMPARE(earlier.points(0, Source::Typed), 1);
    }
    void severalPointsWait()
    {
        TestTable table = withBenefit("all(vp_per(control),conquer,vp_per(tiles)*2,vp(3))", "tiles:4");
        QCOMPARE(table.pending(), std::string("0 conquer, 0 resolve, 0 resolve"));
        QCOMPARE(table.points(0, Source::Typed), 3);
        table.play("resolve entry=2");
        QCOMPARE(table.points(0, Source::Typed), 3 + 8);
        QCOMPARE(table.pending(), std::string("0 conquer, 0 resolve"));
        table.play("conquer black=food");
        QCOMPARE(table.points(0, Source::Typed), 3 + 8 + 2);
    }
    // Reading 22: lines are asked each time outside of an income turn, once in it.
    void lines()
    {
        TestTable table = withBenefit("all(vp_per(city),any)");
        QCOMPARE(table.pending(), std::string("0 gain, 0 resolve"));
        table.play("resolve");
        QCOMPARE(table.pending(), std::string("0 count, 0 gain"));
        table.play("count count=5");
        QCOMPARE(table.points(0, Source::Typed), 5);
        QCOMPARE(int{table.player(0).lines}, 5);
        table.play({"gain resources=coin:1", "income", "gain resources=coin:1", "tapestry", "effect gains=\"vp_per(city)\"",
                    "count count=6"});
        // The card counts them, then each icon of the mat: one of tech, one of the city, without asking again.
        QCOMPARE(table.points(0, Source::Tapestry), 6);
        QCOMPARE(table.points(0, Source::Income), 6);
        QCOMPARE(int{table.state().turn}, 1);
    }

    // Reading 2: an `or` offers what can bring something; the last option is chosen by itself.
    void choices()
    {
        TestTable table = withBenefit("or(explore,explore_space,vp(3))");
        QCOMPARE(table.says("choose option=1"), std::string("tapestry.noOption"));
        QCOMPARE(table.says("choose option=3"), std::string("tapestry.noOption"));
        table.play("choose option=2");
        QCOMPARE(table.points(0, Source::Typed), 3);
        QCOMPARE(withBenefit("or(explore,vp(3))", "tiles:0").points(0, Source::Typed), 3);
        TestTable building = withBenefit("income_bldg");
        building.play("choose option=3");
        QCOMPARE(int{building.player(0).open[Building::Armory]}, 2);
        QCOMPARE(int{withBenefit("income_bldg", "open:{markets:6,houses:6,farms:6}").player(0).open[Building::Armory]}, 2);
    }
    // F03, F26, queue 3, reading 4: what can bring nothing is left out and told.
    void whatBringsNothing_data()
    {
        QTest::addColumn<std::string>("gains");
        QTest::addColumn<std::string>("before");
        const auto row = [](const char *gains, const char *before) {
            QTest::newRow(gains) << std::string(gains) << std::string(before);
        };
        row("explore", "tiles:0");
        row("explore_space", "space:0");
        row("explore_space*2", "space:2,explored:[1,2,3,4,5,6,7,8,9,10,11,12,13,14,15]");
        row("conquer", "outposts:0");
        row("market", "open:{markets:6}");
        row("income_bldg", "open:{markets:6,houses:6,farms:6,armories:6}");
        row("adv(e)", "tracks:{exploration:[12]}");
        row("adv(any)", "tracks:{exploration:[12],science:[12],military:[12],technology:[12]}");
        row("research", "tracks:{exploration:[12],science:[12],military:[12],technology:[12]}");
        row("reg(e)", "tracks:{exploration:[0]}");
        row("upgrade", "techs:{top:2}");
        row("circle", "techs:{bottom:1,top:1}");
        row("square", "techs:{bottom:1,middle:1}");
        row("overplay", "tapestry:0");
        row("repeat_space", "tracks:{exploration:[0]}");
        row("ai_singularity", "tracks:{technology:[11]}");
        row("pay(tile*2=>vp(5))", "tiles:1");
        row("pay(any=>explore)", "tiles:0");
        row("all(explore,circle)", "tiles:0");
        row("or(explore,circle)", "tiles:0");
        row("opt(explore)", "tiles:0");
    }
    void whatBringsNothing()
    {
        QFETCH(const std::string, gains);
        QFETCH(const std::string, before);
        const TestTable table = withBenefit(gains, before);
        QCOMPARE(table.pending(), std::string());
        QVERIFY(!table.did<LeftOut>().empty());
    }
    // F03: supplies of 48 and 15 tiles run out.
    void suppliesRunOut()
    {
        TestTable table = withBenefit("all(tile*30,tile*30,space*20)");
        QCOMPARE(int{table.player(0).tiles}, 1 + kTerritoryTiles - 2);
        QCOMPARE(int{table.player(0).space}, kSpaceTiles);
        table.play("benefit player=1 gains=\"all(tile,space)\"");
        QCOMPARE(int{table.player(1).tiles}, 1);
        // Tiles that are paid with do not come back.
        table.play({"benefit player=0 gains=\"pay(tile*2=>vp(5))\"", "take", "benefit player=1 gains=tile"});
        QCOMPARE(int{table.player(0).tiles}, kTerritoryTiles - 3);
        QCOMPARE(int{table.player(1).tiles}, 1);
    }
    // Reading 4: in an all it is left out only once nothing else is pending.
    void heldBack()
    {
        TestTable table = withBenefit("all(upgrade,circle,square)", "techs:{bottom:1}");
        QCOMPARE(table.pending(), std::string("0 upgrade, 0 (circle), 0 (square)"));
        table.play("upgrade row=bottom");
        QCOMPARE(table.pending(), std::string("0 effect, 0 effect, 0 (square)"));
        table.play("effect gains=\"adv_x(e)\"");
        QCOMPARE(table.pending(), std::string("0 effect, 0 (square)"));
        table.play("skip");
        QCOMPARE(table.pending(), std::string());
        // Alone at once.
        QCOMPARE(withBenefit("then(circle,any)").pending(), std::string("0 gain"));
    }
    // F05: Electronics and the circle of the tech that was just upgraded.
    void upgradedAndGainedAgain()
    {
        TestTable table = withBenefit("all(upgrade,circle)", "techs:{bottom:1}");
        table.play({"upgrade row=bottom", "effect gains=\"vp(1)\"", "effect gains=\"vp(1)\""});
        QCOMPARE(table.points(0, Source::Tech), 2);
    }

    // F22, M06, readings 6 to 8: benefits cannot be declined, bonuses can, and so can a step of the science die.
    void declining()
    {
        QCOMPARE(withBenefit("any").says("skip"), std::string("tapestry.notOptional"));
        QCOMPARE(withBenefit("adv(any)").says("skip"), std::string("tapestry.notOptional"));
        QCOMPARE(withBenefit("or(any,tile)").says("skip"), std::string("tapestry.notOptional"));
        QCOMPARE(withBenefit("upgrade", "techs:{bottom:1}").says("skip"), std::string("tapestry.notOptional"));
        QCOMPARE(withBenefit("upgrade", "techs:{middle:1}").says("skip"), std::string());
        QCOMPARE(withBenefit("pay(any=>tile)").says("skip"), std::string());
        QCOMPARE(withBenefit("opt(refresh_tech)").says("take"), std::string());
        QCOMPARE(withBenefit("research").says("skip"), std::string("tapestry.notOptional"));
        QCOMPARE(withBenefit("research").says("research face=science stay=true"), std::string());
        // The first that may be skipped.
        TestTable table = withBenefit("all(any,opt(tile))");
        QCOMPARE(table.says("skip entry=0"), std::string("tapestry.notOptional"));
        table.play("skip");
        QCOMPARE(table.pending(), std::string("0 gain"));
    }
    // Readings 9, 12: nothing else begins; what a bonus costs can be spent meanwhile.
    void bonusesDropOut()
    {
        TestTable table = withBenefit("pay(any*2=>vp(5))", "resources:{coin:2,worker:0,food:0,culture:0}");
        QCOMPARE(table.says("income"), std::string("tapestry.pending"));
        table.play("benefit player=0 gains=\"pay(coin=>vp(1))\"").play("take");
        QCOMPARE(table.pending(), std::string());
        QCOMPARE(table.points(0, Source::Typed), 1);
    }
    void payments()
    {
        TestTable table = withBenefit("pay(any*2=>tile)", "resources:{coin:1,worker:1,food:1,culture:0}");
        QCOMPARE(table.says("take pay=coin:2"), std::string("tapestry.notEnough"));
        QCOMPARE(table.says("take pay=coin:1"), std::string("tapestry.noOption"));
        QCOMPARE(table.says("take"), std::string("tapestry.noOption"));
        table.play("take pay=coin:1,food:1");
        QCOMPARE(int{table.player(0).tiles}, 2);
        QCOMPARE(withBenefit("pay(worker=>tile)").says("take pay=worker:1"), std::string("tapestry.noOption"));
        // Techs go from the lowest row.
        TestTable techs = withBenefit("pay(tech_card*3=>tile)", "techs:{bottom:1,middle:1,top:2}");
        techs.play("take");
        QCOMPARE(int{techs.player(0).techs[TechRow::Top]}, 1);
    }

    // DE p.6, reading 13: a space brings what it brings once in a turn.
    void activated()
    {
        TestTable table = begun();
        table.play("correct player=0 set=tracks:{exploration:[3]}").play("advance track=exploration pay=food:2");
        QCOMPARE(table.pending(), std::string("0 explore"));
        table.play("benefit player=0 gains=\"then(reg_x(e),adv(e))\"");
        QCOMPARE(table.pending(), std::string("0 explore"));
        // Of another player it does.
        table.play("correct player=1 set=tracks:{exploration:[3]}").play("benefit player=1 gains=\"adv(e)\"");
        QCOMPARE(table.pending(), std::string("1 explore, 0 explore"));
    }
    void repeatingASpace()
    {
        TestTable table = begun();
        table.play("correct player=0 set=tracks:{science:[6],exploration:[1],technology:[2]}");
        table.play("advance track=science pay=worker:3");
        QCOMPARE(table.says("track track=science"), std::string("tapestry.activated"));
        QCOMPARE(table.says("track track=military"), std::string("tapestry.noOption"));
        table.play("track track=technology");
        QCOMPARE(table.pending(), std::string("0 take"));
        table.play("benefit player=0 gains=\"repeat_space\"");
        QCOMPARE(table.says("track track=technology"), std::string("tapestry.activated"));
        table.play({"track track=exploration", "skip"});
        QCOMPARE(int{table.state().turn}, 1);
        QCOMPARE(table.state().activated, std::uint64_t{0});
    }
    // F06, readings 13, 15: after AI Singularity there is no token to repeat it with; it still counts 12.
    void singularity()
    {
        TestTable table = begun();
        table.play("correct player=0 set=tracks:{technology:[11],science:[6]}");
        table.play({"advance track=technology pay=coin:2", "track track=military"});
        QCOMPARE(table.player(0).tracks[Track::Military].count(), 2);
        QCOMPARE(table.player(0).tracks[Track::Technology].count(), 0);
        QVERIFY(table.player(0).singularity && table.player(0).ends.has(Track::Technology));
        table.play("benefit player=0 gains=\"repeat_space\"");
        QCOMPARE(table.says("track track=technology"), std::string("tapestry.noOption"));
        table.play("track track=science").play("benefit player=0 gains=\"vp_per(track_t)\"");
        QCOMPARE(table.points(0, Source::Typed), 12);
    }

    // F09, M08, reading 28, DE p.9: a trap keeps control and topples; the attacker still gains a die, the defender any after it.
    void traps()
    {
        TestTable table = withBenefit("conquer");
        QCOMPARE(table.says("conquer red=\"vp(4)\" against=1"), std::string("tapestry.noOption"));
        table.play("correct player=1 set=control:2,tapestry:0");
        QCOMPARE(table.says("conquer red=\"vp(4)\" against=1 trap=true"), std::string("tapestry.noCard"));
        table.play("correct player=1 set=tapestry:1");
        QCOMPARE(table.says("conquer red=\"vp(4)\" trap=true"), std::string("tapestry.noOption"));
        table.play("conquer black=\"territory_benefit\" tile=\"research_x\" against=1 trap=true island=true");
        QCOMPARE(table.pending(), std::string("0 research, 1 (any)"));
        QCOMPARE(playerOf(table.state()), 0);
        table.play("research face=science stay=true");
        QCOMPARE(playerOf(table.state()), 1);
        table.play("gain resources=coin:1");
        QCOMPARE(int{table.player(0).control}, 1);
        QCOMPARE(int{table.player(0).outposts}, 7);
        QCOMPARE(int{table.player(1).control}, 2);
        QCOMPARE(int{table.player(1).toppled}, 1);
        QCOMPARE(int{table.player(1).tapestry}, 0);
        QCOMPARE(int{table.state().achievements[Achievement::MiddleIsland].count}, 0);
    }
    // Corrections 12: of both dice a trap leaves Tanks one.
    void tanksAndATrap()
    {
        TestTable table = withBenefit("conquer_both_if_opponent");
        table.play("correct player=1 set=control:2");
        QCOMPARE(table.says("conquer red=\"vp(4)\" black=coin against=1 trap=true"), std::string("tapestry.noOption"));
        QCOMPARE(table.says("conquer red=\"vp(4)\" against=1"), std::string("tapestry.noOption"));
        QCOMPARE(table.says("conquer red=\"vp(4)\" black=coin"), std::string("tapestry.noOption"));
        table.play("conquer red=\"vp(4)\" against=1 trap=true");
        TestTable mechs = withBenefit("conquer_both");
        mechs.play("correct player=1 set=control:2").play("conquer red=\"vp(4)\" black=coin against=1 trap=true");
        QCOMPARE(mechs.points(0, Source::Conquer), 4);
    }
    // F11: who has finished plays no reaction.
    void noTrapOfTheFinished()
    {
        TestTable table = withBenefit("conquer");
        table.play("correct player=1 set=control:3,incomes:5");
        QCOMPARE(table.says("conquer red=\"vp(4)\" against=1 trap=true"), std::string("tapestry.finished"));
        QCOMPARE(table.says("conquer red=\"vp(4)\" against=1"), std::string());
    }
    // F10, F40: the tile's benefit by its symbol only; two toppled outposts, and the middle island.
    void conquestsAndAchievements()
    {
        TestTable table = withBenefit("conquer*2");
        table.play("correct player=1 set=control:3");
        QCOMPARE(table.says("conquer black=coin tile=farm"), std::string("tapestry.noOption"));
        QCOMPARE(table.says("conquer"), std::string("tapestry.noOption"));
        table.play("conquer red=\"vp_per(control)\" against=1 island=true");
        QCOMPARE(table.points(0, Source::Conquer), 2);
        QCOMPARE(table.points(0, Source::Achievements), 10);
        table.play("conquer black=\"territory_benefit\" tile=farm against=1");
        QCOMPARE(int{table.player(0).open[Building::Farm]}, 2);
        QCOMPARE(table.points(0, Source::Achievements), 20);
        QCOMPARE(int{table.player(0).toppled}, 2);
        QCOMPARE(int{table.player(1).control}, 1);
    }
    // F40: outposts that were stood up again do not count towards the achievement; one that is reached stays.
    void outpostsThatWereStoodUp()
    {
        TestTable table = withBenefit("conquer*3");
        table.play("correct player=1 set=control:4");
        table.play("conquer black=coin against=1").play("correct player=0 set=toppled:0").play("conquer black=coin against=1");
        QCOMPARE(table.points(0, Source::Achievements), 0);
        table.play("conquer black=coin against=1");
        QCOMPARE(table.points(0, Source::Achievements), 10);
        table.play("correct player=0 set=toppled:0");
        QCOMPARE(table.points(0, Source::Achievements), 10);
        QVERIFY(table.state().achievements[Achievement::ToppleTwo].has(0));
    }
    // Reading 16: any own space tile that nobody has explored.
    void spaceTiles()
    {
        TestTable table = withBenefit("explore_space*2", "space:2");
        table.play("space tile=13");
        QCOMPARE(table.says("space tile=13"), std::string("tapestry.taken"));
        table.play("space tile=4");
        QCOMPARE(table.pending(), std::string("0 tapestry, 0 (vp_per(tapestry))"));
        table.play({"tapestry", "skip"});
        QCOMPARE(table.points(0, Source::Space), 13 + 2);
    }
    // M07, reading 19.
    void districts()
    {
        TestTable table = begun();
        table.play({"district player=1", "gain resources=coin:1"});
        QCOMPARE(int{table.player(1).districts}, 1);
        QCOMPARE(int{table.player(1).resources[Resource::Coin]}, 2);
        QCOMPARE(int{table.state().turn}, 0);
    }
    // Contract, correct: what is pending is dropped, and the turn ends.
    void dropping()
    {
        TestTable table = begun();
        table.play("advance track=military pay=coin:1");
        QCOMPARE(table.says("correct set=turn:1"), std::string("tapestry.pending"));
        table.play("correct set=queue:[]");
        QCOMPARE(table.pending(), std::string());
        QCOMPARE(int{table.state().turn}, 1);
        table.play("correct set=turn:0");
        QCOMPARE(int{table.state().turn}, 0);
    }
    // 48 entries; what does not fit is refused before anything happened.
    void room()
    {
        TestTable table = begun();
        const std::string parts =
            "all(any,any,any,any,any,any,any,any,any,any,any,any,any,any,any,any,any,any,any,any,any,any,any,any)";
        const std::string move = "benefit player=0 gains=\"" + parts + '"';
        table.play(move).play(move);
        QCOMPARE(table.state().queue.size(), 48);
        const State before = table.state();
        QCOMPARE(table.says("benefit player=0 gains=any"), std::string("tapestry.pending"));
        QVERIFY(table.state() == before);
        // What is gone leaves room, for nodes as well.
        table.play("gain resources=coin:1").play("benefit player=0 gains=any");
        table.play("correct set=queue:[]");
        QCOMPARE(table.state().queue.pooled(), 0);
    }
    // Which benefit was typed first makes no difference once the same is pending.
    void equalQueuesAreEqual()
    {
        TestTable table = withBenefit("all(any,vp_per(control)*3)");
        table.play("benefit player=1 gains=\"or(tile,vp(5))\"").play({"gain resources=coin:1 entry=1"});
        TestTable other = withBenefit("all(any,vp_per(control)*3)");
        other.play("gain resources=coin:1").play("benefit player=1 gains=\"or(tile,vp(5))\"");
        QVERIFY(table.state() == other.state());
        TestTable first = withBenefit("or(tile,vp(2))");
        first.play("benefit player=1 gains=\"all(any,vp_per(tiles)*2)\"").play("resolve").play("gain resources=coin:1");
        TestTable second = withBenefit("or(tile,vp(2))");
        second.play("benefit player=1 gains=\"all(any,vp_per(tiles)*2)\"").play("gain resources=coin:1");
        QVERIFY(first.state() == second.state());
    }
    // Parts of what is repeated are nodes of it.
    void repeatedNodesAreKeptOnce()
    {
        TestTable table = withBenefit("all(any,any*2,opt(tile))*3");
        QCOMPARE(table.state().queue.pooled(), 5);
        table.play({"gain resources=coin:2 entry=1", "gain resources=coin:1", "skip"});
        QCOMPARE(table.state().queue.pooled(), 5);
        table.play({"gain resources=coin:1", "gain resources=coin:2", "skip"});
        QCOMPARE(table.pending(), std::string("0 gain, 0 gain, 0 take"));
        QCOMPARE(table.state().queue.pooled(), 4);
    }
    // Readings 14, 17: the die moves the lower of two tokens where the other is at the end; a track without one gives nothing.
    void diceAndSeveralTokens()
    {
        TestTable table = withBenefit("research_x_push5*2", "tracks:{science:[12,3],technology:[]}");
        table.play({"research face=science", "research face=technology"});
        QVERIFY(table.player(0).tracks[Track::Science].has(4));
        QCOMPARE(int{table.player(0).vp}, 0);
        TestTable several = withBenefit("research", "tracks:{technology:[4,0]}");
        several.play("research face=technology");
        QCOMPARE(several.pending(), std::string("0 track"));
        QCOMPARE(several.says("track track=science"), std::string("tapestry.noOption"));
        QCOMPARE(several.says("track track=technology token=3"), std::string("tapestry.noOption"));
        several.play("track track=technology token=0");
        QVERIFY(several.player(0).tracks[Track::Technology].has(1));
        QCOMPARE(int{several.player(0).techs[TechRow::Bottom]}, 1);
    }
    // M16: only the furthest token counts; a step back makes it count less.
    void theFurthestTokenCounts()
    {
        TestTable table = withBenefit("vp_per(track_s)", "tracks:{science:[7,2]}");
        QCOMPARE(table.points(0, Source::Typed), 7);
        table.play({"benefit player=0 gains=\"reg_x(s)\"", "track track=science", "benefit player=0 gains=\"vp_per(track_s)\""});
        QCOMPARE(table.points(0, Source::Typed), 7 + 6);
    }
    // F01, F02: points for sides, up to six; where no place is free the table says that nothing comes of it.
    void exploring()
    {
        TestTable table = withBenefit("explore", "tiles:2");
        QCOMPARE(table.says("explore points=6 tile=worker"), std::string());
        table.play("skip");
        QCOMPARE(int{table.player(0).tiles}, 2);
        QCOMPARE(int{table.player(0).vp}, 0);
    }
    // The nodes of typed benefits go with the last entry that is about them.
    void typedNodesAreForgotten()
    {
        TestTable table = withBenefit("then(any,or(tile,vp(3)))");
        table.play("benefit player=1 gains=\"or(tile,vp(5))\"");
        QVERIFY(table.state().queue.pooled() > 0);
        table.play("gain resources=coin:1").play("choose option=1").play("choose option=1");
        QCOMPARE(table.points(0, Source::Typed), 3);
        QCOMPARE(table.points(1, Source::Typed), 5);
        QVERIFY(table.state().queue == Queue());
    }
};

} // namespace tst_tapestry_queue

PEGSHEET_TEST(tst_tapestry_queue, TestQueue)
#include "tst_queue.moc"
