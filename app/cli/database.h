// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "storage/library.h"

#include <string>

namespace pegsheet::cli {

/// The database that a question is about; refused with storage.noDatabase where there is none, so that a misspelt name
/// makes no empty one.
[[nodiscard]] storage::Library kept(const std::string &database);

} // namespace pegsheet::cli
