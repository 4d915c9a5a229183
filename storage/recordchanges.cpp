// SPDX-License-Identifier: Apache-2.0
#include "storage/records.h"

#include "model/core/fields.h"
#include "storage/library_p.h"
#include "storage/recordrows.h"

#include <map>
#include <stdexcept>

namespace pegsheet::storage {

namespace {

/// In the form in which it is kept, or the refusal.
Record accepted(const Record &record)
{
    Record content = canonicalRecord(record);
    if (auto refusal = refusesRecord(content))
        throw Error(std::move(*refusal));
    return content;
}

RecordEntry newEntry(Record content, RecordOrigin origin, std::int64_t now)
{
    RecordEntry entry;
    entry.content = std::move(content);
    entry.origin = origin;
    entry.madeAt = entry.changedAt = now;
    return entry;
}

void mergeInto(SQLite::Database &db, RecordId from, RecordId into)
{
    rows::run(db, "UPDATE record SET merged_into = ?2, revision = revision + 1 WHERE id = ?1", {from.value, into.value});
}

void bringBack(SQLite::Database &db, const RecordEntry &entry)
{
    rows::run(db, "UPDATE record SET uses = max(0, uses - ?2) WHERE id = ?1", {entry.mergedInto.value, entry.uses});
    rows::run(db, "UPDATE record SET removed_at = NULL, merged_into = NULL, revision = revision + 1 WHERE id = ?1",
              {entry.id.value});
}

void countUse(SQLite::Statement &statement, RecordId id, std::int64_t now)
{
    Use row(statement);
    row->bind(1, id.value);
    row->bind(2, now);
    row->exec();
}

/// What it said until now, kept so that it comes in no second time.
void keepFormer(SQLite::Database &db, const RecordEntry &before)
{
    RecordEntry former = before;
    former.fact.clear();
    former.uses = 0;
    former.usedAt = 0;
    mergeInto(db, rows::addRecord(db, former), before.id);
}

/// `other`, which is merged into the record, says what that said until now.
void changePlaces(SQLite::Database &db, const RecordEntry &before, RecordId other, const Record &content)
{
    // For a moment a name that no record can have: two may never say the same.
    rows::run(db, "UPDATE record SET folded = char(10) || id WHERE id = ?1", {other.value});
    rows::putContent(db, before.id, content);
    rows::putContent(db, other, before.content);
}

/// What it says again was known from the start, and is as sure as then.
void changeOrigins(SQLite::Database &db, RecordId id, RecordId other)
{
    rows::run(db, "UPDATE record SET (origin, confidence) = (SELECT origin, confidence FROM record WHERE id = ?2) WHERE id = ?1",
              {id.value, other.value});
    rows::run(db, "UPDATE record SET origin = 'typed', confidence = '' WHERE id = ?1", {other.value});
}

void requireFitting(std::span<const RecordEntry> records)
{
    std::map<std::int64_t, std::int64_t> way;
    std::map<std::int64_t, std::string_view> games;
    for (const RecordEntry &record : records) {
        const bool isSound = record.id.value != 0 && record.uses >= 0
            && (record.confidence == Confidence::None || record.origin == RecordOrigin::Printed);
        if (!isSound || !way.emplace(record.id.value, record.mergedInto.value).second)
            throw std::invalid_argument("no such records");
        games.emplace(record.id.value, record.content.game);
    }
    for (const auto &[id, into] : way) {
        std::size_t steps = 0;
        for (std::int64_t next = into; next != 0; next = way.at(next))
            if (!way.contains(next) || games.at(next) != games.at(id) || ++steps > kLongestMerge) // round and round, too
                throw std::invalid_argument("merged into nothing");
    }
}

} // namespace

KeptRecord Records::add(const Record &record, bool isUsed)
{
    const Record content = accepted(record);
    return d->writing([&] {
        const std::int64_t now = d->options.clock();
        d->next = d->last; // no match stands otherwise for it
        const auto known = rows::recordLike(d->db, content);
        const RecordId id = known ? known->id : rows::addRecord(d->db, newEntry(content, RecordOrigin::Typed, now));
        if (known && !known->isLive())
            bringBack(d->db, *known);
        rows::run(d->db, "UPDATE record SET origin = 'typed' WHERE id = ?1 AND origin = 'received'", {id.value});
        if (isUsed)
            countUse(d->statements.useRecord, id, now);
        return KeptRecord{id, !known};
    });
}

std::vector<KeptRecord> Records::learn(std::span<const Record> records)
{
    std::vector<Record> contents;
    for (const Record &record : records)
        contents.push_back(accepted(record));
    return d->writing([&] {
        d->next = d->last;
        std::vector<KeptRecord> kept;
        for (const Record &content : contents) {
            if (const auto known = rows::recordLike(d->db, content))
                kept.push_back({rows::sayingNow(d->db, *known), false});
            else
                kept.push_back({rows::addRecord(d->db, newEntry(content, RecordOrigin::Received, d->options.clock())), true});
        }
        return kept;
    });
}

std::vector<KeptRecord> Records::take(std::span<const RecordEntry> records)
{
    requireFitting(records);
    std::vector<Record> contents;
    for (const RecordEntry &record : records)
        contents.push_back(accepted(record.content));
    return d->writing([&] {
        d->next = d->last;
        std::map<std::int64_t, KeptRecord> kept;
        for (std::size_t place = 0; place < records.size(); ++place) {
            RecordEntry entry = records[place];
            entry.content = contents[place];
            if (entry.madeAt == 0)
                entry.madeAt = entry.changedAt = d->options.clock();
            if (const auto known = rows::recordLike(d->db, entry.content)) {
                kept[entry.id.value] = {known->id, false};
                continue;
            }
            if (!entry.fact.empty() && rows::recordOfFact(d->db, entry.content.game, entry.fact))
                entry.fact.clear();
            kept[records[place].id.value] = {rows::addRecord(d->db, entry), true};
        }
        std::vector<KeptRecord> told;
        for (const RecordEntry &record : records) {
            const KeptRecord here = kept.at(record.id.value);
            if (here.isNew && record.mergedInto.value != 0)
                mergeInto(d->db, here.id, kept.at(record.mergedInto.value).id);
            told.push_back(here);
        }
        return told;
    });
}

void Records::edit(RecordId id, const Record &record)
{
    const Record content = accepted(record);
    d->writing([&] {
        d->next = d->last;
        const RecordEntry before = rows::requireLive(d->db, d->file, id);
        if (content == before.content)
            return false;
        if (content.game != before.content.game)
            throw Error(unknownValue("game", content.game, {before.content.game}));
        const auto other = rows::recordLike(d->db, content);
        if (other && rows::sayingNow(d->db, *other) != id)
            throw fileError("storage.sameRecord", d->file, {{"record", id.value}, {"other", other->id.value}});
        if (other && other->id != id) {
            changePlaces(d->db, before, other->id, content);
        } else {
            rows::putContent(d->db, id, content);
            if (!other)
                keepFormer(d->db, before);
        }
        rows::run(d->db, "UPDATE record SET origin = 'typed', confidence = '', changed_at = ?2 WHERE id = ?1",
                  {id.value, d->options.clock()});
        if (other && other->id != id && other->origin == RecordOrigin::Printed)
            changeOrigins(d->db, id, other->id);
        return true;
    });
}

void Records::merge(RecordId from, RecordId into)
{
    d->writing([&] {
        d->next = d->last;
        const RecordEntry one = rows::requireLive(d->db, d->file, from);
        const RecordEntry other = rows::requireLive(d->db, d->file, into);
        if (from == into || one.content.game != other.content.game)
            throw fileError("storage.cannotMerge", d->file, {{"record", from.value}, {"other", into.value}});
        rows::run(d->db, "UPDATE record SET uses = uses + ?2, used_at = max(used_at, ?3) WHERE id = ?1",
                  {into.value, one.uses, one.usedAt});
        mergeInto(d->db, from, into);
        return true;
    });
}

void Records::remove(RecordId id)
{
    d->writing([&] {
        d->next = d->last;
        if (rows::requireRecord(d->db, d->file, id).removedAt != 0)
            return false;
        (void)rows::requireLive(d->db, d->file, id);
        rows::run(d->db, "UPDATE record SET removed_at = max(1, ?2), revision = revision + 1 WHERE id = ?1",
                  {id.value, d->options.clock()});
        return true;
    });
}

void Records::takeBack(RecordId id)
{
    d->writing([&] {
        d->next = d->last;
        const RecordEntry entry = rows::requireRecord(d->db, d->file, id);
        if (!entry.isLive())
            bringBack(d->db, entry);
        return true;
    });
}

void Records::erase(RecordId id)
{
    d->writing([&] {
        d->next = d->last;
        if (rows::requireRecord(d->db, d->file, id).removedAt == 0)
            throw std::invalid_argument("only a record in the bin is forgotten");
        return rows::run(d->db,
                         "WITH RECURSIVE gone (id) AS (SELECT ?1 UNION SELECT record.id FROM record JOIN gone"
                         " ON record.merged_into = gone.id) DELETE FROM record WHERE id IN (SELECT id FROM gone)",
                         {id.value});
    });
}

void Records::use(RecordId id)
{
    d->writing([&] {
        d->next = d->last;
        const RecordId now = rows::sayingNow(d->db, rows::requireRecord(d->db, d->file, id));
        countUse(d->statements.useRecord, now, d->options.clock());
        return true;
    });
}

} // namespace pegsheet::storage
