// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>
#include <map>
#include <optional>
#include <vector>

namespace pegsheet::app {

/// How often each value came: what averages, bests and bars are drawn from.
class Histogram
{
public:
    void add(std::int64_t value, std::int64_t count) { m_counts[value] += count; }

    [[nodiscard]] std::int64_t count() const;
    [[nodiscard]] std::int64_t countOf(std::int64_t value) const;
    [[nodiscard]] std::int64_t sum() const;
    /// The average, the greatest and the least value; unset where there is nothing.
    [[nodiscard]] std::optional<double> average() const;
    [[nodiscard]] std::optional<std::int64_t> greatest() const;
    [[nodiscard]] std::optional<std::int64_t> least() const;

    /// So many values from `from` to `to`.
    struct Bin
    {
        std::int64_t from = 0;
        std::int64_t to = 0;
        std::int64_t count = 0;
    };
    /// All values in bins of one width (1, 2, 5, 10, 20, …), at most `most` of them, beginning at a multiple of it.
    [[nodiscard]] std::vector<Bin> bins(int most) const;

private:
    std::map<std::int64_t, std::int64_t> m_counts;
};

} // namespace pegsheet::app
