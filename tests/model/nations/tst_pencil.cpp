// SPDX-License-Identifier: Apache-2.0
// What is begun of a move of Nations: a tile with its payment, dice of a roll, pieces that are spent, the end of an age, a new age
// with its offer.
// Whatever is touched is judged by the rules, taken back touch by touch, and there again after a kill.
#include "model/nations/pencil.h"

#include "model/nations/library.h"
#include "tests/model/nations/table.h"
#include "tests/registry.h"
#include "tests/touches/randomtouches.h"

#include <algorithm>

namespace tst_nations_pencil {

using namespace pegsheet;
using namespace pegsheet::nations;
using K = PencilKind;

namespace {

Touch at(PencilKind kind, int place)
{
    return {static_cast<std::uint8_t>(kind), static_cast<std::int16_t>(place)};
}

Touch say(PencilKind kind, int number = 0)
{
    return {static_cast<std::uint8_t>(kind), -1, number};
}

Touch known(PencilKind kind, Value with)
{
    return {static_cast<std::uint8_t>(kind), -1, 0, std::move(with)};
}

/// A line at a table: what completes is made.
class Sitting
{
public:
    explicit Sitting(int players, Object options) : table(players, std::move(options)) {}

    std::string touch(const Touch &touch)
    {
        const TouchResult result = line.touch(table.match(), touch);
        if (result.refusal)
            return std::string(result.refusal->code);
        if (result.completes)
            make();
        return {};
    }
    void make()
    {
        const int from = table.match().length();
        for (const Value &move : line.moves(table.match()))
            if (const auto refusal = table.match().play(move))
                qFatal("refused: %s", std::string(refusal->code).c_str());
        line.movesMade(table.match(), from);
    }
    [[nodiscard]] std::string last() { return notation(TheMatch::moveValue(*table.match().lastMove())); }

