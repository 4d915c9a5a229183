// SPDX-License-Identifier: Apache-2.0
// Points line by line, each with its reason (DE Spielende).
#include "tests/model/nations/table.h"
#include "tests/registry.h"

#include <algorithm>

namespace tst_nations_scoring {

using namespace pegsheet;
using namespace pegsheet::nations;

namespace {

ScoreLine lineOf(const Table &table, int seat, std::string_view what)
{
    const Score score = scoreOf(table.state(), seat);
    const auto found = std::find_if(score.lines.begin(), score.lines.end(),
                                    [&](const ScoreLine &line) { return line.what == what; });
    if (found == score.lines.end())
        qFatal("no line is called %s", std::string(what).c_str());
    return *found;
}

} // namespace

class TestScoring : public QObject
{
    Q_OBJECT

private slots:
    void everyZeroSaysWhy()
    {
        const Table table(2);
        QCOMPARE(lineOf(table, 0, "books").why, std::string_view("nations.noBookPoints"));
        QCOMPARE(lineOf(table, 0, "famine").why, std::string_view("nations.noFamineMet"));
        QCOMPARE(lineOf(table, 0, "war").why, std::string_view("nations.noWarMet"));
        QCOMPARE(lineOf(table, 0, "developments").why, std::string_view("nations.developmentsWithoutPoints"));
        QCOMPARE(lineOf(table, 0, "advisor").why, std::string_view("nations.noAdvisor"));
        QCOMPARE(lineOf(table, 0, "colonies").why, std::string_view("nations.noColonies"));
        QCOMPARE(lineOf(table, 0, "wonders").why, std::string_view("nations.noWonders"));
        QCOMPARE(totalOf(table.state(), 0), 0);
    }
    void tilesWithoutPointsAreNoReasonForPoints()
    {
        Table table(2);
        table.play("correct player=0 set=advisor:{kind:advisor},colonies:[{kind:colony}],built:[{kind:wonder,stone:1}]");
        QCOMPARE(lineOf(table, 0, "advisor").why, std::string_view("nations.advisorWithoutPoints"));
        QCOMPARE(lineOf(table, 0, "colonies").why, std::string_view("nations.coloniesWithoutPoints"));
        QCOMPARE(lineOf(table, 0, "wonders").why, std::string_view("nations.wondersWithoutPoints"));
    }
    // DE Spielende: "Wunder im Bau zählen nicht"
    void aWonderUnderConstructionDoesNotCount()
    {
        Table table(2);
        table.play("correct player=0 set=wonder:{kind:wonder,points:9,stone:1}");
        QCOMPARE(lineOf(table, 0, "wonders").points, 0);
        QCOMPARE(lineOf(table, 0, "wonders").why, std::string_view("nations.wonderUnbuilt"));
    }
    void pointsSayWhereTheyComeFrom()
    {
        Table table(2);
        table.play("correct player=0 set=developments:[{kind:development,name:Mill,points:2},null,null,null,null],"
                   "colonies:[{kind:colony,points:3},{kind:colony,name:Isle,points:4}]");
        const ScoreLine developments = lineOf(table, 0, "developments");
        QCOMPARE(developments.points, 2);
        QCOMPARE(developments.items.size(), std::size_t{5});
        QCOMPARE(developments.items[0].what, std::string_view("Mill"));
        QCOMPARE(developments.items[1].what, std::string_view("farm"));
        const ScoreLine colonies = lineOf(table, 0, "colonies");
        QCOMPARE(colonies.points, 7);
        QCOMPARE(colonies.items[0].what, std::string_view("colony"));
        QCOMPARE(colonies.items[1].what, std::string_view("Isle"));
    }
    // DE Entwicklung, DE Berater: the points of a replaced tile go with it
    void replacedTilesTakeTheirPointsWithThem()
    {
        Table table(2, {{"depth", "tiles"}});
        table.play("deal famine=1 war=1");
        const auto buy = [&](const std::string &move) {
            table.play("buyTile " + move);
            const int total = totalOf(table.state(), 0);
            table.play("reroll");
            return total;
        };
        table.play("correct player=1 set=chits:{used:{reroll:0}},advisor:{kind:advisor,chits:{reroll:3}}");
        QCOMPARE(buy("tile=kind:development,points:3 slot=2"), 3);
        QCOMPARE(buy("tile=kind:development,points:1 slot=2"), 1);
        QCOMPARE(buy("tile=kind:advisor,points:4"), 5);
        table.play("buyTile tile=kind:advisor,points:2");
        QCOMPARE(totalOf(table.state(), 0), 3);
    }
    // DE Aktionen: the track moves by books, famines and wars only
    void theTrackIsKeptByAgeAndCause()
    {
        Table table(2);
        table.goTo(Step::Deal, 3);
        table.play("correct player=0 set=ledger:{age1:{books:2,famine:1},age2:{war:2}}");
        QCOMPARE(trackOf(table.state(), table.player(0)), 5);
        QCOMPARE(lineOf(table, 0, "books").points, 2);
        QCOMPARE(lineOf(table, 0, "war").items.at(0).what, std::string_view("age2"));
        // As if the match ended now: track and tiles.
        table.play("correct player=0 set=advisor:{kind:advisor,points:1}");
        QCOMPARE(totalOf(table.state(), 0), 6);
    }
    // DE Spielende: "Löst Gleichstände nach Zugreihenfolge auf"
    void tiesGoToTheEarlierInTheTurnOrder()
    {
        Table table(3, {{"depth", "tracks"}});
        table.play("correct set=order:[1,2,0]");
        const auto scores = scoresOf(table.state());
        QCOMPARE(scores[1].tieBreak, 3);
        QCOMPARE(scores[2].tieBreak, 2);
        QCOMPARE(scores[0].tieBreak, 1);
        QCOMPARE(winnersOf(table.state()), std::vector{1});
    }
};

} // namespace tst_nations_scoring

PEGSHEET_TEST(tst_nations_scoring, TestScoring)
#include "tst_scoring.moc"
