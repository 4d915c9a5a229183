// SPDX-License-Identifier: Apache-2.0
#include "storage/rescue.h"

#include "storage/error.h"
#include "storage/files.h"
#include "storage/inspect.h"
#include "storage/rows.h"
#include "storage/schema.h"

#include <SQLiteCpp/Column.h>
#include <SQLiteCpp/Statement.h>

#include <sqlite3.h>

#include <algorithm>
#include <string>
#include <utility>

namespace pegsheet::storage {

namespace fs = std::filesystem;

namespace {

constexpr int kPatience = 2000;       // milliseconds for another process's lock
constexpr int kInstructions = 10'000; // of SQLite between two looks at whether to stop
constexpr std::int64_t kDay = 86'400;
constexpr int kCopies = 3;                // that are kept however old they are
constexpr std::int64_t kKept = 30 * kDay; // so long any copy is

fs::path copyName(const fs::path &file, int number)
{
    return files::beside(file, ".backup-" + std::to_string(number));
}

/// How much there is, and what differs whenever some of it was changed or told otherwise.
struct Changes
{
    std::int64_t matches = 0;
    std::int64_t revisions = 0; ///< each change of the moves raises one
    std::string told;           ///< notes and the bin raise none
    std::int64_t records = 0;   ///< of the card library, without what is known from the start
    std::string recorded;       ///< which they are, and what was changed of them

    bool operator==(const Changes &) const = default;
    [[nodiscard]] bool isNothing() const { return matches == 0 && records == 0; }
};

Changes changesIn(SQLite::Database &db)
{
    SQLite::Statement row(db,
                          "SELECT count(*), ifnull(sum(revision), 0), (SELECT group_concat(match || quote(place) || quote(note)"
                          " || quote(removed_at)) FROM (SELECT * FROM about ORDER BY match)) FROM progress");
    row.executeStep();
    SQLite::Statement records(db,
                              "SELECT count(*), printf('%d %d', sum(id), sum(revision)) FROM record"
                              " WHERE origin <> 'printed' OR revision > 1");
    records.executeStep();
    return {row.getColumn(0).getInt64(), row.getColumn(1).getInt64(), row.getColumn(2).getString(), records.getColumn(0).getInt64(),
            records.getColumn(1).getString()};
}

void requireSound(SQLite::Database &db, const fs::path &file)
{
    const std::string finding = db.execAndGet("PRAGMA quick_check(1)").getString();
    if (finding != "ok")
        throw fileError("storage.damaged", file, {}, finding);
}

bool hasChanged(SQLite::Database &db, const fs::path &copy)
{
    if (!files::isThere(copy))
        return !changesIn(db).isNothing();
    try {
        SQLite::Database last = openReadOnly(copy, kPatience);
        return changesIn(db) != changesIn(last);
    } catch (const SQLite::Exception &) {
        return true; // a copy that cannot be read is none
    } catch (const Error &) {
        return true;
    }
}

bool isCopyOf(const fs::path &file, const std::string &name)
{
    const std::string stem = file.filename().string();
    return name.starts_with(stem + ".backup-") || (name.starts_with(stem + ".v") && name.find(".bak") != std::string::npos);
}

/// Throws where it is not sound.
Backup lookedAt(const fs::path &copy)
{
    if (look(copy, migrations(), kPatience).isNew())
        throw fileError("storage.foreign", copy);
    SQLite::Database db = openReadOnly(copy, kPatience);
    return guarded(db, copy, [&] {
        requireSound(db, copy);
        SQLite::Statement row(db, "SELECT count(*), ifnull(max(iif(touched_at > ?1, 0, touched_at)), 0) FROM progress");
        row.bind(1, rows::kLatest);
        row.executeStep();
        return Backup{copy, files::changedAt(copy), row.getColumn(1).getInt64(), row.getColumn(0).getInt()};
    });
}

void setBeside(const fs::path &scratch, const fs::path &file)
{
    int free = 1;
    while (files::isThere(copyName(file, free)))
        ++free;
    std::error_code ignored;
    for (; free > 1; --free)
        fs::rename(copyName(file, free - 1), copyName(file, free), ignored);
    files::replace(scratch, copyName(file, 1));
}

/// How many matches a copy holds; -1 where it is none to fall back on.
int matchesIn(const fs::path &copy)
{
    try {
        return lookedAt(copy).matches;
    } catch (const Error &) {
        return -1;
    } catch (const SQLite::Exception &) {
        return -1;
    }
}

/// Removes the oldest copy where it is neither among the last few nor of the last days, unless it holds more matches than all
/// others. One at a time: a clock that is wrong once takes no more.
void dropOldest(const fs::path &file, std::int64_t now)
{
    int last = 0;
    while (files::isThere(copyName(file, last + 1)))
        ++last;
    for (int number = last; number > kCopies && files::changedAt(copyName(file, number)) < now - kKept; --number) {
        int most = -1;
        for (int other = 1; other <= last; ++other)
            if (other != number)
                most = std::max(most, matchesIn(copyName(file, other)));
        if (matchesIn(copyName(file, number)) > most)
            continue;
        std::error_code ignored;
        fs::remove(copyName(file, number), ignored);
        for (int other = number; other < last; ++other)
            fs::rename(copyName(file, other + 1), copyName(file, other), ignored);
        return;
    }
}

} // namespace

bool keepBackup(const fs::path &ofFile, std::int64_t now, const std::function<bool()> &isStopped)
{
    const fs::path file = files::resolved(ofFile);
    files::sweep(file, now);
    const fs::path last = copyName(file, 1);
    if (files::isThere(last) && files::changedAt(last) / kDay == now / kDay)
        return false;
    try {
        SQLite::Database db = openReadOnly(file, kPatience);
        const auto stops = [](void *asked) { return (*static_cast<std::function<bool()> *>(asked))() ? 1 : 0; };
        std::function<bool()> asked = isStopped;
        if (asked)
            sqlite3_progress_handler(db.getHandle(), kInstructions, stops, &asked);
        return guarded(db, file, [&] {
            if (!hasChanged(db, last))
                return false;
            requireSound(db, file);
            const files::Scratch scratch(last);
            copyInto(db, scratch.path());
            files::sync(scratch.path());
            setBeside(scratch.path(), file);
            dropOldest(file, now);
            return true;
        });
    } catch (const SQLite::Exception &exception) {
        throw translated(exception, nullptr, file);
    }
}

std::vector<Backup> backupsOf(const fs::path &ofFile)
{
    std::vector<Backup> found;
    const fs::path file = files::resolved(ofFile);
    std::error_code problem;
    for (fs::directory_iterator entry(file.parent_path(), problem), end; !problem && entry != end; entry.increment(problem)) {
        if (!isCopyOf(file, entry->path().filename().string()))
            continue;
        try {
            found.push_back(lookedAt(entry->path()));
        } catch (const Error &) {
            continue; // nothing to fall back on
        } catch (const SQLite::Exception &) {
            continue;
        }
    }
    std::sort(found.begin(), found.end(),
              [](const Backup &a, const Backup &b) { return a.madeAt != b.madeAt ? a.madeAt > b.madeAt : a.file < b.file; });
    return found;
}

} // namespace pegsheet::storage
