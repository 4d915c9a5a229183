// SPDX-License-Identifier: Apache-2.0
#include "model/empires/shapes.h"

#include "model/empires/members.h"

#include <algorithm>

namespace pegsheet::empires {

namespace {

Value listSchema(Value items, int least, int most)
{
    return Object{{"type", "array"}, {"items", std::move(items)}, {"minItems", least}, {"maxItems", most}};
}

MaybeRefusal readPlace(const Value &value, Row::Place &place, CardSet &exhausted)
{
    Members members("row", value);
    members.name("location", place.location);
    members.truth("destroyed", place.isDestroyed);
    const Value *cards = members.take("innovations");
    if (cards != nullptr && cards->array() == nullptr)
        return wrongType("innovations", "list");
    if (auto refusal = members.finish())
        return refusal;
    for (const Value &each : cards == nullptr ? Array() : *cards->array()) {
        Members innovation("innovations", each);
        Card card;
        bool isExhausted = false;
        if (const Value *name = innovation.require("card"))
            innovation.refuse(fromValue("card", *name, card));
        innovation.truth("exhausted", isExhausted);
        if (auto refusal = innovation.finish())
            return refusal;
        place.cards.push_back(card);
        if (isExhausted)
            exhausted.insert(card);
    }
    std::sort(place.cards.begin(), place.cards.end(), [](Card one, Card other) { return one.index < other.index; });
    return std::nullopt;
}

} // namespace

Value positionsValue(const std::vector<int> &positions)
{
    return Array(positions.begin(), positions.end());
}

Value positionsSchema()
{
    return Object{{"type", "array"}, {"items", SchemaWriter::integerSchema({1, kPlaces})}};
}

Value toValue(const Positions &positions)
{
    return Array{int{positions.first}, int{positions.second}};
}

MaybeRefusal fromValue(std::string_view field, const Value &value, Positions &positions)
{
    if (value.array() == nullptr)
        return wrongType(field, "list");
    if (value.array()->size() != 2)
        return wrongLength(field, value.array()->size(), 2, 2);
    std::array<std::int64_t, 2> read{};
    for (std::size_t at = 0; at < read.size(); ++at)
        if (auto refusal = readInteger(field, value.array()->at(at), {1, kPlaces}, read.at(at)))
            return refusal;
    positions = {static_cast<std::uint8_t>(read[0]), static_cast<std::uint8_t>(read[1])};
    return std::nullopt;
}

Value schemaOf(const Positions &)
{
    return listSchema(SchemaWriter::integerSchema({1, kPlaces}), 2, 2);
}

Value toValue(const Reason &reason)
{
    return reason.isCampaign ? Value("campaign") : toValue(reason.source);
}

MaybeRefusal fromValue(std::string_view field, const Value &value, Reason &reason)
{
    reason.isCampaign = value == Value("campaign");
    return reason.isCampaign ? std::nullopt : fromValue(field, value, reason.source);
}

Value schemaOf(const Reason &)
{
    return Object{{"oneOf", Array{Object{{"const", "campaign"}}, schemaOf(Source())}}};
}

Value toValue(const Spaces &spaces)
{
    Array list;
    for (const Round round : spaces.list)
        list.emplace_back(nameOf(round));
    return list;
}

MaybeRefusal fromValue(std::string_view field, const Value &value, Spaces &spaces)
{
    if (value.array() == nullptr)
        return wrongType(field, "list");
    if (value.array()->empty() || value.array()->size() > kMostRounds)
        return wrongLength(field, value.array()->size(), 1, kMostRounds);
    Spaces read;
    for (const Value &each : *value.array()) {
        std::size_t index = 0;
        if (auto refusal = readName(field, each, EnumNames<Round>::names, index))
            return refusal;
        read.list.push_back(static_cast<Round>(index));
    }
    spaces = std::move(read);
    return std::nullopt;
}

Value schemaOf(const Spaces &)
{
    return listSchema(SchemaWriter::namesSchema(EnumNames<Round>::names), 0, kMostRounds);
}

void hashInto(Hasher &hasher, const Spaces &spaces)
{
    hasher.byte(static_cast<int>(spaces.list.size()));
    for (const Round round : spaces.list)
        hasher.byte(static_cast<int>(round));
}

Value toValue(const Order &order)
{
    Array list;
    for (const Location location : order.row)
        list.emplace_back(nameOf(location));
    return list;
}

MaybeRefusal fromValue(std::string_view field, const Value &value, Order &order)
{
    if (value.array() == nullptr)
        return wrongType(field, "list");
    if (value.array()->size() != kPlaces)
        return wrongLength(field, value.array()->size(), kPlaces, kPlaces);
    EnumSet<Location> seen;
    for (std::size_t place = 0; place < kPlaces; ++place) {
        std::size_t index = 0;
        if (auto refusal = readName(field, value.array()->at(place), EnumNames<Location>::names, index))
            return refusal;
        const auto location = static_cast<Location>(index);
        if (seen.has(location))
            return duplicateValue(field, nameOf(location));
        seen.insert(location);
        order.row.at(place) = location;
    }
    return std::nullopt;
}

Value schemaOf(const Order &)
{
    return listSchema(SchemaWriter::namesSchema(EnumNames<Location>::names), kPlaces, kPlaces);
}

Row::Row()
{
    for (std::size_t place = 0; place < kPlaces; ++place)
        places.at(place).location = static_cast<Location>(place);
}

Value toValue(const Row &row)
{
    Array list;
    for (const Row::Place &place : row.places) {
        Array cards;
        for (const Card card : place.cards)
            cards.emplace_back(Object{{"card", nameOf(card)}, {"exhausted", row.exhausted.has(card)}});
        list.emplace_back(
            Object{{"location", nameOf(place.location)}, {"destroyed", place.isDestroyed}, {"innovations", std::move(cards)}});
    }
    return list;
}

MaybeRefusal fromValue(std::string_view field, const Value &value, Row &row)
{
    if (value.array() == nullptr)
        return wrongType(field, "list");
    if (value.array()->size() != kPlaces)
        return wrongLength(field, value.array()->size(), kPlaces, kPlaces);
    Row read;
    EnumSet<Location> seen;
    CardSet cards;
    for (std::size_t at = 0; at < kPlaces; ++at) {
        Row::Place &place = read.places.at(at);
        place = {};
        if (auto refusal = readPlace(value.array()->at(at), place, read.exhausted))
            return refusal;
        if (seen.has(place.location))
            return duplicateValue(field, nameOf(place.location));
        seen.insert(place.location);
        for (const Card card : place.cards) {
            if (cards.has(card))
                return duplicateValue(field, nameOf(card));
            cards.insert(card);
        }
    }
    row = std::move(read);
    return std::nullopt;
}

Value schemaOf(const Row &)
{
    const Value truth = Object{{"type", "boolean"}};
    const Value innovation = objectSchema({{"card", schemaOf(Card())}, {"exhausted", truth}}, {"exhausted"});
    const Value place = objectSchema({{"location", SchemaWriter::namesSchema(EnumNames<Location>::names)},
                                      {"destroyed", truth},
                                      {"innovations", Object{{"type", "array"}, {"items", innovation}}}},
                                     {"destroyed", "innovations"});
    return listSchema(place, kPlaces, kPlaces);
}

void hashInto(Hasher &hasher, const Row &row)
{
    std::uint64_t destroyed = 0;
    for (const Row::Place &place : row.places) {
        hasher.byte(static_cast<int>(place.location));
        destroyed |= static_cast<std::uint64_t>(place.isDestroyed) << static_cast<unsigned>(place.location);
    }
    hasher.feed(destroyed, 2);
}

Value toValue(const Numbers &numbers)
{
    Object object;
    for (const Location location : kAll<Location>) {
        const PlaceNumbers &given = numbers.of[location];
        Object each;
        if (given.value != 0)
            each.push_back({"value", int{given.value}});
        if (given.repair != 0)
            each.push_back({"repair", int{given.repair}});
        if (!each.empty())
            object.push_back({std::string(nameOf(location)), std::move(each)});
    }
    return object;
}

MaybeRefusal fromValue(std::string_view field, const Value &value, Numbers &numbers)
{
    if (value.object() == nullptr)
        return wrongType(field, "object");
    Numbers read;
    for (const Member &member : *value.object()) {
        const auto location = fromName<Location>(member.key);
        if (!location)
            return unknownField(member.key);
        Members members(member.key, member.value);
        members.number("value", read.of[*location].value, {1, kMostValue}, false);
        members.number("repair", read.of[*location].repair, {1, kMostRepair}, false);
        if (auto refusal = members.finish())
            return refusal;
    }
    numbers = read;
    return std::nullopt;
}

Value schemaOf(const Numbers &)
{
    const Value numbers = objectSchema(
        {{"value", SchemaWriter::integerSchema({1, kMostValue})}, {"repair", SchemaWriter::integerSchema({1, kMostRepair})}},
        {"value", "repair"});
    Object properties;
    for (const std::string_view name : EnumNames<Location>::names)
        properties.push_back({std::string(name), numbers});
    return Object{{"type", "object"}, {"properties", std::move(properties)}, {"additionalProperties", false}};
}

} // namespace pegsheet::empires
