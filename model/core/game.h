// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "model/core/entropy.h"
#include "model/core/match.h"
#include "model/core/random.h"

#include <concepts>
#include <cstdint>
#include <string_view>
#include <vector>

namespace pegsheet {

/// What a game offers to the rest of the program.
///
/// `apply` is pure on accepted moves: it rolls no dice and reads no clock. `effects` is the same move made
/// on a copy, telling what it did. `listed` is a lazily indexed range (size, at, indexOf) over the listed
/// moves; open moves are accepted exactly when `refuses` has nothing against them.
///
/// How moves make turns: `rolls` says whether a move is part of the rolling of a turn, `beginsRolling` whether it is the first of
/// it; `endsTurn` looks at the states before and after the move as well; `isRolling` says whether dice of the turn are still to be
/// rolled or read. `isNeedless` is asked about a move that is refused in a state: whether nothing is lost without it, as the end of
/// a turn that is over already.
///
/// A game may have functions of the names below, where what is said there is not so: `onlyEndsTurn(move)`, no move does nothing but
/// end a turn; `keeper(state)`, who keeps the round is the player; `isEverybodysTurn(state)`, it is always the player's turn;
/// `actor(move)`, the move is that of whose turn it is; `refusesNew(state, move)`, a move that `refuses` has nothing against may be
/// made. It says why such a move is not made any more, though one that was made before stays readable: in a kept match, a shared
/// code, and where the past is mended. `FastPlayer` and `AppPlayer`, classes with `play(state, random)`: a player that thinks
/// one turn ahead, and the one by which the app judges; they make and return one move, as `playRandomly` does. What a game offers
/// to have its matches reviewed stands in reviewof.h.
///
/// `playRandomly` makes one move of the random player. `codeMove` writes a move in a shared code (a writer looks at the move, the
/// decoder returns the one it reads, in any state; order and weights are the shared format, see entropy.h). Every move is a
/// variant of described structs (fields.h).
// clang-format off
template <typename G>
concept Game = std::regular<typename G::State> && std::copyable<typename G::Move>
    && requires(const typename G::State &state, typename G::State &changed, const typename G::Move &move,
                const typename G::Effect &effect, const Setup &setup, Random &random, std::uint32_t index,
                EntropyWriter &writer, EntropyDecoder &decoder) {
           { G::info() } -> std::same_as<const GameInfo &>;
           { G::start(setup, changed) } -> std::same_as<MaybeRefusal>;
           { G::refuses(state, move) } -> std::same_as<MaybeRefusal>;
           { G::apply(changed, move) } -> std::same_as<void>;
           { G::effects(state, move) } -> std::same_as<std::vector<typename G::Effect>>;
           { G::effectValue(effect) } -> std::same_as<Value>;
           { G::listed(state).size() } -> std::same_as<std::uint32_t>;
           { G::listed(state).at(index) } -> std::same_as<typename G::Move>;
           { G::listed(state).indexOf(move) } -> std::same_as<std::optional<std::uint32_t>>;
           { G::rolls(move) } -> std::same_as<bool>;
           { G::beginsRolling(move) } -> std::same_as<bool>;
           { G::endsTurn(state, move, state) } -> std::same_as<bool>;
           { G::isRolling(state) } -> std::same_as<bool>;
           { G::isNeedless(state, move) } -> std::same_as<bool>;
           { G::playRandomly(changed, random) } -> std::same_as<typename G::Move>;
           { G::codeMove(writer, state, move) } -> std::same_as<typename G::Move>;
           { G::codeMove(decoder, state, move) } -> std::same_as<typename G::Move>;
           { G::player(state) } -> std::same_as<int>;
           { G::phase(state) } -> std::same_as<std::string_view>;
           { G::over(state) } -> std::same_as<bool>;
           { G::scores(state) } -> std::same_as<std::vector<Score>>;
           { G::winners(state) } -> std::same_as<std::vector<int>>;
           { G::stateValue(state, setup) } -> std::same_as<Value>;
           { G::stateSchema() } -> std::same_as<Value>;
           { G::hash(state) } -> std::same_as<std::uint64_t>;
       };
// clang-format on

/// Why the move cannot be made now; nothing when it can.
template <Game G>
[[nodiscard]] MaybeRefusal refusesNow(const typename G::State &state, const typename G::Move &move)
{
    MaybeRefusal refusal = G::refuses(state, move);
    if constexpr (requires { G::refusesNew(state, move); })
        if (!refusal)
            refusal = G::refusesNew(state, move);
    return refusal;
}

} // namespace pegsheet
