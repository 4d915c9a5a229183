// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "model/core/refusal.h"
#include "model/core/value.h"

#include <string>
#include <string_view>

namespace pegsheet::storage {

/// How deep JSON from outside may be nested; deeper is refused before it can cost anything.
inline constexpr int kJsonDepth = 32;
/// The longest JSON text read from outside, in bytes.
inline constexpr std::size_t kJsonLength = 16U << 20U;

/// Reads one JSON value. Refuses with input.json (not JSON, not UTF-8, a fraction, a number beyond
/// 64 bits, a key twice), input.tooDeep or input.tooLong; `value` is unchanged then.
[[nodiscard]] MaybeRefusal readJson(std::string_view text, Value &value);
/// One line, no blanks, UTF-8; members in their order.
[[nodiscard]] std::string writeJson(const Value &value);

} // namespace pegsheet::storage
