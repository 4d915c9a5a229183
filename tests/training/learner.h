// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "model/bronze/player/estimate.h"
#include "model/core/random.h"

#include <cstdint>
#include <vector>

namespace pegsheet::training {

/// A position as the network sees it, with what it should answer.
struct Sample
{
    explicit Sample(const bronze::State &state);

    std::uint8_t players;
    std::array<bronze::SheetInputs, bronze::kMaxSeats> sheets;
    std::array<bronze::TableInputs, bronze::kMaxSeats> tables;
    bronze::Chances wanted{};
};

/// The network as it learns: its numbers as fractions, in the order of Network.
class Learner
{
public:
    Learner(bool alone, Random &random);
    /// Goes on from the numbers of a network.
    explicit Learner(const bronze::Network &network);

    /// Comes nearer to what samples want, by Adam (Kingma and Ba, 2015), each sample once in random order; `rate` is the size of a
    /// step. Returns the root of the mean square of how far it was off.
    double fit(const std::vector<Sample> &samples, float rate, Random &random);
    /// The numbers of the network, whole.
    [[nodiscard]] std::vector<std::int16_t> numbers() const;

private:
    static constexpr std::size_t kUnits = bronze::Network::kUnits; ///< at most
    static constexpr std::size_t kSecond = bronze::Network::kSecond;
    using Units = std::array<float, kUnits>;
    struct Thought;
    explicit Learner(bool alone);
    [[nodiscard]] std::size_t column(int number) const { return static_cast<std::size_t>(number) * m_units; }
    void add(Units &to, std::size_t from) const;
    void learn(std::size_t at, const Units &slopes);
    void think(const Sample &sample, Thought &thought) const;
    [[nodiscard]] float answerOf(Thought &thought, std::size_t seat) const;
    void learnFrom(const Sample &sample, Thought &thought);
    void learnSecond(Thought &thought, std::size_t seat);
    void step(float rate);

    bool m_alone;
    std::size_t m_units;
    std::size_t m_table; ///< where the numbers of the table begin, and so on
    std::size_t m_bias;
    std::size_t m_othersBias;
    std::size_t m_second;
    std::size_t m_secondBias;
    std::size_t m_answer;
    std::vector<float> m_numbers;
    std::vector<float> m_slope;
    std::vector<float> m_mean;
    std::vector<float> m_square;
    int m_steps = 0;
};

} // namespace pegsheet::training
