// SPDX-License-Identifier: Apache-2.0
#include "storage/recordrows.h"

#include "storage/casefold.h"
#include "storage/error.h"
#include "storage/json.h"
#include "storage/rows.h"

#include <SQLiteCpp/Column.h>

namespace pegsheet::storage::rows {

namespace {

template <NamedEnum E>
E named(SQLite::Statement &row, int column)
{
    const auto value = fromName<E>(row.getColumn(column).getString());
    if (!value)
        throw NotOurShape(row.getColumnName(column));
    return *value;
}

} // namespace

std::string recordsSql(std::string_view rest)
{
    return std::string("SELECT id, game, edition, language, kind, age, name, fields, origin, confidence, fact, made_at,"
                       " changed_at, used_at, uses, removed_at, merged_into, folded FROM record ")
        + std::string(rest);
}

RecordEntry readRecordEntry(SQLite::Statement &row)
{
    RecordEntry entry;
    entry.id = RecordId{row.getColumn(0).getInt64()};
    Record &content = entry.content;
    content.game = row.getColumn(1).getString();
    content.edition = row.getColumn(2).getString();
    content.language = row.getColumn(3).getString();
    content.kind = row.getColumn(4).getString();
    content.age = row.getColumn(5).getInt();
    content.name = row.getColumn(6).getString();
    Value fields;
    if (readJson(row.getColumn(7).getString(), fields) || fields.object() == nullptr)
        throw NotOurShape("fields");
    content.fields = std::move(*fields.object());
    entry.origin = named<RecordOrigin>(row, 8);
    entry.confidence = named<Confidence>(row, 9);
    entry.fact = row.getColumn(10).getString();
    entry.madeAt = row.getColumn(11).getInt64();
    entry.changedAt = row.getColumn(12).getInt64();
    entry.usedAt = row.getColumn(13).getInt64();
    entry.uses = row.getColumn(14).getInt64();
    entry.removedAt = row.getColumn(15).getInt64();
    entry.mergedInto = RecordId{row.getColumn(16).getInt64()};
    return entry;
}

ContentColumns::ContentColumns(const Record &record)
    : m_record(record), m_folded(folded(record.name)), m_fields(writeJson(Value(record.fields)))
{
}

void ContentColumns::bind(SQLite::Statement &statement) const
{
    statement.bindNoCopy(1, m_record.game);
    statement.bindNoCopy(2, m_record.edition);
    statement.bindNoCopy(3, m_record.language);
    statement.bindNoCopy(4, m_record.kind);
    statement.bind(5, m_record.age);
    statement.bindNoCopy(6, m_record.name);
    statement.bindNoCopy(7, m_folded);
    statement.bindNoCopy(8, m_fields);
}

std::optional<RecordEntry> recordWith(SQLite::Database &db, RecordId id)
{
    SQLite::Statement row(db, recordsSql("WHERE id = ?1"));
    row.bind(1, id.value);
    return row.executeStep() ? std::optional(readRecordEntry(row)) : std::nullopt;
}

RecordEntry requireRecord(SQLite::Database &db, const std::filesystem::path &file, RecordId id)
{
    auto entry = recordWith(db, id);
    if (!entry)
        throw fileError("storage.noSuchRecord", file, {{"record", id.value}});
    return std::move(*entry);
}

RecordEntry requireLive(SQLite::Database &db, const std::filesystem::path &file, RecordId id)
{
    RecordEntry entry = requireRecord(db, file, id);
    if (!entry.isLive())
        throw fileError("storage.recordGone", file, {{"record", id.value}});
    return entry;
}

RecordId sayingNow(SQLite::Database &db, const RecordEntry &entry)
{
    SQLite::Statement row(db,
                          "WITH RECURSIVE way (id, step) AS (SELECT ?1, 0 UNION ALL SELECT merged_into, step + 1 FROM record"
                          " JOIN way USING (id) WHERE merged_into IS NOT NULL AND step < 100000)"
                          " SELECT id FROM way ORDER BY step DESC LIMIT 1");
    row.bind(1, entry.id.value);
    row.executeStep();
    return RecordId{row.getColumn(0).getInt64()};
}

std::optional<RecordEntry> recordLike(SQLite::Database &db, const Record &record)
{
    // ?6 is the name as it is printed, which is not compared.
    SQLite::Statement row(db,
                          recordsSql("WHERE game = ?1 AND edition = ?2 AND language = ?3 AND kind = ?4 AND age = ?5"
                                     " AND ?6 IS NOT NULL AND folded = ?7 AND fields = ?8"));
    const ContentColumns columns(record);
    columns.bind(row);
    return row.executeStep() ? std::optional(readRecordEntry(row)) : std::nullopt;
}

std::optional<RecordEntry> recordOfFact(SQLite::Database &db, const std::string &game, const std::string &fact)
{
    SQLite::Statement row(db, recordsSql("WHERE game = ?1 AND fact = ?2"));
    row.bindNoCopy(1, game);
    row.bindNoCopy(2, fact);
    return row.executeStep() ? std::optional(readRecordEntry(row)) : std::nullopt;
}

RecordId addRecord(SQLite::Database &db, const RecordEntry &entry)
{
    SQLite::Statement row(
        db,
        "INSERT INTO record (game, edition, language, kind, age, name, folded, fields, origin, confidence,"
        " fact, made_at, changed_at, used_at, uses, removed_at, revision)"
        " VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, nullif(?11, ''), ?12, ?13, ?14, ?15, nullif(?16, 0), 1)");
    const ContentColumns columns(entry.content);
    const std::string origin(nameOf(entry.origin));
    const std::string confidence(nameOf(entry.confidence));
    columns.bind(row);
    row.bindNoCopy(9, origin);
    row.bindNoCopy(10, confidence);
    row.bindNoCopy(11, entry.fact);
    row.bind(12, entry.madeAt);
    row.bind(13, entry.changedAt);
    row.bind(14, entry.usedAt);
    row.bind(15, entry.uses);
    row.bind(16, entry.removedAt);
    row.exec();
    return RecordId{db.getLastInsertRowid()};
}

void putContent(SQLite::Database &db, RecordId id, const Record &record)
{
    SQLite::Statement row(db,
                          "UPDATE record SET game = ?1, edition = ?2, language = ?3, kind = ?4, age = ?5, name = ?6,"
                          " folded = ?7, fields = ?8, revision = revision + 1 WHERE id = ?9");
    const ContentColumns columns(record);
    columns.bind(row);
    row.bind(9, id.value);
    row.exec();
}

int run(SQLite::Database &db, const char *sql, std::initializer_list<std::int64_t> values)
{
    SQLite::Statement row(db, sql);
    int place = 0;
    for (const std::int64_t value : values)
        row.bind(++place, value);
    return row.exec();
}

} // namespace pegsheet::storage::rows
