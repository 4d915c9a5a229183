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

/// A match from outside the game.
struct Result
{
    storage::MatchEntry entry;
    std::string title;         ///< the printed English title
    std::vector<Place> places; ///< in seat order
    bool isOver = false;
    int moves = 0;
};

[[nodiscard]] Result resultOf(const Match &match, const storage::MatchEntry &entry);
/// Of a match that is kept; nothing where the rules of today cannot read it.
[[nodiscard]] std::optional<Result> resultOf(storage::Library &library, storage::MatchId id);

/// How long a finished match took, in minutes: from its beginning to its last move, where both lie within one evening.
/// Nothing where that says nothing, of a match that was put away and gone on with.
[[nodiscard]] std::optional<int> minutesOf(const Result &result);

/// "variant" and the options that differ from their default: "trading=true; laterPoints=classic".
[[nodiscard]] std::string optionsText(const Setup &setup);

} // namespace pegsheet::exporting
