// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/export/result.h"

namespace pegsheet::exporting {

/// Returns a CSV table with a row for every player of every match: the match, the player, how they came out, and behind that a
/// column for every score line of the games there are, by the line's identifier.
[[nodiscard]] std::string matchTable(const std::vector<Result> &results);

/// Returns the same for all matches but those in the bin, the one changed first before the others. Matches that cannot be read are
/// left out and counted in `leftOut`. Throws storage::Error.
[[nodiscard]] std::string matchTable(storage::Library &library, int &leftOut);

} // namespace pegsheet::exporting
