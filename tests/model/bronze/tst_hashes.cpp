// SPDX-License-Identifier: Apache-2.0
#include "tests/model/bronze/table.h"
#include "tests/registry.h"

#include <QTest>

namespace tst_bronze_hashes {

using namespace pegsheet;
using namespace pegsheet::bronze;

namespace {

// A match of the random player: how long it was, the hash of its end, the hashes of all its states together,
// and the scores.
struct Fixture
{
    int players;
    std::uint64_t seed;
    int moves;
    std::uint64_t end;
    std::uint64_t all;
    std::vector<int> scores;
};

const std::vector<Fixture> &fixtures()
{
    // clang-format off
    static const std::vector<Fixture> kFixtures{
        {2, 0U, 60, 0xe33538668ddb0275U, 0xa0e4c16f2eae284fU, {-2, 6}},
        {2, 1U, 154, 0x647a1d65bab8dbb0U, 0x1542ebcab0417c1cU, {-13, -1}},
        {2, 2U, 110, 0xb64e5a09dd72d12eU, 0xbef1e7c9a78e35d9U, {3, 9}},
        {2, 42U, 110, 0x2ca26dc6f78d8efaU, 0x69c81ae4f57edc69U, {4, -10}},
        {2, 1234567890123U, 91, 0x0b3bca4905dc11b8U, 0xd76d1f646ff1f20bU, {-1, 13}},
        {3, 0U, 205, 0xff37f7806169a007U, 0x309c01c7621b6d76U, {-8, 14, -14}},
        {3, 1U, 168, 0x83b8bccd4b9d114eU, 0x1602b8b49d802f66U, {-10, 0, -3}},
        {3, 2U, 186, 0xd29d062781d63fe3U, 0x54e0f40fb1ca11d1U, {4, 2, -4}},
        {3, 42U, 202, 0xeeea53142fe5e080U, 0xa4b56e97da42b746U, {-3, 5, -1}},
        {3, 1234567890123U, 185, 0xd84414da295f15b8U, 0xc0d01c2b2f9a53e4U, {-18, -3, -9}},
        {4, 0U, 283, 0xd50fbec571f37b35U, 0xf7c8298bffd75588U, {-11, -3, -14, -3}},
        {4, 1U, 179, 0x480f2697bc3896f6U, 0xf716a580cd5c7334U, {5, -11, -18, -10}},
        {4, 2U, 223, 0xb9aad28aa1d8e6fbU, 0x817284fff2522174U, {-1, -7, -14, 1}},
        {4, 42U, 257, 0x07277981ce9113ddU, 0xdab6ba95c8af7297U, {-5, -7, -6, -13}},
        {4, 1234567890123U, 212, 0xa0633201d680116dU, 0x8d1a026dc4b432f9U, {-1, 3, -5, -3}},
    };
    // clang-format on
    return kFixtures;
}

} // namespace

// The same log gives the same state hash on every compiler and machine, and the random player makes the same
// choices: both are promised to the outside, so these numbers stay.
class TestHashes : public QObject
{
    Q_OBJECT

private slots:
    void randomMatchesEndAsTheyAlwaysDid_data()
    {
        QTest::addColumn<int>("index");
        for (std::size_t i = 0; i < fixtures().size(); ++i)
            QTest::addRow("%d players, seed %llu", fixtures()[i].players, static_cast<unsigned long long>(fixtures()[i].seed))
                << static_cast<int>(i);
    }
    void randomMatchesEndAsTheyAlwaysDid()
    {
        QFETCH(int, index);
        const Fixture &expected = fixtures().at(static_cast<std::size_t>(index));
        State state = Table(expected.players).state;
        Random random(expected.seed);
        int moves = 0;
        std::uint64_t all = 0;
        for (; !Bronze::over(state); ++moves) {
            (void)playRandomly(state, random);
            all = all * 31 + hashOf(state);
        }
        std::vector<int> scores;
        for (int seat = 0; seat < expected.players; ++seat)
            scores.push_back(totalOf(state, seat));
        QCOMPARE(moves, expected.moves);
        QCOMPARE(scores, expected.scores);
        QCOMPARE(hashOf(state), expected.end);
        QCOMPARE(all, expected.all);
    }
    void theSetupHasItsHash()
    {
        QCOMPARE(hashOf(Table(2).state), std::uint64_t{0x9a41139530d3497dU});
        QCOMPARE(hashOf(Table(3).state), std::uint64_t{0x86c39c080d06c7a5U});
        QCOMPARE(hashOf(Table(4).state), std::uint64_t{0xad83aa7d51ea894bU});
    }
    // Every part of the state has its say.
    void everyFieldChangesTheHash()
    {
        const Table table(3);
        const std::uint64_t before = hashOf(table.state);
        const auto changed = [&](auto change) {
            Table other = table;
            change(other.state);
            return hashOf(other.state) != before;
        };
        QVERIFY(changed([](State &state) { state.variant = Variant::Late; }));
        QVERIFY(changed([](State &state) { state.players = 4; }));
        QVERIFY(changed([](State &state) { state.player = 1; }));
        QVERIFY(changed([](State &state) { state.step = Step::Bought; }));
        QVERIFY(changed([](State &state) { state.rollsLeft = 1; }));
        QVERIFY(changed([](State &state) { state.leadershipUsed = true; }));
        QVERIFY(changed([](State &state) { state.workers = 1; }));
        QVERIFY(changed([](State &state) { state.coins = 1; }));
        QVERIFY(changed([](State &state) { state.round = 257; }));
        QVERIFY(changed([](State &state) { state.dice = dice("coins"); }));
        QVERIFY(changed([](State &state) { state.sheets[2].food = 4; }));
        QVERIFY(changed([](State &state) { state.sheets[2].goods[Good::Metal] = 1; }));
        QVERIFY(changed([](State &state) { state.sheets[2].cityBoxes[City::City7] = 1; }));
        QVERIFY(changed([](State &state) { state.sheets[2].monumentBoxes[Monument::GreatPyramid] = 1; }));
        QVERIFY(changed([](State &state) { state.sheets[2].monumentPoints[Monument::GreatPyramid] = 6; }));
        QVERIFY(changed([](State &state) { state.sheets[2].developments.insert(Development::Empire); }));
        QVERIFY(changed([](State &state) { state.sheets[2].disasters = 70000; }));
    }
};

} // namespace tst_bronze_hashes

PEGSHEET_TEST(tst_bronze_hashes, TestHashes)
#include "tst_hashes.moc"
