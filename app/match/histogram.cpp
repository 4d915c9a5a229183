// SPDX-License-Identifier: Apache-2.0
#include "app/match/histogram.h"

#include <array>
#include <numeric>

namespace pegsheet::app {

namespace {

// Towards the lower one, also below zero.
std::int64_t flooredTo(std::int64_t value, std::int64_t step)
{
    const std::int64_t rest = value % step;
    return value - rest - (rest < 0 ? step : 0);
}

} // namespace

std::int64_t Histogram::count() const
{
    return std::accumulate(m_counts.begin(), m_counts.end(), std::int64_t(0),
                           [](auto sum, const auto &each) { return sum + each.second; });
}

std::int64_t Histogram::countOf(std::int64_t value) const
{
    const auto found = m_counts.find(value);
    return found == m_counts.end() ? 0 : found->second;
}

std::int64_t Histogram::sum() const
{
    return std::accumulate(m_counts.begin(), m_counts.end(), std::int64_t(0),
                           [](auto sum, const auto &each) { return sum + each.first * each.second; });
}

std::optional<double> Histogram::average() const
{
    const std::int64_t number = count();
    return number == 0 ? std::nullopt : std::optional(static_cast<double>(sum()) / static_cast<double>(number));
}

std::optional<std::int64_t> Histogram::greatest() const
{
    return m_counts.empty() ? std::nullopt : std::optional(m_counts.rbegin()->first);
}

std::optional<std::int64_t> Histogram::least() const
{
    return m_counts.empty() ? std::nullopt : std::optional(m_counts.begin()->first);
}

std::vector<Histogram::Bin> Histogram::bins(int most) const
{
    std::vector<Bin> bins;
    if (m_counts.empty())
        return bins;
    static constexpr std::array<std::int64_t, 3> kSteps{1, 2, 5};
    std::int64_t width = 1;
    for (std::size_t step = 0; (*greatest() - flooredTo(*least(), width)) / width >= most; ++step) {
        std::int64_t tens = 1;
        for (std::size_t ten = 0; ten < (step + 1) / kSteps.size(); ++ten)
            tens *= 10;
        width = kSteps[(step + 1) % kSteps.size()] * tens;
    }
    for (std::int64_t from = flooredTo(*least(), width); from <= *greatest(); from += width)
        bins.push_back({from, from + width - 1, 0});
    for (const auto &[value, count] : m_counts)
        bins[static_cast<std::size_t>((value - bins.front().from) / width)].count += count;
    return bins;
}

} // namespace pegsheet::app
