// SPDX-License-Identifier: Apache-2.0
#include "storage/textkeys.h"

#include <SQLiteCpp/Exception.h>

#include <sqlite3.h>

#include <exception>
#include <string>

namespace pegsheet::storage {

namespace {

void answer(sqlite3_context *context, int, sqlite3_value **arguments)
{
    const unsigned char *text = sqlite3_value_text(arguments[0]);
    if (text == nullptr)
        return; // of nothing, nothing
    try {
        const auto length = static_cast<std::size_t>(sqlite3_value_bytes(arguments[0]));
        const auto &key = *static_cast<const TextKey *>(sqlite3_user_data(context));
        const std::string found = key({reinterpret_cast<const char *>(text), length});
        sqlite3_result_text(context, found.data(), static_cast<int>(found.size()), SQLITE_TRANSIENT);
    } catch (const std::exception &) {
        sqlite3_result_error_nomem(context);
    }
}

void add(SQLite::Database &db, const char *name, const TextKey &key)
{
    const int result = sqlite3_create_function_v2(db.getHandle(), name, 1, SQLITE_UTF8 | SQLITE_DETERMINISTIC | SQLITE_DIRECTONLY,
                                                  new TextKey(key), answer, nullptr, nullptr,
                                                  [](void *kept) { delete static_cast<TextKey *>(kept); });
    if (result != SQLITE_OK)
        throw SQLite::Exception(db.getHandle(), result);
}

} // namespace

void addTextKeys(SQLite::Database &db, const Library::Options &options)
{
    add(db, "name_key", options.nameKey);
    add(db, "search_key", options.searchKey);
}

} // namespace pegsheet::storage
