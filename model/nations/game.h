// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "model/core/game.h"
#include "model/core/matchof.h"
#include "model/nations/codec.h"
#include "model/nations/effects.h"
#include "model/nations/library.h"
#include "model/nations/listed.h"
#include "model/nations/moves.h"
#include "model/nations/rules.h"
#include "model/nations/scoring.h"
#include "model/nations/shape.h"

namespace pegsheet::nations {

/// Makes and returns one move of the random player: a kind among the legal ones, then a move of that kind, all equally likely;
/// dice, events and tiles come out of the library, which must be there. The match must not be over.
Move playRandomly(State &state, Random &random);

/// Nations: The Dice Game.
struct Nations
{
    using State = nations::State;
    using Move = nations::Move;
    using Effect = nations::Effect;

    static const GameInfo &info();
    static MaybeRefusal start(const Setup &setup, State &state) { return nations::start(setup, state); }
    static Object begun(const Setup &setup) { return nations::begun(setup); }
    static MaybeRefusal refuses(const State &state, const Move &move) { return nations::refuses(state, move); }
    static MaybeRefusal refusesNew(const State &state, const Move &move) { return nations::refusesNew(state, move); }
    static void apply(State &state, const Move &move)
    {
        NoEffects sink;
        nations::apply(state, move, sink);
    }
    static std::vector<Effect> effects(State state, const Move &move)
    {
        EffectLog log;
        nations::apply(state, move, log);
        return std::move(log.effects);
    }
    static Value effectValue(const Effect &effect) { return nations::effectValue(effect); }
    static ListedMoves listed(const State &state) { return ListedMoves(state); }
    static bool rolls(const Move &move) { return nations::rolls(move); }
    static bool beginsRolling(const Move &move) { return nations::beginsRolling(move); }
    static bool endsTurn(const State &before, const Move &move, const State &after)
    {
        return nations::endsTurn(before, move, after);
    }
    static bool isRolling(const State &state) { return nations::isRolling(state); }
    static bool isNeedless(const State &state, const Move &move) { return nations::isNeedless(state, move); }
    static Move playRandomly(State &state, Random &random) { return nations::playRandomly(state, random); }
    /// Nothing can be simulated without a library.
    static MaybeRefusal refusesSimulation(const Setup &setup);
    template <EntropyCoder C>
    static Move codeMove(C &coder, const State &state, const Move &move)
    {
        return nations::codeMove(coder, state, move);
    }
    static int player(const State &state) { return state.player; }
    static std::string_view phase(const State &state) { return nameOf(phaseOf(state)); }
    static bool over(const State &state) { return state.step == Step::Over; }
    static std::vector<Score> scores(const State &state) { return scoresOf(state); }
    static std::vector<int> winners(const State &state) { return winnersOf(state); }
    static Value stateValue(const State &state, const Setup &setup) { return stateValueOf(state, setup.players); }
    static Value stateSchema() { return stateSchemaOf<State>(); }
    static std::uint64_t hash(const State &state) { return hashOfFields(state); }
};
static_assert(Game<Nations>);

} // namespace pegsheet::nations

namespace pegsheet {

extern template class MatchOf<nations::Nations>; // compiled once, by game.cpp

} // namespace pegsheet
