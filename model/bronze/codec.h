// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "model/bronze/listed.h"
#include "model/bronze/trading.h"
#include "model/core/coding.h"
#include "model/core/letters.h"

#include <algorithm>
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
    Correct read;
    read.player = codeWhose(coder, state.players, move.player);
    for (const Field field : kAll<Field>)
        if ((field >= kFirstTurnField) == (read.player < 0) && hasField(state.variant, field))
            for (std::uint8_t index = 0; index < placesOf(field); ++index)
                codeSetting(coder, move.set, read.set, field, index);
    read.why = codeText(coder, move.why, 200);
    return read;
}

/// How much of each ware, one of as many as lie on the sheet and none.
template <EntropyCoder C>
Amounts<Ware> codeWares(C &coder, const Sheet &sheet, const Amounts<Ware> &wares)
{
    Amounts<Ware> read;
    for (const Ware ware : kAll<Ware>) {
        const auto most = static_cast<std::uint32_t>(held(sheet, ware));
        read[ware] = static_cast<std::uint8_t>(coder.uniform(std::min<std::uint32_t>(wares[ware], most), most + 1));
    }
    return read;
}

/// With whom, one of the others in seat order; what is given, then what is taken.
template <EntropyCoder C>
Trade codeTrade(C &coder, const State &state, const Trade &move)
{
    const std::uint32_t others = state.players - 1U;
    const std::uint32_t wanted = std::min(move.with - (move.with > state.player ? 1U : 0U), others - 1);
    const std::uint32_t place = coder.uniform(wanted, others);
    Trade read;
    read.with = static_cast<std::uint8_t>(place + (place >= state.player ? 1 : 0));
    read.give = codeWares(coder, state.mine(), move.give);
    read.take = codeWares(coder, state.sheets[read.with], move.take);
    return read;
}

/// One of as many as are printed, and none.
template <EntropyCoder C, typename N>
void codePrinted(C &coder, N &read, std::uint32_t written, int most)
{
    const auto limit = static_cast<std::uint32_t>(most);
    read = static_cast<N>(coder.uniform(std::min(written, limit), limit + 1));
}

/// Its boxes; then which points it has: not said, the first, the later ones, or others.
template <EntropyCoder C>
MonumentMark codeMark(C &coder, const State &state, Monument monument, const MonumentMark &mark)
{
    const MonumentRow &row = kMonuments[monument];
    const int later = laterPoints(state, monument);
    MonumentMark read;
    codePrinted(coder, read.boxes, mark.boxes, row.boxes);
    const std::uint32_t which = mark.points == MonumentMark::kNotSaid ? 0U
        : mark.points == row.first                                    ? 1U
        : mark.points == later                                        ? 2U
                                                                      : 3U;
    const std::uint32_t kind = coder.uniform(which, 4);
    if (kind == 1)
        read.points = static_cast<std::int8_t>(row.first);
    else if (kind == 2)
        read.points = static_cast<std::int8_t>(later);
    else if (kind == 3)
        codePrinted(coder, read.points, static_cast<std::uint32_t>(mark.points), row.first);
    return read;
}

/// A finished sheet, field by field in the order of the sheet.
template <EntropyCoder C>
FinishedSheet codeSheet(C &coder, const State &state, const FinishedSheet &move)
{
    FinishedSheet read;
    codePrinted(coder, read.player, move.player, state.players - 1);
    codePrinted(coder, read.food, move.food, kMaxFood);
    for (const Good good : kAll<Good>)
        codePrinted(coder, read.goods[good], move.goods[good], kGoods[good].pegs);
    for (const City city : kAll<City>)
        codePrinted(coder, read.cityBoxes[city], move.cityBoxes[city], kCities[city].boxes);
    for (const Monument monument : kAll<Monument>)
        read.monuments.marks[monument] = codeMark(coder, state, monument, move.monuments.marks[monument]);
    for (const Development development : kAll<Development>)
        if (exists(state, development) && codeTruth(coder, move.developments.has(development), 1, 1))
            read.developments.insert(development);
    read.disasters = static_cast<std::int32_t>(codeCount(coder, static_cast<std::uint32_t>(move.disasters)));
    if (hasField(state.variant, Field::Ships))
        codePrinted(coder, read.ships, move.ships, kMaxShips);
    return read;
}

/// Any move but a correction: a finished sheet where there is nothing else; a trade, where there can be one; a listed move.
template <EntropyCoder C>
Move codeUsual(C &coder, const State &state, const Move &move)
{
    if (state.agreed.onlySheets) {
        const auto *sheet = std::get_if<FinishedSheet>(&move);
        return codeSheet(coder, state, sheet != nullptr ? *sheet : FinishedSheet());
    }
    const auto *trade = std::get_if<Trade>(&move);
    if (canTrade(state) && codeTruth(coder, trade != nullptr, 1, 7))
        return codeTrade(coder, state, trade != nullptr ? *trade : Trade());
    return codeListed(coder, state, move);
}

/// Any move. The game is over where no move is listed: then it can only be a correction, or a sheet entered anew.
template <EntropyCoder C>
Move codeMove(C &coder, const State &state, const Move &move)
{
    const auto *correct = std::get_if<Correct>(&move);
    const bool onlyCorrect = state.step == Step::Over && !state.agreed.onlySheets;
    if (onlyCorrect || codeTruth(coder, correct != nullptr, 1, 63))
        return codeCorrect(coder, state, correct != nullptr ? *correct : Correct());
    return codeUsual(coder, state, move);
}

} // namespace pegsheet::bronze
