// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "model/core/value.h"

#include <algorithm>
#include <cstdint>
#include <string>

namespace pegsheet {

/// Judges values by the part of JSON Schema (2020-12) that the model writes. A keyword it does not know
/// counts as a fault of the schema, so that nothing is passed over in silence.
class SchemaCheck
{
public:
    /// `schema` and `root`, where its "$ref"s look, must outlive the check.
    SchemaCheck(const Value &schema, const Value &root) : m_schema(schema), m_root(root) {}

    /// What is wrong and where ("players/0/food: maximum"); empty when all is well.
    [[nodiscard]] std::string fault(const Value &value) const { return fault(value, m_schema, {}); }

private:
    std::string fault(const Value &value, const Value &schema, const std::string &at) const
    {
        if (schema.object() == nullptr)
            return at + ": no schema";
        for (const auto &[keyword, rule] : *schema.object()) {
            std::string found = faultOf(keyword, rule, value, schema, at);
            if (!found.empty())
                return found;
        }
        return {};
    }

    std::string faultOf(std::string_view keyword, const Value &rule, const Value &value, const Value &schema,
                        const std::string &at) const
    {
        if (keyword == "properties")
            return faultOfMembers(rule, value, schema, at);
        if (keyword == "items")
            return faultOfItems(rule, value, at);
        if (keyword == "$ref")
            return fault(value, resolved(*rule.text()), at);
        const bool known = keyword == "additionalProperties" || keyword == "$schema" || keyword == "title" || keyword == "$defs";
        return known || holds(keyword, rule, value, at) ? std::string() : at + ": " + std::string(keyword);
    }

    std::string faultOfMembers(const Value &properties, const Value &value, const Value &schema, const std::string &at) const
    {
        if (value.object() == nullptr)
            return {};
        const Value *additional = schema.find("additionalProperties");
        for (const auto &[key, member] : *value.object()) {
            const Value *property = properties.find(key);
            if (property == nullptr && additional != nullptr && *additional == Value(false))
                return at + '/' + key + ": additionalProperties";
            std::string found = property == nullptr ? std::string() : fault(member, *property, at + '/' + key);
            if (!found.empty())
                return found;
        }
        return {};
    }

    std::string faultOfItems(const Value &rule, const Value &value, const std::string &at) const
    {
        if (value.array() == nullptr)
            return {};
        for (std::size_t i = 0; i < value.array()->size(); ++i) {
            std::string found = fault(value.array()->at(i), rule, at + '/' + std::to_string(i));
            if (!found.empty())
                return found;
        }
        return {};
    }

    bool holds(std::string_view keyword, const Value &rule, const Value &value, const std::string &at) const
    {
        if (keyword == "type")
            return isOfType(*rule.text(), value);
        if (keyword == "const")
            return value == rule;
        if (keyword == "enum")
            return std::find(rule.array()->begin(), rule.array()->end(), value) != rule.array()->end();
        if (keyword == "oneOf")
            return std::count_if(rule.array()->begin(), rule.array()->end(),
                                 [&](const Value &each) { return fault(value, each, at).empty(); })
                == 1;
        if (keyword == "required")
            return std::all_of(rule.array()->begin(), rule.array()->end(),
                               [&](const Value &key) { return value.find(*key.text()) != nullptr; });
        if (keyword == "uniqueItems")
            return isUnique(*value.array());
        return isWithin(keyword, *rule.integer(), value);
    }

    static bool isOfType(std::string_view type, const Value &value)
    {
        return type == "object" ? value.object() != nullptr
            : type == "array"   ? value.array() != nullptr
            : type == "string"  ? value.text() != nullptr
            : type == "integer" ? value.integer() != nullptr
            : type == "boolean" ? value.truth() != nullptr
                                : false;
    }

    static bool isUnique(const Array &list)
    {
        for (std::size_t i = 1; i < list.size(); ++i)
            if (std::find(list.begin(), list.begin() + static_cast<std::ptrdiff_t>(i), list[i])
                != list.begin() + static_cast<std::ptrdiff_t>(i))
                return false;
        return true;
    }

    static bool isWithin(std::string_view keyword, std::int64_t limit, const Value &value)
    {
        const auto size = [](const auto *container) { return static_cast<std::int64_t>(container->size()); };
        if (keyword == "minimum")
            return *value.integer() >= limit;
        if (keyword == "maximum")
            return *value.integer() <= limit;
        if (keyword == "minItems")
            return size(value.array()) >= limit;
        if (keyword == "maxItems")
            return size(value.array()) <= limit;
        if (keyword == "minLength")
            return size(value.text()) >= limit;
        if (keyword == "maxLength")
            return size(value.text()) <= limit;
        return false;
    }

    // "#/$defs/move"
    const Value &resolved(const std::string &reference) const
    {
        const Value *definitions = m_root.find("$defs");
        const Value *found = definitions == nullptr ? nullptr : definitions->find(reference.substr(8));
        return found == nullptr ? m_nothing : *found;
    }

    const Value &m_schema;
    const Value &m_root;
    Value m_nothing;
};

} // namespace pegsheet
