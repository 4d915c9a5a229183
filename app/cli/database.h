// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/cli/failure.h"
#include "storage/library.h"

#include <filesystem>
#include <string>

namespace pegsheet::cli {

/// The database that a question is about; refused with storage.noDatabase where there is none, so that a misspelt name
/// makes no empty one.
[[nodiscard]] inline storage::Library kept(const std::string &database)
{
    if (!std::filesystem::exists(database))
        throw Refused(Refusal{"storage.noDatabase", {{"file", database}}});
    return storage::Library(database);
}

} // namespace pegsheet::cli
