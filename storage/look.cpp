// SPDX-License-Identifier: Apache-2.0
#include "storage/look.h"

#include "storage/error.h"
#include "storage/files.h"
#include "storage/harden.h"

#include <sqlite3.h>

#include <algorithm>
#include <array>
#include <fstream>
#include <string>
#include <string_view>

namespace pegsheet::storage {

namespace fs = std::filesystem;

namespace {

constexpr std::string_view kMagic("SQLite format 3\0", 16);
constexpr std::string_view kJournalMagic("\xd9\xd5\x05\xf9\x20\xa1\x63\xd7", 8);

/// How to read a file without leaving a trace.
enum class Reading {
    Locked, ///< as any reader does: the side files it needs are there, or it needs none
    Still,  ///< without locks and side files: its log is empty and nobody has it open
    Alone   ///< with the log's index in memory: the log lies there without one (copied along)
};

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
    if (reading == Reading::Still) {
        SQLite::Database db(stillUri(file), SQLite::OPEN_READONLY | SQLite::OPEN_URI);
        harden(db);
        return db;
    }
    const int flags = reading == Reading::Alone ? SQLite::OPEN_READWRITE : SQLite::OPEN_READONLY;
    SQLite::Database db(file.string(), flags, busyMilliseconds);
    harden(db);
    sqlite3_db_config(db.getHandle(), SQLITE_DBCONFIG_NO_CKPT_ON_CLOSE, 1, nullptr);
    if (reading == Reading::Alone)
        db.exec("PRAGMA locking_mode = EXCLUSIVE");
    return db;
}

/// The first bytes, zeros where there are none. Asked of SQLite's own handle, because closing a second one
/// would drop the locks that this process holds on the file.
std::array<char, 20> startOf(SQLite::Database &db)
{
    std::array<char, 20> start{};
    sqlite3_file *opened = nullptr;
    sqlite3_file_control(db.getHandle(), "main", SQLITE_FCNTL_FILE_POINTER, &opened);
    if (opened != nullptr && opened->pMethods != nullptr)
        opened->pMethods->xRead(opened, start.data(), static_cast<int>(start.size()), 0);
    return start;
}

Reading readingOf(const fs::path &file)
{
    if (files::isThere(files::beside(file, "-wal")))
        return files::isThere(files::beside(file, "-shm")) ? Reading::Locked : Reading::Alone;
    SQLite::Database db = openFor(Reading::Still, file, 0);
    constexpr char kWithLog = 2;
    // By the version for readers SQLite decides, whatever stands in that for writers.
    return startOf(db)[19] == kWithLog ? Reading::Still : Reading::Locked;
}

/// storage.damaged for what begins like a database, else storage.foreign.
Error unreadable(SQLite::Database &db, const fs::path &file)
{
    const auto start = startOf(db);
    const std::size_t length = std::min<std::uintmax_t>(files::size(file), kMagic.size());
    const bool begins = std::string_view(start.data(), length) == kMagic.substr(0, length);
    return fileError(begins ? "storage.damaged" : "storage.foreign", file);
}

/// Without a log beside it a file is whole pages; the last one, cut off, would read as zeros.
void requireWholePages(SQLite::Database &db, const fs::path &file)
{
    const auto page = static_cast<std::uintmax_t>(db.execAndGet("PRAGMA page_size").getInt());
    if (page == 0 || files::size(file) % page != 0)
        throw unreadable(db, file);
}

FileInfo lookOnce(Reading reading, const fs::path &file, int busyMilliseconds)
{
    SQLite::Database db = openFor(reading, file, busyMilliseconds);
    try {
        db.exec("BEGIN");
        const FileInfo found = fileInfo(db);
        if (!files::isThere(files::beside(file, "-wal")))
            requireWholePages(db, file);
        return found;
    } catch (const SQLite::Exception &exception) {
        if (exception.getErrorCode() == SQLITE_NOTADB)
            throw unreadable(db, file);
        // A writer was killed. What he did can be undone only by writing, so that has to be asked of the
        // file as it lies there: it is for us, or to be left.
        if (exception.getExtendedErrorCode() == SQLITE_READONLY_ROLLBACK)
            return lookOnce(Reading::Still, file, busyMilliseconds);
        throw translated(exception, db.getHandle(), file);
    }
}

/// Whether the very first writer was killed: SQLite will make an empty file of it.
bool comesToNothing(const fs::path &file)
{
    std::ifstream journal(files::beside(file, "-journal"), std::ios::binary);
    std::array<char, 20> start{};
    if (!journal.read(start.data(), start.size()))
        return false;
    constexpr std::string_view kNoPages("\0\0\0\0", 4);
    const std::string_view bytes(start.data(), start.size());
    return bytes.substr(0, kJournalMagic.size()) == kJournalMagic && bytes.substr(16) == kNoPages;
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
    if (files::size(file) == 0 || comesToNothing(file))
        return {};
    try {
        const Reading reading = readingOf(file);
        try {
            const FileInfo found = lookOnce(reading, file, busyMilliseconds);
            requireOurs(found, steps, file);
            return found;
        } catch (const Error &) {
            // Somebody came in between, so what was seen need not have been true.
            if (reading == readingOf(file))
                throw;
        }
    } catch (const SQLite::Exception &exception) {
        throw translated(exception, nullptr, file);
    }
    return look(file, steps, busyMilliseconds);
}

} // namespace pegsheet::storage
