// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/share/matchimport.h"

#include <functional>
#include <string>
#include <string_view>
#include <vector>

/// A whole history as one file: `{"pegsheet":"history","version":1,"matches":[…]}`, each match as in a file of its own, the one
/// changed first before the others. Taken in again in that order it is the same history.
namespace pegsheet {

inline constexpr int kHistoryVersion = 1;
/// The longest history that is read, in bytes; each match in it may be as long as any JSON.
inline constexpr std::size_t kHistoryLength = std::size_t{1} << 28U;

/// A match that cannot be read any more, and why: the others go along without it.
struct LeftOut
{
    storage::MatchId id;
    Refusal refusal;
};

/// The text of such a file, ending with a line feed.
[[nodiscard]] std::string historyText(const storage::Library &library, std::vector<LeftOut> &leftOut);

/// Whether a text says that it is one.
[[nodiscard]] bool looksLikeHistory(std::string_view text);

/// The matches of such a text, not read yet; they live as long as the text. Refused where it is none: the `input.` codes of
/// JSON and of fields, input.newerHistory {version, known} of one that a newer Pegsheet wrote.
[[nodiscard]] MaybeRefusal readHistory(std::string_view text, std::vector<std::string_view> &matches);

/// What came of taking one in.
struct HistoryIntake
{
    int added = 0;
    int there = 0;
    int refused = 0;
};

/// Of each match in turn: what became of it, or why it is not taken in. The others are.
struct MatchIntake
{
    std::size_t index = 0;
    ImportedMatch kept;
    MaybeRefusal refusal;
    std::optional<std::size_t> at; ///< the place of the move that is refused
};
/// Stores each in turn and tells of it.
HistoryIntake takeIn(const std::vector<std::string_view> &matches, storage::Library &library,
                     const std::function<void(const MatchIntake &)> &tell);

/// The same in its steps. A match that was read and played through; null, and why, where it is refused.
struct ReadMatch
{
    SavedMatch saved;
    std::unique_ptr<Match> match;
    MaybeRefusal refusal;
    std::optional<std::size_t> at; ///< the place of the move that is refused
};
[[nodiscard]] ReadMatch readMatch(std::string_view text);
/// Stores it, where it was not refused and is not there yet.
[[nodiscard]] MatchIntake takeIn(const ReadMatch &match, MatchImport &importing);
void count(HistoryIntake &sum, const MatchIntake &match);

} // namespace pegsheet
