// SPDX-License-Identifier: Apache-2.0
#include "tests/training/learner.h"

#include "model/bronze/rules.h"
#include "model/bronze/scoring.h"

#include <algorithm>
#include <cmath>
#include <numeric>

namespace pegsheet::training {

using namespace bronze;

namespace {

constexpr float kMost = static_cast<float>(Network::kMost) / Network::kUnit;

// By how much a number of the network is one, by its place.
float scaleOf(std::size_t place, std::size_t size)
{
    if (place + 1 == size)
        return 256;
    return static_cast<float>(place + 1 + Network::kSecond >= size ? Network::kAnswer : Network::kUnit);
}

template <std::size_t N>
void answer(const std::array<float, N> &sums, std::array<float, N> &units)
{
    for (std::size_t i = 0; i < N; ++i)
        units[i] = std::clamp(sums[i], 0.0F, kMost);
}

// Where a unit answers no more than it can nothing is learned.
template <std::size_t N>
void learnThrough(const std::array<float, N> &sums, std::array<float, N> &slopes)
{
    for (std::size_t i = 0; i < N; ++i)
        slopes[i] = sums[i] > 0 && sums[i] < kMost ? slopes[i] : 0;
}

} // namespace

struct Learner::Thought
{
    struct Seat
    {
        Units ownSums;
        Units own;
        Units outsideSums; ///< of its sheet, seen by the others
        Units outside;
        Units others; ///< what it sees
        std::array<float, kSecond> secondSums;
        std::array<float, kSecond> second;
        Units ownSlopes;
        Units othersSlopes;
        float error = 0; ///< what it answers less what it should
    };
    std::array<Seat, kMaxSeats> seats;
};

Sample::Sample(const State &state) : players(state.players)
{
    Standings standings;
    standings.ends = endReason(state) != EndReason::None;
    for (std::size_t seat = 0; seat < players; ++seat) {
        sheets[seat] = SheetInputs(state, static_cast<int>(seat));
        standings.totals[seat] = totalOf(state, static_cast<int>(seat));
        standings.reach[seat] = sheets[seat].reach;
    }
    for (std::size_t seat = 0; seat < players; ++seat)
        tables[seat] = TableInputs(state, static_cast<int>(seat), standings);
}

Learner::Learner(bool alone)
    : m_alone(alone), m_units(static_cast<std::size_t>(Network::units(alone))), m_table(column(SheetInputs::kColumns)),
      m_bias(m_table + column(Network::tables(alone))), m_othersBias(m_bias + column(1)),
      m_second(m_bias + column(Network::biases(alone))), m_secondBias(m_second + kSecond * column(Network::views(alone))),
      m_answer(m_secondBias + kSecond), m_numbers(Network::size(alone)), m_slope(m_numbers.size()), m_mean(m_numbers.size()),
      m_square(m_numbers.size())
{
}

Learner::Learner(bool alone, Random &random) : Learner(alone)
{
    constexpr int kFine = 1 << 16;
    for (std::size_t i = 0; i + 1 < m_numbers.size(); ++i) {
        const float even = static_cast<float>(random.below(kFine)) / kFine - 0.5F;
        m_numbers[i] = even * (i >= m_second ? 0.5F : 0.3F);
    }
    // The columns that stand for nothing.
    std::fill_n(m_numbers.begin(), m_units, 0.0F);
    std::fill_n(m_numbers.begin() + static_cast<std::ptrdiff_t>(m_table), m_units, 0.0F);
}

Learner::Learner(const Network &network) : Learner(network.isAlone())
{
    for (std::size_t i = 0; i < m_numbers.size(); ++i)
        m_numbers[i] = static_cast<float>(network.sheet(0)[i]) / scaleOf(i, m_numbers.size());
}

void Learner::add(Units &to, std::size_t from) const
{
    const float *more = m_numbers.data() + from;
    for (std::size_t i = 0; i < m_units; ++i)
        to[i] += more[i];
}

void Learner::learn(std::size_t at, const Units &slopes)
{
    float *to = m_slope.data() + at;
    for (std::size_t i = 0; i < m_units; ++i)
        to[i] += slopes[i];
}

float Learner::answerOf(Thought &thought, std::size_t number) const
{
    Thought::Seat &seat = thought.seats[number];
    const float *weights = m_numbers.data() + m_second;
    float answer = m_numbers.back();
    for (std::size_t unit = 0; unit < kSecond; ++unit) {
        float sum = m_numbers[m_secondBias + unit];
        for (std::size_t i = 0; i < m_units; ++i)
            sum += seat.own[i] * weights[i];
        weights += m_units;
        if (!m_alone) {
            for (std::size_t i = 0; i < m_units; ++i)
                sum += seat.others[i] * weights[i];
            weights += m_units;
        }
        seat.secondSums[unit] = sum;
        seat.second[unit] = std::clamp(sum, 0.0F, kMost);
        answer += seat.second[unit] * m_numbers[m_answer + unit];
    }
    return answer;
}

void Learner::think(const Sample &sample, Thought &thought) const
{
    Units all{};
    const std::size_t players = sample.players;
    const std::size_t groups = m_alone ? TableInputs::kGroupsAlone : TableInputs::kGroups;
    for (std::size_t number = 0; number < players; ++number) {
        Thought::Seat &seat = thought.seats[number];
        seat.ownSums.fill(0);
        for (const std::uint16_t place : sample.sheets[number].columns)
            add(seat.ownSums, column(place));
        seat.outsideSums = seat.ownSums;
        for (std::size_t group = 0; group < groups; ++group)
            add(seat.ownSums, m_table + column(sample.tables[number].columns[group]));
        add(seat.ownSums, m_bias);
        answer(seat.ownSums, seat.own);
        if (m_alone)
            continue;
        add(seat.outsideSums, m_othersBias);
        answer(seat.outsideSums, seat.outside);
        for (std::size_t i = 0; i < m_units; ++i)
            all[i] += seat.outside[i];
    }
    std::array<float, kMaxSeats> answers{};
    for (std::size_t number = 0; number < players; ++number) {
        Thought::Seat &seat = thought.seats[number];
        for (std::size_t i = 0; i < m_units; ++i)
            seat.others[i] = m_alone ? 0 : all[i] - seat.outside[i];
        answers[number] = answerOf(thought, number);
    }
    if (m_alone) {
        thought.seats[0].error = answers[0] - sample.wanted[0] / Network::kPoints;
        return;
    }
    float sum = 0;
    const float most = *std::max_element(answers.begin(), answers.begin() + sample.players);
    for (std::size_t number = 0; number < players; ++number)
        sum += answers[number] = std::exp(answers[number] - most);
    for (std::size_t number = 0; number < players; ++number)
        thought.seats[number].error = answers[number] / sum - sample.wanted[number];
}

void Learner::learnSecond(Thought &thought, std::size_t number)
{
    Thought::Seat &seat = thought.seats[number];
    const std::size_t views = m_alone ? 1 : 2;
    seat.ownSlopes.fill(0);
    seat.othersSlopes.fill(0);
    m_slope.back() += seat.error;
    for (std::size_t unit = 0; unit < kSecond; ++unit) {
        m_slope[m_answer + unit] += seat.error * seat.second[unit];
        if (seat.secondSums[unit] <= 0 || seat.secondSums[unit] >= kMost)
            continue;
        const float slope = seat.error * m_numbers[m_answer + unit];
        m_slope[m_secondBias + unit] += slope;
        for (std::size_t view = 0; view < views; ++view) {
            const std::size_t at = m_second + (unit * views + view) * m_units;
            const Units &units = view == 0 ? seat.own : seat.others;
            Units &slopes = view == 0 ? seat.ownSlopes : seat.othersSlopes;
            const float *weights = m_numbers.data() + at;
            float *to = m_slope.data() + at;
            for (std::size_t i = 0; i < m_units; ++i) {
                to[i] += slope * units[i];
                slopes[i] += slope * weights[i];
            }
        }
    }
    learnThrough(seat.ownSums, seat.ownSlopes);
}

void Learner::learnFrom(const Sample &sample, Thought &thought)
{
    Units all{};
    const std::size_t players = sample.players;
    const std::size_t groups = m_alone ? TableInputs::kGroupsAlone : TableInputs::kGroups;
    for (std::size_t number = 0; number < players; ++number) {
        learnSecond(thought, number);
        for (std::size_t i = 0; i < m_units; ++i)
            all[i] += thought.seats[number].othersSlopes[i];
    }
    for (std::size_t number = 0; number < players; ++number) {
        Thought::Seat &seat = thought.seats[number];
        learn(m_bias, seat.ownSlopes);
        for (std::size_t group = 0; group < groups; ++group)
            if (const std::uint16_t place = sample.tables[number].columns[group]; place != 0)
                learn(m_table + column(place), seat.ownSlopes);
        Units slopes = seat.ownSlopes;
        if (!m_alone) {
            Units outside; // NOLINT: set below
            for (std::size_t i = 0; i < m_units; ++i)
                outside[i] = all[i] - seat.othersSlopes[i];
            learnThrough(seat.outsideSums, outside);
            learn(m_othersBias, outside);
            for (std::size_t i = 0; i < m_units; ++i)
                slopes[i] += outside[i];
        }
        for (const std::uint16_t place : sample.sheets[number].columns)
            if (place != 0)
                learn(column(place), slopes);
    }
}

void Learner::step(float rate)
{
    ++m_steps;
    const float mean = 1 - std::pow(0.9F, static_cast<float>(m_steps));
    const float square = 1 - std::pow(0.999F, static_cast<float>(m_steps));
    for (std::size_t i = 0; i < m_numbers.size(); ++i) {
        const float slope = m_slope[i];
        m_mean[i] = 0.9F * m_mean[i] + 0.1F * slope;
        m_square[i] = 0.999F * m_square[i] + 0.001F * slope * slope;
        m_numbers[i] -= rate * (m_mean[i] / mean) / (std::sqrt(m_square[i] / square) + 1e-8F);
        m_slope[i] = 0;
    }
}

double Learner::fit(const std::vector<Sample> &samples, float rate, Random &random)
{
    constexpr std::size_t kBatch = 256;
    std::vector<std::uint32_t> order(samples.size());
    std::iota(order.begin(), order.end(), 0U);
    for (std::size_t i = order.size(); i > 1; --i)
        std::swap(order[i - 1], order[random.below(static_cast<std::uint32_t>(i))]);
    double squares = 0;
    for (std::size_t i = 0; i < order.size(); ++i) {
        const Sample &sample = samples[order[i]];
        Thought thought; // NOLINT: think() sets it
        think(sample, thought);
        for (std::size_t seat = 0; seat < sample.players; ++seat) {
            squares += thought.seats[seat].error * thought.seats[seat].error / sample.players;
            thought.seats[seat].error /= kBatch;
        }
        learnFrom(sample, thought);
        if (i % kBatch == kBatch - 1)
            step(rate);
    }
    return std::sqrt(squares / static_cast<double>(samples.size()));
}

std::vector<std::int16_t> Learner::numbers() const
{
    std::vector<std::int16_t> numbers;
    for (std::size_t i = 0; i < m_numbers.size(); ++i)
        numbers.push_back(
            static_cast<std::int16_t>(std::clamp<long>(std::lround(m_numbers[i] * scaleOf(i, m_numbers.size())), -32767, 32767)));
    return numbers;
}

} // namespace pegsheet::training
