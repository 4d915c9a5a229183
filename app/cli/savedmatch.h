// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "model/catalog.h"
#include "model/core/match.h"
#include "storage/library.h"

#include <cstdint>
#include <memory>
#include <string>
#include <string_view>

namespace pegsheet::cli {

/// A match in a file: `{"game":…,"setup":…,"log":[…]}`, and where known "uid", "rulesVersion", and "started"
/// and "touched" as ISO 8601 in UTC. Other keys are left alone.
struct SavedMatch
{
    const GameEntry *game = nullptr;
    Setup setup;
    Array log;
    std::string uid; ///< empty where the file has none
    int rulesVersion = 0;
    std::int64_t started = 0; ///< seconds since 1970; 0 where the file has none
    std::int64_t touched = 0;
};

/// The set-up of a match of that game, in the form in which it is kept.
[[nodiscard]] MaybeRefusal readSetupOf(const GameInfo &game, const Value &value, Setup &setup);

/// Reads FILE, or standard input where it is "-". Throws Unclear when it cannot be read, is no JSON or no
/// saved match; Refused when it is one, but not one that can be accepted here.
[[nodiscard]] SavedMatch readSavedMatch(const std::string &file);

/// Plays the log. Throws Refused: for the set-up, or for the first refused move with its place, "at".
[[nodiscard]] std::unique_ptr<Match> replayed(const SavedMatch &saved);

/// What stands in a file, from the set-up to the head.
[[nodiscard]] Object savedValue(const Match &match);
/// The same with what the database knows besides.
[[nodiscard]] Object savedValue(const Match &match, const storage::MatchEntry &entry);

/// The id of a match that came without one, from its content alone: 32 hexadecimal digits, two FNV-1a sums
/// of 64 bits over `{"game":…,"setup":…,"log":…}` as savedValue writes it. The first begins with FNV's
/// offset basis, the second with the first's result.
[[nodiscard]] std::string derivedUid(const Match &match);

/// "2024-05-31T18:00:00Z"
[[nodiscard]] std::string isoTime(std::int64_t seconds);

} // namespace pegsheet::cli
