// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "model/core/fields.h"

namespace pegsheet {

/// A truth that counts as false where it is left out. Described with Optional.
struct Truth
{
    bool isTrue = false;

    constexpr bool operator==(const Truth &) const = default;
};
[[nodiscard]] inline Value toValue(const Truth &truth)
{
    return truth.isTrue;
}
[[nodiscard]] inline MaybeRefusal fromValue(std::string_view field, const Value &value, Truth &truth)
{
    if (value.truth() == nullptr)
        return wrongType(field, "true");
    truth.isTrue = *value.truth();
    return std::nullopt;
}
[[nodiscard]] inline Value schemaOf(const Truth &)
{
    return Object{{"type", "boolean"}};
}

} // namespace pegsheet
