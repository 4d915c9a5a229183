// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <algorithm>
#include <chrono>
#include <cstdio>
#include <vector>

/// Times that a benchmark prints.
namespace pegsheet::bench {

/// How long the work takes.
template <typename Work>
double milliseconds(Work &&work)
{
    const auto begin = std::chrono::steady_clock::now();
    work();
    return std::chrono::duration<double, std::milli>(std::chrono::steady_clock::now() - begin).count();
}

/// The value below which that share of them lies; there must be some.
inline double part(std::vector<double> values, double share)
{
    std::sort(values.begin(), values.end());
    return values.at(static_cast<std::size_t>(share * static_cast<double>(values.size() - 1)));
}

/// Prints median, 99th percentile and worst, a line each.
inline void print(const char *name, const std::vector<double> &values)
{
    std::printf("%s median %8.3f ms\n%s p99    %8.3f ms\n%s worst  %8.3f ms\n", name, part(values, 0.5), name, part(values, 0.99),
                name, part(values, 1));
}

} // namespace pegsheet::bench
