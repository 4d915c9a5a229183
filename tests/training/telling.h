// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <algorithm>
#include <cmath>
#include <cstdio>
#include <string>

/// Figures that are measured, each with its limit.
namespace pegsheet::training {

inline bool allKept = true; ///< of the figures told so far

inline void tell(const std::string &what, double measured, double limit, bool kept)
{
    std::printf("%s: %.5f (%s %.5f)\n", what.c_str(), measured, kept ? "within" : "NOT within", limit);
    std::fflush(stdout);
    allKept = allKept && kept;
}

/// The mean of numbers and its standard error.
class Mean
{
public:
    void add(double number)
    {
        ++m_count;
        m_sum += number;
        m_squares += number * number;
    }
    [[nodiscard]] double mean() const { return m_count == 0 ? 0 : m_sum / m_count; }
    [[nodiscard]] double error() const
    {
        return m_count < 2 ? 0 : std::sqrt(std::max(0.0, m_squares / m_count - mean() * mean()) / m_count);
    }

private:
    double m_count = 0;
    double m_sum = 0;
    double m_squares = 0;
};

} // namespace pegsheet::training
