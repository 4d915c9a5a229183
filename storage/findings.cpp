// SPDX-License-Identifier: Apache-2.0
#include "storage/findings.h"

#include <SQLiteCpp/Column.h>
#include <SQLiteCpp/Statement.h>

#include <sqlite3.h>

namespace pegsheet::storage {

namespace {

constexpr int kFindings = 100; ///< more of them help nobody

/// A match that stands where there is no move, or misses one on the way there. The tables are there since the first format.
constexpr const char *kIncomplete =
    "SELECT EXISTS (SELECT 1 FROM progress p WHERE max(p.head, p.tip) > (SELECT count(*) FROM move m"
    " WHERE m.match = p.match)) OR EXISTS (SELECT 1 FROM move GROUP BY match HAVING max(node) <> count(*))";

} // namespace

std::vector<std::string> findingsOf(SQLite::Database &db)
{
    std::vector<std::string> findings;
    try {
        SQLite::Statement check(db, "PRAGMA integrity_check(" + std::to_string(kFindings) + ")");
        while (check.executeStep())
            findings.push_back(check.getColumn(0).getString());
        if (findings == std::vector<std::string>{"ok"})
            findings.clear();
        SQLite::Statement broken(db, "PRAGMA foreign_key_check");
        while (broken.executeStep() && findings.size() < kFindings)
            findings.push_back("a row of " + broken.getColumn(0).getString() + " refers to nothing in "
                               + broken.getColumn(2).getString());
    } catch (const SQLite::Exception &exception) {
        if (exception.getErrorCode() != SQLITE_CORRUPT && exception.getErrorCode() != SQLITE_NOTADB)
            throw;
        findings.emplace_back(exception.what());
    }
    return findings;
}

bool isSound(SQLite::Database &db)
{
    if (!findingsOf(db).empty())
        return false;
    try {
        return db.execAndGet(kIncomplete).getInt() == 0;
    } catch (const SQLite::Exception &exception) {
        const int code = exception.getErrorCode();
        if (code == SQLITE_CORRUPT || code == SQLITE_NOTADB || code == SQLITE_ERROR) // a table is missing
            return false;
        throw;
    }
}

} // namespace pegsheet::storage
