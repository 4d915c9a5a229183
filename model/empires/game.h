// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "model/core/game.h"
#include "model/core/matchof.h"
#include "model/empires/box.h"
#include "model/empires/codec.h"
#include "model/empires/effects.h"
#include "model/empires/listed.h"
#include "model/empires/moves.h"
#include "model/empires/rules.h"
#include "model/empires/scoring.h"
#include "model/empires/shape.h"

namespace pegsheet::empires {

/// Makes and returns one move of the random player; cards, numbers and the track come out of the box, which must be there. The
/// match must not be over.
Move playRandomly(State &state, Random &random);

/// Empire's End.
struct Empires
{
    using State = empires::State;
    using Move = empires::Move;
    using Effect = empires::Effect;

    static const GameInfo &info() { return gameInfo(); }
    static MaybeRefusal start(const Setup &setup, State &state) { return empires::start(setup, state); }
    static MaybeRefusal refuses(const State &state, const Move &move) { return empires::refuses(state, move); }
    static void apply(State &state, const Move &move) { empires::apply(state, move, Teller()); }
    static std::vector<Effect> effects(State state, const Move &move)
    {
        std::vector<Effect> effects;
        empires::apply(state, move, Teller(effects));
        return effects;
    }
    static Value effectValue(const Effect &effect) { return empires::effectValue(effect); }
    static ListedMoves listed(const State &state) { return ListedMoves(state); }
    static bool rolls(const Move &) { return false; }
    static bool beginsRolling(const Move &) { return false; }
    static bool endsTurn(const State &before, const Move &move, const State &after)
    {
        return empires::endsTurn(before, move, after);
    }
    static int actor(const Move &move) { return actorOf(move); }
    static bool isRolling(const State &) { return false; }
    static bool onlyEndsTurn(const Move &move) { return std::holds_alternative<Done>(move); }
    static bool isNeedless(const State &state, const Move &move) { return empires::isNeedless(state, move); }
    static Move playRandomly(State &state, Random &random) { return empires::playRandomly(state, random); }
    /// Nothing can be simulated without a box.
    static MaybeRefusal refusesSimulation(const Setup &setup);
    template <EntropyCoder C>
    static Move codeMove(C &coder, const State &state, const Move &move)
    {
        return empires::codeMove(coder, state, move);
    }
    static int player(const State &state) { return playerOf(state); }
    /// Who has the start marker enters what all do (DE Gleichzeitig spielen).
    static int keeper(const State &state) { return state.onlySheets ? playerOf(state) : state.start; }
    static bool isEverybodysTurn(const State &state) { return empires::isEverybodysTurn(state); }
    static std::string_view phase(const State &state) { return nameOf(phaseOf(state)); }
    static bool over(const State &state) { return state.step == Step::Over; }
    static std::vector<Score> scores(const State &state) { return scoresOf(state); }
    static std::vector<int> winners(const State &state) { return winnersOf(state); }
    static Value stateValue(const State &state, const Setup &setup) { return stateValueOf(state, setup.players); }
    static Value stateSchema() { return stateSchemaOf<State>(); }
    static std::uint64_t hash(const State &state) { return hashOfFields(state); }
};
static_assert(Game<Empires>);

} // namespace pegsheet::empires

namespace pegsheet {

extern template class MatchOf<empires::Empires>; // compiled once, by game.cpp

} // namespace pegsheet
