// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <filesystem>
#include <vector>

namespace pegsheet::storage {

/// Sets aside what lies beside the file and is not its own, and returns the names that it has now, `<file>.foreign-wal` or
/// `<file>.foreign-journal` (or …-2, …-3 where that is taken).
///
/// A writer who was killed leaves a log or a journal, and whoever opens the file next brings it in: SQLite does not ask whether the
/// file is still the one that it was written for. Somebody may have put a backup in its place. So where nobody has the file open,
/// both are looked at together, without touching them; where that makes no sound library, or an older one, and the file alone is
/// sound, what lay beside it is another file's. Does nothing where it cannot be judged. Throws Error where it cannot be set aside.
std::vector<std::filesystem::path> setForeignAside(const std::filesystem::path &file);

} // namespace pegsheet::storage
