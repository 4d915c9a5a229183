// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "model/core/refusal.h"
#include "storage/library.h"

#include <map>
#include <string>
#include <string_view>
#include <vector>

/// Plays that were logged in another program: an export of BG Stats (JSON), or plays of BoardGameGeek (XML).
namespace pegsheet {

/// Refuses such a file where none is wanted: `input.bgStats` for an export of BG Stats, `input.boardGameGeek` for plays of
/// BoardGameGeek. Returns nothing for any other text. Ask only of a text that is nothing else.
[[nodiscard]] MaybeRefusal refusesPlayLog(std::string_view text);

/// The plays of such a file.
struct PlayLog
{
    /// Results (kResultMode) of the games that are known here. A play has the same uid whenever it is read.
    std::vector<storage::StoredMatch> plays;
    /// So many others: of other games, not over or ignored there, without a date, a player's name or a player's points.
    int leftOut = 0;
};

/// Reads such a file. Refuses with input.playsDamaged what is cut off or no file of that kind.
[[nodiscard]] MaybeRefusal readPlayLog(std::string_view text, PlayLog &log);

/// Names of another program, and as whom these people are known here.
using KnownAs = std::map<std::string, std::string>;

/// Returns everybody's names, each once, who played most first.
[[nodiscard]] std::vector<std::string> namesOf(const PlayLog &log);
/// Names the players as they are known here; who is not in the list keeps the name.
void rename(PlayLog &log, const KnownAs &known);

/// Returns the plays as the text of a history, see readHistory().
[[nodiscard]] std::string historyText(const PlayLog &log);

} // namespace pegsheet
