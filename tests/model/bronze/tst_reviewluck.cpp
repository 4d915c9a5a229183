// SPDX-License-Identifier: Apache-2.0
// Luck is what fell less the exact mean of what could have fallen.
#include "tests/model/bronze/anywhere.h"
#include "tests/model/bronze/counted.h"
#include "tests/model/bronze/reviewed.h"
#include "tests/registry.h"

#include <QTest>

#include <cmath>
#include <memory>

namespace tst_bronze_reviewluck {

using namespace pegsheet;
using namespace pegsheet::bronze;

namespace {

constexpr double kSum = 1e-6;
constexpr double kNear = 1e-5; // of numbers that a tree works out

// What the first roll of the state comes to, from all ways in which the dice can fall.
BySeat meanOfRolls(Evaluator &evaluator, const State &state)
{
    const int dice = state.mine().cities();
    BySeat mean(state.players, 0.0);
    for (std::uint32_t at = 0; at < Dice::variety(dice); ++at) {
        const Chances fallen = evaluator.of(made(state, Roll{Dice::at(dice, at)}));
        for (std::size_t seat = 0; seat < mean.size(); ++seat)
            mean[seat] += static_cast<double>(fallen[seat]) * waysOf(Dice::at(dice, at)) / std::pow(6, dice);
    }
    return mean;
}

double apart(BySeat one, const BySeat &other)
{
    for (std::size_t seat = 0; seat < one.size(); ++seat)
        one[seat] -= other.at(seat);
    return sizeOf(one);
}

} // namespace

class TestReviewLuck : public QObject
{
    Q_OBJECT

private slots:
    // Two turns with all dice given: the chances after a roll less the mean of all rolls, seen for both seats.
    void luckIsWhatFellLessItsMean()
    {
        const Played played;
        const auto evaluator = std::make_unique<Evaluator>();
        for (const char *first : {"food workers skull", "coins coins good"}) {
            const State state = played.match->current();
            const int roll = played.make(Roll{dice(first)});
            const int reroll = played.make(Reroll{dice(first) - dice(*first == 'f' ? "food" : "coins"), dice("good")});
            const State lies = played.match->stateAt(reroll);
            BySeat meanOfDie(2, 0.0);
            for (const Face face : kAll<Face>) {
                Reroll other = std::get<Reroll>(*played.match->lastMove());
                other.rolled = {};
                other.rolled.add(face);
                const Chances fallen = evaluator->of(made(lies, other));
                for (std::size_t seat = 0; seat < 2; ++seat)
                    meanOfDie[seat] += static_cast<double>(fallen[seat]) / 6;
            }
            compareLuck(*evaluator, played, roll, meanOfRolls(*evaluator, state));
            compareLuck(*evaluator, played, reroll, meanOfDie);
            played.make(Keep{});
            played.make(EndTurn{});
        }
        const Review review = reviewed(*played.match);
        QCOMPARE(review.turns.size(), std::size_t{2});
        QVERIFY(std::abs(sumOf(review.parts.luck)) < kSum);
        QVERIFY(offBy(review) < kSum);
        QVERIFY(sizeOf(review.parts.rolls) == 0 && sizeOf(review.parts.trades) == 0 && sizeOf(review.parts.corrections) == 0);
    }

    // The last reroll collects the dice by itself: what fell is compared with the dice it could have been, and not with more.
    void luckOfTheLastRollHasTheMeanZero()
    {
        for (std::uint64_t seed = 0; seed < 6; ++seed) {
            BySeat mean(3, 0.0);
            for (const Face face : kAll<Face>) {
                const Played played = playedBy("fast", 3, "classic", 40, seed);
                finishTurn(played);
                const int cities = played.match->current().mine().cities();
                Dice dice;
                dice.add(Face::Workers, cities);
                played.make(Roll{dice});
                dice.remove(Face::Workers);
                Dice one;
                one.add(Face::Coins);
                played.make(Reroll{dice, one});
                one = {};
                one.add(face);
                const int last = played.make(Reroll{dice, one});
                const BySeat luck = moveAt(reviewed(*played.match), last).parts.luck;
                for (std::size_t seat = 0; seat < mean.size(); ++seat)
                    mean[seat] += luck[seat] / 6;
            }
            QVERIFY2(sizeOf(mean) < kNear, QByteArray::number(sizeOf(mean)).constData());
        }
    }

    void luckOfRolloutsHasTheMeanZero_data() { addTables(); }
    void luckOfRolloutsHasTheMeanZero()
    {
        QFETCH(QByteArray, variant);
        QFETCH(int, players);
        const auto evaluator = std::make_unique<Evaluator>();
        const auto rollout = std::make_unique<Rollout>();
        const State state = begun(variant, players);
        constexpr int kMany = 200;
        Random random(6);
        for (std::size_t seat = 0; seat < state.players && seat < 2; ++seat) {
            double sum = 0;
            double squares = 0;
            for (int number = 0; number < kMany; ++number) {
                const auto luck = static_cast<double>(rollout->run(*evaluator, state, random).luck[seat]);
                sum += luck;
                squares += luck * luck;
            }
            const double mean = sum / kMany;
            const double error = std::sqrt((squares / kMany - mean * mean) / kMany);
            QVERIFY(error > 0);
            QVERIFY2(std::abs(mean) < 4 * error, QByteArray::number(mean / error).constData());
        }
    }

private:
    static void finishTurn(const Played &played)
    {
        const auto fast = std::make_unique<FastPlayer>();
        for (Random random(2); played.match->current().step != Step::Start;) {
            State state = played.match->current();
            played.make(fast->play(state, random));
        }
    }
    // Nothing but the luck at that place, which is what came less the mean.
    static void compareLuck(Evaluator &evaluator, const Played &played, int place, const BySeat &mean)
    {
        const BySeat luck = moveAt(reviewed(*played.match), place).parts.luck;
        BySeat expected = numbers(evaluator.of(played.match->stateAt(place + 1)), played.match->current().players);
        for (std::size_t seat = 0; seat < mean.size(); ++seat)
            expected[seat] -= mean[seat];
        QVERIFY2(apart(luck, expected) < kNear, QByteArray::number(apart(luck, expected)).constData());
        QVERIFY(sizeOf(luck) > 0);
        QVERIFY(std::abs(sumOf(luck)) < kSum);
    }
};

} // namespace tst_bronze_reviewluck

PEGSHEET_TEST(tst_bronze_reviewluck, TestReviewLuck)
#include "tst_reviewluck.moc"
