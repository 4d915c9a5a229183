// SPDX-License-Identifier: Apache-2.0
// What can still be read of a damaged file. It is never opened itself: a copy of it is, in a folder of its own.
#include "storage/library_p.h"

#include "storage/files.h"
#include "storage/harden.h"
#include "storage/privatecopy.h"
#include "storage/recordrows.h"
#include "storage/schema.h"

#include <SQLiteCpp/Column.h>

#include <sqlite3.h>

#include <algorithm>
#include <array>
#include <fstream>
#include <set>
#include <string>

namespace pegsheet::storage {

namespace fs = std::filesystem;

namespace {

constexpr std::int64_t kMostTried = 100'000; ///< matches in one file, and records
constexpr std::initializer_list<const char *> kMatchNumbers{"SELECT id FROM match ORDER BY id",
                                                            "SELECT id FROM match ORDER BY id DESC",
                                                            "SELECT match FROM progress ORDER BY match",
                                                            "SELECT match FROM progress ORDER BY match DESC",
                                                            "SELECT id FROM match INDEXED BY match_by_uid",
                                                            "SELECT seq FROM sqlite_sequence WHERE name = 'match'"};

/// What stands in the header of every library is put there again, and pages that were cut off are empty ones.
void mendHeader(const fs::path &copy)
{
    std::fstream file(copy, std::ios::in | std::ios::out | std::ios::binary);
    std::array<unsigned char, 100> header{};
    if (!file.read(reinterpret_cast<char *>(header.data()), header.size()))
        return;
    const auto put = [&](std::size_t at, std::initializer_list<unsigned> bytes) {
        for (const unsigned byte : bytes)
            header.at(at++) = static_cast<unsigned char>(byte);
    };
    constexpr std::string_view kMagic("SQLite format 3\0", 16);
    std::copy(kMagic.begin(), kMagic.end(), header.begin());
    put(16, {0x10, 0});             // pages of 4096 bytes
    put(18, {2, 2, 0, 64, 32, 32}); // write-ahead log, nothing reserved
    put(44, {0, 0, 0, 4});
    put(56, {0, 0, 0, 1}); // UTF-8
    put(68, {kApplicationId >> 24U & 255U, kApplicationId >> 16U & 255U, kApplicationId >> 8U & 255U, kApplicationId & 255U});
    const unsigned version = header[63];
    if (version == 0 || version > static_cast<unsigned>(migrations().back().version) || header[60] + header[61] + header[62] > 0)
        put(60, {0, 0, 0, static_cast<unsigned>(migrations().back().version)});
    file.seekp(0);
    file.write(reinterpret_cast<const char *>(header.data()), header.size());
    file.close();
    const std::uintmax_t told = (std::uintmax_t(header[28]) << 24U | std::uintmax_t(header[29]) << 16U
                                 | std::uintmax_t(header[30]) << 8U | header[31])
        * 4096;
    const std::uintmax_t whole = (files::size(copy) + 4095) / 4096 * 4096;
    std::error_code ignored;
    fs::resize_file(copy, std::min(std::max(told, whole), 2 * whole), ignored);
}

/// The numbers that any row mentions, as far as rows can be read, from both ends.
std::set<std::int64_t> mentioned(SQLite::Database &db, std::initializer_list<const char *> queries)
{
    std::set<std::int64_t> ids;
    std::int64_t most = 0;
    for (const char *query : queries) {
        try {
            SQLite::Statement row(db, query);
            while (row.executeStep())
                most = std::max(most, row.getColumn(0).getInt64());
        } catch (const SQLite::Exception &) {
            continue; // as far as it went
        }
    }
    for (std::int64_t id = 1; id <= std::min(most, kMostTried); ++id)
        ids.insert(id);
    return ids;
}

/// Brings the copy of an older file to the present format as far as that goes: rows that nobody can read are no hindrance here.
void bringUpToDate(const fs::path &copy)
{
    try {
        SQLite::Database db(copy.string(), SQLite::OPEN_READWRITE);
        harden(db);
        int version = db.execAndGet("PRAGMA user_version").getInt();
        // What a spoilt header said of the version was put right by a guess.
        if (version == migrations().back().version) {
            // A table that came with a version.
            constexpr std::array kLast{std::pair(6, "record"), std::pair(7, "turn_time"), std::pair(9, "review")};
            for (const auto &[came, table] : kLast)
                if (version >= came && !db.tableExists(table))
                    version = came - 1;
        }
        for (const Migration &step : migrations()) {
            if (version == 0 || step.version <= version)
                continue;
            db.exec(step.sql);
            db.exec("PRAGMA user_version = " + std::to_string(step.version));
        }
    } catch (const SQLite::Exception &) {
        return; // whoever opens it says why it cannot be read
    }
}

/// What can be read of the card library; what was merged into something unreadable stands alone.
std::vector<RecordEntry> recordsIn(SQLite::Database &db)
{
    std::vector<RecordEntry> read;
    std::set<std::int64_t> ids;
    for (const std::int64_t id : mentioned(db,
                                           {"SELECT id FROM record ORDER BY id", "SELECT id FROM record ORDER BY id DESC",
                                            "SELECT seq FROM sqlite_sequence WHERE name = 'record'"})) {
        try {
            const auto entry = rows::recordWith(db, RecordId{id});
            if (!entry || refusesRecord(entry->content))
                continue;
            read.push_back(*entry);
            ids.insert(id);
        } catch (const SQLite::Exception &) {
            continue;
        }
    }
    for (RecordEntry &entry : read) {
        entry.uses = std::max<std::int64_t>(0, entry.uses);
        if (entry.origin != RecordOrigin::Printed)
            entry.confidence = Confidence::None;
        if (!ids.contains(entry.mergedInto.value) || entry.mergedInto == entry.id)
            entry.mergedInto = {};
    }
    return read;
}

void takeRecords(Library &library, std::vector<RecordEntry> records)
{
    try {
        Records(library).take(records);
    } catch (const std::invalid_argument &) {
        for (RecordEntry &entry : records)
            entry.mergedInto = {};
        Records(library).take(records);
    }
}

} // namespace

Library Library::salvage(const fs::path &file, int *lost)
{
    return salvage(file, Options{}, lost);
}

Library Library::salvage(const fs::path &ofFile, Options options, int *lost)
{
    const fs::path file = files::resolved(ofFile);
    files::requireReadable(file);
    const PrivateCopy damagedCopy(file);
    const fs::path copy = damagedCopy.path();
    mendHeader(copy);
    bringUpToDate(copy);
    Library whole(files::beside(copy, ".read"), std::move(options));
    try {
        const Library damaged(copy);
        std::vector<StoredMatch> read;
        int missing = 0;
        for (const std::int64_t id : damaged.d->alone(file, [&] { return mentioned(damaged.d->db, kMatchNumbers); })) {
            try {
                read.push_back(damaged.load(MatchId{id}));
            } catch (const Error &error) {
                missing += error.refusal().code == "storage.noSuchMatch" ? 0 : 1;
            }
        }
        std::stable_sort(read.begin(), read.end(),
                         [](const StoredMatch &a, const StoredMatch &b) { return a.entry.touchedAt < b.entry.touchedAt; });
        for (const StoredMatch &match : read)
            whole.insert(match);
        takeRecords(whole, damaged.d->alone(file, [&] { return recordsIn(damaged.d->db); }));
        if (lost != nullptr)
            *lost = missing;
    } catch (const Error &error) {
        throw fileError(error.refusal().code == "storage.full" ? "storage.full" : "storage.damaged", file, {}, error.what());
    } catch (const std::invalid_argument &problem) {
        throw fileError("storage.damaged", file, {}, problem.what());
    }
    whole.d->alone(file, [&] { whole.d->db.exec("PRAGMA query_only = ON"); });
    whole.d->file = file;
    whole.d->isReadOnly = true;
    return whole;
}

bool Library::isReadOnly() const
{
    return d->isReadOnly;
}

} // namespace pegsheet::storage
