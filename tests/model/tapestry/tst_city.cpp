// SPDX-License-Identifier: Apache-2.0
// What the rulebook says of where buildings stand (DE p.13, and its FAQ, p.28 and p.29), sentence by sentence.
#include "tests/model/tapestry/drawncity.h"
#include "tests/registry.h"

#include <QTest>

namespace tst_tapestry_city {

using namespace pegsheet;
using namespace pegsheet::tapestry;

class TestCity : public QObject
{
    Q_OBJECT

private slots:
    // DE p.13: "auf jeden freien Platz", and not where it is impassable. Nothing is torn down for it (DE p.14).
    void onlyOnFreePlots()
    {
        City city(Capital::Mountain);
        QVERIFY(!city.mayBuild(Building::Farm, spotAt(0, 1)));
        QVERIFY(city.mayBuild(Building::Farm, spotAt(2, 1)));
        city.build(Building::Farm, spotAt(2, 1));
        QVERIFY(!city.mayBuild(Building::Market, spotAt(2, 1)));
        // The Forge would stand on one impassable plot, on the farm, on free ones.
        QVERIFY(!city.mayBuild(Landmark::Forge, spotAt(1, 0)));
        QVERIFY(!city.mayBuild(Landmark::Forge, spotAt(2, 0)));
        QVERIFY(city.mayBuild(Landmark::Forge, spotAt(3, 0)));
    }
    // DE p.13: an income building by its kind, a landmark by its plots; what stands can be shown again.
    void whatStandsWhere()
    {
        City city = drawn(kBare);
        for (const Building building : kAll<Building>)
            city.build(building, spotAt(static_cast<int>(building), 0));
        city.build(Landmark::RubberWorks, spotAt(5, 5, 2));
        city.build(Landmark::Library, spotAt(0, -2, 1));
        QCOMPARE(pictureOf(city).join(u'/'),
                 QStringLiteral("mhfa...../........./........./........./........./.....LLLL/.....LLLL/.....LL../.....LL.."));
        QCOMPARE(city.with(Content::House), Plots::of(1, 0));
        QCOMPARE(city.with(Content::Landmark), plotsOf(Landmark::RubberWorks, spotAt(5, 5, 2)));
        QVERIFY(city.where(Landmark::RubberWorks) == Where::InCity);
        QCOMPARE(city.spotOf(Landmark::RubberWorks), spotAt(5, 5, 2));
        QVERIFY(city.where(Landmark::Forge) == Where::Unknown);
    }
    // Every spot that can be named is kept as it was said.
    void spotsAreKept()
    {
        for (int number = 0; number < Spot::kCount; ++number)
            QCOMPARE(Spot::ofNumber(number).number(), number);
        QCOMPARE(Spot::ofNumber(0), spotAt(-3, -3));
        QCOMPARE(Spot::ofNumber(Spot::kCount - 1), spotAt(8, 8, 3));
    }