    Table table;
    Line line;
};

/// A touch that may mean something.
Touch guess(const State &state, const Pencil &pencil, Random &random)
{
    const auto below = [&](int bound) { return static_cast<int>(random.below(static_cast<std::uint32_t>(bound))); };
    const auto tileOfBox = [&](TileKind kind) {
        const auto tiles = library()->tiles.at(static_cast<std::size_t>(state.age - 1));
        std::vector<Tile> fitting;
        std::copy_if(tiles.begin(), tiles.end(), std::back_inserter(fitting), [&](const Tile &tile) { return tile.kind == kind; });
        return fitting.empty() ? Value()
                               : Value(Object{{"tile", toValue(fitting[random.below(static_cast<std::uint32_t>(fitting.size()))])},
                                              {"record", below(50)}});
    };
    switch (state.step) {
    case Step::Deal:
        if (dealsOffer(state, pencil) && below(3) > 0)
            break;
        return below(8) == 0 ? at(K::Depth, below(3))
            : below(6) == 0  ? known(K::Event, Object{{"famine", 1 + below(9)}, {"war", 1 + below(9)}, {"record", below(50)}})
                             : say(below(2) == 0 ? K::Famine : K::War, 1 + below(15));
    case Step::Roll: {
        const Amounts<Colour> missing = missingDice(state, pencil);
        for (const Colour colour : kAll<Colour>)
            if (missing[colour] > 0)
                return at(K::Face, static_cast<int>(faceAt(colour, below(kFaceCount[colour]))));
        break;
    }
    case Step::Sums:
    case Step::Typing:
        return below(6) == 0 ? at(K::Sheet, below(4))
            : below(6) == 0  ? at(K::Ask, sumPlace(below(4), static_cast<std::size_t>(below(6))))
                             : Touch{static_cast<std::uint8_t>(K::Sum),
                                    static_cast<std::int16_t>(sumPlace(below(state.players), static_cast<std::size_t>(below(6)))),
                                    below(13) + kUnsaid};
    case Step::Opponent: return say(K::Opponent, below(9));
    case Step::Remove: return say(K::Remove, below(6));
    case Step::GiveBack: return at(K::GiveBack, below(4));
    case Step::Order: return below(3) == 0 ? at(K::Seat, below(5)) : say(K::Spent, below(9));
    case Step::Books:
    case Step::Famine:
        if (!state.isFull())
            return state.step == Step::Famine ? (below(4) == 0 ? say(K::Finish) : at(K::Met, below(4)))
                : below(3) == 0               ? at(K::Seat, below(5))
                                              : say(K::Spent, below(9));
        [[fallthrough]];
    case Step::War: return below(4) == 0 ? say(K::Finish) : at(K::Piece, below(27));
    default: break;
    }
    if (pencil.asking != Asking::Nothing)
        return below(4) == 0 ? say(K::Finish)
            : below(6) == 0  ? say(K::Back)
            : below(3) == 0  ? at(K::Way, below(6))
                             : at(K::Piece, below(27));
    if (!pencil.tile.open) {
        if (state.step == Step::Deal)
            return below(3) == 0 ? say(K::Finish) : at(K::OfferPlace, below(12));
        return below(8) == 0     ? say(below(4) == 0 ? K::EndAge : K::Pass)
            : below(6) == 0      ? say(K::Reroll)
            : below(6) == 0      ? say(K::Build)
            : state.keepsOffer() ? at(K::Offered, below(12))
                                 : say(K::Open);
    }
    switch (below(12)) {
    case 0: return at(K::Tile, below(5) - 1);
    case 1: return say(K::Close);
    case 2: return known(K::Name, below(2) == 0 ? "Some tile" : "");
    case 3: return known(K::Known, tileOfBox(pencil.tile.kind.value_or(TileKind::Development)));
    case 4: return say(K::Finish);
    case 5: return say(K::Stone, 1 + below(12));
    case 6: return say(K::Row, 1 + below(3));
    case 7: return say(K::Points, below(8));
    case 8: return at(K::Chit, below(6));
    case 9:
    case 10: return at(K::Die, below(4));
    default: return say(K::Slot, 1 + below(5));
    }
}

} // namespace

class NationsPencilTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void anEventIsTwoNumbers()
    {
        Sitting sitting(2, {{"depth", "tiles"}});
        QVERIFY(sitting.touch(say(K::Famine, 3)).empty());
        QCOMPARE(sitting.line.asked(sitting.table.match())->touch.kind, static_cast<std::uint8_t>(K::War));
        QVERIFY(sitting.touch(say(K::War, 4)).empty());
        QCOMPARE(sitting.last(), std::string("deal famine=3 war=4"));
        QVERIFY(sitting.line.isEmpty());
        QCOMPARE(sitting.touch(say(K::Famine, 16)), std::string("input.unknownValue"));
    }

    // Whatever is said last buys.
    void aTileIsSaidAndBought()
    {
        Sitting sitting(2, {{"depth", "tiles"}});
        sitting.table.play("deal famine=3 war=4");
        for (const Touch &touch : {say(K::Open), at(K::Die, 3), at(K::Die, 3), say(K::Points, 2)})
            QVERIFY(sitting.touch(touch).empty());
        QVERIFY(sitting.touch(say(K::Slot, 2)).empty());
        const auto &made = std::get<BuyTile>(*sitting.table.match().lastMove());
        QCOMPARE(int{made.slot}, 2);
        QCOMPARE(int{made.tile.points}, 2);
        QCOMPARE(int{made.tile.gains.dice[Colour::Red]}, 2);
        QVERIFY(sitting.line.isEmpty());
    }

