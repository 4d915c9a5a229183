// SPDX-License-Identifier: Apache-2.0
// What answers bring: dice, tiles, tokens, payments, conquests, achievements. F and M numbers are those of facts/rulings.json,
// "reading" those of the contract's readings.
#include "tests/model/tapestry/table.h"
#include "tests/registry.h"

namespace tst_tapestry_answers {

using namespace pegsheet;
using namespace pegsheet::tapestry;

class TestAnswers : public QObject
{
    Q_OBJECT

private slots:
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
        TestTable table = withFullStores();
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
        TestTable table = withFullStores();
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
        TestTable table = withFullStores();
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
        QCOMPARE(table.state().achievements[Achievement::MiddleIsland].count(), 0);
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
        TestTable table = withFullStores();
        table.play({"district player=1", "gain resources=coin:1"});
        QCOMPARE(int{table.player(1).districts}, 1);
        QCOMPARE(int{table.player(1).resources[Resource::Coin]}, 2);
        QCOMPARE(int{table.state().turn}, 0);
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
};

} // namespace tst_tapestry_answers

PEGSHEET_TEST(tst_tapestry_answers, TestAnswers)
#include "tst_answers.moc"
