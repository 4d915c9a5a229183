// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/share/matchtree.h"
#include "model/catalog.h"
#include "model/core/exchange.h"
#include "storage/library.h"

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

/// A match as a file of its own (`.pegsheet`): the JSON that the command line exports.
namespace pegsheet {

/// `{"game":…,"setup":…,"log":[…]}`, and where known "uid", "rulesVersion", "started" and "touched" as ISO 8601 in UTC, and
/// what a code says too: "left" as a list of `{"length":…,"sum":…}`, and "edition". Where the match has more than that, also
/// "known", a list like "left" that stands in its place, and the tree, see SavedTree. Of a whole history also "played" in seconds,
/// "place", "note", "origin" as `{"uid":…,"moves":…}` and "removed" as a time. Other keys are left alone.
struct SavedMatch
{
    const GameEntry *game = nullptr;
    Setup setup;
    Array log;
    std::string uid; ///< empty where the file has none
    int rulesVersion = 0;
    std::int64_t started = 0; ///< seconds since 1970; 0 where the file has none
    std::int64_t touched = 0;
    std::vector<LinePoint> left;
    std::uint32_t edition = 0;
    std::optional<std::vector<LinePoint>> known; ///< all that the writer knew; `left` is not looked at then
    SavedTree tree;
    std::optional<std::int64_t> played; ///< seconds at the table
    storage::About about;
    std::optional<storage::Origin> origin;
    std::int64_t removed = 0; ///< in the bin since then
};

/// Why a file is not read.
struct FileFault
{
    Refusal refusal;
    bool isNoMatch = false; ///< no saved match at all, rather than one that cannot be accepted here
};

/// Reads the text of a file.
[[nodiscard]] std::optional<FileFault> readSavedMatch(std::string_view text, SavedMatch &saved);

/// The set-up of a match of that game, in the form in which it is kept.
[[nodiscard]] MaybeRefusal readSetupOf(const GameInfo &game, const Value &value, Setup &setup);

/// Plays the log. Null and the refusal: of the set-up, or of the first refused move, whose place `at` then is.
[[nodiscard]] std::unique_ptr<Match> replayed(const SavedMatch &saved, MaybeRefusal &refusal, std::optional<std::size_t> &at);

/// The same with the whole tree, where the file has one: head, tip and repairs as it says.
[[nodiscard]] std::unique_ptr<Match> restored(const SavedMatch &saved, MaybeRefusal &refusal, std::optional<std::size_t> &at);
/// What the file says is known of other tablets, of the match that restored() made of it.
[[nodiscard]] Known knownOf(const SavedMatch &saved, const Match &match);

/// The same as a copy to be compared; one that came without an id gets that of derivedUid().
[[nodiscard]] std::unique_ptr<Offer> offerOf(const SavedMatch &saved, MaybeRefusal &refusal);

/// Whether a text can only be a file of a match, no code.
[[nodiscard]] bool looksLikeMatchFile(std::string_view text);

/// What stands in a file, from the set-up to the head.
[[nodiscard]] Object savedValue(const Match &match);
/// The same with what the database knows besides. `known` is what is known once the match is handed on, see shown().
[[nodiscard]] Object savedValue(const Match &match, const storage::MatchEntry &entry, const Known &known);
/// Everything that the database has of a match, just as it is kept: whether the rules of today accept it is not asked.
[[nodiscard]] Object savedValue(const storage::StoredMatch &stored);

/// The same of a copy from elsewhere.
[[nodiscard]] Object savedValue(const Offer &offer);

/// The id of a match that came without one, from its content alone: 32 hexadecimal digits, two FNV-1a sums
/// of 64 bits over `{"game":…,"setup":…,"log":…}` as savedValue writes it. The first begins with FNV's
/// offset basis, the second with the first's result.
[[nodiscard]] std::string derivedUid(const Match &match);

/// "2024-05-31T18:00:00Z"
[[nodiscard]] std::string isoTime(std::int64_t seconds);
/// Reads the member of that key; `seconds` stays as it is where there is none.
[[nodiscard]] MaybeRefusal readTime(const Value &root, std::string_view key, std::int64_t &seconds);

} // namespace pegsheet
