// SPDX-License-Identifier: Apache-2.0
#include "app/match/reviewsummary.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace pegsheet::app {

namespace {

constexpr std::array kWeights{0.02, 0.05, 0.1};
constexpr double kPointsOfAll = 100; // points weigh as that part of a match
constexpr double kClear = 0.05;      // by so much one is before the others, whatever else is known
constexpr double kTiny = 1e-9;

bool isAny(const BySeat &part)
{
    return std::any_of(part.begin(), part.end(), [](double amount) { return std::abs(amount) > kTiny; });
}

// The luck is what the others leave: what values before and after disagree by is with it, and so is what rounding is off by.
std::vector<Share> sharesOf(const Review &review, std::size_t seat)
{
    const double unit = review.points ? 0.1 : 0.01;
    const auto units = [unit](double amount) { return std::lround(amount / unit); };
    const auto share = [unit](ShareKind kind, long count) { return Share{kind, static_cast<double>(count) * unit}; };
    const long start = units(review.start[seat]);
    const long result = units(review.result[seat]);
    const long choices = units(review.parts.choices[seat]);
    const long trades = units(review.parts.trades[seat]);
    const long corrections = units(review.parts.corrections[seat]);
    std::vector<Share> shares{
        share(ShareKind::Start, start),
        share(review.lastRolls ? ShareKind::Rolls : ShareKind::Luck, result - start - choices - trades - corrections),
        share(ShareKind::Choices, choices)};
    if (isAny(review.parts.trades))
        shares.push_back(share(ShareKind::Trades, trades));
    if (isAny(review.parts.corrections))
        shares.push_back(share(ShareKind::Corrections, corrections));
    shares.push_back(share(ShareKind::Result, result));
    return shares;
}

// The moves that weigh anything, each by what its player gained.
void findMoments(const Review &review, ReviewSummary &summary)
{
    for (const ReviewedTurn &turn : review.turns)
        for (const ReviewedMove &move : turn.moves) {
            if (move.seat < 0)
                continue;
            const auto seat = static_cast<std::size_t>(move.seat);
            const double luck = move.parts.luck[seat] + move.parts.rolls[seat];
            if (luck > (summary.luckiest ? summary.luckiest->amount : 0) && weightInReview(review, turn, luck) > 0)
                summary.luckiest = {move.place, move.seat, luck, {}};
            const double choice = move.parts.choices[seat];
            if (choice < (summary.dearest ? summary.dearest->amount : 0) && weightInReview(review, turn, choice) > 0)
                summary.dearest = {move.place, move.seat, choice, move.better};
        }
}

bool isAhead(const BySeat &chances, std::size_t seat)
{
    for (std::size_t other = 0; other < chances.size(); ++other)
        if (other != seat && chances[other] >= chances[seat])
            return false;
    return true;
}

void findTurn(const Review &review, ReviewSummary &summary)
{
    const auto won = std::find_if(review.result.begin(), review.result.end(), [](double part) { return part > 1 - kTiny; });
    if (won == review.result.end())
        return;
    const auto winner = won - review.result.begin();
    summary.winner = static_cast<int>(winner);
    for (std::size_t turn = review.turns.size(); turn > 0 && !summary.turned; --turn)
        if (!isAhead(review.turns[turn - 1].chances, static_cast<std::size_t>(winner)))
            summary.turned = turn - 1;
}

// The seat with the most of it, where no other has nearly as much.
int clearFirst(const BySeat &amounts, double margin)
{
    const auto most = std::max_element(amounts.begin(), amounts.end());
    const auto isNear = [&](const double &amount) { return &amount != &*most && *most - amount <= margin; };
    return std::any_of(amounts.begin(), amounts.end(), isNear) ? -1 : static_cast<int>(most - amounts.begin());
}

void compare(const Review &review, ReviewSummary &summary)
{
    if (review.lastRolls || review.turns.empty())
        return; // nobody knows what was luck and what was kept
    const double margin = std::max(kClear, 2 * review.turns.front().margin);
    BySeat choices(review.start.size(), 0.0);
    BySeat luck = review.parts.luck;
    BySeat noLuck;
    for (std::size_t seat = 0; seat < luck.size(); ++seat)
        noLuck.push_back(-(luck[seat] += review.parts.rest[seat]));
    for (const ReviewedTurn &turn : review.turns)
        for (const ReviewedMove &move : turn.moves)
            if (move.seat >= 0)
                choices[static_cast<std::size_t>(move.seat)] += move.parts.choices[static_cast<std::size_t>(move.seat)];
    summary.bestChoices = clearFirst(choices, margin);
    summary.mostLuck = clearFirst(luck, margin);
    summary.leastLuck = clearFirst(noLuck, margin);
}

} // namespace

int weightInReview(const Review &review, const ReviewedTurn &turn, double change)
{
    const double size = std::abs(change) / (review.points ? kPointsOfAll : 1);
    if (std::abs(change) <= turn.margin)
        return 0;
    return static_cast<int>(std::count_if(kWeights.begin(), kWeights.end(), [&](double least) { return size >= least; }));
}

ReviewSummary summaryOf(const Review &review, bool isOver)
{
    ReviewSummary summary;
    for (std::size_t seat = 0; seat < review.start.size(); ++seat)
        summary.shares.push_back(sharesOf(review, seat));
    findMoments(review, summary);
    if (isOver && !review.points) {
        findTurn(review, summary);
        compare(review, summary);
    }
    return summary;
}

} // namespace pegsheet::app
