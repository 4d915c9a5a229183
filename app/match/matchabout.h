// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "model/core/match.h"
#include "storage/library.h"

#include <QVariantMap>

namespace pegsheet::app {

/// Everything the page about one match shows.
///
/// "matchId", "game" (id), "gameName", "over", "removed", "scoring", "result" (all that is known of it), "copied", "example" (a
/// copy of the example match); "mark" (of who acts; -1 once over); "when" (day and time it was played), "duration", "turnTimes" (of
/// everybody), "standing", "rules" (variant and options); "place", "note"; "moves"; "players", the best first: "name", "mark",
/// "score", "rank", "winner", "starts", and "sources", what the score came from: "label", "points"; "branches", the longest first:
/// other ways that the match went: "node" (its end), "shared" (so many moves are those of the line it stands on), "moves" (all),
/// "text", "detail"; "course", where there are rounds to tell: "heading", "series" and "labels" as in scorecourse.h. `match` is
/// null where its moves cannot be read: then there are no sources, branches and course.
[[nodiscard]] QVariantMap matchAbout(const storage::MatchEntry &entry, const Match *match);

} // namespace pegsheet::app
