// SPDX-License-Identifier: Apache-2.0
// Trains the network that knows the chances in the Bronze Age and writes its numbers as chances.inc takes them: by positions of
// matches of the fast player, half of them behind a past that was played badly, each fitted to its own tree of the dice.
#include "model/bronze/game.h"
#include "model/bronze/player/evaluator.h"
#include "tests/training/beginning.h"
#include "tests/training/learner.h"

#include <cmath>
#include <cstdio>
#include <memory>
#include <optional>
#include <string>
#include <string_view>

namespace pegsheet::training {

namespace {

using namespace bronze;

struct Wanted
{
    std::string variant = "classic";
    int players = 2; ///< 1: alone; more: among two to four
    int matches = 20000;
    int rounds = 40;
    int trees = 50000; ///< a round
    int hold = 4;      ///< rounds whose trees are learned from
    int passes = 2;
    double rate = 0.003; ///< of the first round; the last has a twentieth
    std::uint64_t seed = 1;
    std::string from; ///< the rule set whose network it goes on from; empty: from nothing
};

// Begins matches, every other one with turns of which some are played at random.
class Beginnings
{
public:
    Beginnings(const Wanted &wanted, Random &random) : m_wanted(wanted), m_random(random) {}

    State begin(int number)
    {
        const int players = m_wanted.players == 1 ? 1 : number % 4 < 2 ? 2 : number % 4 + 1;
        State state = begun(m_wanted.variant, players);
        const int bad = number / 4 % 2 == 0 ? 0 : static_cast<int>(m_random.below(8 * static_cast<std::uint32_t>(players)));
        for (int turn = 0; turn < bad && state.step != Step::Over; ++turn)
            playTurn(state, m_random.below(4) == 0);
        return state;
    }
    void playTurn(State &state, bool badly)
    {
        const State before = state;
        while (state.step != Step::Over && state.player == before.player && state.round == before.round) {
            if (badly)
                playRandomly(state, m_random);
            else
                m_player->play(state, m_random);
        }
    }

private:
    const Wanted &m_wanted;
    Random &m_random;
    std::unique_ptr<FastPlayer> m_player = std::make_unique<FastPlayer>();
};

// The beginnings of turns of a match of the fast player, and what came of it.
void addMatch(Beginnings &beginnings, int number, std::vector<Sample> &samples)
{
    State state = beginnings.begin(number);
    const std::size_t first = samples.size();
    for (; state.step != Step::Over; beginnings.playTurn(state, false))
        samples.emplace_back(state);
    for (std::size_t i = first; i < samples.size(); ++i)
        samples[i].wanted = resultOf(state);
}

// The beginnings of turns of one match after the other, played as the trees have it.
class Course
{
public:
    Course(const Wanted &wanted, Random &random) : m_begun(wanted, random), m_random(random) {}

    State next(Evaluator &evaluator)
    {
        constexpr int kUnlikely = 12; // one of so many turns ends with dice that nobody chose
        if (m_state.step != Step::Over)
            m_state = m_random.below(kUnlikely) == 0 ? evaluator.after(m_state, anyDice())
                                                     : evaluator.playTurn(m_state, m_random).after;
        while (m_state.step == Step::Over)
            m_state = m_begun.begin(m_number++);
        return m_state;
    }

private:
    Dice anyDice()
    {
        Dice dice;
        while (dice.size() < diceOf(m_state))
            dice.add(static_cast<Face>(m_random.below(kCount<Face>)));
        return dice;
    }

    Beginnings m_begun;
    Random &m_random;
    int m_number = 0;
    State m_state = [] {
        State state;
        state.step = Step::Over;
        return state;
    }();
};

void print(const std::vector<std::int16_t> &numbers)
{
    for (std::size_t i = 0; i < numbers.size(); ++i)
        std::printf("%d,%s", numbers[i], i % 24 == 23 || i + 1 == numbers.size() ? "\n" : "");
}

// Trees of the last rounds, by the network of their time.
class Trees
{
public:
    Trees(const Wanted &wanted, Random &random) : m_wanted(wanted), m_course(wanted, random) {}

