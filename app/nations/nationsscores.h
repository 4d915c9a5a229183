// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/export/paper.h"
#include "app/match/finalscore.h"
#include "model/core/match.h"
#include "model/nations/state.h"

namespace pegsheet::app {

/// The final score, see TableMatch::scoreTable. Alone: whom in the hall of fame the points reach, and how they compare with
/// `earlier` results.
[[nodiscard]] QVariantMap nationsScoreTable(const nations::State &state, const QStringList &names,
                                            const QList<EarlierResult> &earlier = {});

/// A player's board as it lies on the table: tracks, tiles, the points by age, and the score.
[[nodiscard]] Paper nationsPaper(const Match &match, int seat, const QStringList &names);

} // namespace pegsheet::app
