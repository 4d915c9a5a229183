// SPDX-License-Identifier: Apache-2.0
#include "storage/opening.h"

#include "storage/error.h"
#include "storage/files.h"
#include "storage/harden.h"
#include "storage/inspect.h"
#include "storage/statements.h"

#include <SQLiteCpp/Column.h>

#include <sqlite3.h>

#include <chrono>
#include <thread>

namespace pegsheet::storage {

namespace fs = std::filesystem;

namespace {

/// Whether the log lies there as a killed writer leaves it: nobody has the file open.
bool isLogLeft(const fs::path &file)
{
    return files::isThere(files::beside(file, "-wal")) && !files::isThere(files::beside(file, "-shm"));
}

/// After a kill, what the log holds goes into the file as soon as it is opened and closed again: so it is seen before, leaving no
/// trace, whether the tables can be read.
void requireReadableTables(const fs::path &file, const FileInfo &found, Migrations steps, int busyMilliseconds)
{
    if (!isLogLeft(file) || found.version != migrations().back().version || steps.size() != migrations().size())
        return;
    try {
        SQLite::Database db = openReadOnly(file, busyMilliseconds);
        guarded(db, file, [&] {
            db.exec("PRAGMA foreign_keys = ON");
            const Statements readable(db);
        });
    } catch (const Error &) {
        // Where somebody opened it in between, the log is in use and was judged by him.
        if (isLogLeft(file))
            throw;
    }
}

} // namespace

void useWriteAheadLog(SQLite::Database &db, const fs::path &file, int busyMilliseconds)
{
    // SQLite does not wait here by itself when two processes create the file at once.
    const auto until = std::chrono::steady_clock::now() + std::chrono::milliseconds(busyMilliseconds);
    for (;;) {
        try {
            if (db.execAndGet("PRAGMA journal_mode = WAL").getString() != "wal")
                throw fileError("storage.cannotOpen", file, {}, "no write-ahead log here");
            break;
        } catch (const SQLite::Exception &exception) {
            if (exception.getErrorCode() != SQLITE_BUSY || std::chrono::steady_clock::now() >= until)
                throw translated(exception, db.getHandle(), file);
        }
        std::this_thread::sleep_for(std::chrono::milliseconds(1));
    }
    // From its first reading on SQLite holds the file, so that nobody takes it away unseen.
    (void)fileInfo(db);
}

SQLite::Database openLibrary(const fs::path &file, Migrations steps, int busyMilliseconds, Former former)
{
    if (files::isThere(file))
        files::requireReadable(file);
    files::prepareFolder(file);
    if (files::isThere(file)) {
        const FileInfo found = look(file, steps, busyMilliseconds);
        requireReadableTables(file, found, steps, busyMilliseconds);
        files::requireWritable(file);
    }
    files::makeOurs(file);
    try {
        SQLite::Database db(file.string(), SQLite::OPEN_READWRITE, busyMilliseconds);
        guarded(db, file, [&] {
            harden(db);
            db.exec("PRAGMA synchronous = FULL; PRAGMA temp_store = MEMORY; PRAGMA foreign_keys = ON");
            migrate(db, file, steps, former);
            useWriteAheadLog(db, file, busyMilliseconds);
            foldLog(db, file, busyMilliseconds);
        });
        return db;
    } catch (const SQLite::Exception &exception) {
        throw translated(exception, nullptr, file);
    }
}

void foldLog(SQLite::Database &db, const fs::path &file, int busyMilliseconds)
{
    if (files::size(files::beside(file, "-wal")) == 0)
        return;
    sqlite3_busy_timeout(db.getHandle(), 0);
    // What cannot be brought in now stays in the log, where it is as safe.
    (void)sqlite3_wal_checkpoint_v2(db.getHandle(), "main", SQLITE_CHECKPOINT_TRUNCATE, nullptr, nullptr);
    sqlite3_busy_timeout(db.getHandle(), busyMilliseconds);
}

} // namespace pegsheet::storage
