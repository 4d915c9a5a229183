// SPDX-License-Identifier: Apache-2.0
#include "tests/model/bronze/table.h"
#include "tests/registry.h"

#include <QTest>

namespace tst_bronze_scoring {

using namespace pegsheet;
using namespace pegsheet::bronze;

namespace {

const ScoreLine &line(const Score &score, std::string_view what)
{
    for (const ScoreLine &each : score.lines)
        if (each.what == what)
            return each;
    qFatal("no such line");
}

int points(const Table &table, std::string_view what)
{
    return line(scoreOf(table.state, 0), what).points;
}

QByteArray why(const Table &table, std::string_view what)
{
    return bytes(line(scoreOf(table.state, 0), what).why);
}

} // namespace

class TestScoring : public QObject
{
    Q_OBJECT

private slots:
    // ENSHEET: developments, monuments, bonuses, less disasters.
    void linesStandInTheOrderOfTheSheet()
    {
        const Score score = scoreOf(Table().state, 0);
        std::vector<QByteArray> lines;
        for (const ScoreLine &each : score.lines)
            lines.push_back(bytes(each.what));
        QCOMPARE(lines, (std::vector<QByteArray>{"developments", "monuments", "architecture", "empire", "disasters"}));
    }
    void anEmptySheetIsWorthNothingAndSaysWhy()
    {
        const Table table;
        QCOMPARE(scoreOf(table.state, 0).total, 0);
        QCOMPARE(why(table, "developments"), QByteArray("bronze.noDevelopments"));
        QCOMPARE(why(table, "monuments"), QByteArray("bronze.noMonuments"));
        QCOMPARE(why(table, "architecture"), QByteArray("bronze.noArchitecture"));
        QCOMPARE(why(table, "empire"), QByteArray("bronze.noEmpire"));
        QCOMPARE(why(table, "disasters"), QByteArray("bronze.noDisasters"));
    }
    // EN, DE game end: points of every development; rules notes 1.5: 61 in all.
    void everyDevelopmentCounts()
    {
        Table table;
        table.owns({Development::Religion, Development::Leadership});
        QCOMPARE(points(table, "developments"), 8);
        for (const Development development : kAll<Development>)
            if (exists(table.state, development))
                table.owns({development});
        QCOMPARE(points(table, "developments"), 61);
        QCOMPARE(scoreOf(table.state, 0).lines.front().items.size(), std::size_t{13});
    }
    // EN, DE game end: what each monument earned; rules notes 1.4: 43 as first, 21 as later.
    void everyFinishedMonumentCountsWhatItEarned()
    {
        Table table(4);
        for (const Monument monument : kAll<Monument>)
            table.finish(monument);
        QCOMPARE(points(table, "monuments"), 43);
        for (const Monument monument : kAll<Monument>)
            table.finish(monument, 0, false);
        QCOMPARE(points(table, "monuments"), 21);
    }
    // A Step Pyramid finished later earns nothing, and the line says so.
    void aLaterStepPyramidEarnsNothing()
    {
        Table table;
        table.finish(Monument::StepPyramid, 0, false);
        QCOMPARE(points(table, "monuments"), 0);
        QCOMPARE(why(table, "monuments"), QByteArray("bronze.laterPointsAreZero"));
    }
    // EN, DE game end: Architecture adds one a finished monument.
    void architectureAddsOneAMonument()
    {
        Table table(4);
        table.owns({Development::Architecture});
        QCOMPARE(why(table, "architecture"), QByteArray("bronze.architectureWithoutMonuments"));
        table.finish(Monument::StepPyramid, 0, false);
        table.finish(Monument::Temple);
        table.setBoxes(Monument::Obelisk, 8);
        QCOMPARE(points(table, "architecture"), 2);
        for (const Monument monument : kAll<Monument>)
            table.finish(monument);
        QCOMPARE(points(table, "architecture"), 7);
    }
    // EN, DE game end; FR table 3: Empire adds one a city, the three of the start too.
    void empireAddsOneACity()
    {
        Table table;
        table.owns({Development::Empire});
        QCOMPARE(points(table, "empire"), 3);
        table.sheet().cityBoxes[City::City6] = 5;
        table.sheet().cityBoxes[City::City7] = 5;
        QCOMPARE(points(table, "empire"), 4);
        table.setCities(7);
        table.sheet().cityBoxes[City::City7] = 6;
        QCOMPARE(points(table, "empire"), 7);
    }
    // EN, DE game end: disasters are taken off; rules notes 2: the total may fall below nothing.
    void disastersAreTakenOff()
    {
        Table table;
        table.owns({Development::Leadership});
        table.sheet().disasters = 5;
        QCOMPARE(points(table, "disasters"), -5);
        QCOMPARE(scoreOf(table.state, 0).total, -3);
    }
    // Goods, food, workers and unfinished cities are no points.
    void nothingElseCounts()
    {
        Table table;
        table.setPegs({8, 7, 6, 5, 4});
        table.sheet().food = 15;
        table.setCities(7);
        table.setBoxes(Monument::GreatWall, 12);
        QCOMPARE(scoreOf(table.state, 0).total, 0);
    }
    void aWholeSheetAddsUp()
    {
        Table table(4);
        table.owns(
            {Development::Architecture, Development::Empire, Development::Religion, Development::Masonry, Development::Leadership});
        table.finish(Monument::GreatPyramid);
        table.finish(Monument::Obelisk, 0, false);
        table.setCities(6);
        table.sheet().disasters = 9;
        // 8 + 8 + 6 + 6 + 2, 12 + 3, 2, 6, -9
        QCOMPARE(scoreOf(table.state, 0).total, 44);
        QCOMPARE(totalOf(table.state, 0), 44);
    }
    // EN, DE game end: the highest total wins.
    void theHighestTotalWins()
    {
        Table table(3);
        table.owns({Development::Leadership}, 2);
        table.setPegs({8, 7, 6, 5, 4}, 0);
        QCOMPARE(winnersOf(table.state), std::vector<int>{2});
    }
    // EN, DE game end, D21: a tie goes to whose goods are worth the most, not to who has the most goods.
    void aTieGoesToTheMostValuableGoods()
    {
        Table table(3);
        table.setPegs({3, 0, 0, 0, 0}, 0); // 3 goods worth 6
        table.setPegs({0, 0, 0, 0, 2}, 1); // 2 goods worth 15
        table.sheet(0).food = 15;
        QCOMPARE(winnersOf(table.state), std::vector<int>{1});
        QCOMPARE(scoreOf(table.state, 1).tieBreak, 15);
    }
    // D21: equal in both they share it.
    void equalInBothTheyShareTheWin()
    {
        Table table(4);
        table.setPegs({1, 0, 0, 0, 0}, 1);
        table.setPegs({1, 0, 0, 0, 0}, 3);
        QCOMPARE(winnersOf(table.state), (std::vector<int>{1, 3}));
        QCOMPARE(winnersOf(Table(4).state), (std::vector<int>{0, 1, 2, 3}));
    }
    // Rules notes 1.2: the value under each hole; all pegs at their end are worth 265.
    void goodsAreWorthWhatThePegboardSays()
    {
        Table table;
        table.setPegs({8, 7, 6, 5, 4});
        QCOMPARE(table.sheet().goodsValue(), 265);
        QCOMPARE(table.sheet().goodsCount(), 30);
        table.setPegs({5, 3, 0, 1, 1});
        QCOMPARE(table.sheet().goodsValue(), 36);
    }
    void aScoreIsWrittenWithItsLines()
    {
        Table table;
        table.owns({Development::Leadership});
        const Value value = scoreValue(scoreOf(table.state, 0));
        QVERIFY(*value.find("total") == Value(2));
        const Array &lines = *value.find("lines")->array();
        QVERIFY(lines.front()
                == Value(Object{
                    {"what", "developments"}, {"points", 2}, {"items", Array{Object{{"what", "leadership"}, {"points", 2}}}}}));
        QVERIFY(*lines.at(1).find("why") == Value("bronze.noMonuments"));
    }
};

} // namespace tst_bronze_scoring

PEGSHEET_TEST(tst_bronze_scoring, TestScoring)
#include "tst_scoring.moc"
