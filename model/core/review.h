// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "model/core/enums.h"
#include "model/core/refusal.h"
#include "model/core/value.h"

#include <cstdint>
#include <memory>
#include <string>
#include <vector>

namespace pegsheet {

/// A number by seat: the chance to win, where all of them sum to 1, or alone the expected final score; or a change of it.
using BySeat = std::vector<double>;

/// What a move was part of: play by the rules; a trade, which two agreed on; a correction by the table.
enum class MovePart : std::uint8_t { Play, Trade, Correction };

/// What changed the chances, by what it came from. Start and all parts together are the result.
struct Parts
{
    BySeat luck;        ///< dice against their mean
    BySeat rolls;       ///< dice and what was kept of them, where only the last roll of each turn was entered
    BySeat choices;     ///< what was decided against what the app would have done
    BySeat trades;      ///< agreed by two
    BySeat corrections; ///< by the table
    BySeat rest;        ///< what the values before and after disagree by; nobody's merit, shown with the luck
};

/// One move of the line.
struct ReviewedMove
{
    int place = 0; ///< from 0
    int seat = -1; ///< whose move it was; -1 for the table's
    Parts parts;
    Value better;     ///< what the app would have done, where that is another move; null otherwise
    double hoped = 0; ///< what that would have brought its own player in the end
};

/// One turn of the line, or what of it was played.
struct ReviewedTurn
{
    int place = 0; ///< of its first move
    int seat = 0;
    BySeat chances;      ///< before it
    double margin = 0;   ///< how far they may be off, a standard error, of the seat of which it is largest; 0 where they are sure
    double sampling = 0; ///< what of it more rollouts take away
    std::int64_t rollouts = 0;
    /// Of points: one final score of ten comes out below, and one above, if all is played to the end. Alike before that is known.
    double low = 0;
    double high = 0;
    Parts parts; ///< of its moves
    std::vector<ReviewedMove> moves;
};

/// A match reviewed: the chances of all seats before each turn, if from there on everybody had played as the app does, and what of
/// their changes was dice and what was decided.
struct Review
{
    bool points = false;    ///< the unit is points, since there is nobody to beat
    bool lastRolls = false; ///< only the last roll of each turn was entered
    std::vector<ReviewedTurn> turns;
    BySeat start;
    Parts parts;   ///< of the whole match
    BySeat result; ///< of a match that is not over, the chances now
};

/// How far a review is refined.
struct Reviewing
{
    double margin = 0.01;              ///< every turn's sampling is to be that small; of points, that part of the score
    std::int64_t rollouts = 1'000'000; ///< but at most so many in all
    std::string found = {};            ///< by an earlier review, see Reviewer::found(); of another line or version it is left out
};

/// Reviews the line of a match, from the set-up to the head, bit by bit, so that a page can do it between frames.
class Reviewer
{
public:
    virtual ~Reviewer() = default;
    Reviewer() = default;
    Reviewer(const Reviewer &) = delete;
    Reviewer &operator=(const Reviewer &) = delete;

    /// Does a bit, about a millisecond: a move by the model, later a rollout of a turn. Returns whether anything is left to do.
    virtual bool work() = 0;
    /// All moves are known by the model; what is left only makes the chances of turns more exact.
    [[nodiscard]] virtual bool isRollingOut() const = 0;
    /// What is known so far. All moves are there once work() has gone through them.
    [[nodiscard]] virtual const Review &review() = 0;
    /// What the rollouts found, at most kMostKept bytes, for a later review of the same line; empty where there were none.
    /// keptLuck() says of it who had what luck, where the match is over, was played by several, and where dice and keeping stand
    /// apart.
    [[nodiscard]] virtual std::string found() = 0;
};

} // namespace pegsheet
