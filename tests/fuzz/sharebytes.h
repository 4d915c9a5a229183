// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>
#include <span>
#include <string>

/// What comes from other tablets: any of it gives a match that can be handed on, or a reason. Each returns what then did not
/// hold, or empty.
namespace pegsheet::share {

/// The text of a code.
[[nodiscard]] std::string faultOfText(std::string_view text);
/// The bytes of a code, before their checksum.
[[nodiscard]] std::string faultOfPayload(std::span<const std::uint8_t> bytes);
/// A file of a match.
[[nodiscard]] std::string faultOfFile(std::string_view text);
/// A file of a whole history.
[[nodiscard]] std::string faultOfHistory(std::string_view text);

/// The text of a code of these bytes, with the checksum of what stands there.
[[nodiscard]] std::string sealed(std::span<const std::uint8_t> bytes);

} // namespace pegsheet::share
