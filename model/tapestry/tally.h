// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "model/core/refusal.h"
#include "model/tapestry/shapes.h"
#include "model/tapestry/state.h"

/// Income turns that are told by their numbers: depth `income`, and the last one on a finished sheet.
namespace pegsheet::tapestry {

/// The open slots of a player by those numbers: what is not said is as it was.
[[nodiscard]] Per<std::uint8_t, Building> openBy(const Player &player, const IncomeNumbers &numbers);
/// Why these cannot be the numbers of a player's income turn, from 1: slots that lay open are covered (input.outOfRange), or what
/// an open icon of points counts is not said (input.missingField).
[[nodiscard]] MaybeRefusal refusesNumbers(const Player &player, int turn, const IncomeNumbers &numbers);
/// Why these are not the next income turn of a seat: tapestry.finished {player}, or as above.
[[nodiscard]] MaybeRefusal refusesTally(const State &state, int seat, const IncomeNumbers &numbers);
/// Why these cannot be the numbers of the last income turn on a finished sheet: some are said and the slots are not
/// (input.missingField), or as of refusesNumbers(). Rows that are not said are as they lie at first.
[[nodiscard]] MaybeRefusal refusesSheet(const IncomeNumbers &numbers);
/// Whether depth `income` knows all that a benefit brings, and nothing of it is asked: points, and income buildings.
[[nodiscard]] bool isKeptAtIncome(const Benefit &benefit);

} // namespace pegsheet::tapestry
