// SPDX-License-Identifier: Apache-2.0
// Touches that answer civilizations: few, in any order, and refused where the rules do.
#include "tests/model/tapestry/fingers.h"
#include "tests/model/tapestry/mattable.h"
#include "tests/registry.h"

namespace tst_tapestry_pencilmats {

using namespace pegsheet;
using namespace pegsheet::tapestry;

namespace {

// After the first income turns, player 0 with that mat and what is set besides.
Fingers withMat(const std::string &mat, const std::string &fields = {}, int players = 2)
{
    Fingers fingers(players, asPrinted());
    for (int seat = 0; seat < players; ++seat)
        fingers.play({"skip", "skip"});
    for (int seat = 0; seat < players; ++seat)
        fingers.play({"income"});
    fingers.play({"correct player=0 set=civilizations:[{civilization:" + mat + (fields.empty() ? "" : "," + fields)
                  + "}],tiles:2,tapestry:0,resources:{coin:2,worker:2,food:2,culture:2}"});
    return fingers;
}

} // namespace

class TestPencilMats : public QObject
{
    Q_OBJECT

private slots:
    // Contract, reading 57: the row of the outpost is said before or behind the die, and once more takes its place.
    void theRowOfAnOutpost()
    {
        Fingers fingers = withMat("militants");
        fingers.play({"benefit player=0 gains=conquer"});
        const int before = fingers.length();
        QCOMPARE(fingers.touch(PencilKind::Red, static_cast<int>(RedFace::Vp5)), QString());
        QCOMPARE(fingers.length(), before);
        QCOMPARE(fingers.touch(PencilKind::Row, 2), QString::fromUtf8("input.outOfRange"));
        QCOMPARE(fingers.touch(PencilKind::Row, 1), QString());
        QCOMPARE(fingers.last(), QString::fromUtf8(R"x(conquer red="vp(5)" row=1)x"));
        // Of an outpost after exploring.
        fingers.play({R"x(benefit player=0 gains="opt(outpost_there)")x"});
        QCOMPARE(fingers.touch(PencilKind::Take), QString::fromUtf8("input.missingField"));
        QCOMPARE(fingers.touch(PencilKind::Row, 0), QString());
        QCOMPARE(fingers.last(), QString::fromUtf8("take row=0"));
        // Where one row has outposts it goes without saying.
        Fingers one = withMat("militants", "rows:[0,3]");
        one.play({"benefit player=0 gains=conquer"});
        QVERIFY(!one.touch(PencilKind::Row, 1).isEmpty());
        QCOMPARE(one.touch(PencilKind::Red, static_cast<int>(RedFace::Vp5)), QString());
        QCOMPARE(one.last(), QString::fromUtf8(R"x(conquer red="vp(5)")x"));
    }
    // A marker only on what was nobody's; whose it was takes it back.
    void aMarkerOnWhatIsConquered()
    {
        Fingers fingers = withMat("isolationists");
        fingers.play({"correct player=1 set=control:3", "benefit player=0 gains=conquer"});
        QCOMPARE(fingers.touch(PencilKind::Marker), QString());
        QVERIFY(fingers.line().pencil().marker);
        QCOMPARE(fingers.touch(PencilKind::Against, 1), QString());
        QVERIFY(!fingers.line().pencil().marker);
        QCOMPARE(fingers.touch(PencilKind::Marker), QString::fromUtf8("tapestry.noOption"));
        QCOMPARE(fingers.touch(PencilKind::Against, 1), QString());
        QCOMPARE(fingers.touch(PencilKind::Marker), QString());
        QCOMPARE(fingers.touch(PencilKind::Black, static_cast<int>(BlackFace::Food)), QString());
        QCOMPARE(fingers.last(), QString::fromUtf8("conquer black=food marker=true"));
    }
    // The die that is left, and the other one; touched anew the face of that colour takes its place.
    void theDieThatIsLeft()
    {
        Fingers fingers = withMat("traders", "markers:3,open:1");
        fingers.play({"benefit player=1 gains=conquer"});
        QCOMPARE(fingers.touch(PencilKind::Other, static_cast<int>(DieFace::Territory)), QString());
        QCOMPARE(fingers.touch(PencilKind::Other, static_cast<int>(DieFace::Vp6)), QString());
        QCOMPARE(fingers.touch(PencilKind::Black, static_cast<int>(BlackFace::Coin)), QString());
        QCOMPARE(fingers.last(), QString::fromUtf8(R"x(conquer black=coin other="vp(6)")x"));
        QCOMPARE(fingers.state().mats[Civilization::Traders].number(), 0);
        // Both of one colour cannot be: what is left to them is never lost without a word.
        Fingers both = withMat("traders", "markers:3,open:1");
        both.play({"benefit player=1 gains=conquer"});
        const int before = both.length();
        QCOMPARE(both.touch(PencilKind::Other, static_cast<int>(DieFace::Vp6)), QString());
        QCOMPARE(both.touch(PencilKind::Red, static_cast<int>(RedFace::Vp6)), QString::fromUtf8("tapestry.noOption"));
        QCOMPARE(both.length(), before);
    }
    void theTileOfADieThatIsLeft()
    {
        Fingers fingers = withMat("traders", "markers:3,open:1");
        fingers.play({"benefit player=1 gains=conquer"});
        QCOMPARE(fingers.touch(PencilKind::Other, static_cast<int>(DieFace::Territory)), QString());
        const int before = fingers.length();
        QCOMPARE(fingers.touch(PencilKind::Red, static_cast<int>(RedFace::Vp4)), QString());
        QCOMPARE(fingers.length(), before);
        QCOMPARE(fingers.touch(PencilKind::Tile, static_cast<int>(TileBenefit::Coin)), QString());
        QCOMPARE(fingers.last(), QString::fromUtf8(R"x(conquer red="vp(4)" tile=coin other="territory_benefit")x"));
    }
    // DE p.29: four numbers, in any order, and the last one says it.
    void fourNumbers()
    {
        Fingers fingers(2, asPrinted());
        fingers.play({"skip", "civilization civilization=mystics"});
        QCOMPARE(fingers.touch(PencilKind::Predict, 4, 1), QString::fromUtf8("input.outOfRange"));
        QCOMPARE(fingers.touch(PencilKind::Predict, static_cast<int>(Predicted::Tracks), 5), QString::fromUtf8("input.outOfRange"));
        for (const Predicted what : {Predicted::Tracks, Predicted::Tech, Predicted::Control, Predicted::Tech})
            QCOMPARE(fingers.touch(PencilKind::Predict, static_cast<int>(what), 3), QString());
        const int before = fingers.length();
        QCOMPARE(fingers.touch(PencilKind::Predict, static_cast<int>(Predicted::Districts), 2), QString());
        QCOMPARE(fingers.length(), before + 1);
        QCOMPARE(fingers.last(), QString::fromUtf8("predict tech=3 districts=2 control=3 tracks=3"));
    }
    void aTrade()
    {
        Fingers fingers = withMat("traders");
        fingers.play({"correct player=0 set=incomes:1", "correct player=1 set=control:3", "income"});
        QCOMPARE(openWants(fingers.state(), {}), Wants::Trade);
        QCOMPARE(fingers.touch(PencilKind::Trade, 1, -1), QString());
        QCOMPARE(fingers.line().pencil().against, 1);
        QCOMPARE(fingers.touch(PencilKind::Trade, 1, 1 + static_cast<int>(TileBenefit::Worker)), QString());
        QCOMPARE(fingers.last(), QString::fromUtf8("trade against=1 tile=worker"));
        Fingers points = withMat("traders");
        points.play({"income"});
        QCOMPARE(points.touch(PencilKind::Trade, -1, 7), QString::fromUtf8("input.outOfRange"));
        QCOMPARE(points.touch(PencilKind::Trade, -1, 4), QString());
        QCOMPARE(points.last(), QString::fromUtf8("trade points=4"));
    }
    void aTechOfAnybody()
    {
        Fingers fingers = withMat("inventors");
        fingers.play({"correct player=1 set=techCards:[{card:paper,row:bottom},{card:unknown,row:middle}]", "income"});
        QCOMPARE(openWants(fingers.state(), {}), Wants::Upgrade);
        QCOMPARE(fingers.touch(PencilKind::Improve, static_cast<int>(Tech::Paper), 0), QString::fromUtf8("tapestry.noCard"));
        QCOMPARE(fingers.touch(PencilKind::Improve, TechRefs::ofRow(TechRow::Middle), 1), QString());
        QCOMPARE(fingers.last(), QString::fromUtf8("upgrade row=middle player=1"));
    }
    void aSquareLiesOpen()
    {
        Fingers fingers = withMat("historians", {}, 3);
        fingers.play({"income"});
        QCOMPARE(fingers.touch(PencilKind::Opponent, 2, 1 + 1), QString());
        QCOMPARE(fingers.last(), QString::fromUtf8("opponent player=2 square=1"));
    }
    // Contract, reading 52: in place of the city, which is kept by numbers.
    void aBuildingElsewhere()
    {
        Fingers fingers = withMat("craftsmen");
        fingers.play({"benefit player=0 gains=market"});
        QVERIFY(!placingOf(fingers.state(), {}));
        QCOMPARE(fingers.touch(PencilKind::Spot, -1, 3), QString::fromUtf8("tapestry.notNow"));
        QCOMPARE(fingers.touch(PencilKind::Map, static_cast<int>(MapPlace::Empty)), QString::fromUtf8("tapestry.noOption"));
        QCOMPARE(fingers.touch(PencilKind::Column, 2), QString());
        QCOMPARE(fingers.last(), QString::fromUtf8("place column=2"));
        Fingers nomads = withMat("nomads");
        nomads.play({"benefit player=0 gains=market"});
        QCOMPARE(nomads.touch(PencilKind::Map, static_cast<int>(MapPlace::Empty)), QString());
        QCOMPARE(nomads.last(), QString::fromUtf8("place map=empty"));
    }
    // Contract, reading 51: a marker is placed by a touch on its plot, as a building is.
    void aMarkerInTheCity()
    {
        Fingers fingers(2, kNamed);
        fingers.play({"capital capital=forest", "civilization civilization=architects"});
        const auto placing = placingOf(fingers.state(), {});
        QVERIFY(placing && placing->isMarker);
        const Spot spot = spotOf(fingers.state(), {}, *placing);
        QCOMPARE(fingers.touch(PencilKind::Spot, -1, spot.number()), QString());
        QVERIFY(fingers.state().at(0).city.at(plotAt(spot.column, spot.row)) == Content::Impassable);
    }
    // Contract, reading 54: the first building, once more not, and another one of another kind.
    void twoBuildingsChangePlaces()
    {
        Fingers fingers(2, asPrinted());
        fingers.play(
            {"capital capital=forest", "skip", "skip", "skip", "income", "income",
             R"x(correct player=0 set={city:{grid:["mh.......",".........",".........",".........",".........",".........",".........",".........","........."]}})x",
             "benefit player=0 gains=civ", "civilization civilization=architects"});
        QCOMPARE(openWants(fingers.state(), {}), Wants::Swap);
        QCOMPARE(fingers.touch(PencilKind::Swap, 5), QString::fromUtf8("tapestry.noOption"));
        QCOMPARE(fingers.touch(PencilKind::Swap, 0), QString());
        QCOMPARE(fingers.touch(PencilKind::Swap, 0), QString());
        QCOMPARE(fingers.line().pencil().plot, -1);
        QCOMPARE(fingers.touch(PencilKind::Swap, 1), QString());
        QCOMPARE(fingers.touch(PencilKind::Swap, 0), QString());
        QVERIFY(fingers.state().at(0).city.at(0) == Content::House);
    }
    // What may be declined is declined together, and what is due stays; each is a move of its own (contract, reading 9).
    void allPartsAreDeclined()
    {
        Fingers fingers = withMat("leaders");
        fingers.play(
            {R"x(correct player=0 set=civilizations:[{civilization:leaders},{civilization:traders},{civilization:merrymakers}])x",
             "income"});
        QCOMPARE(optionalParts(fingers.state(), 0), 2);
        const int before = fingers.length();
        QCOMPARE(fingers.touch(PencilKind::SkipParts), QString());
        QCOMPARE(fingers.length(), before + 2);
        QCOMPARE(optionalParts(fingers.state(), 0), 0);
        QCOMPARE(openWants(fingers.state(), {}), Wants::Choose);
        QCOMPARE(fingers.touch(PencilKind::SkipParts), QString::fromUtf8("tapestry.notOptional"));
    }
    // Where civilizations are counted none of it is there.
    void onlyWhereTheyHaveNames()
    {
        Fingers fingers(2, {{"depth", "full"}, {"cards", "named"}});
        fingers.play({"skip", "skip", "income", "income", "benefit player=0 gains=conquer"});
        for (const PencilKind kind :
             {PencilKind::Row, PencilKind::Marker, PencilKind::Other, PencilKind::Improve, PencilKind::Predict, PencilKind::Trade,
              PencilKind::Column, PencilKind::Map, PencilKind::Swap})
            QCOMPARE(fingers.touch(kind, 0, 1), QString::fromUtf8("tapestry.notNow"));
    }
};

} // namespace tst_tapestry_pencilmats

PEGSHEET_TEST(tst_tapestry_pencilmats, TestPencilMats)
#include "tst_pencilmats.moc"
