// SPDX-License-Identifier: Apache-2.0
// Matches reviewed: what of the chances was dice and what was decided, and that all of it adds up.
#include "tests/model/bronze/anywhere.h"
#include "tests/model/bronze/reviewed.h"
#include "tests/registry.h"

#include <QTest>

#include <cmath>
#include <memory>
#include <numeric>
#include <vector>

namespace tst_bronze_review {

using namespace pegsheet;
using namespace pegsheet::bronze;

namespace {

constexpr double kSum = 1e-6;
constexpr double kNear = 1e-5; // of numbers that a tree works out

} // namespace

class TestReview : public QObject
{
    Q_OBJECT

private slots:
    void everythingAddsUp_data()
    {
        QTest::addColumn<QByteArray>("who");
        QTest::addColumn<int>("players");
        QTest::addColumn<int>("moves");
        QTest::addColumn<int>("rollouts");
        for (const char *who : {"fast", "app", "random"})
            for (int players = 1; players <= kMaxSeats; ++players)
                for (const int moves : {37, 600})
                    for (const int rollouts : {0, 96})
                        if (rollouts == 0 || moves == 37)
                            QTest::addRow("%s, %d players, %d moves, %d rollouts", who, players, moves, rollouts)
                                << QByteArray(who) << players << moves << rollouts;
    }
    void everythingAddsUp()
    {
        QFETCH(QByteArray, who);
        QFETCH(int, players);
        QFETCH(int, moves);
        QFETCH(int, rollouts);
        for (const Variant variant : kAll<Variant>) {
            if (isLeftOut(static_cast<int>(variant) - players))
                continue;
            const Played played = playedBy(who, players, nameOf(variant), moves, 1);
            const Review review = reviewed(*played.match, rollouts);
            QVERIFY2(offBy(review) < kSum, QByteArray::number(offBy(review)).constData());
            QCOMPARE(review.points, players == 1);
            int reviewedMoves = 0;
            std::int64_t done = 0;
            for (const ReviewedTurn &turn : review.turns) {
                reviewedMoves += static_cast<int>(turn.moves.size());
                done += turn.rollouts;
                QVERIFY(players == 1 || std::abs(sumOf(turn.chances) - 1) < kSum);
                QCOMPARE(turn.seat, played.match->playerAt(turn.place));
            }
            QCOMPARE(reviewedMoves, played.match->length());
            QVERIFY(done < rollouts + 64);
            for (const ReviewedTurn &turn : review.turns)
                QVERIFY(done >= rollouts || players == 1 || turn.sampling <= 0.01);
            // What the model is off by is in the margin, also where nothing was rolled out.
            double most = 0;
            for (const ReviewedTurn &turn : review.turns) {
                double error = 0;
                for (const double chance : turn.chances)
                    error = std::max(error, Evaluator::error(played.match->stateAt(turn.place), chance, turn.rollouts > 0));
                QCOMPARE(turn.margin, std::hypot(turn.sampling, error));
                most = std::max(most, error);
            }
            QVERIFY(most > 0);
            if (played.match->over())
                QCOMPARE(review.result, numbers(resultOf(played.match->current()), players));
        }
    }

    void whatTheAppPlaysIsTheYardstick_data() { addTables(); }
    void whatTheAppPlaysIsTheYardstick()
    {
        QFETCH(QByteArray, variant);
        QFETCH(int, players);
        const Review review = reviewed(*playedBy("app", players, variant.toStdString(), 500, 3).match);
        for (const ReviewedTurn &turn : review.turns)
            for (const ReviewedMove &move : turn.moves) {
                QCOMPARE(sizeOf(move.parts.choices), 0.0);
                QVERIFY(move.better.isNull());
            }
        QCOMPARE(sizeOf(review.parts.choices), 0.0);
    }

    // What is kept of dice is never better than the best of it.
    void keepingAtRandomCosts()
    {
        double lost = 0;
        for (std::uint64_t seed = 0; seed < 5; ++seed) {
            const Played played = playedBy("random", 3, "classic", 600, seed);
            const Review review = reviewed(*played.match);
            for (const ReviewedTurn &turn : review.turns)
                for (const ReviewedMove &move : turn.moves) {
                    if (played.match->stateAt(move.place).step != Step::Rolling)
                        continue;
                    const double choice = move.parts.choices[static_cast<std::size_t>(move.seat)];
                    QVERIFY(choice < kNear);
                    QVERIFY(choice > -kNear || !move.better.isNull());
                    lost -= choice;
                }
        }
        QVERIFY2(lost > 0.5, QByteArray::number(lost).constData());
    }

