// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "model/core/reviewof.h"
#include "tests/model/bronze/table.h"
#include "tests/model/reviewsums.h"

#include <QTest>

#include <algorithm>
#include <cmath>
#include <memory>

/// For tests of reviews: matches to be reviewed, and what must hold of each review.
namespace pegsheet::bronze {

using BronzeMatch = MatchOf<Bronze>;

/// A match whose moves the test takes for legal.
struct Played
{
    std::unique_ptr<BronzeMatch> match;

    explicit Played(int players = 2, std::string_view variant = "classic", const Object &options = {},
                    std::string_view mode = "play")
    {
        const Setup setup{std::vector<std::string>(static_cast<std::size_t>(players), "name"), std::string(variant), options,
                          std::string(mode)};
        MaybeRefusal refusal;
        match = BronzeMatch::start(setup, refusal);
        if (refusal)
            qFatal("the test's set-up is refused");
    }
    /// Returns the place of the move.
    int make(const Move &move) const
    {
        if (const MaybeRefusal refusal = match->play(move))
            QTest::qFail(("refused: " + bytes(refusal->code)).constData(), __FILE__, __LINE__);
        return match->length() - 1;
    }
    /// Moves of that player, at most so many.
    template <typename Play>
    void play(int moves, std::uint64_t seed, Play play) const
    {
        Random random(seed);
        for (; moves > 0 && !match->over(); --moves) {
            State state = match->current();
            make(play(state, random));
        }
    }
    /// A turn in which every die shows the face.
    void turnOf(Face face) const
    {
        Dice dice;
        dice.add(face, match->current().mine().cities());
        make(Roll{dice});
        if (match->current().step == Step::Rolling)
            make(Keep{});
        make(EndTurn{});
    }
};

/// What a correction sets to give those.
[[nodiscard]] inline Value developments(std::initializer_list<const char *> names)
{
    Array list;
    for (const char *name : names)
        list.emplace_back(name);
    return Object{{"developments", list}};
}

/// A match of those players, "fast", "app" or "random", of so many moves at most.
[[nodiscard]] inline Played playedBy(const QByteArray &who, int players, std::string_view variant, int moves, std::uint64_t seed)
{
    const auto fast = std::make_unique<FastPlayer>();
    const auto app = std::make_unique<AppPlayer>();
    Played played(players, variant);
    played.play(moves, seed, [&](State &state, Random &random) {
        return who == "fast" ? fast->play(state, random) : who == "app" ? app->play(state, random) : playRandomly(state, random);
    });
    return played;
}

[[nodiscard]] inline BySeat numbers(const Chances &chances, int players)
{
    return {chances.begin(), chances.begin() + players};
}

/// The whole review.
[[nodiscard]] inline Review reviewed(const BronzeMatch &match, std::int64_t rollouts = 0, double margin = 0.01)
{
    MaybeRefusal refusal;
    const auto reviewer = reviewMatch<Bronze>(match, {margin, rollouts}, refusal);
    if (reviewer == nullptr)
        qFatal("the test's match is not reviewed");
    while (reviewer->work())
        continue;
    return reviewer->review();
}

[[nodiscard]] inline const ReviewedMove &moveAt(const Review &review, int place)
{
    for (const ReviewedTurn &turn : review.turns)
        for (const ReviewedMove &move : turn.moves)
            if (move.place == place)
                return move;
    qFatal("no move of the review has that place");
}

[[nodiscard]] inline bool isSame(const Parts &one, const Parts &other)
{
    const auto parts = all(one);
    const auto others = all(other);
    return std::equal(parts.begin(), parts.end(), others.begin(), [](const BySeat *a, const BySeat *b) { return *a == *b; });
}
/// To the last bit.
[[nodiscard]] inline bool isSame(const Review &one, const Review &other)
{
    const auto sameMove = [](const ReviewedMove &a, const ReviewedMove &b) {
        return a.place == b.place && a.seat == b.seat && a.better == b.better && isSame(a.parts, b.parts);
    };
    const auto sameTurn = [&](const ReviewedTurn &a, const ReviewedTurn &b) {
        return a.place == b.place && a.seat == b.seat && a.chances == b.chances && a.margin == b.margin && a.sampling == b.sampling
            && a.rollouts == b.rollouts && isSame(a.parts, b.parts)
            && std::equal(a.moves.begin(), a.moves.end(), b.moves.begin(), b.moves.end(), sameMove);
    };
    return one.points == other.points && one.lastRolls == other.lastRolls && one.start == other.start && one.result == other.result
        && isSame(one.parts, other.parts)
        && std::equal(one.turns.begin(), one.turns.end(), other.turns.begin(), other.turns.end(), sameTurn);
}

} // namespace pegsheet::bronze
