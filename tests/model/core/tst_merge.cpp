// SPDX-License-Identifier: Apache-2.0
// How two copies of a match relate, and what taking one over changes.
#include "model/bronze/moves.h"
#include "model/core/notation.h"
#include "tests/model/core/copies.h"
#include "tests/registry.h"

#include <QTest>

namespace tst_core_merge {

using namespace pegsheet;
using namespace pegsheet::tests;

namespace {

Value moveOf(const std::string &line)
{
    Value move;
    if (readNotation<bronze::Move>(line, move))
        qFatal("no notation: %s", line.c_str());
    return move;
}

void play(Tablet &tablet, const std::vector<std::string> &lines)
{
    for (const std::string &line : lines)
        tablet.play(moveOf(line));
}

const std::vector<std::string> kFirstTurn{"roll faces=food,food,coins", "keep", "endTurn"};
const std::vector<std::string> kSecondTurn{"roll faces=food,food,food", "keep", "endTurn"};
const std::vector<std::string> kSecondOtherwise{"roll faces=workers,food,food", "keep", "build target=city4 boxes=3", "endTurn"};

/// Two tablets that stand after the first turn of two players.
struct Pair
{
    Setup setup = tableOf({"Ann", "Bo"});
    Tablet a{setup};
    Tablet b{setup};

