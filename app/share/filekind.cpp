// SPDX-License-Identifier: Apache-2.0
#include "app/share/filekind.h"

#include <system_error>

namespace pegsheet::app {

FileKind kindOf(const std::filesystem::path &file)
{
    std::error_code ignored;
    const std::filesystem::file_status status = std::filesystem::status(file, ignored);
    if (std::filesystem::is_regular_file(status))
        return FileKind::Regular;
    if (std::filesystem::is_directory(status))
        return FileKind::Folder;
    return std::filesystem::is_other(status) ? FileKind::Special : FileKind::Missing;
}

bool isTaken(const std::filesystem::path &file)
{
    std::error_code ignored;
    return std::filesystem::exists(std::filesystem::symlink_status(file, ignored));
}

} // namespace pegsheet::app
