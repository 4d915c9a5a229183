// SPDX-License-Identifier: Apache-2.0
#include "tests/fuzz/reviewbytes.h"

#include "model/bronze/game.h"
#include "model/core/reviewof.h"
#include "tests/fuzz/bronzebytes.h"
#include "tests/model/reviewsums.h"

#include <cmath>
#include <memory>

namespace pegsheet::bronze {

namespace {

constexpr int kLongest = 200;
constexpr double kSum = 1e-6;

std::unique_ptr<MatchOf<Bronze>> begun(ByteSource &source)
{
    Setup setup;
    const GameInfo &info = Bronze::info();
    for (std::uint32_t seat = source.below(static_cast<std::uint32_t>(info.maxPlayers)) + 1; seat > 0; --seat)
        setup.players.push_back("Player " + std::to_string(seat));
    setup.variant = info.variants[source.below(static_cast<std::uint32_t>(info.variants.size()))];
    setup.mode = source.below(16) == 0 ? "scoring" : "play";
    MaybeRefusal refusal;
    return MatchOf<Bronze>::start(setup, refusal);
}

void goOn(MatchOf<Bronze> &match, ByteSource &source)
{
    const auto listed = Bronze::listed(match.current());
    switch (source.below(8)) {
    case 0: match.undo(static_cast<int>(source.below(6))); break;
    case 1:
    case 2: (void)match.play(anyCorrection(source)); break;
    case 3:
    case 4:
    case 5:
        if (!Bronze::over(match.current())) {
            State state = match.current();
            Random random(source.below(1000));
            (void)match.play(playRandomly(state, random));
        }
        break;
    default:
        if (listed.size() > 0)
            (void)match.play(listed.at(source.below(listed.size())));
        break;
    }
}

bool isChance(const BySeat &chances, bool points)
{
    for (const double chance : chances)
        if (!std::isfinite(chance) || (!points && (chance < 0 || chance > 1 + kSum)))
            return false;
    return points || std::abs(sumOf(chances) - 1) <= kSum;
}

std::string faultOf(const Review &review)
{
    if (!isChance(review.start, review.points) || !isChance(review.result, review.points))
        return "the chances at the beginning or at the end are none";
    double size = 1;
    for (const ReviewedTurn &turn : review.turns) {
        if (!isChance(turn.chances, review.points))
            return "the chances before a turn are none";
        if (!std::isfinite(turn.margin) || turn.margin < 0)
            return "a margin is none";
        size = std::max(size, sizeOf(turn.chances));
    }
    return offBy(review) <= kSum * size ? std::string() : "the parts do not add up";
}

} // namespace

std::string faultOfReviewed(std::span<const std::uint8_t> bytes)
{
    ByteSource source(bytes);
    const auto match = begun(source);
    for (int step = 0; step < kLongest && !source.empty(); ++step)
        goOn(*match, source);
    MaybeRefusal refusal;
    Reviewing how;
    how.rollouts = 16;
    const auto reviewer = reviewMatch<Bronze>(*match, how, refusal);
    if (reviewer == nullptr)
        return refusal ? std::string() : "it is not reviewed, and nobody says why";
    while (reviewer->work())
        continue;
    return faultOf(reviewer->review());
}

} // namespace pegsheet::bronze
