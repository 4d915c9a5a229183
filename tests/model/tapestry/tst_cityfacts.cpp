// SPDX-License-Identifier: Apache-2.0
// The mats and the landmarks as they were gathered, against the tables that cities are made of.
#include "tests/model/tapestry/drawncity.h"
#include "tests/model/tapestry/slowcity.h"
#include "tests/registry.h"

namespace tst_tapestry_cityfacts {

using namespace pegsheet;
using namespace pegsheet::tapestry;

namespace {

QStringList listOf(const QJsonValue &texts)
{
    return texts.toVariant().toStringList();
}

QStringList rowsOf(const Footprint &footprint)
{
    QStringList rows;
    for (int row = 0; row < footprint.height; ++row) {
        QString text;
        for (int column = 0; column < footprint.width; ++column)
            text += footprint.has(column, row) ? u'1' : u'0';
        rows.append(text);
    }
    return rows;
}

} // namespace

class TestCityFacts : public QObject
{
    Q_OBJECT

private slots:
    // DE p.4, p.13, the pictures of the mats: the six grids, with what is impassable.
    void mats_data()
    {
        QTest::addColumn<int>("mat");
        for (const Capital capital : kAll<Capital>)
            QTest::addRow("%s", nameOf(capital).data()) << static_cast<int>(capital);
    }
    void mats()
    {
        QFETCH(const int, mat);
        const QJsonArray facts = baseOf(factsIn("capitals.json")[u"capitals"].toArray());
        QVERIFY(areNamesOf<Capital>(facts, "id"));
        const QJsonValue fact = facts[mat];
        QCOMPARE(fact[u"no"].toInt(), mat + 1);
        const City city(static_cast<Capital>(mat));
        QVERIFY(city.isKept());
        QCOMPARE(static_cast<int>(city.capital()), mat);
        QCOMPARE(pictureOf(city)
                     .replaceInStrings(QStringLiteral("#"), QStringLiteral("1"))
                     .replaceInStrings(QStringLiteral("."), QStringLiteral("0")),
                 listOf(fact[u"grid"]));
        QCOMPARE(city.with(Content::Impassable), city.filled());
        QCOMPARE(city.filled().size(), fact[u"impassable"].toInt());
    }
    // DE p.13, p.14: at the start nothing is complete, and a building of one plot may stand wherever nothing is printed.
    void starts_data() { mats_data(); }
    void starts()
    {
        QFETCH(const int, mat);
        const QJsonArray facts = baseOf(factsIn("capitals.json")[u"capitals"].toArray());
        const QStringList grid = listOf(facts[mat][u"grid"]);
        const City city(static_cast<Capital>(mat));
        QVERIFY(city.complete().empty());
        QCOMPARE(city.complete(), Areas());
        const Spots spots = city.spotsFor(Building::House);
        QCOMPARE(spots.size(), kPlots - facts[mat][u"impassable"].toInt());
        int next = 0;
        for (int row = 0; row < kCitySide; ++row)
            for (int column = 0; column < kCitySide; ++column) {
                const Spot spot = spotAt(column, row);
                QCOMPARE(city.mayBuild(Building::House, spot), grid[row][column] == u'0');
                if (grid[row][column] == u'0')
                    QCOMPARE(spots.at(next++), spot);
            }
        for (int area = 0; area < kAreas; ++area)
            QCOMPARE(city.missing(area), kAreaPlots.at(static_cast<std::size_t>(area)) - city.with(Content::Impassable));
    }
    void noMat() { QVERIFY(!City().isKept()); }

    // DE p.13: each landmark true to shape in each of its turns, clockwise and never mirrored.
    void landmarks_data()
    {
        QTest::addColumn<int>("landmark");
        for (const Landmark landmark : kAll<Landmark>)
            QTest::addRow("%s", nameOf(landmark).data()) << static_cast<int>(landmark);
    }
    void landmarks()
    {
        QFETCH(const int, landmark);
        const QJsonArray facts = baseOf(factsIn("landmarks.json")[u"landmarks"].toArray());
        QCOMPARE(facts.size(), static_cast<int>(kCount<Landmark>));
        const auto which = static_cast<Landmark>(landmark);
        const auto fact = std::find_if(facts.begin(), facts.end(),
                                       [which](const QJsonValue &each) { return each[u"id"].toString() == textOf(nameOf(which)); });
        QVERIFY(fact != facts.end());
        const QJsonValue found = *fact;
        const Footprints &kept = footprintsOf(which);
        QCOMPARE(int{kept[0].width}, found[u"w"].toInt());
        QCOMPARE(int{kept[0].height}, found[u"h"].toInt());
        const QList<QStringList> turns = slow::turnsOf(listOf(found[u"mask"]));
        QCOMPARE(kept.count(), static_cast<int>(turns.size()));
        for (int turn = 0; turn < kept.count(); ++turn) {
            QCOMPARE(rowsOf(kept[turn]), turns[turn]);
            QCOMPARE(kept[turn].size(), found[u"plots"].toInt());
        }
    }
    // DE p.13: a building of income covers one plot, and so it has one turn.
    void incomeBuildings()
    {
        for (const Building building : kAll<Building>) {
            QCOMPARE(footprintsOf(building).count(), 1);
            QCOMPARE(rowsOf(footprintsOf(building)[0]), QStringList(QStringLiteral("1")));
        }
    }
    // DE p.13: in the four turns of the Rubber Works the missing corner goes round clockwise.
    void rubberWorks()
    {
        const QList<QStringList> turns{
            {QStringLiteral("0011"), QStringLiteral("0011"), QStringLiteral("1111"), QStringLiteral("1111")},
            {QStringLiteral("1100"), QStringLiteral("1100"), QStringLiteral("1111"), QStringLiteral("1111")},
            {QStringLiteral("1111"), QStringLiteral("1111"), QStringLiteral("1100"), QStringLiteral("1100")},
            {QStringLiteral("1111"), QStringLiteral("1111"), QStringLiteral("0011"), QStringLiteral("0011")}};
        QCOMPARE(footprintsOf(Landmark::RubberWorks).count(), 4);
        for (int turn = 0; turn < 4; ++turn)
            QCOMPARE(rowsOf(footprintsOf(Landmark::RubberWorks)[turn]), turns[turn]);
    }
    // DE p.14: nine rows, nine columns and nine districts of 3×3 plots; each plot is in one of each.
    void areas()
    {
        for (int plot = 0; plot < kPlots; ++plot) {
            QList<int> in;
            for (int area = 0; area < kAreas; ++area)
                if (kAreaPlots.at(static_cast<std::size_t>(area)).has(plot))
                    in.append(area);
            const int row = plot / 9;
            const int column = plot % 9;
            QCOMPARE(in, QList<int>({row, 9 + column, 18 + row / 3 * 3 + column / 3}));
        }
        for (const Plots &plots : kAreaPlots)
            QCOMPARE(plots.size(), 9);
    }
};

} // namespace tst_tapestry_cityfacts

PEGSHEET_TEST(tst_tapestry_cityfacts, TestCityFacts)
#include "tst_cityfacts.moc"
