// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "model/core/random.h"

#include <cstdint>
#include <utility>
#include <vector>

namespace pegsheet {

/// The means by seat of what rollouts of one position came to.
class RolloutMeans
{
public:
    struct Seat
    {
        double mean = 0;
        double squares = 0; ///< sum of the squares of how far each was from the mean
    };
    /// All that is known from the rollouts so far.
    struct Found
    {
        std::int64_t count = 0;
        std::vector<Seat> seats = {};
    };

    RolloutMeans(std::size_t seats, std::uint64_t seed) : m_seed(seed), m_found{0, std::vector<Seat>(seats)} {}

    /// The random numbers of the next rollout: the same ones, however many of those before were run elsewhere.
    [[nodiscard]] Random random() const;
    void add(const std::vector<double> &came);

    [[nodiscard]] const Found &found() const { return m_found; }
    /// Goes on from what was found before, of as many seats, in the place of what was found here.
    void goOnFrom(Found found) { m_found = std::move(found); }
    [[nodiscard]] std::vector<double> means() const;
    /// The standard error of the seat of which it is largest; very large before there are enough.
    [[nodiscard]] double margin() const;

private:
    std::uint64_t m_seed;
    Found m_found;
};

} // namespace pegsheet
