// SPDX-License-Identifier: Apache-2.0
#pragma once

namespace pegsheet {

/// Whose move one is that the table makes: a card turned up, a correction.
inline constexpr int kTables = -1;
/// Whose move one is that only says what is printed: whoever says it, it stands.
inline constexpr int kNobodys = -2;

} // namespace pegsheet
