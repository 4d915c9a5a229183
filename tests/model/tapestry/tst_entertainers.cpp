// SPDX-License-Identifier: Apache-2.0
// The Entertainers: in the second to fifth income turn their token goes a column to the right along an edge and gains the box
// (civilizations.json; contract, readings 54 and 56).
#include "tests/model/tapestry/mattable.h"
#include "tests/registry.h"

namespace tst_tapestry_entertainers {

using namespace pegsheet;
using namespace pegsheet::tapestry;

namespace {

// Player 0 has the Entertainers with their token there, and takes the income turn of that number.
TestTable inTurn(int turn, int column, int row)
{
    TestTable table = withMats({"entertainers", ""}, asPrinted());
    table.play({"income", "income"});
    beforeIncome(table, turn);
    set(table,
        "civilizations:[{civilization:entertainers,column:" + std::to_string(column) + ",row:" + std::to_string(row)
            + "}],tiles:1");
    return table.play("income");
}

const MatState &matOf(const TestTable &table)
{
    return table.state().mats[Civilization::Entertainers];
}

// Whether it came, or is pending: in the words of the mat.
bool isGained(const TestTable &table, std::string_view box)
{
    for (const Got &got : table.did<Got>())
        if (nameOf(got.what) == box)
            return true;
    Benefit wanted;
    (void)readBenefit(box, wanted);
    const Queue &queue = table.state().queue;
    for (int index = 0; index < queue.size(); ++index)
        if (queue[index].why == Why::mat(Civilization::Entertainers) && queue.nodeOf(queue[index]) == wanted.nodes().front())
            return true;
    const auto moved = table.did<Moved>();
    return box.starts_with("adv") && moved.size() == 1
        && box[4] == kTrackLetters.at(static_cast<std::size_t>(moved.front().track))[0];
}

} // namespace

class TestEntertainers : public QObject
{
    Q_OBJECT

private slots:
    // `any` and 10 points by the sheet of 2023, nothing as printed (DE p.32; contract, reading 51).
    void theStart()
    {
        TestTable adjusted(2, kNamed);
        adjusted.play({"skip", "civilization civilization=entertainers"});
        QCOMPARE(int{adjusted.player(0).vp}, 10);
        QCOMPARE(adjusted.points(0, Source::Civilization), 10);
        QCOMPARE(adjusted.pending(), std::string("0 gain, 1 capital, 1 (step)"));
        TestTable printed(2, asPrinted());
        printed.play({"skip", "civilization civilization=entertainers"});
        QCOMPARE(int{printed.player(0).vp}, 0);
        QCOMPARE(printed.pending(), std::string("1 capital, 1 (step)"));
    }
    void whenItComes()
    {
        TestTable first = withMats({"entertainers", ""}, asPrinted());
        first.play("income");
        QCOMPARE(int{first.state().turn}, 1);
        for (int turn = 2; turn <= kIncomes; ++turn) {
            const TestTable table = inTurn(turn, 0, 0);
            QVERIFY(table.pending().starts_with("0 choose, "));
            QCOMPARE(table.says("skip"), std::string("tapestry.notOptional"));
        }
    }
    // From the start to each row, and along each of the 24 edges; nowhere else.
    void everyEdge()
    {
        int edges = 0;
        for (int column = 0; column < 4; ++column)
            for (int row = 0; row < (column == 0 ? 1 : 4); ++row) {
                const TestTable table = inTurn(2, column, row);
                for (int to = 0; to < 4; ++to) {
                    const bool leads = (pathsFrom(column, row) >> to & 1U) != 0;
                    const std::string line = "choose option=" + std::to_string(to);
                    QCOMPARE(table.says(line), std::string(leads ? "" : "tapestry.noOption"));
                    if (!leads)
                        continue;
                    ++edges;
                    TestTable gone = table;
                    gone.play(line);
                    QCOMPARE(matOf(gone).tokenColumn(), column + 1);
                    QCOMPARE(matOf(gone).tokenRow(), to);
                    const std::string box(kCivilizations[Civilization::Entertainers].box(column, to));
                    QVERIFY2(isGained(gone, box), box.c_str());
                }
            }
        QCOMPARE(edges, 4 + 24);
    }
    // A box that brings nothing moves the token all the same (contract, reading 56).
    void aBoxThatBringsNothing()
    {
        TestTable table = withMats({"entertainers", ""}, asPrinted());
        table.play({"income", "income"});
        beforeIncome(table, 2);
        set(table, "civilizations:[{civilization:entertainers,column:2,row:0}],outposts:0");
        table.play({"income", "choose option=0"});
        QCOMPARE(matOf(table).tokenColumn(), 3);
        QVERIFY(table.did<LeftOut>().size() == 1);
    }
    // The step brings the bonus of its space: only the Leaders leave it out.
    void theBonusIsAsked()
    {
        TestTable table = inTurn(4, 3, 1);
        set(table, "tracks:{exploration:[0]}");
        int space = 1;
        while (kPrinted.bonusOf(Track::Exploration, space) == 0)
            ++space;
        set(table, "tracks:{exploration:[" + std::to_string(space - 1) + "]},tapestry:3,tiles:3");
        table.play("choose option=1");
        QCOMPARE(spaceOf(table, Track::Exploration), space);
        const Queue &queue = table.state().queue;
        bool isBonus = false;
        for (int index = 0; index < queue.size(); ++index)
            isBonus = isBonus || queue[index].why == Why::bonus(Track::Exploration, space);
        QVERIFY(isBonus);
    }
    // In the last column the path ends.
    void theEnd()
    {
        const TestTable table = inTurn(5, 4, 2);
        QVERIFY(table.pending().find("choose") == std::string::npos);
        QVERIFY(
            std::ranges::any_of(table.did<LeftOut>(), [](const LeftOut &left) { return left.mat == Civilization::Entertainers; }));
    }
    // During play the token begins on any box, which is gained: four times the column and the row (contract, reading 54).
    void duringPlay()
    {
        const CivilizationRow &row = kCivilizations[Civilization::Entertainers];
        for (int option = 0; option < 16; ++option) {
            TestTable table = withMats({"", ""}, kNamed);
            table.play({"income", "income"});
            set(table, "tiles:1");
            table.play({"benefit player=0 gains=civ", "civilization civilization=entertainers"});
            QCOMPARE(table.pending(), std::string("0 choose"));
            QCOMPARE(ListedMoves(table.state()).countUsual(Kind::Choose), 16U);
            QCOMPARE(table.says("choose option=16"), std::string("tapestry.noOption"));
            QCOMPARE(int{table.player(0).vp}, 0); // no adjustment
            table.play("choose option=" + std::to_string(option));
            QCOMPARE(matOf(table).tokenColumn(), option / 4 + 1);
            QCOMPARE(matOf(table).tokenRow(), option % 4);
            const std::string box(row.box(option / 4, option % 4));
            QVERIFY2(isGained(table, box), box.c_str());
        }
    }
};

} // namespace tst_tapestry_entertainers

PEGSHEET_TEST(tst_tapestry_entertainers, TestEntertainers)
#include "tst_entertainers.moc"
