// SPDX-License-Identifier: Apache-2.0
// What the tree tells of a line: where other ways leave it, and what came in by a repair.
#include "model/core/matchof.h"
#include "model/core/mend.h"
#include "model/core/random.h"
#include "model/core/ways.h"
#include "tests/model/core/pile.h"
#include "tests/registry.h"

#include <QTest>

#include <memory>
#include <vector>

namespace tst_core_ways {

using namespace pegsheet;
using pile::Note;
using pile::Pass;
using pile::Pile;
using pile::Take;
using PileMatch = MatchOf<Pile>;

namespace {

std::unique_ptr<Match> played(std::initializer_list<int> takes)
{
    MaybeRefusal refusal;
    auto match = PileMatch::start({{"Ann", "Bo"}, {}, {}, "play"}, refusal);
    for (const int stones : takes)
        if (match->play(Take{stones}))
            qFatal("a move of the test itself is refused");
    return match;
}

Value take(int stones)
{
    return Object{{"type", "take"}, {"stones", stones}};
}

Value note(const char *text)
{
    return Object{{"type", "note"}, {"text", text}};
}

void play(Match &match, const Value &move)
{
    QVERIFY(!match.play(move));
}

std::vector<NodeId> lineOf(const Match &match)
{
    return match.lineTo(match.tip());
}

std::vector<std::vector<Way>> waysOf(const Match &match)
{
    return otherWays(match, lineOf(match));
}

/// How many ways leave at each place.
std::vector<std::size_t> counts(const Match &match)
{
    std::vector<std::size_t> counts;
    for (const auto &ways : waysOf(match))
        counts.push_back(ways.size());
    return counts;
}

void mend(std::unique_ptr<Match> &match, const std::vector<Edit> &edits)
{
    const Repair made = repair(*match, edits);
    QVERIFY(!made.refusal);
    MaybeRefusal refusal;
    match = match->with(made.nodes, made.mend.end, made.mend.end, refusal);
    QVERIFY(match != nullptr && !refusal);
    QVERIFY(!match->addMend(made.mend));
}

std::vector<bool> marks(const Match &match)
{
    return mendedMoves(match, lineOf(match));
}

using Counts = std::vector<std::size_t>;
using Marks = std::vector<bool>;

} // namespace

class TestWays : public QObject
{
    Q_OBJECT

private slots:
    void aLineOfItsOwnHasNone()
    {
        const auto match = played({1, 1, 1});
        QCOMPARE(counts(*match), Counts({0, 0, 0}));
        QCOMPARE(marks(*match), Marks({false, false, false}));
        QVERIFY(waysOf(*played({})).empty());
    }

    // Two moves on one way, one on the other; the second way's end is where it was left.
    void waysLeaveWhereAnotherMoveWasMade()
    {
        const auto match = played({1, 1});
        match->undo(1);
        play(*match, take(2)); // 3
        play(*match, take(3)); // 4
        match->undo(2);
        play(*match, take(3)); // 5
        QCOMPARE(counts(*match), Counts({0, 2}));
        const auto ways = waysOf(*match)[1];
        QCOMPARE(ways[0], (Way{2, 2, 1}));
        QCOMPARE(ways[1], (Way{3, 4, 2}));
    }

    // Undone and made again alike leaves no other way, nor does a way that ends within the line's own moves.
    void whatWasMadeTwiceAlikeIsNoOtherWay()
    {
        const auto match = played({1, 2, 3});
        match->undo(2);
        play(*match, take(2));
        play(*match, take(3));
        QCOMPARE(counts(*match), Counts({0, 0, 0}));
        match->undo(1);
        play(*match, take(1));
        match->undo(2);
        play(*match, take(2));
        play(*match, take(3));
        QCOMPARE(counts(*match), Counts({0, 0, 1})); // both times that 3 was taken are the line's
        QCOMPARE(waysOf(*match)[2].front().moves, 1);
    }

    // What goes on behind the end of the line is no other way from any of its places.
    void whatFollowsTheEndIsNone()
    {
        const auto match = played({1, 2, 3});
        match->undo(2);
        play(*match, take(2));
        QCOMPARE(counts(*match), Counts({0, 0}));
    }

