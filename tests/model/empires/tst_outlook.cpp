// SPDX-License-Identifier: Apache-2.0
// What would come of something that is not done yet: it is what comes of it once it is done.
#include "model/empires/outlook.h"
#include "model/empires/scoring.h"
#include "tests/model/empires/table.h"
#include "tests/registry.h"

namespace tst_empires_outlook {

using namespace pegsheet;
using namespace pegsheet::empires;

class TestOutlook : public QObject
{
    Q_OBJECT

private slots:
    // E-CRI-1: the value of the place, its income; E-QUAKE-1: what its destruction brings; what lies there rests
    void whatFallsAndWhatItCosts()
    {
        Table table = Table::full(2, "crisis,economy");
        table.give(0, "earthquake-1", 9, "when:destroyed,do:[{gain:{wheat:3}}]");
        table.play("reveal card=fire-9");
        const std::vector<Outlook> outlooks = outlooksOf(table.state(), 0, 9);
        QCOMPARE(outlooks.size(), std::size_t(1));
        QCOMPARE(outlooks.front().position, 9);
        QCOMPARE(outlooks.front().lost.total, -3);
        QCOMPARE(outlooks.front().lost.strength, 0);
        QCOMPARE(outlooks.front().lost.income, (std::array<int, 4>{-1, 0, 0, 0}));
        QVERIFY(outlooks.front().lost.rests.has(card("earthquake-1")));
        QCOMPARE(int{outlooks.front().gain[Resource::Wheat]}, 3);
        // DE Innovationen erhalten und anlegen: at one of the healthy places with the fewest
        QCOMPARE(outlooks.front().places, (std::vector<int>{1, 2, 3, 4, 5, 6, 7, 8, 10, 11}));
        const int before = scoreOf(table.state(), 0).total;
        table.play("accept player=0 position=1");
        QCOMPARE(scoreOf(table.state(), 0).total - before, -3);
        QCOMPARE(table.stock(0).at(0), 5);
    }
    // An army is two of strength (DE Startfähigkeiten - Militärrunde); points for destroyed neighbours make up for some of it
    void whatIsLostIsWhatIsLeftOver()
    {
        Table table = Table::laid(2, "crisis,economy");
        table.give(0, "plague-8", 5, "when:end,do:[{points:3,per:{count:destroyed,at:adjacent}}]").play("reveal card=fire-4");
        const Outlook outlook = outlooksOf(table.state(), 0, 4).front();
        QCOMPARE(outlook.lost.strength, -2);
        QCOMPARE(outlook.lost.total, -5 + 3);
    }
    // E-CRI-4: each of two
    void eachOfTwoIsLookedAt()
    {
        Table table = Table::laid(2, "crisis,economy");
        table.destroy(0, {9}).play("reveal card=fire-9");
        const std::vector<Outlook> outlooks = outlooksOf(table.state(), 0, 9);
        QCOMPARE(outlooks.size(), std::size_t(2));
        QCOMPARE(outlooks.back().position, 10);
        QCOMPARE(outlooks.back().lost.total, -8);
    }
    // What a move would change is what it changes
    void whatAMoveChanges()
    {
        Table table = Table::laid(2, "industry,crisis");
        table.give(0, "plague-9", 1, "when:end,do:[{points:4,per:{count:healthy,type:farm,at:adjacent}}]");
        const Move swap = Swap{0, Source(Location::City), {1, 8}};
        const auto difference = differenceBy(table.state(), swap, 0);
        QVERIFY(difference.has_value());
        QCOMPARE(difference->total, 4);
        QVERIFY(!differenceBy(table.state(), Swap{0, Source(Location::City), {1, 1}}, 0).has_value());
        const int before = scoreOf(table.state(), 0).total;
        table.play("swap player=0 by=city positions=1,8");
        QCOMPARE(scoreOf(table.state(), 0).total - before, 4);
        table.destroy(0, {10});
        QCOMPARE(differenceOfRepair(table.state(), 0, 10).total, 8);
        QCOMPARE(differenceOfRepair(table.state(), 0, 10).income.at(2), 1);
    }
    // DE Wer eine Krise annimmt C: neighbours that deflect it are among the numbers
    void whichNumbersHit()
    {
        Table table = Table::laid(2, "crisis,economy");
        table.destroy(0, {5});
        QCOMPARE(numbersThatHit(table.player(0), 4), (std::vector<int>{4, 5}));
        QCOMPARE(numbersThatHit(table.player(0), 6), (std::vector<int>{5, 6}));
        QCOMPARE(numbersThatHit(table.player(0), 5), std::vector<int>());
    }
    // DE Aufbau einer Feldzugkarte B to D
    void whatIsMissingToTheNextTier()
    {
        Table table = Table::laid(2, "military,crisis");
        QCOMPARE(missingToNextTier(table.state(), 3), 0);
        table.play("values of=townA:{value:7},townB:{value:6},armyB:{value:4},roadRefreshB:{value:2}");
        table.play("campaign winner=points:3 tiers={max:2,points:-3},{points:1},{min:7,points:7} unrest=rank:1,with:11");
        QCOMPARE(missingToNextTier(table.state(), 0), 3);
        QCOMPARE(missingToNextTier(table.state(), 4), 3);
        QCOMPARE(missingToNextTier(table.state(), 7), 0);
    }
};

} // namespace tst_empires_outlook

PEGSHEET_TEST(tst_empires_outlook, TestOutlook)

#include "tst_outlook.moc"
