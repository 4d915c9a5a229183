// SPDX-License-Identifier: Apache-2.0
// What each part of a review holds, and what each kind of match comes to.
#include "tests/model/bronze/reviewed.h"
#include "tests/registry.h"

#include <QTest>

#include <memory>

namespace tst_bronze_reviewparts {

using namespace pegsheet;
using namespace pegsheet::bronze;

namespace {

constexpr double kSum = 1e-6;

BySeat nothing(int players)
{
    return BySeat(static_cast<std::size_t>(players), 0.0);
}

// By how much a move changed the chances by the model.
BySeat change(const BronzeMatch &match, int place)
{
    const auto evaluator = std::make_unique<Evaluator>();
    const Chances before = evaluator->of(match.stateAt(place));
    const Chances after = evaluator->of(match.stateAt(place + 1));
    BySeat change;
    for (std::size_t seat = 0; seat < match.current().players; ++seat)
        change.push_back(static_cast<double>(after[seat]) - static_cast<double>(before[seat]));
    return change;
}

// The first player has those, and a city more for each of 4 to `dice`.
Played with(std::initializer_list<const char *> names, int dice, int players = 2, std::string_view variant = "classic")
{
    Played played(players, variant);
    played.make(correction(0, developments(names)));
    Object boxes;
    for (int city = kStartCities + 1; city <= dice; ++city)
        boxes.push_back({"city" + std::to_string(city), city - 1});
    if (!boxes.empty())
        played.make(correction(0, Object{{"cityBoxes", boxes}}));
    return played;
}

} // namespace

class TestReviewParts : public QObject
{
    Q_OBJECT

private slots:
    void tradesAreNobodysLuck()
    {
        const Played played(3, "classic", {{"trading", true}});
        played.make(correction(1, Object{{"goods", Object{{"cloth", 4}}}}));
        played.make(Roll{dice("workers good good")});
        played.make(Keep{});
        const int place = played.make(Trade{1, wares({{Ware::Wood, 1}}), wares({{Ware::Cloth, 4}})});
        played.make(EndTurn{});
        const Review review = reviewed(*played.match);
        const ReviewedMove &trade = moveAt(review, place);
        QCOMPARE(trade.parts.trades, change(*played.match, place));
        QVERIFY(sizeOf(trade.parts.trades) > 0);
        QCOMPARE(sizeBut(trade.parts, trade.parts.trades), 0.0);
        QCOMPARE(review.parts.trades, trade.parts.trades);
        QVERIFY(trade.better.isNull());
        QVERIFY(offBy(review) < kSum);
    }
    void correctionsAreTheTables()
    {
        const Played played;
        played.make(Roll{dice("food workers coins")});
        const int place = played.make(correction(1, Object{{"disasters", 9}}));
        played.make(Keep{});
        const int points = played.make(correction(-1, Object{{"coins", 40}}));
        played.make(EndTurn{});
        const Review review = reviewed(*played.match);
        for (const int at : {place, points}) {
            const ReviewedMove &move = moveAt(review, at);
            QCOMPARE(move.seat, -1);
            QCOMPARE(move.parts.corrections, change(*played.match, at));
            QVERIFY(sizeOf(move.parts.corrections) > 0);
            QCOMPARE(sizeBut(move.parts, move.parts.corrections), 0.0);
        }
        QVERIFY(offBy(review) < kSum);
    }
    void whereOnlyLastDiceAreKnownNobodySpeaksOfLuck()
    {
        const Played played;
        played.make(Roll{dice("food skull choice")});
        const int keep = played.make(Keep{});
        const auto evaluator = std::make_unique<Evaluator>();
        const std::uint8_t best = std::get<Choose>(evaluator->best(played.match->current())).food;
        const int choose = played.make(Choose{static_cast<std::uint8_t>(1 - best)});
        played.make(EndTurn{});
        played.turnOf(Face::Workers);
        const Review review = reviewed(*played.match);
        QVERIFY(review.lastRolls);
        QVERIFY(sizeOf(review.parts.rolls) > 0);
        QCOMPARE(review.parts.luck, nothing(2));
        QCOMPARE(moveAt(review, keep).parts.choices, nothing(2));
        QVERIFY(moveAt(review, keep).better.isNull());
        // What the choice dice were taken for was decided with all dice known.
        QCOMPARE(moveAt(review, choose).parts.rolls, nothing(2));
        QVERIFY(!moveAt(review, choose).better.isNull());
        QVERIFY(offBy(review) < kSum);
    }
    void withAnyRerollLuckAndChoicesStandApart()
    {
        const Played played;
        played.turnOf(Face::Workers);
        played.make(Roll{dice("food food workers")});
        const int reroll = played.make(Reroll{dice("workers"), dice("skull skull")});
        const int keep = played.make(Keep{});
        const Review review = reviewed(*played.match);
        QVERIFY(!review.lastRolls);
        QCOMPARE(review.parts.rolls, nothing(2));
        QVERIFY(sizeOf(moveAt(review, reroll).parts.luck) > 0);
        QVERIFY(sizeOf(moveAt(review, keep).parts.luck) == 0);
        QVERIFY(offBy(review) < kSum);
    }
    // Final dice entered as such do not say how they came, but the one that Leadership rolled is seen.
    void leadershipIsNoReroll()
    {
        const Played played = with({"leadership"}, 3);
        played.make(Roll{dice("food skull skull")});
        played.make(Leadership{Face::Skull, Face::Food});
        played.make(EndTurn{});
        QVERIFY(reviewed(*played.match).lastRolls);
    }

