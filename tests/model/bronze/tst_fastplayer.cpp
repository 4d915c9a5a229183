// SPDX-License-Identifier: Apache-2.0
// The player that thinks one turn ahead.
#include "model/bronze/late.h"
#include "model/bronze/player/fastplayer.h"
#include "model/bronze/yield.h"
#include "tests/model/bronze/anywhere.h"
#include "tests/registry.h"

#include <QTest>

#include <cmath>
#include <memory>

namespace tst_bronze_fastplayer {

using namespace pegsheet;
using namespace pegsheet::bronze;

namespace {

// Makes a move of the player, unless the rules refuse it: then the code is returned.
std::string playOne(State &state, FastPlayer &player, Random &random)
{
    const State before = state;
    const Move move = player.play(state, random);
    const MaybeRefusal refusal = Bronze::refuses(before, move);
    return refusal ? std::string(refusal->code) : std::string();
}

double meanAlone(const char *variant, int matches)
{
    const auto player = std::make_unique<FastPlayer>();
    double sum = 0;
    for (int match = 0; match < matches; ++match) {
        State state = begun(variant, 1);
        Random random(static_cast<std::uint64_t>(match));
        while (state.step != Step::Over)
            player->play(state, random);
        sum += totalOf(state, 0);
    }
    return sum / matches;
}

} // namespace

class TestFastPlayer : public QObject
{
    Q_OBJECT

private slots:
    void itsMovesAreAccepted_data() { addTables(); }
    void itsMovesAreAccepted()
    {
        QFETCH(QByteArray, variant);
        QFETCH(int, players);
        const auto player = std::make_unique<FastPlayer>();
        for (std::uint64_t match = 0; match < 60; ++match) {
            State state = begun(variant, players);
            Random random(match);
            while (state.step != Step::Over)
                QCOMPARE(QByteArray::fromStdString(playOne(state, *player, random)), QByteArray());
        }
    }

    // Whoever asks it in the middle of a turn, after others played or the table corrected what it likes, gets a move that counts.
    void itGoesOnFromAnywhere_data() { addTables(); }
    void itGoesOnFromAnywhere()
    {
        QFETCH(QByteArray, variant);
        QFETCH(int, players);
        const auto player = std::make_unique<FastPlayer>();
        for (std::uint64_t match = 0; match < 40; ++match) {
            State state = begun(variant, players);
            Random random(match);
            for (int moves = 0; state.step != Step::Over && moves < 400; ++moves) {
                if (random.below(20) == 0)
                    correctAtRandom(state, random);
                if (random.below(3) == 0)
                    playRandomly(state, random);
                else
                    QCOMPARE(QByteArray::fromStdString(playOne(state, *player, random)), QByteArray());
            }
        }
    }

    // Whatever the player has thought of before.
    void theSameSeedPlaysTheSameMatch()
    {
        const auto used = std::make_unique<FastPlayer>();
        State other = begun("late", 4);
        Random otherDice(1);
        for (int moves = 0; moves < 100; ++moves)
            used->play(other, otherDice);
        const auto fresh = std::make_unique<FastPlayer>();
        State one = begun("late", 3);
        State two = one;
        Random oneDice(7);
        Random twoDice(7);
        while (one.step != Step::Over) {
            used->play(one, oneDice);
            fresh->play(two, twoDice);
            QVERIFY(one == two);
        }
    }

    // What a set of final dice was held to be worth is what the turn that follows them leaves.
    void finalDiceAreWorthWhatTheyBring_data() { addTables(); }
    void finalDiceAreWorthWhatTheyBring()
    {
        QFETCH(QByteArray, variant);
        QFETCH(int, players);
        const auto plan = std::make_unique<TurnPlan>();
        const auto spending = std::make_unique<Spending>();
        Random random(5);
        for (int tried = 0; tried < 300; ++tried) {
            State state = begun(variant, players);
            for (int seat = 0; seat < 3 * players; ++seat)
                correctAtRandom(state, random);
            state.sheets[0].disasters = 0;
            Worth worth;
            fillWorth(state, weightsOf(state.variant, players), worth);
            plan->begin(state, worth);
            const int dice = state.mine().cities();
            State lies = state;
            lies.step = Step::Rolling;
            lies.rollsLeft = 0;
            lies.leadershipUsed = true;
            lies.dice = Dice::at(dice, random.below(Dice::variety(dice)));
            if (lies.dice.count(Face::Skull) == kInvasionSkulls && spearsMatter(lies))
                continue; // how many spearheads to give is decided after the roll
            const float expected = plan->worthOf(lies.dice);
            const std::uint8_t food = plan->bestFood(lies.dice);
            const int skulls = lies.dice.count(Face::Skull);
            const int unfed = yieldOf(state.mine(), lies.dice, food).unfed;
            NoEffects sink;
            apply(lies, Keep{}, sink);
            if (lies.step == Step::Choosing)
                apply(lies, Choose{food}, sink);
            spending->begin(lies, worth, lies.workers);
            const float spent = spending->best({lies.mine().goods, lies.workers, lies.coins, lies.mine().food}).worth;
            const float came = spent + worth.skulls[static_cast<std::size_t>(skulls)] + worth.unfed * static_cast<float>(unfed);
            QVERIFY2(std::abs(came - expected) < 0.01F, QByteArray::number(static_cast<double>(came - expected)).constData());
        }
    }

    // Alone random moves come to -1, fixed holds to 14 and the same thinking with weights set by hand to 65.
    void aloneItScores()
    {
        QVERIFY(meanAlone("classic", 300) > 76);
        QVERIFY(meanAlone("2024", 100) > 76);
        QVERIFY(meanAlone("late", 100) > 92);
    }

    void itBeatsTheRandomPlayer()
    {
        const auto player = std::make_unique<FastPlayer>();
        for (int match = 0; match < 100; ++match) {
            State state = begun("classic", 2);
            Random random(static_cast<std::uint64_t>(match));
            while (state.step != Step::Over) {
                if (state.player == match % 2)
                    player->play(state, random);
                else
                    playRandomly(state, random);
            }
            QCOMPARE(winnersOf(state), std::vector<int>{match % 2});
        }
    }
};

} // namespace tst_bronze_fastplayer

PEGSHEET_TEST(tst_bronze_fastplayer, TestFastPlayer)
#include "tst_fastplayer.moc"
