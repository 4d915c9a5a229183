// SPDX-License-Identifier: Apache-2.0
#include "model/empires/crossing.h"

namespace pegsheet::empires {

namespace {

std::vector<int> changedPositions(const Player &before, const Player &after)
{
    std::vector<int> positions;
    for (int position = 1; position <= kPlaces; ++position)
        if (before.at(position) != after.at(position))
            positions.push_back(position);
    return positions;
}

// Innovations that lie at another place of that player; nothing where any came or went.
std::vector<Card> movedCards(const State &before, const State &after, int seat)
{
    std::vector<Card> cards;
    for (std::uint8_t index = 0; index < kCards; ++index) {
        const Card card{index};
        const bool isHere = after.lies(card).seat() == seat;
        if ((before.lies(card).seat() == seat) != isHere)
            return {};
        if (isHere && before.lies(card) != after.lies(card))
            cards.push_back(card);
    }
    return cards;
}

} // namespace

std::vector<Crossing> crossingsBetween(const State &before, const State &after)
{
    std::vector<Crossing> crossings;
    const bool isOneMatch = before.players == after.players && before.step != Step::Row && after.step != Step::Row;
    for (int seat = 0; isOneMatch && seat < after.players; ++seat) {
        const Player &player = after.at(seat);
        if (const std::vector<int> changed = changedPositions(before.at(seat), player); changed.size() == 2)
            crossings.push_back({seat, changed.front(), changed.back(), {}});
        if (const std::vector<Card> moved = movedCards(before, after, seat); moved.size() == 1) {
            const Card card = moved.front();
            crossings.push_back(
                {seat, player.positionOf(before.lies(card).location()), player.positionOf(after.lies(card).location()), card});
        }
    }
    return crossings;
}

} // namespace pegsheet::empires