    void undoGoesTouchByTouch()
    {
        Sitting sitting(2, {{"depth", "tiles"}});
        sitting.table.play("deal famine=3 war=4");
        for (const Touch &touch : {say(K::Open), at(K::Die, 3), at(K::Die, 3), say(K::Points, 2)})
            QVERIFY(sitting.touch(touch).empty());
        Line &line = sitting.line;
        QVERIFY(line.undo(sitting.table.match()) && line.undo(sitting.table.match()));
        QCOMPARE(int{line.pencil().tile.gains.dice[Colour::Red]}, 1);
        QCOMPARE(line.pencil().tile.points, -1);
        QVERIFY(line.redo(sitting.table.match()) && line.redo(sitting.table.match()));
        QCOMPARE(line.pencil().tile.points, 2);
        while (line.undo(sitting.table.match()))
            ;
        QVERIFY(line.pencil() == Pencil());
    }

    // Letter by letter, and one step of undo.
    void aNameIsTyped()
    {
        Sitting sitting(2, {{"depth", "tiles"}});
        sitting.table.play("deal famine=3 war=4");
        for (const Touch &touch : {say(K::Open), at(K::Die, 3), known(K::Name, "T"), known(K::Name, "Te"), known(K::Name, "Ter")})
            QVERIFY(sitting.touch(touch).empty());
        QCOMPARE(sitting.line.pencil().tile.name, std::string("Ter"));
        QVERIFY(sitting.line.undo(sitting.table.match()));
        QVERIFY(sitting.line.pencil().tile.name.empty() && sitting.line.pencil().tile.gains.dice[Colour::Red] == 1);
        QVERIFY(sitting.line.redo(sitting.table.match()));
        QCOMPARE(sitting.line.pencil().tile.name, std::string("Ter"));
        QCOMPARE(sitting.touch(known(K::Name, "Ter\n")), std::string("input.nameControl"));
    }

    // With every piece kept it is paid: at once where there is one way, with a question where there are more (DE 1
    // Fortschrittsplättchen kaufen).
    void aTileIsPaid()
    {
        Sitting sitting(2, {{"depth", "full"}});
        sitting.table.play({"deal famine=3 war=4", "roll faces=whiteGold:2,whiteStone:1,whiteFood:2"});
        for (const Touch &touch : {say(K::Open), at(K::Tile, 1), at(K::Chit, 1), say(K::Row, 1), say(K::Points, 1)})
            QVERIFY(sitting.touch(touch).empty());
        QVERIFY(sitting.line.pencil().asking == Asking::Price);
        QVERIFY(ways(sitting.table.state(), sitting.line.pencil()).size() > 1);
        // Back to the tile, and once more.
        QVERIFY(sitting.line.undo(sitting.table.match()));
        QVERIFY(sitting.line.pencil().asking == Asking::Nothing && sitting.line.pencil().tile.points == -1);
        QVERIFY(sitting.line.redo(sitting.table.match()) && sitting.line.pencil().asking == Asking::Price);
        QVERIFY(sitting.touch(at(K::Way, 1)).empty());
        QVERIFY(sitting.touch(say(K::Finish)).empty());
        QCOMPARE(sitting.last().substr(0, 7), std::string("buyTile"));
    }

    // What cannot be paid at all is refused at once, with what is missing.
    void tooDearIsRefused()
    {
        Sitting sitting(2, {{"depth", "full"}});
        sitting.table.play({"deal famine=3 war=4", "roll faces=whiteGold:5"});
        for (const Touch &touch : {say(K::Open), at(K::Tile, 2), say(K::Points, 1)})
            QVERIFY(sitting.touch(touch).empty());
        const Line before = sitting.line;
        QCOMPARE(sitting.touch(say(K::Row, 3)), std::string("nations.notEnough"));
        QVERIFY(sitting.line == before);
    }

