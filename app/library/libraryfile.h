// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/library/libraryplan.h"

#include <span>
#include <string>
#include <string_view>

/// Records of the card library as a file: `{"pegsheet":"library","version":1,"records":[…]}`. All of them, out and in again
/// elsewhere, give the same bytes.
namespace pegsheet {

inline constexpr int kLibraryVersion = 1;

/// What a line of such a file says of a record: its content, and "origin" where it was not typed in, "confidence" and "fact" of a
/// printed one, "made", "changed", "used" and "removed" as times, "uses", and "merged", the place of the one that says it now,
/// counted from 1.
[[nodiscard]] Object entryValue(const storage::RecordEntry &entry);

/// The text of such a file, ending with a line feed. What was merged into none of these is left out.
[[nodiscard]] std::string libraryText(std::span<const storage::RecordEntry> entries);

/// Whether a text says that it is one.
[[nodiscard]] bool looksLikeLibrary(std::string_view text);

/// Reads such a text and compares it with what is here; each record that cannot be taken in has its reason in the plan. Refused
/// where it is none: the `input.` codes of JSON and of fields, input.newerLibrary {version, known} of one that a newer Pegsheet
/// wrote.
[[nodiscard]] MaybeRefusal readLibrary(std::string_view text, const storage::Records &here, std::span<const GameRecords> games,
                                       LibraryPlan &plan);

} // namespace pegsheet
