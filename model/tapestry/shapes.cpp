// SPDX-License-Identifier: Apache-2.0
#include "model/tapestry/shapes.h"

#include <algorithm>

namespace pegsheet::tapestry {

Value toValue(const OpenSlots &open)
{
    Object object;
    for (const Building building : kAll<Building>)
        if (const int slots = open.rows[building]; slots > 0)
            object.push_back({std::string(kRows[building]), slots});
    return object;
}

MaybeRefusal fromValue(std::string_view field, const Value &value, OpenSlots &open)
{
    open = {};
    const Object *object = value.object();
    if (object == nullptr)
        return wrongType(field, "object");
    for (const Member &member : *object) {
        const auto row = std::find(kRows.values.begin(), kRows.values.end(), member.key);
        if (row == kRows.values.end())
            return unknownField(member.key);
        std::int64_t slots = 0;
        if (auto refusal = readInteger(member.key, member.value, {1, kSlots}, slots))
            return refusal;
        open.rows.values[static_cast<std::size_t>(row - kRows.values.begin())] = static_cast<std::uint8_t>(slots);
    }
    return std::nullopt;
}

Value schemaOf(const OpenSlots &)
{
    Object properties;
    for (const std::string_view row : kRows.values)
        properties.push_back({std::string(row), SchemaWriter::integerSchema({1, kSlots})});
    return Object{{"type", "object"}, {"properties", std::move(properties)}, {"additionalProperties", false}};
}

} // namespace pegsheet::tapestry
