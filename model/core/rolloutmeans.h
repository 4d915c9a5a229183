// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "model/core/random.h"

#include <cstdint>
#include <vector>

namespace pegsheet {

/// The means by seat of what rollouts of one position came to.
class RolloutMeans
{
public:
    RolloutMeans(std::size_t seats, std::uint64_t seed) : m_random(seed), m_seats(seats) {}

    /// For the next rollout.
    [[nodiscard]] Random &random() { return m_random; }
    void add(const std::vector<double> &came);

    [[nodiscard]] std::int64_t count() const { return m_count; }
    [[nodiscard]] std::vector<double> means() const;
    /// The standard error of the seat of which it is largest; very large before there are enough.
    [[nodiscard]] double margin() const;

private:
    struct Seat
    {
        double mean = 0;
        double squares = 0; ///< sum of the squares of how far each was from the mean
    };

    Random m_random;
    std::vector<Seat> m_seats;
    std::int64_t m_count = 0;
};

} // namespace pegsheet
