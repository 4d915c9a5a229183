// SPDX-License-Identifier: Apache-2.0
#include "model/nations/tile.h"

#include "model/core/characters.h"
#include "model/core/fields.h"
#include "model/core/setup.h"

#include <algorithm>

namespace pegsheet::nations {

namespace {

constexpr std::array<std::string_view, 2> kPrices{nameOf(Symbol::Gold), nameOf(Symbol::Strength)};

// The fields but kind and price, whose default hangs together.
struct Fields
{
    std::string name;
    std::uint8_t age = 0;
    Amounts<Colour> dice;
    Amounts<Chit> chits;
    std::uint8_t points = 0;
    std::uint8_t stone = 0;

    static void describe(auto &self, auto &&visit)
    {
        visit("name", self.name, TextLimit{std::size_t{kNameLength} * 4});
        visit("age", self.age, Range{0, kAges, true});
        visit("dice", self.dice, Optional{});
        visit("chits", self.chits, Optional{});
        visit("points", self.points, Range{0, kMostTilePoints, true});
        visit("stone", self.stone, Range{0, kMostStone, true});
    }
};

// Kind and price; what else there is is left to the fields.
MaybeRefusal readKind(const Object &object, Tile &tile)
{
    std::size_t index = 0;
    const auto of = [&](std::string_view key) {
        return std::find_if(object.begin(), object.end(), [&](const Member &member) { return member.key == key; });
    };
    const auto kind = of("kind");
    if (kind == object.end())
        return missingField("kind");
    if (auto refusal = readName("kind", kind->value, EnumNames<TileKind>::names, index))
        return refusal;
    tile.kind = static_cast<TileKind>(index);
    tile.price = usualPrice(tile.kind);
    const auto price = of("price");
    if (price == object.end())
        return std::nullopt;
    if (auto refusal = readName("price", price->value, kPrices, index))
        return refusal;
    tile.price = index == 0 ? Symbol::Gold : Symbol::Strength;
    return std::nullopt;
}

template <NamedEnum E>
MaybeRefusal tooMany(const Amounts<E> &amounts)
{
    for (const E e : kAll<E>)
        if (amounts[e] > kMostGain)
            return outOfRange(nameOf(e), amounts[e], 0, kMostGain);
    return std::nullopt;
}

template <NamedEnum E>
Value gainsSchema()
{
    Object properties;
    for (const E e : kAll<E>)
        properties.push_back({std::string(nameOf(e)), SchemaWriter::integerSchema({0, kMostGain})});
    return Object{{"type", "object"}, {"properties", std::move(properties)}, {"additionalProperties", false}};
}

// One of both, as JSON Schema says it.
Value orNull(Value schema)
{
    return Object{{"oneOf", Array{std::move(schema), Object{{"const", Value()}}}}};
}

} // namespace

Value toValue(const Tile &tile)
{
    Object object{{"kind", nameOf(tile.kind)}};
    if (tile.price != usualPrice(tile.kind))
        object.push_back({"price", nameOf(tile.price)});
    const Fields fields{std::string(tile.name.text()), tile.age, tile.gains.dice, tile.gains.chits, tile.points, tile.stone};
    Fields::describe(fields, FieldWriter(object));
    return object;
}

MaybeRefusal fromValue(std::string_view field, const Value &value, Tile &tile)
{
    const Object *object = value.object();
    if (object == nullptr)
        return wrongType(field, "object");
    Tile read;
    if (auto refusal = readKind(*object, read))
        return refusal;
    Object others;
    for (const Member &member : *object)
        if (member.key != "kind" && member.key != "price")
            others.push_back(member);
    Fields fields;
    FieldReader reader(others);
    Fields::describe(fields, reader);
    if (auto refusal = reader.finish("kind"))
        return refusal;
    read.age = fields.age;
    read.points = fields.points;
    read.stone = fields.stone;
    read.gains = {fields.dice, fields.chits};
    const std::string_view name = trimmed(fields.name);
    // Before it is kept for ever: a label is never forgotten.
    if (!name.empty())
        if (auto refusal = refusesName(name))
            return refusal;
    read.name = Label(name);
    if (auto refusal = refusesTile(read))
        return refusal;
    tile = read;
    return std::nullopt;
}

Value schemaOf(const Tile &)
{
    return Object{{"type", "object"},
                  {"properties",
                   Object{{"kind", SchemaWriter::namesSchema(EnumNames<TileKind>::names)},
                          {"price", SchemaWriter::namesSchema(kPrices)},
                          {"name", Object{{"type", "string"}, {"maxLength", kNameLength}}},
                          {"age", SchemaWriter::integerSchema({0, kAges})},
                          {"dice", gainsSchema<Colour>()},
                          {"chits", gainsSchema<Chit>()},
                          {"points", SchemaWriter::integerSchema({0, kMostTilePoints})},
                          {"stone", SchemaWriter::integerSchema({0, kMostStone})}}},
                  {"required", Array{"kind"}},
                  {"additionalProperties", false}};
}

MaybeRefusal refusesTile(const Tile &tile)
{
    if (tile.price != Symbol::Gold && tile.price != Symbol::Strength)
        return unknownValue("price", nameOf(tile.price), Array(kPrices.begin(), kPrices.end()));
    if (tile.age > kAges)
        return outOfRange("age", tile.age, 0, kAges);
    if (tile.points > kMostTilePoints)
        return outOfRange("points", tile.points, 0, kMostTilePoints);
    const bool isWonder = tile.kind == TileKind::Wonder;
    if (isWonder && (tile.stone == 0 || tile.stone > kMostStone))
        return outOfRange("stone", tile.stone, 1, kMostStone);
    if (!isWonder && tile.stone != 0)
        return outOfRange("stone", tile.stone, 0, 0);
    if (auto refusal = tooMany(tile.gains.dice))
        return refusal;
    if (auto refusal = tooMany(tile.gains.chits))
        return refusal;
    return tile.name.empty() ? std::nullopt : refusesName(tile.name.text());
}

Value toValue(const Place &place)
{
    return place ? toValue(*place) : Value();
}

MaybeRefusal fromValue(std::string_view field, const Value &value, Place &place)
{
    if (value.isNull()) {
        place.reset();
        return std::nullopt;
    }
    Tile tile;
    if (auto refusal = fromValue(field, value, tile))
        return refusal;
    place = tile;
    return std::nullopt;
}

Value schemaOf(const Place &)
{
    return orNull(schemaOf(Tile()));
}

// Lists of places ------------------------------------------------------------------------------------------

namespace {

MaybeRefusal readPlaces(std::string_view field, const Value &value, std::vector<Place> &places)
{
    if (value.array() == nullptr)
        return wrongType(field, "list");
    if (value.array()->size() > kMostBeside)
        return wrongLength(field, value.array()->size(), 0, kMostBeside);
    for (const Value &each : *value.array())
        if (auto refusal = fromValue(field, each, places.emplace_back()))
            return refusal;
    return std::nullopt;
}

template <typename T>
Value listOf(const T &tiles)
{
    Array list;
    for (const auto &tile : tiles)
        list.push_back(toValue(tile));
    return list;
}

Value placesSchema()
{
    return Object{{"type", "array"}, {"items", schemaOf(Place())}, {"maxItems", kMostBeside}};
}

} // namespace

Value toValue(const Developments &developments)
{
    return listOf(developments);
}

MaybeRefusal fromValue(std::string_view field, const Value &value, Developments &developments)
{
    std::vector<Place> places;
    if (auto refusal = readPlaces(field, value, places))
        return refusal;
    if (places.size() != kSlots)
        return outOfRange(field, static_cast<std::int64_t>(places.size()), kSlots, kSlots);
    std::copy(places.begin(), places.end(), developments.begin());
    return std::nullopt;
}

Value schemaOf(const Developments &)
{
    return Object{{"type", "array"}, {"items", schemaOf(Place())}};
}

Value correctionSchemaOf(const Developments &)
{
    return placesSchema();
}

Value toValue(const std::vector<Tile> &tiles)
{
    return listOf(tiles);
}

MaybeRefusal fromValue(std::string_view field, const Value &value, std::vector<Tile> &tiles)
{
    std::vector<Place> places;
    if (auto refusal = readPlaces(field, value, places))
        return refusal;
    if (std::find(places.begin(), places.end(), Place()) != places.end())
        return wrongType(field, "object");
    tiles.clear();
    for (const Place &place : places)
        tiles.push_back(*place);
    return std::nullopt;
}

Value schemaOf(const std::vector<Tile> &)
{
    return Object{{"type", "array"}, {"items", schemaOf(Tile())}};
}

Value correctionSchemaOf(const std::vector<Tile> &)
{
    return placesSchema();
}

std::vector<Place> placesOf(const Value &value)
{
    std::vector<Place> places;
    if (value.array() == nullptr)
        (void)fromValue("tile", value, places.emplace_back());
    else
        for (const Value &each : *value.array())
            for (Place &place : placesOf(each))
                places.push_back(std::move(place));
    return places;
}

// The offer ------------------------------------------------------------------------------------------------

Value offerValue(std::span<const Place> places)
{
    Array columns;
    for (std::size_t first = 0; first < places.size(); first += kRows) {
        Array rows;
        for (std::size_t place = first; place < std::min(first + kRows, places.size()); ++place)
            rows.push_back(toValue(places[place]));
        columns.emplace_back(std::move(rows));
    }
    return columns;
}

MaybeRefusal readOffer(std::string_view field, const Value &value, std::vector<Place> &places)
{
    if (value.array() == nullptr)
        return wrongType(field, "list");
    if (value.array()->size() > kMostColumns)
        return wrongLength(field, value.array()->size(), 0, kMostColumns);
    for (const Value &column : *value.array()) {
        if (column.array() == nullptr)
            return wrongType(field, "list");
        if (column.array()->size() != kRows)
            return wrongLength(field, column.array()->size(), kRows, kRows);
        for (const Value &each : *column.array())
            if (auto refusal = fromValue(field, each, places.emplace_back()))
                return refusal;
    }
    return std::nullopt;
}

Value offerSchema(bool withGaps)
{
    const Value column = Object{
        {"type", "array"}, {"items", withGaps ? schemaOf(Place()) : schemaOf(Tile())}, {"minItems", kRows}, {"maxItems", kRows}};
    return Object{{"type", "array"}, {"items", column}, {"maxItems", kMostColumns}};
}

Value toValue(const Offer &offer)
{
    return offerValue(std::vector<Place>(offer.tiles.begin(), offer.tiles.end()));
}

MaybeRefusal fromValue(std::string_view field, const Value &value, Offer &offer)
{
    std::vector<Place> places;
    if (auto refusal = readOffer(field, value, places))
        return refusal;
    Offer read;
    for (const Place &place : places) {
        if (!place)
            return wrongType(field, "object");
        read.tiles.push_back(*place);
    }
    offer = std::move(read);
    return std::nullopt;
}

Value schemaOf(const Offer &)
{
    return offerSchema(false);
}

// The number of a state ------------------------------------------------------------------------------------

void hashInto(Hasher &hasher, const Gains &gains)
{
    for (const std::uint8_t dice : gains.dice.values)
        hasher.byte(dice);
    for (const std::uint8_t chits : gains.chits.values)
        hasher.byte(chits);
}

namespace {

void hashTile(Hasher &hasher, const Tile &tile)
{
    for (const int number :
         {static_cast<int>(tile.kind), static_cast<int>(tile.price), int{tile.age}, int{tile.points}, int{tile.stone}})
        hasher.byte(number);
    hashInto(hasher, tile.gains);
    hasher.feed(tile.name.hash(), 8);
}

} // namespace

void hashInto(Hasher &hasher, const Place &place)
{
    hasher.byte(place ? 1 : 0);
    if (place)
        hashTile(hasher, *place);
}

void hashInto(Hasher &hasher, std::span<const Place> places)
{
    for (const Place &place : places)
        hashInto(hasher, place);
}

void hashInto(Hasher &hasher, const std::vector<Tile> &tiles)
{
    hasher.feed(tiles.size(), 4);
    for (const Tile &tile : tiles)
        hashTile(hasher, tile);
}

} // namespace pegsheet::nations
