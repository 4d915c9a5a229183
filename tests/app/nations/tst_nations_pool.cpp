// SPDX-License-Identifier: Apache-2.0
// Where every die and chit is kept: rolling, paying, spending, rolling again, giving back.
#include "tests/app/nations/entering.h"
#include "tests/registry.h"

namespace tst_nations_pool {

using namespace pegsheet;
using namespace pegsheet::app;
using namespace Qt::StringLiterals;

namespace {

const Object kFull{{"depth", "full"}};

int indexOf(DieFace face)
{
    return static_cast<int>(face);
}
int indexOf(Chit chit)
{
    return static_cast<int>(kCount<DieFace>) + static_cast<int>(chit);
}

/// Two players with these dice after the roll of the first one.
struct Full : Sitting
{
    explicit Full(std::string_view roll = "roll faces=whiteGold:1,whiteStone:1,whiteBook:1,whiteFood:1,whiteStrength:1",
                  Object options = kFull)
        : Sitting(2, std::move(options))
    {
        play({"deal famine=2 war=1", roll});
    }
    int taken(int index) const
    {
        for (const NationsPiece &piece : pool().pieces)
            if (piece.index == index)
                return piece.taken;
        return -1;
    }
};

} // namespace

class NationsPoolTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { QVERIFY(installLanguage(u"en"_s)); }

