// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "model/bronze/listed.h"
#include "model/core/entropy.h"
#include "model/core/letters.h"

#include <array>
#include <span>

/// How a move is written in a shared code. A listed one: its kind among the kinds that are legal, then its place within
/// the kind; dice by their true odds. A correction: field by field. Order and weights are part of the shared format.
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

/// Whether the table set that field, with odds that make a correction of one field cheap; then its value.
template <EntropyCoder C>
void codeSetting(C &coder, const Correction &correction, Correction &read, Field field, std::uint8_t index)
{
    const Setting *set = nullptr;
    for (const Setting &setting : correction.settings)
        if (setting.field == field && setting.index == index)
            set = &setting;
    if (!codeTruth(coder, set != nullptr, 1, 20))
        return;
    const auto value = set != nullptr ? static_cast<std::uint32_t>(set->value) : 0U;
    const bool isSet = field == Field::Developments || field == Field::DiceShown;
    const auto bits = static_cast<std::uint32_t>(isSet ? codeBits(coder, value, 32) : codeCount(coder, value));
    read.settings.push_back({field, index, static_cast<std::int32_t>(bits)});
}

/// Every field that the table may set, in the order of the fields.
template <EntropyCoder C>
Correct codeCorrect(C &coder, const State &state, const Correct &move)
{
    const std::uint32_t seats = state.players;
    const std::uint32_t whose = move.player < 0 ? seats : static_cast<std::uint32_t>(move.player);
    const std::uint32_t player = coder.uniform(whose, seats + 1);
    Correct read;
    read.player = static_cast<std::int8_t>(player == seats ? -1 : static_cast<int>(player));
    for (const Field field : kAll<Field>)
        if ((field >= kFirstTurnField) == (read.player < 0))
            for (std::uint8_t index = 0; index < placesOf(field); ++index)
                codeSetting(coder, move.set, read.set, field, index);
    read.why = codeText(coder, move.why, 200);
    return read;
}

/// Any move. The game is over where no move is listed: then it can only be a correction.
template <EntropyCoder C>
Move codeMove(C &coder, const State &state, const Move &move)
{
    const auto *correct = std::get_if<Correct>(&move);
    if (state.step == Step::Over || codeTruth(coder, correct != nullptr, 1, 63))
        return codeCorrect(coder, state, correct != nullptr ? *correct : Correct());
    return codeListed(coder, state, move);
}

} // namespace pegsheet::bronze
