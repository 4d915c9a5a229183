// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "storage/library.h"

#include <string>

namespace pegsheet::cli {

/// Whether there is such a file, or anything that cannot be told from one.
[[nodiscard]] bool isThere(const std::string &database);

/// Opens the database of a command, or creates it; where something beside it was not its own, a sentence on standard error says
/// where it is now.
[[nodiscard]] storage::Library openDatabase(const std::string &database);
/// The same for a command that puts nothing new in. Throws Refused with storage.noSuchFile {file, kind?} where there is no such
/// file, or, with the kind "empty", nothing in it.
[[nodiscard]] storage::Library openExisting(const std::string &database);
/// The same for a command that only reads: a database that cannot be written, too, and a sentence on standard error says why.
[[nodiscard]] storage::Library openToRead(const std::string &database);

} // namespace pegsheet::cli
