// SPDX-License-Identifier: Apache-2.0
#include "app/cli/commands.h"

#include "app/cli/failure.h"
#include "app/cli/savedmatch.h"

#include <chrono>
#include <cmath>

namespace pegsheet::cli {

namespace {

/// Numbers are printed in millionths: JSON here has no fractions.
std::int64_t millionths(double number)
{
    return std::llround(number * 1e6);
}

Array millionths(const BySeat &numbers)
{
    Array array;
    for (const double number : numbers)
        array.emplace_back(millionths(number));
    return array;
}

bool isNothing(const BySeat &numbers)
{
    for (const double number : numbers)
        if (millionths(number) != 0)
            return false;
    return true;
}

/// Parts of nothing are left out.
void addParts(const Parts &parts, Object &line)
{
    const auto add = [&](const char *name, const BySeat &part) {
        if (!isNothing(part))
            line.push_back({name, millionths(part)});
    };
    add("luck", parts.luck);
    add("rolls", parts.rolls);
    add("choices", parts.choices);
    add("trades", parts.trades);
    add("corrections", parts.corrections);
    add("rest", parts.rest);
}

Object moveLine(const ReviewedMove &move)
{
    Object line{{"place", move.place}, {"seat", move.seat}};
    addParts(move.parts, line);
    if (!move.better.isNull())
        line.push_back({"better", move.better});
    return line;
}

Object turnLine(const ReviewedTurn &turn)
{
    Array moves;
    for (const ReviewedMove &move : turn.moves)
        moves.emplace_back(moveLine(move));
    Object line{{"place", turn.place},
                {"seat", turn.seat},
                {"chances", millionths(turn.chances)},
                {"margin", millionths(turn.margin)},
                {"sampling", millionths(turn.sampling)},
                {"rollouts", turn.rollouts}};
    addParts(turn.parts, line);
    line.push_back({"moves", std::move(moves)});
    return line;
}

Object sumLine(const Review &review)
{
    Object line{{"unit", review.points ? "points" : "chances"},
                {"start", millionths(review.start)},
                {"result", millionths(review.result)},
                {"lastRolls", review.lastRolls}};
    addParts(review.parts, line);
    return line;
}

} // namespace

int review(const ReviewRequest &wanted, Output &out)
{
    const SavedMatch saved = readSavedMatch(wanted.file);
    const auto match = replayed(saved);
    MaybeRefusal refusal;
    Reviewing how;
    how.margin = wanted.margin / 100;
    const auto reviewer = findGame(match->game().id)->review(*match, how, refusal);
    if (refusal)
        throw Refused(std::move(*refusal));
    const auto end = std::chrono::steady_clock::now() + std::chrono::duration<double>(wanted.most);
    bool isKnown = false; // all moves by the model
    while (reviewer->work()) {
        isKnown = isKnown || reviewer->isRollingOut();
        if (isKnown && std::chrono::steady_clock::now() >= end)
            break;
    }
    const Review &review = reviewer->review();
    for (const ReviewedTurn &turn : review.turns)
        out.line(turnLine(turn));
    out.line(sumLine(review));
    return Done;
}

} // namespace pegsheet::cli
