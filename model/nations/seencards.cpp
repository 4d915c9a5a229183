// SPDX-License-Identifier: Apache-2.0
#include "model/nations/seencards.h"

#include <algorithm>
#include <utility>

namespace pegsheet::nations {

namespace {

/// A tile where it lies: the offer and every place of every board have numbers of their own.
struct Lying
{
    int where = 0;
    Tile tile;
};

enum Spot { OfOffer = 0, OfDevelopments = 100, OfAdvisor = 200, OfWonder = 201, OfColonies = 300, OfBuilt = 400, OfBoard = 1000 };

constexpr int kNowhere = -1;

std::vector<Lying> lyingIn(const State &state)
{
    std::vector<Lying> lying;
    const auto add = [&](int where, const Place &place) {
        if (place)
            lying.push_back({where, *place});
    };
    for (int place = 0; place < kOfferPlaces; ++place)
        add(OfOffer + place, state.offer[static_cast<std::size_t>(place)]);
    for (int seat = 0; seat < state.players; ++seat) {
        const Player &player = state.seats[static_cast<std::size_t>(seat)];
        const int first = OfBoard * (seat + 1);
        for (int slot = 0; slot < kSlots; ++slot)
            add(first + OfDevelopments + slot, player.developments[static_cast<std::size_t>(slot)]);
        add(first + OfAdvisor, player.advisor);
        add(first + OfWonder, player.wonder);
        for (std::size_t place = 0; place < player.colonies.size(); ++place)
            add(first + OfColonies + static_cast<int>(place), player.colonies[place]);
        for (std::size_t place = 0; place < player.built.size(); ++place)
            add(first + OfBuilt + static_cast<int>(place), player.built[place]);
    }
    return lying;
}

// Those of the one list that the other does not have in the same place.
std::vector<Lying> without(const std::vector<Lying> &list, const std::vector<Lying> &other)
{
    std::vector<Lying> left;
    for (const Lying &lying : list)
        if (std::none_of(other.begin(), other.end(),
                         [&](const Lying &each) { return each.where == lying.where && each.tile == lying.tile; }))
            left.push_back(lying);
    return left;
}

/// Follows every tile from where it first lay.
class Following
{
public:
    explicit Following(const State &start) : m_before(lyingIn(start)) {}

    void follow(const State &after, bool isCorrected)
    {
        const std::vector<Lying> now = lyingIn(after);
        std::vector<Lying> lost = without(m_before, now);
        std::vector<Lying> others;
        std::vector<std::pair<std::size_t, int>> carried;
        for (const Lying &gained : without(now, m_before)) {
            const auto from = std::find_if(lost.begin(), lost.end(), [&](const Lying &each) { return each.tile == gained.tile; });
            if (from == lost.end()) {
                others.push_back(gained);
                continue;
            }
            carried.emplace_back(at(from->where), gained.where);
            lost.erase(from);
        }
        for (const Lying &gained : others) {
            const bool isInstead = std::any_of(lost.begin(), lost.end(),
                                               [&](const Lying &each) { return each.where == gained.where; });
            const std::size_t index = isCorrected && isInstead ? at(gained.where) : m_seen.size();
            lay(index, gained, after.age);
        }
        for (const auto &[index, where] : carried)
            if (index < m_seen.size()) {
                clear(where);
                m_seen[index].where = where;
            }
        m_before = now;
    }
    [[nodiscard]] std::vector<Tile> tiles() const
    {
        std::vector<Tile> tiles;
        for (const Lying &seen : m_seen)
            if (std::find(tiles.begin(), tiles.end(), seen.tile) == tiles.end())
                tiles.push_back(seen.tile);
        return tiles;
    }

private:
    // What came there; behind them all where nothing did.
    [[nodiscard]] std::size_t at(int where) const
    {
        const auto found = std::find_if(m_seen.begin(), m_seen.end(), [&](const Lying &each) { return each.where == where; });
        return static_cast<std::size_t>(found - m_seen.begin());
    }
    // What lay there before lies nowhere any more.
    void clear(int where)
    {
        if (const std::size_t index = at(where); index < m_seen.size())
            m_seen[index].where = kNowhere;
    }
    // Anew, or in the place of one that was never there.
    void lay(std::size_t index, Lying lying, int age)
    {
        const bool isNew = index == m_seen.size();
        if (lying.tile.age == 0)
            lying.tile.age = isNew ? static_cast<std::uint8_t>(age) : m_seen[index].tile.age;
        clear(lying.where);
        if (isNew)
            m_seen.push_back(lying);
        else
            m_seen[index] = lying;
    }

    std::vector<Lying> m_before;
    std::vector<Lying> m_seen;
};

} // namespace

SeenCards seenCards(const MatchOf<Nations> &match)
{
    SeenCards seen;
    Following following(match.stateAt(0));
    for (int place = 0; place < match.length(); ++place) {
        const State &after = match.stateAt(place + 1);
        const Move &move = match.moveAt(place);
        following.follow(after, std::holds_alternative<Correct>(move));
        if (std::holds_alternative<Deal>(move))
            seen.events.push_back({after.age, after.event});
        else if (std::holds_alternative<Correct>(move) && !seen.events.empty() && after.event.famine > 0 && after.event.war > 0)
            seen.events.back().event = after.event;
    }
    seen.tiles = following.tiles();
    return seen;
}

} // namespace pegsheet::nations
