// SPDX-License-Identifier: Apache-2.0
#include "storage/harden.h"

#include "storage/error.h"

#include <sqlite3.h>

#include <utility>

namespace pegsheet::storage {

namespace {

constexpr int kRowBytes = 1 << 26; // a text is at most 2^24 bytes (kJsonLength)
constexpr int kStatementBytes = 1 << 18;

} // namespace

void harden(SQLite::Database &db)
{
    // SQLITE_DBCONFIG_TRUSTED_SCHEMA stays on: SQLite 3.40 counts json_valid(), by which our own tables check their columns, among
    // what an untrusted schema may not call. What it guards against are functions with effects, and this connection has none.
    for (const auto &[option, value] :
         {std::pair{SQLITE_DBCONFIG_DEFENSIVE, 1}, {SQLITE_DBCONFIG_ENABLE_TRIGGER, 0}, {SQLITE_DBCONFIG_ENABLE_VIEW, 0}})
        sqlite3_db_config(db.getHandle(), option, value, nullptr);
    for (const auto &[limit, value] : {std::pair{SQLITE_LIMIT_LENGTH, kRowBytes},
                                       {SQLITE_LIMIT_SQL_LENGTH, kStatementBytes},
                                       {SQLITE_LIMIT_COLUMN, 100},
                                       {SQLITE_LIMIT_EXPR_DEPTH, 500},
                                       {SQLITE_LIMIT_COMPOUND_SELECT, 20},
                                       {SQLITE_LIMIT_FUNCTION_ARG, 20},
                                       {SQLITE_LIMIT_ATTACHED, 1},
                                       {SQLITE_LIMIT_TRIGGER_DEPTH, 1}})
        sqlite3_limit(db.getHandle(), limit, value);
    sqlite3_exec(db.getHandle(), "PRAGMA cell_size_check = ON", nullptr, nullptr, nullptr);
}

} // namespace pegsheet::storage
