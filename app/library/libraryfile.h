// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/library/libraryplan.h"

#include <span>
#include <string>
#include <string_view>

/// Records of the card library as a file: `{"pegsheet":"library","version":1,"records":[…]}`. All of them exported, imported into
/// a new library and exported again give the same bytes, unless something was made of those that are known from the start: what
/// became of them stays where it was.
namespace pegsheet {

/// The version that is written, and the newest that is read.
inline constexpr int kLibraryVersion = 1;

/// Returns what a line of such a file says of a record: its content, and "origin" where it was not typed in, "confidence" and
/// "fact" of a printed one, "made" and "changed" as times of any other (when an app first knew a printed one says nothing of it),
/// "used" and "removed" as times, "uses", and "merged", the number in `mergedInto`. In a file that is the place of the record that
/// says it now, counted from 1.
[[nodiscard]] Object entryValue(const storage::RecordEntry &entry);

/// Returns the text of such a file, ending with a line feed. What was merged into none of these records is left out.
[[nodiscard]] std::string libraryText(std::span<const storage::RecordEntry> entries);

/// Whether a text claims, in its first 64 bytes, to be such a file.
[[nodiscard]] bool looksLikeLibrary(std::string_view text);

/// Reads such a text and compares it with what is here; each record that cannot be imported has its reason in the plan. Refuses a
/// text that is none: the `input.` codes of JSON and of fields, input.newerLibrary {version, known} for one that a newer Pegsheet
/// wrote. Throws storage::Error.
[[nodiscard]] MaybeRefusal readLibrary(std::string_view text, const storage::Records &here, std::span<const GameRecords> games,
                                       LibraryPlan &plan);

} // namespace pegsheet
