// SPDX-License-Identifier: Apache-2.0
// The Alchemists: in the second to fifth income turn the science die is rolled until they stop or a track comes twice; each track
// that was rolled then goes a space forward (civilizations.json; contract, readings 51 and 56).
#include "tests/model/tapestry/matquestions.h"
#include "tests/registry.h"

namespace tst_tapestry_alchemists {

using namespace pegsheet;
using namespace pegsheet::tapestry;

namespace {

constexpr Civilization kMat = Civilization::Alchemists;

// Player 0 has the Alchemists and takes the income turn of that number, with the fields set before.
TestTable inTurn(int turn, const std::string &fields = {})
{
    TestTable table = withMats({"alchemists", ""}, asPrinted());
    table.play({"income", "income"});
    beforeIncome(table, turn);
    if (!fields.empty())
        set(table, fields);
    return table.play("income");
}

// The die shows each of those in turn.
TestTable &roll(TestTable &table, std::initializer_list<Track> faces)
{
    for (const Track face : faces)
        table.play("research face=" + std::string(nameOf(face)));
    return table;
}

unsigned rolled(const TestTable &table)
{
    return table.state().mats[kMat].tracks();
}

int matPoints(const TestTable &table, std::size_t era)
{
    return table.player(0).ledger[Source::Civilization][era];
}

} // namespace

class TestAlchemists : public QObject
{
    Q_OBJECT

private slots:
    // `any` and 10 points by the sheet of 2023, nothing as printed (DE p.32; contract, reading 51).
    void theStart()
    {
        TestTable adjusted(2, kNamed);
        adjusted.play({"skip", "civilization civilization=alchemists"});
        QCOMPARE(matPoints(adjusted, 0), 10);
        QCOMPARE(int{adjusted.player(0).vp}, 10);
        QCOMPARE(adjusted.pending(), std::string("0 gain, 1 capital, 1 (step)"));
        QCOMPARE(anyOf(adjusted, kMat), 1);
        adjusted.play("gain resources={food:1}");
        QCOMPARE(int{adjusted.player(0).resources[Resource::Food]}, 1);
        TestTable printed(2, asPrinted());
        printed.play({"skip", "civilization civilization=alchemists"});
        QCOMPARE(printed.pending(), std::string("1 capital, 1 (step)"));
        QCOMPARE(int{printed.player(0).vp}, 0);
        QCOMPARE(shownOf(printed, "civilizations"), std::string("[{civilization:alchemists,rolled:[]}]"));
    }
    // The first roll is due, from then on `skip` stops (contract, reading 56).
    void whenItComes()
    {
        TestTable first = withMats({"alchemists", ""}, asPrinted());
        first.play("income");
        QCOMPARE(int{first.state().turn}, 1);
        for (int turn = 2; turn <= kIncomes; ++turn) {
            TestTable table = inTurn(turn);
            QCOMPARE(textOf(nextShown(table)), asked("research", "alchemists", false));
            QVERIFY(allElseWaits(table));
            QCOMPARE(table.says("skip"), std::string("tapestry.notOptional"));
            QVERIFY(listedLines(table, Kind::Skip).isEmpty());
            roll(table, {Track::Military});
            QCOMPARE(textOf(nextShown(table)), asked("research", "alchemists", true));
            QVERIFY(allElseWaits(table));
            QCOMPARE(listedLines(table, Kind::Skip), QStringList{"skip"});
            QCOMPARE(spaceOf(table, Track::Military), 0);
        }
    }
    // The die has four faces, and there is no staying (contract, "research").
    void whatIsListed()
    {
        QStringList all;
        for (const Track face : kAll<Track>)
            for (const char *stay : {"", " stay=true"})
                all.append("research face=" + QString::fromStdString(std::string(nameOf(face))) + stay);
        TestTable table = inTurn(3);
        for (const bool isFirst : {true, false}) {
            QCOMPARE(listedLines(table, Kind::Research).size(), 4);
            QCOMPARE(listedLines(table, Kind::Research), acceptedLines(table, all));
            QCOMPARE(table.says("research face=science stay=true"), std::string("tapestry.noOption"));
            QCOMPARE(memberOf(table.valuesOf("research face=science stay=true"), "field"), std::string("stay"));
            table.play("research face=technology");
            if (isFirst)
                QCOMPARE(shownOf(table, "civilizations"), std::string("[{civilization:alchemists,rolled:[technology]}]"));
        }
    }
    // Who stops goes a space forward on each track that was rolled, without what the spaces bring, in the order of the tracks.
    void theyStop()
    {
        TestTable table = inTurn(2, "tracks:{technology:[1],science:[1]}");
        roll(table, {Track::Technology, Track::Exploration, Track::Science});
        QCOMPARE(rolled(table), 0b1011U);
        const int hand = table.player(0).tapestry;
        const int tiles = table.player(0).tiles;
        table.play("skip");
        QCOMPARE(spaceOf(table, Track::Exploration), 1);
        QCOMPARE(spaceOf(table, Track::Science), 2);
        QCOMPARE(spaceOf(table, Track::Military), 0);
        QCOMPARE(spaceOf(table, Track::Technology), 2);
        const auto moved = table.did<Moved>();
        QCOMPARE(moved.size(), std::size_t{3});
        QVERIFY(moved[0].track == Track::Exploration && moved[1].track == Track::Science);
        QCOMPARE(int{table.player(0).tapestry}, hand);
        QCOMPARE(int{table.player(0).tiles}, tiles);
        QCOMPARE(table.state().activated, std::uint64_t{0});
        // Nothing is left of it, and the bonus of the era comes next.
        QCOMPARE(rolled(table), 0U);
        QCOMPARE(anyOf(table, kMat), 0);
        QCOMPARE(memberOf(nextShown(table), "why"), std::string("era2"));
        QCOMPARE(table.says("research face=military"), std::string("tapestry.notNow"));
        QCOMPARE(matPoints(table, 2), 0);
    }
    // A track that comes twice clears what was rolled and brings `any`; no token moves (contract, reading 56).
    void aTrackComesTwice_data()
    {
        QTest::addColumn<int>("turn");
        QTest::addColumn<int>("before");
        for (const int turn : {2, 5})
            for (int before = 0; before < 4; ++before)
                QTest::addRow("turn %d, %d between", turn, before) << turn << before;
    }
    void aTrackComesTwice()
    {
        QFETCH(const int, turn);
        QFETCH(const int, before);
        TestTable table = inTurn(turn, "tracks:{science:[12]}");
        roll(table, {Track::Science});
        for (const Track other : {Track::Exploration, Track::Military, Track::Technology})
            if (static_cast<int>(std::popcount(rolled(table))) <= before)
                roll(table, {other});
        roll(table, {Track::Science});
        QCOMPARE(rolled(table), 0U);
        QCOMPARE(anyOf(table, kMat), 1);
        QCOMPARE(textOf(nextShown(table)), std::string("{player:0,wants:gain,what:any,why:alchemists,ready:true}"));
        QVERIFY(allElseWaits(table));
        QVERIFY(table.did<Moved>().empty());
        QCOMPARE(matPoints(table, static_cast<std::size_t>(turn)), 0);
        QCOMPARE(table.says("research face=military"), std::string("tapestry.notNow"));
        const int coins = table.player(0).resources[Resource::Coin];
        table.play("gain resources={coin:1}");
        QCOMPARE(anyOf(table, kMat), 0);
        QCOMPARE(int{table.player(0).resources[Resource::Coin]} - coins, 1);
        QCOMPARE(spaceOf(table, Track::Exploration), 0);
    }
    // Any space forward is an advance: landmarks and the end of a track come, cards hear of it (contract, "adv_x", reading 36).
    void whatComesOnTheWay()
    {
        TestTable table = inTurn(2, "tracks:{exploration:[3],science:[11],military:[3]}");
        set(table, "landmarks:[barracks]", 1);
        set(table, "acting:[{card:theocracy}]"); // the science track is blocked by it
        roll(table, {Track::Military, Track::Exploration}).play("skip");
        QCOMPARE(spaceOf(table, Track::Military), 4);
        QVERIFY(landmarksAt(table.state(), 0).has(Landmark::Lighthouse));
        QVERIFY(!landmarksAt(table.state(), 0).has(Landmark::Barracks));
        QCOMPARE(table.points(0, Source::Tapestry), 8);
        TestTable end = inTurn(2, "tracks:{science:[11]}");
        roll(end, {Track::Science}).play("skip");
        QVERIFY(end.player(0).ends.has(Track::Science));
        QCOMPARE(end.points(0, Source::Achievements), 10);
        QCOMPARE(matPoints(end, 2), 0);
    }
    // With a token on 12 and none below 5 points; without a token nothing (contract, readings 14 and 56).
    void pastTheEnd_data()
    {
        QTest::addColumn<QByteArray>("tokens");
        QTest::addColumn<QByteArray>("after");
        QTest::addColumn<int>("points");
        const auto row = [](const char *tokens, const char *after, int points) {
            QTest::newRow(tokens) << QByteArray(tokens) << QByteArray(after) << points;
        };
        row("[12]", "[12]", 5);
        row("[12,12]", "[12,12]", 5);
        row("[12,4]", "[12,5]", 0);
        row("[11]", "[12]", 0);
        row("[]", "[]", 0);
    }
    void pastTheEnd()
    {
        QFETCH(const QByteArray, tokens);
        QFETCH(const QByteArray, after);
        QFETCH(const int, points);
        TestTable table = inTurn(4, "tracks:{technology:" + tokens.toStdString() + "}");
        roll(table, {Track::Technology}).play("skip");
        QCOMPARE(matPoints(table, 4), points);
        TestTable told = table;
        set(told, "tracks:{technology:" + after.toStdString() + "}");
        QVERIFY(table.player(0).tracks[Track::Technology] == told.player(0).tracks[Track::Technology]);
        QCOMPARE(memberOf(nextShown(table), "why"), std::string("era4"));
    }
    // Points of several tracks, in the last income turn too.
    void pastSeveralEnds()
    {
        TestTable table = inTurn(5, "tracks:{exploration:[12],military:[12],science:[12]}");
        roll(table, {Track::Military, Track::Exploration, Track::Technology}).play("skip");
        QCOMPARE(matPoints(table, 5), 10);
        QCOMPARE(spaceOf(table, Track::Technology), 1);
    }
    // Nothing comes of a track that is locked or blocked, no points either (contract, reading 45).
    void aLockedTrack()
    {
        for (const int space : {3, 12}) {
            TestTable table = inTurn(3, "tracks:{science:[" + std::to_string(space) + "],military:[12]}");
            table.play("correct set=locks:[{track:science,by:1}]");
            set(table, "acting:[{card:\"broker_of_peace\"}]");
            roll(table, {Track::Science, Track::Military, Track::Exploration}).play("skip");
            QCOMPARE(spaceOf(table, Track::Science), space);
            QCOMPARE(spaceOf(table, Track::Exploration), 1);
            QCOMPARE(matPoints(table, 3), 0);
            QCOMPARE(memberOf(nextShown(table), "why"), std::string("era3"));
        }
    }
    // Of several tokens of a track it is asked which one goes; the parts come in any order (decided with reading 56).
    void whichToken()
    {
        TestTable table = inTurn(2, "tracks:{science:[5,1],military:[4,2]}");
        roll(table, {Track::Military, Track::Science}).play("skip");
        QVERIFY(table.pending().starts_with("0 track, 0 track, "));
        QCOMPARE(listedLines(table, Kind::Track),
                 (QStringList{"track track=science", "track track=science token=1", "track track=science token=5"}));
        table.play("track track=military token=2 entry=1");
        QVERIFY(table.player(0).tracks[Track::Military].has(3) && table.player(0).tracks[Track::Military].has(4));
        table.play("track track=science");
        QVERIFY(table.player(0).tracks[Track::Science].has(6) && table.player(0).tracks[Track::Science].has(1));
        QCOMPARE(memberOf(nextShown(table), "why"), std::string("era2"));
    }
    // Gained during play it has no adjustment, and its part comes from the next income turn on (contract, readings 50 and 54).
    void duringPlay()
    {
        TestTable table = withMats({"", ""});
        table.play({"income", "income", "benefit player=0 gains=civ", "civilization civilization=alchemists"});
        QVERIFY(table.state().queue.empty());
        QCOMPARE(int{table.player(0).vp}, 0);
        beforeIncome(table, 2).play("income");
        QVERIFY(table.pending().starts_with("0 research"));
    }
};

} // namespace tst_tapestry_alchemists

PEGSHEET_TEST(tst_tapestry_alchemists, TestAlchemists)
#include "tst_alchemists.moc"
