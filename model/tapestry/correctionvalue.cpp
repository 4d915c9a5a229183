// SPDX-License-Identifier: Apache-2.0
// A correction is written as the state is.
#include "model/core/fields.h"
#include "model/tapestry/correction.h"

#include <algorithm>

namespace pegsheet::tapestry {

namespace {

// The object in which the state has a number; empty where it stands beside the player's name.
std::string_view groupOf(Number number)
{
    if (number >= Number::Coin && number <= Number::Culture)
        return "resources";
    if (number >= Number::Markets && number <= Number::Armories)
        return "open";
    if (number >= Number::Bottom && number <= Number::Top)
        return "techs";
    return number == Number::Lines || number == Number::Districts ? "city" : "";
}
constexpr std::array<std::string_view, 4> kGroups{"resources", "open", "techs", "city"};

// What follows from other fields.
constexpr std::array<std::string_view, 4> kDerived{"name", "finished", "depth", "activated"};

// Lists ----------------------------------------------------------------------------------------------------

template <typename Use>
MaybeRefusal eachNumber(std::string_view field, const Value &value, Range range, std::size_t most, Use use)
{
    const Array *list = value.array();
    if (list == nullptr)
        return wrongType(field, "list");
    if (list->size() > most)
        return outOfRange(field, static_cast<std::int64_t>(list->size()), 0, static_cast<std::int64_t>(most));
    for (const Value &item : *list) {
        std::int64_t number = 0;
        if (auto refusal = readInteger(field, item, range, number))
            return refusal;
        if (!use(static_cast<int>(number)))
            return duplicateValue(field, std::to_string(number));
    }
    return std::nullopt;
}

template <NamedEnum E>
MaybeRefusal readSet(std::string_view field, const Value &value, std::optional<EnumSet<E>> &set)
{
    Object object{{std::string(field), value}};
    FieldReader reader(object);
    reader(field, set.emplace());
    return reader.finish(field);
}

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

// Reading --------------------------------------------------------------------------------------------------

MaybeRefusal readNumber(const Member &member, std::string_view group, Correction &correction)
{
    const auto number = fromName<Number>(member.key);
    if (!number || groupOf(*number) != group)
        return std::find(kDerived.begin(), kDerived.end(), member.key) != kDerived.end()
            ? Refusal{"input.derivedField", {{"field", member.key}}}
            : unknownField(member.key);
    std::int64_t read = 0;
    if (auto refusal = readInteger(member.key, member.value, {leastOf(*number), mostOf(*number)}, read))
        return refusal;
    correction.numbers[*number] = static_cast<std::int16_t>(read);
    return std::nullopt;
}

MaybeRefusal readTracks(const Value &value, Correction &correction)
{
    const Object *object = value.object();
    if (object == nullptr)
        return wrongType("tracks", "object");
    for (const Member &member : *object) {
        const auto track = fromName<Track>(member.key);
        if (!track)
            return unknownField(member.key);
        Tokens tokens = Tokens::none();
        if (auto refusal = eachNumber(member.key, member.value, {0, kSpaces}, Tokens::kMost, [&](int space) {
                tokens.add(space);
                return true;
            }))
            return refusal;
        correction.tracks[*track] = tokens;
    }
    return std::nullopt;
}

MaybeRefusal readAchievements(const Value &value, Correction &correction)
{
    const Object *object = value.object();
    if (object == nullptr)
        return wrongType("achievements", "object");
    for (const Member &member : *object) {
        const auto achievement = fromName<Achievement>(member.key);
        if (!achievement)
            return unknownField(member.key);
        Reached reached;
        if (auto refusal = eachNumber(member.key, member.value, {0, kMostSeats - 1}, kMostSeats, [&](int seat) {
                if (reached.has(seat))
                    return false;
                reached.seats.at(reached.count++) = static_cast<std::uint8_t>(seat);
                return true;
            }))
            return refusal;
        correction.achievements[*achievement] = reached;
    }
    return std::nullopt;
}

MaybeRefusal readExplored(const Value &value, Correction &correction)
{
    std::uint16_t explored = 0;
    auto refusal = eachNumber("explored", value, {1, kSpaceTiles}, kSpaceTiles, [&](int tile) {
        const bool isNew = (explored >> tile & 1) == 0;
        explored = static_cast<std::uint16_t>(explored | 1U << tile);
        return isNew;
    });
    correction.explored = explored;
    return refusal;
}

MaybeRefusal readTruth(const Value &value, std::optional<bool> &truth)
{
    if (value.truth() == nullptr)
        return wrongType("singularity", "true");
    truth = *value.truth();
    return std::nullopt;
}

MaybeRefusal readTurn(const Value &value, std::optional<std::uint8_t> &turn)
{
    std::int64_t read = 0;
    auto refusal = readInteger("turn", value, {0, kMostSeats - 1}, read);
    turn = static_cast<std::uint8_t>(read);
    return refusal;
}

// Only the empty list can be set.
MaybeRefusal readQueue(const Value &value, bool &drops)
{
    if (value.array() == nullptr)
        return wrongType("queue", "list");
    drops = true;
    return value.array()->empty() ? std::nullopt
                                  : MaybeRefusal(outOfRange("queue", static_cast<std::int64_t>(value.array()->size()), 0, 0));
}

MaybeRefusal readGroup(const Member &member, Correction &correction)
{
    const Object *object = member.value.object();
    if (object == nullptr)
        return wrongType(member.key, "object");
    for (const Member &each : *object)
        if (auto refusal = readNumber(each, member.key, correction))
            return refusal;
    return std::nullopt;
}

MaybeRefusal readMember(const Member &member, Correction &correction)
{
    if (std::find(kGroups.begin(), kGroups.end(), member.key) != kGroups.end())
        return readGroup(member, correction);
    if (member.key == "tracks")
        return readTracks(member.value, correction);
    if (member.key == "ends")
        return readSet(member.key, member.value, correction.ends);
    if (member.key == "singularity")
        return readTruth(member.value, correction.singularity);
    if (member.key == "explored")
        return readExplored(member.value, correction);
    if (member.key == "landmarks")
        return readSet(member.key, member.value, correction.landmarks);
    if (member.key == "turn")
        return readTurn(member.value, correction.turn);
    if (member.key == "achievements")
        return readAchievements(member.value, correction);
    if (member.key == "queue")
        return readQueue(member.value, correction.dropsQueue);
    return readNumber(member, "", correction);
}

} // namespace

MaybeRefusal fromValue(std::string_view field, const Value &value, Correction &correction)
{
    correction = {};
    const Object *object = value.object();
    if (object == nullptr)
        return wrongType(field, "object");
    for (const Member &member : *object)
        if (auto refusal = readMember(member, correction))
            return refusal;
    return std::nullopt;
}

// Writing --------------------------------------------------------------------------------------------------

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
