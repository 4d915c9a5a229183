// SPDX-License-Identifier: Apache-2.0
#include "model/empires/stock.h"

#include <algorithm>

namespace pegsheet::empires {

Value stockValue(const Stock &stock)
{
    Object object;
    for (const Resource resource : kAll<Resource>)
        if (stock[resource] != 0)
            object.push_back({std::string(nameOf(resource)), int{stock[resource]}});
    return object;
}

MaybeRefusal readStock(std::string_view field, const Value &value, Stock &stock)
{
    if (value.object() == nullptr)
        return wrongType(field, "object");
    Stock read;
    for (const Member &member : *value.object()) {
        const auto resource = fromName<Resource>(member.key);
        std::int64_t amount = 0;
        if (!resource)
            return unknownField(member.key);
        if (auto refusal = readInteger(member.key, member.value, {0, kMostStock}, amount))
            return refusal;
        read[*resource] = static_cast<std::uint8_t>(amount);
    }
    stock = read;
    return std::nullopt;
}

Value stockSchema()
{
    Object properties;
    for (const std::string_view resource : EnumNames<Resource>::names)
        properties.push_back({std::string(resource), SchemaWriter::integerSchema({0, kMostStock})});
    return Object{{"type", "object"}, {"properties", std::move(properties)}, {"additionalProperties", false}};
}

Value toValue(const Alternative &alternative)
{
    if (alternative.stock.total() != 1)
        return stockValue(alternative.stock);
    const auto one = std::find(alternative.stock.values.begin(), alternative.stock.values.end(), 1);
    return nameOf(static_cast<Resource>(one - alternative.stock.values.begin()));
}

MaybeRefusal fromValue(std::string_view field, const Value &value, Alternative &alternative)
{
    Alternative read{true, {}};
    if (value.text() == nullptr) {
        if (auto refusal = readStock(field, value, read.stock))
            return refusal;
    } else {
        std::size_t resource = 0;
        if (auto refusal = readName(field, value, EnumNames<Resource>::names, resource))
            return refusal;
        read.stock.values.at(resource) = 1;
    }
    alternative = read;
    return std::nullopt;
}

Value schemaOf(const Alternative &)
{
    return Object{{"oneOf", Array{SchemaWriter::namesSchema(EnumNames<Resource>::names), stockSchema()}}};
}

} // namespace pegsheet::empires
