// SPDX-License-Identifier: Apache-2.0
// Which cards a match has shown, with what the table put right of them.
#include "tests/model/nations/table.h"

#include "model/nations/seencards.h"
#include "tests/registry.h"

namespace tst_nations_seencards {

using namespace pegsheet;
using namespace pegsheet::nations;

namespace {

// As lines, in the order they came.
QStringList tilesOf(Table &table)
{
    QStringList lines;
    for (const Tile &tile : seenCards(table.match()).tiles)
        lines.append(QStringLiteral("%1 %2 %3").arg(QString::fromUtf8(nameOf(tile.kind).data())).arg(tile.age).arg(tile.points));
    return lines;
}

Table tiles(int players = 2)
{
    return Table(players, {{"depth", "tiles"}});
}

} // namespace

class TestSeenCards : public QObject
{
    Q_OBJECT

private slots:
    void nothingBeforeAnythingIsDealt()
    {
        Table table = tiles();
        QVERIFY(seenCards(table.match()) == SeenCards());
    }
    void whatIsBoughtIsSeenOnce()
    {
        Table table = tiles();
        table.play({"deal famine=2 war=3", "buyTile tile=kind:colony,points:2", "buyTile tile=kind:colony,points:2",
                    "buyTile tile=kind:wonder,points:4,stone:3", "pass", "build"});
        QCOMPARE(tilesOf(table), (QStringList{QStringLiteral("colony 1 2"), QStringLiteral("wonder 1 4")}));
    }
    void anEventSaysWhatItWasCorrectedTo()
    {
        Table table = tiles();
        table.play({"deal famine=2 war=3", "correct set=event:{war:5}"});
        const SeenCards seen = seenCards(table.match());
        QVERIFY((seen.events == std::vector{SeenCards::OfAge{1, {2, 5}}}));
        table.match().undo(1);
        QVERIFY((seenCards(table.match()).events == std::vector{SeenCards::OfAge{1, {2, 3}}}));
    }
    void aCorrectedTileWasNeverTheOtherOne()
    {
        Table table = tiles();
        table.play({"deal famine=2 war=3", "buyTile tile=kind:advisor,points:2",
                    "correct player=0 set=advisor:{kind:advisor,points:3,age:1}"});
        QCOMPARE(tilesOf(table), QStringList{QStringLiteral("advisor 1 3")});
    }
    void itIsFollowedOutOfTheOfferAndWhenItIsBuilt()
    {
        Table table(1, {{"depth", "tiles"}, {"offer", true}});
        std::string offer = "deal famine=2 war=3 offer=[";
        const int columns = table.state().columns();
        for (int column = 0; column < columns; ++column)
            offer += std::string(column > 0 ? "," : "") + "[{kind:wonder,points:" + std::to_string(column + 1)
                + ",stone:2},{kind:advisor,points:" + std::to_string(column) + "},{kind:colony,points:" + std::to_string(column)
                + "}]";
        table.play(offer + "]");
        const qsizetype dealt = tilesOf(table).size();
        table.play("opponentRoll books=0");
        table.play("buy column=1 row=1");
        table.play("opponentRemove d4=4");
        table.play("build");
        table.play("opponentRemove d4=4");
        QCOMPARE(tilesOf(table).size(), dealt);
        table.play("correct player=0 set=built:[{kind:wonder,points:9,stone:2}]");
        QCOMPARE(tilesOf(table).size(), dealt);
        QVERIFY(tilesOf(table).contains(QStringLiteral("wonder 1 9")));
        QVERIFY(!tilesOf(table).contains(QStringLiteral("wonder 1 1")));
    }
    void whatCameToAPlaceLastIsWhatIsPutRight()
    {
        // The later one of the offer is bought first: what lies in the slot is not what is later in the list.
        Table table(1, {{"depth", "tiles"}, {"offer", true}});
        table.play(
            {"deal famine=2 war=3 offer=[[{kind:advisor,points:1},{kind:colony},{kind:colony}],[{kind:colony},{kind:colony},{kind:colony}],"
             "[{kind:advisor,points:2},{kind:colony},{kind:colony}]]",
             "opponentRoll books=0", "buy column=3 row=1", "opponentRemove d4=4", "buy column=1 row=1", "opponentRemove d4=4",
             "correct player=0 set=advisor:{kind:advisor,points:3}"});
        QVERIFY(tilesOf(table).contains(QStringLiteral("advisor 1 2")));
        QVERIFY(tilesOf(table).contains(QStringLiteral("advisor 1 3")));
        QVERIFY(!tilesOf(table).contains(QStringLiteral("advisor 1 1")));
    }
    void whatIsPutInByACorrectionIsSeenToo()
    {
        Table table = tiles();
        table.play({"deal famine=2 war=3", "correct player=1 set=colonies:[{kind:colony,points:1},{kind:colony,points:2}]",
                    // The first one goes, and the second is the first now: it is no other one.
                    "correct player=1 set=colonies:[{kind:colony,points:2}]"});
        QCOMPARE(tilesOf(table), (QStringList{QStringLiteral("colony 1 1"), QStringLiteral("colony 1 2")}));
    }
    void whatIsReplacedStaysSeen()
    {
        Table table = tiles();
        table.play({"deal famine=2 war=3", "buyTile tile=kind:advisor,points:2", "pass", "buyTile tile=kind:advisor,points:1"});
        QCOMPARE(tilesOf(table), (QStringList{QStringLiteral("advisor 1 2"), QStringLiteral("advisor 1 1")}));
    }
};

} // namespace tst_nations_seencards

PEGSHEET_TEST(tst_nations_seencards, TestSeenCards)
#include "tst_seencards.moc"
