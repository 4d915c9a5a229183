// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>
#include <span>
#include <string>

namespace pegsheet::tapestry {

/// Plays what the bytes say: moves listed and open, entries answered in any order, legal and not, benefits and corrections in
/// between, undo and redo; or, when the first byte says so, reads the rest as notation. Returns what then did not hold, or empty.
/// Any bytes are fine.
[[nodiscard]] std::string faultOfBytes(std::span<const std::uint8_t> bytes);

} // namespace pegsheet::tapestry
