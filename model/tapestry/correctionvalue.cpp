// SPDX-License-Identifier: Apache-2.0
// A correction is written as the state is.
#include "model/core/fields.h"
#include "model/tapestry/correctiongroups.h"

namespace pegsheet::tapestry {

namespace {

template <NamedEnum E>
Value setValue(const EnumSet<E> &set)
{
    Object object;
    FieldWriter writer(object);
    writer("set", set);
    return object.front().value;
}

Value tokensValue(const Tokens &tokens)
{
    Array list;
    for (int place = 0; place < tokens.count(); ++place)
        list.emplace_back(tokens[place]);
    return list;
}

Value exploredValue(std::uint16_t explored)
{
    Array list;
    for (int tile = 1; tile <= kSpaceTiles; ++tile)
        if ((explored >> tile & 1) != 0)
            list.emplace_back(tile);
    return list;
}

Value reachedValue(const Reached &reached)
{
    Array list;
    for (std::size_t place = 0; place < reached.count; ++place)
        list.emplace_back(int{reached.seats.at(place)});
    return list;
}

} // namespace

namespace {

void writeNumbers(Object &object, const Correction &correction, std::string_view group, Number first, Number last)
{
    Object numbers;
    for (const Number number : kAll<Number>)
        if (const int value = correction.numbers[number];
            number >= first && number <= last && groupOf(number) == group && value != Correction::kUnsaid)
            numbers.push_back({std::string(nameOf(number)), value});
    if (group.empty())
        object.insert(object.end(), numbers.begin(), numbers.end());
    else if (!numbers.empty())
        object.push_back({std::string(group), numbers});
}

template <NamedEnum E, typename T, typename Write>
void writeEach(Object &object, std::string_view name, const Per<std::optional<T>, E> &all, Write write)
{
    Object members;
    for (const E e : kAll<E>)
        if (all[e])
            members.push_back({std::string(nameOf(e)), write(*all[e])});
    if (!members.empty())
        object.push_back({std::string(name), members});
}

} // namespace

Value toValue(const Correction &correction)
{
    Object object;
    writeNumbers(object, correction, "", Number::Vp, Number::Incomes);
    writeNumbers(object, correction, "resources", Number::Coin, Number::Culture);
    writeEach(object, "tracks", correction.tracks, tokensValue);
    if (correction.ends)
        object.push_back({"ends", setValue(*correction.ends)});
    if (correction.singularity)
        object.push_back({"singularity", *correction.singularity});
    writeNumbers(object, correction, "open", Number::Markets, Number::Armories);
    writeNumbers(object, correction, "", Number::Tiles, Number::Space);
    if (correction.explored)
        object.push_back({"explored", exploredValue(*correction.explored)});
    writeNumbers(object, correction, "", Number::Tapestry, Number::Played);
    writeNumbers(object, correction, "techs", Number::Bottom, Number::Top);
    writeNumbers(object, correction, "", Number::Control, Number::Toppled);
    writeNumbers(object, correction, "city", Number::Lines, Number::Districts);
    if (correction.landmarks)
        object.push_back({"landmarks", setValue(*correction.landmarks)});
    writeNumbers(object, correction, "", Number::Civilizations, Number::Civilizations);
    if (correction.turn)
        object.push_back({"turn", int{*correction.turn}});
    writeEach(object, "achievements", correction.achievements, reachedValue);
    if (correction.dropsQueue)
        object.push_back({"queue", Array()});
    return object;
}

namespace {

Value listSchema(const Value &items)
{
    return Object{{"type", "array"}, {"items", items}};
}

Value objectSchema(Object properties)
{
    return Object{{"type", "object"}, {"properties", std::move(properties)}, {"additionalProperties", false}};
}

Object numberSchemas(std::string_view group)
{
    Object properties;
    for (const Number number : kAll<Number>)
        if (groupOf(number) == group)
            properties.push_back({std::string(nameOf(number)), SchemaWriter::integerSchema({leastOf(number), mostOf(number)})});
    return properties;
}

template <NamedEnum E>
Value schemaOfEach(const Value &each)
{
    Object properties;
    for (const E e : kAll<E>)
        properties.push_back({std::string(nameOf(e)), each});
    return objectSchema(std::move(properties));
}

} // namespace

Value schemaOf(const Correction &)
{
    Object properties = numberSchemas("");
    for (const std::string_view group : kGroups)
        properties.push_back({std::string(group), objectSchema(numberSchemas(group))});
    const Value seat = SchemaWriter::integerSchema({0, kMostSeats - 1});
    properties.push_back({"tracks", schemaOfEach<Track>(listSchema(SchemaWriter::integerSchema({0, kSpaces})))});
    properties.push_back({"ends", listSchema(SchemaWriter::namesSchema(EnumNames<Track>::names))});
    properties.push_back({"singularity", Object{{"type", "boolean"}}});
    properties.push_back({"explored", listSchema(SchemaWriter::integerSchema({1, kSpaceTiles}))});
    properties.push_back({"landmarks", listSchema(SchemaWriter::namesSchema(EnumNames<Landmark>::names))});
    properties.push_back({"turn", seat});
    properties.push_back({"achievements", schemaOfEach<Achievement>(listSchema(seat))});
    properties.push_back({"queue", Object{{"type", "array"}, {"maxItems", 0}}});
    return objectSchema(std::move(properties));
}

} // namespace pegsheet::tapestry
