// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "storage/library.h"

#include <SQLiteCpp/Database.h>
#include <SQLiteCpp/Exception.h>

#include <exception>
#include <filesystem>
#include <string>
#include <string_view>
#include <utility>

namespace pegsheet::storage {

/// An Error about a file: the code and `{"file":…}`, then the further values.
[[nodiscard]] Error fileError(std::string_view code, const std::filesystem::path &file, Object values = {},
                              const std::string &detail = {});

/// Translates what SQLite threw into an Error. `handle` (or null) is asked for the error of the operating system.
[[nodiscard]] Error translated(const SQLite::Exception &exception, sqlite3 *handle, const std::filesystem::path &file);
/// Translates an error of the file system; `otherwise` is the code where nothing more precise is known.
[[nodiscard]] Error translated(const std::error_code &problem, std::string_view otherwise, const std::filesystem::path &file);

/// Runs `work`, and throws what SQLite throws inside as Error.
template <typename Work>
decltype(auto) guarded(SQLite::Database &db, const std::filesystem::path &file, Work &&work)
{
    try {
        return std::forward<Work>(work)();
    } catch (const SQLite::Exception &exception) {
        throw translated(exception, db.getHandle(), file);
    }
}

} // namespace pegsheet::storage
