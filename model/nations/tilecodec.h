// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "model/core/coding.h"
#include "model/nations/namecodec.h"
#include "model/nations/state.h"

#include <array>
#include <span>

/// How tiles and dice are written in a shared code. Order and weights are part of the shared format.
namespace pegsheet::nations {

/// How tiles of a kind are likely made: nothing, dice of one colour, chits of one kind, anything.
inline constexpr std::array<std::uint32_t, kCount<TileKind>> kKindWeights{6, 2, 4, 3};
inline constexpr Per<std::array<std::uint32_t, 4>, TileKind> kGainWeights{
    {{{1, 26, 1, 1}, {1, 1, 26, 1}, {8, 1, 20, 1}, {8, 1, 20, 1}}}};
inline constexpr std::array<std::uint32_t, kCount<Colour>> kColourWeights{2, 3, 3, 3};
inline constexpr std::array<std::uint32_t, kMostGain> kDieWeights{6, 5, 1};
inline constexpr Per<std::array<std::uint32_t, kCount<Chit>>, TileKind> kChitWeights{
    {{{2, 3, 2, 2, 2, 2}, {1, 1, 1, 1, 1, 15}, {3, 4, 3, 3, 3, 1}, {3, 4, 3, 3, 3, 2}}}};
inline constexpr std::array<std::uint32_t, kMostGain> kChitCountWeights{8, 4, 1};
inline constexpr std::array<std::uint32_t, kMostTilePoints + 1> kPointWeights{8, 10, 10, 8, 6, 4, 3, 2, 2, 2, 2,
                                                                              1, 1,  1,  1, 1, 1, 1, 1, 1, 1};
inline constexpr std::array<std::uint32_t, kMostStone> kStoneWeights{2, 6, 8, 8, 6, 5, 3, 2, 1, 1, 1, 1};

template <EntropyCoder C>
Gains codeGains(C &coder, TileKind kind, const Gains &gains)
{
    int colours = 0;
    int chits = 0;
    Colour colour = Colour::White;
    Chit chit = Chit::Stone;
    for (const Colour each : kAll<Colour>)
        if (gains.dice[each] > 0 && ++colours > 0)
            colour = each;
    for (const Chit each : kAll<Chit>)
        if (gains.chits[each] > 0 && ++chits > 0)
            chit = each;
    const std::uint32_t wanted = colours + chits > 1 ? 3 : colours == 1 ? 1 : chits == 1 ? 2 : 0;
    const std::uint32_t pattern = coder.weighted(wanted, kGainWeights[kind]);
    Gains read;
    if (pattern == 1) {
        colour = codeWeighted(coder, colour, kColourWeights);
        read.dice[colour] = static_cast<std::uint8_t>(codeWeighted(coder, gains.dice[colour] - 1, kDieWeights) + 1);
    } else if (pattern == 2) {
        chit = codeWeighted(coder, chit, kChitWeights[kind]);
        read.chits[chit] = static_cast<std::uint8_t>(codeWeighted(coder, gains.chits[chit] - 1, kChitCountWeights) + 1);
    } else if (pattern == 3) {
        for (const Colour each : kAll<Colour>)
            read.dice[each] = codeBetween(coder, gains.dice[each], 0, kMostGain);
        for (const Chit each : kAll<Chit>)
            read.chits[each] = codeBetween(coder, gains.chits[each], 0, kMostGain);
    }
    return read;
}

/// A tile, likely of the age that is played.
template <EntropyCoder C>
Tile codeTile(C &coder, int age, const Tile &tile)
{
    Tile read;
    read.kind = codeWeighted(coder, tile.kind, kKindWeights);
    const bool isUsual = !codeTruth(coder, tile.price != usualPrice(tile.kind), 1, 63);
    const Symbol other = usualPrice(read.kind) == Symbol::Gold ? Symbol::Strength : Symbol::Gold;
    read.price = isUsual ? usualPrice(read.kind) : other;
    const bool isOfAge = !codeTruth(coder, tile.age != age, 1, 63);
    read.age = isOfAge ? static_cast<std::uint8_t>(age) : codeBetween(coder, tile.age, 0, kAges);
    read.gains = codeGains(coder, read.kind, tile.gains);
    read.points = codeWeighted(coder, tile.points, kPointWeights);
    if (read.kind == TileKind::Wonder)
        read.stone = static_cast<std::uint8_t>(codeWeighted(coder, tile.stone - 1, kStoneWeights) + 1);
    read.name = Label(codeName(coder, tile.name.text()));
    return read;
}

/// A tile or none.
template <EntropyCoder C>
Place codePlace(C &coder, int age, const Place &place)
{
    if (!codeTruth(coder, place.has_value(), 3, 1))
        return std::nullopt;
    return codeTile(coder, age, place ? *place : Tile());
}

/// A place that a correction sets; most are as they are now.
template <EntropyCoder C>
Place codeField(C &coder, const State &state, const Place &now, const Place &place)
{
    return codeTruth(coder, place == now, 3, 1) ? now : codePlace(coder, state.age, place);
}
template <EntropyCoder C>
Developments codeField(C &coder, const State &state, const Developments &now, const Developments &developments)
{
    Developments read;
    for (std::size_t slot = 0; slot < read.size(); ++slot)
        read[slot] = codeField(coder, state, now[slot], developments[slot]);
    return read;
}
/// As many tiles as lie beside a board. What is read as none is a tile that does not belong there.
template <EntropyCoder C>
std::vector<Tile> codeField(C &coder, const State &state, const std::vector<Tile> &now, const std::vector<Tile> &tiles)
{
    const auto count = codeBetween(coder, static_cast<std::uint32_t>(tiles.size()), 0, kMostBeside);
    std::vector<Tile> read;
    for (std::size_t i = 0; i < count; ++i) {
        const Place place = i < tiles.size() ? Place(tiles[i]) : Place();
        const Place coded = i < now.size() ? codeField(coder, state, Place(now[i]), place) : codePlace(coder, state.age, place);
        read.push_back(coded.value_or(Tile()));
    }
    return read;
}
/// As many places as are used.
template <EntropyCoder C>
OfferPlaces codeField(C &coder, const State &state, const OfferPlaces &now, const OfferPlaces &offer)
{
    OfferPlaces read = now;
    for (std::size_t place = 0; place < read.count; ++place)
        read.places[place] = codeField(coder, state, now.places[place], place < offer.count ? offer.places[place] : Place());
    return read;
}
template <EntropyCoder C>
SeatOrder codeField(C &coder, const State &state, const SeatOrder &now, const SeatOrder &order)
{
    SeatOrder read = now;
    for (std::size_t place = 0; place < read.count; ++place)
        read.seats[place] = codeBetween(coder, order.seats[place], 0, state.players - 1);
    return read;
}

/// So many dice of one colour at once: each face in table order, how often it lies among the dice that are left, every face
/// equally likely. More than twelve: one of their multisets.
inline constexpr int kMostByOdds = 12;
template <EntropyCoder C>
void codeColour(C &coder, Colour colour, int dice, const Amounts<DieFace> &faces, Amounts<DieFace> &read)
{
    const bool byOdds = dice <= kMostByOdds;
    for (int place = 0; place + 1 < kFaceCount[colour] && dice > 0; ++place) {
        const auto after = static_cast<std::uint32_t>(kFaceCount[colour] - place - 1);
        std::array<std::uint32_t, kMostDice + 1> weights{};
        std::uint32_t others = 1;
        for (int count = dice; count >= 0; --count) {
            weights[static_cast<std::size_t>(count)] = byOdds ? choose(dice, count) * others : 1;
            others *= byOdds ? after : 1;
        }
        const DieFace face = faceAt(colour, place);
        const std::span<const std::uint32_t> odds(weights.data(), static_cast<std::size_t>(dice) + 1);
        const auto wanted = static_cast<std::uint32_t>(faces[face]);
        const auto count = coder.weighted(wanted < odds.size() ? wanted : 0, odds);
        read[face] = static_cast<std::uint8_t>(count);
        dice -= static_cast<int>(count);
    }
    read[faceAt(colour, kFaceCount[colour] - 1)] = static_cast<std::uint8_t>(dice);
}

template <EntropyCoder C>
Amounts<DieFace> codeDice(C &coder, const Amounts<Colour> &dice, const Amounts<DieFace> &faces)
{
    Amounts<DieFace> read;
    for (const Colour colour : kAll<Colour>)
        if (dice[colour] > 0)
            codeColour(coder, colour, dice[colour], faces, read);
    return read;
}

} // namespace pegsheet::nations
