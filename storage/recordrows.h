// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "storage/records.h"

#include <SQLiteCpp/Database.h>
#include <SQLiteCpp/Statement.h>

#include <filesystem>
#include <initializer_list>
#include <optional>
#include <string>
#include <string_view>

/// How records stand in columns. Nothing here begins a transaction.
namespace pegsheet::storage::rows {

/// The columns that readRecordEntry() reads, of the records that `rest` (of the statement) names.
[[nodiscard]] std::string recordsSql(std::string_view rest);
/// Throws NotOurShape.
[[nodiscard]] RecordEntry readRecordEntry(SQLite::Statement &row);

/// A record's content as columns. Bound to parameters 1 to 8; the texts are the statement's until it is reset.
class ContentColumns
{
public:
    explicit ContentColumns(const Record &record);
    void bind(SQLite::Statement &statement) const;

private:
    const Record &m_record;
    std::string m_folded;
    std::string m_fields;
};

[[nodiscard]] std::optional<RecordEntry> recordWith(SQLite::Database &db, RecordId id);
/// Throws storage.noSuchRecord, requireLive() also storage.recordGone.
[[nodiscard]] RecordEntry requireRecord(SQLite::Database &db, const std::filesystem::path &file, RecordId id);
[[nodiscard]] RecordEntry requireLive(SQLite::Database &db, const std::filesystem::path &file, RecordId id);
/// Returns the record's own id, or that of the last record it was merged into.
[[nodiscard]] RecordId sayingNow(SQLite::Database &db, const RecordEntry &entry);
/// Returns the record with that content.
[[nodiscard]] std::optional<RecordEntry> recordLike(SQLite::Database &db, const Record &record);
/// The printed one of that fact, whatever became of it.
[[nodiscard]] std::optional<RecordEntry> recordOfFact(SQLite::Database &db, const std::string &game, const std::string &fact);
/// Adds the record, without what it is merged into.
RecordId addRecord(SQLite::Database &db, const RecordEntry &entry);
/// Puts other content into the record; its revision is raised.
void putContent(SQLite::Database &db, RecordId id, const Record &record);
/// Runs a statement with whole numbers as its parameters; returns how many rows it changed.
int run(SQLite::Database &db, const char *sql, std::initializer_list<std::int64_t> values);

} // namespace pegsheet::storage::rows
