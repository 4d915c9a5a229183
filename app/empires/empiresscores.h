// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/export/paper.h"
#include "app/match/finalscore.h"
#include "model/core/match.h"
#include "model/empires/state.h"

namespace pegsheet::app {

/// The final score as TableMatch::scoreTable has it; empty while the match goes on.
[[nodiscard]] QVariantMap empiresScoreTable(const empires::State &state, const QStringList &names);

/// A player's row on paper: what lies where, every point of the track, and the score.
[[nodiscard]] Paper empiresPaper(const Match &match, int seat, const QStringList &names);

} // namespace pegsheet::app
