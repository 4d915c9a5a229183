// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "storage/library.h"

#include <string>

namespace pegsheet::cli {

/// The database of a command; where something beside it was not its own, a sentence on standard error says where it is now.
[[nodiscard]] storage::Library openDatabase(const std::string &database);
/// The same for a command that only reads: a database that cannot be written, too, and a sentence on standard error says why.
[[nodiscard]] storage::Library openToRead(const std::string &database);

} // namespace pegsheet::cli
