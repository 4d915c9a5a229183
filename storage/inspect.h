// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "storage/schema.h"

#include <SQLiteCpp/Database.h>

#include <filesystem>

/// Finding out what a file is without leaving a trace: neither the file nor anything beside it changes,
/// whatever it is, and other processes may have it open.
namespace pegsheet::storage {

/// A connection for reading only. The file must be there and hold at least one byte.
[[nodiscard]] SQLite::Database openReadOnly(const std::filesystem::path &file, int busyMilliseconds);

/// A connection that has the file and its log to itself, and leaves no trace. Where anybody else has it open, its first statement
/// finds it locked.
[[nodiscard]] SQLite::Database openAlone(const std::filesystem::path &file);
/// Opens the file alone, without locks and without what lies beside it.
[[nodiscard]] SQLite::Database openWithoutLog(const std::filesystem::path &file);

/// Whether a writer who was killed left a journal beside the file, by which what he began can be undone.
[[nodiscard]] bool isJournalLeft(const std::filesystem::path &file);

/// Returns what the file is; throws storage.foreign, storage.newer or storage.damaged when it is not for us. A file that is missing
/// or empty is new.
FileInfo look(const std::filesystem::path &file, Migrations steps, int busyMilliseconds);

} // namespace pegsheet::storage
