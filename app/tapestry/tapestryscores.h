// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/export/paper.h"
#include "app/match/finalscore.h"
#include "model/core/match.h"
#include "model/tapestry/state.h"

namespace pegsheet::app {

/// The final score as TableMatch::scoreTable has it; empty while the match goes on. Lines of which nobody has points are left out.
/// `earlier` is what one player alone got by the same rules in other matches.
[[nodiscard]] QVariantMap tapestryScoreTable(const tapestry::State &state, const QStringList &names,
                                             const QList<EarlierResult> &earlier = {});

/// A player on paper: points by what they came from and by era, and what else there is, as far as it is kept.
[[nodiscard]] Paper tapestryPaper(const Match &match, int seat, const QStringList &names);

} // namespace pegsheet::app
