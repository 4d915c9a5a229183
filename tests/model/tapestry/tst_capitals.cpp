// SPDX-License-Identifier: Apache-2.0
// The mats of the cities, before the first turn (DE p.4; contract, Moves, `capital`, and reading 20), and depth `full` beside the
// other two.
#include "model/tapestry/codec.h"
#include "model/tapestry/game.h"
#include "tests/model/tapestry/fulltable.h"
#include "tests/registry.h"

namespace tst_tapestry_capitals {

using namespace pegsheet;
using namespace pegsheet::tapestry;

namespace {

Value valueOf(const TestTable &table)
{
    Setup setup;
    for (int seat = 0; seat < table.state().players; ++seat)
        setup.players.push_back("Player " + std::to_string(seat + 1));
    return Game::stateValue(table.state(), setup);
}

Value cityOf(const TestTable &table, std::size_t seat)
{
    const Value state = valueOf(table);
    return *state.find("players")->array()->at(seat).find("city");
}

} // namespace

class TestCapitals : public QObject
{
    Q_OBJECT

private slots:
    // Everybody is asked at once, the first player first, in any order; no turn begins before (contract, reading 20).
    void everybodyIsAskedAtOnce()
    {
        for (int players = 1; players <= kMostSeats; ++players) {
            TestTable table(players, {{"depth", "full"}});
            QCOMPARE(table.phase(), std::string("setup"));
            QCOMPARE(table.state().queue.size(), players);
            QCOMPARE(playerOf(table.state()), 0);
            QCOMPARE(table.says("income"), std::string("tapestry.pending"));
            const Value entry = valueOf(table).find("queue")->array()->front();
            QVERIFY(entry
                    == Value(Object{{"player", 0}, {"wants", "capital"}, {"what", "capital"}, {"why", "setup"}, {"ready", true}}));
            // The last answers first.
            table.play("capital capital=forest entry=" + std::to_string(players - 1));
            QVERIFY(table.player(players - 1).city.capital() == Capital::Forest);
            for (int left = players - 1; left > 0; --left)
                table.play("skip");
            QCOMPARE(table.phase(), std::string("turn"));
            QCOMPARE(int{table.state().turn}, 0);
            QCOMPARE(table.says("income"), std::string());
        }
    }
    // Each mat is there once (DE p.4); the list has those that are left.
    void eachMatOnce()
    {
        TestTable table(3, {{"depth", "full"}});
        QCOMPARE(ListedMoves(table.state()).countUsual(Kind::Capital), 6U);
        table.play("capital capital=wetland");
        QCOMPARE(table.says("capital capital=wetland"), std::string("tapestry.taken"));
        QCOMPARE(ListedMoves(table.state()).countUsual(Kind::Capital), 5U);
        // Those of a pair (DE p.4) are not refused: the table sees to it (reading 20).
        table.play({"capital capital=desert", "capital capital=mountain"});
        QCOMPARE(table.phase(), std::string("turn"));
        QCOMPARE(table.says("capital capital=forest"), std::string("tapestry.notNow"));
    }
    // After `skip` a city is kept by numbers, as it is at depth `tracks`; the other one is not.
    void aCityByNumbersBesideOneByPlots()
    {
        TestTable table(2, {{"depth", "full"}});
        table.play({"capital capital=tropical", "skip", "income", "income"});
        QVERIFY(table.player(0).city.isKept() && !table.player(1).city.isKept());
        QVERIFY(cityOf(table, 1) == Value(Object{{"lines", 0}, {"districts", 0}}));
        QCOMPARE(table.says("district player=1"), std::string());
        QCOMPARE(table.says("district player=0"), std::string("tapestry.noOption"));
        // Only of the city that is kept by numbers the lines are asked (contract, reading 22).
        table.play({"benefit player=1 gains=\"vp_per(city)\"", "count count=4"});
        QCOMPARE(int{table.player(1).vp}, 4);
        table.play("benefit player=0 gains=\"vp_per(city)\"");
        QCOMPARE(table.state().queue.size(), 0);
        QCOMPARE(table.says("correct player=1 set=city:{lines:3}"), std::string());
        QCOMPARE(table.says("correct player=0 set=city:{lines:3}"), std::string("input.derivedField"));
        QCOMPARE(table.says("correct player=0 set=city:{districts:3}"), std::string("input.derivedField"));
        // Buildings of a city by numbers are built nowhere.
        table.play("benefit player=1 gains=\"market\"");
        QCOMPARE(table.state().queue.size(), 0);
    }
    // The state shows mat and plots, and what stands beside or is laid aside (contract, State, T2).
    void whatTheStateShows()
    {
        TestTable table = withCities(1);
        const Value city = cityOf(table, 0);
        QVERIFY(*city.find("capital") == Value("mountain"));
        QCOMPARE(int(city.find("grid")->array()->size()), kCitySide);
        QVERIFY(city.find("grid")->array()->at(1) == Value("##...###."));
        QVERIFY(*city.find("beside") == Value(Array()) && *city.find("unplaced") == Value(Array()));
        QVERIFY(*valueOf(table).find("depth") == Value("full"));
    }
    // What came before the mat was named is built there as soon as it is.
    void whatCameBefore()
    {
        TestTable table(1, {{"depth", "full"}});
        table.play({"benefit player=0 gains=\"farm*2\"", "benefit player=0 gains=\"landmark(forge)\""});
        QCOMPARE(table.phase(), std::string("setup"));
        table.play("capital capital=mountain");
        QCOMPARE(table.pending(), std::string("0 place, 0 place"));
        table.play({"place x=0 y=6 turn=0", "place x=0 y=0 turn=0", "place x=1 y=0 turn=0"});
        QCOMPARE(table.phase(), std::string("turn"));
        QCOMPARE(table.player(0).city.with(Content::Farm).size(), 2);
    }
    // At the other depths there is neither mat nor place, and nothing of a city but its numbers.
    void theOtherDepths()
    {
        TestTable table(2);
        QCOMPARE(table.phase(), std::string("turn"));
        for (const char *move : {"capital capital=forest", "place x=0 y=0 turn=0", "place x=0 y=0 turn=0 player=0 what=forge"})
            QCOMPARE(table.says(move), std::string("tapestry.notNow"));
        for (const char *field : {"capital:forest", "unplaced:[forge]", "beside:[market]"})
            QCOMPARE(table.says(std::string("correct player=0 set=city:{") + field + '}'), std::string("tapestry.noOption"));
        QVERIFY(cityOf(table, 0) == Value(Object{{"lines", 0}, {"districts", 0}}));
    }
    // Without a mat there are no plots to correct.
    void plotsWithoutAMat()
    {
        TestTable table(1, {{"depth", "full"}});
        table.play("skip");
        QCOMPARE(table.says(gridOf(0, kBare)), std::string("tapestry.noOption"));
        QCOMPARE(table.says("correct player=0 set=city:{capital:forest,unplaced:[forge]}"), std::string());
    }
    // A table that begins late sets mat and grid whole by a correction, which pays no district.
    void aTableThatBeginsLate()
    {
        TestTable table(2, {{"depth", "full"}});
        table.play("correct player=1 set=city:{capital:desert}");
        QCOMPARE(table.state().queue.size(), 1); // it is not asked any more
        table.play("skip").play(gridOf(1, kFull));
        QCOMPARE(int{table.player(1).lines}, 18);
        QCOMPARE(int{table.player(1).districts}, 9);
        QCOMPARE(table.state().queue.size(), 0);
        // The same mat keeps what stands there, another one begins anew; one that another player has is refused.
        table.play("correct player=1 set=city:{capital:desert}");
        QCOMPARE(int{table.player(1).lines}, 18);
        QCOMPARE(table.says("correct player=0 set=city:{capital:desert}"), std::string("tapestry.taken"));
        table.play("correct player=1 set=city:{capital:forest}");
        QCOMPARE(pictureOf(table.player(1).city).join(u'/'), pictureOf(City(Capital::Forest)).join(u'/'));
    }
    // What a correction of a city sets is written, read and coded as it was said.
    void correctionsAreKept_data()
    {
        QTest::addColumn<QByteArray>("line");
        for (const char *set : {"city:{capital:forest}", "city:{beside:[market,market,armory,forge]}",
                                "city:{unplaced:[barn,forge]}", "city:{capital:desert,beside:[],unplaced:[]}"})
            QTest::newRow(set) << QByteArray("correct player=0 set=") + set;
        QTest::newRow("grid") << QByteArray::fromStdString(gridOf(0, kLacksOne));
    }
    void correctionsAreKept()
    {
        QFETCH(const QByteArray, line);
        TestTable table = withCities(2);
        const Move move = moveOf(line.toStdString());
        Move again;
        QVERIFY(!MoveReader<Move>::read(describedValue(std::get<Correct>(move)), again));
        QVERIFY(again == moveOf(line.toStdString()));
        EntropyEncoder encoder;
        (void)codeMove(encoder, table.state(), again);
        const auto bytes = encoder.finish();
        EntropyDecoder decoder(bytes);
        QVERIFY(codeMove(decoder, table.state(), Move()) == again);
        table.play(line.toStdString());
    }
    void correctionsThatCannotBe()
    {
        TestTable table = withCities(1);
        const auto reading = [](const Value &city) {
            Correction read;
            const auto refusal = fromValue("set", Object{{"city", city}}, read);
            return refusal ? std::string(refusal->code) : std::string();
        };
        QCOMPARE(reading(Object{{"capital", "moon"}}), std::string("input.unknownValue"));
        QCOMPARE(reading(Object{{"capital", Value()}}), std::string("input.wrongType"));
        QCOMPARE(reading(Object{{"grid", Array{"........."}}}), std::string("input.outOfRange"));
        Array rows(kCitySide, Value("........."));
        rows.back() = Value("........");
        QCOMPARE(reading(Object{{"grid", rows}}), std::string("input.outOfRange"));
        rows.back() = Value("........x");
        QCOMPARE(reading(Object{{"grid", rows}}), std::string("input.unknownValue"));
        QCOMPARE(reading(Object{{"beside", Array(6, Value("market"))}}), std::string("input.duplicate"));
        QCOMPARE(reading(Object{{"beside", Array{"forge", "forge"}}}), std::string("input.duplicate"));
        QCOMPARE(reading(Object{{"beside", Array{"coin"}}}), std::string("input.unknownValue"));
        QCOMPARE(reading(Object{{"unplaced", Array{"market"}}}), std::string("input.unknownValue"));
    }
    // Five players begin with five entries, and the state of all of them is small.
    void theStateIsSmall() { QVERIFY(sizeof(State) <= 3100); }
};

} // namespace tst_tapestry_capitals

PEGSHEET_TEST(tst_tapestry_capitals, TestCapitals)
#include "tst_capitals.moc"
