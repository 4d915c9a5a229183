// SPDX-License-Identifier: Apache-2.0
#include "model/core/rolloutmeans.h"

#include <algorithm>
#include <cmath>

namespace pegsheet {

Random RolloutMeans::random() const
{
    // Seeds further apart than the generator's own steps: neighbouring rollouts share no part of its state.
    return Random(m_seed + static_cast<std::uint64_t>(m_found.count) * 0xD1342543DE82EF95ULL);
}

// By Welford: sums of squares would lose what is small beside them.
void RolloutMeans::add(const std::vector<double> &came)
{
    ++m_found.count;
    for (std::size_t i = 0; i < m_found.seats.size(); ++i) {
        Seat &seat = m_found.seats[i];
        const double off = came[i] - seat.mean;
        seat.mean += off / static_cast<double>(m_found.count);
        seat.squares += off * (came[i] - seat.mean);
    }
}

std::vector<double> RolloutMeans::means() const
{
    std::vector<double> means;
    for (const Seat &seat : m_found.seats)
        means.push_back(seat.mean);
    return means;
}

double RolloutMeans::margin() const
{
    constexpr std::int64_t kEnough = 8;
    if (m_found.count < kEnough)
        return 1e9;
    const auto count = static_cast<double>(m_found.count);
    double most = 0;
    for (const Seat &seat : m_found.seats)
        most = std::max(most, std::sqrt(seat.squares / (count * (count - 1))));
    return most;
}

} // namespace pegsheet
