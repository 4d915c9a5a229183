// SPDX-License-Identifier: Apache-2.0
// One player alone (DE, solo; FR, solo; rules notes 1.7).
#include "tests/model/bronze/table.h"
#include "tests/registry.h"

#include <QTest>

namespace tst_bronze_solo {

using namespace pegsheet;
using namespace pegsheet::bronze;

namespace {

// So many turns in which nothing happens.
void pass(Table &table, int turns)
{
    for (int turn = 0; turn < turns; ++turn)
        table.passTurn();
}

} // namespace

class TestSolo : public QObject
{
    Q_OBJECT

private slots:
    // DE, FR: the match has ten rounds; rules notes 1.7: eleven in the Late Bronze Age.
    void theMatchEndsWithItsLastRound_data()
    {
        QTest::addColumn<QByteArray>("variant");
        QTest::addColumn<int>("rounds");
        QTest::newRow("classic") << QByteArray("classic") << 10;
        QTest::newRow("2024") << QByteArray("2024") << 10;
        QTest::newRow("late") << QByteArray("late") << 11;
    }
    void theMatchEndsWithItsLastRound()
    {
        QFETCH(QByteArray, variant);
        QFETCH(int, rounds);
        Table table(1, variant.toStdString());
        pass(table, rounds - 1);
        QCOMPARE(table.state.round, static_cast<std::uint32_t>(rounds));
        QVERIFY(!Bronze::over(table.state));
        QCOMPARE(endReason(table.state), EndReason::Rounds);
        table.passTurn();
        QVERIFY(Bronze::over(table.state));
        QCOMPARE(winnersOf(table.state), std::vector<int>{0});
    }
    void theLastRoundIsTold()
    {
        Table table(1);
        pass(table, 8);
        table.make(Roll{dice("food food food")});
        table.make(Keep{});
        const auto effects = Bronze::effects(table.state, EndTurn{});
        const auto *last = std::get_if<LastRound>(&effects.back());
        QVERIFY(last != nullptr && last->why == EndReason::Rounds);
    }
    // DE: as much as possible within ten rounds; D19: neither developments nor monuments end it.
    void developmentsAndMonumentsDoNotEndIt()
    {
        Table table(1);
        table.owns({Development::Leadership, Development::Irrigation, Development::Agriculture, Development::Quarrying,
                    Development::Medicine, Development::Coinage});
        for (const Monument monument : kAll<Monument>)
            table.finish(monument);
        QCOMPARE(endReason(table.state), EndReason::None);
        table.passTurn();
        QVERIFY(!Bronze::over(table.state));
    }
    // D19, house rule: they do, at the end of the turn.
    void theyDoWhenAgreed()
    {
        Table developments(1, "classic", {{"soloEndsEarly", true}});
        developments.owns({Development::Leadership, Development::Irrigation, Development::Agriculture, Development::Quarrying,
                           Development::Medicine});
        QCOMPARE(endReason(developments.state), EndReason::Developments);
        developments.passTurn();
        QVERIFY(Bronze::over(developments.state));
        Table monuments(1, "classic", {{"soloEndsEarly", true}});
        for (const Monument monument : kAll<Monument>)
            monuments.finish(monument);
        QCOMPARE(endReason(monuments.state), EndReason::Monuments);
    }
    // Rules notes 1.4: all seven monuments, always with the first points.
    void allMonumentsAreThereAndCountFirst()
    {
        Table table(1);
        for (const Monument monument : kAll<Monument>) {
            QVERIFY(inPlay(table.state, monument));
            QCOMPARE(monumentPointsNow(table.state, monument), kMonuments[monument].first);
        }
    }
    // DE, FR: skulls may be rolled again; rules notes 1.7: not in the newer rules, unless agreed (D20).
    void skullsLieAsTheRulesHaveIt_data()
    {
        QTest::addColumn<QByteArray>("variant");
        QTest::addColumn<QByteArray>("option");
        QTest::addColumn<bool>("locked");
        QTest::newRow("classic") << QByteArray("classic") << QByteArray() << false;
        QTest::newRow("2024") << QByteArray("2024") << QByteArray() << true;
        QTest::newRow("late") << QByteArray("late") << QByteArray() << true;
        QTest::newRow("2024, agreed") << QByteArray("2024") << QByteArray("rerolled") << false;
        QTest::newRow("classic, agreed") << QByteArray("classic") << QByteArray("locked") << true;
    }
    void skullsLieAsTheRulesHaveIt()
    {
        QFETCH(QByteArray, variant);
        QFETCH(QByteArray, option);
        QFETCH(bool, locked);
        Object options;
        if (!option.isEmpty())
            options.push_back({"soloSkulls", option.toStdString()});
        Table table(1, variant.toStdString(), options);
        table.make(Roll{dice("skull skull skull")});
        QCOMPARE(table.state.step, locked ? Step::Building : Step::Rolling);
        if (locked)
            return;
        table.make(Reroll{dice("skull"), dice("food coins")});
        QCOMPARE(table.state.dice, dice("skull food coins"));
        // The last roll counts what lies there.
        table.make(Reroll{dice("food coins"), dice("skull")});
        QCOMPARE(table.state.step, Step::Building);
    }
    // Several players never roll skulls again, whatever was agreed for one (EN 1).
    void severalPlayersNeverRollSkullsAgain()
    {
        Table table(2, "classic", {{"soloSkulls", "rerolled"}});
        table.make(Roll{dice("skull food food")});
        QCOMPARE(table.code(Reroll{Dice(), dice("food food food")}), QByteArray("bronze.skullsLocked"));
    }
    // X10 (DE, FR, solo): three skulls strike oneself, unless Medicine spares.
    void x10PestilenceStrikesOneself()
    {
        Table table(1);
        table.setCities(4);
        table.state.sheets[0].food = 9;
        table.make(Roll{dice("skull skull skull food")});
        table.make(Keep{});
        QCOMPARE(table.disasters(), std::vector<int>{3});
    }
    void x10MedicineSparesOneself()
    {
        Table table(1);
        table.owns({Development::Medicine});
        table.setCities(4);
        table.state.sheets[0].food = 9;
        table.make(Roll{dice("skull skull skull food")});
        table.make(Keep{});
        QCOMPARE(table.disasters(), std::vector<int>{0});
    }
    // DE, FR, solo: with Religion nothing comes of a revolt.
    void religionMakesARevoltNothing()
    {
        for (const bool religious : {false, true}) {
            Table table(1);
            if (religious)
                table.owns({Development::Religion});
            table.setCities(5);
            table.sheet().food = 9;
            table.make(Roll{dice("skull skull skull skull skull")});
            table.make(Keep{});
            QCOMPARE(table.pegs(), religious ? (Pegs{2, 2, 2, 2, 2}) : (Pegs{0, 0, 0, 0, 0}));
            QCOMPARE(table.disasters(), std::vector<int>{0});
        }
    }
    // The other disasters are as for several (FR table 2): four skulls cost four, two cost two.
    void droughtAndInvasionAreAsForSeveral()
    {
        Table table(1);
        table.setCities(4);
        table.sheet().food = 9;
        table.make(Roll{dice("skull skull skull skull")});
        table.make(Keep{});
        QCOMPARE(table.disasters(), std::vector<int>{4});
    }
    // S9T: nobody is there to trade with.
    void nobodyIsThereToTradeWith()
    {
        Table table(1, "classic", {{"trading", true}});
        table.setPegs({3, 0, 0, 0, 0});
        table.make(Roll{dice("food food food")});
        table.make(Keep{});
        QCOMPARE(table.state.step, Step::Building);
        QCOMPARE(table.code(Trade{0, wares({{Ware::Wood, 1}}), {}}), QByteArray("bronze.noTrading"));
    }
};

} // namespace tst_bronze_solo

PEGSHEET_TEST(tst_bronze_solo, TestSolo)
#include "tst_solo.moc"
