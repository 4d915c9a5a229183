// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <array>
#include <bit>
#include <cstdint>

namespace pegsheet {

/// xoshiro256** seeded through splitmix64: the generator of the random player and of the app's dice.
/// The same on every machine, unlike the standard library's distributions.
class Random
{
public:
    explicit constexpr Random(std::uint64_t seed)
    {
        for (std::uint64_t &word : m_state) {
            seed += 0x9E3779B97F4A7C15ULL;
            std::uint64_t mixed = seed;
            mixed = (mixed ^ mixed >> 30U) * 0xBF58476D1CE4E5B9ULL;
            mixed = (mixed ^ mixed >> 27U) * 0x94D049BB133111EBULL;
            word = mixed ^ mixed >> 31U;
        }
    }

    constexpr std::uint64_t next()
    {
        const std::uint64_t result = std::rotl(m_state[1] * 5, 7) * 9;
        const std::uint64_t shifted = m_state[1] << 17U;
        m_state[2] ^= m_state[0];
        m_state[3] ^= m_state[1];
        m_state[1] ^= m_state[2];
        m_state[0] ^= m_state[3];
        m_state[2] ^= shifted;
        m_state[3] = std::rotl(m_state[3], 45);
        return result;
    }

    /// Uniform in [0, bound); bound is at least 1. Multiplies the upper half of a word by the bound and
    /// rejects the few values that would make some results likelier.
    constexpr std::uint32_t below(std::uint32_t bound)
    {
        std::uint64_t product = (next() >> 32U) * bound;
        auto low = static_cast<std::uint32_t>(product);
        if (low < bound) {
            const std::uint32_t threshold = (0U - bound) % bound;
            while (low < threshold) {
                product = (next() >> 32U) * bound;
                low = static_cast<std::uint32_t>(product);
            }
        }
        return static_cast<std::uint32_t>(product >> 32U);
    }

private:
    std::array<std::uint64_t, 4> m_state{};
};

} // namespace pegsheet
