// SPDX-License-Identifier: Apache-2.0
#include "storage/sidefiles.h"

#include "storage/error.h"
#include "storage/files.h"
#include "storage/findings.h"
#include "storage/harden.h"
#include "storage/inspect.h"
#include "storage/privatecopy.h"
#include "storage/schema.h"

#include <SQLiteCpp/Column.h>
#include <SQLiteCpp/Statement.h>

#include <sqlite3.h>

#include <map>
#include <optional>

namespace pegsheet::storage {

namespace fs = std::filesystem;

namespace {

enum class Verdict {
    Sound,
    Broken,
    Empty,  ///< the first writer was killed before there was anything
    NotOurs ///< a newer Pegsheet's, or what somebody else has open: it is left to whoever opens it to say so
};

Verdict verdictOn(SQLite::Database &db)
{
    try {
        const FileInfo found = fileInfo(db);
        if (found.isNew())
            return Verdict::Empty;
        if (found.application == kApplicationId && found.version > migrations().back().version)
            return Verdict::NotOurs;
        return found.application == kApplicationId && isSound(db) ? Verdict::Sound : Verdict::Broken;
    } catch (const SQLite::Exception &exception) {
        const int code = exception.getErrorCode();
        return code == SQLITE_CORRUPT || code == SQLITE_NOTADB ? Verdict::Broken : Verdict::NotOurs;
    }
}

std::map<std::int64_t, std::int64_t> revisionsIn(SQLite::Database &db)
{
    std::map<std::int64_t, std::int64_t> revisions;
    SQLite::Statement row(db, "SELECT match, revision FROM progress");
    while (row.executeStep())
        revisions[row.getColumn(0).getInt64()] = row.getColumn(1).getInt64();
    return revisions;
}

/// No change is ever taken back: a match that stands at an earlier one was mixed from two files.
bool isEarlier(SQLite::Database &together, SQLite::Database &alone)
{
    const auto revisions = revisionsIn(together);
    for (const auto &[match, revision] : revisionsIn(alone))
        if (const auto found = revisions.find(match); found != revisions.end() && found->second < revision)
            return true;
    return false;
}

/// Whether the file is whole without what lies beside it, and with it is not.
bool isBetterAlone(SQLite::Database &together, const fs::path &file)
{
    const Verdict verdict = verdictOn(together);
    if (verdict == Verdict::NotOurs)
        return false;
    SQLite::Database alone = openWithoutLog(file);
    if (verdictOn(alone) != Verdict::Sound)
        return false;
    if (verdict == Verdict::Empty)
        return !revisionsIn(alone).empty();
    return verdict == Verdict::Broken || isEarlier(together, alone);
}

fs::path takeAway(const fs::path &file, const char *suffix)
{
    const fs::path found = files::beside(file, suffix);
    const fs::path name = files::setAside(found, files::beside(file, std::string(".foreign") + suffix));
    std::error_code problem;
    if (!fs::remove(found, problem))
        throw translated(problem, "storage.io", file);
    return name;
}

std::optional<fs::path> judgeLog(const fs::path &file)
{
    if (files::size(files::beside(file, "-wal")) == 0)
        return std::nullopt;
    SQLite::Database together = openAlone(file); // nobody comes while it lives
    if (!isBetterAlone(together, file))
        return std::nullopt;
    const fs::path name = takeAway(file, "-wal");
    std::error_code ignored;
    fs::remove(files::beside(file, "-shm"), ignored); // its index
    return name;
}

/// Which file the journal is, where nobody who lives writes it.
std::optional<files::Identity> journalLeft(const fs::path &file)
{
    if (!isJournalLeft(file))
        return std::nullopt;
    const auto seen = files::look(files::beside(file, "-journal"));
    return seen ? std::optional(seen->identity) : std::nullopt;
}

std::optional<fs::path> judgeJournal(const fs::path &file)
{
    const auto left = journalLeft(file);
    if (!left)
        return std::nullopt;
    std::optional<PrivateCopy> copy;
    try {
        copy.emplace(file);
    } catch (const Error &) {
        return std::nullopt; // as when the disk is full
    }
    SQLite::Database together(copy->path().string(), SQLite::OPEN_READWRITE);
    harden(together);
    // Where its writer lives after all, what was copied while he wrote need not fit together.
    if (!isBetterAlone(together, file) || journalLeft(file) != left)
        return std::nullopt;
    return takeAway(file, "-journal");
}

} // namespace

std::vector<fs::path> setForeignAside(const fs::path &file)
{
    std::vector<fs::path> names;
    if (files::size(file) == 0)
        return names;
    for (const auto judge : {judgeJournal, judgeLog}) {
        try {
            if (const auto name = judge(file))
                names.push_back(*name);
        } catch (const SQLite::Exception &) {
            continue; // whoever opens the file says why
        }
    }
    return names;
}

} // namespace pegsheet::storage
