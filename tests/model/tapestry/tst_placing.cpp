// SPDX-License-Identifier: Apache-2.0
// What is built in a city that is kept, and when (DE p.13, p.14, its FAQ p.28 and p.29; contract, Moves, `place`, and readings 1,
// 2, 11, 18, 19).
#include "model/tapestry/pencil.h"
#include "tests/model/tapestry/fulltable.h"
#include "tests/registry.h"

namespace tst_tapestry_placing {

using namespace pegsheet;
using namespace pegsheet::tapestry;

namespace {

using Rows = std::array<std::string_view, kCitySide>;

// Room for what has two by two plots, and for nothing else.
constexpr Rows kHole{"mmmmmmmmm", "mmmmmmmmm", "mmmmmmmmm", "mmmmmmmmm", "mmmm..mmm",
                     "mmmm..mmm", "mmmmmmmmm", "mmmmmmmmm", "mmmmmmmmm"};
// One plot of each of the first two districts is free, side by side.
constexpr Rows kLacksTwo{"mm..mmmmm", "mmmmmmmmm", "mmmmmmmmm", ".........", ".........",
                         ".........", ".........", ".........", "........."};

// Player 0 has gone to that space, paid with the track's own.
TestTable arrived(TestTable table, Track track, int space)
{
    table.play("correct player=0 set=tracks:{" + std::string(nameOf(track)) + ":[" + std::to_string(space - 1) + "]}");
    return table.step(track);
}

// The Lighthouse is laid aside, and all else of the turn is done.
TestTable laidAside(const Rows &rows, int players = 2)
{
    TestTable table = arrived(withPlots(rows, players), Track::Exploration, 4);
    return table.play({"skip", "skip"});
}

} // namespace

class TestPlacing : public QObject
{
    Q_OBJECT

private slots:
    // DE p.13: an income building leaves the mat and is built, on any free plot.
    void anIncomeBuilding()
    {
        TestTable table = withPlots(kLacksOne);
        table.play("benefit player=0 gains=\"market\"");
        QCOMPARE(table.pending(), std::string("0 place"));
        for (const char *spot : {"x=1 y=0 turn=0", "x=-1 y=0 turn=0", "x=0 y=0 turn=1"})
            QCOMPARE(table.says(std::string("place ") + spot), std::string("tapestry.noPlace"));
        QCOMPARE(table.says("skip"), std::string("tapestry.notOptional"));
        QCOMPARE(table.says("place x=3 y=0 turn=0 player=0"), std::string("tapestry.noOption"));
        QCOMPARE(table.says("place x=3 y=0 turn=0 what=forge"), std::string("tapestry.noOption"));
        table.play("place x=3 y=0 turn=0");
        QVERIFY(table.player(0).city.at(plotAt(3, 0)) == Content::Market);
        QCOMPARE(table.did<Built>().at(0).why, std::string("benefit"));
        QVERIFY(table.did<Completed>().empty());
        QCOMPARE(table.state().queue.size(), 0);
    }
    // The places are listed in reading order, turn by turn.
    void placesInReadingOrder()
    {
        TestTable table = withPlots(kHole);
        table.play("benefit player=0 gains=\"market\"");
        const ListedMoves listed(table.state());
        QCOMPARE(listed.countUsual(Kind::Place), 4U);
        QVERIFY(listed.at(Kind::Place, 0) == Move(PlacePiece{spotAt(4, 4), -1, {}, {}}));
        QVERIFY(listed.at(Kind::Place, 3) == Move(PlacePiece{spotAt(5, 5), -1, {}, {}}));
        QVERIFY(listed.at(Kind::Place, 7) == Move(PlacePiece{spotAt(5, 5), -1, {}, {0}}));
    }
    // Several of a kind come together and are built one by one; what the first completes is paid before the next (reading 1).
    void severalOneByOne()
    {
        TestTable table = withPlots(kLacksOne);
        table.play({"benefit player=0 gains=\"farm*2\"", "place x=0 y=0 turn=0"});
        QCOMPARE(table.pending(), std::string("0 gain, 0 (step)"));
        table.play({"gain resources=coin:1", "place x=8 y=8 turn=0"});
        QCOMPARE(table.player(0).city.with(Content::Farm).size(), 2);
        QCOMPARE(int{table.player(0).districts}, 1);
    }
    // DE p.13: the landmark before the benefit, and that before the bonus (DE p.28).
    void landmarkBenefitBonus()
    {
        TestTable table = withPlots(kLacksOne);
        table.play("correct player=0 set=tiles:3,tracks:{technology:[2]}");
        table = arrived(table, Track::Exploration, 10);
        QCOMPARE(table.pending(), std::string("0 place, 0 (vp_per(track_t)), 0 (pay(tile*3=>vp(10)))"));
        table.play("place x=3 y=0 turn=0");
        QCOMPARE(table.did<Built>().at(0).why, std::string("exploration10"));
        QCOMPARE(int{table.player(0).vp}, 2);
        QCOMPARE(table.pending(), std::string("0 take"));
    }
    // DE p.14: a district that a landmark completes pays at once, before the benefit of the space.
    void aDistrictOfALandmark()
    {
        TestTable table = arrived(withPlots(kLacksOne), Track::Exploration, 4);
        QCOMPARE(table.pending(), std::string("0 place, 0 (then(tile,explore))"));
        table.play("place x=-1 y=-1 turn=0");
        QCOMPARE(table.pending(), std::string("0 gain, 0 (then(tile,explore))"));
        QCOMPARE(int{table.did<Completed>().at(0).districts}, 1);
        table.play("gain resources=coin:1");
        QCOMPARE(table.pending(), std::string("0 explore"));
    }
    // DE p.28: the district of the benefit's building pays for the bonus, which waits for it, also where nothing could pay before.
    void theDistrictPaysForTheBonus_data()
    {
        QTest::addColumn<int>("track");
        QTest::addColumn<int>("space");
        QTest::addColumn<QByteArray>("stores");
        QTest::addColumn<QByteArray>("answer");
        const auto row = [](Track track, int space, const char *stores, const char *answer) {
            QTest::newRow((std::string(nameOf(track)) + std::to_string(space)).c_str())
                << static_cast<int>(track) << space << QByteArray(stores) << QByteArray(answer);
        };
        row(Track::Technology, 5, "resources:{coin:2,worker:0,food:0,culture:0},techs:{bottom:1}", "choose option=1");
        row(Track::Technology, 6, "resources:{coin:2,worker:0,food:0,culture:0}", "");
        row(Track::Technology, 8, "resources:{coin:3,worker:0,food:0,culture:0},techs:{bottom:1}", "");
        row(Track::Exploration, 6, "resources:{coin:0,worker:0,food:2,culture:0}", "");
    }
    void theDistrictPaysForTheBonus()
    {
        QFETCH(const int, track);
        QFETCH(const int, space);
        QFETCH(const QByteArray, stores);
        QFETCH(const QByteArray, answer);
        for (const bool isDistrict : {true, false}) {
            TestTable table = withPlots(kLacksOne);
            table = arrived(table.play("correct player=0 set=" + stores.toStdString()), static_cast<Track>(track), space);
            QCOMPARE(table.player(0).resources.total(), 0);
            if (!answer.isEmpty())
                table.play(answer.toStdString());
            table.play(isDistrict ? "place x=0 y=0 turn=0" : "place x=3 y=0 turn=0");
            if (isDistrict)
                table.play("gain resources=worker:1");
            QCOMPARE(table.pending(), std::string(isDistrict ? "0 take" : ""));
            QCOMPARE(int{table.state().turn}, isDistrict ? 0 : 1);
        }
    }
    // DE p.14, reading 19: two districts at once are two resources, in one answer.
    void twoDistrictsAtOnce()
    {
        TestTable table = withPlots(kLacksTwo);
        table.play({"benefit player=0 gains=\"landmark(forge)\"", "place x=2 y=-1 turn=0"});
        QCOMPARE(table.pending(), std::string("0 gain"));
        QCOMPARE(int{table.state().queue[0].times}, 2);
        QVERIFY(table.state().queue[0].why == Why::District);
        QCOMPARE(table.says("gain resources=coin:1"), std::string("tapestry.noOption"));
        table.play("gain resources=coin:1,food:1");
        QCOMPARE(int{table.player(0).districts}, 3);
    }
    // DE p.13: what a city has complete scores by itself, and nothing is asked.
    void linesScoreByThemselves()
    {
        TestTable table = withPlots(kLacksTwo);
        table.play("benefit player=0 gains=\"vp_per(city)\"");
        QCOMPARE(int{table.player(0).vp}, 2);
        QCOMPARE(table.state().queue.size(), 0);
        // The points of a part wait until the other part is built (reading 3).
        table.play("benefit player=0 gains=\"all(vp_per(city),market*2)\"");
        QCOMPARE(table.pending(), std::string("0 place, 0 resolve"));
        table.play("place x=2 y=0 turn=0");
        QCOMPARE(table.pending(), std::string("0 gain, 0 (step), 0 resolve"));
        table.play({"gain resources=coin:1", "place x=3 y=0 turn=0", "gain resources=coin:1"});
        QCOMPARE(int{table.player(0).vp}, 5);
    }
    // DE p.11: in an income turn the city counts what came before, and nothing is laid aside (corrections 14).
    void anIncomeTurnWaitsForNothing()
    {
        TestTable table = withPlots(
            {".mmmmmmmm", ".........", ".........", ".........", ".........", ".........", ".........", ".........", "........."},
            1);
        table.play({"correct player=0 set=incomes:2,techs:{bottom:1},tapestry:0", "income", "gain resources=coin:2",
                    "upgrade row=bottom", "effect gains=\"all(house,landmark(forge))\""});
        QCOMPARE(table.says("skip entry=0"), std::string("tapestry.notOptional"));
        QCOMPARE(table.says("skip entry=1"), std::string("tapestry.notOptional"));
        QCOMPARE(table.points(0, Source::Income), 0);
        QVERIFY(std::get<Landmark>(pieceOf(table.state().queue[table.state().queue.size() - 1])) == Landmark::Forge);
        table.play("place x=3 y=3 turn=0");
        QCOMPARE(table.points(0, Source::Income), 0);
        table.play("place x=0 y=0 turn=0");
        // One tech card, and the row.
        QCOMPARE(table.points(0, Source::Income), 2);
    }
    // DE p.28, p.29: where no place is left it stands beside the city, where it completes nothing; it counts as a building.
    void besideWhereNothingIsLeft()
    {
        TestTable table = withPlots(kFull);
        table.play("benefit player=0 gains=\"then(market*2,landmark(forge),vp_per(market),vp_per(landmark))\"");
        QCOMPARE(table.state().queue.size(), 0);
        QCOMPARE(table.player(0).city.beside(Building::Market), 2);
        QVERIFY(table.player(0).city.where(Landmark::Forge) == Where::Beside);
        QCOMPARE(table.did<PutBeside>().size(), std::size_t{3});
        QCOMPARE(int{table.player(0).vp}, 3);
    }
    // What has no place left when its time comes is not asked for either.
    void besideWhereTheLastPlaceIsGone()
    {
        TestTable table = withPlots(kHole);
        table.play({"benefit player=0 gains=\"all(landmark(forge),market)\"", "place x=4 y=4 turn=0"});
        QCOMPARE(table.pending(), std::string());
        QVERIFY(table.player(0).city.where(Landmark::Forge) == Where::Beside);
    }

