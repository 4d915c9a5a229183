// SPDX-License-Identifier: Apache-2.0
#include "model/core/form.h"

#include <algorithm>
#include <stdexcept>
#include <utility>

namespace pegsheet {

namespace {

// The schema of the field at that path; null where there is none.
const Value *schemaAt(const Value &schema, std::string_view path)
{
    const std::size_t end = std::min(path.find('.'), path.size());
    const Value *properties = schema.find("properties");
    const Value *found = properties == nullptr ? nullptr : properties->find(path.substr(0, end));
    return found == nullptr || end == path.size() ? found : schemaAt(*found, path.substr(end + 1));
}

std::string_view typeOf(const Value &schema)
{
    const Value *type = schema.find("type");
    return type == nullptr || type->text() == nullptr ? std::string_view() : *type->text();
}

std::int64_t numberIn(const Value &schema, std::string_view key, std::int64_t otherwise)
{
    const Value *number = schema.find(key);
    return number == nullptr || number->integer() == nullptr ? otherwise : *number->integer();
}

void put(Object &object, std::string_view path, const Value &value)
{
    const std::size_t end = path.find('.');
    const std::string_view key = path.substr(0, end);
    if (end == std::string_view::npos)
        return object.push_back({std::string(key), value});
    auto member = std::find_if(object.begin(), object.end(), [&](const Member &each) { return each.key == key; });
    if (member == object.end())
        member = object.insert(member, {std::string(key), Object()});
    put(*member->value.object(), path.substr(end + 1), value);
}

} // namespace

FormFields::FormFields(const Value &schema, std::vector<std::string> asked) : m_paths(std::move(asked))
{
    for (const std::string &path : m_paths) {
        const Value *field = schemaAt(schema, path);
        if (field == nullptr
            || (field->find("enum") == nullptr && typeOf(*field) != "integer" && typeOf(*field) != "string"
                && typeOf(*field) != "boolean"))
            throw std::invalid_argument("no field that can be asked for: " + path);
        m_schemas.push_back(*field);
    }
}

std::optional<std::size_t> FormFields::find(std::string_view path) const
{
    const auto found = std::find(m_paths.begin(), m_paths.end(), path);
    return found == m_paths.end() ? std::nullopt : std::optional(static_cast<std::size_t>(found - m_paths.begin()));
}

std::optional<Range> FormFields::range(std::size_t field) const
{
    const Value &schema = m_schemas.at(field);
    if (typeOf(schema) != "integer")
        return std::nullopt;
    return Range{numberIn(schema, "minimum", 0), numberIn(schema, "maximum", 0)};
}

Array FormFields::names(std::size_t field) const
{
    const Value *names = m_schemas.at(field).find("enum");
    return names == nullptr || names->array() == nullptr ? Array() : *names->array();
}

MaybeRefusal FormFields::refuses(std::size_t field, const Value &value) const
{
    const Value &schema = m_schemas.at(field);
    const std::string &name = m_paths.at(field);
    if (const Array all = names(field); !all.empty()) {
        if (value.text() == nullptr)
            return wrongType(name, "text");
        return std::find(all.begin(), all.end(), value) == all.end() ? MaybeRefusal(unknownValue(name, *value.text(), all))
                                                                     : std::nullopt;
    }
    if (const auto most = range(field)) {
        std::int64_t number = 0;
        return readInteger(name, value, *most, number);
    }
    if (typeOf(schema) == "boolean")
        return value.truth() == nullptr ? MaybeRefusal(wrongType(name, "truth")) : std::nullopt;
    if (value.text() == nullptr)
        return wrongType(name, "text");
    // In characters, as a schema counts them.
    const auto length = std::count_if(value.text()->begin(), value.text()->end(),
                                      [](char byte) { return (static_cast<unsigned char>(byte) & 0xC0U) != 0x80U; });
    const std::int64_t most = numberIn(schema, "maxLength", length);
    if (length > most)
        return Refusal{"input.textTooLong", {{"field", name}, {"max", most}}};
    return std::nullopt;
}

std::size_t Form::next() const
{
    return static_cast<std::size_t>(std::find_if(m_said.begin(), m_said.end(), [](const Value &each) { return each.isNull(); })
                                    - m_said.begin());
}

MaybeRefusal Form::say(std::size_t field, Value value)
{
    if (auto refusal = m_fields->refuses(field, value))
        return refusal;
    m_said.at(field) = std::move(value);
    return std::nullopt;
}

Object Form::value() const
{
    Object object;
    for (std::size_t field = 0; field < m_said.size(); ++field)
        if (!m_said[field].isNull())
            put(object, m_fields->path(field), m_said[field]);
    return object;
}

} // namespace pegsheet
