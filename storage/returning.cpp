// SPDX-License-Identifier: Apache-2.0
// A file that was moved, replaced or deleted while it was open. What we hold open is still whole: nothing of it is lost.
#include "storage/library_p.h"

#include "storage/files.h"
#include "storage/schema.h"

#include <sqlite3.h>

#include <string>

namespace pegsheet::storage {

namespace fs = std::filesystem;

namespace {

/// What the log holds goes into the file that it belongs to, wherever that is now: beside another file it would be taken for that
/// one's.
void emptyLog(SQLite::Database &db)
{
    (void)sqlite3_wal_checkpoint_v2(db.getHandle(), "main", SQLITE_CHECKPOINT_TRUNCATE, nullptr, nullptr);
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

bool Library::hasMoved() const
{
    return d->hasMoved();
}

void Library::returnToFile()
{
    if (!d->hasMoved())
        return;
    const fs::path file = d->file;
    d->alone(file, [&] { emptyLog(d->db); });
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
