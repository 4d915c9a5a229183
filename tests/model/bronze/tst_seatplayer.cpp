// SPDX-License-Identifier: Apache-2.0
// Seats that the app plays, in three strengths.
#include "model/bronze/player/easyplayer.h"
#include "model/bronze/player/seatplayer.h"
#include "tests/model/bronze/anywhere.h"
#include "tests/registry.h"

#include <QTest>

#include <memory>

namespace tst_bronze_seatplayer {

using namespace pegsheet;
using namespace pegsheet::bronze;

namespace {

constexpr std::array kPlayers{SimulatedPlayer::Easy, SimulatedPlayer::Fast, SimulatedPlayer::App};

// The dice that the table rolls for it.
Move withDice(Move move, const State &state, Random &random)
{
    const auto roll = [&](Dice &dice, int count) {
        for (int die = 0; die < count; ++die)
            dice.add(static_cast<Face>(random.below(kCount<Face>)));
    };
    if (auto *first = std::get_if<Roll>(&move))
        roll(first->faces, state.mine().cities());
    else if (auto *again = std::get_if<Reroll>(&move))
        roll(again->rolled, state.dice.size() - again->kept.size());
    else if (auto *once = std::get_if<Leadership>(&move))
        once->to = static_cast<Face>(random.below(kCount<Face>));
    return move;
}

// How often the first of two players wins, with either seat; a shared win counts half.
double winsOf(FastPlayer &one, EasyPlayer &other, const char *variant, int pairs)
{
    double wins = 0;
    for (int match = 0; match < 2 * pairs; ++match) {
        State state = begun(variant, 2);
        Random random(static_cast<std::uint64_t>(match / 2));
        const int seat = match % 2;
        while (state.step != Step::Over) {
            if (state.player == seat)
                one.play(state, random);
            else
                other.play(state, random);
        }
        const std::vector<int> winners = winnersOf(state);
        if (std::find(winners.begin(), winners.end(), seat) != winners.end())
            wins += 1.0 / static_cast<double>(winners.size());
    }
    return wins / (2 * pairs);
}

} // namespace

class TestSeatPlayer : public QObject
{
    Q_OBJECT

private slots:
    // Whatever it thought of before.
    void theSameMoveIsBestWhoeverAsks_data() { addTables(); }
    void theSameMoveIsBestWhoeverAsks()
    {
        QFETCH(QByteArray, variant);
        QFETCH(int, players);
        for (const SimulatedPlayer sort : kPlayers) {
            SeatPlayer player(sort);
            QCOMPARE(player.player(), sort);
            State state = begun(variant, players);
            Random random(11);
            for (int moves = 0; state.step != Step::Over && moves < 300; ++moves) {
                const Move best = player.best(state);
                QVERIFY(player.best(state) == best);
                if (moves % 7 == 0 && state.step <= Step::Choosing)
                    QVERIFY(SeatPlayer(sort).best(state) == best);
                const Move move = withDice(best, state, random);
                QVERIFY2(!Bronze::refuses(state, move), nameOf(sort).data());
                Bronze::apply(state, move);
            }
            QVERIFY(players > 2 || state.step == Step::Over);
        }
    }

    // The full player's strength against the fast one's: tests/bench/reviews.cpp.
    void eachStrengthBeatsTheNext_data()
    {
        QTest::addColumn<QByteArray>("variant");
        for (const Variant variant : kAll<Variant>)
            QTest::addRow("%s", bytes(nameOf(variant)).constData()) << bytes(nameOf(variant));
    }
    void eachStrengthBeatsTheNext()
    {
        QFETCH(QByteArray, variant);
        const auto fast = std::make_unique<FastPlayer>();
        const auto easy = std::make_unique<EasyPlayer>();
        const double wins = winsOf(*fast, *easy, variant, 600);
        QVERIFY2(wins > 0.65 && wins < 0.85, QByteArray::number(wins).constData());
    }
};

} // namespace tst_bronze_seatplayer

PEGSHEET_TEST(tst_bronze_seatplayer, TestSeatPlayer)
#include "tst_seatplayer.moc"
