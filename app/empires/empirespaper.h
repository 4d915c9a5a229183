// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/export/scoresheet.h"

namespace pegsheet::app {

/// The rows of a match of Empire's End on paper: what lies where, every point of the track, and the score.
[[nodiscard]] ScoreSheet empiresScoreSheet(const Match &match);

} // namespace pegsheet::app