    Pair()
    {
        play(a, kFirstTurn);
        b.take(a.show());
    }
};

} // namespace

class TestMerge : public QObject
{
    Q_OBJECT

private slots:
    void theSameIsTheSame();
    void whoIsAheadStays();
    void whoIsBehindGoesOn();
    void aPartGoesOnFromWhatIsHere();
    void aPartOfAnotherBranchIsFound();
    void whatWasTakenBackIsTakenBack();
    void whatWasReplacedIsReplaced();
    void anOldCodeChangesNothing();
    void whatIsMadeAgainWinsOverTheCodeThatTookItBack();
    void whatNobodySawIsNotMended();
    void twoContinuationsAreAFork();
    void takingTheirsIsPassedOn();
    void keepingMineIsPassedOn();
    void theLastEditionStays();
    void twoThatDecideAgainstEachOtherStayAFork();
    void whoTookBackMoreComesForward();
    void theSameTurnEnteredTwiceIsNoFork();
    void nothingIsEverRemoved();
    void undoneMovesCanStillBeRedone();
};

void TestMerge::theSameIsTheSame()
{
    Pair pair;
    QCOMPARE(pair.a.relation(pair.b.show()), Relation::Same);
    QVERIFY(!pair.b.take(pair.a.show()));
    QVERIFY(pair.b.match().log() == pair.a.match().log());
}

void TestMerge::whoIsAheadStays()
{
    Pair pair;
    const std::string old = pair.b.show();
    play(pair.a, kSecondTurn);
    QCOMPARE(pair.a.relation(old), Relation::Ahead);
    const Array before = pair.a.match().log();
    pair.a.take(old);
    QVERIFY(pair.a.match().log() == before);
}

void TestMerge::whoIsBehindGoesOn()
{
    Pair pair;
    play(pair.a, kSecondTurn);
    QCOMPARE(pair.b.relation(pair.a.show()), Relation::Behind);
    QVERIFY(pair.b.take(pair.a.show()));
    QVERIFY(pair.b.match().log() == pair.a.match().log());
    QCOMPARE(pair.b.match().tip(), pair.b.match().head());
    QVERIFY(!pair.b.take(pair.a.show()));
}

void TestMerge::aPartGoesOnFromWhatIsHere()
{
    Pair pair;
    play(pair.a, kSecondTurn);
    const std::string news = pair.a.show(Extent::News);
    MaybeRefusal refusal;
    QCOMPARE(SharedCode::read(news, refusal)->header().moves, 3U);
    // Shown again, it is still the same part.
    QVERIFY(pair.a.show(Extent::News) == news);
    QVERIFY(pair.b.take(news));
    QVERIFY(pair.b.match().log() == pair.a.match().log());
    Tablet empty(pair.setup);
    QVERIFY(empty.read(news, refusal) == nullptr);
    QCOMPARE(refusal->code, std::string_view("share.elsewhere"));
    QVERIFY(offerOf(*SharedCode::read(news, refusal), nullptr, refusal) == nullptr);
    QCOMPARE(refusal->code, std::string_view("share.elsewhere"));
}

void TestMerge::aPartOfAnotherBranchIsFound()
{
    Pair pair;
    play(pair.a, kSecondTurn);
    pair.b.take(pair.a.show());
    play(pair.a, kFirstTurn);
    const std::string news = pair.a.show(Extent::News);
    // Here the second turn was taken back, and the part begins after it.
    pair.b.undo(3);
    QVERIFY(pair.b.take(news));
    QVERIFY(pair.b.match().log() == pair.a.match().log());
}

void TestMerge::whatWasTakenBackIsTakenBack()
{
    Pair pair;
    pair.a.undo(2);
    QCOMPARE(pair.b.relation(pair.a.show()), Relation::Mended);
    QVERIFY(pair.b.take(pair.a.show()));
    QCOMPARE(pair.b.match().length(), 1);
    QCOMPARE(pair.b.match().redoable(), 2);
    QCOMPARE(pair.b.relation(pair.a.show()), Relation::Same);
}

void TestMerge::whatWasReplacedIsReplaced()
{
    Pair pair;
    play(pair.a, kSecondTurn);
    pair.b.take(pair.a.show(Extent::News));
    pair.a.undo(3);
    play(pair.a, kSecondOtherwise);
    const std::string news = pair.a.show(Extent::News);
    QCOMPARE(pair.b.relation(news), Relation::Mended);
    QVERIFY(pair.b.take(news));
    QVERIFY(pair.b.match().log() == pair.a.match().log());
    QCOMPARE(pair.b.match().nodeCount(), 10);
}

void TestMerge::anOldCodeChangesNothing()
{
    Pair pair;
    play(pair.a, kSecondTurn);
    const std::string old = pair.a.show();
    pair.b.take(old);
    pair.a.undo(3);
    // Not shown yet, and led away from all the same.
    QCOMPARE(pair.a.relation(old), Relation::Ahead);
    play(pair.a, kSecondOtherwise);
    QCOMPARE(pair.a.relation(old), Relation::Ahead);
    pair.b.take(pair.a.show());
    QCOMPARE(pair.b.relation(old), Relation::Ahead);
    QVERIFY(!pair.b.take(old));
    play(pair.b, kFirstTurn);
    QCOMPARE(pair.b.relation(old), Relation::Ahead);
}

void TestMerge::whatIsMadeAgainWinsOverTheCodeThatTookItBack()
{
    Pair pair;
    pair.a.undo(2);
    const std::string old = pair.a.show();
    pair.b.take(old);
    pair.a.redo(2);
    const std::string again = pair.a.show();
    QCOMPARE(pair.a.relation(old), Relation::Ahead);
    QCOMPARE(pair.b.relation(again), Relation::Behind);
    pair.b.take(again);
    QCOMPARE(pair.b.relation(old), Relation::Ahead);
    QVERIFY(!pair.b.take(old) && !pair.a.take(old));
    pair.a.undo(2);
    QCOMPARE(pair.b.relation(pair.a.show()), Relation::Mended);
}

void TestMerge::whatNobodySawIsNotMended()
{
    Pair pair;
    play(pair.b, kSecondTurn);
    pair.a.undo(2);
    play(pair.a, {"reroll kept=food,food rolled=workers"});
    QCOMPARE(pair.b.relation(pair.a.show()), Relation::Fork);
}

void TestMerge::twoContinuationsAreAFork()
{
    Pair pair;
    play(pair.a, kSecondTurn);
    play(pair.b, kSecondOtherwise);
    MaybeRefusal refusal;
    const auto offer = pair.b.read(pair.a.show(), refusal);
    const Comparison comparison = compare(pair.b.side(), offer->side());
    QCOMPARE(comparison.relation, Relation::Fork);
    QCOMPARE(comparison.at, 3);
    QCOMPARE(comparison.mineFrom, 3);
    QCOMPARE(comparison.theirsFrom, 3);
    QCOMPARE(pair.a.relation(pair.b.show()), Relation::Fork);
    // Both went on with the turn of the same player.
    QVERIFY(bothOf(pair.b.side(), offer->side(), comparison) == nullptr);
    QVERIFY_THROWS_EXCEPTION(std::logic_error, (void)mergeResult(pair.b.side(), offer->side(), comparison, Choice::Both));
}

void TestMerge::takingTheirsIsPassedOn()
{
    Pair pair;
    Tablet third(pair.setup);
    play(pair.a, kSecondTurn);
    play(pair.b, kSecondOtherwise);
    third.take(pair.b.show());
    const std::string old = pair.b.show();
    QVERIFY(pair.b.take(pair.a.show(), Choice::Theirs));
    QVERIFY(pair.b.match().log() == pair.a.match().log());
    QCOMPARE(pair.b.match().nodeCount(), 10);
    QCOMPARE(pair.a.relation(pair.b.show()), Relation::Same);
    QCOMPARE(third.relation(pair.b.show()), Relation::Mended);
    QCOMPARE(pair.b.relation(old), Relation::Ahead);
    pair.a.take(pair.b.show());
    QCOMPARE(pair.a.relation(old), Relation::Ahead);
    QCOMPARE(third.relation(pair.a.show()), Relation::Mended);
}

void TestMerge::keepingMineIsPassedOn()
{
    Pair pair;
    play(pair.a, kSecondTurn);
    play(pair.b, kSecondOtherwise);
    const std::string theirs = pair.a.show();
    const Array before = pair.b.match().log();
    QVERIFY(pair.b.take(theirs, Choice::Mine));
    QVERIFY(pair.b.match().log() == before);
    QCOMPARE(pair.b.match().nodeCount(), 10);
    QCOMPARE(pair.b.relation(theirs), Relation::Ahead);
    QCOMPARE(pair.a.relation(pair.b.show()), Relation::Mended);
    pair.a.take(pair.b.show());
    QVERIFY(pair.a.match().log() == before);
}

// The one after it would be 0, which every other one wins over.
void TestMerge::theLastEditionStays()
{
    Pair pair;
    play(pair.a, kSecondTurn);
    play(pair.b, kSecondOtherwise);
    (void)pair.a.show();
    (void)pair.b.show();
    const Known last{pair.b.known().points, kMostCounted};
    const Side here{pair.b.match(), last};
    const Comparison comparison = compare(here, pair.a.side());
    QCOMPARE(comparison.relation, Relation::Fork);
    for (const Choice choice : {Choice::Mine, Choice::Theirs})
        QCOMPARE(mergeResult(here, pair.a.side(), comparison, choice).known.edition, kMostCounted);
}

void TestMerge::twoThatDecideAgainstEachOtherStayAFork()
{
    Pair pair;
    play(pair.a, kSecondTurn);
    play(pair.b, kSecondOtherwise);
    const std::string first = pair.a.show();
    const std::string second = pair.b.show();
    pair.b.take(first, Choice::Mine);
    pair.a.take(second, Choice::Mine);
    QCOMPARE(pair.a.relation(pair.b.show()), Relation::Fork);
    QCOMPARE(pair.b.relation(pair.a.show()), Relation::Fork);
    // Whoever decides once more decides for both.
    const std::string again = pair.a.show();
    pair.b.take(again, Choice::Mine);
    QCOMPARE(pair.b.relation(again), Relation::Ahead);
    QCOMPARE(pair.a.relation(pair.b.show()), Relation::Mended);
}

void TestMerge::whoTookBackMoreComesForward()
{
    Pair pair;
    Tablet third(pair.setup);
    third.take(pair.a.show());
    // Two take something back, without having heard of each other.
    pair.a.undo(1);
    pair.b.undo(2);
    const std::string one = pair.a.show();
    const std::string other = pair.b.show();
    QCOMPARE(third.relation(one), Relation::Mended);
    QCOMPARE(third.relation(other), Relation::Mended);
    QCOMPARE(pair.b.relation(one), Relation::Behind);
    QCOMPARE(pair.a.relation(other), Relation::Ahead);
}

void TestMerge::theSameTurnEnteredTwiceIsNoFork()
{
    Pair pair;
    play(pair.a, {"roll faces=food,food,good", "reroll kept=food,food rolled=food", "keep", "endTurn"});
    play(pair.b, kSecondTurn);
    QCOMPARE(pair.a.match().stateHash(), pair.b.match().stateHash());
    QCOMPARE(pair.a.relation(pair.b.show()), Relation::Same);
    QCOMPARE(pair.b.relation(pair.a.show()), Relation::Same);
    // Whoever goes on is gone on with.
    Tablet third(pair.setup);
    third.take(pair.b.show());
    play(pair.a, kFirstTurn);
    QCOMPARE(third.relation(pair.a.show()), Relation::Behind);
    QCOMPARE(pair.a.relation(third.show()), Relation::Ahead);
    third.take(pair.a.show());
    QVERIFY(third.match().log() == pair.a.match().log());
    // A fork after it begins after it.
    play(pair.b, {"roll faces=workers,workers,workers", "keep"});
    MaybeRefusal refusal;
    const auto offer = pair.a.read(pair.b.show(), refusal);
    const Comparison comparison = compare(pair.a.side(), offer->side());
    QCOMPARE(comparison.relation, Relation::Fork);
    QCOMPARE(comparison.at, 3);
    QCOMPARE(comparison.mineFrom, 7);
    QCOMPARE(comparison.theirsFrom, 6);
}

void TestMerge::nothingIsEverRemoved()
{
    Pair pair;
    play(pair.b, kSecondOtherwise);
    play(pair.a, kSecondTurn);
    const std::string theirs = pair.a.show();
    std::vector<StoredNode> before;
    for (NodeId node = 1; node <= pair.b.match().nodeCount(); ++node)
        before.push_back(pair.b.match().node(node));
    pair.b.take(theirs);
    for (std::size_t node = 0; node < before.size(); ++node)
        QVERIFY(pair.b.match().node(static_cast<NodeId>(node) + 1) == before[node]);
}

void TestMerge::undoneMovesCanStillBeRedone()
{
    Pair pair;
    pair.a.undo(2);
    const std::string back = pair.a.show();
    play(pair.b, kSecondTurn);
    QCOMPARE(pair.b.relation(back), Relation::Ahead);
    pair.b.undo(3);
    pair.b.take(back);
    QCOMPARE(pair.b.match().length(), 1);
    QCOMPARE(pair.b.redo(100), 5);
}

} // namespace tst_core_merge

PEGSHEET_TEST(tst_core_merge, TestMerge)

#include "tst_merge.moc"
