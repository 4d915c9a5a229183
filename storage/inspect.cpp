// SPDX-License-Identifier: Apache-2.0
#include "storage/inspect.h"

#include "storage/error.h"
#include "storage/files.h"
#include "storage/harden.h"
#include "storage/privatecopy.h"

#include <sqlite3.h>

#include <algorithm>
#include <array>
#include <fstream>
#include <string>
#include <string_view>

namespace pegsheet::storage {

namespace fs = std::filesystem;

namespace {

constexpr std::string_view kFileMagic("SQLite format 3\0", 16);
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

/// The first bytes of the journal beside the file, zeros where there are none.
std::array<char, 20> startOfJournal(const fs::path &file)
{
    std::array<char, 20> start{};
    const fs::path name = files::beside(file, "-journal");
    if (std::error_code ignored; !fs::is_regular_file(name, ignored))
        return start; // a pipe would be waited for
    std::ifstream journal(name, std::ios::binary);
    if (!journal.read(start.data(), start.size()))
        start.fill(0);
    return start;
}

bool isJournal(const std::array<char, 20> &start)
{
    return std::string_view(start.data(), kJournalMagic.size()) == kJournalMagic;
}

Reading readingOf(const fs::path &file)
{
    // What stands in the file then need not count.
    if (isJournal(startOfJournal(file)))
        return Reading::Locked;
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
    const auto length = static_cast<std::size_t>(std::min<std::uintmax_t>(files::size(file), kFileMagic.size()));
    const bool begins = std::string_view(start.data(), length) == kFileMagic.substr(0, length);
    return fileError(begins ? "storage.damaged" : "storage.foreign", file);
}

/// Without a log beside it a file is whole pages; the last one, cut off, would read as zeros.
void requireWholePages(SQLite::Database &db, const fs::path &file)
{
    const auto page = static_cast<std::uintmax_t>(db.execAndGet("PRAGMA page_size").getInt());
    if (page == 0 || files::size(file) % page != 0)
        throw unreadable(db, file);
}

/// The file as it is once what was begun in it is undone.
FileInfo lookAtRolledBack(const fs::path &file)
{
    const PrivateCopy copy(file);
    SQLite::Database db(copy.path().string(), SQLite::OPEN_READWRITE);
    harden(db);
    try {
        return fileInfo(db);
    } catch (const SQLite::Exception &exception) {
        if (exception.getErrorCode() == SQLITE_NOTADB)
            throw unreadable(db, file);
        throw translated(exception, db.getHandle(), file);
    }
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
        // A writer was killed. What he did can be undone only by writing.
        if (exception.getExtendedErrorCode() == SQLITE_READONLY_ROLLBACK)
            return lookAtRolledBack(file);
        throw translated(exception, db.getHandle(), file);
    }
}

/// Whether the very first writer was killed: SQLite will make an empty file of it.
bool comesToNothing(const fs::path &file)
{
    constexpr std::string_view kNoPages("\0\0\0\0", 4);
    const auto start = startOfJournal(file);
    return isJournal(start) && std::string_view(start.data(), start.size()).substr(16) == kNoPages;
}

} // namespace

SQLite::Database openReadOnly(const fs::path &file, int busyMilliseconds)
{
    files::requireReadable(file);
    try {
        return openFor(readingOf(file), file, busyMilliseconds);
    } catch (const SQLite::Exception &exception) {
        throw translated(exception, nullptr, file);
    }
}

SQLite::Database openAlone(const fs::path &file)
{
    return openFor(Reading::Alone, file, 0);
}

SQLite::Database openWithoutLog(const fs::path &file)
{
    return openFor(Reading::Still, file, 0);
}

bool isJournalLeft(const fs::path &file)
{
    if (!isJournal(startOfJournal(file)))
        return false;
    SQLite::Database db = openWithoutLog(file);
    int isWritten = 0; // by somebody who lives
    sqlite3_file *opened = nullptr;
    sqlite3_file_control(db.getHandle(), "main", SQLITE_FCNTL_FILE_POINTER, &opened);
    if (opened != nullptr && opened->pMethods != nullptr)
        opened->pMethods->xCheckReservedLock(opened, &isWritten);
    return isWritten == 0;
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
