// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "model/bronze/codec.h"
#include "model/bronze/effects.h"
#include "model/bronze/listed.h"
#include "model/bronze/moves.h"
#include "model/bronze/player/appplayer.h"
#include "model/bronze/player/easyplayer.h"
#include "model/bronze/player/fastplayer.h"
#include "model/bronze/player/rollout.h"
#include "model/bronze/rules.h"
#include "model/bronze/scoring.h"
#include "model/bronze/shape.h"
#include "model/core/game.h"
#include "model/core/matchof.h"

namespace pegsheet::bronze {

/// The state as the outside sees it; names come from the set-up.
[[nodiscard]] Value stateValue(const State &state, const Setup &setup);
[[nodiscard]] Value stateSchema();
/// The same number for the same state on every compiler and machine.
[[nodiscard]] std::uint64_t hashOf(const State &state);

/// Makes and returns one move of the random player: a kind among the legal ones, then a move of that kind,
/// all equally likely; dice fall by their true odds. A trade, at most one a turn, counts as a kind. Where finished sheets
/// are entered, the next one, out of a match played so. The match must not be over.
Move playRandomly(State &state, Random &random);

/// Roll Through the Ages: The Bronze Age.
struct Bronze
{
    using State = bronze::State;
    using Move = bronze::Move;
    using Effect = bronze::Effect;
    using EasyPlayer = bronze::EasyPlayer;
    using FastPlayer = bronze::FastPlayer;
    using AppPlayer = bronze::AppPlayer;
    using Evaluator = bronze::Evaluator;
    using Rollout = bronze::Rollout;

    static const GameInfo &info();
    static MaybeRefusal start(const Setup &setup, State &state) { return bronze::start(setup, state); }
    static Object begun(const Setup &setup) { return bronze::begun(setup); }
    static MaybeRefusal refuses(const State &state, const Move &move) { return bronze::refuses(state, move); }
    static MaybeRefusal refusesNew(const State &state, const Move &move) { return bronze::refusesNew(state, move); }
    static void apply(State &state, const Move &move)
    {
        NoEffects sink;
        bronze::apply(state, move, sink);
    }
    static std::vector<Effect> effects(State state, const Move &move)
    {
        EffectLog log;
        bronze::apply(state, move, log);
        return std::move(log.effects);
    }
    static Value effectValue(const Effect &effect) { return bronze::effectValue(effect); }
    static ListedMoves listed(const State &state) { return ListedMoves(state); }
    static bool rolls(const Move &move) { return bronze::rolls(move); }
    static bool beginsRolling(const Move &move) { return bronze::beginsRolling(move); }
    static bool endsTurn(const State &before, const Move &move, const State &after)
    {
        return bronze::endsTurn(before, move, after);
    }
    static bool isRolling(const State &state) { return bronze::isRolling(state); }
    static bool onlyEndsTurn(const Move &move) { return std::holds_alternative<EndTurn>(move); }
    static bool isNeedless(const State &state, const Move &move) { return bronze::isNeedless(state, move); }
    static bool isReroll(const Move &move) { return bronze::isReroll(move); }
    static bool keepsDice(const Move &move) { return bronze::keepsDice(move); }
    static bool isSameDecision(const Move &one, const Move &other) { return bronze::isSameDecision(one, other); }
    static MovePart partOf(const Move &move) { return bronze::partOf(move); }
    static MaybeRefusal refusesReview(const State &state) { return bronze::refusesReview(state); }
    static Move playRandomly(State &state, Random &random) { return bronze::playRandomly(state, random); }
    template <EntropyCoder C>
    static Move codeMove(C &coder, const State &state, const Move &move)
    {
        return bronze::codeMove(coder, state, move);
    }
    static int player(const State &state) { return state.player; }
    static std::string_view phase(const State &state) { return nameOf(phaseOf(state)); }
    static bool over(const State &state) { return state.step == Step::Over; }
    static std::vector<Score> scores(const State &state) { return scoresOf(state); }
    static std::vector<int> winners(const State &state) { return winnersOf(state); }
    static Value stateValue(const State &state, const Setup &setup) { return bronze::stateValue(state, setup); }
    static Value stateSchema() { return bronze::stateSchema(); }
    static std::uint64_t hash(const State &state) { return hashOf(state); }
};
static_assert(Game<Bronze>);

} // namespace pegsheet::bronze

namespace pegsheet {

extern template class MatchOf<bronze::Bronze>; // compiled once, by game.cpp

} // namespace pegsheet