    // DE p.13: "wenn sie über das Gitternetz hinausragen": on each side as long as one plot is on the grid.
    void overhang_data()
    {
        QTest::addColumn<Piece>("piece");
        QTest::addColumn<int>("turn");
        QTest::addColumn<QPoint>("last");   // where it hangs over as far as it may
        QTest::addColumn<QPoint>("beyond"); // a plot further
        QTest::addColumn<int>("onGrid");
        const auto row = [](const char *name, const Piece &piece, int turn, QPoint last, QPoint beyond, int onGrid) {
            QTest::addRow("%s", name) << piece << turn << last << beyond << onGrid;
        };
        const Landmark works = Landmark::RubberWorks;
        row("left", works, 0, {-3, 2}, {-4, 2}, 4);
        row("right, by the narrow part", works, 1, {8, 2}, {9, 2}, 4);
        row("right, where its corner is missing", works, 0, {8, 2}, {9, 2}, 2);
        row("above", works, 0, {2, -3}, {2, -4}, 4);
        row("below", works, 2, {2, 8}, {2, 9}, 4);
        row("below, where its corner is missing", works, 0, {2, 8}, {2, 9}, 2);
        row("above left", works, 0, {-3, -3}, {-3, -4}, 1);
        row("above right", works, 0, {8, -3}, {8, -4}, 1);
        row("below left", works, 0, {-3, 8}, {-3, 9}, 1);
        row("below right, not by the missing corner", works, 0, {8, 6}, {8, 7}, 1);
        row("below right, by the whole one", works, 1, {8, 8}, {9, 8}, 1);
        row("Academy, right", Landmark::Academy, 0, {8, 0}, {9, 0}, 2);
        row("Academy turned, above", Landmark::Academy, 1, {0, -3}, {0, -4}, 2);
        row("Forge, above left", Landmark::Forge, 0, {-1, -1}, {-2, -1}, 1);
        row("Tank Factory, below", Landmark::TankFactory, 0, {3, 8}, {3, 9}, 3);
        row("market, no way", Building::Market, 0, {0, 0}, {-1, 0}, 1);
    }
    void overhang()
    {
        QFETCH(const Piece, piece);
        QFETCH(const int, turn);
        QFETCH(const QPoint, last);
        QFETCH(const QPoint, beyond);
        QFETCH(const int, onGrid);
        City city = drawn(kBare);
        const Spot spot = spotAt(last.x(), last.y(), turn);
        QVERIFY(city.mayBuild(piece, spot));
        QVERIFY(city.spotsFor(piece).indexOf(spot));
        QCOMPARE(plotsOf(piece, spot).size(), onGrid);
        QVERIFY(!city.mayBuild(piece, spotAt(beyond.x(), beyond.y(), turn)));
        QVERIFY(!city.spotsFor(piece).indexOf(spotAt(beyond.x(), beyond.y(), turn)));
        // "Die hinausragenden Flächen geben dir keinen zusätzlichen Vorteil": nothing else is filled.
        city.build(piece, spot);
        QCOMPARE(city.filled(), plotsOf(piece, spot));
    }
    // DE p.13: hanging over is no way onto plots that are filled.
    void overhangOnFilledPlots()
    {
        City city = drawn(kBare);
        city.build(Building::House, spotAt(0, 0));
        QVERIFY(!city.mayBuild(Landmark::Forge, spotAt(-1, -1)));
        QVERIFY(!city.mayBuild(Landmark::Forge, spotAt(-1, 0)));
        QVERIFY(city.mayBuild(Landmark::Forge, spotAt(-1, 1)));
    }
    // A turn that looks like another is named by the fewest quarter turns.
    void turns()
    {
        const City city = drawn(kBare);
        QVERIFY(!city.mayBuild(Landmark::Forge, spotAt(0, 0, 1)));
        QVERIFY(city.mayBuild(Landmark::Academy, spotAt(0, 0, 1)));
        QVERIFY(!city.mayBuild(Landmark::Academy, spotAt(0, 0, 2)));
        QVERIFY(city.mayBuild(Landmark::FusionReactor, spotAt(0, 0, 3)));
        QVERIFY(!city.mayBuild(Building::Farm, spotAt(0, 0, 1)));
        QVERIFY(!city.spotsFor(Landmark::Academy).indexOf(spotAt(0, 0, 2)));
        QVERIFY(!city.spotsFor(Landmark::RubberWorks).indexOf(spotAt(0, 0, 200)));
    }
    // Spots are listed turn by turn in reading order, whatever they would complete.
    void spotsInOrder()
    {
        const City city(Capital::Desert);
        const Spots spots = city.spotsFor(Landmark::FusionReactor);
        QCOMPARE(spots.size(), spots.count(0) + spots.count(1) + spots.count(2) + spots.count(3));
        for (int index = 0; index < spots.size(); ++index) {
            QVERIFY(city.mayBuild(Landmark::FusionReactor, spots.at(index)));
            QCOMPARE(spots.indexOf(spots.at(index)), std::optional<int>(index));
            if (index > 0)
                QVERIFY(spots.at(index - 1).number() < spots.at(index).number());
        }
    }
    // What a page tints: the plots on which the building can come to lie in one turn.
    void coveredPlots()
    {
        const City city = drawn(
            {"#########", "#########", "#########", "###..####", "###..####", "###..####", "#########", "#########", "########."});
        const Spots spots = city.spotsFor(Landmark::LaunchPad);
        QCOMPARE(spots.count(0), 2);
        QCOMPARE(spots.covered(0), plotsOf(Landmark::LaunchPad, spotAt(3, 3)) | Plots::of(8, 8));
        QCOMPARE(spots.count(1), 1);
        QCOMPARE(spots.covered(1), Plots::of(8, 8));
    }

