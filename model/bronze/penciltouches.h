// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "model/bronze/pencil.h"

/// Parts of a pencil: workers, a purchase, goods that go, an exchange, stages, finished sheets. For the files of pencil.h.
namespace pegsheet::bronze {

/// A touch on something that is not asked for.
[[nodiscard]] TouchResult nothingThere(PencilKind kind);
/// A touch that says a whole move by itself.
[[nodiscard]] TouchResult sayWhole(Pencil &pencil, Move move);
/// The enumerator at that place; nothing where there is none.
template <NamedEnum E>
[[nodiscard]] std::optional<E> enumeratorAt(int place)
{
    return place < 0 || place >= static_cast<int>(kCount<E>) ? std::nullopt : std::optional(static_cast<E>(place));
}

/// A die, or what all of them are.
[[nodiscard]] TouchResult touchDice(Pencil &pencil, const State &state, const Touch &touch);
/// The moves that end the rolling with the choice as it stands; nothing while a die is missing.
[[nodiscard]] std::vector<Move> collectMoves(const State &state, const Pencil &pencil);
/// Workers set to a building; bronze.notEnoughWorkers says how many are left for it.
[[nodiscard]] TouchResult setWorkers(Pencil &pencil, const State &state, const Touch &touch);
/// A development, rows and food that pay for it.
[[nodiscard]] TouchResult touchPurchase(Pencil &pencil, const State &state, const Touch &touch);
/// Goods to discard, or spearheads.
[[nodiscard]] TouchResult touchGoods(Pencil &pencil, const State &state, const Touch &touch);
/// With whom is exchanged, and what.
[[nodiscard]] TouchResult touchExchange(Pencil &pencil, const State &state, const Touch &touch);
/// Another stage is looked at, nothing is built or bought in one, or it is gone back.
[[nodiscard]] TouchResult touchStage(Pencil &pencil, const State &state, const Touch &touch);
/// Looks at that stage, where the turn leaves it open; what is exchanged stays.
void lookAt(Pencil &pencil, const State &state, Stage stage);
/// A finished sheet, or whose is typed in.
[[nodiscard]] TouchResult touchSheet(Pencil &pencil, const State &state, const Touch &touch);
/// The moves that enter the sheet being typed; with the last go the changes that others still have in pencil. Nothing where it is
/// as it was entered.
[[nodiscard]] std::vector<Move> sheetMoves(const State &state, const Pencil &pencil);

} // namespace pegsheet::bronze
