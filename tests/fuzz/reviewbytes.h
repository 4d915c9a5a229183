// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>
#include <span>
#include <string>

namespace pegsheet::bronze {

/// Plays what the bytes say, the table's corrections among it, and reviews that match with a few rollouts. Returns what of the
/// review does not hold, or empty. Any bytes are fine.
[[nodiscard]] std::string faultOfReviewed(std::span<const std::uint8_t> bytes);

} // namespace pegsheet::bronze
