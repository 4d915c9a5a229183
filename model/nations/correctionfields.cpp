// SPDX-License-Identifier: Apache-2.0
// How corrections are written and described.
#include "model/nations/correctionshapes.h"

#include "model/core/fields.h"

namespace pegsheet::nations {

namespace {

Object &childOf(Object &object, std::string_view key)
{
    for (Member &member : object)
        if (member.key == key)
            return *member.value.object();
    object.push_back({std::string(key), Object{}});
    return *object.back().value.object();
}

void writeNumber(Object &object, const Setting &setting)
{
    for (const LedgerPart &part : kLedger)
        if (part.field == setting.field)
            childOf(childOf(object, "ledger"), kAgeNames.at(setting.index)).push_back({std::string(part.key), setting.value});
    for (const Shape &shape : shapes()) {
        if (shape.field != setting.field)
            continue;
        if (shape.keys.empty() && shape.part.empty()) {
            object.push_back({std::string(shape.group), setting.value});
            continue;
        }
        Object &group = childOf(object, shape.group);
        if (shape.keys.empty()) {
            group.push_back({std::string(shape.part), setting.value});
            continue;
        }
        Object &values = shape.part.empty() ? group : childOf(group, shape.part);
        values.push_back({std::string(shape.keys[setting.index]), setting.value});
    }
}

Value orderValue(const Setting &setting)
{
    Array seats;
    for (unsigned place = 0; place < setting.index; ++place)
        seats.emplace_back(static_cast<int>(static_cast<std::uint32_t>(setting.value) >> (2 * place) & 3U));
    return seats;
}

void write(Object &object, const Setting &setting)
{
    const std::string key(nameOf(setting.field));
    if (setting.field == Field::Order)
        object.push_back({key, orderValue(setting)});
    else if (setting.field == Field::Passed)
        object.push_back({key, setting.value != 0});
    else if (setting.field == Field::Offer)
        object.push_back({key, offerValue(setting.tiles)});
    else if (isList(setting.field)) {
        Array tiles;
        for (const Place &tile : setting.tiles)
            tiles.push_back(toValue(tile));
        object.push_back({key, std::move(tiles)});
    } else if (holdsTiles(setting.field))
        object.push_back({key, toValue(setting.tiles.front())});
    else
        writeNumber(object, setting);
}

Value objectSchema(Object properties)
{
    return Object{{"type", "object"}, {"properties", std::move(properties)}, {"additionalProperties", false}};
}

Value numberSchema(Field field, std::size_t index = 0)
{
    return SchemaWriter::integerSchema({leastOf(field), mostOf(field, index)});
}

Value shapeSchema(const Shape &shape)
{
    if (shape.keys.empty())
        return numberSchema(shape.field);
    Object properties;
    for (std::size_t index = 0; index < shape.keys.size(); ++index)
        properties.push_back({std::string(shape.keys[index]), numberSchema(shape.field, index)});
    return objectSchema(std::move(properties));
}

Value ledgerSchema()
{
    Object ages;
    for (std::size_t age = 0; age < kAgeNames.size(); ++age) {
        Object parts;
        for (const LedgerPart &part : kLedger)
            parts.push_back({std::string(part.key), numberSchema(part.field, age)});
        ages.push_back({std::string(kAgeNames[age]), objectSchema(std::move(parts))});
    }
    return objectSchema(std::move(ages));
}

} // namespace

Value toValue(const Correction &correction)
{
    Object object;
    for (const Setting &setting : correction.settings)
        write(object, setting);
    return object;
}

Value schemaOf(const Correction &)
{
    Object properties;
    for (const Shape &shape : shapes()) {
        if (shape.part.empty())
            properties.push_back({std::string(shape.group), shapeSchema(shape)});
        else
            childOf(childOf(properties, shape.group), "properties").push_back({std::string(shape.part), shapeSchema(shape)});
    }
    for (const std::string_view group : {"dice", "chits", "event"}) {
        Object &object = childOf(properties, group);
        object.push_back({"type", "object"});
        object.push_back({"additionalProperties", false});
    }
    const Value place = schemaOf(Place());
    const Value places = Object{{"type", "array"}, {"items", place}, {"maxItems", kMostBeside}};
    properties.push_back({"ledger", ledgerSchema()});
    for (const Field field : {Field::Developments, Field::Colonies, Field::Built})
        properties.push_back({std::string(nameOf(field)), places});
    for (const Field field : {Field::Advisor, Field::Wonder})
        properties.push_back({std::string(nameOf(field)), place});
    properties.push_back({"passed", Object{{"type", "boolean"}}});
    properties.push_back(
        {"order", Object{{"type", "array"}, {"items", SchemaWriter::integerSchema({0, kMaxSeats - 1})}, {"maxItems", kMaxSeats}}});
    properties.push_back({"offer", offerSchema(true)});
    return objectSchema(std::move(properties));
}

} // namespace pegsheet::nations
