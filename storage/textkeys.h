// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "storage/library.h"

#include <SQLiteCpp/Database.h>

namespace pegsheet::storage {

/// Makes name_key(text) and search_key(text), as the options say, known to what is asked of this connection.
void addTextKeys(SQLite::Database &db, const Library::Options &options);

} // namespace pegsheet::storage
