// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "model/core/hasher.h"
#include "model/core/label.h"
#include "model/core/refusal.h"
#include "model/core/value.h"
#include "model/nations/tables.h"

#include <array>
#include <optional>
#include <span>
#include <string_view>
#include <vector>

namespace pegsheet::nations {

/// Dice and chits that a tile brings, or that go back.
struct Gains
{
    Amounts<Colour> dice;
    Amounts<Chit> chits;

    [[nodiscard]] constexpr bool empty() const { return *this == Gains(); }
    constexpr bool operator==(const Gains &) const = default;
};

/// What a tile of that kind is paid with unless it says otherwise (ILSA; ability_grammar.json).
[[nodiscard]] constexpr Symbol usualPrice(TileKind kind)
{
    return kind == TileKind::Colony ? Symbol::Strength : Symbol::Gold;
}

/// A progress tile as the table reads it off. Written `{"kind":"development","name":"Terrassenfelder","age":2,
/// "dice":{"orange":2},"points":1}`: what is usual, zero or not said is left out.
struct Tile
{
    TileKind kind = TileKind::Development;
    Symbol price = Symbol::Gold;
    std::uint8_t age = 0; ///< 0: not said
    std::uint8_t points = 0;
    std::uint8_t stone = 0; ///< what building it costs; of wonders only
    Gains gains;
    Label name; ///< may be empty

    constexpr bool operator==(const Tile &) const = default;
};

/// A place on a board or in the offer: a tile, or none.
using Place = std::optional<Tile>;

[[nodiscard]] Value toValue(const Tile &tile);
/// Refuses with `input.` codes another shape, numbers beyond the bounds of tables.h, a wonder without its stone, stone on
/// anything else, and names that no player may have either. Blanks round a name are dropped.
[[nodiscard]] MaybeRefusal fromValue(std::string_view field, const Value &value, Tile &tile);
[[nodiscard]] Value schemaOf(const Tile &tile);
/// Why there can be no such tile.
[[nodiscard]] MaybeRefusal refusesTile(const Tile &tile);

/// A tile or null.
[[nodiscard]] Value toValue(const Place &place);
[[nodiscard]] MaybeRefusal fromValue(std::string_view field, const Value &value, Place &place);
[[nodiscard]] Value schemaOf(const Place &place);

/// The five places for developments on a board; none where the printed one lies.
using Developments = std::array<Place, kSlots>;

/// Lists of places, and of tiles. Refuse more than kMostBeside entries, developments that are not five, and a gap among tiles.
[[nodiscard]] Value toValue(const Developments &developments);
[[nodiscard]] MaybeRefusal fromValue(std::string_view field, const Value &value, Developments &developments);
[[nodiscard]] Value schemaOf(const Developments &developments);
[[nodiscard]] Value toValue(const std::vector<Tile> &tiles);
[[nodiscard]] MaybeRefusal fromValue(std::string_view field, const Value &value, std::vector<Tile> &tiles);
[[nodiscard]] Value schemaOf(const std::vector<Tile> &tiles);
[[nodiscard]] Value correctionSchemaOf(const Developments &developments);
[[nodiscard]] Value correctionSchemaOf(const std::vector<Tile> &tiles);

/// The tiles of an offer, column by column, in each from the first row on. Written as a list of lists.
struct Offer
{
    std::vector<Tile> tiles;

    bool operator==(const Offer &) const = default;
};

[[nodiscard]] Value toValue(const Offer &offer);
[[nodiscard]] MaybeRefusal fromValue(std::string_view field, const Value &value, Offer &offer);
[[nodiscard]] Value schemaOf(const Offer &offer);

/// Columns of three places each; a place may be empty.
[[nodiscard]] Value offerValue(std::span<const Place> places);
[[nodiscard]] MaybeRefusal readOffer(std::string_view field, const Value &value, std::vector<Place> &places);
[[nodiscard]] Value offerSchema(bool withGaps);
/// The places that a value of the kinds above holds, one after the other.
[[nodiscard]] std::vector<Place> placesOf(const Value &value);

void hashInto(Hasher &hasher, const Gains &gains);
void hashInto(Hasher &hasher, const Place &place);
void hashInto(Hasher &hasher, std::span<const Place> places);
void hashInto(Hasher &hasher, const std::vector<Tile> &tiles);

} // namespace pegsheet::nations
