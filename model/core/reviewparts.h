// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "model/core/review.h"

#include <cstddef>
#include <utility>

/// Sums of what a review consists of.
namespace pegsheet {

inline void add(BySeat &to, const BySeat &change, double times = 1)
{
    for (std::size_t seat = 0; seat < to.size(); ++seat)
        to[seat] += times * change[seat];
}

[[nodiscard]] inline BySeat less(BySeat from, const BySeat &what)
{
    add(from, what, -1);
    return from;
}

/// Makes all parts nothing, for so many seats.
inline void clear(Parts &parts, std::size_t seats)
{
    for (BySeat *part : {&parts.luck, &parts.rolls, &parts.choices, &parts.trades, &parts.corrections, &parts.rest})
        part->assign(seats, 0.0);
}

inline void add(Parts &to, const Parts &parts)
{
    add(to.luck, parts.luck);
    add(to.rolls, parts.rolls);
    add(to.choices, parts.choices);
    add(to.trades, parts.trades);
    add(to.corrections, parts.corrections);
    add(to.rest, parts.rest);
}

} // namespace pegsheet
