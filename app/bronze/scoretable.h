// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/export/paper.h"
#include "app/match/finalscore.h"
#include "model/bronze/state.h"
#include "model/core/match.h"

namespace pegsheet::app {

/// The final score, see TableMatch::scoreTable; "notes": what the sheets say that cannot all be so, a sentence each. Alone: how the
/// points compare with `earlier` results.
[[nodiscard]] QVariantMap bronzeScoreTable(const bronze::State &state, const QStringList &names,
                                           const QList<EarlierResult> &earlier = {});

/// A player's sheet as it would lie on the table: cities, monuments, disasters, developments and the score.
[[nodiscard]] Paper bronzePaper(const Match &match, int seat, const QStringList &names);

/// What stands over the sheets of a match: the game and its rule set.
[[nodiscard]] QString bronzePaperTitle(const Match &match);

} // namespace pegsheet::app
