// SPDX-License-Identifier: Apache-2.0
#include "tests/model/bronze/table.h"
#include "tests/registry.h"

#include <QTest>

namespace tst_bronze_disasters {

using namespace pegsheet;
using namespace pegsheet::bronze;

namespace {

// Seven cities and food enough, so that only the skulls count.
Table readyFor(int players)
{
    Table table(players);
    table.setCities(7);
    table.sheet().food = 15;
    return table;
}

std::string skulls(int count)
{
    std::string faces;
    for (int die = 0; die < 7; ++die)
        faces += die < count ? "skull " : "coins ";
    return faces;
}

} // namespace

class TestDisasters : public QObject
{
    Q_OBJECT

private slots:
    // EN 3d, DE 5: fewer than two skulls are harmless.
    void oneSkullIsHarmless()
    {
        QVERIFY(!disasterOf(0));
        QVERIFY(!disasterOf(1));
        Table table = readyFor(2);
        QVERIFY(fates(table.collect(skulls(1))).empty());
        QCOMPARE(table.disasters(), (std::vector<int>{0, 0}));
    }
    // EN 3d, rules notes 1.6: exactly one row applies.
    void eachNumberOfSkullsHasOneDisaster()
    {
        QVERIFY(disasterOf(2) == Disaster::Drought);
        QVERIFY(disasterOf(3) == Disaster::Pestilence);
        QVERIFY(disasterOf(4) == Disaster::Invasion);
        for (const int count : {5, 6, 7})
            QVERIFY(disasterOf(count) == Disaster::Revolt);
    }
    // V6; DE 5, EN 3d: two skulls cost the roller two points and nobody else.
    void v6DroughtCostsTheRollerTwo()
    {
        Table table = readyFor(3);
        const auto effects = table.collect(skulls(2));
        QCOMPARE(table.disasters(), (std::vector<int>{2, 0, 0}));
        QCOMPARE(fates(effects), (std::vector<QByteArray>{"hit 0 2"}));
    }
    // EN table: with Irrigation drought has no effect; somebody else's Irrigation is no help.
    void irrigationSparesFromDrought()
    {
        Table table = readyFor(2);
        table.owns({Development::Irrigation});
        QCOMPARE(fates(table.collect(skulls(2))), (std::vector<QByteArray>{"spared 0 irrigation"}));
        QCOMPARE(table.disasters(), (std::vector<int>{0, 0}));
        Table other = readyFor(2);
        other.owns({Development::Irrigation}, 1);
        other.collect(skulls(2));
        QCOMPARE(other.disasters(), (std::vector<int>{2, 0}));
    }
    // X10; DE 5, EN 3d: three skulls cost every opponent three points, not the roller, not who has Medicine.
    void x10PestilenceHitsTheOthersWithoutMedicine()
    {
        Table table = readyFor(4);
        table.owns({Development::Medicine}, 3);
        const auto effects = table.collect(skulls(3));
        QCOMPARE(table.disasters(), (std::vector<int>{0, 3, 3, 0}));
        QCOMPARE(fates(effects), (std::vector<QByteArray>{"spared 0 roller", "hit 1 3", "hit 2 3", "spared 3 medicine"}));
    }
    // X10: the roller's own Medicine protects nobody else.
    void x10TheRollersMedicineHelpsNobodyElse()
    {
        Table table = readyFor(2);
        table.owns({Development::Medicine});
        table.collect(skulls(3));
        QCOMPARE(table.disasters(), (std::vector<int>{0, 3}));
    }
    // X11; DE 5, EN 3d: four skulls cost the roller four points.
    void x11InvasionCostsTheRollerFour()
    {
        Table table = readyFor(3);
        const auto effects = table.collect(skulls(4));
        QCOMPARE(table.disasters(), (std::vector<int>{4, 0, 0}));
        QCOMPARE(fates(effects), (std::vector<QByteArray>{"hit 0 4"}));
    }
    // X11; ENSHEET, FR, BGA, D4: a finished Great Wall keeps it out.
    void x11TheGreatWallKeepsInvasionOut()
    {
        Table table = readyFor(2);
        table.finish(Monument::GreatWall);
        QCOMPARE(fates(table.collect(skulls(4))), (std::vector<QByteArray>{"spared 0 greatWall"}));
        QCOMPARE(table.disasters(), (std::vector<int>{0, 0}));
    }
    // X11: twelve of thirteen boxes are no wall, and another player's wall is none either.
    void x11AnUnfinishedWallKeepsNobodyOut()
    {
        Table table = readyFor(2);
        table.setBoxes(Monument::GreatWall, 12);
        table.finish(Monument::GreatWall, 1);
        table.collect(skulls(4));
        QCOMPARE(table.disasters(), (std::vector<int>{4, 0}));
    }
    // X11, D4: finished later in the same turn it comes too late.
    void x11AWallFinishedAfterwardsComesTooLate()
    {
        Table table = readyFor(2);
        table.setBoxes(Monument::GreatWall, 12);
        table.collect("skull skull skull skull workers coins coins");
        table.make(build(Target::GreatWall, 1));
        QCOMPARE(table.disasters(), (std::vector<int>{4, 0}));
        QVERIFY(table.sheet().finished(Target::GreatWall));
    }
    // X12; DE 5, EN 3d: five skulls and more cost all goods, those just collected too; food and coins stay.
    void x12RevoltTakesAllGoods_data()
    {
        QTest::addColumn<int>("count");
        for (const int count : {5, 6, 7})
            QTest::addRow("%d skulls", count) << count;
    }
    void x12RevoltTakesAllGoods()
    {
        QFETCH(int, count);
        Table table = readyFor(3);
        table.setPegs({1, 1, 0, 0, 0});
        table.setPegs({2, 2, 2, 0, 0}, 1);
        const auto effects = table.collect(skulls(count));
        QCOMPARE(table.pegs(), (Pegs{0, 0, 0, 0, 0}));
        QCOMPARE(table.pegs(1), (Pegs{2, 2, 2, 0, 0}));
        QCOMPARE(table.disasters(), (std::vector<int>{0, 0, 0}));
        QCOMPARE(int{table.sheet().food}, 8);
        QCOMPARE(int{table.state.coins}, 7 * (7 - count));
        QCOMPARE(fates(effects), (std::vector<QByteArray>{"hit 0 0"}));
    }
    // X12: ten goods are collected first, then lost.
    void x12GoodsAreCollectedBeforeTheRevolt()
    {
        Table table = readyFor(2);
        table.setPegs({1, 1, 0, 0, 0});
        const auto effects = table.collect(skulls(5));
        QCOMPARE(told<GoodsCollected>(effects).earned, 10);
        QCOMPARE(pegsOf(told<Hit>(effects).goods), (Pegs{3, 3, 2, 2, 2}));
    }
    // FR table 2, BGA, EN table, D8: with Religion the revolt turns against every opponent without it.
    void religionTurnsTheRevoltAgainstTheOthers()
    {
        Table table = readyFor(3);
        table.owns({Development::Religion});
        table.owns({Development::Religion}, 2);
        for (const int seat : {0, 1, 2})
            table.setPegs({1, 1, 1, 1, 1}, seat);
        const auto effects = table.collect(skulls(5));
        QCOMPARE(table.pegs(0), (Pegs{3, 3, 3, 3, 3}));
        QCOMPARE(table.pegs(1), (Pegs{0, 0, 0, 0, 0}));
        QCOMPARE(table.pegs(2), (Pegs{1, 1, 1, 1, 1}));
        QCOMPARE(fates(effects), (std::vector<QByteArray>{"spared 0 religion", "hit 1 0", "spared 2 religion"}));
        QCOMPARE(table.disasters(), (std::vector<int>{0, 0, 0}));
    }
    // D8: an opponent's Religion does not help the roller.
    void anOpponentsReligionDoesNotHelpTheRoller()
    {
        Table table = readyFor(2);
        table.owns({Development::Religion}, 1);
        table.setPegs({1, 1, 1, 1, 1}, 1);
        const auto effects = table.collect(skulls(5));
        QCOMPARE(table.pegs(0), (Pegs{0, 0, 0, 0, 0}));
        QCOMPARE(table.pegs(1), (Pegs{1, 1, 1, 1, 1}));
        QCOMPARE(fates(effects), (std::vector<QByteArray>{"hit 0 0"}));
    }
    // Each shield holds off its own disaster only.
    void shieldsProtectFromNothingElse()
    {
        Table table = readyFor(2);
        table.owns({Development::Medicine, Development::Religion});
        table.finish(Monument::GreatWall);
        table.collect(skulls(2));
        QCOMPARE(table.disasters(), (std::vector<int>{2, 0}));
        Table invaded = readyFor(2);
        invaded.owns({Development::Irrigation, Development::Medicine, Development::Religion});
        invaded.collect(skulls(4));
        QCOMPARE(invaded.disasters(), (std::vector<int>{4, 0}));
        Table revolted = readyFor(2);
        revolted.owns({Development::Irrigation, Development::Medicine});
        revolted.finish(Monument::GreatWall);
        revolted.collect(skulls(5));
        QCOMPARE(revolted.pegs(), (Pegs{0, 0, 0, 0, 0}));
        Table others = readyFor(2);
        others.owns({Development::Irrigation, Development::Religion}, 1);
        others.finish(Monument::GreatWall, 1);
        others.collect(skulls(3));
        QCOMPARE(others.disasters(), (std::vector<int>{0, 3}));
    }
    // EN 3d: what is named as the shield is what spares whoever the disaster would strike.
    void eachDisasterHasOneShield()
    {
        QVERIFY(!shieldAgainst(Disaster::Famine));
        const std::array developments{std::pair{Disaster::Drought, Development::Irrigation},
                                      std::pair{Disaster::Pestilence, Development::Medicine},
                                      std::pair{Disaster::Revolt, Development::Religion}};
        for (const auto &[disaster, development] : developments) {
            const int struck = disaster == Disaster::Pestilence ? 1 : 0;
            Table table = readyFor(2);
            QVERIFY(fateOf(table.state, disaster, struck).kind == Fate::Kind::Hit);
            table.owns({development}, struck);
            const Fate fate = fateOf(table.state, disaster, struck);
            QVERIFY(fate.kind == Fate::Kind::Spared && fate.by == shieldAgainst(disaster));
        }
        Table walled = readyFor(2);
        walled.finish(Monument::GreatWall);
        QVERIFY(fateOf(walled.state, Disaster::Invasion, 0).by == shieldAgainst(Disaster::Invasion));
    }
    // Rules notes 1.6: skulls do not add up over turns.
    void skullsOfEarlierTurnsDoNotCount()
    {
        Table table(2);
        table.collect("skull coins coins");
        table.make(EndTurn{});
        table.passTurn();
        table.state.mine().food = 15;
        table.collect("skull coins coins");
        QCOMPARE(table.disasters(), (std::vector<int>{0, 0}));
    }
    // D27: points lost have no upper limit, however many boxes the sheet has.
    void disastersHaveNoUpperLimit()
    {
        Table table = readyFor(2);
        table.sheet().disasters = 50;
        table.collect(skulls(4));
        QCOMPARE(table.disasters(), (std::vector<int>{54, 0}));
        QCOMPARE(scoreOf(table.state, 0).total, -54);
    }
};

} // namespace tst_bronze_disasters

PEGSHEET_TEST(tst_bronze_disasters, TestDisasters)
#include "tst_disasters.moc"
