// SPDX-License-Identifier: Apache-2.0
// The chances of all seats in every state, against counting every outcome of the dice.
#include "model/bronze/player/appplayer.h"
#include "tests/model/bronze/anywhere.h"
#include "tests/model/bronze/counted.h"
#include "tests/registry.h"

#include <QTest>

#include <cmath>
#include <memory>

namespace tst_bronze_evaluator {

using namespace pegsheet;
using namespace pegsheet::bronze;

namespace {

constexpr double kNear = 1e-5;

// Those dice lie, in the turn of the state.
State lying(State state, Dice dice, int rollsLeft)
{
    state.step = Step::Rolling;
    state.dice = dice;
    state.rollsLeft = static_cast<std::uint8_t>(rollsLeft);
    return state;
}

// The beginning of some turn in the middle of a match, with so many dice.
State inTheMiddle(const char *variant, int players, int dice, std::uint64_t seed)
{
    const auto player = std::make_unique<FastPlayer>();
    Random random(seed);
    State state = begun(variant, players);
    while (state.round < 4 || state.step != Step::Start)
        player->play(state, random);
    for (const City city : kAll<City>)
        state.mine().cityBoxes[city] = 0;
    for (int more = kStartCities; more < dice; ++more)
        state.mine().cityBoxes[static_cast<City>(more - kStartCities)] = static_cast<std::uint8_t>(
            kCities[static_cast<City>(more - kStartCities)].boxes);
    return state;
}

// How much of the chances of any seat is off, beyond what is unsure; points a hundred to one.
double off(const State &state, const Chances &worked, const Counted::Worth &counted)
{
    double most = 0;
    for (std::size_t seat = 0; seat < state.players; ++seat) {
        const double unsure = seat == state.player ? 0 : counted.unsure;
        most = std::max(most, std::abs(static_cast<double>(worked[seat]) - counted.chances[seat]) - unsure);
    }
    return state.isSolo() ? most / 100 : most;
}

double sum(const Chances &chances)
{
    double sum = 0;
    for (const float chance : chances)
        sum += static_cast<double>(chance);
    return sum;
}

// The chances of every seat are such; alone the points are some that can be.
bool areChances(const State &state, const Chances &chances, double mostPoints)
{
    if (state.isSolo())
        return std::abs(static_cast<double>(chances[0])) <= mostPoints; // not a number is not below it either
    for (std::size_t seat = 0; seat < kMaxSeats; ++seat)
        if (!(chances[seat] >= 0 && chances[seat] <= 1) || (seat >= state.players && chances[seat] != 0))
            return false;
    return std::abs(sum(chances) - 1) < kNear;
}

} // namespace

class TestEvaluator : public QObject
{
    Q_OBJECT

private slots:
    // How far they are off is measured by tests/training/positions.cpp; here that it goes with what is still open.
    void chancesAreOffByWhatIsOpen()
    {
        State state = begun("classic", 2);
        state.step = Step::Start;
        QCOMPARE(Evaluator::error(state, 1, false), 0.0);
        QCOMPARE(Evaluator::error(state, 0, true), 0.0);
        QVERIFY(Evaluator::error(state, 0.5, false) > Evaluator::error(state, 0.1, false));
        QVERIFY(Evaluator::error(state, 0.5, true) < Evaluator::error(state, 0.5, false));
        QCOMPARE(Evaluator::error(state, 0.3, true), Evaluator::error(state, 0.7, true));
        state.step = Step::Over;
        QCOMPARE(Evaluator::error(state, 0.5, false), 0.0);
    }
    // Alone in points, by those that are to come.
    void aloneTheScoreIsOffByWhatIsToCome()
    {
        State state = begun("classic", 1);
        state.step = Step::Start;
        const double now = totalOf(state, 0);
        QCOMPARE(Evaluator::error(state, now - 1, false), 0.0);
        QCOMPARE(Evaluator::error(state, now + 36, true), 2 * Evaluator::error(state, now + 9, true));
    }