    void theLastDieEnteredMakesTheRoll()
    {
        Sitting sitting(2, kFull);
        sitting.play({"deal famine=1 war=1"});
        QVERIFY(sitting.pool().mode == NationsPool::Rolling);
        QCOMPARE(sitting.pool().colour, static_cast<int>(Colour::White));
        QCOMPARE(sitting.pool().faces.size(), 5);
        for (int die = 0; die < 4; ++die)
            sitting.touch([&] { sitting.put(PencilKind::Face, indexOf(DieFace::WhiteGold)); });
        QCOMPARE(sitting.pool().toRoll.at(0).missing, 1);
        // Of a colour that is not rolled.
        sitting.put(PencilKind::Face, indexOf(DieFace::RedFood));
        QVERIFY(sitting.made.empty());
        sitting.touch([&] { sitting.put(PencilKind::Face, indexOf(DieFace::WhiteBook)); });
        QCOMPARE(sitting.last(), std::string("roll faces=whiteGold:4,whiteBook:1"));
        QCOMPARE(sitting.touches, 5);
        QVERIFY(sitting.pool().mode == NationsPool::Idle);
    }
    void enteredDiceComeBackAfterAKillAndAreTakenBackOneByOne()
    {
        Sitting sitting(2, kFull);
        sitting.play({"deal famine=1 war=1"});
        sitting.put(PencilKind::Face, indexOf(DieFace::WhiteGold));
        sitting.put(PencilKind::Face, indexOf(DieFace::WhiteFood));
        Sitting again(2, kFull);
        again.play({"deal famine=1 war=1"});
        again.takeUp(sitting);
        QCOMPARE(again.pool().entered.size(), 2);
        QVERIFY(again.rubOut());
        QCOMPARE(again.pool().entered.size(), 1);
        QCOMPARE(again.pool().entered.at(0).index, indexOf(DieFace::WhiteGold));
        QVERIFY(again.rubOut() && again.pool().entered.isEmpty() && !again.rubOut());
        // A correction of something else leaves them as they are.
        again.put(PencilKind::Face, indexOf(DieFace::WhiteFood));
        again.play({"correct player=1 set=books:5"});
        QCOMPARE(again.pool().entered.size(), 1);
    }
    void theAppRollsOnlyDiceOfWhichAllFacesAreKnown()
    {
        Sitting sitting(2, kFull);
        sitting.play({"deal famine=1 war=1"});
        QVERIFY(!sitting.pool().canRoll());
        QCOMPARE(sitting.pool().whyNot,
                 u"White dice: the card library does not know all six faces yet, so the app cannot roll them."_s);
        // That leads to the card that would say them.
        QCOMPARE(sitting.pool().unknownDie, sitting.cards.die(Colour::White));
        // A face that stands twice is made up.
        sitting.cards.knownFaces[Colour::White] = {DieFace::WhiteGold, DieFace::WhiteStone,    DieFace::WhiteBook,
                                                   DieFace::WhiteFood, DieFace::WhiteStrength, DieFace::WhiteGold};
        QVERIFY(sitting.pool().canRoll());
        QCOMPARE(sitting.pool().unknownDie, 0);
        const auto throws = [place = 0]() mutable { return ++place; };
        const Roll rolled = nationsview::rolled(sitting.state(), sitting.line.pencil(), sitting.cards, throws);
        QVERIFY(sitting.put(touchOf(PencilKind::Rolled, -1, 0, TheMatch::moveValue(rolled))));
        QCOMPARE(sitting.last(), std::string("roll faces=whiteGold:1,whiteStone:1,whiteBook:1,whiteFood:1,whiteStrength:1"));
    }
    void aPaymentIsProposedAndMayBeAnother()
    {
        Full sitting;
        sitting.put(PencilKind::Open);
        sitting.put(PencilKind::Tile, static_cast<int>(TileKind::Advisor));
        QVERIFY(sitting.picker().asksRow);
        sitting.put(PencilKind::Row, -1, 1);
        sitting.put(PencilKind::Points, -1, 0);
        // A die or a chit of gold, or two other dice.
        QVERIFY(sitting.pool().mode == NationsPool::Paying);
        QCOMPARE(sitting.pool().asked, u"1 gold"_s);
        QVERIFY(sitting.pool().enough);
        QVERIFY(sitting.pool().ways.size() > 1);
        QCOMPARE(sitting.pool().way, 0);
        QVERIFY(sitting.made.empty());
        sitting.put(PencilKind::Way, 1);
        QCOMPARE(sitting.pool().way, 1);
        sitting.put(PencilKind::Finish);
        QCOMPARE(sitting.last(), std::string("buyTile tile=kind:advisor,age:1 row=1 chits=gold:1"));
        QVERIFY(!sitting.picker().open);
        QCOMPARE(sitting.cards.learned.size(), 1U);
    }
    void dieByDieIsPaidToo()
    {
        Full sitting;
        sitting.put(PencilKind::Open);
        sitting.put(PencilKind::Tile, static_cast<int>(TileKind::Advisor));
        sitting.put(PencilKind::Row, -1, 1);
        sitting.put(PencilKind::Points, -1, 0);
        sitting.put(PencilKind::Piece, indexOf(DieFace::WhiteGold));
        QCOMPARE(sitting.pool().paid, 0);
        QVERIFY(!sitting.pool().enough);
        sitting.put(PencilKind::Piece, indexOf(DieFace::WhiteBook));
        sitting.put(PencilKind::Piece, indexOf(DieFace::WhiteFood));
        QCOMPARE(sitting.pool().paid, 1);
        QCOMPARE(sitting.taken(indexOf(DieFace::WhiteFood)), 1);
        // Chits of something else stand for nothing.
        sitting.put(PencilKind::Piece, indexOf(Chit::Reroll));
        QCOMPARE(sitting.said, std::string("nations.tradeChit"));
        sitting.put(PencilKind::Finish);
        QCOMPARE(sitting.last(), std::string("buyTile tile=kind:advisor,age:1 row=1 dice=whiteBook:1,whiteFood:1"));
    }
    void theOnlyPaymentIsMadeAtOnce()
    {
        Full sitting;
        sitting.put(PencilKind::Open);
        sitting.put(PencilKind::Tile, static_cast<int>(TileKind::Colony));
        sitting.put(PencilKind::Row, -1, 1);
        sitting.put(PencilKind::Points, -1, 2);
        QCOMPARE(sitting.last(), std::string("buyTile tile=kind:colony,age:1,points:2 row=1 dice=whiteStrength:1"));
        QVERIFY(sitting.pool().mode != NationsPool::Paying);
    }
    void whatCannotBeKeptIsStillEntered()
    {
        Sitting rolling(2, kFull);
        rolling.play({"deal famine=1 war=1"});
        rolling.breaks = true;
        for (int die = 0; die < 5; ++die)
            rolling.put(PencilKind::Face, indexOf(DieFace::WhiteGold));
        QCOMPARE(rolling.pool().toRoll.at(0).missing, 1);
        Full sitting;
        sitting.breaks = true;
        sitting.put(PencilKind::Open);
        sitting.put(PencilKind::Tile, static_cast<int>(TileKind::Advisor));
        sitting.put(PencilKind::Row, -1, 1);
        sitting.put(PencilKind::Points, -1, 0);
        sitting.put(PencilKind::Way, 2);
        sitting.put(PencilKind::Finish);
        QVERIFY(sitting.pool().mode == NationsPool::Paying);
        QCOMPARE(sitting.pool().way, 2);
        QVERIFY(sitting.picker().open);
        sitting.breaks = false;
        sitting.put(PencilKind::Finish);
        QCOMPARE(sitting.made.size(), 1U);
        QVERIFY(!sitting.picker().open);
    }
    void whatIsMissingIsSaidAndTheTileStays()
    {
        Full sitting;
        sitting.put(PencilKind::Open);
        sitting.put(PencilKind::Tile, static_cast<int>(TileKind::Colony));
        sitting.put(PencilKind::Points, -1, 2);
        QVERIFY(sitting.made.empty()); // the row is the price
        sitting.put(PencilKind::Row, -1, 3);
        QCOMPARE(sitting.said, std::string("nations.notEnough"));
        QVERIFY(sitting.pool().mode == NationsPool::Idle);
        QVERIFY(sitting.picker().open);
        QCOMPARE(sitting.picker().points, 2);
        sitting.put(PencilKind::Row, -1, 1);
        QCOMPARE(sitting.made.size(), 1U);
        // Everything together is too little.
        Full dear;
        dear.put(PencilKind::Open);
        dear.put(PencilKind::Tile, static_cast<int>(TileKind::Wonder));
        dear.put(PencilKind::Stone, -1, 12);
        dear.put(PencilKind::Row, -1, 3);
        dear.put(PencilKind::Points, -1, 1);
        QVERIFY(dear.pool().mode == NationsPool::Paying);
        dear.put(PencilKind::Back);
        QVERIFY(dear.picker().open);
        QVERIFY(dear.made.empty());
    }
    void aSlotWithoutARowAsksForIt()
    {
        Full sitting;
        sitting.put(PencilKind::Open);
        sitting.put(PencilKind::Tile, static_cast<int>(TileKind::Development));
        sitting.put(PencilKind::Die, static_cast<int>(Colour::Red));
        sitting.takeSlot(1);
        QCOMPARE(sitting.picker().missing, u"the row is missing"_s);
        sitting.put(PencilKind::Row, -1, 1);
        sitting.put(PencilKind::Finish);
        QCOMPARE(sitting.last(), std::string("buyTile tile=kind:development,age:1,dice:{red:1} row=1 slot=1 dice=whiteGold:1"));
    }
    void aReplacedDieIsGivenBackByChoice()
    {
        Full sitting;
        sitting.play({"buyTile tile=kind:development,dice:{red:1} row=1 slot=1 dice=whiteGold:1"});
        QVERIFY(sitting.state().step == Step::GiveBack);
        // The choices stand on a page of their own: see NationsMatch::giveBackChoices().
        QVERIFY(sitting.pool().mode == NationsPool::Idle);
        QVERIFY(sitting.line.isEmpty());
        sitting.play({"giveBack dice=whiteFood:1"});
        QVERIFY(sitting.pool().mode == NationsPool::Rolling);
        QCOMPARE(sitting.pool().colour, static_cast<int>(Colour::Red));
        QCOMPARE(sitting.pool().faces.size(), 5);
    }
    void diceAreRolledAgain()
    {
        Full sitting;
        QVERIFY(sitting.put(PencilKind::Reroll));
        QVERIFY(sitting.pool().mode == NationsPool::Rerolling);
        QVERIFY(!sitting.pool().enough);
        sitting.put(PencilKind::Piece, indexOf(DieFace::WhiteStone));
        sitting.put(PencilKind::Piece, indexOf(DieFace::WhiteBook));
        QVERIFY(sitting.pool().enough);
        const Value draft = sitting.line.value();
        sitting.put(PencilKind::Back);
        QVERIFY(sitting.pool().mode == NationsPool::Idle);
        QCOMPARE(sitting.line.read(sitting.table.match(), draft), 0);
        QVERIFY(sitting.pool().mode == NationsPool::Rerolling);
        sitting.put(PencilKind::Finish);
        QCOMPARE(sitting.last(), std::string("reroll dice=whiteStone:1,whiteBook:1"));
        sitting.put(PencilKind::Face, indexOf(DieFace::WhiteFood));
        sitting.put(PencilKind::Face, indexOf(DieFace::WhiteFood));
        QCOMPARE(sitting.last(), std::string("roll faces=whiteFood:2"));
        // The only one of the age is used.
        sitting.play({"roll faces=whiteGold:5", "pass"});
        QVERIFY(!sitting.put(PencilKind::Reroll));
        QCOMPARE(sitting.said, std::string("nations.noReroll"));
        QVERIFY(sitting.pool().mode == NationsPool::Idle);
    }
    void aWonderIsBuilt()
    {
        Full sitting;
        sitting.play({"buyTile tile=kind:wonder,stone:1 row=1 dice=whiteGold:1", "roll faces=whiteGold:5", "pass"});
        const Touch build{static_cast<std::uint8_t>(PencilKind::Build)};
        QVERIFY(sitting.put(build));
        QCOMPARE(sitting.pool().asked, u"1 stone"_s);
        sitting.put(PencilKind::Finish);
        QCOMPARE(sitting.last(), std::string("build dice=whiteStone:1"));
        QVERIFY(!sitting.put(build));
        QCOMPARE(sitting.said, std::string("nations.noWonder"));
    }
    void atTheEndOfAnAgeTheFewestPiecesAreProposed()
    {
        Full sitting("roll faces=whiteBook:2,whiteFood:1,whiteGold:1,whiteStone:1");
        sitting.play({"pass", "roll faces=whiteStrength:5", "pass"});
        // Books: all.
        QVERIFY(sitting.pool().mode == NationsPool::Spending);
        QCOMPARE(sitting.state().player, std::uint8_t{0});
        QCOMPARE(sitting.pool().asked, u"any books"_s);
        QCOMPARE(sitting.pool().paid, 2);
        sitting.touch([&] { sitting.put(PencilKind::Finish); });
        QCOMPARE(sitting.last(), std::string("books dice=whiteBook:2"));
        // Two food: strength is not traded by itself, and Ben has nothing else.
        QVERIFY(sitting.state().step == Step::Famine);
        QCOMPARE(sitting.state().player, std::uint8_t{1});
        QCOMPARE(sitting.pool().need, 2);
        QCOMPARE(sitting.pool().paid, 0);
        QCOMPARE(sitting.pool().asked, u"2 food"_s);
        sitting.touch([&] { sitting.put(PencilKind::Finish); });
        QCOMPARE(sitting.last(), std::string("famine"));
        QCOMPARE(sitting.state().player, std::uint8_t{0});
        QCOMPARE(sitting.taken(indexOf(DieFace::WhiteFood)), 1);
        QCOMPARE(sitting.taken(indexOf(DieFace::WhiteGold)), 1);
        sitting.touch([&] { sitting.put(PencilKind::Finish); });
        QVERIFY(sitting.state().step == Step::War);
        QCOMPARE(sitting.pool().paid, 1);
        QCOMPARE(sitting.taken(indexOf(DieFace::WhiteStrength)), 1);
        sitting.touch([&] { sitting.put(PencilKind::Finish); });
        QCOMPARE(sitting.last(), std::string("war dice=whiteStrength:1"));
        QVERIFY(sitting.state().step == Step::Deal);
        QCOMPARE(int(sitting.player(0).ledger[0].famine), 1);
    }
    void nothingIsProposedWhereItWouldNotReach()
    {
        Full sitting("roll faces=whiteFood:1,whiteBook:4");
        sitting.play({"pass", "roll faces=whiteBook:5", "pass", "books dice=whiteBook:5", "books dice=whiteBook:4"});
        QVERIFY(sitting.state().step == Step::Famine);
        QCOMPARE(sitting.pool().need, 2);
        QCOMPARE(sitting.pool().paid, 0);
        QVERIFY(sitting.pool().enough);
    }
    void tradesAreProposedOnlyWhereTheyAreAgreedOn()
    {
        Full sitting("roll faces=whiteFood:1,whiteGold:4", {{"depth", "full"}, {"famineTrades", false}});
        sitting.play({"pass", "roll faces=whiteStrength:5", "pass"});
        QVERIFY(sitting.state().step == Step::Famine);
        QCOMPARE(sitting.state().player, std::uint8_t{0});
        QCOMPARE(sitting.pool().paid, 0);
        sitting.put(PencilKind::Piece, indexOf(DieFace::WhiteGold));
        QCOMPARE(sitting.said, std::string("nations.famineTrades"));
    }
};

} // namespace tst_nations_pool

PEGSHEET_TEST(tst_nations_pool, NationsPoolTest)

#include "tst_nations_pool.moc"
