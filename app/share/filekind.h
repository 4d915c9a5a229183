// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <filesystem>

namespace pegsheet::app {

/// What lies under a file name.
enum class FileKind {
    Regular,
    Folder,
    Special, ///< a pipe, a device or a socket: reading one may never end
    Missing  ///< nothing, or nothing that may be asked about
};

/// Returns the kind of a file, without opening it. A symbolic link counts as what it leads to.
[[nodiscard]] FileKind kindOf(const std::filesystem::path &file);

/// Returns whether something has that name, be it a link that leads nowhere.
[[nodiscard]] bool isTaken(const std::filesystem::path &file);

} // namespace pegsheet::app
