// SPDX-License-Identifier: Apache-2.0
#include "storage/privatecopy.h"

#include "storage/error.h"
#include "storage/files.h"

#include <stdlib.h>

#include <string>

namespace pegsheet::storage {

namespace fs = std::filesystem;

PrivateCopy::PrivateCopy(const fs::path &file)
{
    std::error_code problem;
    std::string name = (fs::temp_directory_path(problem) / "pegsheet-XXXXXX").string();
    if (problem || ::mkdtemp(name.data()) == nullptr)
        throw fileError("storage.cannotOpen", file);
    m_folder = name;
    for (const char *suffix : {"", "-wal", "-journal"}) {
        if (!files::isThere(files::beside(file, suffix))
            || fs::copy_file(files::beside(file, suffix), files::beside(path(), suffix), problem))
            continue;
        std::error_code ignored;
        fs::remove_all(m_folder, ignored);
        throw translated(problem, "storage.cannotOpen", file);
    }
}

PrivateCopy::~PrivateCopy()
{
    std::error_code ignored;
    fs::remove_all(m_folder, ignored);
}

} // namespace pegsheet::storage
