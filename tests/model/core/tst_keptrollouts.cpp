// SPDX-License-Identifier: Apache-2.0
// What rollouts found, as it is kept beside a match: gone on with for the same line and version, and for nothing else.
#include "model/core/keptrollouts.h"
#include "tests/registry.h"

#include <QTest>

#include <cmath>
#include <string>
#include <vector>

namespace tst_core_keptrollouts {

using namespace pegsheet;

namespace {

const RolledOut kWhat{3, 0x123456789ABCDEF0U, 42};

const std::vector<SeatLuck> kLuck{{0.25, 0.5}, {-0.25, 0.125}};

std::vector<RolloutMeans> rolledOut(std::size_t turns, std::size_t seats, int rollouts)
{
    std::vector<RolloutMeans> means;
    for (std::size_t turn = 0; turn < turns; ++turn) {
        means.emplace_back(seats, turn);
        Random random(turn);
        for (int i = 0; i < rollouts; ++i) {
            std::vector<double> came;
            for (std::size_t seat = 0; seat < seats; ++seat)
                came.push_back(random.below(1000) / 1000.0);
            means.back().add(came);
        }
    }
    return means;
}

} // namespace

class TestKeptRollouts : public QObject
{
    Q_OBJECT

private slots:
    void whatIsKeptIsGoneOnWith()
    {
        const auto found = rolledOut(60, 4, 20);
        const std::string kept = keptRollouts(kWhat, {}, found);
        QVERIFY(kept.size() <= kMostKept);
        auto means = rolledOut(60, 4, 0);
        QVERIFY(takeRollouts(kept, kWhat, means));
        for (std::size_t turn = 0; turn < means.size(); ++turn) {
            QCOMPARE(means[turn].found().count, 20);
            QVERIFY(std::abs(means[turn].margin() - found[turn].margin()) < 1e-7);
            for (std::size_t seat = 0; seat < 4; ++seat)
                QVERIFY(std::abs(means[turn].means()[seat] - found[turn].means()[seat]) < 1e-7);
            // The next rollout is the one that would have come.
            QCOMPARE(means[turn].random().next(), found[turn].random().next());
        }
    }

    void theLuckOfEachSeatIsReadFromIt()
    {
        const std::string kept = keptRollouts(kWhat, kLuck, rolledOut(5, 2, 9));
        const std::vector<SeatLuck> read = keptLuck(kept);
        QCOMPARE(read.size(), kLuck.size());
        for (std::size_t seat = 0; seat < read.size(); ++seat) {
            QCOMPARE(read[seat].luck, kLuck[seat].luck);
            QCOMPARE(read[seat].squares, kLuck[seat].squares);
        }
        // Where it is told of none, what was rolled out is there all the same.
        const std::string without = keptRollouts(kWhat, {}, rolledOut(5, 2, 9));
        QVERIFY(keptLuck(without).empty());
        auto means = rolledOut(5, 2, 0);
        QVERIFY(takeRollouts(without, kWhat, means));
        // Of others than sit at the table, and what is no number.
        for (const std::vector<SeatLuck> &odd :
             {std::vector<SeatLuck>{{0.5, 0.5}}, {{0, 0}, {std::nan(""), 0}}, {{0, 0}, {0, -1}}}) {
            const std::string wrong = keptRollouts(kWhat, odd, rolledOut(5, 2, 9));
            QVERIFY(keptLuck(wrong).empty());
            auto taken = rolledOut(5, 2, 0);
            QVERIFY(!takeRollouts(wrong, kWhat, taken));
        }
        QVERIFY(keptLuck({}).empty());
    }

    void whereNothingWasRolledOutNothingIsKept()
    {
        QCOMPARE(keptRollouts(kWhat, kLuck, {}), std::string());
        QCOMPARE(keptRollouts(kWhat, kLuck, rolledOut(5, 2, 0)), std::string());
        auto means = rolledOut(5, 2, 0);
        QVERIFY(!takeRollouts({}, kWhat, means));
    }

    void ofALongMatchTheFirstTurnsAreKept()
    {
        const std::string kept = keptRollouts(kWhat, {}, rolledOut(5000, 4, 8));
        QVERIFY(kept.size() <= kMostKept);
        QVERIFY(kept.size() > kMostKept - 40);
        auto means = rolledOut(5000, 4, 0);
        QVERIFY(takeRollouts(kept, kWhat, means));
        QCOMPARE(means[100].found().count, 8);
        QCOMPARE(means[4999].found().count, 0);
    }

    void ofAnotherLineOrVersionNothingIsTaken()
    {
        const std::string kept = keptRollouts(kWhat, kLuck, rolledOut(5, 2, 9));
        const auto isTaken = [&](const RolledOut &what, std::size_t turns, std::size_t seats) {
            auto means = rolledOut(turns, seats, 0);
            const bool taken = takeRollouts(kept, what, means);
            return taken || means.front().found().count != 0;
        };
        QVERIFY(isTaken(kWhat, 5, 2));
        QVERIFY(!isTaken({4, kWhat.setup, kWhat.line}, 5, 2));
        QVERIFY(!isTaken({3, 1, kWhat.line}, 5, 2));
        QVERIFY(!isTaken({3, kWhat.setup, 43}, 5, 2));
        QVERIFY(!isTaken(kWhat, 5, 3));
        QVERIFY(!isTaken(kWhat, 4, 2));
    }

    void whatIsCutOrDamagedIsNotTaken()
    {
        const std::string kept = keptRollouts(kWhat, kLuck, rolledOut(3, 2, 9));
        for (std::size_t length = 0; length < kept.size(); ++length) {
            auto means = rolledOut(3, 2, 0);
            QVERIFY(!takeRollouts(std::string_view(kept).substr(0, length), kWhat, means));
            QVERIFY(keptLuck(std::string_view(kept).substr(0, length)).empty());
        }
        for (std::size_t bit = 0; bit < 8 * kept.size(); ++bit) {
            std::string damaged = kept;
            damaged[bit / 8] = static_cast<char>(damaged[bit / 8] ^ 1 << bit % 8);
            auto means = rolledOut(3, 2, 0);
            QVERIFY(!takeRollouts(damaged, kWhat, means));
            QVERIFY(keptLuck(damaged).empty());
            QCOMPARE(means.front().found().count, 0);
        }
    }

    // Whole, but of numbers that no rollouts come to.
    void whatIsNoNumberIsNotTaken()
    {
        for (const double number : {std::nan(""), std::numeric_limits<double>::infinity()}) {
            std::vector<RolloutMeans> means = rolledOut(1, 2, 9);
            means.front().goOnFrom({9, {{number, 0}, {0, 0}}});
            const std::string kept = keptRollouts(kWhat, kLuck, means);
            auto read = rolledOut(1, 2, 0);
            QVERIFY(!takeRollouts(kept, kWhat, read));
        }
    }
};

} // namespace tst_core_keptrollouts

PEGSHEET_TEST(tst_core_keptrollouts, TestKeptRollouts)
#include "tst_keptrollouts.moc"
