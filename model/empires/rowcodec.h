// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "model/empires/abilitycodec.h"
#include "model/empires/state.h"

#include <algorithm>
#include <vector>

/// How rows and corrections are written in a shared code. Order and weights are part of the shared format.
namespace pegsheet::empires {

template <EntropyCoder C>
Card codeCard(C &coder, Card card)
{
    return {codeBetween(coder, card.index, 0, kCards - 1)};
}

template <EntropyCoder C>
Source codeSource(C &coder, Source source)
{
    Source read;
    read.index = codeBetween(coder, source.index, 0, Source::kCount - 1);
    return read;
}

/// The places of a row: each one of those that are left.
template <EntropyCoder C>
std::array<Location, kPlaces> codeOrder(C &coder, const std::array<Location, kPlaces> &row)
{
    std::array<Location, kPlaces> read{};
    std::vector<Location> left(kAll<Location>.begin(), kAll<Location>.end());
    for (std::size_t at = 0; at < kPlaces; ++at) {
        const auto found = std::find(left.begin(), left.end(), row[at]);
        const auto wanted = static_cast<std::uint32_t>(found == left.end() ? 0 : found - left.begin());
        const std::uint32_t drawn = coder.uniform(wanted, static_cast<std::uint32_t>(left.size()));
        read[at] = left[drawn];
        left.erase(left.begin() + static_cast<std::ptrdiff_t>(drawn));
    }
    return read;
}

// Fields that a correction sets, whatever they are now -------------------------------------------------------

template <EntropyCoder C>
Row codeField(C &coder, const State &, const Row &, const Row &row)
{
    std::array<Location, kPlaces> order{};
    for (std::size_t at = 0; at < kPlaces; ++at)
        order[at] = row.places[at].location;
    order = codeOrder(coder, order);
    Row read;
    for (std::size_t at = 0; at < kPlaces; ++at) {
        const Row::Place &given = row.places[at];
        Row::Place &place = read.places[at];
        place.location = order[at];
        place.isDestroyed = codeTruth(coder, given.isDestroyed, 1, 1);
        const auto cards = static_cast<std::size_t>(codeSigned(coder, static_cast<int>(given.cards.size()), 0, kCards));
        for (std::size_t number = 0; number < cards; ++number) {
            const Card wanted = number < given.cards.size() ? given.cards[number] : Card();
            const Card card = codeCard(coder, wanted);
            place.cards.push_back(card);
            if (codeTruth(coder, !wanted.isNone() && row.exhausted.has(wanted), 1, 7))
                read.exhausted.insert(card);
        }
    }
    return read;
}

template <EntropyCoder C>
MaybeStock codeField(C &coder, const State &, const MaybeStock &, const MaybeStock &stock)
{
    return {true, codeStock(coder, stock.stock)};
}

template <EntropyCoder C>
Spaces codeField(C &coder, const State &, const Spaces &, const Spaces &spaces)
{
    Spaces read;
    const auto count = codeBetween(coder, spaces.list.size(), 1, kMostRounds);
    for (std::size_t at = 0; at < count; ++at)
        read.list.push_back(codeBetween(coder, at < spaces.list.size() ? spaces.list[at] : Round::Crisis, 0, kCount<Round> - 1));
    return read;
}

template <EntropyCoder C>
Crises codeField(C &coder, const State &state, const Crises &, const Crises &crises)
{
    Crises read;
    const std::size_t count = codeTruth(coder, !crises.back().card.isNone(), 1, 1) ? 2 : 1;
    for (std::size_t at = 0; at < count; ++at) {
        read[at].card = codeCard(coder, crises[at].card);
        read[at].isOpen = codeTruth(coder, crises[at].isOpen, 3, 1);
        if (state.keepsResources())
            read[at].pot = codeStock(coder, crises[at].pot);
    }
    return read;
}

} // namespace pegsheet::empires
