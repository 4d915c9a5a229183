// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <filesystem>

namespace pegsheet::storage {

/// A copy of a database with what lies beside it, its log and its journal, in a temporary folder that goes with this object;
/// what is open in it by then can be used on.
class PrivateCopy
{
public:
    /// Throws storage.cannotOpen or storage.full where it cannot be made.
    explicit PrivateCopy(const std::filesystem::path &file);
    ~PrivateCopy();
    PrivateCopy(const PrivateCopy &) = delete;
    PrivateCopy &operator=(const PrivateCopy &) = delete;

    [[nodiscard]] std::filesystem::path path() const { return m_folder / "copy.db"; }

private:
    std::filesystem::path m_folder;
};

} // namespace pegsheet::storage
