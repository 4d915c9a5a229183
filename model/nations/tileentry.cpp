// SPDX-License-Identifier: Apache-2.0
// A tile that is being said: what is known of it, and what is still to be said.
#include "model/nations/pencil.h"

#include <algorithm>

namespace pegsheet::nations {

void TileEntry::lay(const Tile &tile)
{
    kind = tile.kind;
    gains = tile.gains;
    points = tile.points;
    stone = tile.stone;
    // Nobody says it: the card library and what lay there before know it.
    price = tile.price == usualPrice(tile.kind) ? std::nullopt : std::optional(tile.price);
    name = tile.name.text();
}

bool isFromOffer(const State &state, const TileEntry &entry)
{
    return entry.forPlace < 0 && state.keepsOffer();
}

bool asksRow(const State &state, const TileEntry &entry)
{
    return entry.kind && entry.forPlace < 0 && state.isFull() && !isFromOffer(state, entry);
}

bool asksSlot(const TileEntry &entry)
{
    return entry.isDevelopment() && entry.forPlace < 0;
}

bool asksStone(const State &state, const TileEntry &entry)
{
    return entry.kind == TileKind::Wonder && !isFromOffer(state, entry);
}

bool isSaid(const TileEntry &entry)
{
    return !entry.isDevelopment() || entry.offered >= 0 || entry.record || entry.gains.dice.total() > 0 || entry.points >= 0;
}

// Points end the entry of everything that goes to no slot: there they have to be said.
bool isComplete(const State &state, const TileEntry &entry)
{
    if (!entry.kind)
        return false;
    const bool isNamed = entry.offered >= 0 || entry.record
        || ((entry.points >= 0 || asksSlot(entry)) && (entry.stone > 0 || !asksStone(state, entry)));
    return isNamed && isSaid(entry) && (entry.row > 0 || !asksRow(state, entry)) && (entry.slot > 0 || !asksSlot(entry));
}

Tile tileOf(const State &state, const TileEntry &entry)
{
    if (entry.offered >= 0)
        if (const Place &place = state.offer.at(static_cast<std::size_t>(entry.offered)))
            return *place;
    Tile tile;
    tile.kind = entry.kind.value_or(TileKind::Development);
    tile.price = entry.price.value_or(usualPrice(tile.kind));
    tile.age = state.age;
    tile.points = static_cast<std::uint8_t>(std::max(0, entry.points));
    tile.stone = static_cast<std::uint8_t>(tile.kind == TileKind::Wonder ? entry.stone : 0);
    tile.gains = entry.gains;
    tile.name = Label(entry.name);
    return tile;
}

} // namespace pegsheet::nations
