// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "storage/library.h"

#include <SQLiteCpp/Database.h>

#include <filesystem>
#include <optional>

namespace pegsheet::storage {

/// Opens the file as openLibrary() does. Where it can only be read, and `options` allow that, returns a copy of it in memory,
/// brought up to date, and sets `waiting` to the reason. `file` is resolved.
[[nodiscard]] SQLite::Database openOrRead(const std::filesystem::path &file, const Library::Options &options,
                                          std::optional<Error> &waiting);

} // namespace pegsheet::storage
