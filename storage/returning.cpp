// SPDX-License-Identifier: Apache-2.0
// A file that was moved, replaced, deleted or cut while it was open, or the log beside it. What we hold open is still whole where
// nothing was cut: nothing of it is lost. And what stands in the log only.
#include "storage/library_p.h"

#include "storage/files.h"
#include "storage/findings.h"
#include "storage/inspect.h"
#include "storage/opening.h"
#include "storage/schema.h"

#include <SQLiteCpp/Column.h>

#include <sqlite3.h>

#include <array>
#include <optional>
#include <string>

namespace pegsheet::storage {

namespace fs = std::filesystem;

namespace {

/// SQLite's own handle of the database (SQLITE_FCNTL_FILE_POINTER) or of its log (SQLITE_FCNTL_JOURNAL_POINTER); null where there
/// is none.
sqlite3_file *handleOf(const SQLite::Database &db, int which)
{
    sqlite3_file *handle = nullptr;
    sqlite3_file_control(db.getHandle(), "main", which, &handle);
    return handle != nullptr && handle->pMethods != nullptr ? handle : nullptr;
}

/// Nothing where it cannot be told.
std::optional<std::int64_t> lengthOf(sqlite3_file *handle)
{
    sqlite3_int64 bytes = 0;
    return handle != nullptr && handle->pMethods->xFileSize(handle, &bytes) == SQLITE_OK ? std::optional<std::int64_t>(bytes)
                                                                                         : std::nullopt;
}

/// What the log holds goes into the file that it belongs to, wherever that is now: beside another file it would be taken for that
/// one's. Returns whether all of it did.
bool emptyLog(SQLite::Database &db)
{
    return sqlite3_wal_checkpoint_v2(db.getHandle(), "main", SQLITE_CHECKPOINT_TRUNCATE, nullptr, nullptr) == SQLITE_OK;
}

void leaveLog(SQLite::Database &db)
{
    sqlite3_db_config(db.getHandle(), SQLITE_DBCONFIG_NO_CKPT_ON_CLOSE, 1, nullptr);
}

/// Of a file that is gone from here.
void removeEmptyLog(const fs::path &file)
{
    const fs::path log = files::beside(file, "-wal");
    std::error_code ignored;
    if (!files::isThere(log) || files::size(log) == 0)
        for (const char *suffix : {"-wal", "-shm"})
            fs::remove(files::beside(file, suffix), ignored);
}

} // namespace

void Library::Private::noteFiles()
{
    if (waiting)
        return;
    const auto found = files::look(files::beside(file, "-wal"));
    log = found ? std::optional(found->identity) : std::nullopt;
    bytes = lengthOf(handleOf(db, SQLITE_FCNTL_FILE_POINTER)).value_or(0);
}

bool Library::Private::hasMoved() const
{
    int moved = 0;
    return sqlite3_file_control(db.getHandle(), "main", SQLITE_FCNTL_HAS_MOVED, &moved) == SQLITE_OK && moved != 0;
}

bool Library::Private::hasLogMoved() const
{
    if (!log)
        return false;
    const auto found = files::look(files::beside(file, "-wal"));
    return !found || found->identity != *log;
}

void Library::Private::requireInPlace()
{
    // What was read of a damaged file is nowhere any more, and takes nothing in anyway.
    if (isReadOnly)
        return;
    if (hasMoved())
        throw fileError("storage.moved", file);
    requireUncut();
    if (!log)
        return;
    const auto found = files::look(files::beside(file, "-wal"));
    if (!found || found->identity != *log)
        throw fileError("storage.moved", file, {{"kind", "log"}});
    if (found->hasHoles)
        requireBeginning();
}

void Library::Private::requireUncut()
{
    const auto length = lengthOf(handleOf(db, SQLITE_FCNTL_FILE_POINTER));
    if (!length)
        return;
    // Another program may have made it shorter by putting it in order.
    if (*length < bytes && (*length == 0 || !guarded(db, file, [&] {
            SQLite::Database present = openReadOnly(file, options.busyMilliseconds);
            return isSound(present);
        })))
        refuseCut();
    bytes = *length;
}

void Library::Private::requireBeginning()
{
    sqlite3_file *handle = handleOf(db, SQLITE_FCNTL_JOURNAL_POINTER);
    std::array<char, 4> start{};
    if (handle != nullptr && handle->pMethods->xRead(handle, start.data(), int(start.size()), 0) == SQLITE_OK
        && start == std::array<char, 4>{})
        refuseCut();
}

void Library::Private::refuseCut()
{
    leaveLog(db); // it may hold what the file has lost
    throw fileError("storage.damaged", file);
}

void Library::Private::renewLog()
{
    if (files::size(files::beside(file, "-wal")) > 0) {
        leaveLog(db); // somebody else writes into the same file, beside a log of his own
        throw fileError("storage.moved", file, {{"kind", "log"}});
    }
    // A log is given up, and its index, only while nobody else has the file open.
    if (!emptyLog(db) || db.execAndGet("PRAGMA journal_mode = DELETE").getString() != "delete")
        throw fileError("storage.busy", file);
    useWriteAheadLog(db, file, options.busyMilliseconds);
    last.reset();
    ourVersion.reset();
    noteFiles();
}

bool Library::hasMoved() const
{
    return d->hasMoved() || d->hasLogMoved();
}

bool Library::needsLog() const
{
    const std::scoped_lock lock(d->turn);
    return d->log && files::size(files::beside(d->file, "-wal")) > 0;
}

void Library::foldLog()
{
    d->alone(d->file, [&] {
        if (d->log && !d->hasMoved() && !d->hasLogMoved())
            storage::foldLog(d->db, d->file, d->options.busyMilliseconds);
    });
}

void Library::returnToFile()
{
    const fs::path file = d->file;
    if (!d->hasMoved()) {
        if (d->hasLogMoved())
            d->alone(file, [&] { d->renewLog(); });
        return;
    }
    d->alone(file, [&] { return emptyLog(d->db); });
    removeEmptyLog(file);
    const bool isGone = !files::isThere(file);
    const fs::path copy = isGone ? file : files::beside(file, ".v" + std::to_string(migrations().back().version) + ".bak");
    const files::Scratch scratch(copy);
    const auto copyAll = [&] {
        d->alone(file, [&] { copyInto(d->db, scratch.path()); });
        files::sync(scratch.path());
    };
    if (isGone) {
        copyAll();
        files::nameNew(scratch.path(), file);
    }
    // Opened before the other is let go: where it cannot be, what is open stays, and no copy is left.
    auto opened = std::make_unique<Private>(file, d->options);
    if (opened->waiting)
        throw *opened->waiting;
    if (!isGone) {
        copyAll();
        files::setAside(scratch.path(), copy);
    }
    d = std::move(opened);
}

} // namespace pegsheet::storage
