// SPDX-License-Identifier: Apache-2.0
// The Leaders: in the second to fifth income turn one square that is free is covered, for a step on its track with the benefit and
// without the bonus (civilizations.json; contract, reading 56).
#include "tests/model/tapestry/mattable.h"
#include "tests/registry.h"

namespace tst_tapestry_leaders {

using namespace pegsheet;
using namespace pegsheet::tapestry;

namespace {

// Player 0 has the Leaders and takes the income turn of that number, with the fields set before.
TestTable inTurn(int turn, const std::string &fields = {})
{
    TestTable table = withMats({"leaders", ""});
    table.play({"income", "income"});
    beforeIncome(table, turn);
    if (!fields.empty())
        set(table, fields);
    return table.play("income");
}

bool isPending(const TestTable &table, Why why)
{
    const Queue &queue = table.state().queue;
    for (int index = 0; index < queue.size(); ++index)
        if (queue[index].why == why)
            return true;
    return false;
}

std::string onTrack(Track track, int space)
{
    return "tracks:{" + std::string(nameOf(track)) + ":[" + std::to_string(space) + "]}";
}

std::string choice(Track track)
{
    return "track track=" + std::string(nameOf(track));
}

} // namespace

class TestLeaders : public QObject
{
    Q_OBJECT

private slots:
    // Its part comes in the second to the fifth income turn, before the bonus of the era (DE p.11, p.28).
    void whenItComes()
    {
        TestTable first = withMats({"leaders", ""});
        QCOMPARE(first.phase(), std::string("turn"));
        first.play("income");
        QCOMPARE(int{first.state().turn}, 1);
        for (int turn = 2; turn <= kIncomes; ++turn) {
            const TestTable table = inTurn(turn);
            const Value entry = stateValueOf(table.state(), {"A", "B"}).find("queue")->array()->front();
            QVERIFY(entry
                    == Value(Object{{"player", 0},
                                    {"wants", "track"},
                                    {"what", "leaders"},
                                    {"why", "leaders"},
                                    {"ready", true},
                                    {"optional", true}}));
            // All else of the turn waits for it.
            QCOMPARE(std::popcount(table.state().queue.waiting()), table.state().queue.size() - 1);
        }
    }
    // Every step of every track: the benefit, the landmark of its tier, and no bonus.
    void everySpace()
    {
        for (const Track track : kAll<Track>)
            for (int space = 1; space <= kSpaces; ++space) {
                TestTable table = inTurn(2, onTrack(track, space - 1));
                table.play(choice(track));
                QCOMPARE(spaceOf(table, track), space);
                QVERIFY(!isPending(table, Why::bonus(track, space)));
                QVERIFY((table.state().activated & activatedBit(track, space)) != 0);
                if (entersTier(space))
                    QCOMPARE(int{table.state().landmarks[landmarkOf(track, space)]}, 0);
                QCOMPARE(table.player(0).ends.has(track), space == kSpaces);
                QVERIFY(table.did<UsedMat>().size() == 1);
            }
        // The same step in a turn brings its bonus: it is the mat that leaves it out.
        TestTable table = withFullStores();
        table.play("benefit player=0 gains=\"adv(t)\"");
        QVERIFY(isPending(table, Why::bonus(Track::Technology, 1)) == (kPrinted.bonusOf(Track::Technology, 1) != 0));
    }
    // Somewhere a bonus is left out, or the test above says nothing.
    void aBonusIsLeftOut()
    {
        int bonuses = 0;
        for (const Track track : kAll<Track>)
            for (int space = 1; space <= kSpaces; ++space) {
                if (kPrinted.bonusOf(track, space) == 0)
                    continue;
                TestTable table = inTurn(2, onTrack(track, space - 1) + ",tapestry:5,tiles:3");
                TestTable told = inTurn(2, onTrack(track, space - 1) + ",tapestry:5,tiles:3");
                table.play(choice(track));
                told.play("benefit player=0 gains=\"adv(" + std::string(kTrackLetters.at(static_cast<std::size_t>(track))) + ")\"");
                bonuses += isPending(told, Why::bonus(track, space)) && !isPending(table, Why::bonus(track, space)) ? 1 : 0;
            }
        QVERIFY(bonuses > 10);
    }
    // Each track once; a token at the end cannot go on (contract, reading 56).
    void eachTrackOnce()
    {
        TestTable table = inTurn(3, "civilizations:[{civilization:leaders,tracks:[science]}],tracks:{military:[12]}");
        QCOMPARE(table.says("track track=science"), std::string("tapestry.noOption"));
        QCOMPARE(table.says("track track=military"), std::string("tapestry.noOption"));
        QCOMPARE(ListedMoves(table.state()).countUsual(Kind::Track), 4U); // two tracks, each with its token left out and said
        table.play("track track=exploration");
        QCOMPARE(unsigned{table.state().mats[Civilization::Leaders].tracks()}, 0b0011U);
        // After four there is nothing left to cover.
        TestTable full = inTurn(5, "civilizations:[{civilization:leaders,tracks:[exploration,science,military,technology]}]");
        QVERIFY(full.pending().find("track") == std::string::npos);
        const auto left = full.did<LeftOut>();
        QVERIFY(std::ranges::any_of(left, [](const LeftOut &each) { return each.mat == Civilization::Leaders; }));
    }
    // With two tokens on a track either goes (peer defects; DE p.18).
    void twoTokens()
    {
        TestTable table = inTurn(2, "tracks:{science:[5,1]}");
        QCOMPARE(table.says("track track=science token=3"), std::string("tapestry.noOption"));
        TestTable lower = table;
        lower.play("track track=science token=1");
        QVERIFY(lower.player(0).tracks[Track::Science].has(2) && lower.player(0).tracks[Track::Science].has(5));
        table.play("track track=science");
        QVERIFY(table.player(0).tracks[Track::Science].has(6) && table.player(0).tracks[Track::Science].has(1));
    }
    // It may be declined, and covers nothing then; the bonus of the era comes behind it.
    void declined()
    {
        TestTable table = inTurn(2);
        QCOMPARE(table.says("gain resources={coin:1}"), std::string("tapestry.notNow"));
        table.play("skip");
        QCOMPARE(unsigned{table.state().mats[Civilization::Leaders].tracks()}, 0U);
        QVERIFY(isPending(table, Why::era(2)));
        QVERIFY(table.pending().starts_with("0 gain"));
    }
    // A barred track is none (contract, reading 45).
    void aLockedTrack()
    {
        TestTable table = withMats({"leaders", ""});
        table.play({"income", "income", "correct set=locks:[{track:science,by:1}]"});
        beforeIncome(table, 2).play("income");
        QCOMPARE(table.says("track track=science"), std::string("tapestry.noOption"));
        QCOMPARE(table.says("track track=military"), std::string());
    }
    // Who gains it during play uses it from the next income turn on (contract, reading 50).
    void gainedInStepOne()
    {
        TestTable table = withMats({"", ""});
        table.play({"income", "income"});
        beforeIncome(table, 2);
        table.play({"benefit player=0 gains=civ", "civilization civilization=\"the_chosen\""});
        const int points = table.player(0).vp;
        TestTable gained = table;
        gained.play({"income", "benefit player=0 gains=civ", "civilization civilization=leaders"});
        QVERIFY(!isPending(gained, Why::mat(Civilization::Leaders)));
        QVERIFY(gained.player(0).vp >= points);
    }
};

} // namespace tst_tapestry_leaders

PEGSHEET_TEST(tst_tapestry_leaders, TestLeaders)
#include "tst_leaders.moc"
