// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/text/language.h"
#include "model/core/matchof.h"
#include "model/tapestry/game.h"
#include "tests/model/tapestry/randommove.h"
#include "tests/model/tapestry/table.h"

#include <QString>
#include <QStringList>

#include <initializer_list>
#include <memory>
#include <string_view>
#include <utility>

/// Matches of Tapestry for tests; moves are written as lines (model/core/notation.h).
namespace pegsheet::tapestry {

using TheMatch = MatchOf<tapestry::Game>;

/// Of so many of Ada, Benedikt and others.
[[nodiscard]] inline std::unique_ptr<TheMatch> begun(int players, Object options = {}, std::string_view mode = "play")
{
    Setup setup;
    setup.options = std::move(options);
    setup.mode = mode;
    for (const char *name : {"Ada", "Benedikt", "Cleo „die Große“", "陈", "E"})
        if (static_cast<int>(setup.players.size()) < players)
            setup.players.emplace_back(name);
    MaybeRefusal refusal;
    auto match = TheMatch::start(canonicalSetup(gameInfo(), setup), refusal);
    if (refusal)
        qFatal("the set-up is refused: %s", std::string(refusal->code).c_str());
    return match;
}

/// Makes the moves one after the other.
inline void play(TheMatch &match, std::initializer_list<std::string_view> lines)
{
    for (const std::string_view line : lines)
        if (const auto refusal = match.play(moveOf(line)))
            qFatal("refused: %s (%s)", std::string(line).c_str(), std::string(refusal->code).c_str());
}

[[nodiscard]] inline QStringList namesOf(const TheMatch &match)
{
    QStringList names;
    for (const std::string &name : match.setup().players)
        names.append(QString::fromStdString(name));
    return names;
}

/// A move that the table makes by itself, or what a card says; it may be refused.
[[nodiscard]] inline Move randomTold(const State &state, Random &random)
{
    const auto seat = static_cast<std::uint8_t>(random.below(state.players));
    switch (random.below(5)) {
    case 0: return TellEffect{randomBenefit(random), {}};
    case 1: return District{seat};
    case 2: return TellBenefit{seat, randomBenefit(random), random.below(2) == 0 ? "why not" : ""};
    case 3: {
        Correct move;
        move.set.set = {{"achievements", Object{{"middle_island", Array{int{seat}}}}}, {"queue", Array()}};
        return move;
    }
    default: break;
    }
    return randomMiddle(seat, random);
}

/// A match of random moves to its end; while it is played move by move the table says something now and then.
[[nodiscard]] inline std::unique_ptr<TheMatch> played(int players, std::uint64_t seed, const Object &options = {},
                                                      std::string_view mode = "play")
{
    constexpr int kLong = 600;
    auto match = begun(players, options, mode);
    Random random(seed);
    while (!match->over()) {
        State state = match->current();
        const bool isByMoves = !state.isByNumbers() && match->length() < kLong;
        if (isByMoves && random.below(8) == 0) {
            (void)match->play(randomTold(state, random));
            continue;
        }
        const Move move = isByMoves ? randomMove(state, random) : playRandomly(state, random);
        if (const auto refusal = match->play(move))
            qFatal("a random move is refused: %s", std::string(refusal->code).c_str());
    }
    return match;
}

} // namespace pegsheet::tapestry
