// SPDX-License-Identifier: Apache-2.0
#include "app/nations/nationstile.h"

#include "app/nations/nationswords.h"
#include "app/nations/text/nationstext.h"

namespace pegsheet::app::nationsview {

using namespace nations;

NationsTile tile(const Place &place, int kind)
{
    NationsTile tile;
    tile.kind = kind;
    if (!place)
        return tile;
    tile.empty = false;
    tile.kind = static_cast<int>(place->kind);
    tile.name = QString::fromUtf8(place->name.text());
    tile.points = place->points;
    tile.stone = place->stone;
    tile.dice = nationswords::expanded(place->gains.dice);
    tile.chits = nationswords::expanded(place->gains.chits);
    tile.spoken = nationswords::tile(*place);
    return tile;
}

NationsTile development(const Place &place, int slot)
{
    NationsTile tile = nationsview::tile(place, static_cast<int>(TileKind::Development));
    tile.printed = tile.empty;
    if (!tile.printed)
        return tile;
    const auto printed = static_cast<Printed>(slot);
    tile.empty = false;
    tile.name = scoreName(nameOf(printed));
    tile.dice = nationswords::expanded(gainsOf(place).dice);
    tile.chits = nationswords::expanded(gainsOf(place).chits);
    tile.spoken = nationswords::printed(printed);
    return tile;
}

QList<NationsTile> offer(const Shown &shown)
{
    QList<NationsTile> list;
    for (int place = 0; place < shown.now.columns() * kRows; ++place) {
        const Place &now = shown.now.offer.at(static_cast<std::size_t>(place));
        list.append(tile(now));
        list.back().corrected = isAsCorrected(shown.corrected, -1, "offer." + std::to_string(place), now);
        list.back().fresh = now && now != shown.before.offer.at(static_cast<std::size_t>(place));
    }
    return list;
}

QList<NationsTile> dealtOffer(const State &state, const Pencil &pencil)
{
    QList<NationsTile> list;
    const bool isDealt = dealsOffer(state, pencil);
    for (std::size_t place = 0; place < kOfferPlaces; ++place)
        list.append(tile(isDealt && place < pencil.offer.size() ? pencil.offer[place] : Place()));
    return list;
}

} // namespace pegsheet::app::nationsview
