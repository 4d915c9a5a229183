// SPDX-License-Identifier: Apache-2.0
#include "storage/opening.h"

#include "storage/error.h"
#include "storage/files.h"

#include <SQLiteCpp/Statement.h>

#include <sqlite3.h>

#include <array>
#include <chrono>
#include <fstream>
#include <string>
#include <string_view>
#include <thread>

namespace pegsheet::storage {

namespace fs = std::filesystem;

namespace {

constexpr std::string_view kSqliteMagic("SQLite format 3\0", 16);
constexpr std::string_view kJournalMagic("\xd9\xd5\x05\xf9\x20\xa1\x63\xd7", 8);

/// How to read a file without leaving a trace.
enum class Reading {
    Still,  ///< nobody has it open: no locks, no side files
    Shared, ///< others may have it open: with the index of the log that is there
    Alone   ///< its log lies there without an index (copied along): with an index in memory
};

Reading readingOf(const fs::path &file)
{
    if (!files::isThere(files::beside(file, "-wal")))
        return Reading::Still;
    return files::isThere(files::beside(file, "-shm")) ? Reading::Shared : Reading::Alone;
}

std::string stillUri(const fs::path &file)
{
    static constexpr std::string_view kHex = "0123456789abcdef";
    std::string uri = "file:";
    for (const char c : file.string()) {
        const auto byte = static_cast<unsigned char>(c);
        if ((c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '/') {
            uri += c;
        } else {
            uri += '%';
            uri += kHex[byte >> 4U];
            uri += kHex[byte & 15U];
        }
    }
    return uri + "?immutable=1";
}

SQLite::Database openFor(Reading reading, const fs::path &file, int busyMilliseconds)
{
    if (reading == Reading::Still)
        return SQLite::Database(stillUri(file), SQLite::OPEN_READONLY | SQLite::OPEN_URI);
    const int flags = reading == Reading::Alone ? SQLite::OPEN_READWRITE : SQLite::OPEN_READONLY;
    SQLite::Database db(file.string(), flags, busyMilliseconds);
    sqlite3_db_config(db.getHandle(), SQLITE_DBCONFIG_NO_CKPT_ON_CLOSE, 1, nullptr);
    if (reading == Reading::Alone)
        db.exec("PRAGMA locking_mode = EXCLUSIVE");
    return db;
}

/// What a write cut short left beside the file.
enum class Leftover {
    None,
    Nothing, ///< the first write of all: SQLite will empty the file
    Earlier  ///< SQLite will bring back what was before
};

Leftover leftoverOf(const fs::path &file)
{
    std::ifstream journal(files::beside(file, "-journal"), std::ios::binary);
    std::array<char, 20> start{};
    if (!journal.read(start.data(), start.size())
        || std::string_view(start.data(), kJournalMagic.size()) != kJournalMagic)
        return Leftover::None;
    constexpr std::string_view kNoPages("\0\0\0\0", 4);
    return std::string_view(start.data() + 16, 4) == kNoPages ? Leftover::Nothing : Leftover::Earlier;
}

/// Whether the file begins like a database; asked of SQLite's own handle, because closing a second one
/// would drop the locks that this process holds on the file.
bool beginsLikeSqlite(SQLite::Database &db)
{
    sqlite3_file *opened = nullptr;
    sqlite3_file_control(db.getHandle(), "main", SQLITE_FCNTL_FILE_POINTER, &opened);
    std::array<char, kSqliteMagic.size()> start{};
    if (opened == nullptr || opened->pMethods == nullptr)
        return false;
    sqlite3_int64 length = 0;
    opened->pMethods->xFileSize(opened, &length);
    opened->pMethods->xRead(opened, start.data(), static_cast<int>(start.size()), 0);
    const auto compared = static_cast<std::size_t>(std::min<sqlite3_int64>(length, start.size()));
    return std::string_view(start.data(), compared) == kSqliteMagic.substr(0, compared);
}

/// A still file is whole pages, as many as it says; the last one cut off would read as zeros.
void requireWholePages(SQLite::Database &db, const fs::path &file)
{
    const auto page = static_cast<std::uintmax_t>(db.execAndGet("PRAGMA page_size").getInt());
    if (page == 0 || files::size(file) % page != 0)
        throw fileError("storage.damaged", file);
}

FileInfo lookOnce(Reading reading, Leftover leftover, const fs::path &file, int busyMilliseconds)
{
    SQLite::Database db = openFor(reading, file, busyMilliseconds);
    try {
        const FileInfo found = fileInfo(db);
        if (reading == Reading::Still && leftover == Leftover::None)
            requireWholePages(db, file);
        return found;
    } catch (const SQLite::Exception &exception) {
        if (exception.getErrorCode() == SQLITE_NOTADB)
            throw fileError(beginsLikeSqlite(db) ? "storage.damaged" : "storage.foreign", file);
        throw translated(exception, db.getHandle(), file);
    }
}

} // namespace

SQLite::Database openToLook(const fs::path &file, int busyMilliseconds)
{
    files::requireReadable(file);
    try {
        return openFor(readingOf(file), file, busyMilliseconds);
    } catch (const SQLite::Exception &exception) {
        throw translated(exception, nullptr, file);
    }
}

FileInfo look(const fs::path &file, Migrations steps, int busyMilliseconds)
{
    if (!files::isThere(file))
        return {};
    files::requireReadable(file);
    const Leftover leftover = leftoverOf(file);
    if (files::size(file) == 0 || leftover == Leftover::Nothing)
        return {};
    const Reading reading = readingOf(file);
    FileInfo found;
    try {
        found = lookOnce(reading, leftover, file, busyMilliseconds);
    } catch (const SQLite::Exception &exception) {
        throw translated(exception, nullptr, file);
    } catch (const Error &) {
        // Somebody began to write while we looked, so what we saw need not be true.
        if (reading == readingOf(file))
            throw;
        return look(file, steps, busyMilliseconds);
    }
    requireOurs(found, steps, file);
    return found;
}

void useWriteAheadLog(SQLite::Database &db, const fs::path &file, int busyMilliseconds)
{
    // SQLite does not wait here by itself when two processes create the file at once.
    const auto until = std::chrono::steady_clock::now() + std::chrono::milliseconds(busyMilliseconds);
    for (;;) {
        try {
            if (db.execAndGet("PRAGMA journal_mode = WAL").getString() != "wal")
                throw fileError("storage.cannotOpen", file, {}, "no write-ahead log here");
            return;
        } catch (const SQLite::Exception &exception) {
            if (exception.getErrorCode() != SQLITE_BUSY || std::chrono::steady_clock::now() >= until)
                throw translated(exception, db.getHandle(), file);
        }
        std::this_thread::sleep_for(std::chrono::milliseconds(1));
    }
}

SQLite::Database openLibrary(const fs::path &file, Migrations steps, int busyMilliseconds, Former former)
{
    files::prepareFolder(file);
    if (files::isThere(file)) {
        files::requireReadable(file);
        look(file, steps, busyMilliseconds);
        files::requireWritable(file);
    }
    try {
        SQLite::Database db(file.string(), SQLite::OPEN_READWRITE | SQLite::OPEN_CREATE, busyMilliseconds);
        guarded(db, file, [&] {
            db.exec("PRAGMA synchronous = FULL; PRAGMA temp_store = MEMORY;"
                    "PRAGMA trusted_schema = OFF; PRAGMA foreign_keys = ON");
            migrate(db, file, steps, former);
            useWriteAheadLog(db, file, busyMilliseconds);
        });
        return db;
    } catch (const SQLite::Exception &exception) {
        throw translated(exception, nullptr, file);
    }
}

} // namespace pegsheet::storage
