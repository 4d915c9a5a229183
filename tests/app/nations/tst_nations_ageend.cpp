// SPDX-License-Identifier: Apache-2.0
// The table of the end of an age: numbers are entered column by column, and what they bring is seen at once.
#include "tests/app/nations/entering.h"
#include "tests/registry.h"

namespace tst_nations_ageend {

using namespace pegsheet;
using namespace pegsheet::app;
using namespace Qt::StringLiterals;

namespace {

NationsAgeRow rowOf(Sitting &sitting, int seat)
{
    for (const NationsAgeRow &row : sitting.ageEnd().rows)
        if (row.seat == seat)
            return row;
    return {};
}
NationsAgeCell cellOf(Sitting &sitting, int seat, NationsAgeEnd::Column column)
{
    return rowOf(sitting, seat).cells.value(column);
}
int points(Sitting &sitting, int seat, NationsAgeEnd::Column column)
{
    return cellOf(sitting, seat, column).points;
}
QString text(Sitting &sitting, int seat, NationsAgeEnd::Column column)
{
    return cellOf(sitting, seat, column).text;
}

/// Four players at the end of the third age of the mock-up, with its event.
struct Ending : Sitting
{
    explicit Ending(Object options = {}) : Sitting(4, std::move(options))
    {
        goTo(Step::Deal, 3);
        play({"deal famine=4 war=5", "pass", "pass", "pass", "pass"});
    }
};

} // namespace

class NationsAgeEndTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { QVERIFY(installLanguage(u"en"_s)); }

