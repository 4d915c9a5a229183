// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "model/core/review.h"

#include <algorithm>
#include <cmath>
#include <vector>

/// That all of a review adds up.
namespace pegsheet {

[[nodiscard]] inline std::vector<const BySeat *> all(const Parts &parts)
{
    return {&parts.luck, &parts.rolls, &parts.choices, &parts.trades, &parts.corrections, &parts.rest};
}

[[nodiscard]] inline double sumOf(const BySeat &numbers)
{
    double sum = 0;
    for (const double number : numbers)
        sum += number;
    return sum;
}

/// The largest of them.
[[nodiscard]] inline double sizeOf(const BySeat &numbers)
{
    double size = 0;
    for (const double number : numbers)
        size = std::max(size, std::abs(number));
    return size;
}
/// The same of all parts but that one.
[[nodiscard]] inline double sizeBut(const Parts &parts, const BySeat &but)
{
    double size = 0;
    for (const BySeat *part : all(parts))
        size = std::max(size, part == &but ? 0 : sizeOf(*part));
    return size;
}

/// By how much the numbers and all parts together are off from what comes after them.
[[nodiscard]] inline double offBy(BySeat before, const Parts &parts, const BySeat &after)
{
    for (std::size_t seat = 0; seat < before.size(); ++seat) {
        for (const BySeat *part : all(parts))
            before[seat] += part->at(seat);
        before[seat] -= after.at(seat);
    }
    return sizeOf(before);
}

/// By how much anything of the review does not add up: the match, each turn, and the parts of its turns.
[[nodiscard]] inline double offBy(const Review &review)
{
    double off = offBy(review.start, review.parts, review.result);
    BySeat luck(review.start.size(), 0.0);
    for (std::size_t turn = 0; turn < review.turns.size(); ++turn) {
        const ReviewedTurn &here = review.turns[turn];
        const bool isLast = turn + 1 == review.turns.size();
        off = std::max(off, offBy(here.chances, here.parts, isLast ? review.result : review.turns[turn + 1].chances));
        BySeat choices = here.parts.choices;
        for (std::size_t seat = 0; seat < luck.size(); ++seat) {
            luck[seat] += here.parts.luck[seat];
            for (const ReviewedMove &move : here.moves)
                choices[seat] -= move.parts.choices[seat];
        }
        off = std::max(off, sizeOf(choices));
    }
    for (std::size_t seat = 0; seat < luck.size(); ++seat)
        luck[seat] -= review.parts.luck[seat];
    return std::max(off, sizeOf(luck));
}

} // namespace pegsheet
