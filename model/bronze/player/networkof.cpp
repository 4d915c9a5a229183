// SPDX-License-Identifier: Apache-2.0
#include "model/bronze/player/network.h"

#include "model/core/enums.h"

#include <cstdint>
#include <limits>

namespace pegsheet::bronze {

namespace {

#include "model/bronze/player/chances_2024.inc"
#include "model/bronze/player/chances_classic.inc"
#include "model/bronze/player/chances_late.inc"

// What units add up to, each at its most, fits into a number of 32 bits, a bias included.
constexpr bool fits(const std::int16_t *weights, int units, int most)
{
    std::int64_t sum = 0;
    for (int unit = 0; unit < units; ++unit)
        sum += weights[unit] < 0 ? -weights[unit] : weights[unit];
    constexpr std::int64_t kBias = std::int64_t{1} << 28;
    return sum * most + kBias <= std::numeric_limits<std::int32_t>::max();
}
template <std::size_t N>
constexpr bool fits(const std::int16_t (&numbers)[N], bool alone)
{
    const std::int16_t *answer = numbers + N - 1 - Network::kSecond;
    const int inputs = Network::units(alone) * Network::views(alone);
    for (int unit = 0; unit < Network::kSecond; ++unit)
        if (!fits(answer - Network::kSecond - (Network::kSecond - unit) * inputs, inputs, (kMaxSeats - 1) * Network::kMost))
            return false;
    return fits(answer, Network::kSecond, Network::kMost);
}

template <std::size_t A, std::size_t S>
consteval bool bothFit(const std::int16_t (&alone)[A], const std::int16_t (&several)[S])
{
    return A == Network::size(true) && S == Network::size(false) && fits(alone, true) && fits(several, false);
}
static_assert(bothFit(kClassicAloneNetwork, kClassicSeveralNetwork));
static_assert(bothFit(kEdition2024AloneNetwork, kEdition2024SeveralNetwork));
static_assert(bothFit(kLateAloneNetwork, kLateSeveralNetwork));

struct Networks
{
    Network alone;
    Network several;
};
constexpr Per<Networks, Variant> kNetworks{{{
    {{kClassicAloneNetwork, true}, {kClassicSeveralNetwork, false}},
    {{kEdition2024AloneNetwork, true}, {kEdition2024SeveralNetwork, false}},
    {{kLateAloneNetwork, true}, {kLateSeveralNetwork, false}},
}}};

} // namespace

Network networkOf(Variant variant, int players)
{
    return players == 1 ? kNetworks[variant].alone : kNetworks[variant].several;
}

} // namespace pegsheet::bronze
