// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "model/core/game.h"
#include "model/core/matchof.h"
#include "model/tapestry/cardbox.h"
#include "model/tapestry/codec.h"
#include "model/tapestry/effects.h"
#include "model/tapestry/listed.h"
#include "model/tapestry/moves.h"
#include "model/tapestry/rules.h"
#include "model/tapestry/scoring.h"
#include "model/tapestry/shape.h"

namespace pegsheet::tapestry {

/// Makes and returns one move of the random player: a kind of the listed moves, all equally likely, then one of that kind. Dice
/// fall by their odds and the tiles lie as they are mixed; what a card says is skipped, a tie is shared, and a civilization is kept
/// where one is left. The match must not be over.
Move playRandomly(State &state, Random &random);
/// The same with the cards that nobody sees. Where cards are named, each that is played or answers a conquest is one of its
/// player's hand, and techs are named as long as one is left.
Move playRandomly(State &state, Random &random, CardBox &box);

/// Tapestry.
struct Game
{
    using State = tapestry::State;
    using Move = tapestry::Move;
    using Effect = tapestry::Effect;

    static const GameInfo &info();
    static MaybeRefusal start(const Setup &setup, State &state) { return tapestry::start(setup, state); }
    static MaybeRefusal refuses(const State &state, const Move &move) { return tapestry::refuses(state, move); }
    static void apply(State &state, const Move &move) { tapestry::apply(state, move, Teller()); }
    static std::vector<Effect> effects(State state, const Move &move)
    {
        std::vector<Effect> effects;
        tapestry::apply(state, move, Teller(effects));
        return effects;
    }
    static Value effectValue(const Effect &effect) { return tapestry::effectValue(effect); }
    static ListedMoves listed(const State &state) { return ListedMoves(state); }
    static bool rolls(const Move &) { return false; }
    static bool beginsRolling(const Move &) { return false; }
    static bool endsTurn(const State &before, const Move &move, const State &after)
    {
        return tapestry::endsTurn(before, move, after);
    }
    static bool isEverybodysTurn(const State &state) { return tapestry::isEverybodysTurn(state); }
    static bool isRolling(const State &) { return false; }
    static bool isNeedless(const State &, const Move &move) { return tapestry::isNeedless(move); }
    static Move playRandomly(State &state, Random &random) { return tapestry::playRandomly(state, random); }
    using Unseen = CardBox;
    static Move playRandomly(State &state, Random &random, CardBox &box) { return tapestry::playRandomly(state, random, box); }
    /// Depth `income` is no game that could be played by chance: its numbers come from the table.
    static MaybeRefusal refusesSimulation(const Setup &setup);
    template <EntropyCoder C>
    static Move codeMove(C &coder, const State &state, const Move &move)
    {
        return tapestry::codeMove(coder, state, move);
    }
    static int player(const State &state) { return playerOf(state); }
    /// Whose turn it is, whoever answers.
    static int keeper(const State &state) { return state.turn; }
    static std::string_view phase(const State &state) { return nameOf(phaseOf(state)); }
    static bool over(const State &state) { return state.step == Step::Over; }
    static std::vector<Score> scores(const State &state) { return scoresOf(state); }
    static std::vector<int> winners(const State &state) { return winnersOf(state); }
    static Value stateValue(const State &state, const Setup &setup)
    {
        return stateValueOf(state, setup.players, !state.isByNumbers());
    }
    static Value stateSchema() { return stateSchemaOf<State>(); }
    static std::uint64_t hash(const State &state) { return hashOfFields(state); }
};
static_assert(pegsheet::Game<Game>);

} // namespace pegsheet::tapestry

namespace pegsheet {

extern template class MatchOf<tapestry::Game>; // compiled once, by entry.cpp

} // namespace pegsheet
