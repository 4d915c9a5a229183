// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "model/core/match.h"
#include "storage/library.h"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

/// Matches as other programs want them: who played what, and what came of it.
namespace pegsheet::exporting {

/// How one player came out of a match.
struct Place
{
    int seat = 0;
    std::string name;
    int score = 0;
    int rank = 0; ///< 1, 2, 2, 4: the game's winners first, then by points and tie-break; 0 while the match goes on
    bool isWinner = false;
    std::vector<ScoreLine> lines;
};

/// The result of a match: who played, and how each of them came out.
struct Result
{
    storage::MatchEntry entry;
    std::string title;         ///< the printed English title
    std::vector<Place> places; ///< in seat order
    bool isOver = false;
    int moves = 0;
    int boardGameGeek = 0; ///< the game's number there; 0 where none is known
};

/// Returns the result of a match; `entry` is what the library says of it.
[[nodiscard]] Result resultOf(const Match &match, const storage::MatchEntry &entry);
/// Returns the result of a match of which that is all that is known.
[[nodiscard]] Result resultOf(const storage::MatchEntry &entry);
/// Returns the result of a match that the library lists; nothing where the rules of today cannot read it. Throws storage::Error.
[[nodiscard]] std::optional<Result> resultOf(storage::Library &library, const storage::MatchEntry &listed);

/// Returns how long a finished match took, in minutes: the time counted at the table, else from its beginning to its end, or
/// its last change where the end is not known, where that is at most twelve hours. Nothing where neither is known, or the match is
/// not over.
[[nodiscard]] std::optional<int> minutesOf(const Result &result);

/// Returns the day it was played, where the table stands: "2024-05-31".
[[nodiscard]] std::string dayOf(const Result &result);

/// Returns the options that differ from their default: "trading=true; laterPoints=classic".
[[nodiscard]] std::string optionsText(const Setup &setup);

} // namespace pegsheet::exporting
