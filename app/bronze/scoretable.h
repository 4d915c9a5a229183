// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/match/finalscore.h"
#include "model/bronze/state.h"

namespace pegsheet::app {

/// The final score, see TableMatch::scoreTable; "notes": what the sheets say that cannot all be so, a sentence each. Alone: how the
/// points compare with `earlier` results.
[[nodiscard]] QVariantMap bronzeScoreTable(const bronze::State &state, const QStringList &names,
                                           const QList<EarlierResult> &earlier = {});

} // namespace pegsheet::app
