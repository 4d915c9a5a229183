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

/// What such a file says: `{"game":…,"setup":…,"log":[…]}`, and where known "uid", "rulesVersion", "started" and "touched" as ISO
/// 8601 in UTC, and what a code says too: "left" as a list of `{"length":…,"sum":…}`, and "edition". A match that has more than
/// that also has "known", a list like "left" that stands in its place, and the tree, see SavedTree. In a whole history it also has
/// "ended" as a time, "played" in seconds, "turnTimes" in seconds a seat, "place", "note", "origin" as `{"uid":…,"moves":…}` and
/// "removed" as a time. One of which only the result is known (kResultMode) has "scores" by seat and "winners", seats from 0, and
/// its log is empty. Other keys are ignored.
struct SavedMatch
{
    const GameEntry *game = nullptr;
    Setup setup;
    Array log;
    std::string uid; ///< empty where the file has none
    int rulesVersion = 0;
    std::optional<std::int64_t> started; ///< seconds since 1970
    std::int64_t ended = 0;              ///< when it was over for the first time
    std::int64_t touched = 0;            ///< 0 where the file has none
    std::vector<LinePoint> left;
    std::uint32_t edition = 0;
    std::optional<std::vector<LinePoint>> known; ///< all that the writer knew; `left` is not looked at then
    SavedTree tree;
    std::optional<std::int64_t> played;  ///< seconds at the table
    std::vector<std::int64_t> turnTimes; ///< seconds that it was each seat's turn; empty where nobody knows
    storage::About about;
    std::optional<storage::Origin> origin;
    std::int64_t removed = 0;       ///< in the bin since then
    std::optional<Standing> result; ///< where that is all that is known of the match
};

/// Why a file cannot be read.
struct FileFault
{
    Refusal refusal;
    bool isNoMatch = false; ///< no saved match at all, rather than one that cannot be accepted here
};

/// Reads the text of a file. Returns nothing when it could be read; else why not, and `saved` stays as it was.
[[nodiscard]] std::optional<FileFault> readSavedMatch(std::string_view text, SavedMatch &saved);

/// Reads the set-up of a match of that game, in the form in which it is stored, with names as nameKey() makes them. Refuses what
/// has another shape, a variant without a name, and what the game refuses.
[[nodiscard]] MaybeRefusal readSetupOf(const GameInfo &game, const Value &value, Setup &setup);

/// Reads the set-up of a match that is begun now: the same, with the options of GameEntry::begun of which nothing is said; refuses
/// a name of which nothing can be seen.
[[nodiscard]] MaybeRefusal readNewSetupOf(const GameEntry &game, const Value &value, Setup &setup);

/// Whether moves are judged as made before, or as ones that are made now (Match::replay(), Match::play()).
enum class Judged { Kept, New };

/// Plays the log. Returns null and the refusal: of the set-up, also where only the result is known of the match, or of the first
/// refused move, whose index in the log `at` then is.
[[nodiscard]] std::unique_ptr<Match> replayed(const SavedMatch &saved, MaybeRefusal &refusal, std::optional<std::size_t> &at,
                                              Judged judged = Judged::Kept);

/// Plays the log as replayed(), and restores the whole tree where the file has one, with head, tip and repairs as it says, but for
/// moves on branches that are refused and what was made after them: `leftOut` is how many. Refuses with input.treeDiffers a tree
/// whose parts do not fit each other.
[[nodiscard]] std::unique_ptr<Match> restored(const SavedMatch &saved, MaybeRefusal &refusal, std::optional<std::size_t> &at,
                                              int *leftOut = nullptr);
/// Returns what the file says is known of other tablets; `match` is what restored() made of the file.
[[nodiscard]] Known knownOf(const SavedMatch &saved, const Match &match);

/// Plays the log as replayed(), and returns it as a copy to be compared. A match that came without a uid gets that of derivedUid().
[[nodiscard]] std::unique_ptr<Offer> offerOf(const SavedMatch &saved, MaybeRefusal &refusal);

/// Whether a text can only be a file of a match and no code: whether it begins with a brace.
[[nodiscard]] bool looksLikeMatchFile(std::string_view text);

/// Returns what a file says of the match from the set-up to the head: game, set-up and log.
[[nodiscard]] Object savedValue(const Match &match);
/// Returns the same with uid, times and the tree. `known` is what is known once the match is handed on, see shown().
[[nodiscard]] Object savedValue(const Match &match, const storage::MatchEntry &entry, const Known &known);
/// Returns everything that the database has of a match, just as it is stored: whether today's rules accept it is not checked.
[[nodiscard]] Object savedValue(const storage::StoredMatch &stored);

/// Returns the same for a copy from elsewhere: game, set-up and log, its uid and what is known.
[[nodiscard]] Object savedValue(const Offer &offer);

/// Whether these are the set-up of one match; names may be spelt in two ways, see nameKey().
[[nodiscard]] bool isSameSetup(const Setup &one, const Setup &other);
/// Nothing where both are the same match; else share.otherSetup.
[[nodiscard]] MaybeRefusal refusesSetup(const Match &here, const Match &there);

/// Returns the uid of a match that came without one, from its content alone: 32 hexadecimal digits, two FNV-1a sums of 64 bits over
/// `{"game":…,"setup":…,"log":…}` as savedValue writes it. The first begins with FNV's offset basis, the second with the first's
/// result.
[[nodiscard]] std::string derivedUid(const Match &match);
/// Returns those sums over any content.
[[nodiscard]] std::string derivedUid(std::string_view content);

/// Writes a time in seconds since 1970 as "2024-05-31T18:00:00Z".
[[nodiscard]] std::string isoTime(std::int64_t seconds);
/// Reads such a time from the member of that key, refusing any that is not in UTC; `seconds` stays as it is where there is none.
[[nodiscard]] MaybeRefusal readTime(const Value &root, std::string_view key, std::int64_t &seconds);

} // namespace pegsheet
