// SPDX-License-Identifier: Apache-2.0
// Trains the weights of the fast player of the Bronze Age by matches of the app against itself and writes them as numbers that
// model/bronze/player/weights.inc takes. The same seed gives the same numbers on the same machine.
#include "tests/training/beginning.h"
#include "tests/training/evolution.h"

#include <algorithm>
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
    int players = 1; ///< 1: alone; more: among two to four
    int generations = 100;
    int matches = 300; ///< each sample plays a generation
    std::uint64_t seed = 1;
};

constexpr int kSamples = 24;

Weights weightsOf(const Numbers &numbers)
{
    Weights weights;
    for (std::size_t i = 0; i < numbers.size(); ++i)
        weights.thousandths[i] = static_cast<std::int32_t>(std::lround(std::clamp(numbers[i] * 1000, -32000.0, 32000.0)));
    return weights;
}

Numbers numbersOf(const Weights &weights)
{
    Numbers numbers;
    for (const std::int32_t weight : weights.thousandths)
        numbers.push_back(weight / 1000.0);
    return numbers;
}

// By how much a weight is changed at first.
Numbers scaleOf(const Numbers &numbers)
{
    Numbers scale;
    for (const double number : numbers)
        scale.push_back(std::max(0.15, std::abs(number) * 0.3));
    scale[Weights::TurnsBegin] = 2;
    scale[Weights::CityLong] = 0.15;
    scale[Weights::MonumentTurn] = 0.03;
    scale[Weights::Coin] = 0.08;
    scale[Weights::CoinTurn] = 0.01;
    std::fill_n(scale.begin() + Weights::Pegs, 5, 0.1);
    return scale;
}

double meanAlone(const Weights &weights, const Wanted &wanted, int matches, std::uint64_t seed)
{
    const auto player = std::make_unique<FastPlayer>(weights);
    double sum = 0;
    for (int match = 0; match < matches; ++match) {
        State state = begun(wanted.variant, 1);
        Random random(seed + static_cast<std::uint64_t>(match));
        while (state.step != Step::Over)
            player->play(state, random);
        sum += totalOf(state, 0);
    }
    return sum / matches;
}

// How near to winning the player came against others with the weights of the champion: by points, since a match alone says little.
double nearness(const State &state, int seat)
{
    int best = -1000000;
    for (int other = 0; other < state.players; ++other)
        if (other != seat)
            best = std::max(best, totalOf(state, other));
    return 1 / (1 + std::exp(-(totalOf(state, seat) - best) / 6.0));
}

// Half of the matches are of two players, the others of three and four; the seat goes round.
double meanAmong(const Weights &weights, const Weights &champion, const Wanted &wanted, std::uint64_t seed)
{
    const auto player = std::make_unique<FastPlayer>(weights);
    const auto others = std::make_unique<FastPlayer>(champion);
    double sum = 0;
    for (int match = 0; match < wanted.matches; ++match) {
        const int players = match / 2 % 4 < 2 ? 2 : match / 2 % 4;
        const int seat = match % 2 == 0 ? 0 : players - 1 - match / 8 % (players - 1);
        State state = begun(wanted.variant, players);
        Random random(seed + static_cast<std::uint64_t>(match / 2));
        while (state.step != Step::Over)
            (state.player == seat ? player : others)->play(state, random);
        sum += nearness(state, seat);
    }
    return sum / wanted.matches;
}

void print(const Weights &weights)
{
    for (std::size_t i = 0; i < weights.thousandths.size(); ++i)
        std::printf("%d,%s", weights.thousandths[i], i % 12 == 11 || i + 1 == weights.thousandths.size() ? "\n" : " ");
}

void train(const Wanted &wanted)
{
    constexpr int kReign = 20; // generations until the mean becomes champion
    Random random(wanted.seed);
    const auto variant = fromName<Variant>(wanted.variant).value_or(Variant::Classic);
    const Weights begin = bronze::weightsOf(variant, wanted.players);
    Weights champion = begin;
    Evolution evolution(numbersOf(begin), scaleOf(numbersOf(begin)), kSamples, random);
    for (int generation = 1; generation <= wanted.generations; ++generation) {
        const std::uint64_t seed = random.next();
        const double best = evolution.step([&](const Numbers &numbers) {
            return wanted.players == 1 ? meanAlone(weightsOf(numbers), wanted, wanted.matches, seed)
                                       : meanAmong(weightsOf(numbers), champion, wanted, seed);
        });
        if (generation % kReign == 0)
            champion = weightsOf(evolution.mean());
        std::fprintf(stderr, "generation %d: best %.3f, width %.3f\n", generation, best, evolution.width());
    }
    print(weightsOf(evolution.mean()));
}

std::optional<Wanted> wantedOf(int argc, char **argv)
{
    Wanted wanted;
    const bool isRead = readOptions(argc, argv, [&](std::string_view name, std::string_view value) {
        return (name == "--variant" && read(value, wanted.variant)) || (name == "--players" && read(value, wanted.players))
            || (name == "--generations" && read(value, wanted.generations)) || (name == "--matches" && read(value, wanted.matches))
            || (name == "--seed" && read(value, wanted.seed));
    });
    return isRead ? std::optional(wanted) : std::nullopt;
}

} // namespace

} // namespace pegsheet::training

int main(int argc, char **argv)
{
    const auto wanted = pegsheet::training::wantedOf(argc, argv);
    if (!wanted) {
        std::fprintf(stderr, "usage: train_weights [--variant V] [--players N] [--generations G] [--matches M] [--seed S]\n");
        return 2;
    }
    pegsheet::training::train(*wanted);
    return 0;
}
