// SPDX-License-Identifier: Apache-2.0
// A new age: its event, and the offer where it is kept.
#include "tests/app/nations/entering.h"
#include "tests/registry.h"

namespace tst_nations_deal {

using namespace pegsheet;
using namespace pegsheet::app;
using namespace Qt::StringLiterals;

namespace {

/// An offer of made-up colonies, by touches.
void enterOffer(Sitting &sitting)
{
    sitting.put(PencilKind::OfferPlace, 0);
    while (sitting.picker().open) {
        sitting.put(PencilKind::Tile, static_cast<int>(TileKind::Colony));
        sitting.put(PencilKind::Points, -1, sitting.picker().forPlace);
    }
}

} // namespace

class NationsDealTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { QVERIFY(installLanguage(u"en"_s)); }

    void theSecondNumberMakesTheDeal()
    {
        Sitting sitting;
        QVERIFY(sitting.state().step == Step::Deal);
        sitting.touch([&] { sitting.put(PencilKind::Famine, -1, 4); });
        QVERIFY(sitting.made.empty());
        QVERIFY(!sitting.line.isEmpty());
        sitting.touch([&] { sitting.put(PencilKind::War, -1, 5); });
        QCOMPARE(sitting.last(), std::string("deal famine=4 war=5"));
        QCOMPARE(sitting.touches, 2);
        QVERIFY(sitting.state().step != Step::Deal);
        QVERIFY(sitting.line.isEmpty());
        QCOMPARE(sitting.cards.learnedEvents.size(), 1U);
        QCOMPARE(sitting.cards.learnedEvents.front().first, 1);
        QCOMPARE(int(sitting.cards.learnedEvents.front().second.war), 5);
    }
    void eitherNumberMayComeFirstAndChange()
    {
        Sitting sitting;
        sitting.put(PencilKind::War, -1, 3);
        sitting.put(PencilKind::War, -1, 2);
        QVERIFY(sitting.made.empty());
        sitting.put(PencilKind::Famine, -1, 1);
        QCOMPARE(sitting.last(), std::string("deal famine=1 war=2"));
    }
    void anEventThatIsKnownIsOneTouch()
    {
        Sitting sitting;
        sitting.cards.knownEvents = {{7, {2, 6}, {}}, {8, {3, 3}, u"Gavamegu"_s}};
        QCOMPARE(sitting.deal().known.size(), 2);
        QCOMPARE(sitting.deal().known.at(0).war, 6);
        sitting.touch([&] { sitting.put(sitting.deal().known.at(1).key.touch); });
        QCOMPARE(sitting.last(), std::string("deal famine=3 war=3"));
        QCOMPARE(sitting.touches, 1);
        QCOMPARE(sitting.cards.usedIds, std::vector<std::int64_t>{8});
        QVERIFY(sitting.cards.learnedEvents.empty());
    }
    void numbersThatCannotBeAreRefused()
    {
        Sitting sitting;
        sitting.put(PencilKind::Famine, -1, 16);
        QCOMPARE(sitting.said, std::string("input.outOfRange"));
        QCOMPARE(sitting.deal().famine, 0);
        QVERIFY(sitting.line.isEmpty());
    }
    void aDepthHoldsFromThisAgeOn()
    {
        Sitting sitting;
        sitting.put(PencilKind::Depth, static_cast<int>(Depth::Full));
        QCOMPARE(sitting.deal().depth, static_cast<int>(Depth::Full));
        sitting.put(PencilKind::Famine, -1, 1);
        sitting.put(PencilKind::War, -1, 1);
        QCOMPARE(sitting.last(), std::string("deal famine=1 war=1 depth=full"));
        QVERIFY(sitting.state().isFull());
        // That which is kept anyway is no change.
        Sitting same;
        same.put(PencilKind::Depth, static_cast<int>(Depth::Full));
        same.put(PencilKind::Depth, static_cast<int>(Depth::Tiles));
        QVERIFY(same.line.isEmpty());
    }
    void anOfferIsEnteredPlaceAfterPlaceAndLookedOver()
    {
        Sitting sitting(2, {{"offer", true}});
        QVERIFY(sitting.deal().keepsOffer);
        QCOMPARE(sitting.deal().missing, 9);
        sitting.put(PencilKind::Famine, -1, 1);
        sitting.put(PencilKind::War, -1, 1);
        QVERIFY(sitting.made.empty());
        QVERIFY(!sitting.deal().canFinish);
        enterOffer(sitting);
        QCOMPARE(sitting.deal().missing, 0);
        QCOMPARE(int(sitting.line.pencil().offer.at(8)->points), 8);
        QVERIFY(sitting.made.empty());
        // One of them was read wrongly; the next place is not asked for then.
        sitting.put(PencilKind::OfferPlace, 3);
        QCOMPARE(sitting.picker().points, 3);
        sitting.put(PencilKind::Points, -1, 4);
        QVERIFY(!sitting.picker().open);
        QCOMPARE(int(sitting.line.pencil().offer.at(3)->points), 4);
        sitting.put(PencilKind::Finish);
        QCOMPARE(sitting.made.size(), 1U);
        QVERIFY(sitting.state().step == Step::Act);
        QCOMPARE(int(sitting.state().offer[offerPlace(2, 1)]->points), 4);
        QCOMPARE(sitting.cards.learned.size(), 9U);
        // Without tiles there is no offer.
        Sitting tracks(2, {{"offer", true}});
        tracks.put(PencilKind::Depth, static_cast<int>(Depth::Tracks));
        QVERIFY(!tracks.deal().keepsOffer);
        tracks.put(PencilKind::Famine, -1, 1);
        tracks.put(PencilKind::War, -1, 1);
        QCOMPARE(tracks.last(), std::string("deal famine=1 war=1 depth=tracks"));
    }
    void whatIsEnteredComesBackAfterAKill()
    {
        Sitting sitting(2, {{"offer", true}});
        sitting.put(PencilKind::Famine, -1, 3);
        sitting.put(PencilKind::Depth, static_cast<int>(Depth::Full));
        enterOffer(sitting);
        sitting.put(PencilKind::OfferPlace, 2);
        Sitting again(2, {{"offer", true}});
        again.takeUp(sitting);
        QCOMPARE(again.deal().famine, 3);
        QCOMPARE(again.deal().war, 0);
        QCOMPARE(again.deal().depth, static_cast<int>(Depth::Full));
        QCOMPARE(again.deal().missing, 0);
        QCOMPARE(int(again.line.pencil().offer.at(5)->points), 5);
        QCOMPARE(again.picker().forPlace, 2);
        QCOMPARE(again.picker().points, 2);
        // Touch by touch: the page, then the points of the last tile, and so on.
        QVERIFY(again.rubOut() && !again.picker().open);
        QCOMPARE(again.deal().missing, 0);
        QVERIFY(again.rubOut());
        QCOMPARE(again.deal().missing, 1);
        QCOMPARE(again.picker().forPlace, 8);
        QCOMPARE(again.picker().kind, static_cast<int>(TileKind::Colony));
        while (again.picker().open)
            QVERIFY(again.rubOut());
        QCOMPARE(again.deal().missing, 9);
        QCOMPARE(again.deal().famine, 3);
        while (again.rubOut())
            ;
        QCOMPARE(again.deal().famine, 0);
        QCOMPARE(again.deal().depth, static_cast<int>(Depth::Tiles));
    }
    void whatCannotBeKeptIsStillEntered()
    {
        Sitting sitting;
        sitting.breaks = true;
        sitting.put(PencilKind::Famine, -1, 2);
        sitting.put(PencilKind::War, -1, 3);
        QCOMPARE(sitting.deal().famine, 2);
        QVERIFY(sitting.cards.learnedEvents.empty());
        // All but the touch that would have made it.
        sitting.breaks = false;
        sitting.put(PencilKind::War, -1, 3);
        QCOMPARE(sitting.last(), std::string("deal famine=2 war=3"));
    }
    void theOfferOfAnAgeThatIsOverIsNotUndone()
    {
        Sitting sitting(2, {{"offer", true}});
        sitting.put(PencilKind::Famine, -1, 1);
        sitting.put(PencilKind::War, -1, 2);
        enterOffer(sitting);
        sitting.put(PencilKind::Finish);
        QVERIFY(sitting.line.isEmpty() && sitting.line.next() == nullptr && !sitting.rubOut());
    }
    void anUndoneDealLiesReady()
    {
        Sitting sitting(2, {{"offer", true}});
        sitting.put(PencilKind::Famine, -1, 1);
        sitting.put(PencilKind::War, -1, 2);
        enterOffer(sitting);
        sitting.put(PencilKind::Finish);
        const auto deal = std::get<Deal>(sitting.made.back());
        sitting.undo();
        QCOMPARE(sitting.deal().missing, 9);
        QVERIFY(sitting.line.layReady(sitting.table.match(), TheMatch::moveValue(deal)));
        QCOMPARE(sitting.deal().missing, 0);
        QVERIFY(sitting.deal().canFinish);
    }
};

} // namespace tst_nations_deal

PEGSHEET_TEST(tst_nations_deal, NationsDealTest)

#include "tst_nations_deal.moc"
