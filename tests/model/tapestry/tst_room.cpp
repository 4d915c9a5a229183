// SPDX-License-Identifier: Apache-2.0
// How much can be pending, and what a full queue costs.
#include "model/core/meter.h"
#include "model/core/random.h"
#include "model/core/work.h"
#include "model/tapestry/codec.h"
#include "model/tapestry/game.h"
#include "tests/model/tapestry/cardtable.h"
#include "tests/registry.h"

#include <algorithm>

namespace tst_tapestry_room {

using namespace pegsheet;
using namespace pegsheet::tapestry;

class TestRoom : public QObject
{
    Q_OBJECT

private slots:
    // 48 entries of what is told; what does not fit is refused before anything happened.
    void room()
    {
        TestTable table = withFullStores();
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
    // A benefit is refused as soon as it could come to more than fits, also where most of it would be lost.
    void roomIsKnownBefore()
    {
        TestTable table = withFullStores();
        const std::string parts =
            "all(any,any,any,any,any,any,any,any,any,any,any,any,any,any,any,any,any,any,any,any,any,any,any)";
        table.play("benefit player=0 gains=\"" + parts + '"').play("benefit player=0 gains=\"" + parts + '"');
        QCOMPARE(table.state().queue.size(), 46);
        QCOMPARE(table.says("benefit player=0 gains=\"all(space,space,any)\""), std::string("tapestry.pending"));
        QCOMPARE(table.says("benefit player=0 gains=\"or(any,all(any,any,any))\""), std::string("tapestry.pending"));
        // Of `then` the parts stand there one after the other.
        QCOMPARE(table.says("benefit player=0 gains=\"then(all(any,any),any)\""), std::string("tapestry.pending"));
        QCOMPARE(table.says("benefit player=0 gains=\"then(any,any)\""), std::string());
        table.play("benefit player=0 gains=\"opt(all(any,any))\"");
        QCOMPARE(table.says("take"), std::string());
        table.play("benefit player=0 gains=\"any\"");
        QCOMPARE(table.says("take entry=1"), std::string("tapestry.pending"));
        QCOMPARE(table.says("district player=0"), std::string("tapestry.pending"));
        // What answers bring has room of its own, and what may be skipped always can be.
        QCOMPARE(table.says("skip"), std::string());
        QVERIFY(!ListedMoves(table.state()).any(Kind::Take));
    }
    // A full queue of everything that can be answered is listed, coded and answered in few steps, and every answer in the list
    // holds.
    void aFullQueueIsListedInFewSteps_data()
    {
        QTest::addColumn<std::string>("gains");
        QTest::addColumn<int>("times");
        const auto row = [](const char *gains, int times) { QTest::newRow(gains) << std::string(gains) << times; };
        row("all(any*8,any*8,any*8,any*8,any*8,any*8,any*8,any*8,any*8,any*8,any*8,any*8,any*8,any*8,any*8,any*8)", 3);
        row("all(explore,explore,explore,explore,explore,explore,explore,explore,explore,explore,explore,explore)", 4);
        row("all(conquer_both,conquer_both,conquer_both,conquer_both,conquer_both,conquer_both,conquer_both)", 6);
        row("all(adv(any),adv(any),adv(any),adv(any),adv(any),adv(any),adv(any),adv(any),adv(any),adv(any))", 4);
        row("all(research,research,research,research,research,research,research,research,research,research)", 4);
        row("all(opt(all(any,any)),opt(all(any,any)),opt(all(any,any)),opt(all(any,any)),opt(all(any,any)))", 6);
    }
    void aFullQueueIsListedInFewSteps()
    {
        QFETCH(const std::string, gains);
        QFETCH(const int, times);
        TestTable table = withFullStores(5);
        table.play("correct player=0 set=tiles:9,tapestry:9,tracks:{science:[4]}");
        for (int time = 0; time < times; ++time)
            if (table.says("benefit player=0 gains=\"" + gains + '"').empty())
                table.play("benefit player=0 gains=\"" + gains + '"');
        QVERIFY(table.state().queue.size() >= 20);
        const State &state = table.state();
        const ListedMoves listed(state);
        std::uint64_t begun = Work::steps();
        const std::uint32_t size = ListedMoves(state).size();
        QVERIFY(Work::steps() - begun < 10'000);
        QVERIFY(size > 0);
        Random random(1);
        for (int time = 0; time < 200; ++time) {
            const Move move = listed.at(random.below(size));
            QVERIFY(!refuses(state, move));
            begun = Work::steps();
            EntropyMeter meter;
            QVERIFY(codeMove(meter, state, move) == move);
            QVERIFY(Work::steps() - begun < 10'000);
            State after = state;
            apply(after, move, Teller());
            QVERIFY(!after.queue.hasOverflown());
        }
    }
    // The most that one benefit can repeat is worked out in few steps, and told with sums.
    void theMostRepeatsTakeFewSteps()
    {
        TestTable table = withFullStores();
        const std::uint64_t begun = Work::steps();
        table.play(
            "benefit player=0 gains=\"then(then(coin,food,vp(1),coin,food,vp(1),coin,food,vp(1),coin,food,vp(1),coin,food,vp(1))*20,vp(2))*10\"");
        QVERIFY2(Work::steps() - begun < 100'000, std::to_string(Work::steps() - begun).c_str());
        QCOMPARE(table.points(0, Source::Typed), 20 * 10 * 5 + 2 * 10);
        QCOMPARE(table.did<Got>().size(), std::size_t{2});
        QCOMPARE(table.did<Scored>().size(), std::size_t{1});
        QCOMPARE(int{table.did<Got>().front().lost}, 1000);
    }
    // What is told of cards leaves room for its own answers, or is refused.
    void whatIsToldOfCardsCanBeAnswered()
    {
        TestTable table = begun(4, 3);
        tell(table, "discard_any(tapestry,opponents(or(first_in_era(market,adv_b(t)),adv_b(m),coin,upgrade_it)))*4");
        QVERIFY(ListedMoves(table.state()).count(Kind::Discard) > 0);
        table.play("discard count=2");
        QVERIFY(!table.state().queue.hasOverflown());
        QCOMPARE(begun(4, 3).says("benefit player=0 gains=\"everyone(everyone(everyone(any)))\""), std::string("tapestry.pending"));
    }
    // Where cards are known by name hardly more is pending at once.
    void theLongestQueueOfRandomMatches()
    {
        int longest = 0;
        for (std::uint64_t seed = 1; seed <= 200; ++seed) {
            State state = TestTable(5, {{"depth", "full"}, {"cards", "named"}}).state();
            Random random(seed);
            while (state.step != Step::Over) {
                (void)playRandomly(state, random);
                longest = std::max(longest, state.queue.size());
                QVERIFY(!state.queue.hasOverflown());
            }
        }
        QVERIFY2(longest > 4 && longest < 16, std::to_string(longest).c_str());
    }
};

} // namespace tst_tapestry_room

PEGSHEET_TEST(tst_tapestry_room, TestRoom)
#include "tst_room.moc"
