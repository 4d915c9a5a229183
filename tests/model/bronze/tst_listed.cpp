// SPDX-License-Identifier: Apache-2.0
#include "model/core/matchof.h"
#include "model/core/notation.h"
#include "tests/model/bronze/table.h"
#include "tests/registry.h"

#include <QTest>

namespace tst_bronze_listed {

using namespace pegsheet;
using namespace pegsheet::bronze;

namespace {

// A turn with something of everything: dice of several faces, goods in three rows, two useful developments.
Table at(Step step)
{
    Table table;
    table.state.step = step;
    table.setCities(4);
    table.setPegs({5, 3, 0, 0, 1});
    table.setBoxes(Monument::Obelisk, 7);
    table.sheet().food = 4;
    table.owns({Development::Leadership, Development::Engineering, Development::Granaries});
    if (step == Step::Rolling) {
        table.state.rollsLeft = 1;
        table.state.dice = dice("food food skull coins");
    } else if (step == Step::Choosing) {
        table.state.dice = dice("choice choice choice");
    } else if (step == Step::Building) {
        table.state.workers = 5;
        table.state.coins = 7;
    }
    return table;
}

} // namespace

// The order of the listed moves is part of the shared format: a move keeps its place for ever.
class TestListed : public QObject
{
    Q_OBJECT

private slots:
    void everyKindHasItsOrder_data()
    {
        QTest::addColumn<int>("step");
        QTest::addColumn<int>("index");
        QTest::addColumn<QByteArray>("line");
        const auto row = [](Step step, int index, const char *line) {
            QTest::newRow(line) << static_cast<int>(step) << index << QByteArray(line);
        };
        row(Step::Start, 0, "roll faces=food,food,food,food");
        row(Step::Start, 1, "roll faces=food,food,food,good");
        row(Step::Start, 42, "roll faces=food,skull,workers,coins");
        row(Step::Start, 63, "roll faces=good,good,skull,choice");
        row(Step::Start, 125, "roll faces=coins,coins,coins,coins");
        row(Step::Rolling, 0, "reroll kept=skull rolled=food,food,food");
        row(Step::Rolling, 55, "reroll kept=skull rolled=coins,coins,coins");
        row(Step::Rolling, 56, "reroll kept=food,skull rolled=food,food");
        row(Step::Rolling, 77, "reroll kept=food,food,skull rolled=food");
        row(Step::Rolling, 83, "reroll kept=skull,coins rolled=food,food");
        row(Step::Rolling, 109, "reroll kept=food,skull,coins rolled=coins");
        row(Step::Rolling, 110, "keep");
        row(Step::Rolling, 111, "leadership from=food to=food");
        row(Step::Rolling, 120, "leadership from=skull to=workers");
        row(Step::Rolling, 128, "leadership from=coins to=coins");
        row(Step::Choosing, 0, "choose food=0");
        row(Step::Choosing, 3, "choose food=3");
        row(Step::Building, 0, "useStone stone=1");
        row(Step::Building, 2, "useStone stone=3");
        row(Step::Building, 3, "build target=city5 boxes=1");
        row(Step::Building, 14, "build target=city7 boxes=3");
        row(Step::Building, 20, "build target=stoneCircle boxes=1");
        row(Step::Building, 26, "build target=obelisk boxes=2");
        row(Step::Building, 36, "build target=greatWall boxes=5");
        row(Step::Building, 37, "buy development=irrigation goods= food=1");
        row(Step::Building, 128, "buy development=medicine goods=wood,stone");
        row(Step::Building, 310, "buy development=architecture goods=wood,stone,metal food=4");
        row(Step::Building, 311, "discard goods=stone:2,metal:1");
        row(Step::Building, 314, "discard goods=wood:1,stone:2");
        row(Step::Building, 317, "discard goods=wood:3");
    }
    void everyKindHasItsOrder()
    {
        QFETCH(int, step);
        QFETCH(int, index);
        QFETCH(QByteArray, line);
        const Table table = at(static_cast<Step>(step));
        const ListedMoves listed(table.state);
        const Value move = MatchOf<Bronze>::moveValue(listed.at(static_cast<std::uint32_t>(index)));
        QCOMPARE(bytes(notation(move)), line);
        Move read;
        QVERIFY(!MatchOf<Bronze>::readMove(move, read));
        QVERIFY(listed.indexOf(read) == static_cast<std::uint32_t>(index));
    }
    void listsHaveTheirLengths()
    {
        QCOMPARE(ListedMoves(at(Step::Start).state).size(), 126U);
        // Of two food and a coin may be kept: nothing, one food, two, coin, coin and food: 56 + 21 + 6 + 21 +
        // 6 re-rolls; then keep, and three faces to turn to six.
        QCOMPARE(ListedMoves(at(Step::Rolling).state).size(), 110U + 1U + 18U);
        QCOMPARE(ListedMoves(at(Step::Choosing).state).size(), 4U);
        QCOMPARE(ListedMoves(at(Step::Building).state).size(), 318U);
        // Six of nine goods kept: five wood and one more, … , two wood and all the rest: 2 + 2 + 2 + 1.
        QCOMPARE(ListedMoves(at(Step::Building).state).count(Kind::Discard), 7U);
    }
    void openMovesAreNotListed()
    {
        const Table table = at(Step::Building);
        QVERIFY(!ListedMoves(table.state).indexOf(correction(0, Object{{"food", 1}})));
    }
    void refusedMovesAreNotListed()
    {
        const Table table = at(Step::Building);
        QVERIFY(!ListedMoves(table.state).indexOf(build(Target::City4, 1)));
        QVERIFY(!ListedMoves(table.state).indexOf(EndTurn{}));
    }
};

} // namespace tst_bronze_listed

PEGSHEET_TEST(tst_bronze_listed, TestListed)
#include "tst_listed.moc"
