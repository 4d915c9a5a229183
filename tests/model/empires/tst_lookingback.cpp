// SPDX-License-Identifier: Apache-2.0
// What moves tell of cards, and what of rows the table has to move with its own.
#include "model/empires/cardhistory.h"
#include "model/empires/crossing.h"
#include "tests/model/empires/table.h"
#include "tests/registry.h"

namespace tst_empires_lookingback {

using namespace pegsheet;
using namespace pegsheet::empires;

namespace {

CardHistory historyOf(Table &table)
{
    CardHistory history;
    for (int place = 0; place < table.match().length(); ++place)
        note(history, table.match().moveAt(place));
    return history;
}

} // namespace

class TestLookingBack : public QObject
{
    Q_OBJECT

private slots:
    // DE Innovationen erhalten: as a Disaster that is taken, for nothing, or out of the hand for Hammers
    void howAnInnovationCame()
    {
        Table table = Table::full(2, "crisis,industry,crisis");
        table.play({"card card=flood-2 hammers=1", "reveal card=fire-9", "accept player=0 position=1"});
        table.play("play player=1 card=flood-2 position=3");
        const CardHistory history = historyOf(table);
        QVERIFY(history.seen.has(card("fire-9")) && !history.played.has(card("fire-9")));
        QVERIFY(history.seen.has(card("flood-2")) && history.played.has(card("flood-2")));
    }
    // DE Krise neu ziehen: the one that goes was seen too; a card of the pile that was played before and is turned up again is
    // taken
    void whatHasBeenSeen()
    {
        Table table = Table::laid(2, "crisis,economy");
        table.give(0, "plague-4", 2, "when:crisis,do:[{redrawCrisis:1}]").play("reveal card=fire-9");
        QCOMPARE(unseenWith(historyOf(table), 9), 7);
        QCOMPARE(unseenWith(historyOf(table), 4), 7);
        table.play("redraw player=0 by=plague-4 with=flood-9");
        QCOMPARE(unseenWith(historyOf(table), 9), 6);
        QCOMPARE(unseenWith(historyOf(table), 1), 8);
        CardHistory history;
        note(history, Play{0, card("fire-9")});
        QVERIFY(history.played.has(card("fire-9")));
        note(history, Reveal{card("fire-9")});
        QVERIFY(!history.played.has(card("fire-9")));
    }
    // DE Startfähigkeiten, the city: two places change positions
    void placesThatChange()
    {
        Table table = Table::laid(2, "industry,crisis");
        table.play("swap player=1 by=city positions=1,8");
        const std::vector<Crossing> crossings = crossingsBetween(table.match().previous(), table.state());
        QCOMPARE(crossings.size(), std::size_t(1));
        QCOMPARE(crossings.front().seat, 1);
        QCOMPARE(crossings.front().from, 1);
        QCOMPARE(crossings.front().to, 8);
        QVERIFY(crossings.front().card.isNone());
        // Undone, they go back.
        QCOMPARE(crossingsBetween(table.state(), table.match().previous()).size(), std::size_t(1));
    }
    // DE Innovation bewegen
    void anInnovationThatMoves()
    {
        Table table = Table::laid(2, "industry,crisis");
        table.give(0, "plague-4", 2, "when:industry,do:[{moveInnovation:1}]").give(0, "fire-9", 9, "");
        table.play("shift player=0 by=plague-4 card=fire-9 position=3");
        const std::vector<Crossing> crossings = crossingsBetween(table.match().previous(), table.state());
        QCOMPARE(crossings.size(), std::size_t(1));
        QVERIFY(crossings.front().card == card("fire-9"));
        QCOMPARE(crossings.front().from, 9);
        QCOMPARE(crossings.front().to, 3);
    }
    // A row that is laid anew is no crossing, nor is an Innovation that comes.
    void whatIsNoCrossing()
    {
        Table table = Table::laid(2, "crisis,economy");
        const State before = table.state();
        table.play({"reveal card=fire-9", "accept player=0 position=1"});
        QVERIFY(crossingsBetween(before, table.state()).empty());
        QVERIFY(crossingsBetween(State(), table.state()).empty());
        Row row = rowOf(table.state(), 0);
        std::ranges::reverse(row.places);
        QVERIFY(!table.match().play(Correct{0, {{{"row", toValue(row)}}}, {}}));
        QVERIFY(crossingsBetween(before, table.state()).empty());
    }
};

} // namespace tst_empires_lookingback

PEGSHEET_TEST(tst_empires_lookingback, TestLookingBack)

#include "tst_lookingback.moc"
