// SPDX-License-Identifier: Apache-2.0
#include "model/empires/outlook.h"

#include "model/empires/evaluation.h"
#include "model/empires/rules.h"
#include "model/empires/scoring.h"
#include "model/empires/turns.h"

#include <algorithm>

namespace pegsheet::empires {

namespace {

std::array<int, kCount<Resource>> incomeOf(const State &state, int seat)
{
    std::array<int, kCount<Resource>> income{};
    for (const Worth &worth : worthsOf(state, seat, When::Economy))
        for (const Resource resource : kAll<Resource>)
            income.at(static_cast<std::size_t>(resource)) += worth.gain[resource];
    return income;
}

CardSet activeCards(const State &state, int seat)
{
    CardSet cards;
    for (std::uint8_t index = 0; index < kCards; ++index)
        if (isActive(state, seat, Source(Card{index})))
            cards.insert(Card{index});
    return cards;
}

Difference differenceBetween(const State &before, const State &after, int seat)
{
    Difference difference;
    difference.total = scoreOf(after, seat).total - scoreOf(before, seat).total;
    difference.strength = strengthOf(after, seat) - strengthOf(before, seat);
    difference.income = incomeOf(after, seat);
    const std::array<int, kCount<Resource>> income = incomeOf(before, seat);
    for (std::size_t resource = 0; resource < income.size(); ++resource)
        difference.income.at(resource) -= income.at(resource);
    activeCards(before, seat).each([&](Card card) {
        if (!isActive(after, seat, Source(card)))
            difference.rests.insert(card);
    });
    return difference;
}

} // namespace

std::vector<Outlook> outlooksOf(const State &state, int seat, int number)
{
    std::vector<Outlook> outlooks;
    for (const int position : threatenedAt(state.at(seat), number)) {
        Outlook outlook;
        outlook.position = position;
        const Location location = state.at(seat).at(position);
        for (const Worth &worth : worthsOf(state, seat, When::Destroyed))
            if (placeOf(state, seat, worth.source) == location) {
                outlook.points += worth.points;
                for (const Resource resource : kAll<Resource>)
                    outlook.gain[resource] = static_cast<std::uint8_t>(
                        std::min(outlook.gain[resource] + worth.gain[resource], kMostStock));
            }
        State after = state;
        after.at(seat).destroy(location);
        outlook.lost = differenceBetween(state, after, seat);
        outlook.places = placesFor(after, seat);
        outlooks.push_back(outlook);
    }
    return outlooks;
}

std::optional<Difference> differenceBy(const State &state, const Move &move, int seat)
{
    if (refuses(state, move))
        return std::nullopt;
    State after = state;
    apply(after, move, Teller());
    return differenceBetween(state, after, seat);
}

Difference differenceOfRepair(const State &state, int seat, int position)
{
    State after = state;
    after.at(seat).repair(after.at(seat).at(position));
    return differenceBetween(state, after, seat);
}

std::vector<int> numbersThatHit(const Player &player, int position)
{
    std::vector<int> numbers;
    for (int number = 1; number <= kPlaces; ++number) {
        const std::vector<int> threatened = threatenedAt(player, number);
        if (std::find(threatened.begin(), threatened.end(), position) != threatened.end())
            numbers.push_back(number);
    }
    return numbers;
}

int missingToNextTier(const State &state, int strength)
{
    const Conflict &card = state.campaign;
    if (card.isNone() || strength >= card.highest)
        return 0;
    return strength <= card.lowest ? card.lowest + 1 - strength : card.highest - strength;
}

} // namespace pegsheet::empires
