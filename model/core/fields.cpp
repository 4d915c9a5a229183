// SPDX-License-Identifier: Apache-2.0
#include "model/core/fields.h"

#include <algorithm>

namespace pegsheet {

namespace {

// Long enough to recognise what was meant, short enough for a sentence.
std::string shortened(std::string_view text)
{
    constexpr std::size_t kLongest = 60;
    std::size_t length = std::min(text.size(), kLongest);
    while (length > 0 && length < text.size() && (static_cast<unsigned char>(text[length]) & 0xC0U) == 0x80U)
        --length;
    return std::string(text.substr(0, length));
}

} // namespace

Refusal wrongType(std::string_view field, std::string_view expected)
{
    return {"input.wrongType", {{"field", shortened(field)}, {"expected", expected}}};
}

Refusal missingField(std::string_view field)
{
    return {"input.missingField", {{"field", shortened(field)}}};
}

Refusal unknownField(std::string_view field)
{
    return {"input.unknownField", {{"field", shortened(field)}}};
}

Refusal unknownValue(std::string_view field, std::string_view value, Array allowed)
{
    return {"input.unknownValue", {{"field", shortened(field)}, {"value", shortened(value)}, {"allowed", std::move(allowed)}}};
}

Refusal outOfRange(std::string_view field, std::int64_t value, std::int64_t min, std::int64_t max)
{
    return {"input.outOfRange", {{"field", shortened(field)}, {"value", value}, {"min", min}, {"max", max}}};
}

Refusal unknownChoice(std::string_view field, const Value &value, Array allowed)
{
    Refusal refusal = unknownValue(field, value.text() == nullptr ? std::string() : *value.text(), std::move(allowed));
    if (value.integer() != nullptr || value.truth() != nullptr)
        refusal.values[1].value = value;
    return refusal;
}

Refusal wrongLength(std::string_view field, std::size_t entries, std::int64_t min, std::int64_t max)
{
    Refusal refusal = outOfRange(field, static_cast<std::int64_t>(entries), min, max);
    refusal.values.push_back({"of", "entries"});
    return refusal;
}

Refusal ofItem(Refusal refusal, std::size_t place)
{
    refusal.values.push_back({"item", static_cast<std::int64_t>(place + 1)});
    return refusal;
}

Refusal duplicateValue(std::string_view field, std::string_view value)
{
    return {"input.duplicate", {{"field", shortened(field)}, {"value", shortened(value)}}};
}

MaybeRefusal readInteger(std::string_view field, const Value &value, Range range, std::int64_t &out)
{
    const std::int64_t *number = value.integer();
    if (number == nullptr)
        return wrongType(field, "integer");
    if (*number < range.min || *number > range.max)
        return outOfRange(field, *number, range.min, range.max);
    out = *number;
    return std::nullopt;
}

MaybeRefusal readName(std::string_view field, const Value &value, std::span<const std::string_view> names, std::size_t &index)
{
    const std::string *text = value.text();
    if (text == nullptr)
        return wrongType(field, "text");
    const auto found = std::find(names.begin(), names.end(), *text);
    if (found == names.end())
        return unknownValue(field, *text, Array(names.begin(), names.end()));
    index = static_cast<std::size_t>(found - names.begin());
    return std::nullopt;
}

MaybeRefusal refusesUnknown(const Object &object, std::span<const std::string_view> known)
{
    for (const Member &member : object)
        if (std::find(known.begin(), known.end(), member.key) == known.end())
            return unknownField(member.key);
    return std::nullopt;
}

void FieldReader::operator()(std::string_view name, std::string &text, TextLimit limit)
{
    const Value *value = take(name, true);
    if (value == nullptr)
        return;
    const std::string *read = value->text();
    if (read == nullptr)
        return refuse(wrongType(name, "text"));
    if (read->size() > limit.max)
        return refuse(Refusal{"input.textTooLong", {{"field", name}, {"max", static_cast<std::int64_t>(limit.max)}}});
    text = *read;
}

MaybeRefusal FieldReader::finish(std::string_view also)
{
    m_known.push_back(also);
    refuse(refusesUnknown(m_object, m_known));
    return std::move(m_refusal);
}

const Value *FieldReader::take(std::string_view name, bool optional)
{
    m_known.push_back(name);
    for (const Member &member : m_object)
        if (member.key == name)
            return &member.value;
    if (!optional)
        refuse(missingField(name));
    return nullptr;
}

Value SchemaWriter::schema(std::string_view type) &&
{
    m_properties.insert(m_properties.begin(), {"type", Object{{"const", type}}});
    m_required.insert(m_required.begin(), "type");
    return Object{{"type", "object"},
                  {"properties", std::move(m_properties)},
                  {"required", std::move(m_required)},
                  {"additionalProperties", false}};
}

Value SchemaWriter::integerSchema(Range range)
{
    return Object{{"type", "integer"}, {"minimum", range.min}, {"maximum", range.max}};
}

Value SchemaWriter::namesSchema(std::span<const std::string_view> names)
{
    return Object{{"enum", Array(names.begin(), names.end())}};
}

void SchemaWriter::add(std::string_view name, Value schema, bool required)
{
    if (required)
        m_required.emplace_back(name);
    m_properties.push_back({std::string(name), std::move(schema)});
}

} // namespace pegsheet
