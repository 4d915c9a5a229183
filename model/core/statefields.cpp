// SPDX-License-Identifier: Apache-2.0
#include "model/core/statefields.h"

namespace pegsheet {

Value listSchema(Value items)
{
    return Object{{"type", "array"}, {"items", std::move(items)}};
}

// Paths ----------------------------------------------------------------------------------------------------

namespace {

template <typename Members>
auto memberOf(Members &object, std::string_view name) -> decltype(&object.front().value)
{
    const auto found = std::find_if(object.begin(), object.end(), [&](const Member &member) { return member.key == name; });
    return found == object.end() ? nullptr : &found->value;
}

} // namespace

const Value *memberAt(const Object &object, std::string_view group, std::string_view name)
{
    if (group.empty())
        return memberOf(object, name);
    const Value *in = memberOf(object, group);
    return in == nullptr ? nullptr : in->find(name);
}

const Value *memberAt(const Object &object, std::string_view path)
{
    const std::size_t dot = path.find('.');
    return dot == std::string_view::npos ? memberAt(object, {}, path) : memberAt(object, path.substr(0, dot), path.substr(dot + 1));
}

void addMember(Object &object, std::string_view group, std::string_view name, Value value)
{
    if (group.empty())
        return object.push_back({std::string(name), std::move(value)});
    if (memberOf(object, group) == nullptr)
        object.push_back({std::string(group), Object()});
    memberOf(object, group)->object()->push_back({std::string(name), std::move(value)});
}

std::string pathOf(std::string_view group, std::string_view name)
{
    return group.empty() ? std::string(name) : std::string(group) + '.' + std::string(name);
}

// Schemas --------------------------------------------------------------------------------------------------

namespace {

Value objectSchema(Object properties)
{
    return Object{{"type", "object"}, {"properties", std::move(properties)}, {"additionalProperties", false}};
}

} // namespace

void FieldSchemas::add(std::string_view group, std::string_view name, Value schema, bool isRequired)
{
    const std::string_view key = group.empty() ? name : group;
    if (!group.empty() && memberOf(properties, group) == nullptr)
        properties.push_back({std::string(group), objectSchema({})});
    addMember(group.empty() ? properties : *memberOf(*memberOf(properties, group)->object(), "properties")->object(), {}, name,
              std::move(schema));
    if (isRequired && std::find(required.begin(), required.end(), Value(key)) == required.end())
        required.emplace_back(key);
}

Value FieldSchemas::object() &&
{
    Object schema = *objectSchema(std::move(properties)).object();
    if (!required.empty())
        schema.insert(schema.end() - 1, {"required", std::move(required)});
    return schema;
}

// Rows -----------------------------------------------------------------------------------------------------

const FieldRow *rowAt(const std::vector<FieldRow> &rows, std::string_view path)
{
    const auto found = std::find_if(rows.begin(), rows.end(), [&](const FieldRow &row) { return row.path == path; });
    return found == rows.end() ? nullptr : &*found;
}

} // namespace pegsheet
