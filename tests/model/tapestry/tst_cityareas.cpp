// SPDX-License-Identifier: Apache-2.0
// What the rulebook says of rows, columns and districts (DE p.13, p.14), sentence by sentence.
#include "tests/model/tapestry/drawncity.h"
#include "tests/registry.h"

#include <QTest>

namespace tst_tapestry_cityareas {

using namespace pegsheet;
using namespace pegsheet::tapestry;

class TestCityAreas : public QObject
{
    Q_OBJECT

private slots:
    // DE p.14, M07: the last of the nine plots of a district, filled by an income building.
    void districtByABuilding()
    {
        City city = drawn(kBare);
        city.build(Landmark::Forge, spotAt(0, 0));
        city.build(Landmark::LaunchPad, spotAt(0, 2, 1));
        QCOMPARE(city.complete().districts(), 0);
        QCOMPARE(city.wouldComplete(Building::Farm, spotAt(2, 0)), Areas());
        QCOMPARE(city.build(Building::Farm, spotAt(2, 0)), Areas());
        QCOMPARE(city.wouldComplete(Building::House, spotAt(2, 1)), areasOf({districtArea(0)}));
        QCOMPARE(city.build(Building::House, spotAt(2, 1)), areasOf({districtArea(0)}));
        QCOMPARE(city.complete().districts(), 1);
        // It is completed once only.
        QCOMPARE(city.build(Landmark::Barracks, spotAt(3, 0)), Areas());
    }
    // DE p.13, p.28: a landmark completes a district too.
    void districtByALandmark()
    {
        City city = drawn(kBare);
        QCOMPARE(city.build(Landmark::TrainStation, spotAt(6, 3)), areasOf({districtArea(5)}));
        QCOMPARE(city.build(Landmark::Barn, spotAt(1, 1)), Areas());
    }
    // DE p.14: each district that one piece completes, four at the most.
    void severalDistrictsAtOnce()
    {
        City two = drawn(
            {"mmmmmm...", "mm..mm...", "mm..mm...", ".........", ".........", ".........", ".........", ".........", "........."});
        QCOMPARE(two.build(Landmark::Forge, spotAt(2, 1)), areasOf({districtArea(0), districtArea(1)}));

        City four = drawn(
            {"ffffff...", "ffffff...", "ff..ff...", "ff..ff...", "ffffff...", "ffffff...", ".........", ".........", "........."});
        const Areas all = areasOf({districtArea(0), districtArea(1), districtArea(3), districtArea(4)});
        QCOMPARE(four.wouldComplete(Landmark::Treasury, spotAt(2, 2)), all);
        QCOMPARE(four.build(Landmark::Treasury, spotAt(2, 2)), all);
        QCOMPARE(four.complete().districts(), 4);
    }
    // DE p.13: "Unwegsame Plätze zählen aber zur Vervollständigung": of the middle district of Mountain five plots are impassable,
    // and of its fourth row too.
    void impassablePlotsCount()
    {
        City city(Capital::Mountain);
        QCOMPARE(city.missing(districtArea(4)).size(), 4);
        QCOMPARE(city.build(Building::Market, spotAt(3, 4)), Areas());
        QCOMPARE(city.build(Building::Market, spotAt(4, 4)), Areas());
        QCOMPARE(city.build(Building::Market, spotAt(4, 5)), Areas());
        QCOMPARE(city.build(Building::Market, spotAt(5, 5)), areasOf({districtArea(4)}));
        QCOMPARE(city.missing(rowArea(3)).size(), 4);
        for (const int column : {0, 1, 2})
            QCOMPARE(city.build(Building::House, spotAt(column, 3)), Areas());
        QCOMPARE(city.build(Building::Farm, spotAt(8, 3)), areasOf({rowArea(3)}));
    }
    // DE p.14, the example: 3 complete rows and columns bring 3 points whenever the city is scored; one district is complete. (The
    // plots of its picture are not in the text: these do the same.)
    void exampleOfScoring()
    {
        const City city = drawn(
            {"..#....mf", "..#..LL.f", "###hfLLLL", ".LL#LLLLL", ".LL...LLL", "mfhamLLLL", "......mm#", "..a...f.#", "..#.....#"});
        QCOMPARE(city.complete(), areasOf({rowArea(2), rowArea(5), columnArea(8), districtArea(5)}));
        QCOMPARE(city.complete().lines(), 3);
        QCOMPARE(city.complete().districts(), 1);
    }
    // DE p.14: rows and columns count alike, each for itself.
    void linesBothWays()
    {
        City city = drawn(kBare);
        for (int plot = 0; plot < 8; ++plot) {
            city.build(Building::Market, spotAt(plot, 4));
            if (plot != 4)
                city.build(Building::House, spotAt(8, plot));
        }
        QCOMPARE(city.complete().lines(), 0);
        QCOMPARE(city.wouldComplete(Building::Farm, spotAt(8, 8)), Areas());
        QCOMPARE(city.build(Building::Farm, spotAt(8, 4)), areasOf({rowArea(4)}));
        QCOMPARE(city.build(Building::Farm, spotAt(8, 8)), areasOf({columnArea(8)}));
        QCOMPARE(city.complete().lines(), 2);
    }
    // Which plots lines and districts lack; none where they are complete.
    void lackingPlots()
    {
        City city = drawn(
            {"mmmmmm...", "mmmmm....", "#########", ".........", ".........", ".........", ".........", ".........", "........."});
        QCOMPARE(city.lacking(3), areasOf({rowArea(0), districtArea(1)}));
        QCOMPARE(city.lacking(4), areasOf({rowArea(0), rowArea(1), districtArea(1)}));
        QCOMPARE(city.missing(rowArea(0)), Plots::ofRow(0, 0b111000000));
        QCOMPARE(city.missing(districtArea(1)), Plots::of(5, 1));
        QVERIFY(city.missing(districtArea(0)).empty());
        QVERIFY(city.missing(rowArea(2)).empty());
        // As it would be for a landmark that is still free.
        QCOMPARE(city.wouldComplete(Landmark::Forge, spotAt(6, 0)), Areas());
        QCOMPARE(city.wouldComplete(Landmark::TechHub, spotAt(6, 0)), areasOf({rowArea(0), districtArea(2)}));
    }
};

} // namespace tst_tapestry_cityareas

PEGSHEET_TEST(tst_tapestry_cityareas, TestCityAreas)
#include "tst_cityareas.moc"
