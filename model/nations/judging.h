// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "model/core/refusal.h"
#include "model/nations/moves.h"
#include "model/nations/state.h"

/// What judging moves has in common. For refusals.cpp and openrefusals.cpp.
namespace pegsheet::nations {

/// A refusal that says where the age is.
[[nodiscard]] Refusal inPhase(std::string_view code, const State &state);
/// What holds for every move but a correction and a sheet.
[[nodiscard]] MaybeRefusal refusesAnything(const State &state);
/// The same, and nations.tooEarly or nations.tooLate at any other step.
[[nodiscard]] MaybeRefusal refusesStep(const State &state, Step step);
/// One action a turn, in turn order, until everybody has passed (DE Aktionen); none where only points are kept.
[[nodiscard]] MaybeRefusal refusesAction(const State &state);
/// A development lies in one of the five slots, anything else in none (DE 1 Fortschrittsplättchen kaufen); and nobody has more
/// dice and chits than can be counted.
[[nodiscard]] MaybeRefusal refusesPlace(const State &state, const Tile &tile, int slot);

[[nodiscard]] MaybeRefusal judge(const State &state, const Deal &move);
[[nodiscard]] MaybeRefusal judge(const State &state, const BuyTile &move);
[[nodiscard]] MaybeRefusal judge(const State &state, const BooksSpent &move);
[[nodiscard]] MaybeRefusal judge(const State &state, const FamineMet &move);
[[nodiscard]] MaybeRefusal judge(const State &state, const Strength &move);
[[nodiscard]] MaybeRefusal judge(const State &state, const TilePoints &move);
[[nodiscard]] MaybeRefusal judge(const State &state, const FinishedSheet &move);
[[nodiscard]] MaybeRefusal judge(const State &state, const Correct &move);

} // namespace pegsheet::nations
