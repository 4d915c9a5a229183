// SPDX-License-Identifier: Apache-2.0
// How corrections are written, read and described.
#include "model/nations/correction.h"

#include "model/core/fields.h"

#include <algorithm>

namespace pegsheet::nations {

namespace {

constexpr std::array<std::string_view, kAges> kAgeKeys{"age1", "age2", "age3", "age4"};
constexpr std::array<std::string_view, 4> kSumKeys{"developments", "advisor", "colonies", "wonders"};

// What the state shows but other fields decide, or the set-up holds.
constexpr std::array<std::string_view, 10> kDerived{"name",  "points", "score",   "entitled", "age",
                                                    "phase", "depth",  "columns", "rolled",   "owed"};

// A field whose values lie one level deeper: `group:{name:value}`, or two: `group:{part:{name:value}}`.
struct Shape
{
    Field field;
    std::string_view group; ///< the key of the set
    std::string_view part;  ///< within it; empty where values lie there at once
    std::span<const std::string_view> keys; ///< one a place; empty where there is but one value
};

std::span<const Shape> shapes()
{
    static const std::array kShapes{
        Shape{Field::Books, "books", {}, {}},
        Shape{Field::Dice, "dice", "available", EnumNames<DieFace>::names},
        Shape{Field::ToRoll, "dice", "toRoll", EnumNames<Colour>::names},
        Shape{Field::UsedDice, "dice", "used", EnumNames<Colour>::names},
        Shape{Field::Chits, "chits", "available", EnumNames<Chit>::names},
        Shape{Field::UsedChits, "chits", "used", EnumNames<Chit>::names},
        Shape{Field::TileSums, "tilePoints", {}, kSumKeys},
        Shape{Field::Actor, "player", {}, {}},
        Shape{Field::Famine, "event", "famine", {}},
        Shape{Field::War, "event", "war", {}},
        Shape{Field::OpponentBooks, "opponentBooks", {}, {}},
    };
    return kShapes;
}

struct LedgerPart
{
    Field field;
    std::string_view key;
};
constexpr std::array kLedger{LedgerPart{Field::LedgerBooks, "books"}, LedgerPart{Field::LedgerFamine, "famine"},
                             LedgerPart{Field::LedgerWar, "war"}};

bool isList(Field field)
{
    return field == Field::Developments || field == Field::Colonies || field == Field::Built;
}

struct Reader
{
    Correction &out;

    MaybeRefusal integer(std::string_view key, const Value &value, Field field, std::size_t index = 0)
    {
        std::int64_t number = 0;
        if (auto refusal = readInteger(key, value, {leastOf(field), mostOf(field, index)}, number))
            return refusal;
        out.settings.push_back({field, static_cast<std::uint8_t>(index), static_cast<std::int32_t>(number)});
        return std::nullopt;
    }

    // Each member of the object, by its place among the keys.
    template <typename Use>
    static MaybeRefusal eachMember(std::string_view name, const Value &value, std::span<const std::string_view> keys, Use use)
    {
        if (value.object() == nullptr)
            return wrongType(name, "object");
        for (const Member &member : *value.object()) {
            const auto key = std::find(keys.begin(), keys.end(), member.key);
            if (key == keys.end())
                return unknownField(member.key);
            if (auto refusal = use(*key, member.value, static_cast<std::size_t>(key - keys.begin())))
                return refusal;
        }
        return std::nullopt;
    }

    MaybeRefusal numbers(const Shape &shape, const Value &value)
    {
        if (shape.keys.empty())
            return integer(shape.part.empty() ? shape.group : shape.part, value, shape.field);
        return eachMember(shape.group, value, shape.keys, [&](std::string_view key, const Value &each, std::size_t index) {
            return integer(key, each, shape.field, index);
        });
    }

    MaybeRefusal group(std::string_view key, const Value &value)
    {
        std::vector<std::string_view> parts;
        for (const Shape &shape : shapes()) {
            if (shape.group == key && shape.part.empty())
                return numbers(shape, value);
            if (shape.group == key)
                parts.push_back(shape.part);
        }
        return eachMember(key, value, parts, [&](std::string_view part, const Value &each, std::size_t) {
            const auto shape = std::find_if(shapes().begin(), shapes().end(), [&](const Shape &candidate) {
                return candidate.group == key && candidate.part == part;
            });
            return numbers(*shape, each);
        });
    }