    // FR table 3: taking it is decided, its die is luck.
    void leadershipIsAChoiceAndThenLuck()
    {
        BySeat mean = nothing(2);
        BySeat choices;
        for (const Face face : kAll<Face>) {
            const Played played = with({"leadership"}, 3);
            played.make(Roll{dice("food skull skull")});
            played.make(Reroll{dice("food skull skull") - dice("food"), dice("workers")});
            const int place = played.make(Leadership{Face::Workers, face});
            const Review review = reviewed(*played.match);
            const ReviewedMove &move = moveAt(review, place);
            QVERIFY(sizeOf(move.parts.luck) > 0);
            QVERIFY(std::abs(sumOf(move.parts.luck)) < kSum);
            QVERIFY(choices.empty() || choices == move.parts.choices); // whatever fell
            choices = move.parts.choices;
            for (std::size_t seat = 0; seat < 2; ++seat)
                mean[seat] += move.parts.luck[seat] / 6;
            QVERIFY(offBy(review) < kSum);
        }
        QVERIFY(choices[0] < kSum);
        QVERIFY2(sizeOf(mean) < 1e-5, QByteArray::number(sizeOf(mean)).constData());
    }
    // FR table 2: the roller's luck, and the others feel it.
    void aTurnedRevoltIsTheRollersLuckAndCostsTheOthers()
    {
        const Played played = with({"religion", "caravans"}, 5, 3);
        played.make(correction(1, Object{{"goods", Object{{"cloth", 4}, {"metal", 3}}}}));
        const int place = played.make(Roll{dice("skull skull skull skull skull")});
        QCOMPARE(played.match->current().sheets[1].goodsCount(), 0);
        played.make(EndTurn{});
        played.make(Roll{dice("food food food")});
        played.make(Reroll{dice("food food"), dice("food")});
        const ReviewedMove move = moveAt(reviewed(*played.match), place);
        QCOMPARE(move.seat, 0);
        QVERIFY(move.parts.luck[1] < 0);
        QVERIFY(std::abs(sumOf(move.parts.luck)) < kSum);
        QCOMPARE(move.parts.choices, nothing(3));
    }
    // LBASHEET: that it turns is luck, the spearheads are chosen.
    void anInvasionBySmithingIsLuckAndThenAChoice()
    {
        const Played played = with({"smithing"}, 4, 3, "late");
        played.make(correction(0, Object{{"goods", Object{{"metal", 3}}}}));
        const int roll = played.make(Roll{dice("skull skull skull skull")});
        QCOMPARE(played.match->current().step, Step::Invading);
        const int spears = played.make(Spears{1});
        const Review review = reviewed(*played.match);
        QVERIFY(sizeOf(moveAt(review, roll).parts.luck) + sizeOf(moveAt(review, roll).parts.rolls) > 0);
        const Parts &parts = moveAt(review, spears).parts;
        QCOMPARE(parts.luck, nothing(3));
        QVERIFY(parts.choices[0] < kSum);
        QVERIFY(std::abs(sumOf(parts.choices)) < kSum);
        QVERIFY(offBy(review) < kSum);
    }

    // Ending a turn is compared with what else could be done by the same measure, and not by one that looks a turn further.
    void whoeverEndsTooEarlyLosesWhatTheEndIsWorth()
    {
        const auto evaluator = std::make_unique<Evaluator>();
        const Played played;
        played.make(Roll{dice("food workers workers")});
        played.make(Reroll{dice("workers workers"), dice("workers")});
        played.make(Keep{});
        const State state = played.match->current();
        const int place = played.make(EndTurn{});
        const Chances ended = evaluator->estimated(played.match->current());
        const Chances wanted = evaluator->before(state, evaluator->best(state));
        const ReviewedMove move = moveAt(reviewed(*played.match), place);
        QVERIFY(!move.better.isNull());
        QVERIFY(std::abs(move.parts.choices[0] - static_cast<double>(ended[0] - wanted[0])) < kSum);
        QVERIFY(move.parts.choices[0] < kSum);
    }
};

} // namespace tst_bronze_reviewparts

PEGSHEET_TEST(tst_bronze_reviewparts, TestReviewParts)
#include "tst_reviewparts.moc"
