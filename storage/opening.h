// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "storage/schema.h"

#include <SQLiteCpp/Database.h>

#include <filesystem>

namespace pegsheet::storage {

/// Opens or creates the file and brings it to the last step: everything Library's constructor promises.
/// `file` is resolved.
[[nodiscard]] SQLite::Database openLibrary(const std::filesystem::path &file, Migrations steps, int busyMilliseconds,
                                           Former former);

/// Goes over to the write-ahead log, which is remembered in the file, and opens it. Throws Error where it cannot be had within that
/// time.
void useWriteAheadLog(SQLite::Database &db, const std::filesystem::path &file, int busyMilliseconds);

/// Brings what stands in the log alone into the file, where nobody else is in the way, and empties the log; waits for nobody.
void foldLog(SQLite::Database &db, const std::filesystem::path &file, int busyMilliseconds);

} // namespace pegsheet::storage
