// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "model/core/entropy.h"

#include <cmath>
#include <numeric>

namespace pegsheet {

/// Stands in for an encoder and adds up what the choices are worth: log2(1/p) bits each.
class EntropyMeter final : public EntropyWriter
{
public:
    std::uint32_t uniform(std::uint32_t value, std::uint32_t total) override
    {
        m_bits += std::log2(total);
        return value;
    }
    std::uint32_t weighted(std::uint32_t value, std::span<const std::uint32_t> weights) override
    {
        const double total = std::accumulate(weights.begin(), weights.end(), 0.0);
        m_bits += std::log2(total / weights[value]);
        return value;
    }
    [[nodiscard]] double bits() const { return m_bits; }

private:
    double m_bits = 0;
};

} // namespace pegsheet
