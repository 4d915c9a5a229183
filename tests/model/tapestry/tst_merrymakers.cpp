// SPDX-License-Identifier: Apache-2.0
// The Merrymakers: in the second to fifth income turn the token of one of three columns goes a box up and gains it
// (civilizations.json; contract, reading 56).
#include "tests/model/tapestry/mattable.h"
#include "tests/registry.h"

namespace tst_tapestry_merrymakers {

using namespace pegsheet;
using namespace pegsheet::tapestry;

namespace {

// Player 0 has the Merrymakers with their tokens there, and takes the income turn of that number.
TestTable inTurn(int turn, const std::string &columns)
{
    TestTable table = withMats({"merrymakers", ""}, asPrinted());
    table.play({"income", "income"});
    beforeIncome(table, turn);
    set(table, "civilizations:[{civilization:merrymakers,columns:[" + columns + "]}],tiles:0");
    return table.play("income");
}

int tokenAt(const TestTable &table, int column)
{
    return table.state().mats[Civilization::Merrymakers].column(column);
}

} // namespace

class TestMerrymakers : public QObject
{
    Q_OBJECT

private slots:
    // `any` by the sheet of 2023, nothing as printed (DE p.32; contract, reading 51).
    void theStart()
    {
        TestTable adjusted(2, kNamed);
        adjusted.play({"skip", "civilization civilization=merrymakers"});
        QCOMPARE(adjusted.phase(), std::string("setup"));
        QCOMPARE(adjusted.pending(), std::string("0 gain, 1 capital, 1 (step)"));
        adjusted.play("gain resources={food:1}");
        QCOMPARE(int{adjusted.player(0).resources[Resource::Food]}, 1);
        TestTable printed(2, asPrinted());
        printed.play({"skip", "civilization civilization=merrymakers"});
        QCOMPARE(printed.pending(), std::string("1 capital, 1 (step)"));
    }
    void whenItComes()
    {
        TestTable first = withMats({"merrymakers", ""}, asPrinted());
        first.play("income");
        QCOMPARE(int{first.state().turn}, 1);
        for (int turn = 2; turn <= kIncomes; ++turn) {
            const TestTable table = inTurn(turn, "0,0,0");
            QVERIFY(table.pending().starts_with("0 choose, "));
            // It is due.
            QCOMPARE(table.says("skip"), std::string("tapestry.notOptional"));
            QCOMPARE(ListedMoves(table.state()).countUsual(Kind::Choose), 3U);
        }
    }
    // Each box of each column.
    void everyBox_data()
    {
        QTest::addColumn<int>("column");
        QTest::addColumn<int>("box");
        QTest::addColumn<QByteArray>("brings");
        const auto row = [](int column, int box, const char *brings) {
            QTest::addRow("%d, %d", column, box) << column << box << QByteArray(brings);
        };
        row(0, 0, "coin");
        row(0, 1, "worker food");
        row(0, 2, "culture armory");
        row(1, 0, "tile");
        row(1, 1, "tapestry");
        row(1, 2, "");
        row(2, 0, "5");
        row(2, 1, "10");
        row(2, 2, "15");
    }
    void everyBox()
    {
        QFETCH(const int, column);
        QFETCH(const int, box);
        QFETCH(const QByteArray, brings);
        std::string columns = "0,0,0";
        columns[static_cast<std::size_t>(2 * column)] = static_cast<char>('0' + box);
        TestTable table = inTurn(2, columns);
        QCOMPARE(tokenAt(table, column), box);
        table.play("choose option=" + std::to_string(column));
        QCOMPARE(tokenAt(table, column), box + 1);
        for (int other = 0; other < 3; ++other)
            QVERIFY(other == column || tokenAt(table, other) == 0);
        QList<QByteArray> came;
        for (const Got &got : table.did<Got>())
            came.append(QByteArray::fromStdString(std::string(nameOf(got.what))));
        if (column == 2)
            came.append(QByteArray::number(table.points(0, Source::Civilization)));
        for (const QByteArray &each : brings.split(' '))
            QVERIFY2(each.isEmpty() || came.contains(each), each.constData());
        // What asks for more is asked.
        if (column == 1 && box == 1)
            QVERIFY(table.pending().starts_with("0 invent"));
        if (column == 1 && box == 2)
            QVERIFY(table.pending().starts_with("0 (explore), 0 research"));
    }
    // A column whose token is on top is closed; a box that brings nothing is entered all the same (contract, reading 56).
    void theTopOfAColumn()
    {
        TestTable table = inTurn(4, "3,0,2");
        QCOMPARE(table.says("choose option=0"), std::string("tapestry.noOption"));
        QCOMPARE(ListedMoves(table.state()).countUsual(Kind::Choose), 2U);
        TestTable full = inTurn(3, "1,2,3");
        set(full, "resources:{worker:8,food:8}");
        full.play("choose option=0");
        QCOMPARE(tokenAt(full, 0), 2);
        QCOMPARE(int{full.player(0).resources[Resource::Worker]}, kMostResource);
        // The only column that is left goes up by itself.
        const TestTable one = inTurn(5, "3,3,2");
        QCOMPARE(tokenAt(one, 2), 3);
        QCOMPARE(one.points(0, Source::Civilization), 15);
        // And where none is left, nothing is asked.
        const TestTable none = inTurn(5, "3,3,3");
        QVERIFY(none.pending().find("choose") == std::string::npos);
        QVERIFY(
            std::ranges::any_of(none.did<LeftOut>(), [](const LeftOut &left) { return left.mat == Civilization::Merrymakers; }));
    }
};

} // namespace tst_tapestry_merrymakers

PEGSHEET_TEST(tst_tapestry_merrymakers, TestMerrymakers)
#include "tst_merrymakers.moc"
