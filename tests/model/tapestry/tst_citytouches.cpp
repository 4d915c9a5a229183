// SPDX-License-Identifier: Apache-2.0
// A city by touches: the mat, an income building by one touch on a plot, a landmark that is moved before it is set, and one that
// was laid aside (DE p.4, p.13, p.28).
#include "model/tapestry/pencil.h"
#include "tests/model/tapestry/fulltable.h"
#include "tests/registry.h"

namespace tst_tapestry_citytouches {

using namespace pegsheet;
using namespace pegsheet::tapestry;

namespace {

Touch touchOf(PencilKind kind, int at = -1, int number = 0)
{
    return {static_cast<std::uint8_t>(kind), static_cast<std::int16_t>(at), number, {}};
}

// What a touch says on that table: the code of its refusal, "made" where it makes a move, else nothing.
std::string said(const TestTable &table, Pencil &pencil, PencilKind kind, int at = -1, int number = 0)
{
    Pencil next = pencil;
    const TouchResult result = next.touch(table.state(), touchOf(kind, at, number));
    if (result.refusal)
        return std::string(result.refusal->code);
    pencil = next;
    return result.completes ? "made" : "";
}

std::string moveOf(const TestTable &table, const Pencil &pencil)
{
    const std::vector<Move> moves = pencil.moves(table.state());
    return moves.size() == 1 ? notation(MatchOf<tapestry::Game>::moveValue(moves.front())) : std::to_string(moves.size());
}

int number(int column, int row, int turn = 0)
{
    return Spot{static_cast<std::int8_t>(column), static_cast<std::int8_t>(row), static_cast<std::uint8_t>(turn)}.number();
}

// Player 0 has gone to Exploration 4, whose landmark is the Lighthouse.
TestTable atLighthouse()
{
    TestTable table = withPlots(kLacksOne);
    table.play("correct player=0 set=tracks:{exploration:[3]}");
    return table.step(Track::Exploration);
}

} // namespace

class TestCityTouches : public QObject
{
    Q_OBJECT

private slots:
    void theMatIsNamedByOneTouch()
    {
        TestTable table(2, {{"depth", "full"}});
        Pencil pencil;
        QCOMPARE(said(table, pencil, PencilKind::Capital, static_cast<int>(Capital::Desert)), std::string("made"));
        QCOMPARE(moveOf(table, pencil), std::string("capital capital=desert"));
        pencil = Pencil();
        QCOMPARE(said(table, pencil, PencilKind::Skip), std::string("made"));
    }
    void anIncomeBuildingIsBuiltByOneTouch()
    {
        TestTable table = withPlots(kLacksOne);
        table.play("benefit player=0 gains=\"market\"");
        Pencil pencil;
        QCOMPARE(said(table, pencil, PencilKind::Spot, -1, number(1, 0)), std::string("tapestry.noPlace"));
        QCOMPARE(said(table, pencil, PencilKind::Spot, -1, Spot::kCount), std::string("input.outOfRange"));
        QVERIFY(pencil == Pencil());
        QCOMPARE(said(table, pencil, PencilKind::Spot, -1, number(3, 0)), std::string("made"));
        QCOMPARE(moveOf(table, pencil), std::string("place x=3 y=0 turn=0"));
    }
    // It starts on the first place where it is wholly in the city, and is set by a touch of its own.
    void aLandmarkIsMovedBeforeItIsSet()
    {
        const TestTable table = atLighthouse();
        Pencil pencil;
        const auto placing = placingOf(table.state(), pencil);
        QVERIFY(placing && placing->piece == Piece(Landmark::Lighthouse));
        const Spot first = firstSpot(table.player(0).city, Landmark::Lighthouse);
        QVERIFY(first.row == 0 && first.column >= 0);
        QVERIFY(spotOf(table.state(), pencil, *placing) == first);
        QVERIFY(pencil.moves(table.state()).empty());
        QCOMPARE(said(table, pencil, PencilKind::Spot, -1, number(5, 5)), std::string());
        QVERIFY(pencil.moves(table.state()).empty());
        QCOMPARE(said(table, pencil, PencilKind::Spot, -1, number(1, 1)), std::string("tapestry.noPlace"));
        QCOMPARE(said(table, pencil, PencilKind::Finish), std::string("made"));
        QCOMPARE(moveOf(table, pencil), std::string("place x=5 y=5 turn=0"));
        pencil = Pencil();
        QCOMPARE(said(table, pencil, PencilKind::Finish), std::string("made"));
        QVERIFY(pencil.moves(table.state()).front() == Move(PlacePiece{first, -1, {}, {}}));
    }
    // By anybody's hand, and while others play on (DE p.13, p.28).
    void whatWasLaidAsideIsBuiltLater()
    {
        TestTable table = atLighthouse();
        Pencil pencil;
        const int lighthouse = static_cast<int>(Landmark::Lighthouse);
        QCOMPARE(said(table, pencil, PencilKind::Aside, lighthouse), std::string("tapestry.noOption"));
        QCOMPARE(said(table, pencil, PencilKind::Skip), std::string("made"));
        table.play({"skip", "skip"});
        pencil = Pencil();
        QCOMPARE(said(table, pencil, PencilKind::Aside, lighthouse), std::string());
        QVERIFY(placingOf(table.state(), pencil).has_value());
        Pencil put = pencil;
        QCOMPARE(said(table, put, PencilKind::Aside, lighthouse), std::string());
        QVERIFY(!placingOf(table.state(), put));
        QCOMPARE(said(table, pencil, PencilKind::Spot, -1, number(4, 4)), std::string());
        QCOMPARE(said(table, pencil, PencilKind::Finish), std::string("made"));
        QCOMPARE(moveOf(table, pencil), std::string("place x=4 y=4 turn=0 player=0 what=lighthouse"));
    }
};

} // namespace tst_tapestry_citytouches

PEGSHEET_TEST(tst_tapestry_citytouches, TestCityTouches)
#include "tst_citytouches.moc"
