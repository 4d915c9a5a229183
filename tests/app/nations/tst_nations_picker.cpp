// SPDX-License-Identifier: Apache-2.0
// A tile that is bought: what is touched, and the move that comes out.
#include "tests/app/nations/entering.h"
#include "tests/registry.h"

namespace tst_nations_picker {

using namespace pegsheet;
using namespace pegsheet::app;
using namespace Qt::StringLiterals;

namespace {

constexpr int kDevelopment = static_cast<int>(TileKind::Development);
constexpr int kAdvisor = static_cast<int>(TileKind::Advisor);
constexpr int kColony = static_cast<int>(TileKind::Colony);
constexpr int kWonder = static_cast<int>(TileKind::Wonder);
constexpr int kRed = static_cast<int>(Colour::Red);

/// Two players in the actions of the first age, nothing bought, and the page of a tile open.
struct Shop : Sitting
{
    explicit Shop(Object options = {}, std::initializer_list<std::string_view> before = {"deal famine=1 war=1"})
        : Sitting(2, std::move(options))
    {
        play(before);
        put(PencilKind::Open);
    }
};

} // namespace

class NationsPickerTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { QVERIFY(installLanguage(u"en"_s)); }

    void anUnknownDevelopmentIsFiveTouches()
    {
        Shop shop;
        QVERIFY(shop.picker().open);
        QCOMPARE(shop.picker().title, u"Ada · Age I"_s);
        shop.touch([&] { shop.put(PencilKind::Tile, kDevelopment); });
        shop.touch([&] { shop.put(PencilKind::Die, kRed); });
        shop.touch([&] { shop.put(PencilKind::Die, kRed); });
        shop.touch([&] { shop.put(PencilKind::Points, -1, 3); });
        QVERIFY(shop.made.empty());
        QCOMPARE(shop.picker().preview, u"Development: %1, %2"_s.arg(nationswords::dice(Colour::Red, 2), nationswords::points(3)));
        QVERIFY(shop.picker().asksSlot);
        shop.touch([&] { shop.takeSlot(4); });
        QCOMPARE(shop.last(), std::string("buyTile tile=kind:development,age:1,dice:{red:2},points:3 slot=4"));
        QCOMPARE(shop.touches, 5);
        QVERIFY(!shop.picker().open);
        QCOMPARE(shop.cards.learned.size(), 1U);
        QCOMPARE(shop.state().player, std::uint8_t{1});
    }
    void fromTheBoardASlotAndAKindAreOneTouch()
    {
        Sitting sitting;
        sitting.play({"deal famine=1 war=1"});
        sitting.touch([&] { sitting.put(PencilKind::Open, kDevelopment, 3); });
        QVERIFY(sitting.picker().open);
        QCOMPARE(sitting.picker().slot, 3);
        sitting.touch([&] { sitting.put(PencilKind::Die, kRed); });
        sitting.touch([&] { sitting.put(PencilKind::Points, -1, 1); });
        QCOMPARE(sitting.last(), std::string("buyTile tile=kind:development,age:1,dice:{red:1},points:1 slot=3"));
        QCOMPARE(sitting.touches, 3);
        sitting.cards.knownTiles = {{12, madeUpTile(TileKind::Advisor, 1, "Poditeki", chits(Chit::Reroll, 1), 1)}};
        sitting.put(PencilKind::Open, kAdvisor, 0);
        QVERIFY(sitting.picker().open);
        sitting.takeKnown(0);
        QCOMPARE(sitting.last(), std::string("buyTile tile=kind:advisor,name:Poditeki,age:1,chits:{reroll:1},points:1"));
        // Not before the deal.
        Sitting early;
        early.put(PencilKind::Open, kDevelopment, 3);
        QVERIFY(!early.picker().open);
    }
    void pointsNotSaidAreNone()
    {
        Shop shop;
        shop.put(PencilKind::Close);
        shop.put(PencilKind::Open);
        shop.put(PencilKind::Die, 0);
        shop.takeSlot(1);
        QCOMPARE(shop.last(), std::string("buyTile tile=kind:development,age:1,dice:{white:1} slot=1"));
    }
    void pointsBuyAColonyAndAnAdvisor()
    {
        Shop shop;
        shop.touch([&] { shop.put(PencilKind::Tile, kColony); });
        shop.touch([&] { shop.put(PencilKind::Chit, static_cast<int>(Chit::Gold)); });
        shop.touch([&] { shop.put(PencilKind::Points, -1, 2); });
        QCOMPARE(shop.last(), std::string("buyTile tile=kind:colony,age:1,chits:{gold:1},points:2"));
        QCOMPARE(shop.touches, 3);
        shop.put(PencilKind::Open);
        shop.put(PencilKind::Tile, kAdvisor);
        shop.put(PencilKind::Chit, static_cast<int>(Chit::Reroll));
        shop.put(PencilKind::Points, -1, 0);
        QCOMPARE(shop.last(), std::string("buyTile tile=kind:advisor,age:1,chits:{reroll:1}"));
    }
    void ofAWonderPointsOrStoneBuyWhicheverComesLast()
    {
        for (const bool stoneFirst : {true, false}) {
            Shop shop;
            shop.put(PencilKind::Tile, kWonder);
            stoneFirst ? shop.put(PencilKind::Stone, -1, 4) : shop.put(PencilKind::Points, -1, 5);
            QVERIFY(shop.made.empty());
            stoneFirst ? shop.put(PencilKind::Points, -1, 5) : shop.put(PencilKind::Stone, -1, 4);
            QCOMPARE(shop.last(), std::string("buyTile tile=kind:wonder,age:1,points:5,stone:4"));
        }
    }
    void aDevelopmentWithoutDiceIsBoughtByTheButton()
    {
        Shop shop;
        shop.put(PencilKind::Points, -1, 3);
        shop.takeSlot(2);
        QVERIFY(shop.made.empty());
        QVERIFY(shop.picker().canFinish);
        shop.put(PencilKind::Finish);
        QCOMPARE(shop.last(), std::string("buyTile tile=kind:development,age:1,points:3 slot=2"));
    }
    void aPlaceAloneIsNoTile()
    {
        Shop shop;
        shop.put(PencilKind::Open, kDevelopment, 4);
        QVERIFY(!shop.picker().canFinish);
        QCOMPARE(shop.picker().missing, u"dice are missing"_s);
    }
    void aKnownTileIsTwoOrThreeTouches()
    {
        Shop shop;
        shop.cards.knownTiles = {{11, madeUpTile(TileKind::Development, 1, "Gavamegu", dice(Colour::Blue, 1), 2)},
                                 {12, madeUpTile(TileKind::Colony, 1, "Mupolatu", chits(Chit::Food, 1), 1)},
                                 {13, madeUpTile(TileKind::Colony, 2, "Maziteko", chits(Chit::Food, 1), 1)}};
        shop.put(PencilKind::Close);
        shop.put(PencilKind::Open);
        QCOMPARE(shop.picker().known.size(), 1);
        shop.touch([&] { shop.takeKnown(0); });
        QVERIFY(shop.made.empty());
        QCOMPARE(shop.picker().preview, u"Gavamegu: %1, %2"_s.arg(nationswords::dice(Colour::Blue, 1), nationswords::points(2)));
        shop.touch([&] { shop.takeSlot(2); });
        QCOMPARE(shop.last(), std::string("buyTile tile=kind:development,name:Gavamegu,age:1,dice:{blue:1},points:2 slot=2"));
        QCOMPARE(shop.touches, 2);
        QCOMPARE(shop.cards.usedIds, std::vector<std::int64_t>{11});
        shop.touches = 0;
        shop.put(PencilKind::Open);
        shop.touch([&] { shop.put(PencilKind::Tile, kColony); });
        shop.touch([&] { shop.takeKnown(0); });
        QCOMPARE(shop.last(), std::string("buyTile tile=kind:colony,name:Mupolatu,age:1,chits:{food:1},points:1"));
        QCOMPARE(shop.touches, 2);
        QVERIFY(shop.cards.learned.empty());
    }
    void aChangedTileIsAnotherOne()
    {
        Shop shop;
        shop.cards.knownTiles = {{11, madeUpTile(TileKind::Development, 1, "Gavamegu", dice(Colour::Blue, 1), 2)}};
        shop.put(PencilKind::Close);
        shop.put(PencilKind::Open);
        shop.takeKnown(0);
        shop.put(PencilKind::Die, kRed);
        shop.takeSlot(2);
        QVERIFY(shop.cards.usedIds.empty());
        QCOMPARE(shop.cards.learned.size(), 1U);
    }
    void everyKnownOneCanBeTaken()
    {
        Shop shop;
        for (int id = 1; id <= 5; ++id)
            shop.cards.knownTiles.push_back({id, madeUpTile(TileKind::Colony, 1, "Mupolatu", {}, id)});
        shop.put(PencilKind::Tile, kColony);
        QCOMPARE(shop.picker().known.size(), 5);
        shop.takeKnown(4);
        QCOMPARE(shop.player(0).colonies.size(), 1U);
        QCOMPARE(int(shop.player(0).colonies.front().points), 5);
    }
    void beyondTheMostThereAreNone()
    {
        Shop shop;
        shop.put(PencilKind::Close);
        shop.put(PencilKind::Open);
        for (const int count : {1, 2, 3, 0}) {
            shop.put(PencilKind::Die, kRed);
            QCOMPARE(shop.picker().dice.at(kRed), count);
        }
        shop.put(PencilKind::Points, -1, 21);
        QCOMPARE(shop.said, std::string("input.outOfRange"));
        QCOMPARE(shop.picker().points, -1);
    }
    void anotherKindBringsOtherPieces()
    {
        Shop shop;
        shop.put(PencilKind::Tile, kDevelopment);
        shop.put(PencilKind::Die, kRed);
        shop.put(PencilKind::Points, -1, 2);
        QVERIFY(shop.picker().asksDice);
        shop.put(PencilKind::Tile, kWonder);
        QVERIFY(!shop.picker().asksDice);
        QCOMPARE(shop.picker().dice.at(kRed), 0);
        QCOMPARE(shop.picker().points, 2);
        // And nothing is bought before its stone is said.
        QVERIFY(shop.made.empty());
        QVERIFY(!shop.picker().canFinish);
    }
    void eachSlotSaysWhatGoesBack()
    {
        Shop shop({}, {"deal famine=1 war=1", "buyTile tile=kind:development,name:Topavoli,dice:{orange:2} slot=3", "pass"});
        QCOMPARE(shop.state().player, std::uint8_t{0});
        shop.put(PencilKind::Tile, kDevelopment);
        const QList<NationsSlot> slotList = shop.picker().slotList;
        QCOMPARE(slotList.size(), kSlots);
        const NationsSlot &third = slotList.at(2);
        QCOMPARE(third.back.size(), 1);
        QCOMPARE(third.back.at(0).colour, static_cast<int>(Colour::Orange));
        QCOMPARE(third.back.at(0).count, 2);
        QVERIFY(third.text.contains(u"%1 to give back"_s.arg(nationswords::dice(Colour::Orange, 2))));
        QVERIFY(slotList.at(0).text.contains(u"%1 to give back"_s.arg(nationswords::dice(Colour::White, 1))));
    }
    void theNoteSaysWhatGoesAndWhatItCosts()
    {
        Shop shop({},
                  {"deal famine=1 war=1", "buyTile tile=kind:advisor,name:Nuvurina,chits:{reroll:2}", "pass",
                   "buyTile tile=kind:wonder,name:Fenusivo,stone:3"});
        shop.put(PencilKind::Tile, kAdvisor);
        QCOMPARE(shop.picker().note,
                 u"Price by row: 1 to 3 gold. Nuvurina goes, and %1 with it."_s.arg(nationswords::chits(Chit::Reroll, 2)));
        shop.put(PencilKind::Tile, kWonder);
        QCOMPARE(shop.picker().note, u"Price by row: 1 to 3 gold. Your wonder under construction leaves the game."_s);
        shop.put(PencilKind::Tile, kColony);
        QCOMPARE(shop.picker().note, u"Price by row: 1 to 3 strength."_s);
    }
    void aNameIsGivenBeforeAndMayBeWrong()
    {
        Shop shop;
        shop.put(PencilKind::Tile, kColony);
        shop.setName(std::string(100, 'x').c_str());
        QVERIFY(!shop.said.empty());
        QVERIFY(shop.picker().name.isEmpty());
        shop.setName("Mupolatu");
        shop.put(PencilKind::Points, -1, 1);
        QCOMPARE(shop.last(), std::string("buyTile tile=kind:colony,name:Mupolatu,age:1,points:1"));
    }
    void outOfAKeptOffer()
    {
        Sitting sitting(2, {{"offer", true}});
        sitting.put(PencilKind::Famine, -1, 1);
        sitting.put(PencilKind::War, -1, 1);
        sitting.put(PencilKind::OfferPlace, 0);
        while (sitting.picker().open) {
            const bool isFirst = sitting.picker().forPlace == 0;
            sitting.put(PencilKind::Tile, isFirst ? kDevelopment : kColony);
            sitting.put(PencilKind::Points, -1, 1);
        }
        sitting.put(PencilKind::Finish);
        sitting.put(PencilKind::Open);
        QVERIFY(sitting.picker().fromOffer);
        sitting.touches = 0;
        sitting.touch([&] { sitting.put(PencilKind::Offered, 4); });
        QCOMPARE(sitting.last(), std::string("buy column=2 row=2"));
        QCOMPARE(sitting.touches, 1);
        sitting.put(PencilKind::Open);
        sitting.put(PencilKind::Offered, 4);
        QCOMPARE(sitting.said, std::string("nations.noTile"));
        sitting.put(PencilKind::Offered, 0);
        QVERIFY(sitting.picker().asksSlot);
        sitting.put(PencilKind::Close);
        // The slot touched before is the one it goes to.
        sitting.put(PencilKind::Open, kDevelopment, 5);
        sitting.put(PencilKind::Offered, 0);
        QCOMPARE(sitting.last(), std::string("buy column=1 row=1 slot=5"));
        QVERIFY(sitting.cards.learned.size() == 9U);
    }
    void whatIsEnteredComesBackAfterAKill()
    {
        Shop shop;
        shop.put(PencilKind::Tile, kWonder);
        shop.put(PencilKind::Chit, static_cast<int>(Chit::Book));
        shop.put(PencilKind::Points, -1, 6);
        shop.setName("Revasira");
        Shop again;
        again.takeUp(shop);
        QVERIFY(again.line == shop.line && again.line.pencil() == shop.line.pencil());
        again.put(PencilKind::Stone, -1, 3);
        QCOMPARE(again.last(), std::string("buyTile tile=kind:wonder,name:Revasira,age:1,chits:{book:1},points:6,stone:3"));
        // What was begun in another turn does not fit.
        again.play({"pass"});
        QVERIFY(!again.picker().open);
    }
    void undoGoesTouchByTouchAndThenCloses()
    {
        Shop shop;
        shop.put(PencilKind::Tile, kColony);
        shop.put(PencilKind::Chit, static_cast<int>(Chit::Gold));
        QVERIFY(shop.rubOut());
        QCOMPARE(shop.picker().chits.at(static_cast<int>(Chit::Gold)), 0);
        QVERIFY(shop.rubOut());
        QVERIFY(shop.picker().open);
        QCOMPARE(shop.picker().kind, kDevelopment);
        QVERIFY(shop.rubOut());
        QVERIFY(!shop.picker().open);
        QVERIFY(!shop.rubOut());
    }
    // Left by mistake, redo brings the page back.
    void whatWasLeftComesBackByRedo()
    {
        Shop shop;
        shop.put(PencilKind::Tile, kColony);
        shop.put(PencilKind::Close);
        QVERIFY(!shop.picker().open && shop.line.isEmpty());
        QVERIFY(shop.line.redo(shop.table.match()) && shop.line.redo(shop.table.match()) && !shop.line.redo(shop.table.match()));
        QVERIFY(shop.picker().open);
        QCOMPARE(shop.picker().kind, kColony);
    }
    void whatCannotBeKeptIsStillEntered()
    {
        Shop shop;
        shop.breaks = true;
        shop.put(PencilKind::Tile, kColony);
        shop.put(PencilKind::Chit, static_cast<int>(Chit::Gold));
        shop.put(PencilKind::Points, -1, 2);
        QVERIFY(shop.picker().open);
        QCOMPARE(shop.picker().chits.at(static_cast<int>(Chit::Gold)), 1);
        QVERIFY(shop.cards.learned.empty());
        // All but the touch that would have bought it.
        shop.breaks = false;
        shop.put(PencilKind::Points, -1, 2);
        QCOMPARE(shop.last(), std::string("buyTile tile=kind:colony,age:1,chits:{gold:1},points:2"));
        QCOMPARE(shop.cards.learned.size(), 1U);
    }
    void nothingIsBoughtWhenItIsNotTime()
    {
        Sitting sitting;
        sitting.put(PencilKind::Open);
        QVERIFY(!sitting.picker().open);
        QCOMPARE(sitting.said, std::string("nations.tooEarly"));
    }
};

} // namespace tst_nations_picker

PEGSHEET_TEST(tst_nations_picker, NationsPickerTest)

#include "tst_nations_picker.moc"
