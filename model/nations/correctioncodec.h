// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "model/core/letters.h"
#include "model/nations/moves.h"
#include "model/nations/tilecodec.h"

/// How a correction is written in a shared code: field by field. Order and weights are part of the shared format.
namespace pegsheet::nations {

/// How many tiles the field may hold: as many as now, but for those beside a board.
template <EntropyCoder C>
std::vector<Place> codeTiles(C &coder, const State &state, int seat, Field field, const std::vector<Place> &tiles)
{
    const std::vector<Place> now = tilesNow(state, seat, field);
    const bool isAnyNumber = field == Field::Colonies || field == Field::Built;
    const auto wanted = static_cast<std::uint32_t>(isAnyNumber ? tiles.size() : now.size());
    const std::uint32_t count = isAnyNumber ? codeBetween(coder, wanted, 0, kMostBeside) : wanted;
    std::vector<Place> read;
    for (std::uint32_t i = 0; i < count; ++i) {
        const Place given = i < tiles.size() ? tiles[i] : Place();
        // Most of them are as they were.
        if (i < now.size() && codeTruth(coder, given == now[i], 3, 1))
            read.push_back(now[i]);
        else
            read.push_back(codePlace(coder, state.age, given));
    }
    return read;
}

/// Whether the table set that field, with odds that make a correction of one field cheap; then its value.
template <EntropyCoder C>
void codeSetting(C &coder, const State &state, const Correct &move, Correct &read, Field field, std::uint8_t index)
{
    const Setting *set = nullptr;
    for (const Setting &setting : move.set.settings)
        if (setting.field == field && setting.index == index)
            set = &setting;
    if (!codeTruth(coder, set != nullptr, 1, 20))
        return;
    Setting setting{field, index, 0, {}};
    const Setting given = set != nullptr ? *set : Setting();
    if (holdsTiles(field)) {
        setting.tiles = codeTiles(coder, state, read.player, field, given.tiles);
    } else if (field == Field::Order) {
        for (unsigned place = 0; place < state.players; ++place) {
            const auto seat = static_cast<std::uint32_t>(given.value) >> (2 * place) & 3U;
            setting.value |= static_cast<std::int32_t>(codeBetween(coder, seat, 0, state.players - 1) << (2 * place));
        }
    } else {
        setting.value = codeBetween(coder, given.value, leastOf(field), mostOf(field, index));
    }
    read.set.settings.push_back(std::move(setting));
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
    for (int number = 0; number < kFields; ++number) {
        const auto field = static_cast<Field>(number);
        if (isOfTurn(field) != (read.player < 0))
            continue;
        // The number of seats stands where an index would.
        const std::uint8_t first = field == Field::Order ? state.players : std::uint8_t{0};
        for (std::size_t place = 0; place < placesOf(field); ++place)
            codeSetting(coder, state, move, read, field, static_cast<std::uint8_t>(first + place));
    }
    read.why = codeText(coder, move.why, Correct::kLongestWhy);
    return read;
}

} // namespace pegsheet::nations
