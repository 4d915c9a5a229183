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

// The first step of a path, and the rest.
std::pair<std::string_view, std::string_view> stepsOf(std::string_view path)
{
    const std::size_t dot = path.find('.');
    return {path.substr(0, dot), dot == std::string_view::npos ? std::string_view() : path.substr(dot + 1)};
}

} // namespace

const Value *memberAt(const Object &object, std::string_view group, std::string_view name)
{
    if (group.empty())
        return memberOf(object, name);
    const auto [first, rest] = stepsOf(group);
    const Value *in = memberOf(object, first);
    return in == nullptr || in->object() == nullptr ? nullptr : memberAt(*in->object(), rest, name);
}

const Value *memberAt(const Object &object, std::string_view path)
{
    const std::size_t dot = path.rfind('.');
    return dot == std::string_view::npos ? memberAt(object, {}, path) : memberAt(object, path.substr(0, dot), path.substr(dot + 1));
}

Object &groupIn(Object &object, std::string_view group)
{
    if (group.empty())
        return object;
    const auto [first, rest] = stepsOf(group);
    if (memberOf(object, first) == nullptr)
        object.push_back({std::string(first), Object()});
    return groupIn(*memberOf(object, first)->object(), rest);
}

void addMember(Object &object, std::string_view group, std::string_view name, Value value)
{
    groupIn(object, group).push_back({std::string(name), std::move(value)});
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

// The schema of the group at that path.
Object &schemaIn(Object &properties, std::string_view group)
{
    const auto [first, rest] = stepsOf(group);
    if (memberOf(properties, first) == nullptr)
        properties.push_back({std::string(first), objectSchema({})});
    Object &schema = *memberOf(properties, first)->object();
    return rest.empty() ? schema : schemaIn(*memberOf(schema, "properties")->object(), rest);
}

void require(Object &schema, Array required)
{
    if (!required.empty())
        schema.insert(schema.end() - 1, {"required", std::move(required)});
}

} // namespace

void FieldSchemas::add(std::string_view group, std::string_view name, Value schema, bool isAlways, bool isNeeded)
{
    Object &in = group.empty() ? properties : *memberOf(schemaIn(properties, group), "properties")->object();
    in.push_back({std::string(name), std::move(schema)});
    bool isWhole = isAlways && isNeeded;
    for (std::string_view path = group; !path.empty(); path = path.substr(0, path.rfind('.') + 1), isWhole = isAlways) {
        if (path.back() == '.')
            path.remove_suffix(1);
        bool &all = groups.try_emplace(std::string(path), true).first->second;
        all = all && isWhole;
    }
    const Value first = stepsOf(group.empty() ? name : group).first;
    if (isAlways && std::find(required.begin(), required.end(), first) == required.end())
        required.push_back(first);
}

Value FieldSchemas::object() &&
{
    for (const auto &[path, isWhole] : groups) {
        Array all;
        for (const Member &member : *memberOf(schemaIn(properties, path), "properties")->object())
            all.emplace_back(member.key);
        if (isWhole && !ofCorrection)
            require(schemaIn(properties, path), std::move(all));
    }
    Object schema = *objectSchema(std::move(properties)).object();
    require(schema, std::move(required));
    return schema;
}

// Rows -----------------------------------------------------------------------------------------------------

const FieldRow *rowAt(const std::vector<FieldRow> &rows, std::string_view path)
{
    const auto found = std::find_if(rows.begin(), rows.end(), [&](const FieldRow &row) { return row.path == path; });
    return found == rows.end() ? nullptr : &*found;
}

} // namespace pegsheet
