// SPDX-License-Identifier: Apache-2.0
#include "storage/library_p.h"

#include "storage/files.h"
#include "storage/findings.h"
#include "storage/harden.h"
#include "storage/inspect.h"

#include <SQLiteCpp/Column.h>

#include <sqlite3.h>

#include <memory>

namespace pegsheet::storage {

namespace fs = std::filesystem;

namespace {

/// Ours has neither triggers nor views: whoever put them there meant something else.
void dropForeign(SQLite::Database &db)
{
    std::vector<std::string> drops;
    SQLite::Statement found(db, "SELECT printf('DROP %s \"%w\"', type, name) FROM sqlite_schema WHERE type IN ('trigger', 'view')");
    while (found.executeStep())
        drops.push_back(found.getColumn(0).getString());
    found.reset();
    for (const std::string &drop : drops)
        db.exec(drop);
}

/// The backup at `from` as a finished present file at `scratch`, or an Error.
void prepareRestored(const fs::path &from, const fs::path &scratch, int busyMilliseconds)
{
    if (!files::isThere(from))
        throw fileError("storage.cannotOpen", from);
    if (look(from, migrations(), busyMilliseconds).isNew())
        throw fileError("storage.foreign", from);
    SQLite::Database source = openReadOnly(from, busyMilliseconds);
    guarded(source, from, [&] {
        if (const auto findings = findingsOf(source); !findings.empty())
            throw fileError("storage.damaged", from, {}, findings.front());
        copyInto(source, scratch);
    });
    SQLite::Database copy(scratch.string(), SQLite::OPEN_READWRITE);
    harden(copy);
    guarded(copy, from, [&] {
        dropForeign(copy);
        migrate(copy, scratch, migrations(), Former::Drop);
        const Statements readable(copy);
    });
}

/// Holds a sound library alone for as long as the connection lives, with nothing left in side files;
/// storage.busy where anybody else has it open. Null for a file that is no sound library: it is set aside
/// as it lies there.
std::unique_ptr<SQLite::Database> holdAlone(const fs::path &file, int busyMilliseconds)
{
    try {
        if (look(file, migrations(), busyMilliseconds).isNew())
            return nullptr;
    } catch (const Error &error) {
        if (error.refusal().code == "storage.busy")
            throw;
        return nullptr;
    }
    auto db = std::make_unique<SQLite::Database>(file.string(), SQLite::OPEN_READWRITE, busyMilliseconds);
    harden(*db);
    try {
        // The log is given up only while nobody else has the file open; then nobody may come.
        db->exec("PRAGMA journal_mode = DELETE");
        db->exec("BEGIN EXCLUSIVE");
        if (db->execAndGet("PRAGMA journal_mode").getString() != "delete")
            throw fileError("storage.busy", file);
        return db;
    } catch (const SQLite::Exception &exception) {
        const Error error = translated(exception, db->getHandle(), file);
        // The file may be written, as was seen before: it is its own beginning that forbids it.
        if (error.refusal().code != "storage.damaged" && error.refusal().code != "storage.readOnly")
            throw error;
        return nullptr;
    }
}

void setPresentAside(const fs::path &file)
{
    const fs::path name = files::setAside(file, files::beside(file, ".before-restore"));
    for (const char *suffix : {"-wal", "-journal"}) {
        if (files::isThere(files::beside(file, suffix)))
            files::setAside(files::beside(file, suffix), files::beside(name, suffix));
    }
    // A log left behind would be taken for the restored file's.
    for (const char *suffix : {"-wal", "-shm", "-journal"})
        fs::remove(files::beside(file, suffix));
}

} // namespace

void Library::backup(const fs::path &to) const
{
    const fs::path target = files::resolved(to);
    files::prepareFolder(target);
    if (files::isThere(target))
        throw fileError("storage.exists", target);
    const files::Scratch scratch(target);
    d->alone(target, [&] { copyInto(d->db, scratch.path()); });
    files::nameNew(scratch.path(), target);
}

void Library::restore(const fs::path &file, const fs::path &from)
{
    const int patience = Options{}.busyMilliseconds;
    const fs::path target = files::resolved(file);
    if (files::isThere(target))
        files::requireReadable(target);
    files::prepareFolder(target);
    const files::Scratch scratch(target);
    try {
        try {
            prepareRestored(files::resolved(from), scratch.path(), patience);
        } catch (const Error &error) {
            // It is not the backup that there is no room for.
            throw error.refusal().code == "storage.full" ? fileError("storage.full", target, {}, error.what()) : error;
        }
        if (files::isThere(target)) {
            files::requireWritable(target);
            const auto held = holdAlone(target, patience);
            setPresentAside(target);
            files::replace(scratch.path(), target);
        } else {
            files::replace(scratch.path(), target);
        }
    } catch (const SQLite::Exception &exception) {
        throw translated(exception, nullptr, target);
    } catch (const fs::filesystem_error &error) {
        throw translated(error.code(), "storage.io", target);
    }
}

std::vector<std::string> Library::integrityFindings() const
{
    return d->alone(d->file, [&] { return findingsOf(d->db); });
}

} // namespace pegsheet::storage