    void aRepairMarksWhatItBroughtIn()
    {
        std::unique_ptr<Match> match = played({1, 1, 1, 1});
        mend(match, {{Edit::Kind::Replace, 1, take(2)}});
        QCOMPARE(marks(*match), Marks({false, true, false, false}));
        QCOMPARE(counts(*match), Counts({0, 1, 0, 0}));
        QCOMPARE(waysOf(*match)[1].front(), (Way{2, 4, 3}));
    }

    void whatWasLeftOutOrTakenOutMarksNothing()
    {
        std::unique_ptr<Match> match = played({1, 2, 3});
        mend(match, {{Edit::Kind::Remove, 1, {}}});
        QCOMPARE(marks(*match), Marks({false, false}));
        mend(match, {{Edit::Kind::Remove, 1, {}}}); // the last one: the one before it is made once more
        QCOMPARE(marks(*match), Marks({false}));
    }

    // The second repair plays anew what the first brought in.
    void aMarkLivesOnInALaterRepair()
    {
        std::unique_ptr<Match> match = played({1, 1, 1});
        mend(match, {{Edit::Kind::Insert, 2, note("in")}});
        QCOMPARE(marks(*match), Marks({false, false, true, false}));
        mend(match, {{Edit::Kind::Insert, 1, note("before")}});
        QCOMPARE(marks(*match), Marks({false, true, false, true, false}));
    }

    // Two changes with a move left out between them; what was only played anew stays unmarked.
    void aMoveLeftOutInBetweenMarksNoOther()
    {
        std::unique_ptr<Match> match = played({1, 1, 3, 2, 1, 2}); // none is left
        const std::vector<Edit> edits{{Edit::Kind::Replace, 0, take(3)}, {Edit::Kind::Insert, 4, note("here")}};
        const Repair foreseen = repair(*match, edits);
        QCOMPARE(foreseen.broken.size(), std::size_t(1)); // two more than are left: the last one does not hold
        mend(match, edits);
        QCOMPARE(marks(*match), Marks({true, false, false, false, true, false}));
    }

    // Undone, the line is again what it was before.
    void anUndoneRepairMarksNothing()
    {
        std::unique_ptr<Match> match = played({1, 1, 1});
        mend(match, {{Edit::Kind::Replace, 0, take(2)}});
        QVERIFY(!match->seek(match->beforeMend(), match->tip()));
        const auto line = match->lineTo(match->head());
        QCOMPARE(mendedMoves(*match, line), Marks({false, false, false}));
        QCOMPARE(otherWays(*match, line)[0].size(), std::size_t(1));
    }

    // However it was wandered: every move of the tree is on the line or on exactly one way that leaves it, and every way's end
    // can be stood at.
    void nothingIsOutOfReach()
    {
        Random random(5);
        for (int round = 0; round < 300; ++round) {
            const auto match = played({});
            for (int step = 0; step < 40; ++step) {
                const Array moves = match->listedMoves();
                if (random.below(3) == 0 || moves.empty())
                    match->undo(static_cast<int>(random.below(4)));
                else
                    play(*match, moves[random.below(static_cast<std::uint32_t>(moves.size()))]);
            }
            const std::vector<NodeId> line = lineOf(*match);
            const auto ways = otherWays(*match, line);
            QCOMPARE(ways.size(), line.size());
            for (std::size_t place = 0; place < ways.size(); ++place)
                for (const Way &way : ways[place]) {
                    const std::vector<NodeId> there = match->lineTo(way.end);
                    QCOMPARE(there.size(), place + static_cast<std::size_t>(way.moves));
                    QVERIFY(!(match->node(there[place]).move == match->node(line[place]).move));
                    QVERIFY(match->node(there[place]).move == match->node(way.first).move);
                    QVERIFY(!match->seek(way.end, way.end));
                    QVERIFY(!match->seek(line.back(), line.back()));
                }
        }
    }
};

} // namespace tst_core_ways

PEGSHEET_TEST(tst_core_ways, TestWays)
#include "tst_ways.moc"
