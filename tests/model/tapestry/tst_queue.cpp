// SPDX-License-Identifier: Apache-2.0
// What is pending: order, what waits for what, what is left out, what is declined. F and M numbers are those of facts/rulings.json,
// "reading" those of the contract's readings, "queue" the rules of its queue.
#include "tests/model/tapestry/table.h"
#include "tests/registry.h"

namespace tst_tapestry_queue {

using namespace pegsheet;
using namespace pegsheet::tapestry;

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
    // Readings 9, 12: nothing else begins; what a bonus costs can be spent meanwhile.
    void bonusesDropOut()
    {
        TestTable table = withBenefit("pay(any*2=>vp(5))", "resources:{coin:2,worker:0,food:0,culture:0}");
        QCOMPARE(table.says("income"), std::string("tapestry.pending"));
        table.play("benefit player=0 gains=\"pay(coin=>vp(1))\"").play("take");
        QCOMPARE(table.pending(), std::string());
        QCOMPARE(table.points(0, Source::Typed), 1);
    }
    // Contract, correct: what is pending is dropped, and the turn ends.
    void dropping()
    {
        TestTable table = withFullStores();
        table.play("advance track=military pay=coin:1");
        QCOMPARE(table.says("correct set=turn:1"), std::string("tapestry.pending"));
        table.play("correct set=queue:[]");
        QCOMPARE(table.pending(), std::string());
        QCOMPARE(int{table.state().turn}, 1);
        table.play("correct set=turn:0");
        QCOMPARE(int{table.state().turn}, 0);
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