    void theOfferOfAnAgeIsSaidTileByTile()
    {
        Sitting sitting(2, {{"depth", "tiles"}, {"offer", true}});
        QVERIFY(sitting.touch(say(K::Famine, 3)).empty() && sitting.touch(say(K::War, 4)).empty());
        QVERIFY(sitting.touch(at(K::OfferPlace, 0)).empty());
        for (int place = 0; place < 9; ++place) {
            QCOMPARE(sitting.line.pencil().tile.forPlace, place);
            for (const Touch &touch : {at(K::Tile, 1), at(K::Chit, 2), say(K::Points, place % 4)})
                QVERIFY(sitting.touch(touch).empty());
        }
        QVERIFY(!sitting.line.pencil().tile.open);
        QCOMPARE(missingTiles(sitting.table.state(), sitting.line.pencil()), 0);
        // The last point once more, then all of it.
        QVERIFY(sitting.line.undo(sitting.table.match()));
        QCOMPARE(missingTiles(sitting.table.state(), sitting.line.pencil()), 1);
        QCOMPARE(sitting.line.pencil().tile.forPlace, 8);
        QVERIFY(sitting.line.redo(sitting.table.match()));
        QVERIFY(sitting.touch(say(K::Finish)).empty());
        QVERIFY(sitting.table.state().step == Step::Act);
        QCOMPARE(int{sitting.table.state().offer[8]->points}, 0);
    }

    void rolledDiceAreEntered()
    {
        Sitting sitting(2, {{"depth", "full"}});
        sitting.table.play("deal famine=3 war=4");
        for (int die = 0; die < 4; ++die)
            QVERIFY(sitting.touch(at(K::Face, die)).empty());
        QCOMPARE(sitting.touch(at(K::Face, static_cast<int>(DieFace::RedFood))), std::string("input.unknownValue"));
        // A correction in between does not end it.
        const int from = sitting.table.match().length();
        sitting.table.play("correct player=1 set=books:4");
        sitting.line.movesMade(sitting.table.match(), from);
        QCOMPARE(sitting.line.pencil().faces.size(), std::size_t(4));
        QVERIFY(sitting.touch(at(K::Face, 0)).empty());
        QCOMPARE(sitting.last().substr(0, 4), std::string("roll"));
    }

