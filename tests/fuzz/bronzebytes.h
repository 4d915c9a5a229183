// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "model/core/value.h"
#include "tests/fuzz/bytesource.h"

#include <cstdint>
#include <span>
#include <string>

namespace pegsheet::bronze {

/// Plays what the bytes say: moves listed and open, legal and not, corrections, undo and redo; or, when the
/// first byte says so, reads the rest as notation. Returns what then did not hold, or empty. Any bytes are
/// fine.
[[nodiscard]] std::string faultOfBytes(std::span<const std::uint8_t> bytes);

/// A correction by the table, as the move's value; it need not be allowed.
[[nodiscard]] Value anyCorrection(ByteSource &source);

} // namespace pegsheet::bronze
