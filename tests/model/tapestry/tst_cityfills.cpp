// SPDX-License-Identifier: Apache-2.0
// Cities that are filled at random until nothing has a place, against the slow counter that goes by the rulebook's words (DE p.13,
// p.14): after each piece what is complete, and before it every place.
#include "model/core/random.h"
#include "tests/model/tapestry/drawncity.h"
#include "tests/model/tapestry/slowcity.h"
#include "tests/registry.h"

namespace tst_tapestry_cityfills {

using namespace pegsheet;
using namespace pegsheet::tapestry;

namespace {

constexpr int kFills = 25;

// A piece with its turns as they were gathered.
struct Told
{
    Piece piece;
    QChar sign;
    QList<slow::Plan> turns;
};

QList<Told> everything()
{
    QList<Told> all;
    for (const Building building : kAll<Building>)
        for (int each = 0; each < kSlots - 1; ++each)
            all.append({building, QLatin1Char(nameOf(building).front()), {slow::planOf({QStringLiteral("1")})}});
    for (const QJsonValue fact : baseOf(factsIn("landmarks.json")[u"landmarks"].toArray())) {
        QList<slow::Plan> turns;
        for (const QStringList &rows : slow::turnsOf(fact[u"mask"].toVariant().toStringList()))
            turns.append(slow::planOf(rows));
        all.append({*fromName<Landmark>(fact[u"id"].toString().toStdString()), u'L', turns});
    }
    return all;
}

void shuffle(QList<Told> &pieces, Random &random)
{
    for (auto left = static_cast<std::uint32_t>(pieces.size()); left > 1; --left)
        pieces.swapItemsAt(static_cast<int>(left - 1), static_cast<int>(random.below(left)));
}

// All places of a piece, turn by turn in reading order, with corners far beyond the grid.
QList<Spot> slowSpots(const slow::City &city, const Told &told)
{
    QList<Spot> spots;
    for (int turn = 0; turn < told.turns.size(); ++turn)
        for (int row = -5; row < 12; ++row)
            for (int column = -5; column < 12; ++column)
                if (city.mayBuild(told.turns[turn], {column, row}))
                    spots.append(spotAt(column, row, turn));
    return spots;
}

QList<Spot> spotsOf(const City &city, const Piece &piece)
{
    QList<Spot> all;
    const Spots spots = city.spotsFor(piece);
    for (int index = 0; index < spots.size(); ++index)
        all.append(spots.at(index));
    return all;
}

// In one turn, the plots of the grid under any of the places.
Plots slowCovered(const QList<Spot> &spots, const Told &told, int turn)
{
    Plots covered;
    for (const Spot &spot : spots)
        if (spot.turn == turn)
            for (const QPoint plot : told.turns[turn])
                if (const QPoint at = plot + QPoint(spot.column, spot.row); slow::City::isOnGrid(at))
                    covered |= Plots::of(at.x(), at.y());
    return covered;
}

} // namespace

class TestCityFills : public QObject
{
    Q_OBJECT

private slots:
    void randomFills_data()
    {
        QTest::addColumn<int>("mat");
        for (const Capital capital : kAll<Capital>)
            QTest::addRow("%s", nameOf(capital).data()) << static_cast<int>(capital);
    }
    void randomFills()
    {
        QFETCH(const int, mat);
        const QList<Told> pieces = everything();
        QCOMPARE(pieces.size(), 38);
        int beside = 0;
        for (int fill = 0; fill < kFills; ++fill) {
            Random random(static_cast<std::uint64_t>(mat * kFills + fill));
            City city(static_cast<Capital>(mat));
            slow::City counter(pictureOf(city));
            QList<Told> order = pieces;
            shuffle(order, random);
            for (const Told &told : order) {
                const QList<Spot> expected = slowSpots(counter, told);
                QVERIFY(spotsOf(city, told.piece) == expected);
                QCOMPARE(city.hasSpotFor(told.piece), !expected.isEmpty());
                for (int turn = 0; turn < told.turns.size(); ++turn)
                    QCOMPARE(city.spotsFor(told.piece).covered(turn), slowCovered(expected, told, turn));
                if (expected.isEmpty()) {
                    city.putBeside(told.piece);
                    ++beside;
                } else {
                    build(city, counter, told,
                          expected.at(static_cast<int>(random.below(static_cast<std::uint32_t>(expected.size())))));
                }
                if (QTest::currentTestFailed())
                    return;
            }
            QVERIFY(counter.rows() == pictureOf(city));
        }
        QVERIFY(beside > 0);
    }

private:
    static void build(City &city, slow::City &counter, const Told &told, const Spot &spot)
    {
        const int lines = counter.lines();
        const int districts = counter.districts();
        counter.build(told.turns[spot.turn], {spot.column, spot.row}, told.sign);
        const Areas expected = city.wouldComplete(told.piece, spot);
        const Areas completed = city.build(told.piece, spot);
        QCOMPARE(completed, expected);
        QCOMPARE(completed.lines(), counter.lines() - lines);
        QCOMPARE(completed.districts(), counter.districts() - districts);
        QCOMPARE(city.complete().lines(), counter.lines());
        QCOMPARE(city.complete().districts(), counter.districts());
        if (const Landmark *landmark = std::get_if<Landmark>(&told.piece))
            QCOMPARE(city.spotOf(*landmark), spot);
    }
};

} // namespace tst_tapestry_cityfills

PEGSHEET_TEST(tst_tapestry_cityfills, TestCityFills)
#include "tst_cityfills.moc"
