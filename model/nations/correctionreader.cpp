// SPDX-License-Identifier: Apache-2.0
#include "model/nations/correctionshapes.h"

#include "model/core/fields.h"

#include <algorithm>

namespace pegsheet::nations {

namespace {

// What the state shows but other fields decide, or the set-up holds.
constexpr std::array<std::string_view, 14> kDerived{"name",    "points", "score", "entitled", "age",      "phase", "depth",
                                                    "columns", "rolled", "owed",  "rerolls",  "strength", "place", "tilesUnknown"};

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
        return eachMember("ledger", value, kAgeNames, [&](std::string_view age, const Value &each, std::size_t index) {
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
                return wrongLength(key, value.array()->size(), 0, kMostBeside);
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
            return wrongLength("order", value.array()->size(), 1, kMaxSeats);
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
        out.settings.push_back({Field::Order, static_cast<std::uint8_t>(value.array()->size()), static_cast<std::int32_t>(packed)});
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

} // namespace

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
    std::sort(read.settings.begin(), read.settings.end(), [&](const Setting &a, const Setting &b) { return place(a) < place(b); });
    const auto twice = std::adjacent_find(read.settings.begin(), read.settings.end(),
                                          [&](const Setting &a, const Setting &b) { return place(a) == place(b); });
    if (twice != read.settings.end())
        return duplicateValue(field, nameOf(twice->field));
    correction = std::move(read);
    return std::nullopt;
}

} // namespace pegsheet::nations
