// SPDX-License-Identifier: Apache-2.0
#include "model/nations/giveback.h"

#include "model/nations/picks.h"

#include <algorithm>
#include <span>

namespace pegsheet::nations {

namespace {

std::span<const std::uint8_t> facesOf(const Amounts<DieFace> &dice, Colour colour)
{
    return std::span(dice.values).subspan(static_cast<std::size_t>(kFirstFace[colour]), kFaceCount[colour]);
}

int sumOf(std::span<const std::uint8_t> counts)
{
    int sum = 0;
    for (const std::uint8_t count : counts)
        sum += count;
    return sum;
}

Refusal notOwed(std::string_view name, int owed, int given)
{
    return {"nations.notOwed", {{"piece", name}, {"owed", owed}, {"given", given}}};
}

Refusal tooLittle(std::string_view name, int least, int given)
{
    return {"nations.givenTooLittle", {{"piece", name}, {"least", least}, {"given", given}}};
}

} // namespace

Returns::Share Returns::shareOf(int owed, int used, int available)
{
    // Only corrections lead so far that fewer are there than should go back.
    owed = std::min(owed, used + available);
    return {owed, std::max(0, owed - used), std::min(owed, available)};
}

Returns::Share Returns::share(Colour colour) const
{
    return shareOf(m_owed.dice[colour], m_player.usedDice[colour], sumOf(facesOf(m_player.available.dice, colour)));
}

Returns::Share Returns::share(Chit chit) const
{
    return shareOf(m_owed.chits[chit], m_player.usedChits[chit], m_player.available.chits[chit]);
}

std::uint32_t Returns::count(Colour colour) const
{
    const Share here = share(colour);
    if (here.most == 0)
        return 1;
    const FacePicks picks(facesOf(m_player.available.dice, colour), here.most);
    std::uint32_t sum = 0;
    for (int given = here.least; given <= here.most; ++given)
        sum += picks.ways(given);
    return sum;
}

std::uint32_t Returns::count() const
{
    std::uint32_t product = 1;
    for (const Colour colour : kAll<Colour>)
        if (m_owed.dice[colour] > 0)
            product *= count(colour);
    for (const Chit chit : kAll<Chit>)
        if (m_owed.chits[chit] > 0)
            product *= static_cast<std::uint32_t>(share(chit).most - share(chit).least) + 1;
    return product;
}

Pieces Returns::at(std::uint32_t index) const
{
    Pieces given;
    for (const Colour colour : kAll<Colour>) {
        const Share here = share(colour);
        if (here.most == 0)
            continue;
        const std::uint32_t radix = count(colour);
        std::uint32_t place = index % radix;
        index /= radix;
        const FacePicks picks(facesOf(m_player.available.dice, colour), here.most);
        int n = here.least;
        for (; place >= picks.ways(n); ++n)
            place -= picks.ways(n);
        const auto faces = picks.at(n, place);
        for (int face = 0; face < kFaceCount[colour]; ++face)
            given.dice[faceAt(colour, face)] = faces.at(static_cast<std::size_t>(face));
    }
    for (const Chit chit : kAll<Chit>) {
        const Share here = share(chit);
        const auto radix = static_cast<std::uint32_t>(here.most - here.least) + 1;
        given.chits[chit] = static_cast<std::uint8_t>(static_cast<std::uint32_t>(here.least) + index % radix);
        index /= radix;
    }
    return given;
}

std::uint32_t Returns::rank(const Pieces &given) const
{
    std::uint32_t index = 0;
    std::uint32_t radix = 1;
    for (const Colour colour : kAll<Colour>) {
        const Share here = share(colour);
        if (here.most == 0)
            continue;
        const FacePicks picks(facesOf(m_player.available.dice, colour), here.most);
        const auto faces = facesOf(given.dice, colour);
        std::uint32_t place = picks.rank(faces);
        for (int n = here.least; n < sumOf(faces); ++n)
            place += picks.ways(n);
        index += radix * place;
        radix *= count(colour);
    }
    for (const Chit chit : kAll<Chit>) {
        const Share here = share(chit);
        index += radix * static_cast<std::uint32_t>(given.chits[chit] - here.least);
        radix *= static_cast<std::uint32_t>(here.most - here.least) + 1;
    }
    return index;
}

MaybeRefusal Returns::refuses(const Pieces &given) const
{
    if (auto refusal = refusesUsed(m_player.available, given))
        return refusal;
    const Amounts<Colour> colours = coloursOf(given.dice);
    for (const Colour colour : kAll<Colour>) {
        if (colours[colour] > share(colour).most)
            return notOwed(nameOf(colour), share(colour).owed, colours[colour]);
        if (colours[colour] < share(colour).least)
            return tooLittle(nameOf(colour), share(colour).least, colours[colour]);
    }
    for (const Chit chit : kAll<Chit>) {
        if (given.chits[chit] > share(chit).most)
            return notOwed(nameOf(chit), share(chit).owed, given.chits[chit]);
        if (given.chits[chit] < share(chit).least)
            return tooLittle(nameOf(chit), share(chit).least, given.chits[chit]);
    }
    return std::nullopt;
}

} // namespace pegsheet::nations
