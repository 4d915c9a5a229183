// SPDX-License-Identifier: Apache-2.0
// A disk that is full or may not be written: what is there can still be read, and waits in memory for better times.
#include "storage/waiting.h"

#include "storage/error.h"
#include "storage/files.h"
#include "storage/harden.h"
#include "storage/inspect.h"
#include "storage/library_p.h"
#include "storage/opening.h"
#include "storage/privatecopy.h"
#include "storage/schema.h"
#include "storage/textkeys.h"

#include <SQLiteCpp/Backup.h>

#include <sqlite3.h>

#include <algorithm>
#include <array>
#include <utility>

namespace pegsheet::storage {

namespace fs = std::filesystem;

namespace {

/// Reasons that pass, or that concern writing alone.
bool canBeReadAllTheSame(const Error &error)
{
    constexpr std::array<std::string_view, 4> kReasons{"storage.readOnly", "storage.full", "storage.io", "storage.cannotOpen"};
    return std::find(kReasons.begin(), kReasons.end(), error.refusal().code) != kReasons.end();
}

void copyToMemory(SQLite::Database &memory, SQLite::Database &from)
{
    SQLite::Backup backup(memory, from);
    if (backup.executeStep() != SQLITE_DONE)
        throw SQLite::Exception("the file is in use", SQLITE_BUSY);
}

SQLite::Database openPrivately(const PrivateCopy &copy)
{
    SQLite::Database db(copy.path().string(), SQLite::OPEN_READWRITE);
    harden(db);
    return db;
}

/// With its log. A reader needs an index of that beside the file, for which there may be no room: it is in memory where nobody else
/// has the file open. On a medium that takes no locks either, a copy elsewhere is read.
void readAll(SQLite::Database &memory, const fs::path &file, int busyMilliseconds)
{
    const auto tryWith = [&](const auto &open) {
        try {
            SQLite::Database from = open();
            copyToMemory(memory, from);
            return true;
        } catch (const SQLite::Exception &) {
            return false;
        }
    };
    if (tryWith([&] { return openReadOnly(file, busyMilliseconds); }) || tryWith([&] { return openAlone(file); }))
        return;
    const PrivateCopy copy(file);
    SQLite::Database from = openPrivately(copy);
    copyToMemory(memory, from);
}

SQLite::Database inMemory(const fs::path &file, int busyMilliseconds)
{
    files::requireReadable(file);
    SQLite::Database memory(":memory:", SQLite::OPEN_READWRITE | SQLite::OPEN_CREATE);
    guarded(memory, file, [&] {
        readAll(memory, file, busyMilliseconds);
        harden(memory);
        const FileInfo found = fileInfo(memory);
        requireOurs(found, migrations(), file);
        if (found.isNew())
            throw fileError("storage.cannotOpen", file);
        migrate(memory, file, migrations(), Former::Drop);
        memory.exec("PRAGMA foreign_keys = ON");
    });
    return memory;
}

} // namespace

SQLite::Database openOrRead(const fs::path &file, const Library::Options &options, std::optional<Error> &waiting)
{
    try {
        return openLibrary(file, migrations(), options.busyMilliseconds, Former::SetAside);
    } catch (const Error &error) {
        if (!options.orToRead || !canBeReadAllTheSame(error))
            throw;
        waiting = error;
    }
    try {
        return inMemory(file, options.busyMilliseconds);
    } catch (const std::exception &) {
        throw *waiting; // the first reason says more
    }
}

void Library::Private::returnToWriting()
{
    if (!waiting)
        return;
    try {
        SQLite::Database opened = openLibrary(file, migrations(), options.busyMilliseconds, Former::SetAside);
        Statements prepared(opened);
        addTextKeys(opened, options);
        statements = std::move(prepared); // before the database that they belong to goes
        db = std::move(opened);
        noteFiles();
    } catch (const Error &error) {
        waiting = error;
        throw;
    } catch (const SQLite::Exception &exception) {
        waiting = translated(exception, nullptr, file);
        throw *waiting;
    }
    waiting.reset();
    last.reset();
    ourVersion.reset();
}

MaybeRefusal Library::waitsFor() const
{
    const std::scoped_lock lock(d->turn);
    return d->waiting ? MaybeRefusal(d->waiting->refusal()) : std::nullopt;
}

bool Library::tryToWrite()
{
    const std::scoped_lock lock(d->turn);
    try {
        d->returnToWriting();
        return true;
    } catch (const Error &) {
        return false;
    }
}

} // namespace pegsheet::storage
