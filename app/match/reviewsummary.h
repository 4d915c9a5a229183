// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "model/core/review.h"

#include <cstdint>
#include <optional>
#include <vector>

namespace pegsheet::app {

/// What a part of a result came from.
enum class ShareKind : std::uint8_t { Start, Luck, Rolls, Choices, Trades, Corrections, Result };

/// A part of a result, as it is told: rounded to whole per cent, or alone to a tenth of a point.
struct Share
{
    ShareKind kind = ShareKind::Start;
    double amount = 0;

    bool operator==(const Share &) const = default;
};

/// What a review comes to, in numbers.
struct ReviewSummary
{
    /// A move that stands out.
    struct Moment
    {
        int place = 0; ///< of the move, from 0
        int seat = 0;
        double amount = 0; ///< of what its own player gained by it
        Value better;      ///< what the app would have done, where that is another move
    };

    /// By seat: the start first and the result last. What lies between them is added to the start and makes the result, also as it
    /// is rounded.
    std::vector<std::vector<Share>> shares;
    std::optional<Moment> luckiest; ///< the roll that brought its player most
    std::optional<Moment> dearest;  ///< the choice that cost its player most
    /// The seat that won, where one alone did; -1 where not, where it is not over, and of points.
    int winner = -1;
    /// The turn of the review after which the winner was ahead for good; none where it was so from the start.
    std::optional<std::size_t> turned;
    /// Whose own choices were the best, and whom all dice together helped most and least, where it is one player and more than
    /// chance may make of it; -1 where not.
    int bestChoices = -1;
    int mostLuck = -1;
    int leastLuck = -1;
};

/// How much a change weighs that came in that turn: 1 from 2 % of the chance to win, or 2 points, 2 from 5, 3 from 10; 0 where it
/// is less, or no more than what is not known of the turn.
[[nodiscard]] int weightInReview(const Review &review, const ReviewedTurn &turn, double change);

/// Sums up the review of a match, which is over or not.
[[nodiscard]] ReviewSummary summaryOf(const Review &review, bool isOver);

} // namespace pegsheet::app