    void diceAreWorthWhatCountingSays_data()
    {
        QTest::addColumn<int>("players");
        QTest::addColumn<int>("dice");
        QTest::addColumn<bool>("leadership");
        QTest::addColumn<bool>("locksSkulls");
        for (const int players : {1, 2, 3})
            for (const int dice : {3, 4})
                for (const bool leadership : {false, true})
                    for (const bool locks : {true, false})
                        QTest::addRow("%d players, %d dice%s%s", players, dice, leadership ? ", Leadership" : "",
                                      locks ? "" : ", skulls are rolled again")
                            << players << dice << leadership << locks;
    }
    void diceAreWorthWhatCountingSays()
    {
        QFETCH(int, players);
        QFETCH(int, dice);
        QFETCH(bool, leadership);
        QFETCH(bool, locksSkulls);
        State state = inTheMiddle("classic", players, dice, 3);
        state.agreed.locksSkulls = locksSkulls;
        state.mine().developments.erase(Development::Leadership);
        if (leadership)
            state.mine().developments.insert(Development::Leadership);
        const auto evaluator = std::make_unique<Evaluator>();
        Counted counted(*evaluator, lying(state, Dice::at(dice, 0), 0));
        for (int rolls = 0; rolls < kRolls; ++rolls)
            for (std::uint32_t at = 0; at < Dice::variety(dice); ++at)
                compareDice(*evaluator, counted, lying(state, Dice::at(dice, at), rolls));
        const Counted::Worth start = counted.kept({}, kRolls - 1);
        QVERIFY(off(state, evaluator->of(state), start) < kNear);
        QVERIFY(off(state, evaluator->before(state, Roll{}), start) < kNear);
    }

    // LBASHEET: Preservation comes before the roll, where it is worth it.
    void preservationIsWorthWhatCountingSays()
    {
        const auto evaluator = std::make_unique<Evaluator>();
        for (const int food : {1, 2, 4, 7}) {
            State state = inTheMiddle("late", 3, 3, 4);
            state.mine().developments.insert(Development::Preservation);
            state.mine().goods[Good::Pottery] = static_cast<std::uint8_t>(food == 1 ? 5 : 1);
            state.mine().food = static_cast<std::uint8_t>(food);
            const State preserved = made(state, Preserve{});
            const Counted::Worth without = Counted(*evaluator, lying(state, Dice::at(3, 0), 0)).kept({}, kRolls - 1);
            const Counted::Worth with = Counted(*evaluator, lying(preserved, Dice::at(3, 0), 0)).kept({}, kRolls - 1);
            const bool better = with.chances[state.player] > without.chances[state.player];
            QVERIFY(off(state, evaluator->of(state), better ? with : without) < kNear);
            QVERIFY(off(state, evaluator->before(state, Preserve{}), with) < kNear);
            QVERIFY(off(state, evaluator->before(state, Roll{}), without) < kNear);
            QCOMPARE(std::holds_alternative<Preserve>(evaluator->best(state)), better);
        }
    }

    void theRollIsTheMeanOfWhatFalls_data() { addTables(); }
    void theRollIsTheMeanOfWhatFalls()
    {
        QFETCH(QByteArray, variant);
        QFETCH(int, players);
        const auto evaluator = std::make_unique<Evaluator>();
        for (const int dice : {3, 5}) {
            const State state = inTheMiddle(variant, players, dice, 5);
            Counted::Worth mean;
            for (std::uint32_t at = 0; at < Dice::variety(dice); ++at) {
                const Chances fallen = evaluator->of(lying(state, Dice::at(dice, at), kRolls - 1));
                for (std::size_t seat = 0; seat < state.players; ++seat)
                    mean.chances[seat] += static_cast<double>(fallen[seat]) * waysOf(Dice::at(dice, at)) / std::pow(6, dice);
            }
            const double much = off(state, evaluator->before(state, Roll{}), mean);
            QVERIFY2(much < kNear, QByteArray::number(much).constData());
        }
    }

    void chancesAreChances_data() { addTables(); }
    void chancesAreChances()
    {
        QFETCH(QByteArray, variant);
        QFETCH(int, players);
        const auto evaluator = std::make_unique<Evaluator>();
        walk(variant, players, 4, 0, [&](const State &state) { QVERIFY(areChances(state, evaluator->of(state), 1000)); });
        // A table may correct anything, also a million points lost; at the end they count.
        walk(variant, players, 6, 12, [&](const State &state) { QVERIFY(areChances(state, evaluator->of(state), 1.1e6)); });
    }

