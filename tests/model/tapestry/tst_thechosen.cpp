// SPDX-License-Identifier: Apache-2.0
// The Chosen: points for tracks and something for achievements, once the other mats are done (civilizations.json; contract,
// readings 51 and 56).
#include "tests/model/tapestry/mattable.h"
#include "tests/registry.h"

namespace tst_tapestry_thechosen {

using namespace pegsheet;
using namespace pegsheet::tapestry;

namespace {

// So many players, of whom the first has The Chosen, after the first income.
TestTable begun(int players)
{
    TestTable table(players, asPrinted());
    for (int seat = 0; seat < players; ++seat)
        table.play({"skip", seat == 0 ? "civilization civilization=\"the_chosen\"" : "skip"});
    for (int seat = 0; seat < players; ++seat)
        table.play("income");
    return table;
}

int pointsOf(const TestTable &table)
{
    return table.points(0, Source::Civilization);
}

// What it brings of achievements is pending.
int pendingAny(const TestTable &table)
{
    const Queue &queue = table.state().queue;
    for (int index = 0; index < queue.size(); ++index)
        if (queue[index].why == Why::mat(Civilization::TheChosen) && queue.nodeOf(queue[index]).word == Word::Any)
            return queue[index].times;
    return 0;
}

} // namespace

class TestTheChosen : public QObject
{
    Q_OBJECT

private slots:
    // 15 points an opponent by the sheet of 2023, nothing as printed (DE p.32; contract, reading 51).
    void theStart_data()
    {
        QTest::addColumn<int>("players");
        QTest::addColumn<int>("points");
        for (int players = 1; players <= kMostSeats; ++players)
            QTest::addRow("%d players", players) << players << 15 * (players - 1);
    }
    void theStart()
    {
        QFETCH(const int, players);
        QFETCH(const int, points);
        for (const bool isAdjusted : {true, false}) {
            TestTable table(players, isAdjusted ? kNamed : asPrinted());
            table.play({"skip", "civilization civilization=\"the_chosen\""});
            QCOMPARE(int{table.player(0).ledger[Source::Civilization][0]}, isAdjusted ? points : 0);
            QCOMPARE(int{table.player(0).vp}, isAdjusted ? points : 0);
        }
    }
    // A point an opponent for each track on which nobody is further: level counts, on the start too (contract, reading 56).
    void tracks_data()
    {
        QTest::addColumn<QByteArray>("own");
        QTest::addColumn<QByteArray>("other");
        QTest::addColumn<int>("tracks");
        const auto row = [](const char *name, const char *own, const char *other, int tracks) {
            QTest::newRow(name) << QByteArray(own) << QByteArray(other) << tracks;
        };
        row("all level on the start", "tracks:{science:[0]}", "tracks:{science:[0]}", 4);
        row("ahead", "tracks:{science:[5]}", "tracks:{science:[4]}", 4);
        row("behind", "tracks:{science:[3]}", "tracks:{science:[4]}", 3);
        row("behind with one of two", "tracks:{science:[6,1]}", "tracks:{science:[4]}", 4);
        row("ended, and level", "tracks:{science:[12]},ends:[science]", "tracks:{science:[12]}", 4);
        row("ended, and behind since", "tracks:{science:[7]},ends:[science]", "tracks:{science:[12]}", 4);
        row("nothing", "tracks:{exploration:[0]}", "tracks:{exploration:[1],science:[1],military:[1],technology:[1]}", 0);
    }
    void tracks()
    {
        QFETCH(const QByteArray, own);
        QFETCH(const QByteArray, other);
        QFETCH(const int, tracks);
        for (const int players : {2, 3, 5}) {
            TestTable table = begun(players);
            beforeIncome(table, 2);
            set(table, own.toStdString());
            set(table, other.toStdString(), 1);
            table.play("income");
            QCOMPARE(pointsOf(table), (players - 1) * tracks);
            QCOMPARE(int{table.player(0).ledger[Source::Civilization][2]}, (players - 1) * tracks);
        }
    }
    // Nothing in the first income turn, the same in each of the others.
    void whenItComes()
    {
        TestTable table = begun(2);
        QCOMPARE(pointsOf(table), 0);
        for (int turn = 2; turn <= kIncomes; ++turn) {
            TestTable later = begun(2);
            beforeIncome(later, turn).play("income");
            QCOMPARE(pointsOf(later), 4);
            QVERIFY(later.did<UsedMat>().size() == 1);
        }
    }
    // Alone there are no opponents; achievements bring theirs.
    void alone()
    {
        TestTable table = begun(1);
        table.play("correct set=achievements:{\"middle_island\":[0]}");
        beforeIncome(table, 2).play("income");
        QCOMPARE(pointsOf(table), 0);
        QCOMPARE(pendingAny(table), 1);
    }
    // A resource of any kind for each achievement that brings points: the third of the middle island is none, the third of the
    // others is one of four and five players (DE p.15).
    void achievements_data()
    {
        QTest::addColumn<int>("players");
        QTest::addColumn<QByteArray>("reached");
        QTest::addColumn<int>("prizes");
        const auto row = [](const char *name, int players, const char *reached, int prizes) {
            QTest::newRow(name) << players << QByteArray(reached) << prizes;
        };
        row("none", 3, "{\"middle_island\":[1]}", 0);
        row("first and second", 3, "{\"middle_island\":[0],\"topple_two\":[1,0]}", 2);
        row("third of three players", 3, "{\"complete_track\":[1,2,0]}", 0);
        row("third of five players", 5, "{\"complete_track\":[1,2,0]}", 1);
        row("fourth of five players", 5, "{\"complete_track\":[1,2,3,0]}", 0);
        row("third on the island", 5, "{\"middle_island\":[1,2,0]}", 0);
        row("all three", 5, "{\"middle_island\":[0],\"topple_two\":[0],\"complete_track\":[0]}", 3);
    }
    void achievements()
    {
        QFETCH(const int, players);
        QFETCH(const QByteArray, reached);
        QFETCH(const int, prizes);
        const auto inTurn = [&](int turn) {
            TestTable table = begun(players);
            table.play("correct set=achievements:" + reached.toStdString());
            return beforeIncome(table, turn).play("income");
        };
        for (const int turn : {2, 4}) {
            const TestTable table = inTurn(turn);
            QCOMPARE(pendingAny(table), prizes);
            QCOMPARE(pointsOf(table), 4 * (players - 1));
        }
        // In the last income turn five points each instead.
        const TestTable last = inTurn(5);
        QCOMPARE(pendingAny(last), 0);
        QCOMPARE(pointsOf(last), 4 * (players - 1) + 5 * prizes);
    }
    // What the other mats bring comes before (contract, reading 56).
    void afterTheOthers()
    {
        for (const char *mats :
             {"{civilization:\"the_chosen\"},{civilization:leaders}", "{civilization:leaders},{civilization:\"the_chosen\"}"}) {
            TestTable table = begun(2);
            beforeIncome(table, 2);
            set(table, "civilizations:[" + std::string(mats) + "],tracks:{science:[0]}");
            set(table, "tracks:{science:[1]}", 1);
            table.play("income");
            QCOMPARE(pointsOf(table), 0);
            TestTable declined = table;
            declined.play("skip");
            QCOMPARE(pointsOf(declined), 3);
            table.play("track track=science");
            while (table.pending().starts_with("0 research"))
                table.play("research face=science stay=true");
            QCOMPARE(pointsOf(table), 4);
        }
    }
    // Whoever has it no more counts nothing.
    void takenAway()
    {
        TestTable table = begun(2);
        beforeIncome(table, 2);
        set(table, "civilizations:[{civilization:leaders},{civilization:\"the_chosen\"}]");
        table.play("income");
        set(table, "civilizations:[{civilization:leaders}]");
        table.play("skip");
        QCOMPARE(pointsOf(table), 0);
    }
};

} // namespace tst_tapestry_thechosen

PEGSHEET_TEST(tst_tapestry_thechosen, TestTheChosen)
#include "tst_thechosen.moc"