    // Player by player, in any order; the last number enters them, and those of others stay.
    void theEndOfAnAgeIsSaidByNumbersAndTicks()
    {
        Sitting sitting(3, {{"depth", "tiles"}});
        sitting.table.goTo(Step::Books);
        const int next = sitting.table.state().player;
        const int other = (next + 1) % 3;
        QCOMPARE(sitting.line.asked(sitting.table.match())->most, kMostSpent);
        QCOMPARE(sitting.touch(at(K::Met, 0)), std::string("input.unknownValue"));
        QCOMPARE(sitting.touch(say(K::Spent, kMostSpent + 1)), std::string("input.outOfRange"));
        QCOMPARE(sitting.touch(at(K::Seat, other)), std::string());
        QCOMPARE(sitting.touch(say(K::Spent, 2)), std::string());
        QCOMPARE(sitting.last(), "booksSpent player=" + std::to_string(other) + " books=2");
        QVERIFY(sitting.line.isEmpty());
        QCOMPARE(sitting.touch(at(K::Seat, other)), std::string("nations.entered"));
        QCOMPARE(sitting.touch(say(K::Spent)), std::string());
        QCOMPARE(sitting.last(), "booksSpent player=" + std::to_string(next) + " books=0");
        sitting.table.goTo(Step::Famine);
        QVERIFY(!sitting.line.asked(sitting.table.match()));
        for (const int seat : {0, 1, 0})
            QCOMPARE(sitting.touch(at(K::Met, seat)), std::string());
        QVERIFY(sitting.line.undo(sitting.table.match()));
        QCOMPARE(sitting.touch(say(K::Finish)), std::string());
        QCOMPARE(sitting.last(), std::string("famineMet met=0,1"));
    }
    void theLastTickEndsTheFamine()
    {
        Sitting sitting(2, {{"depth", "tracks"}});
        sitting.table.goTo(Step::Famine);
        QCOMPARE(sitting.touch(at(K::Met, 1)), std::string());
        QCOMPARE(sitting.touch(at(K::Met, 0)), std::string());
        QCOMPARE(sitting.last(), std::string("famineMet met=0,1"));
    }
    // What lay there lies ready where it is mended: ticks as they were, of a number whose it is.
    void theEndOfAnAgeIsLaidReady()
    {
        Sitting sitting(2, {{"depth", "tracks"}});
        sitting.table.goTo(Step::Famine);
        QVERIFY(sitting.line.layReady(sitting.table.match(), TheMatch::moveValue(FamineMet{{2}})));
        QVERIFY(sitting.line.pencil().met.has(1));
        sitting.table.goTo(Step::Order);
        sitting.line.clear();
        const auto other = static_cast<std::uint8_t>(1 - sitting.table.state().player);
        QVERIFY(sitting.line.layReady(sitting.table.match(), TheMatch::moveValue(Strength{other, 3})));
        QCOMPARE(sitting.touch(say(K::Spent, 4)), std::string());
        QCOMPARE(sitting.last(), "strength player=" + std::to_string(other) + " strength=4");
    }
    // One touch says a whole move, or all of those that are left of the age; the rules have the last word.
    void whatNeedsNoPencilIsMadeAtOnce()
    {
        Sitting sitting(3, {{"depth", "tiles"}});
        sitting.table.goTo(Step::Act);
        QCOMPARE(sitting.line.missing(sitting.table.match()), MaybeRefusal());
        QCOMPARE(sitting.touch(say(K::Build)), std::string("nations.noWonder"));
        QCOMPARE(sitting.touch(say(K::Opponent, 1)), std::string("nations.notAlone"));
        QCOMPARE(sitting.touch(say(K::Pass)), std::string());
        QCOMPARE(sitting.last(), std::string("pass"));
        QCOMPARE(passesToTheEnd(sitting.table.state()).size(), std::size_t(2));
        QCOMPARE(sitting.touch(say(K::EndAge)), std::string());
        QVERIFY(sitting.table.state().step == Step::Books);
        QVERIFY(sitting.line.isEmpty());
        QCOMPARE(sitting.touch(say(K::EndAge)), std::string("input.unknownValue"));
    }
    void whatTheOpponentRollsIsANumber()
    {
        Sitting sitting(1, {{"depth", "tiles"}});
        sitting.table.goTo(Step::Opponent);
        QCOMPARE(sitting.line.asked(sitting.table.match())->most, sitting.table.state().age * kHighestFace);
        QCOMPARE(sitting.touch(say(K::Opponent, 200)), std::string("input.outOfRange"));
        QCOMPARE(sitting.touch(say(K::Opponent, 2)), std::string());
        QCOMPARE(sitting.last(), std::string("opponentRoll books=2"));
    }
    void whichNumberIsAskedForIsNoStepOfUndo()
    {
        Sitting sitting(2, {{"depth", "tracks"}});
        sitting.table.goTo(Step::Sums, 4);
        const auto asked = [&] { return askedSum(sitting.table.state(), sitting.line.pencil()); };
        QVERIFY(sitting.touch(Touch{static_cast<std::uint8_t>(K::Sum), 0, 6}).empty());
        QCOMPARE(asked(), sumPlace(0, 1));
        QVERIFY(sitting.touch(at(K::Ask, sumPlace(1, 2))).empty());
        QCOMPARE(asked(), sumPlace(1, 2));
        QCOMPARE(sitting.line.asked(sitting.table.match())->touch.at, std::int16_t(sumPlace(1, 2)));
        // The number is taken back, and what was looked at with it; both come again.
        QVERIFY(sitting.line.undo(sitting.table.match()) && sitting.line.isEmpty());
        QCOMPARE(asked(), sumPlace(0, 0));
        QVERIFY(sitting.line.redo(sitting.table.match()));
        QCOMPARE(asked(), sumPlace(1, 2));
        QCOMPARE(sitting.touch(at(K::Ask, sumPlace(2, 0))), std::string("input.unknownValue"));
        QCOMPARE(asked(), sumPlace(1, 2));
    }
    void pointsAreCounted()
    {
        Sitting sitting(2, {{"depth", "tracks"}});
        sitting.table.goTo(Step::Sums, 4);
        const auto sum = [](int seat, std::size_t field, int number) {
            return Touch{static_cast<std::uint8_t>(K::Sum), static_cast<std::int16_t>(sumPlace(seat, field)), number};
        };
        QVERIFY(sitting.touch(sum(1, 3, 9)).empty());
        for (const std::size_t field : {0U, 1U, 2U})
            QVERIFY(sitting.touch(sum(0, field, 2)).empty());
        QVERIFY(!canEnterSheet(sitting.table.state(), sitting.line.pencil(), 0));
        QCOMPARE(sitting.touch(sum(0, 1, 21)), std::string("input.outOfRange"));
        QVERIFY(sitting.touch(sum(0, 1, kUnsaid)).empty());
        QCOMPARE(sheetNumber(sitting.table.state(), sitting.line.pencil(), 0, 1), kUnsaid);
        QVERIFY(sitting.touch(sum(0, 1, 2)).empty());
        QVERIFY(sitting.touch(sum(0, 3, 5)).empty());
        QCOMPARE(sitting.last(), std::string("tilePoints player=0 developments=2 advisor=2 colonies=2 wonders=5"));
        QCOMPARE(sheetNumber(sitting.table.state(), sitting.line.pencil(), 1, 3), 9);
        QCOMPARE(sitting.touch(sum(0, 0, 1)), std::string("nations.entered"));
        // The match goes back, and what is begun of Ben stays.
        QCOMPARE(sitting.table.match().undo(1), 1);
        sitting.line.seeked(sitting.table.match());
        QCOMPARE(sheetNumber(sitting.table.state(), sitting.line.pencil(), 1, 3), 9);
        QVERIFY(sitting.line.undo(sitting.table.match()) && sitting.line.isEmpty());
    }