    // What was asked of it before changes no answer.
    void nothingDependsOnWhatWasThoughtBefore_data() { addTables(); }
    void nothingDependsOnWhatWasThoughtBefore()
    {
        QFETCH(QByteArray, variant);
        QFETCH(int, players);
        const auto used = std::make_unique<Evaluator>();
        int states = 0;
        walk(variant, players, 3, 15, [&](const State &state) {
            const auto fresh = std::make_unique<Evaluator>();
            const Chances chances = used->of(state);
            QCOMPARE(chances, fresh->of(state));
            if (state.step != Step::Over)
                QVERIFY(used->best(state) == fresh->best(state));
            ++states;
        });
        QVERIFY(states > 20);
    }

    void theAppPlaysWhatIsAccepted_data() { addTables(); }
    void theAppPlaysWhatIsAccepted()
    {
        QFETCH(QByteArray, variant);
        QFETCH(int, players);
        const auto player = std::make_unique<AppPlayer>();
        for (std::uint64_t match = 0; match < 4; ++match) {
            State state = begun(variant, players);
            Random random(match);
            for (int moves = 0; state.step != Step::Over && moves < 800; ++moves) {
                // Also from where others have led, and after corrections.
                if (match > 1 && random.below(20) == 0)
                    correctAtRandom(state, random);
                if (match > 1 && random.below(4) == 0 && state.step != Step::Over) {
                    playRandomly(state, random);
                    continue;
                }
                const State before = state;
                const MaybeRefusal refusal = Bronze::refuses(before, player->play(state, random));
                QCOMPARE(refusal ? bytes(refusal->code) : QByteArray(), QByteArray());
            }
        }
    }

    // The first of them is what the chances now count on, and no other one is better.
    void optionsAreTheBestFirst_data() { addTables(); }
    void optionsAreTheBestFirst()
    {
        QFETCH(QByteArray, variant);
        QFETCH(int, players);
        const auto evaluator = std::make_unique<Evaluator>();
        const auto fast = std::make_unique<FastPlayer>();
        State state = begun(variant, players);
        Random random(3);
        for (int moves = 0; state.step != Step::Over && moves < 45; ++moves, fast->play(state, random)) {
            const std::vector<Evaluator::Option> options = evaluator->options(state, 3);
            QVERIFY(!options.empty() && options.size() <= 3);
            const float now = evaluator->of(state)[state.player];
            QVERIFY2(std::abs(options.front().chances[state.player] - now) < 1e-3F, QByteArray::number(now).constData());
            for (std::size_t place = 0; place < options.size(); ++place) {
                State after = state;
                for (const Move &move : options[place].moves) {
                    const bool isOfDice = std::holds_alternative<Roll>(move) || std::holds_alternative<Reroll>(move);
                    QVERIFY(isOfDice || !Bronze::refuses(after, move));
                    if (!isOfDice)
                        Bronze::apply(after, move);
                }
                QVERIFY(place == 0 || options[place].chances[state.player] <= options[place - 1].chances[state.player]);
            }
        }
    }

private:
    // Once the dice lie in the state, all that may be done with them.
    void compareDice(Evaluator &evaluator, Counted &counted, const State &state)
    {
        QVERIFY(off(state, evaluator.of(state), counted.lying(state.dice, state.rollsLeft)) < kNear);
        if (leadershipReady(state))
            for (const Face from : kAll<Face>)
                if (state.dice.count(from) > 0)
                    QVERIFY(off(state, evaluator.before(state, Leadership{from, {}}), counted.onceMore(state.dice, from)) < kNear);
        for (int size = 0; state.rollsLeft > 0 && size < state.dice.size(); ++size)
            for (std::uint32_t at = 0; at < Dice::variety(size); ++at)
                if (const Dice kept = Dice::at(size, at); counted.mayKeep(state.dice, kept))
                    QVERIFY(off(state, evaluator.before(state, Reroll{kept, {}}), counted.kept(kept, state.rollsLeft - 1)) < kNear);
    }
};

} // namespace tst_bronze_evaluator

PEGSHEET_TEST(tst_bronze_evaluator, TestEvaluator)
#include "tst_evaluator.moc"