    void theSameMatchIsReviewedTheSame_data()
    {
        QTest::addColumn<int>("players");
        QTest::addColumn<int>("rollouts");
        for (const int players : {1, 3})
            for (const int rollouts : {0, 96})
                if (!isLeftOut(players))
                    QTest::addRow("%d players, %d rollouts", players, rollouts) << players << rollouts;
    }
    void theSameMatchIsReviewedTheSame()
    {
        QFETCH(int, players);
        QFETCH(int, rollouts);
        const Played played = playedBy("fast", players, "late", 60, 8);
        const double margin = players == 1 ? 0.0005 : 0.01;
        const Review once = reviewed(*played.match, rollouts, margin);
        QVERIFY(isSame(once, reviewed(*played.match, rollouts, margin)));
        // Also asked for what is known again and again.
        MaybeRefusal refusal;
        const auto reviewer = reviewMatch<Bronze>(*played.match, {margin, rollouts}, refusal);
        while (reviewer->work())
            QVERIFY(offBy(reviewer->review()) < kSum);
        QVERIFY(isSame(once, reviewer->review()));
    }

    void whatWasFoundIsNotRolledOutAgain()
    {
        const Played played = playedBy("fast", 2, "classic", 60, 8);
        const auto review = [&](double margin, std::string found) {
            MaybeRefusal refusal;
            auto reviewer = reviewMatch<Bronze>(*played.match, {margin, 100'000, std::move(found)}, refusal);
            while (reviewer->work())
                continue;
            return reviewer;
        };
        const auto rollouts = [](Reviewer &reviewer) {
            std::int64_t count = 0;
            for (const ReviewedTurn &turn : reviewer.review().turns)
                count += turn.rollouts;
            return count;
        };
        const auto once = review(0.02, {});
        const auto again = review(0.02, once->found());
        QVERIFY(rollouts(*once) > 0);
        QCOMPARE(rollouts(*again), rollouts(*once));
        QCOMPARE(again->found(), once->found());
        QVERIFY(offBy(again->review()) < kSum);
        for (std::size_t turn = 0; turn < once->review().turns.size(); ++turn)
            QVERIFY(std::abs(once->review().turns[turn].chances[0] - again->review().turns[turn].chances[0]) < kSum);
        // A smaller margin goes on from there, as if it had been wanted at once.
        const auto closer = review(0.01, once->found());
        const auto atOnce = review(0.01, {});
        QVERIFY(rollouts(*closer) > rollouts(*once));
        QCOMPARE(rollouts(*closer), rollouts(*atOnce));
        // Another line is another match.
        const auto fast = std::make_unique<FastPlayer>();
        played.play(1, 1, [&](State &state, Random &random) { return fast->play(state, random); });
        QCOMPARE(review(0.02, once->found())->found(), review(0.02, {})->found());
    }

    // What is kept says who had what luck, once the match is over and was not played alone.
    void whatWasFoundTellsTheLuckOfEach()
    {
        const auto found = [](const Played &played) {
            MaybeRefusal refusal;
            auto reviewer = reviewMatch<Bronze>(*played.match, {0.05, 20, {}}, refusal);
            while (reviewer->work())
                continue;
            return std::pair(keptLuck(reviewer->found()), reviewer->review());
        };
        const Played played = playedBy("fast", 3, "classic", 5000, 8);
        const auto [luck, review] = found(played);
        QCOMPARE(luck.size(), std::size_t(3));
        for (std::size_t seat = 0; seat < luck.size(); ++seat) {
            QVERIFY(std::abs(luck[seat].luck - review.parts.luck[seat] - review.parts.rest[seat]) < 1e-6);
            double squares = 0;
            for (const ReviewedTurn &turn : review.turns)
                squares += std::pow(turn.parts.luck[seat] + turn.parts.rest[seat], 2);
            QVERIFY(std::abs(luck[seat].squares - squares) < 1e-6);
        }
        QVERIFY(found(playedBy("fast", 3, "classic", 60, 8)).first.empty());
        QVERIFY(found(playedBy("fast", 1, "classic", 5000, 8)).first.empty());
        // Nothing is rolled again: dice and keeping are one.
        const Played lastRolls;
        const auto fast = std::make_unique<FastPlayer>();
        lastRolls.play(5000, 8, [&](State &state, Random &random) -> Move {
            const State before = state;
            const Move move = fast->play(state, random);
            if (!std::holds_alternative<Reroll>(move))
                return move;
            state = before;
            return Keep{};
        });
        QVERIFY(lastRolls.match->over());
        QVERIFY(found(lastRolls).first.empty());
    }

    // Alone: what a match of the fast player comes to, eight times of ten.
    void aloneItIsToldBetweenWhatTheScoreMostlyComes_data()
    {
        QTest::addColumn<QByteArray>("variant");
        for (const char *variant : {"classic", "2024", "late"})
            QTest::addRow("%s", variant) << QByteArray(variant);
    }
    void aloneItIsToldBetweenWhatTheScoreMostlyComes()
    {
        QFETCH(QByteArray, variant);
        const Played played = playedBy("fast", 1, variant.toStdString(), 5000, 3);
        const Review review = reviewed(*played.match);
        for (const ReviewedTurn &turn : review.turns) {
            QVERIFY(turn.low <= turn.high);
            QVERIFY(turn.high - turn.low <= 1.5 * (review.turns.front().high - review.turns.front().low));
        }
        QVERIFY(review.turns.back().high - review.turns.back().low < review.turns.front().high - review.turns.front().low);
        const ReviewedTurn &first = review.turns.front();
        std::vector<double> scores;
        const auto rollout = std::make_unique<Rollout>();
        Random random(1);
        for (int number = 0; number < 400; ++number)
            scores.push_back(rollout->finalScore(played.match->stateAt(0), random));
        const double mean = std::accumulate(scores.begin(), scores.end(), 0.0) / static_cast<double>(scores.size());
        const auto part = [&](auto isThere) {
            return static_cast<double>(std::count_if(scores.begin(), scores.end(), isThere)) / static_cast<double>(scores.size());
        };
        const double below = part([&](double score) { return score - mean < first.low - first.chances[0]; });
        const double above = part([&](double score) { return score - mean > first.high - first.chances[0]; });
        QVERIFY2(below > 0.02 && below < 0.2, qPrintable(QString::number(below)));
        QVERIFY2(above > 0.02 && above < 0.2, qPrintable(QString::number(above)));
        // Of several nobody's score is told.
        QCOMPARE(reviewed(*playedBy("fast", 2, variant.toStdString(), 20, 3).match).turns.front().high, 0.0);
    }

    // Also points out of nowhere, and more cities than dice.
    void whatTheTableCorrectsIsReviewedToo_data() { addTables(); }
    void whatTheTableCorrectsIsReviewedToo()
    {
        QFETCH(QByteArray, variant);
        QFETCH(int, players);
        const Played played(players, variant.toStdString());
        Random random(4);
        for (int moves = 0; moves < (PEGSHEET_CONTRACT_PART > 1 ? 40 : 120) && !played.match->over(); ++moves) {
            if (random.below(10) == 0)
                correct(played, random);
            State state = played.match->current();
            played.make(playRandomly(state, random));
        }
        const Review review = reviewed(*played.match, 64);
        QVERIFY(offBy(review) < kSum * (players == 1 ? 1000 : 1));
        for (const ReviewedTurn &turn : review.turns) {
            QVERIFY(std::isfinite(turn.margin) && turn.margin >= 0);
            QVERIFY(sizeOf(turn.chances) <= (players == 1 ? 1.1e6 : 1));
            for (const double chance : turn.chances)
                QVERIFY(players == 1 || chance >= 0);
            QVERIFY(players == 1 || std::abs(sumOf(turn.chances) - 1) < kSum);
        }
    }

private:
    // Sets what a random correction changes on a sheet.
    static void correct(const Played &played, Random &random)
    {
        const State state = played.match->current(); // a move makes the match's own one another
        State wild = state;
        correctAtRandom(wild, random);
        for (int seat = 0; seat < state.players; ++seat) {
            Correct move{static_cast<std::int8_t>(seat), {}, {}};
            for (const Field field : kAll<Field>)
                for (std::uint8_t place = 0; field < kFirstTurnField && field != Field::MonumentPoints && place < placesOf(field);
                     ++place) {
                    const Setting set{field, place, valueOf(wild, seat, {field, place, 0})};
                    if (set.value != valueOf(state, seat, set))
                        move.set.settings.push_back(set);
                }
            if (!move.set.settings.empty())
                played.make(move);
        }
    }
};

} // namespace tst_bronze_review

PEGSHEET_TEST(tst_bronze_review, TestReview)
#include "tst_review.moc"
