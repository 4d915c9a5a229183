// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/share/matchimport.h"

#include <functional>
#include <string>
#include <string_view>
#include <vector>

/// A whole history as one file: `{"pegsheet":"history","version":1,"matches":[…]}`. Each match stands there as in a file of its
/// own, the one changed first before the others, so that importing them in that order gives the same history.
namespace pegsheet {

/// The version that is written, and the newest that is read.
inline constexpr int kHistoryVersion = 1;
/// The longest history that is read, in bytes; each match in it may be as long as any JSON.
inline constexpr std::size_t kHistoryLength = std::size_t{1} << 28U;

/// A match that a history was written without, since it cannot be read any more, and why.
struct LeftOut
{
    storage::MatchId id;
    Refusal refusal;
};

/// Returns the text of such a file with all matches, also those in the bin; it ends with a line feed. Damaged matches are added to
/// `leftOut` instead. Throws storage::Error.
[[nodiscard]] std::string historyText(const storage::Library &library, std::vector<LeftOut> &leftOut);

/// Whether a text claims, in its first 64 bytes, to be such a file.
[[nodiscard]] bool looksLikeHistory(std::string_view text);

/// Splits such a text into its matches, which are not read yet and live as long as the text. Refuses a text that is none: the
/// `input.` codes of JSON and of fields, input.newerHistory {version, known} for one that a newer Pegsheet wrote.
[[nodiscard]] MaybeRefusal readHistory(std::string_view text, std::vector<std::string_view> &matches);

/// How many matches of a history were added, went on where they stood here, were there already, and were refused.
struct ImportSummary
{
    int added = 0;
    int forward = 0; ///< went on in place
    int there = 0;
    int refused = 0;
    int leftOut = 0; ///< moves on branches that are refused, and what was made after them

    /// How many matches these are.
    [[nodiscard]] int matches() const { return added + forward + there + refused; }
};

/// The result of importing one match: what is stored of it now, or why it is refused. The others are imported all the same.
struct ImportResult
{
    std::size_t index = 0;
    ImportedMatch kept;
    MaybeRefusal refusal;
    std::optional<std::size_t> at; ///< the place of the move that is refused
    int leftOut = 0;               ///< moves on branches that it came in without, see restored()
};
/// Imports the matches in turn, and calls `tell`, which may be empty, with the result of each. `library` is called when there is
/// one to be stored, so that what is refused makes no database. Throws storage::Error; the matches before stay stored.
ImportSummary importMatches(const std::vector<std::string_view> &matches, const std::function<storage::Library &()> &library,
                            const std::function<void(const ImportResult &)> &tell);

/// A match of a history that was read and played through, the first step of importMatches(). `match` is null where it is refused,
/// and where there is nothing to play since only the result is known.
struct ReadMatch
{
    SavedMatch saved;
    std::unique_ptr<Match> match;
    MaybeRefusal refusal;
    std::optional<std::size_t> at; ///< the place of the move that is refused
    int leftOut = 0;               ///< moves on branches that it was read without, see restored()
};
/// Reads a match of a history, and plays it through.
[[nodiscard]] ReadMatch readMatch(std::string_view text);
/// Plays a match through that was read.
[[nodiscard]] ReadMatch readMatch(SavedMatch saved);
/// Stores the match, unless it was refused or is there already; `index` of the result stays 0. Throws storage::Error.
[[nodiscard]] ImportResult importMatches(const ReadMatch &match, MatchImport &importing);
/// Adds the result of one match to the sum.
void count(ImportSummary &sum, const ImportResult &match);

} // namespace pegsheet
