// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/match/finalscore.h"
#include "model/empires/state.h"

namespace pegsheet::app {

/// The final score as TableMatch::scoreTable has it; empty while the match goes on.
[[nodiscard]] QVariantMap empiresScoreTable(const empires::State &state, const QStringList &names);

} // namespace pegsheet::app
