// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <SQLiteCpp/Database.h>
#include <SQLiteCpp/Statement.h>

#include <string>
#include <string_view>

namespace pegsheet::storage {

/// The columns that rows::readEntry() reads, of the matches that `rest` (of the statement) names.
[[nodiscard]] std::string entries(std::string_view rest);

/// Of a row of `match`, see playedAt(); written like this so that the index of it is used.
inline constexpr const char *kPlayedAt = "ifnull(over_at, started_at)";

/// Every statement of the library, prepared once. Preparing them also proves that the tables are there.
struct Statements
{
    explicit Statements(SQLite::Database &db);

    SQLite::Statement beginRead, beginWrite, commit, rollBack, version;
    SQLite::Statement addMatch, addProgress, addMove;
    SQLite::Statement standing, advance, putOver, touch, rewriteSummary;
    SQLite::Statement match, moves, matches, byUid;
    SQLite::Statement remember, forget, remembered;
    SQLite::Statement clearPoints, addPoint, putEdition, raiseRevision, edition, points;
    SQLite::Statement addMend, mends;
    SQLite::Statement describe, putRemoved, putOrigin;
    SQLite::Statement counting, results, clearResults, addResult, raiseTally, lowerTally, dropTally;
    SQLite::Statement useRecord, printedVersion;
};

/// A kept statement in use: reset when this goes out of scope, also when it failed, so that it holds no
/// lock and is ready for the next time. Texts bound to it must live as long.
class Use
{
public:
    explicit Use(SQLite::Statement &statement) : m_statement(statement) {}
    ~Use() { m_statement.tryReset(); }
    Use(const Use &) = delete;
    Use &operator=(const Use &) = delete;

    SQLite::Statement *operator->() { return &m_statement; }
    SQLite::Statement &operator*() { return m_statement; }

private:
    SQLite::Statement &m_statement;
};

/// All or nothing: rolled back unless committed.
class Transaction
{
public:
    enum class For {
        Reading, ///< one unchanging picture over several statements
        Writing  ///< waits for other writers at once, so that nothing read goes stale
    };
    Transaction(SQLite::Database &db, Statements &statements, For purpose);
    ~Transaction();
    Transaction(const Transaction &) = delete;
    Transaction &operator=(const Transaction &) = delete;

    void commit();

private:
    SQLite::Database &m_db;
    Statements &m_statements;
};

} // namespace pegsheet::storage
