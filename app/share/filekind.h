// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <filesystem>

namespace pegsheet::app {

/// What a name stands for.
enum class FileKind {
    Regular,
    Folder,
    Special, ///< a pipe, a device or a socket: reading one may never end
    Missing  ///< nothing, or nobody may ask
};

/// Asked of the name alone: nothing is opened. A link counts as what it leads to.
[[nodiscard]] FileKind kindOf(const std::filesystem::path &file);

} // namespace pegsheet::app
