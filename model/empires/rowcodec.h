// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "model/empires/abilitycodec.h"
#include "model/empires/moves.h"

#include <algorithm>
#include <optional>
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

template <EntropyCoder C>
Row codeRow(C &coder, const Row &row)
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
std::vector<Crisis> codeCrises(C &coder, bool hasPots, const std::vector<Crisis> &crises)
{
    std::vector<Crisis> read;
    const std::size_t count = codeTruth(coder, crises.size() == 2, 1, 1) ? 2 : 1;
    for (std::size_t at = 0; at < count; ++at) {
        const Crisis given = at < crises.size() ? crises[at] : Crisis();
        const Card card = codeCard(coder, given.card);
        read.push_back({card, codeTruth(coder, given.isOpen, 3, 1), {}});
        if (hasPots)
            read.back().pot = codeStock(coder, given.pot);
    }
    return read;
}

/// A number where it is said.
template <EntropyCoder C, typename I>
void codeMaybe(C &coder, const std::optional<I> &given, std::optional<I> &read, int least, int most)
{
    if (codeTruth(coder, given.has_value(), 1, 3))
        read = codeBetween(coder, given.value_or(0), least, most);
}

template <EntropyCoder C>
Correct codeCorrect(C &coder, const State &state, const Correct &move)
{
    Correct read;
    read.player = static_cast<std::int8_t>(codeBetween(coder, int{move.player}, -1, state.players - 1));
    Correction &set = read.set;
    if (read.player >= 0) {
        codeMaybe(coder, move.set.score, set.score, -kMostScore, kMostScore);
        if (codeTruth(coder, move.set.row.has_value(), 1, 1))
            set.row = codeRow(coder, move.set.row.value_or(Row()));
        if (state.keepsResources()) {
            set.resources.isSaid = codeTruth(coder, move.set.resources.isSaid, 1, 1);
            if (set.resources.isSaid)
                set.resources.stock = codeStock(coder, move.set.resources.stock);
            codeMaybe(coder, move.set.hand, set.hand, 0, kCards);
        }
    } else {
        codeMaybe(coder, move.set.start, set.start, 0, state.players - 1);
        codeMaybe(coder, move.set.round, set.round, 1, kMostRounds);
        if (codeTruth(coder, move.set.track.has_value(), 1, 3)) {
            const Spaces given = move.set.track.value_or(Spaces());
            const auto count = codeBetween(coder, given.list.size(), 1, kMostRounds);
            for (std::size_t at = 0; at < count; ++at) {
                if (!set.track)
                    set.track.emplace();
                set.track->list.push_back(
                    codeBetween(coder, at < given.list.size() ? given.list[at] : Round::Crisis, 0, kCount<Round> - 1));
            }
        }
        if (codeTruth(coder, move.set.crises.has_value(), 1, 3))
            set.crises = codeCrises(coder, state.keepsResources(), move.set.crises.value_or(std::vector<Crisis>()));
    }
    read.why = codeText(coder, move.why, Correct::kLongestWhy);
    return read;
}

} // namespace pegsheet::empires