    // PEGSHEET_TOUCHES says how many.
    void whateverIsTouchedIsTakenBackAndComesBack_data()
    {
        QTest::addColumn<QString>("depth");
        QTest::addColumn<bool>("offer");
        for (const char *depth : {"tracks", "tiles", "full"})
            for (const bool offer : {false, true})
                QTest::addRow("%s%s", depth, offer ? " with the offer" : "") << QString::fromLatin1(depth) << offer;
        QTest::newRow("finished sheets") << QString() << false;
    }
    void whateverIsTouchedIsTakenBackAndComesBack()
    {
        QFETCH(const QString, depth);
        QFETCH(const bool, offer);
        const auto start = [&](Random &random) {
            Setup setup;
            for (std::uint32_t seat = 0; seat <= random.below(4); ++seat)
                setup.players.push_back("Player " + std::to_string(seat + 1));
            if (depth.isEmpty())
                setup.mode = "scoring";
            else
                setup.options = {{"depth", depth.toStdString()}, {"offer", offer}};
            MaybeRefusal refusal;
            auto match = TheMatch::start(setup, refusal);
            if (match == nullptr)
                qFatal("%s", std::string(refusal->code).c_str());
            return match;
        };
        tests::RandomTouches<Nations, Pencil> touches(static_cast<std::uint64_t>(7 + depth.size()), start, &guess);
        const std::int64_t count = tests::randomTouches() / 7;
        QVERIFY(touches.run(count));
        QVERIFY2(touches.taken > count / 50 && touches.moves > count / 500,
                 qPrintable(
                     QStringLiteral("%1 taken, %2 moves, %3 matches").arg(touches.taken).arg(touches.moves).arg(touches.matches)));
    }
};

} // namespace tst_nations_pencil

PEGSHEET_TEST(tst_nations_pencil, NationsPencilTest)

#include "tst_pencil.moc"