    // DE p.13, reading 18: a landmark of a turn that advances is laid aside, and built while others play.
    void laidAsideAndBuiltLater()
    {
        TestTable table = laidAside(kLacksOne);
        QCOMPARE(int{table.state().turn}, 1);
        QVERIFY(table.player(0).city.where(Landmark::Lighthouse) == Where::LaidAside);
        QCOMPARE(table.says("place player=1 what=lighthouse x=5 y=5 turn=0"), std::string("tapestry.noOption"));
        QCOMPARE(table.says("place player=0 what=forge x=5 y=5 turn=0"), std::string("tapestry.noOption"));
        QCOMPARE(table.says("place player=0 what=lighthouse entry=0 x=5 y=5 turn=0"), std::string("tapestry.noOption"));
        QCOMPARE(table.says("place player=0 x=5 y=5 turn=0"), std::string("tapestry.noOption"));
        QCOMPARE(table.says("place what=lighthouse x=5 y=5 turn=0"), std::string("tapestry.noOption"));
        QCOMPARE(table.says("place player=0 what=lighthouse x=1 y=1 turn=0"), std::string("tapestry.noPlace"));
        QCOMPARE(table.says("place player=4 what=lighthouse x=5 y=5 turn=0"), std::string("input.outOfRange"));
        // The turn of the other goes on; what it completes is the owner's.
        table.play("place player=0 what=lighthouse x=-1 y=-1 turn=0");
        QCOMPARE(table.did<Built>().at(0).why, std::string("unplaced"));
        QCOMPARE(table.pending(), std::string("0 gain"));
        table.play("gain resources=coin:1");
        QCOMPARE(int{table.state().turn}, 1);
        QCOMPARE(table.says("income"), std::string());
    }
    // Reading 18: it has to stand before that player's next turn, also alone.
    void laidAsideBeforeTheNextTurn()
    {
        for (const int players : {1, 2}) {
            TestTable table = laidAside(kLacksOne, players);
            if (players == 2)
                table.play("correct set=turn:0");
            QCOMPARE(table.says("income"), std::string("tapestry.placeFirst"));
            QCOMPARE(table.says("advance track=science pay=coin:1"), std::string("tapestry.placeFirst"));
            const ListedMoves listed(table.state());
            QVERIFY(!listed.any(Kind::Income) && !listed.any(Kind::Advance));
            QCOMPARE(int(listed.size()), table.player(0).city.spotsFor(Landmark::Lighthouse).size());
            table.play("place player=0 what=lighthouse x=5 y=5 turn=0");
            QCOMPARE(table.says("income"), std::string());
        }
    }
    // Reading 18: if its last place vanishes meanwhile it stands beside the city.
    void laidAsideAndTheLastPlaceIsGone()
    {
        TestTable table = laidAside(kHole);
        table.play({"benefit player=0 gains=\"market\"", "place x=4 y=4 turn=0"});
        QVERIFY(table.player(0).city.where(Landmark::Lighthouse) == Where::Beside);
        table.play("correct set=turn:0");
        QCOMPARE(table.says("income"), std::string());
        // So it does where a correction leaves none.
        table = laidAside(kHole).play(gridOf(0, kFull));
        QVERIFY(table.player(0).city.where(Landmark::Lighthouse) == Where::Beside);
    }
    // Reading 18: only after the `advance` of the turn.
    void notLaidAsideBeforeTheTurn()
    {
        TestTable table = withPlots(kLacksOne);
        table.play("benefit player=0 gains=\"landmark(forge)\"");
        QCOMPARE(table.says("skip"), std::string("tapestry.notOptional"));
    }
    // A landmark that comes with a step without benefit is built, too (DE p.6).
    void aStepWithoutItsSpace()
    {
        TestTable table = withPlots(kLacksOne);
        table.play({"correct player=0 set=tracks:{exploration:[3]}", "benefit player=0 gains=\"adv_x(e)\""});
        QCOMPARE(table.pending(), std::string("0 place"));
        table.play({"place x=3 y=3 turn=0", "correct player=0 set=tracks:{science:[3],military:[3]}",
                    "benefit player=0 gains=\"adv_x(any)\"", "track track=science"});
        QCOMPARE(table.pending(), std::string("0 place"));
        QVERIFY(std::get<Landmark>(pieceOf(table.state().queue[0])) == Landmark::Apothecary);
    }
    // Who passes over what is optional does not pass over what is to be built.
    void nothingIsPassedOver()
    {
        TestTable table = withPlots(kLacksOne);
        table.play("correct player=0 set=tiles:3");
        table = arrived(table, Track::Exploration, 10);
        QVERIFY(!canDeclineAll(table.state()));
        table.play("skip");
        QVERIFY(canDeclineAll(table.state()));
    }
    // Reading 11: what is dropped with the queue stands beside the city.
    void droppedWithTheQueue()
    {
        TestTable table = withPlots(kLacksOne);
        table.play({"benefit player=0 gains=\"all(farm*2,landmark(forge))\"", "correct set=queue:[]"});
        QCOMPARE(table.state().queue.size(), 0);
        QCOMPARE(table.player(0).city.beside(Building::Farm), 2);
        QVERIFY(table.player(0).city.where(Landmark::Forge) == Where::Beside);
    }
};

} // namespace tst_tapestry_placing

PEGSHEET_TEST(tst_tapestry_placing, TestPlacing)
#include "tst_placing.moc"
