// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <SQLiteCpp/Database.h>

namespace pegsheet::storage {

/// Restricts a connection to what Pegsheet needs, whatever the file holds: no triggers, no views, no change of the schema by hand,
/// no row or statement beyond our lengths; pages are checked before they are used.
void harden(SQLite::Database &db);

} // namespace pegsheet::storage
