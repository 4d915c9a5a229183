// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/export/scoresheet.h"
#include "model/bronze/state.h"

#include <QStringList>

namespace pegsheet::app {

/// A player's sheet as it would lie on the table: cities, monuments, disasters, developments and the score.
[[nodiscard]] Paper bronzePaper(const bronze::State &state, int seat, const QStringList &names);

/// Every sheet of a match, and what stands over them.
[[nodiscard]] ScoreSheet bronzeScoreSheet(const Match &match);

} // namespace pegsheet::app
