// SPDX-License-Identifier: Apache-2.0
#include "model/empires/state.h"

#include "model/empires/count.h"

#include <algorithm>
#include <iterator>
#include <limits>

namespace pegsheet::empires {

int Player::positionOf(Location location) const
{
    return static_cast<int>(std::find(row.begin(), row.end(), location) - row.begin()) + 1;
}

Round State::space() const
{
    const std::size_t place = round - 1U;
    return place < known->track.size() ? known->track[place] : Round::End;
}

bool isEverybodysTurn(const State &state)
{
    switch (state.step) {
    case Step::Blitz:
    case Step::Refresh:
    case Step::Sheet: return false;
    case Step::Crisis: return !state.keepsResources();
    default: return true;
    }
}

int playerOf(const State &state)
{
    const auto firstWhere = [&](auto &&isAwaited) {
        for (int step = 0; step < state.players; ++step)
            if (const int seat = seatAfterStart(state, step); isAwaited(seat))
                return seat;
        return int{state.start};
    };
    switch (state.step) {
    case Step::Blitz:
    case Step::Economy:
    case Step::Industry:
    case Step::IndustryEconomy:
    case Step::Bids:
    case Step::Sheet: return firstWhere([&](int seat) { return !state.at(seat).done; });
    case Step::Crisis: return state.keepsResources() ? int{state.turn} : int{state.start};
    case Step::Refresh: return firstWhere([&](int seat) { return state.at(seat).refreshes > 0; });
    case Step::Count: return firstWhere([&](int seat) { return isAwaitedAtCount(state, seat); });
    default: return state.start;
    }
}

const Ability *abilityOf(const State &state, Source source)
{
    if (source.isPlace())
        return &startingAbility(source.location());
    const AbilityRef ability = state.known->cards.at(source.card().index).ability;
    return ability.isNone() ? nullptr : &*ability;
}

std::optional<Location> placeOf(const State &state, int seat, Source source)
{
    if (source.isPlace())
        return source.location();
    const Lying lies = state.lies(source.card());
    return lies.seat() == seat ? std::optional(lies.location()) : std::nullopt;
}

bool isActive(const State &state, int seat, Source source)
{
    const auto location = placeOf(state, seat, source);
    return location && state.at(seat).isHealthy(*location);
}

Per<std::uint8_t, Location> innovationsOf(const State &state, int seat)
{
    Per<std::uint8_t, Location> counts;
    for (const Lying lies : state.lying)
        if (lies.seat() == seat)
            ++counts[lies.location()];
    return counts;
}

bool isInPlay(const State &state, Card card)
{
    const auto isOpen = [&](const Crisis &crisis) { return crisis.isOpen && crisis.card == card; };
    return !state.lies(card).isNowhere() || std::any_of(state.crises.begin(), state.crises.end(), isOpen);
}

Row rowOf(const State &state, int seat)
{
    Row row;
    auto place = row.places.begin();
    eachSource(state, seat, [&](Source source, Location location) {
        if (source.isPlace()) {
            *place++ = {location, !state.at(seat).isHealthy(location), {}};
            return;
        }
        std::prev(place)->cards.push_back(source.card());
        if (state.exhausted.has(source.card()))
            row.exhausted.insert(source.card());
    });
    return row;
}

void layRow(State &state, int seat, const Row &row)
{
    for (std::uint8_t card = 0; card < kCards; ++card)
        if (state.lying[card].seat() == seat) {
            state.lying[card] = {};
            state.exhausted.erase(Card{card});
        }
    Player &player = state.at(seat);
    player.destroyed = 0;
    for (std::size_t at = 0; at < kPlaces; ++at) {
        const Row::Place &place = row.places.at(at);
        player.row.at(at) = place.location;
        if (place.isDestroyed)
            player.destroy(place.location);
        for (const Card card : place.cards) {
            state.lying.at(card.index) = Lying(seat, place.location);
            if (row.exhausted.has(card))
                state.exhausted.insert(card);
        }
    }
}

Card takenCard(const State &state, int seat, const Row &row)
{
    for (const Row::Place &place : row.places)
        for (const Card card : place.cards)
            if (isInPlay(state, card) && state.lies(card).seat() != seat)
                return card;
    return {};
}

std::vector<int> threatenedAt(const Player &player, int position)
{
    std::vector<int> found;
    for (int distance = 0; distance < kPlaces && found.empty(); ++distance)
        for (const int candidate : {position - distance, position + distance})
            if (candidate >= 1 && candidate <= kPlaces && player.isHealthyAt(candidate)
                && (found.empty() || found.back() != candidate))
                found.push_back(candidate);
    return found;
}

std::vector<int> placesFor(const State &state, int seat, Card without)
{
    Per<std::uint8_t, Location> counts = innovationsOf(state, seat);
    const Player &player = state.at(seat);
    const Lying from = without.isNone() ? Lying() : state.lies(without);
    if (from.seat() == seat)
        --counts[from.location()];
    int fewest = std::numeric_limits<int>::max();
    for (const Location location : player.row)
        if (player.isHealthy(location))
            fewest = std::min(fewest, int{counts[location]});
    std::vector<int> places;
    for (int position = 1; position <= kPlaces; ++position)
        if (const Location location = player.at(position); player.isHealthy(location) && counts[location] == fewest)
            places.push_back(position);
    // It goes to another place.
    if (from.seat() == seat)
        std::erase(places, player.positionOf(from.location()));
    return places;
}

} // namespace pegsheet::empires
