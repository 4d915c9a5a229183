// SPDX-License-Identifier: Apache-2.0
// What a Conflict does once everybody has bid.
#include "model/empires/evaluation.h"
#include "model/empires/turns.h"

#include <algorithm>
#include <array>

namespace pegsheet::empires {

namespace {

// The most valuable healthy place, the second or the third; 0 where there are not so many (DE Beispiel Militärrunde 5).
int positionOfRank(const State &state, const Player &player, int rank)
{
    std::array<int, kPlaces> positions{};
    std::size_t count = 0;
    for (int position = 1; position <= kPlaces; ++position)
        if (player.isHealthyAt(position))
            positions.at(count++) = position;
    if (count < static_cast<std::size_t>(rank))
        return 0;
    std::stable_sort(positions.begin(), positions.begin() + static_cast<std::ptrdiff_t>(count), [&](int one, int other) {
        return state.known->places[player.at(one)].value > state.known->places[player.at(other)].value;
    });
    return positions.at(static_cast<std::size_t>(rank - 1));
}

// All of them where there are no more, else the player chooses.
void takeMarkersOff(State &state, int seat, int count, const Teller &tell)
{
    const CardSet exhausted = exhaustedWithin(state, seat, Location::City, Reach::Empire);
    if (exhausted.size() > count)
        state.at(seat).refreshes = static_cast<std::uint8_t>(count);
    else
        exhausted.each([&](Card card) { refresh(state, card, tell); });
}

void reward(State &state, int seat, int strength, bool isStrongest, const Teller &tell)
{
    const Tier &tier = state.campaign.tierOf(strength);
    score(state, seat, Scoring::Campaign, {}, tier.points, tell);
    if (isStrongest)
        score(state, seat, Scoring::Victory, {}, state.campaign.victory, tell);
    receive(state, seat, {}, tier.gain, tell);
    if (isStrongest)
        receive(state, seat, {}, state.campaign.victoryGain, tell);
    if (tier.refresh > 0)
        takeMarkersOff(state, seat, tier.refresh, tell);
}

void suffer(State &state, int seat, const Teller &tell)
{
    const int position = positionOfRank(state, state.at(seat), state.campaign.rank);
    if (position != 0 && position != state.campaign.with)
        swapPlaces(state, seat, position, state.campaign.with, true, tell);
}

} // namespace

void resolveConflict(State &state, const Teller &tell)
{
    std::array<int, kMostSeats> strengths{};
    for (int seat = 0; seat < state.players; ++seat)
        strengths.at(static_cast<std::size_t>(seat)) = strengthOf(state, seat) + state.at(seat).bid;
    const int most = *std::max_element(strengths.begin(), strengths.begin() + state.players);
    for (int seat = 0; seat < state.players; ++seat) {
        const int strength = strengths.at(static_cast<std::size_t>(seat));
        tell(StrengthTold{static_cast<std::uint8_t>(seat), strength - state.at(seat).bid, state.at(seat).bid, strength == most});
        reward(state, seat, strength, strength == most, tell);
    }
    for (int seat = 0; seat < state.players; ++seat)
        if (strengths.at(static_cast<std::size_t>(seat)) != most)
            suffer(state, seat, tell);
    if (std::any_of(state.seated().begin(), state.seated().end(), [](const Player &player) { return player.refreshes > 0; }))
        state.step = Step::Refresh;
    else
        endRound(state, tell);
}

} // namespace pegsheet::empires