    // FAQ (DE p.28): without a place it comes beside the mat. There it fills nothing (DE p.13).
    void besideAFullCity()
    {
        City city = drawn(
            {"#########", "#########", "#########", "#########", "####.####", "#########", "#########", "#########", "#########"});
        QVERIFY(!city.spotsFor(Building::Armory).empty());
        QVERIFY(city.spotsFor(Landmark::Forge).empty());
        const City before = city;
        city.putBeside(Landmark::Forge);
        QVERIFY(city.where(Landmark::Forge) == Where::Beside);
        QCOMPARE(city.filled(), before.filled());
        city.build(Building::Armory, spotAt(4, 4));
        QVERIFY(city.spotsFor(Building::Armory).empty());
        city.putBeside(Building::Armory);
        city.putBeside(Building::Armory);
        QCOMPARE(city.beside(Building::Armory), 2);
        QCOMPARE(city.beside(Building::Farm), 0);
        QCOMPARE(city.complete().lines(), kMostLines);
    }
    // FAQ (DE p.29), F24: "musst du es einbauen, wenn du kannst", also where all but one plot hangs over.
    void builtWhileThereIsAPlace()
    {
        const City city = drawn(
            {".########", "#########", "#########", "#########", "#########", "#########", "#########", "#########", "#########"});
        const Spots works = city.spotsFor(Landmark::RubberWorks);
        QCOMPARE(works.size(), 5);
        QCOMPARE(works.at(0), spotAt(-3, -3, 0));
        QCOMPARE(works.count(2), 2); // by either of the corners beside the missing one
        QCOMPARE(works.at(2), spotAt(-1, -3, 2));
        QCOMPARE(works.at(3), spotAt(-3, -1, 2));
    }
    // DE p.13, p.28: a landmark may be built at the end of the turn.
    void laidAside()
    {
        City city = drawn(kBare);
        city.layAside(Landmark::Barn);
        QVERIFY(city.where(Landmark::Barn) == Where::LaidAside);
        QVERIFY(city.filled().empty());
        city.build(Landmark::Barn, spotAt(0, 0));
        QVERIFY(city.where(Landmark::Barn) == Where::InCity);
        city.layAside(Landmark::Forge);
        city.putBeside(Landmark::Forge);
        QVERIFY(city.where(Landmark::Forge) == Where::Beside);
    }

    // What the table says of a plot. A landmark that no longer lies on all of its plots is not known to stand there.
    void saidByTheTable()
    {
        City city = drawn(kBare);
        city.build(Landmark::Forge, spotAt(0, 0));
        city.build(Landmark::Barracks, spotAt(4, 4));
        city.set(plotAt(1, 1), Content::Landmark);
        city.set(plotAt(2, 2), Content::Farm);
        QVERIFY(city.where(Landmark::Forge) == Where::InCity);
        city.set(plotAt(1, 1), Content::Free);
        QVERIFY(city.where(Landmark::Forge) == Where::Unknown);
        QVERIFY(city.where(Landmark::Barracks) == Where::InCity);
        QCOMPARE(pictureOf(city).join(u'/'),
                 QStringLiteral("LL......./L......../..f....../........./....LL.../....LL.../........./........./........."));
        for (std::size_t content = 0; content < kContentSigns.size(); ++content) {
            city.set(plotAt(8, 8), static_cast<Content>(content));
            QCOMPARE(static_cast<std::size_t>(city.at(plotAt(8, 8))), content);
        }
    }
};

} // namespace tst_tapestry_city

PEGSHEET_TEST(tst_tapestry_city, TestCity)
#include "tst_city.moc"
