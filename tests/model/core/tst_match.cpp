// SPDX-License-Identifier: Apache-2.0
#include "model/core/matchof.h"
#include "model/core/mend.h"
#include "tests/model/core/pile.h"
#include "tests/registry.h"

#include <QTest>

#include <memory>
#include <vector>

namespace tst_core_match {

using namespace pegsheet;
using pile::Note;
using pile::Pass;
using pile::Pile;
using pile::Take;
using PileMatch = MatchOf<Pile>;

namespace {

const Setup kSetup{{"Ann", "Bo"}, {}, {}, "play"};

std::unique_ptr<PileMatch> started()
{
    MaybeRefusal refusal;
    return PileMatch::start(kSetup, refusal);
}

// Takes as many stones as each entry says.
std::unique_ptr<PileMatch> played(std::initializer_list<int> takes)
{
    auto match = started();
    for (const int stones : takes)
        if (match->play(Take{stones}))
            qFatal("a move of the test itself is refused");
    return match;
}

Value take(int stones)
{
    return Object{{"type", "take"}, {"stones", stones}};
}

QByteArray codeOf(const MaybeRefusal &refusal)
{
    return refusal ? QByteArray(refusal->code.data(), static_cast<int>(refusal->code.size())) : QByteArray();
}

std::vector<StoredNode> nodesOf(const Match &match)
{
    std::vector<StoredNode> nodes;
    for (NodeId id = 1; id <= match.nodeCount(); ++id)
        nodes.push_back(match.node(id));
    return nodes;
}

} // namespace

class TestMatch : public QObject
{
    Q_OBJECT

private slots:
    void beginsAtTheSetup()
    {
        const auto match = started();
        QCOMPARE(match->head(), 0);
        QCOMPARE(match->tip(), 0);
        QCOMPARE(match->length(), 0);
        QCOMPARE(match->player(), 0);
        QVERIFY(match->log().empty() && match->did().empty());
        QVERIFY(match->lastMove() == nullptr && match->nextMove() == nullptr);
    }
    void aSetupThatTheGameRefusesStartsNothing()
    {
        MaybeRefusal refusal;
        QVERIFY(PileMatch::start(Setup{}, refusal) == nullptr);
        QCOMPARE(codeOf(refusal), QByteArray("pile.playerCount"));
        const Restored restored = PileMatch::restore(Setup{}, {}, 0, 0);
        QVERIFY(restored.match == nullptr);
        QCOMPARE(codeOf(restored.refusal), QByteArray("pile.playerCount"));
    }
    void aRefusedMoveChangesNothing()
    {
        const auto match = played({3, 3, 3});
        const std::uint64_t before = match->stateHash();
        QCOMPARE(codeOf(match->play(take(2))), QByteArray("pile.tooMany"));
        QCOMPARE(codeOf(match->play(Value(Object{{"type", "take"}}))), QByteArray("input.missingField"));
        QCOMPARE(match->stateHash(), before);
        QCOMPARE(match->nodeCount(), 3);
        QCOMPARE(match->length(), 3);
    }
    void movesOfAnotherShapeAreRefused()
    {
        const auto match = started();
        QCOMPARE(codeOf(match->refuses(Value(3))), QByteArray("input.wrongType"));
        QCOMPARE(codeOf(match->refuses(Value(Object{}))), QByteArray("input.missingField"));
        QCOMPARE(codeOf(match->refuses(Value(Object{{"type", 1}}))), QByteArray("input.wrongType"));
        QCOMPARE(codeOf(match->refuses(Value(Object{{"type", "fly"}}))), QByteArray("input.unknownValue"));
        QCOMPARE(codeOf(match->refuses(Value(Object{{"type", "pass"}, {"far", 1}}))), QByteArray("input.unknownField"));
    }
    void acceptedMovesAreLoggedInCanonicalForm()
    {
        const auto match = started();
        Value canonical;
        const Value note = Object{{"text", ""}, {"type", "note"}};
        QVERIFY(!match->refuses(note, &canonical));
        QVERIFY(canonical == Value(Object{{"type", "note"}}));
        QVERIFY(!match->play(note));
        QVERIFY(match->log() == Array{canonical});
    }
    void undoStopsAtTheSetup()
    {
        const auto match = played({1, 2});
        QCOMPARE(match->undo(99), 2);
        QCOMPARE(match->head(), 0);
        QCOMPARE(match->tip(), 2);
        QCOMPARE(match->redoable(), 2);
        QCOMPARE(match->undo(1), 0);
        QCOMPARE(match->undo(-3), 0);
    }
    void redoGoesDownTheSameLineAndStopsAtTheTip()
    {
        const auto match = played({1, 2, 3});
        const std::uint64_t end = match->stateHash();
        match->undo(3);
        QCOMPARE(match->redo(1), 1);
        QCOMPARE(match->head(), 1);
        QCOMPARE(match->redo(99), 2);
        QCOMPARE(match->stateHash(), end);
        QCOMPARE(match->redo(1), 0);
        QCOMPARE(match->redo(-1), 0);
    }
    void aNewMoveBeginsABranchAndEndsRedo()
    {
        const auto match = played({1, 2, 3});
        match->undo(2);
        QVERIFY(!match->play(Pass{}));
        QCOMPARE(match->nodeCount(), 4);
        QCOMPARE(match->head(), 4);
        QCOMPARE(match->tip(), 4);
        QCOMPARE(match->redoable(), 0);
        QCOMPARE(match->node(4).parent, 1);
        QVERIFY(match->log() == (Array{take(1), Value(Object{{"type", "pass"}})}));
    }
    // Every move is its own place in the tree, whatever was made there before.
    void theSameMoveAfterUndoIsAnotherNode()
    {
        const auto match = played({1, 2});
        match->undo(1);
        QVERIFY(!match->play(Take{2}));
        QCOMPARE(match->nodeCount(), 3);
        QCOMPARE(match->node(3).parent, 1);
    }
    void nothingIsEverRemoved()
    {
        const auto match = played({1, 2, 3});
        match->undo(3);
        QVERIFY(!match->play(Take{3}));
        QVERIFY(match->node(2).move == take(2));
        QVERIFY(match->node(3).move == take(3));
        QCOMPARE(match->node(3).parent, 2);
    }
    void aRefusedMoveKeepsTheLineOfRedo()
    {
        const auto match = played({1, 2});
        match->undo(1);
        QVERIFY(match->play(Take{9}).has_value());
        QCOMPARE(match->redoable(), 1);
        QCOMPARE(match->redo(1), 1);
    }
    void theLineKnowsItsMovesAndStates()
    {
        const auto match = played({1, 2, 3});
        match->undo(1);
        QVERIFY(*match->lastMove() == pile::Move(Take{2}));
        QVERIFY(*match->nextMove() == pile::Move(Take{3}));
        QCOMPARE(match->stateAt(1).stones, 9);
        QCOMPARE(match->previous().stones, 9);
        QVERIFY(match->redoLog() == Array{take(3)});
        QVERIFY(match->did() == (Array{Value(Object{{"what", "gone"}, {"stones", 2}})}));
    }
    void onceOverNobodyActsAndSomebodyWon()
    {
        const auto match = played({3, 3, 3});
        QVERIFY(match->winners().empty());
        QVERIFY(!match->play(Take{1}));
        QVERIFY(match->over());
        QCOMPARE(match->player(), -1);
        QCOMPARE(match->winners(), std::vector<int>{0});
        QCOMPARE(match->standing(), (Standing{4, true, -1, {6, 4}, {0}, {{{"taken", 6}}, {{"taken", 4}}}}));
        QVERIFY(match->listedMoves().empty());
    }
    void forgottenMovesWereNeverMade_data()
    {
        QTest::addColumn<int>("undone");
        QTest::addColumn<int>("forgotten");
        QTest::newRow("at the tip") << 0 << 1;
        QTest::newRow("several") << 0 << 2;
        QTest::newRow("with moves to redo") << 2 << 1;
        QTest::newRow("several with moves to redo") << 2 << 2;
        QTest::newRow("from the set-up") << 3 << 1;
        QTest::newRow("none") << 1 << 0;
    }
    void forgottenMovesWereNeverMade()
    {
        QFETCH(int, undone);
        QFETCH(int, forgotten);
        const auto match = played({1, 2, 3});
        const auto same = played({1, 2, 3});
        match->undo(undone);
        same->undo(undone);
        for (int more = 0; more < forgotten; ++more)
            QVERIFY(!match->play(Take{1}));
        match->forget(3, 3 - undone, 3);
        QVERIFY(nodesOf(*match) == nodesOf(*same));
        QCOMPARE(match->head(), same->head());
        QCOMPARE(match->tip(), same->tip());
        QCOMPARE(match->stateHash(), same->stateHash());
        QVERIFY(match->log() == same->log());
        QVERIFY(match->redoLog() == same->redoLog());
        // And on it goes, under the numbers that are free again.
        QCOMPARE(match->redo(9), undone);
        QVERIFY(!match->play(Take{1}));
        QCOMPARE(match->head(), 4);
        QCOMPARE(match->node(4).parent, 3);
    }
    void aMatchThatWasOverOnlyWithAForgottenMoveGoesOn()
    {
        const auto match = played({3, 3, 3, 1});
        QVERIFY(match->over());
        match->forget(3, 3, 3);
        QVERIFY(!match->over());
        QCOMPARE(match->standing(), (Standing{3, false, 1, {6, 3}, {}}));
    }
    void aKeptTreeComesBackWhole()
    {
        const auto match = played({1, 2, 3});
        match->undo(2);
        QVERIFY(!match->play(Take{3}));
        QVERIFY(!match->play(Note{1, "hm"}));
        match->undo(1);
        const auto nodes = nodesOf(*match);
        const Restored restored = PileMatch::restore(kSetup, nodes, match->head(), match->tip());
        QVERIFY(!restored.refusal);
        QCOMPARE(restored.readable, 5);
        QCOMPARE(restored.match->stateHash(), match->stateHash());
        QCOMPARE(restored.match->head(), 4);
        QCOMPARE(restored.match->tip(), 5);
        QVERIFY(restored.match->log() == match->log());
        QVERIFY(restored.match->redoLog() == match->redoLog());
        QVERIFY(nodesOf(*restored.match) == nodes);
    }
    // Kept, gone back over, branched off, with the past mended before it.
    void whatIsRefusedOfNewMovesOnlyStaysReadable()
    {
        const Value note = Object{{"type", "note"}, {"player", 1}, {"text", std::string(pile::kNoMore)}};
        const auto match = started();
        QCOMPARE(codeOf(match->refuses(note)), QByteArray("pile.noMore"));
        QCOMPARE(codeOf(match->play(note)), QByteArray("pile.noMore"));
        QCOMPARE(match->nodeCount(), 0);
        QVERIFY(!match->replay(note));
        QVERIFY(!match->play(Take{1}));
        QVERIFY(!match->refusesAt(0, note));
        QCOMPARE(match->undo(2), 2);
        QCOMPARE(match->redo(2), 2);
        QVERIFY(!match->seek(1, 2));
        QVERIFY(match->branch(2) != nullptr);
        const auto nodes = nodesOf(*match);
        const Restored restored = PileMatch::restore(kSetup, nodes, 2, 2);
        QVERIFY(!restored.refusal);
        MaybeRefusal refusal;
        QVERIFY(started()->with(nodes, 2, 2, refusal) != nullptr);
        const std::vector<Edit> edits{{Edit::Kind::Insert, 0, take(2)}};
        const Repair mended = repair(*restored.match, edits);
        QVERIFY(!mended.refusal && mended.broken.empty());
        const std::vector<Edit> anew{{Edit::Kind::Insert, 0, note}};
        QCOMPARE(codeOf(repair(*restored.match, anew).refusal), QByteArray("pile.noMore"));
        const std::vector<Edit> kept{{Edit::Kind::Insert, 0, note, true}};
        QVERIFY(!repair(*restored.match, kept).refusal);
        QCOMPARE(codeOf(restored.match->play(note)), QByteArray("pile.noMore"));
    }
    void aKeptTreeOnAnotherBranchRedoesThatBranch()
    {
        const std::vector<StoredNode> nodes{{0, take(1)}, {1, take(2)}, {1, take(3)}};
        const Restored restored = PileMatch::restore(kSetup, nodes, 1, 2);
        QVERIFY(!restored.refusal);
        QVERIFY(restored.match->redoLog() == Array{take(2)});
        QCOMPARE(PileMatch::restore(kSetup, nodes, 0, 0).match->redoable(), 0);
    }
    void aDamagedTreeIsNamed_data()
    {
        QTest::addColumn<int>("parent");
        QTest::addColumn<int>("head");
        QTest::addColumn<int>("tip");
        QTest::newRow("its own parent") << 2 << 2 << 2;
        QTest::newRow("a later parent") << 3 << 1 << 1;
        QTest::newRow("a negative parent") << -1 << 1 << 1;
        QTest::newRow("a tip that is not there") << 1 << 1 << 3;
        QTest::newRow("a negative tip") << 1 << 0 << -1;
        QTest::newRow("a head beyond the tip") << 1 << 2 << 1;
        QTest::newRow("a head on another branch") << 0 << 1 << 2;
        QTest::newRow("a negative head") << 1 << -1 << 2;
    }
    void aDamagedTreeIsNamed()
    {
        QFETCH(int, parent);
        QFETCH(int, head);
        QFETCH(int, tip);
        const std::vector<StoredNode> nodes{{0, take(1)}, {parent, take(2)}};
        const Restored restored = PileMatch::restore(kSetup, nodes, head, tip);
        QCOMPARE(codeOf(restored.refusal), QByteArray("storage.damaged"));
        QVERIFY(restored.match != nullptr);
    }
    void anUnreadableMoveKeepsWhatCameBefore()
    {
        const std::vector<StoredNode> nodes{{0, take(1)}, {1, Value("gone")}, {1, take(3)}};
        const Restored restored = PileMatch::restore(kSetup, nodes, 3, 3);
        QCOMPARE(codeOf(restored.refusal), QByteArray("input.wrongType"));
        QCOMPARE(restored.readable, 1);
        QCOMPARE(restored.match->nodeCount(), 1);
        QVERIFY(restored.match->log() == Array{take(1)});
    }
    // The way from the head back to what could be read is only followed where it leads back.
    void unreadableMovesWithParentsOutOfReachLeaveTheSetup()
    {
        for (const NodeId parent : {-1, 2, 3, 99}) {
            const std::vector<StoredNode> nodes{{0, take(1)}, {parent, Value("gone")}};
            const Restored restored = PileMatch::restore(kSetup, nodes, 2, 2);
            QCOMPARE(codeOf(restored.refusal), QByteArray("input.wrongType"));
            QCOMPARE(restored.match->length(), 0);
        }
        const std::vector<StoredNode> nodes{{0, Value("gone")}};
        QCOMPARE(PileMatch::restore(kSetup, nodes, 9, 9).match->length(), 0);
        QCOMPARE(PileMatch::restore(kSetup, nodes, -9, -9).match->length(), 0);
    }
    void aMoveThatTheRulesOfTodayRefuseStopsThere()
    {
        const std::vector<StoredNode> nodes{{0, take(3)}, {1, take(3)}, {2, take(3)}, {3, take(3)}};
        const Restored restored = PileMatch::restore(kSetup, nodes, 4, 4);
        QCOMPARE(codeOf(restored.refusal), QByteArray("pile.tooMany"));
        QCOMPARE(restored.match->length(), 3);
    }
    // What lies beyond the head was kept, not judged; the rules of today may refuse it.
    void redoNeverMakesARefusedMove()
    {
        const std::vector<StoredNode> nodes{{0, take(3)}, {1, take(3)}, {2, take(3)}, {3, take(3)}};
        const Restored restored = PileMatch::restore(kSetup, nodes, 1, 4);
        QVERIFY(!restored.refusal);
        QCOMPARE(restored.match->redo(99), 2);
        QCOMPARE(restored.match->length(), 3);
        QCOMPARE(restored.match->redo(1), 0);
    }
    void aBranchIsAMatchOfItsOwn()
    {
        const auto match = played({1, 2, 3});
        match->undo(2);
        QVERIFY(!match->play(take(3)));
        const auto branch = match->branch(3);
        QVERIFY(branch->log() == (Array{take(1), take(2), take(3)}));
        QCOMPARE(branch->nodeCount(), 3);
        QCOMPARE(branch->redoable(), 0);
        QCOMPARE(branch->stateHash(), played({1, 2, 3})->stateHash());
        QVERIFY(match->branch(0)->log().empty());
        const std::vector<StoredNode> nodes{{0, take(3)}, {1, take(3)}, {2, take(3)}, {3, take(3)}};
        QVERIFY(PileMatch::restore(kSetup, nodes, 0, 0).match->branch(4) == nullptr);
    }
    void movesFromElsewhereAreAddedToACopy()
    {
        const auto match = played({1, 2});
        MaybeRefusal refusal;
        const std::vector<StoredNode> nodes{{1, take(3)}, {3, take(1)}};
        const auto with = match->with(nodes, 3, 4, refusal);
        QVERIFY(with->log() == (Array{take(1), take(3)}));
        QCOMPARE(with->redo(9), 1);
        QCOMPARE(with->stateHash(), played({1, 3, 1})->stateHash());
        QCOMPARE(match->nodeCount(), 2);
        QVERIFY(match->log() == (Array{take(1), take(2)}));
        // A head that is not on the way, a refused move, a move that is none.
        QVERIFY(match->with(nodes, 2, 4, refusal) == nullptr);
        QCOMPARE(codeOf(refusal), QByteArray("storage.damaged"));
        const std::vector<StoredNode> tooMany{{2, take(3)}, {3, take(3)}, {4, take(3)}};
        QVERIFY(match->with(tooMany, 5, 5, refusal) == nullptr);
        QCOMPARE(codeOf(refusal), QByteArray("pile.tooMany"));
        QVERIFY(match->with(std::vector<StoredNode>{{2, Value(1)}}, 3, 3, refusal) == nullptr);
        QCOMPARE(codeOf(refusal), QByteArray("input.wrongType"));
    }
    void everyPlaceOfTheLineCanBeAsked()
    {
        const auto match = played({3, 3, 3, 1});
        QCOMPARE(match->playerAt(0), 0);
        QCOMPARE(match->playerAt(3), 1);
        QCOMPARE(match->playerAt(4), -1);
        QCOMPARE(match->stateHashAt(2), played({3, 3})->stateHash());
        QCOMPARE(codeOf(match->refusesAt(3, take(3))), QByteArray("pile.tooMany"));
        QVERIFY(!match->refusesAt(2, take(3)));
        QCOMPARE(codeOf(match->refusesAt(0, Value(3))), QByteArray("input.wrongType"));
    }
};

} // namespace tst_core_match

PEGSHEET_TEST(tst_core_match, TestMatch)
#include "tst_match.moc"
