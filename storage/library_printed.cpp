// SPDX-License-Identifier: Apache-2.0
// What games know from the start, beside what people made of it.
#include "storage/records.h"

#include "storage/library_p.h"
#include "storage/recordrows.h"

#include <SQLiteCpp/Column.h>

#include <set>
#include <stdexcept>

namespace pegsheet::storage {

namespace {

int versionOf(SQLite::Statement &statement, const std::string &game)
{
    Use row(statement);
    row->bindNoCopy(1, game);
    return row->executeStep() ? row->getColumn(0).getInt() : 0;
}

void putVersion(SQLite::Database &db, const std::string &game, int version)
{
    SQLite::Statement row(
        db, "INSERT INTO printed (game, version) VALUES (?1, ?2) ON CONFLICT (game) DO UPDATE SET version = excluded.version");
    row.bindNoCopy(1, game);
    row.bind(2, version);
    row.exec();
}

void putPrinted(SQLite::Database &db, RecordId id, const PrintedRecord &record, std::int64_t now)
{
    const std::string confidence(nameOf(record.confidence));
    SQLite::Statement row(db,
                          "UPDATE record SET fact = ifnull(fact, ?2), confidence = iif(origin = 'printed', ?3, ''),"
                          " changed_at = ?4 WHERE id = ?1");
    row.bind(1, id.value);
    row.bindNoCopy(2, record.fact);
    row.bindNoCopy(3, confidence);
    row.bind(4, now);
    row.exec();
}

/// Whether anything came of it.
bool bringIn(SQLite::Database &db, const PrintedRecord &record, std::int64_t now)
{
    const auto before = rows::recordOfFact(db, record.content.game, record.fact);
    const auto like = rows::recordLike(db, record.content);
    if (!before && !like) {
        RecordEntry entry;
        entry.content = record.content;
        entry.origin = RecordOrigin::Printed;
        entry.confidence = record.confidence;
        entry.fact = record.fact;
        entry.madeAt = entry.changedAt = now;
        rows::addRecord(db, entry);
        return true;
    }
    if (!before) {
        // Somebody typed it in before it was known here.
        putPrinted(db, like->id, record, like->changedAt);
        return false;
    }
    const bool isTouched = before->origin != RecordOrigin::Printed || !before->isLive();
    const bool isSame = before->content == record.content && before->confidence == record.confidence;
    const bool isElsewhere = like && like->id != before->id;
    if (isTouched || isSame || isElsewhere)
        return false;
    rows::putContent(db, before->id, record.content);
    putPrinted(db, before->id, record, now);
    return true;
}

/// Those that are not known any more, unless somebody made something of them.
int withdraw(SQLite::Database &db, const std::string &game, const std::set<std::string> &facts)
{
    std::vector<std::int64_t> gone;
    SQLite::Statement row(db,
                          "SELECT id, fact FROM record WHERE game = ?1 AND fact IS NOT NULL AND origin = 'printed' AND uses = 0"
                          " AND removed_at IS NULL AND merged_into IS NULL"
                          " AND NOT EXISTS (SELECT 1 FROM record other WHERE other.merged_into = record.id)");
    row.bindNoCopy(1, game);
    while (row.executeStep())
        if (!facts.contains(row.getColumn(1).getString()))
            gone.push_back(row.getColumn(0).getInt64());
    for (const std::int64_t id : gone)
        rows::run(db, "DELETE FROM record WHERE id = ?1", {id});
    return static_cast<int>(gone.size());
}

} // namespace

int Records::seed(std::string_view game, int version, std::span<const PrintedRecord> records)
{
    const std::string id(game);
    std::vector<PrintedRecord> accepted(records.begin(), records.end());
    std::set<std::string> facts;
    for (PrintedRecord &record : accepted) {
        record.content = canonicalRecord(record.content);
        const bool isSound = record.content.game == id && !record.fact.empty() && record.confidence != Confidence::None
            && !refusesRecord(record.content);
        if (!isSound || !facts.insert(record.fact).second)
            throw std::invalid_argument("no printed record");
    }
    // Most starts find nothing to do, and write nothing.
    if (d->reading([&] { return versionOf(d->statements.printedVersion, id); }) >= version)
        return 0;
    return d->writing([&] {
        d->next = d->last;
        if (versionOf(d->statements.printedVersion, id) >= version)
            return 0;
        int changed = withdraw(d->db, id, facts);
        for (const PrintedRecord &record : accepted)
            changed += bringIn(d->db, record, d->options.clock()) ? 1 : 0;
        putVersion(d->db, id, version);
        return changed;
    });
}

} // namespace pegsheet::storage
