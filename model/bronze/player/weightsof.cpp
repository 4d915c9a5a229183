// SPDX-License-Identifier: Apache-2.0
#include "model/bronze/player/weights.h"

#include <algorithm>
#include <iterator>

namespace pegsheet::bronze {

namespace {

#include "model/bronze/player/weights.inc"

template <std::size_t N>
constexpr Weights weights(const std::int32_t (&numbers)[N])
{
    static_assert(N == Weights::Count, "weights.inc: as many numbers as there are weights");
    Weights weights;
    std::copy(std::begin(numbers), std::end(numbers), weights.thousandths.begin());
    return weights;
}

struct Row
{
    Weights alone;
    Weights several;
};
constexpr Per<Row, Variant> kRows{{{
    {weights(kClassicAlone), weights(kClassicSeveral)},
    {weights(kEdition2024Alone), weights(kEdition2024Several)},
    {weights(kLateAlone), weights(kLateSeveral)},
}}};

} // namespace

const Weights &weightsOf(Variant variant, int players)
{
    return players == 1 ? kRows[variant].alone : kRows[variant].several;
}

} // namespace pegsheet::bronze
