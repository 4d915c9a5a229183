// SPDX-License-Identifier: Apache-2.0
#include "model/nations/effects.h"

namespace pegsheet::nations {

Value toValue(const Numbers &numbers)
{
    return Array(numbers.values.begin(), numbers.values.end());
}

MaybeRefusal fromValue(std::string_view field, const Value &value, Numbers &numbers)
{
    if (value.array() == nullptr)
        return wrongType(field, "list");
    for (const Value &each : *value.array()) {
        std::int64_t number = 0;
        if (auto refusal = readInteger(field, each, kAnyRange, number))
            return refusal;
        numbers.values.push_back(static_cast<int>(number));
    }
    return std::nullopt;
}

Value schemaOf(const Numbers &)
{
    return Object{{"type", "array"}, {"items", Object{{"type", "integer"}}}};
}

Value effectValue(const Effect &effect)
{
    return std::visit([](const auto &each) { return describedValue(each, "what"); }, effect);
}

} // namespace pegsheet::nations