    void anAgeOfFourEndsWithElevenTouches()
    {
        Ending sitting;
        QVERIFY(sitting.ageEnd().column < NationsAgeEnd::Done);
        QCOMPARE(sitting.ageEnd().column, int(NationsAgeEnd::Books));
        // Backwards in the turn order.
        QCOMPARE(sitting.ageEnd().seat, 3);
        QCOMPARE(nationsview::ageQuestion(sitting.state(), sitting.line.pencil(), sitting.names()), u"Dov: books spent?"_s);
        // They begin at 1, 2, 3 and 4.
        for (const int books : {4, 9, 6, 1})
            sitting.touch([&] { sitting.put(PencilKind::Spent, -1, books); });
        QCOMPARE(sitting.ageEnd().column, int(NationsAgeEnd::Famine));
        QCOMPARE(text(sitting, 3, NationsAgeEnd::Books), u"+4"_s);
        QCOMPARE(cellOf(sitting, 3, NationsAgeEnd::Books).to, 8);
        QCOMPARE(points(sitting, 2, NationsAgeEnd::Books), 3);
        QCOMPARE(points(sitting, 1, NationsAgeEnd::Books), 1);
        QCOMPARE(points(sitting, 0, NationsAgeEnd::Books), 0);
        QCOMPARE(sitting.ageEnd().seat, -1);
        QCOMPARE(nationsview::ageQuestion(sitting.state(), sitting.line.pencil(), sitting.names()), u"Who spends 4 food?"_s);
        for (const int seat : {0, 2})
            sitting.touch([&] { sitting.put(PencilKind::Met, seat); });
        QCOMPARE(points(sitting, 0, NationsAgeEnd::Famine), 3);
        QCOMPARE(points(sitting, 1, NationsAgeEnd::Famine), 0);
        sitting.touch([&] { sitting.put(PencilKind::Finish); });
        QCOMPARE(sitting.last(), std::string("famineMet met=0,2"));
        QCOMPARE(nationsview::ageQuestion(sitting.state(), sitting.line.pencil(), sitting.names()), u"Dov: unspent strength?"_s);
        for (const int strength : {3, 6, 3})
            sitting.touch([&] { sitting.put(PencilKind::Spent, -1, strength); });
        // The fourth may still change who comes where, not what the war brought.
        QCOMPARE(text(sitting, 2, NationsAgeEnd::War), u"6 ≥ 5"_s);
        QCOMPARE(points(sitting, 2, NationsAgeEnd::War), 3);
        QCOMPARE(text(sitting, 1, NationsAgeEnd::War), u"3 < 5"_s);
        QCOMPARE(points(sitting, 1, NationsAgeEnd::War), 0);
        QCOMPARE(points(sitting, 0, NationsAgeEnd::War), -1);
        QCOMPARE(cellOf(sitting, 2, NationsAgeEnd::Strength).becomes, 1);
        QCOMPARE(cellOf(sitting, 1, NationsAgeEnd::Strength).becomes, 2);
        QCOMPARE(cellOf(sitting, 3, NationsAgeEnd::Strength).becomes, 3);
        QCOMPARE(sitting.ageEnd().note, u"Level: Ben and Dov. Whoever was ahead stays ahead."_s);
        sitting.touch([&] { sitting.put(PencilKind::Spent, -1, 3); });
        QCOMPARE(sitting.touches, 11);
        QVERIFY(sitting.state().step == Step::Deal);
    }
    void anAgeThatIsOverStandsUntilTheNextIsDealt()
    {
        Ending sitting;
        for (const int books : {0, 0, 0, 3})
            sitting.put(PencilKind::Spent, -1, books);
        sitting.put(PencilKind::Finish);
        for (const int strength : {5, 0, 0, 0})
            sitting.put(PencilKind::Spent, -1, strength);
        QCOMPARE(sitting.ageEnd().column, int(NationsAgeEnd::Done));
        QVERIFY(sitting.ageEnd().past);
        // Rows stand as they were before.
        QCOMPARE(sitting.ageEnd().rows.at(0).seat, 0);
        QCOMPARE(points(sitting, 3, NationsAgeEnd::War), 3);
        QCOMPARE(text(sitting, 3, NationsAgeEnd::War), u"5 ≥ 5"_s);
        QCOMPARE(cellOf(sitting, 3, NationsAgeEnd::Strength).becomes, 1);
        QCOMPARE(cellOf(sitting, 0, NationsAgeEnd::Strength).becomes, 2);
        QCOMPARE(text(sitting, 0, NationsAgeEnd::Books), u"+3"_s);
        QCOMPARE(points(sitting, 0, NationsAgeEnd::Books), 2); // as far as Dov at 4, ahead of two
        sitting.play({"deal famine=1 war=1"});
        QVERIFY(!sitting.ageEnd().past);
        QVERIFY(sitting.ageEnd().rows.isEmpty());
    }
    void pointsBeforeAllIsEnteredAreNotSure()
    {
        Ending sitting;
        sitting.put(PencilKind::Spent, -1, 2);
        QCOMPARE(points(sitting, 3, NationsAgeEnd::Books), 3);
        QVERIFY(rowOf(sitting, 3).gained == 0);
        QCOMPARE(points(sitting, 0, NationsAgeEnd::Books), -1);
        sitting.put(PencilKind::Spent, -1, 9);
        QCOMPARE(points(sitting, 3, NationsAgeEnd::Books), 2);
        sitting.put(PencilKind::Spent, -1, 0);
        sitting.put(PencilKind::Spent, -1, 0);
        QVERIFY(rowOf(sitting, 3).gained > 0);
    }
    void everybodyWithFoodFinishesTheFamine()
    {
        Ending sitting;
        sitting.goTo(Step::Famine, 3);
        for (int seat = 0; seat < 4; ++seat)
            sitting.touch([&] { sitting.put(PencilKind::Met, seat); });
        QCOMPARE(sitting.last(), std::string("famineMet met=0,1,2,3"));
        QCOMPARE(sitting.touches, 4);
    }
    void ticksAreNoMoveYet()
    {
        Ending sitting;
        sitting.goTo(Step::Famine, 3);
        sitting.put(PencilKind::Met, 1);
        sitting.put(PencilKind::Met, 2);
        sitting.put(PencilKind::Met, 1);
        QVERIFY(sitting.made.empty());
        Ending other;
        other.goTo(Step::Famine, 3);
        other.takeUp(sitting);
        other.put(PencilKind::Finish);
        QCOMPARE(other.last(), std::string("famineMet met=2"));
        // Undo goes tick by tick.
        QVERIFY(sitting.rubOut());
        sitting.put(PencilKind::Finish);
        QCOMPARE(sitting.last(), std::string("famineMet met=1,2"));
    }
    void somebodyElseMayBeAskedFirst()
    {
        Ending sitting;
        sitting.put(PencilKind::Seat, 1);
        QCOMPARE(sitting.ageEnd().seat, 1);
        Ending other;
        other.takeUp(sitting);
        QVERIFY(sitting.rubOut());
        QCOMPARE(sitting.ageEnd().seat, 3);
        other.put(PencilKind::Spent, -1, 5);
        QCOMPARE(other.last(), std::string("booksSpent player=1 books=5"));
        QCOMPARE(other.ageEnd().seat, 3);
        QVERIFY(other.line.isEmpty());
    }
    void aFilledCellIsMendedAndALaterOneRefused()
    {
        Ending sitting;
        sitting.put(PencilKind::Spent, -1, 2);
        QVERIFY(cellOf(sitting, 3, NationsAgeEnd::Books).done);
        const int place = nationsview::moveOfCell(sitting.table.match(), 3, NationsAgeEnd::Books);
        QCOMPARE(place, sitting.table.match().length() - 1);
        QCOMPARE(nationsview::moveOfCell(sitting.table.match(), 2, NationsAgeEnd::Books), -1);
        QCOMPARE(std::string(nationsview::refusesCell(sitting.state(), NationsAgeEnd::Strength)->code),
                 std::string("nations.tooEarly"));
        sitting.put(PencilKind::Spent, -1, 1000);
        QCOMPARE(sitting.said, std::string("input.outOfRange"));
    }
    void theMovesOfAnAgeThatIsOverAreFound()
    {
        Ending sitting;
        sitting.goTo(Step::Deal, 4);
        const int last = sitting.table.match().length() - 1;
        QCOMPARE(nationsview::moveOfCell(sitting.table.match(), 0, NationsAgeEnd::Strength), last);
        QCOMPARE(nationsview::moveOfCell(sitting.table.match(), 0, NationsAgeEnd::War), last);
        QCOMPARE(nationsview::moveOfCell(sitting.table.match(), 2, NationsAgeEnd::Famine), last - 4);
    }
    void whatCannotBeKeptIsStillEntered()
    {
        Ending sitting;
        sitting.goTo(Step::Famine, 3);
        sitting.breaks = true;
        sitting.put(PencilKind::Met, 2);
        sitting.put(PencilKind::Finish);
        QVERIFY(!sitting.line.isEmpty());
        sitting.breaks = false;
        sitting.put(PencilKind::Finish);
        QCOMPARE(sitting.last(), std::string("famineMet met=2"));
    }
    void withoutTilesItIsTheSame()
    {
        Sitting sitting(2, {{"depth", "tracks"}});
        sitting.play({"deal famine=1 war=1"});
        sitting.put(PencilKind::Spent, -1, 4);
        sitting.put(PencilKind::Spent, -1, 0);
        QCOMPARE(points(sitting, 1, NationsAgeEnd::Books), 2);
        sitting.put(PencilKind::Met, 0);
        sitting.put(PencilKind::Finish);
        sitting.put(PencilKind::Spent, -1, 1);
        sitting.put(PencilKind::Spent, -1, 0);
        QCOMPARE(points(sitting, 1, NationsAgeEnd::War), 1);
        QVERIFY(sitting.state().step == Step::Deal);
    }
    void whereDiceAreKeptTheTableFillsItself()
    {
        Sitting sitting(2, {{"depth", "full"}});
        sitting.play({"deal famine=1 war=1", "roll faces=whiteBook:4,whiteFood:1", "pass", "roll faces=whiteStrength:5", "pass"});
        QCOMPARE(sitting.ageEnd().column, int(NationsAgeEnd::Books));
        QCOMPARE(sitting.ageEnd().seat, 0);
        sitting.put(PencilKind::Spent, -1, 3);
        QVERIFY(sitting.made.empty());
        sitting.play({"books dice=whiteBook:3"});
        QCOMPARE(text(sitting, 0, NationsAgeEnd::Books), u"+3"_s);
        QCOMPARE(points(sitting, 0, NationsAgeEnd::Books), 2);
        QCOMPARE(sitting.ageEnd().column, int(NationsAgeEnd::Famine));
        sitting.play({"famine", "famine dice=whiteFood:1"});
        QCOMPARE(points(sitting, 0, NationsAgeEnd::Famine), 1);
        QCOMPARE(points(sitting, 1, NationsAgeEnd::Famine), 0);
        // The order follows from the dice.
        QCOMPARE(sitting.ageEnd().column, int(NationsAgeEnd::War));
        QCOMPARE(text(sitting, 1, NationsAgeEnd::Strength), u"5"_s);
        QCOMPARE(cellOf(sitting, 1, NationsAgeEnd::Strength).becomes, 1);
        sitting.play({"war dice=whiteStrength:1"});
        QVERIFY(sitting.ageEnd().past);
        QCOMPARE(text(sitting, 1, NationsAgeEnd::War), u"1 ≥ 1"_s);
        QCOMPARE(text(sitting, 0, NationsAgeEnd::War), u"0 < 1"_s);
    }
    void whatIsSeenIsSpoken()
    {
        Ending sitting;
        QCOMPARE(cellOf(sitting, 3, NationsAgeEnd::Books).spoken, u"Books: asked for now"_s);
        QCOMPARE(cellOf(sitting, 0, NationsAgeEnd::Books).spoken, u"Books: not yet"_s);
        sitting.put(PencilKind::Spent, -1, 2);
        QCOMPARE(cellOf(sitting, 3, NationsAgeEnd::Books).spoken,
                 u"%1, marker at 6, %2"_s.arg(nationswords::symbols(Symbol::Book, 2), nationswords::points(3)));
    }
};

} // namespace tst_nations_ageend

PEGSHEET_TEST(tst_nations_ageend, NationsAgeEndTest)

#include "tst_nations_ageend.moc"
