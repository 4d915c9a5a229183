// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <SQLiteCpp/Database.h>

#include <cstdint>
#include <filesystem>
#include <span>

namespace pegsheet::storage {

/// Marks an SQLite file as ours ("PegS").
inline constexpr std::int32_t kApplicationId = 0x50656753;

/// One step of the format. Once published a step never changes; the list only grows at its end.
struct Migration
{
    int version;     ///< what user_version says afterwards; 1 above the step before
    const char *sql; ///< run in one transaction, foreign keys checked at its end
};

using Migrations = std::span<const Migration>;

/// All steps from an empty file to the present format.
[[nodiscard]] Migrations migrations();

/// What a file says about itself.
struct FileInfo
{
    std::int32_t application = 0;
    int version = 0;
    int tables = 0;

    [[nodiscard]] bool isNew() const { return application == 0 && version == 0 && tables == 0; }
};
[[nodiscard]] FileInfo fileInfo(SQLite::Database &db);

/// Throws storage.foreign or storage.newer where `found` is not for us.
void requireOurs(const FileInfo &found, Migrations steps, const std::filesystem::path &file);

/// Writes all that the database holds, but what reviews found, into the new file `to`: one whole file, in whatever state the
/// source's log is; not yet synced. `db` must not be in a transaction.
void copyInto(SQLite::Database &db, const std::filesystem::path &to);

/// Whether the file as it was is kept under another name before its first step.
enum class Former {
    SetAside, ///< as `<file>.v<version>.bak`
    Drop      ///< it is a copy already
};

/// Brings an open file up to the last step; a new one gets all of them. Throws Error, also
/// storage.foreign and storage.newer. A step that fails leaves the file at the step before.
void migrate(SQLite::Database &db, const std::filesystem::path &file, Migrations steps, Former former);

} // namespace pegsheet::storage
