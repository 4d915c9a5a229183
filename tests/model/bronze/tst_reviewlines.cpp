// SPDX-License-Identifier: Apache-2.0
// Which line of a match is reviewed, and what it comes to at its end, at its beginning, and in between.
#include "model/bronze/scoring.h"
#include "model/core/mend.h"
#include "tests/model/bronze/reviewed.h"
#include "tests/registry.h"

#include <QTest>

#include <memory>

namespace tst_bronze_reviewlines {

using namespace pegsheet;
using namespace pegsheet::bronze;

namespace {

constexpr double kSum = 1e-6;

// Everybody has as many developments as end the match.
Played inTheLastRound(int players)
{
    Played played(players);
    for (int seat = 0; seat < players; ++seat)
        played.make(correction(seat, developments({"leadership", "irrigation", "agriculture", "caravans", "medicine"})));
    return played;
}

} // namespace

class TestReviewLines : public QObject
{
    Q_OBJECT

private slots:
    void aloneTheUnitIsPoints()
    {
        const Played played(1);
        const auto fast = std::make_unique<FastPlayer>();
        played.play(500, 3, [&](State &state, Random &random) { return fast->play(state, random); });
        const Review review = reviewed(*played.match);
        QVERIFY(review.points);
        QCOMPARE(review.turns.size(), std::size_t{10});
        QCOMPARE(review.result, BySeat{static_cast<double>(totalOf(played.match->current(), 0))});
        QVERIFY(offBy(review) < kSum);
        QVERIFY(sizeOf(review.parts.luck) > 0);
    }
    void aSharedWinIsShared()
    {
        const Played played = inTheLastRound(2);
        played.turnOf(Face::Coins);
        played.turnOf(Face::Coins);
        QVERIFY(played.match->over());
        const Review review = reviewed(*played.match);
        QCOMPARE(review.result, (BySeat{0.5, 0.5}));
        QVERIFY(offBy(review) < kSum);
    }
    // Whoever wins by the last roll of all had that luck; the end of the turn changes nothing any more.
    void theLastRoundIsKnownToItsEnd()
    {
        const Played played = inTheLastRound(3);
        played.turnOf(Face::Coins);
        played.turnOf(Face::Coins);
        const int roll = played.match->length();
        played.turnOf(Face::Skull); // a pestilence
        QVERIFY(played.match->over());
        const Review review = reviewed(*played.match);
        QCOMPARE(sizeBut(moveAt(review, played.match->length() - 1).parts, {}), 0.0);
        QVERIFY(sizeOf(moveAt(review, roll).parts.rolls) > 0);
        for (const double chance : review.result)
            QVERIFY(chance == 0 || chance == 1 || chance == 0.5);
        QVERIFY(offBy(review) < kSum);
    }
    // It belongs to the last turn there was, or to nobody's.
    void aCorrectionAfterTheEndAddsUpToo()
    {
        const Played played = inTheLastRound(2);
        played.turnOf(Face::Coins);
        played.turnOf(Face::Coins);
        const int place = played.make(correction(1, Object{{"disasters", 1}}));
        const Review review = reviewed(*played.match, 300);
        QCOMPARE(review.result, (BySeat{1, 0}));
        QCOMPARE(moveAt(review, place).parts.corrections, (BySeat{0.5, -0.5}));
        QVERIFY(offBy(review) < kSum);
        for (const ReviewedTurn &turn : review.turns)
            QVERIFY(turn.seat >= 0 && turn.seat < 2);
    }

    // Not what was replaced, and not what was taken back.
    void theLineToTheHeadIsReviewed()
    {
        const Played played;
        played.turnOf(Face::Coins);
        played.turnOf(Face::Food);
        const std::vector<Edit> edits{{Edit::Kind::Replace, 0, BronzeMatch::moveValue(Roll{dice("food food workers")}), false}};
        const Repair mended = repair(*played.match, edits);
        QVERIFY(!mended.refusal && mended.broken.empty());
        MaybeRefusal refusal;
        const auto after = played.match->with(mended.nodes, mended.mend.end, mended.mend.end, refusal);
        QVERIFY(after != nullptr);
        QVERIFY(!after->addMend(mended.mend));
        const Played straight;
        straight.make(Roll{dice("food food workers")});
        straight.make(Keep{});
        straight.make(EndTurn{});
        straight.turnOf(Face::Food);
        const Review review = reviewed(*straight.match, 500);
        QVERIFY(isSame(reviewed(static_cast<const BronzeMatch &>(*after), 500), review));
        QVERIFY(!isSame(reviewed(*played.match, 500), review));
        straight.match->undo(3);
        const Review earlier = reviewed(*straight.match);
        QCOMPARE(earlier.turns.size(), std::size_t{1});
        QCOMPARE(earlier.start, reviewed(*Played().match).start);
        QCOMPARE(earlier.turns.front().moves.size(), std::size_t{3});
    }
    void aMatchThatJustBeganIsWhatItBeganWith()
    {
        const Played played(4);
        const Review review = reviewed(*played.match, 500);
        QVERIFY(review.turns.empty());
        QCOMPARE(review.start, review.result);
        QVERIFY(std::abs(sumOf(review.start) - 1) < kSum);
        QVERIFY(offBy(review) < kSum);
    }
    void inTheMiddleOfATurnTheChancesAreThoseOfTheDice()
    {
        const Played played(2);
        played.turnOf(Face::Food);
        played.make(Roll{dice("food workers good")});
        const Review review = reviewed(*played.match, 500);
        QCOMPARE(review.turns.size(), std::size_t{2});
        const Chances now = std::make_unique<Evaluator>()->of(played.match->current());
        QCOMPARE(review.result, (BySeat{static_cast<double>(now[0]), static_cast<double>(now[1])}));
        QVERIFY(offBy(review) < kSum);
    }
    void finishedSheetsAreNothingPlayed()
    {
        const Played played(2, "classic", {}, "scoring");
        MaybeRefusal refusal;
        QVERIFY(reviewMatch<Bronze>(*played.match, {}, refusal) == nullptr);
        QCOMPARE(bytes(refusal->code), QByteArray("bronze.nothingPlayed"));
    }
};

} // namespace tst_bronze_reviewlines

PEGSHEET_TEST(tst_bronze_reviewlines, TestReviewLines)
#include "tst_reviewlines.moc"
