// SPDX-License-Identifier: Apache-2.0
#include "app/cli/database.h"

#include "app/cli/failure.h"

#include <filesystem>

namespace pegsheet::cli {

storage::Library kept(const std::string &database)
{
    if (!std::filesystem::exists(database))
        throw Refused(Refusal{"storage.noDatabase", {{"file", database}}});
    return storage::Library(database);
}

} // namespace pegsheet::cli
