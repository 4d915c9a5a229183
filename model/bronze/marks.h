// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "model/bronze/tables.h"
#include "model/core/refusal.h"
#include "model/core/value.h"

#include <string_view>

namespace pegsheet::bronze {

/// What a finished sheet shows of one monument. Points that are not said are the first ones where nobody else has them,
/// else the later ones.
struct MonumentMark
{
    static constexpr std::int8_t kNotSaid = -1;

    std::uint8_t boxes = 0;
    std::int8_t points = kNotSaid;

    constexpr bool operator==(const MonumentMark &) const = default;
};

/// All of them, written as the state is: `{"obelisk":{"boxes":9,"points":6}}`; those without a mark are left out.
struct MonumentMarks
{
    Per<MonumentMark, Monument> marks;

    bool operator==(const MonumentMarks &) const = default;
};

[[nodiscard]] Value toValue(const MonumentMarks &monuments);
/// Refuses unknown monuments and fields, and boxes or points beyond what is printed (input.outOfRange).
[[nodiscard]] MaybeRefusal fromValue(std::string_view field, const Value &value, MonumentMarks &monuments);
[[nodiscard]] Value schemaOf(const MonumentMarks &monuments);

} // namespace pegsheet::bronze
