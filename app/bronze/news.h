// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "model/bronze/game.h"
#include "model/core/matchof.h"

#include <QStringList>
#include <QVariantMap>

namespace pegsheet::app {

/// What the moves from that place on did that the table should hear of; empty when nobody was hit or spared.
///
/// "title": the disaster's name, or empty; "skulls": how many; "sentence": what it does; "rows": one a player
/// with "seat", "name", "kind" ("hit", "spared", "untouched"), "text" and "points".
[[nodiscard]] QVariantMap newsOf(const MatchOf<bronze::Bronze> &match, int from, const QStringList &names);

} // namespace pegsheet::app
