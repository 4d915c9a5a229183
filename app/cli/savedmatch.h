// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/share/matchfile.h"
#include "storage/json.h"

#include <memory>
#include <string>

namespace pegsheet::cli {

/// All of FILE, or of standard input where it is "-". Throws Unclear when it cannot be read or is longer than `limit` bytes, and
/// for a folder, a pipe, a device or a socket, of which nothing is read.
[[nodiscard]] std::string readFile(const std::string &file, std::size_t limit = storage::kJsonLength);

/// Throws Unclear with input.inputClosed where standard input ended because it cannot be read.
void requireInput();

/// Writes it whole or not at all. Throws Refused with storage.exists where there is such a file, Unclear when it cannot be
/// written.
void writeNewFile(const std::string &file, const std::string &content);

/// Reads FILE, or standard input where it is "-". Throws Unclear when it cannot be read, is no JSON or no
/// saved match; Refused when it is one, but not one that can be accepted here.
[[nodiscard]] SavedMatch readSavedMatch(const std::string &file);

/// Plays the log. Throws Refused: for the set-up, or for the first refused move with its place, "at".
[[nodiscard]] std::unique_ptr<Match> replayed(const SavedMatch &saved, Judged judged = Judged::Kept);

} // namespace pegsheet::cli
