// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "model/core/refusal.h"
#include "model/core/value.h"

#include <cstddef>
#include <string>
#include <string_view>

namespace pegsheet::storage {

/// How deep JSON from outside may be nested (`[[1]]` is 2); deeper is refused before it can cost anything.
inline constexpr int kJsonDepth = 32;
/// The longest JSON text read from outside, in bytes.
inline constexpr std::size_t kJsonLength = 16U << 20U;

/// Reads one JSON value. `value` is unchanged when refused:
/// - input.json {why, at?}: why is "syntax" (no JSON, no UTF-8, something after the value; at: the byte,
///   from 1), "fraction" (a number with a point or an exponent, the model counts in whole numbers),
///   "range" (beyond 64 bits with sign) or "twice" (a key twice in one object)
/// - input.tooDeep {limit}, input.tooLong {limit}
[[nodiscard]] MaybeRefusal readJson(std::string_view text, Value &value);
/// One line, no blanks, UTF-8 (bytes that are none become U+FFFD); members in their order.
[[nodiscard]] std::string writeJson(const Value &value);

} // namespace pegsheet::storage
