// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <string>
#include <string_view>

namespace pegsheet::storage {

/// A name as it is compared with others: small letters, one blank between words, none around. Latin (with all its accents that
/// European languages print), Greek and Cyrillic letters; others stay as they are. ß and ss stay two.
[[nodiscard]] std::string folded(std::string_view name);

} // namespace pegsheet::storage
