// SPDX-License-Identifier: Apache-2.0
// What the dice let go can bring, held against counting every roll.
#include "model/bronze/odds.h"
#include "model/bronze/payment.h"
#include "model/bronze/preview.h"
#include "tests/model/bronze/anywhere.h"
#include "tests/registry.h"

#include <QTest>

#include <cmath>

namespace tst_bronze_odds {

using namespace pegsheet;
using namespace pegsheet::bronze;

namespace {

/// Every roll of the dice one by one, each by the rules: collected, then asked what can be done.
class Brute
{
public:
    Brute(const State &state, Dice kept, int rolled) : m_state(state) { roll(kept, rolled); }

    Per<double, Disaster> disasters{};
    Per<double, Target> finished{};
    Per<double, Development> affordable{};
    double rolls = 0;

private:
    void roll(Dice dice, int left)
    {
        if (left == 0)
            return count(dice);
        for (const Face face : kAll<Face>) {
            Dice more = dice;
            more.add(face);
            roll(more, left - 1);
        }
    }

    void count(Dice dice)
    {
        rolls += 1;
        bool starves = true;
        Per<bool, Target> canFinish{};
        Per<bool, Development> canBuy{};
        for (int food = 0; food <= dice.count(Face::Choice); ++food)
            collect(dice, food, starves, canFinish, canBuy);
        const auto disaster = disasterOf(dice.count(Face::Skull));
        if (disaster)
            disasters[*disaster] += 1;
        disasters[Disaster::Famine] += starves;
        for (const Target target : kAll<Target>)
            finished[target] += canFinish[target];
        for (const Development development : kAll<Development>)
            affordable[development] += canBuy[development];
    }

    void collect(Dice dice, int food, bool &starves, Per<bool, Target> &canFinish, Per<bool, Development> &canBuy)
    {
        State after = m_state;
        after.step = Step::Rolling;
        after.dice = dice;
        NoEffects quiet;
        apply(after, Keep{}, quiet);
        if (after.step == Step::Choosing)
            apply(after, Choose{static_cast<std::uint8_t>(food)}, quiet);
        if (after.step == Step::Invading)
            apply(after, Spears{}, quiet);
        starves = starves && yieldOf(m_state.mine(), dice, food).unfed > 0;
        for (const Target target : kAll<Target>) {
            // With Engineering stones become workers first.
            State built = after;
            if (built.mine().has(Development::Engineering) && built.mine().goods[Good::Stone] > 0)
                apply(built, UseStone{built.mine().goods[Good::Stone]}, quiet);
            const int open = boxesOf(target) - built.mine().boxes(target);
            canFinish[target] = canFinish[target] || (open > 0 && !refuses(built, Build{target, static_cast<std::uint8_t>(open)}));
        }
        for (const Development development : kAll<Development>)
            canBuy[development] = canBuy[development] || !payments(after, development).empty();
    }

    const State &m_state;
};

template <typename E>
void compare(const Per<double, E> &odds, const Per<double, E> &counted, double rolls)
{
    for (const E e : kAll<E>)
        QVERIFY2(std::abs(odds[e] - counted[e] / rolls) < 1e-12, nameOf(e).data());
}

} // namespace

class TestOdds : public QObject
{
    Q_OBJECT

private slots:
    void theyAreWhatCountingSays_data() { addTables(); }
    void theyAreWhatCountingSays()
    {
        QFETCH(QByteArray, variant);
        QFETCH(int, players);
        Random random(static_cast<std::uint64_t>(players));
        for (int tried = 0; tried < 30; ++tried) {
            State state = begun(variant, players);
            for (int seat = 0; seat < 2 * players; ++seat)
                correctAtRandom(state, random);
            const int dice = state.mine().cities();
            const int rolled = std::min(dice, static_cast<int>(random.below(5)));
            const Dice kept = Dice::at(dice - rolled, random.below(Dice::variety(dice - rolled)));
            // Those let go lie somehow: it makes no difference.
            state.step = Step::Rolling;
            state.dice = kept + Dice::at(rolled, random.below(Dice::variety(rolled)));
            state.rollsLeft = 1;
            const Odds odds = oddsOf(state, kept);
            const Brute brute(state, kept, rolled);
            compare(odds.disasters, brute.disasters, brute.rolls);
            compare(odds.finished, brute.finished, brute.rolls);
            compare(odds.affordable, brute.affordable, brute.rolls);
        }
    }

    // Three dice, nothing on the sheet (EN 1 to 4): each die has a skull, and three of them are a pestilence.
    void theFirstRollByHand()
    {
        const State state = begun("classic", 2);
        const Odds odds = oddsOf(state, {});
        QCOMPARE(odds.disasters[Disaster::Drought], 3.0 * 5 / 216);
        QCOMPARE(odds.disasters[Disaster::Pestilence], 1.0 / 216);
        QCOMPARE(odds.disasters[Disaster::Invasion], 0.0);
        // Three food lie there for the three cities.
        QCOMPARE(odds.disasters[Disaster::Famine], 0.0);
        // The first city has three boxes: three workers are enough, or fewer where a choice die adds two.
        QVERIFY(odds.finished[Target::City4] > 0.2 && odds.finished[Target::City4] < 0.9);
        QCOMPARE(odds.finished[Target::GreatPyramid], 0.0);
    }
};

} // namespace tst_bronze_odds

PEGSHEET_TEST(tst_bronze_odds, TestOdds)
#include "tst_odds.moc"
