// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "model/bronze/listed.h"
#include "model/core/entropy.h"

#include <array>
#include <span>

/// How a listed move is written in a shared code: its kind among the kinds that are legal, then its place within the kind;
/// dice by their true odds. Order and weights are part of the shared format.
///
/// One function writes and reads: an encoder looks at the move, a decoder returns the one it reads.
namespace pegsheet::bronze {

/// So many dice at once: each face in table order, how often it lies among the dice that are left (a die shows it with
/// the odds of one to as many faces as come after it).
template <EntropyCoder C>
Dice codeDice(C &coder, int dice, Dice faces)
{
    Dice read;
    for (std::uint32_t after = kCount<Face> - 1; after > 0 && dice > 0; --after) {
        const auto face = static_cast<Face>(kCount<Face> - 1 - after);
        std::array<std::uint32_t, kMaxDice + 1> weights{};
        std::uint32_t others = 1;
        for (int count = dice; count >= 0; --count, others *= after)
            weights[static_cast<std::size_t>(count)] = choose(dice, count) * others;
        const std::span<const std::uint32_t> odds(weights.data(), static_cast<std::size_t>(dice) + 1);
        const auto count = static_cast<int>(coder.weighted(static_cast<std::uint32_t>(faces.count(face)), odds));
        read.add(face, count);
        dice -= count;
    }
    read.add(static_cast<Face>(kCount<Face> - 1), dice);
    return read;
}

template <EntropyCoder C>
Reroll codeReroll(C &coder, const State &state, const Reroll &move)
{
    const Dice kept = keepAt(state, coder.uniform(keepPlaceOf(state, move.kept), keepCount(state)));
    return {kept, codeDice(coder, state.dice.size() - kept.size(), move.rolled)};
}

/// A listed move of a state in which there is one.
template <EntropyCoder C>
Move codeListed(C &coder, const State &state, const Move &move)
{
    const ListedMoves listed(state);
    std::array<std::uint32_t, kKinds> kinds{};
    for (std::size_t kind = 0; kind < kKinds; ++kind)
        kinds[kind] = listed.any(static_cast<Kind>(kind)) ? 1 : 0;
    const auto kind = static_cast<Kind>(coder.weighted(static_cast<std::uint32_t>(move.index()), kinds));
    if (kind == Kind::Roll) {
        const auto *roll = std::get_if<Roll>(&move);
        return Roll{codeDice(coder, state.mine().cities(), roll != nullptr ? roll->faces : Dice())};
    }
    if (kind == Kind::Reroll) {
        const auto *reroll = std::get_if<Reroll>(&move);
        return codeReroll(coder, state, reroll != nullptr ? *reroll : Reroll());
    }
    const bool isSame = static_cast<std::size_t>(kind) == move.index();
    const std::uint32_t place = isSame ? listed.placeOf(move) : 0;
    return listed.at(kind, coder.uniform(place, listed.count(kind)));
}

} // namespace pegsheet::bronze
