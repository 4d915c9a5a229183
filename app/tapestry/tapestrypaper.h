// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/export/scoresheet.h"

namespace pegsheet::app {

/// The players of a match of Tapestry on paper: points by what they came from and by era, and what each has, as far as it is kept.
[[nodiscard]] ScoreSheet tapestryScoreSheet(const Match &match);

} // namespace pegsheet::app