    /// By how much the network differs from its trees, on the average.
    double grow(const Network &network, int round)
    {
        const auto evaluator = std::make_unique<Evaluator>(network);
        double off = 0;
        for (int tree = 0; tree < m_wanted.trees; ++tree) {
            const State state = m_course.next(*evaluator);
            Sample sample(state);
            sample.wanted = evaluator->of(state);
            off += std::abs(evaluator->estimated(state)[state.player] - sample.wanted[state.player]);
            const auto place = static_cast<std::size_t>(round % m_wanted.hold * m_wanted.trees + tree);
            if (place < m_samples.size())
                m_samples[place] = sample;
            else
                m_samples.push_back(sample);
        }
        return off / m_wanted.trees;
    }
    [[nodiscard]] const std::vector<Sample> &samples() const { return m_samples; }

private:
    const Wanted &m_wanted;
    Course m_course;
    std::vector<Sample> m_samples;
};

// Before there are trees: what came of matches.
void learnOutcomes(const Wanted &wanted, Learner &learner, Random &random)
{
    std::vector<Sample> samples;
    Beginnings beginnings(wanted, random);
    for (int match = 0; match < wanted.matches; ++match)
        addMatch(beginnings, match, samples);
    for (const float rate : {0.004F, 0.001F})
        std::fprintf(stderr, "outcomes: off by %.4f\n", learner.fit(samples, rate, random));
}

void train(const Wanted &wanted)
{
    Random random(wanted.seed);
    const bool alone = wanted.players == 1;
    Learner learner(alone, random);
    if (const auto from = fromName<Variant>(wanted.from))
        learner = Learner(networkOf(*from, wanted.players));
    else
        learnOutcomes(wanted, learner, random);
    Trees trees(wanted, random);
    for (int round = 0; round < wanted.rounds; ++round) {
        const std::vector<std::int16_t> numbers = learner.numbers();
        const double off = trees.grow(Network(numbers.data(), alone), round);
        const auto rate = static_cast<float>(wanted.rate * std::pow(0.05, static_cast<double>(round) / wanted.rounds));
        double left = 0;
        for (int pass = 0; pass < wanted.passes; ++pass)
            left = learner.fit(trees.samples(), rate, random);
        std::fprintf(stderr, "round %d: differs by %.4f from its trees, then off by %.4f\n", round + 1, off, left);
    }
    print(learner.numbers());
}

std::optional<Wanted> wantedOf(int argc, char **argv)
{
    Wanted wanted;
    const bool isRead = readOptions(argc, argv, [&](std::string_view name, std::string_view value) {
        return (name == "--variant" && read(value, wanted.variant)) || (name == "--from" && read(value, wanted.from))
            || (name == "--players" && read(value, wanted.players)) || (name == "--matches" && read(value, wanted.matches))
            || (name == "--rounds" && read(value, wanted.rounds)) || (name == "--trees" && read(value, wanted.trees))
            || (name == "--hold" && read(value, wanted.hold)) || (name == "--passes" && read(value, wanted.passes))
            || (name == "--rate" && read(value, wanted.rate)) || (name == "--seed" && read(value, wanted.seed));
    });
    return isRead ? std::optional(wanted) : std::nullopt;
}

} // namespace

} // namespace pegsheet::training

int main(int argc, char **argv)
{
    const auto wanted = pegsheet::training::wantedOf(argc, argv);
    if (!wanted) {
        std::fprintf(
            stderr,
            "usage: train_chances [--variant V] [--players N] [--matches M] [--rounds R] [--trees T] [--hold H] [--passes P] "
            "[--rate F] [--from V] [--seed S]\n");
        return 2;
    }
    pegsheet::training::train(*wanted);
    return 0;
}
