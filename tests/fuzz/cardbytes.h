// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>
#include <span>
#include <string>

namespace pegsheet::cards {

/// Reads the bytes as cards: by the first of them as a file, as the text of codes, or as what a sound code holds. Returns what then
/// did not hold (what was read is not written and read again as the same), or empty. Any bytes are fine.
[[nodiscard]] std::string faultOfBytes(std::span<const std::uint8_t> bytes);

} // namespace pegsheet::cards
