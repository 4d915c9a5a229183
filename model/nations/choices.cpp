// SPDX-License-Identifier: Apache-2.0
#include "model/nations/choices.h"

#include <span>

namespace pegsheet::nations {

namespace {

using AllPicks = Picks<kCount<DieFace>, kMostDice>;

// Every die may show every face of its colour.
FacePicks rollsOf(Colour colour, int dice)
{
    std::array<std::uint8_t, kMostFaces> each{};
    each.fill(static_cast<std::uint8_t>(dice));
    return {std::span(each).first(kFaceCount[colour]), dice};
}

// The dice that show that symbol, or those that do not.
Amounts<DieFace> only(const Amounts<DieFace> &dice, Symbol symbol, bool showing)
{
    Amounts<DieFace> chosen = dice;
    for (const DieFace face : kAll<DieFace>)
        if ((kFaces[face].symbol == symbol) != showing)
            chosen[face] = 0;
    return chosen;
}

std::uint32_t pairCount(const Amounts<DieFace> &others)
{
    const AllPicks picks(others.values, others.total());
    std::uint32_t sum = 0;
    for (int dice = 0; dice <= others.total(); dice += kDiceATrade)
        sum += picks.ways(dice);
    return sum;
}

} // namespace

std::uint32_t rollCount(const Amounts<Colour> &dice)
{
    std::uint32_t product = 1;
    for (const Colour colour : kAll<Colour>)
        product *= rollsOf(colour, dice[colour]).ways(dice[colour]);
    return product;
}

Amounts<DieFace> rollAt(const Amounts<Colour> &dice, std::uint32_t index)
{
    Amounts<DieFace> faces;
    for (const Colour colour : kAll<Colour>) {
        const int n = dice[colour];
        const FacePicks rolls = rollsOf(colour, n);
        const auto shown = rolls.at(n, index % rolls.ways(n));
        index /= rolls.ways(n);
        for (int place = 0; place < kFaceCount[colour]; ++place)
            faces[faceAt(colour, place)] = shown.at(static_cast<std::size_t>(place));
    }
    return faces;
}

std::uint32_t rollPlace(const Amounts<DieFace> &faces)
{
    const Amounts<Colour> dice = coloursOf(faces);
    std::uint32_t index = 0;
    std::uint32_t radix = 1;
    for (const Colour colour : kAll<Colour>) {
        const FacePicks rolls = rollsOf(colour, dice[colour]);
        const auto first = static_cast<std::size_t>(kFirstFace[colour]);
        index += radix * rolls.rank(std::span(faces.values).subspan(first, kFaceCount[colour]));
        radix *= rolls.ways(dice[colour]);
    }
    return index;
}

std::uint32_t someCount(const Amounts<DieFace> &dice)
{
    std::uint32_t product = 1;
    for (const std::uint8_t there : dice.values)
        product *= there + 1U;
    return product;
}

Amounts<DieFace> someAt(const Amounts<DieFace> &dice, std::uint32_t index)
{
    Amounts<DieFace> chosen;
    for (const DieFace face : kAll<DieFace>) {
        const std::uint32_t radix = dice[face] + 1U;
        chosen[face] = static_cast<std::uint8_t>(index % radix);
        index /= radix;
    }
    return chosen;
}

std::uint32_t somePlace(const Amounts<DieFace> &dice, const Amounts<DieFace> &chosen)
{
    std::uint32_t index = 0;
    std::uint32_t radix = 1;
    for (const DieFace face : kAll<DieFace>) {
        index += radix * chosen[face];
        radix *= dice[face] + 1U;
    }
    return index;
}

std::uint32_t spendingCount(const Pieces &there, Symbol symbol, bool trades)
{
    const std::uint32_t showing = someCount(only(there.dice, symbol, true)) * (there.chits[chitOf(symbol)] + 1U);
    return trades ? showing * pairCount(only(there.dice, symbol, false)) : showing;
}

Pieces spendingAt(const Pieces &there, Symbol symbol, bool trades, std::uint32_t index)
{
    Pieces spent;
    const Amounts<DieFace> showing = only(there.dice, symbol, true);
    const std::uint32_t dice = someCount(showing);
    const std::uint32_t chits = there.chits[chitOf(symbol)] + 1U;
    spent.dice = someAt(showing, index % dice);
    index /= dice;
    spent.chits[chitOf(symbol)] = static_cast<std::uint8_t>(index % chits);
    index /= chits;
    if (!trades)
        return spent;
    const Amounts<DieFace> others = only(there.dice, symbol, false);
    const AllPicks picks(others.values, others.total());
    int n = 0;
    for (; index >= picks.ways(n); n += kDiceATrade)
        index -= picks.ways(n);
    const auto traded = picks.at(n, index);
    for (const DieFace face : kAll<DieFace>)
        spent.dice[face] = static_cast<std::uint8_t>(spent.dice[face] + traded.at(static_cast<std::size_t>(face)));
    return spent;
}

std::uint32_t spendingPlace(const Pieces &there, Symbol symbol, bool trades, const Pieces &spent)
{
    const Amounts<DieFace> showing = only(there.dice, symbol, true);
    const std::uint32_t dice = someCount(showing);
    std::uint32_t index = somePlace(showing, only(spent.dice, symbol, true)) + dice * spent.chits[chitOf(symbol)];
    if (!trades)
        return index;
    const Amounts<DieFace> others = only(there.dice, symbol, false);
    const Amounts<DieFace> traded = only(spent.dice, symbol, false);
    const AllPicks picks(others.values, others.total());
    std::uint32_t pairs = picks.rank(traded.values);
    for (int n = 0; n < traded.total(); n += kDiceATrade)
        pairs += picks.ways(n);
    return index + dice * (there.chits[chitOf(symbol)] + 1U) * pairs;
}

} // namespace pegsheet::nations
