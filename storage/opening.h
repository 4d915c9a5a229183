// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "storage/schema.h"

#include <SQLiteCpp/Database.h>

#include <filesystem>

namespace pegsheet::storage {

/// Opens for reading only, so that neither the file nor anything beside it changes, whatever it is;
/// other processes may have it open. The file must be there and hold at least one byte.
[[nodiscard]] SQLite::Database openToLook(const std::filesystem::path &file, int busyMilliseconds);

/// What the file is, without changing it: storage.foreign, storage.newer or storage.damaged when it is
/// not for us. A file that is missing or empty is new.
FileInfo look(const std::filesystem::path &file, Migrations steps, int busyMilliseconds);

/// Opens or creates the file and brings it to the last step: everything Library's constructor promises.
/// `file` is resolved.
[[nodiscard]] SQLite::Database openLibrary(const std::filesystem::path &file, Migrations steps,
                                           int busyMilliseconds, Former former);

/// Goes over to the write-ahead log, which is remembered in the file.
void useWriteAheadLog(SQLite::Database &db, const std::filesystem::path &file, int busyMilliseconds);

} // namespace pegsheet::storage
