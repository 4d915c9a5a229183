// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/match/earlier.h"
#include "model/bronze/state.h"

#include <QList>
#include <QStringList>
#include <QVariantMap>

namespace pegsheet::app {

/// The score sheet of a finished match.
///
/// "players": "seat", "name", "winner"; "rows": "label", "kind" ("line", "subtotal", "disasters", "total",
/// "tieBreak"), and "cells": "text", "why" (the reason of a zero, or the parts of a sum) and, where scores are made of it, "points"
/// (an integer) by player;
/// "title" and "sentence": who won and, where it was a tie, what decided. Alone: how many points, and how they compare with
/// `earlier` results; "earlier": those, the best first, "points" and "when"; "notes": what the sheets say that cannot all be so, a
/// sentence each.
[[nodiscard]] QVariantMap scoreTableOf(const bronze::State &state, const QStringList &names,
                                       const QList<EarlierResult> &earlier = {});

} // namespace pegsheet::app
