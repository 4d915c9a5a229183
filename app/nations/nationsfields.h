// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "model/nations/state.h"

#include <QString>
#include <QVariantMap>

/// Fields of a board as the pages of corrections ask for them, by their path in the state: "ledger.age2.famine".
namespace pegsheet::app {

/// Every field of a player as the state writes it: "developments" (a list of five, null where the printed one lies), "advisor",
/// "wonder" (null: none), "colonies", "built"; "ledger": "books", "famine" and "war" by age; "pieces": "path", "label" and
/// "count" of dice and chits, of those colours only that the player has; "sums": the same of points on tiles counted at the end,
/// where they were. With seat -1 those of the turn: "offer", columns of three places, where it is kept.
[[nodiscard]] QVariantMap nationsFields(const nations::State &state, int seat);
/// A number there: "value", its bounds "least" and "most", and the "step" from one that is possible to the next; empty where the
/// path leads to none. Seat -1: of the turn.
[[nodiscard]] QVariantMap nationsNumber(const nations::State &state, int seat, const QString &path);
/// What the field is called, standing alone: "Age II, Famine".
[[nodiscard]] QString nationsFieldName(const QString &path);

} // namespace pegsheet::app
