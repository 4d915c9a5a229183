// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "model/core/refusal.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

/// What every code has around its message, whatever that says: the prefix, base 43, and a checksum.
namespace pegsheet {

/// How many bytes a checksum adds to a message.
inline constexpr std::size_t kSealBytes = 4;
/// The flags of a message that a reader must know; it may ignore the others.
inline constexpr std::uint32_t kCriticalFlags = 0xF0;
/// How many games a code can tell apart.
inline constexpr std::uint32_t kGamesInCodes = 16;

/// Returns the text of a code that holds the message.
[[nodiscard]] std::string sealed(std::vector<std::uint8_t> message);

/// Returns the message of a code's text. Nothing and why not: share.tooLong beyond kCodeLength characters, share.notACode without
/// the prefix, share.damaged where it is no base 43 or the checksum differs.
[[nodiscard]] std::optional<std::vector<std::uint8_t>> unsealed(std::string_view text, MaybeRefusal &refusal);

} // namespace pegsheet
