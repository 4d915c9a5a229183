// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/export/scoresheet.h"
#include "model/nations/state.h"

#include <QStringList>

namespace pegsheet::app {

/// A player's board as it lies on the table: tracks, tiles, the points by age, and the score.
[[nodiscard]] Paper nationsPaper(const nations::State &state, int seat, const QStringList &names);

/// Every board of a match, and what stands over them.
[[nodiscard]] ScoreSheet nationsScoreSheet(const Match &match);

} // namespace pegsheet::app