    MaybeRefusal ledger(const Value &value)
    {
        return eachMember("ledger", value, kAgeKeys, [&](std::string_view age, const Value &each, std::size_t index) {
            if (each.object() == nullptr)
                return MaybeRefusal(wrongType(age, "object"));
            for (const Member &member : *each.object()) {
                const auto part = std::find_if(kLedger.begin(), kLedger.end(),
                                               [&](const LedgerPart &candidate) { return candidate.key == member.key; });
                if (part == kLedger.end())
                    return MaybeRefusal(unknownField(member.key));
                if (auto refusal = integer(member.key, member.value, part->field, index))
                    return refusal;
            }
            return MaybeRefusal();
        });
    }

    MaybeRefusal tiles(std::string_view key, const Value &value, Field field)
    {
        Setting setting{field, 0, 0, {}};
        if (field == Field::Offer) {
            if (auto refusal = readOffer(key, value, setting.tiles))
                return refusal;
        } else if (!isList(field)) {
            if (auto refusal = fromValue(key, value, setting.tiles.emplace_back()))
                return refusal;
        } else {
            if (value.array() == nullptr)
                return wrongType(key, "list");
            if (value.array()->size() > kMostBeside)
                return outOfRange(key, static_cast<std::int64_t>(value.array()->size()), 0, kMostBeside);
            for (const Value &each : *value.array())
                if (auto refusal = fromValue(key, each, setting.tiles.emplace_back()))
                    return refusal;
        }
        out.settings.push_back(std::move(setting));
        return std::nullopt;
    }

    MaybeRefusal order(const Value &value)
    {
        if (value.array() == nullptr)
            return wrongType("order", "list");
        if (value.array()->size() > kMaxSeats)
            return outOfRange("order", static_cast<std::int64_t>(value.array()->size()), 1, kMaxSeats);
        std::uint32_t packed = 0;
        unsigned shift = 0;
        for (const Value &each : *value.array()) {
            std::int64_t seat = 0;
            if (auto refusal = readInteger("order", each, {0, kMaxSeats - 1}, seat))
                return refusal;
            packed |= static_cast<std::uint32_t>(seat) << shift;
            shift += 2;
        }
        // A number of seats that does not fit is told by the state, which knows how many there are.
        out.settings.push_back({Field::Order, static_cast<std::uint8_t>(value.array()->size()),
                                static_cast<std::int32_t>(packed)});
        return std::nullopt;
    }

    MaybeRefusal field(std::string_view key, const Value &value)
    {
        if (std::find(kDerived.begin(), kDerived.end(), key) != kDerived.end())
            return Refusal{"input.derivedField", {{"field", key}}};
        if (key == "ledger")
            return ledger(value);
        if (key == "order")
            return order(value);
        if (key == "passed") {
            if (value.truth() == nullptr)
                return wrongType(key, "true");
            out.settings.push_back({Field::Passed, 0, *value.truth() ? 1 : 0});
            return std::nullopt;
        }
        for (const Field tiled : {Field::Developments, Field::Advisor, Field::Wonder, Field::Colonies, Field::Built, Field::Offer})
            if (key == nameOf(tiled))
                return tiles(key, value, tiled);
        for (const Shape &shape : shapes())
            if (key == shape.group)
                return group(key, value);
        return unknownField(key);
    }
};

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
            childOf(childOf(object, "ledger"), kAgeKeys.at(setting.index)).push_back({std::string(part.key), setting.value});
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
    for (std::size_t age = 0; age < kAgeKeys.size(); ++age) {
        Object parts;
        for (const LedgerPart &part : kLedger)
            parts.push_back({std::string(part.key), numberSchema(part.field, age)});
        ages.push_back({std::string(kAgeKeys[age]), objectSchema(std::move(parts))});
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

MaybeRefusal fromValue(std::string_view field, const Value &value, Correction &correction)
{
    if (value.object() == nullptr)
        return wrongType(field, "object");
    Correction read;
    Reader reader{read};
    for (const Member &member : *value.object())
        if (auto refusal = reader.field(member.key, member.value))
            return refusal;
    const auto place = [](const Setting &setting) { return std::make_pair(setting.field, setting.index); };
    std::sort(read.settings.begin(), read.settings.end(),
              [&](const Setting &a, const Setting &b) { return place(a) < place(b); });
    const auto twice = std::adjacent_find(read.settings.begin(), read.settings.end(),
                                          [&](const Setting &a, const Setting &b) { return place(a) == place(b); });
    if (twice != read.settings.end())
        return duplicateValue(field, nameOf(twice->field));
    correction = std::move(read);
    return std::nullopt;
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
    properties.push_back({"order", Object{{"type", "array"},
                                          {"items", SchemaWriter::integerSchema({0, kMaxSeats - 1})},
                                          {"maxItems", kMaxSeats}}});
    properties.push_back({"offer", offerSchema(true)});
    return objectSchema(std::move(properties));
}

} // namespace pegsheet::nations
