// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <SQLiteCpp/Database.h>

#include <string>
#include <vector>

namespace pegsheet::storage {

/// What SQLite's own checks find wrong with a library, at most a hundred findings; none where it is sound.
[[nodiscard]] std::vector<std::string> findingsOf(SQLite::Database &db);

/// Whether those checks find nothing, and each match has its moves without a gap, up to where it stands. Never throws
/// for what the file holds, only where it cannot be read.
[[nodiscard]] bool isSound(SQLite::Database &db);

} // namespace pegsheet::storage
