// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>
#include <filesystem>
#include <functional>
#include <vector>

/// Copies of a database that are kept beside it, to fall back on when it is damaged.
///
/// A copy is a whole, consistent file `<file>.backup-1`; the ones before it are `-2`, `-3` and so on. The last three stay, those of
/// the last 30 days, and the one that holds the most matches; of others the oldest goes for each new one. They are numbered rather
/// than dated, so that a clock that was wrong once cannot make an old copy look new.
namespace pegsheet::storage {

/// A sound copy beside a database.
struct Backup
{
    std::filesystem::path file;
    std::int64_t madeAt = 0;    ///< seconds since 1970, by the file's own date
    std::int64_t changedAt = 0; ///< when a match in it was last changed; 0 where there is none
    int matches = 0;
};

/// Sets a copy of the database beside it, unless one was made on the day of `now` (UTC) or no match and no record changed since the
/// last; returns whether it did. The copy is whole or not there at all, and made only of a file that SQLite's quick check finds
/// sound: else storage.damaged is thrown, and the copies there are stay. Others may have the file open and go on with it. Ends
/// soon, and without a copy, once `isStopped` says so. Throws Error.
bool keepBackup(const std::filesystem::path &file, std::int64_t now, const std::function<bool()> &isStopped = {});

/// Returns the copies beside a database, also those made before a step of its format, the latest first. Each has been checked; one
/// that is damaged, foreign or newer is left out. Nothing is changed.
[[nodiscard]] std::vector<Backup> backupsOf(const std::filesystem::path &file);

} // namespace pegsheet::storage
