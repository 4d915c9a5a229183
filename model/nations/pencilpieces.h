// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "model/nations/pencil.h"

/// Parts of a pencil: a tile, dice and chits where every piece is kept, the end of an age where they are not, and points counted at
/// the end. For the files of pencil.h.
namespace pegsheet::nations {

/// A touch on something that is not asked for.
[[nodiscard]] TouchResult nothingThere(PencilKind kind);
/// A tile of which nothing is said, for that place of a new offer; -1: one that is bought, most often a development.
[[nodiscard]] TileEntry blankTile(const State &state, int forPlace);
/// A touch on the tile, or on what begins and ends asking for one.
[[nodiscard]] TouchResult touchTile(Pencil &pencil, const State &state, const Touch &touch);
/// All is said of the tile: it is asked how it is paid, or it lies in the new offer.
[[nodiscard]] TouchResult finishTile(Pencil &pencil, const State &state);
/// A touch on dice and chits, or on what begins and ends asking for them.
[[nodiscard]] TouchResult touchPieces(Pencil &pencil, const State &state, const Touch &touch);
/// Asks how a purchase or a building is paid; refused where it cannot be paid at all, complete where there is one way.
[[nodiscard]] TouchResult askPrice(Pencil &pencil, const State &state, Asking asking);
/// A touch that says a whole move by itself, or several.
[[nodiscard]] TouchResult touchWhole(Pencil &pencil, const State &state, const Touch &touch);
/// The same with that move.
[[nodiscard]] TouchResult sayWhole(Pencil &pencil, Move move);
/// A touch on what is asked at the end of an age.
[[nodiscard]] TouchResult touchAge(Pencil &pencil, const State &state, const Touch &touch);
/// What was said there, as a move.
[[nodiscard]] std::vector<Move> ageMoves(const State &state, const Pencil &pencil);
/// Lays ready who was asked, or who had enough food; false where that move enters none of it.
[[nodiscard]] bool layAge(Pencil &pencil, const State &state, const Move &move);
/// Asks for a number of a player's points.
[[nodiscard]] TouchResult askSum(Pencil &pencil, const State &state, int place);
/// A number of a player's points: the last one enters them.
[[nodiscard]] TouchResult saySum(Pencil &pencil, const State &state, const Touch &touch);
/// What that number can be.
[[nodiscard]] AskedNumber askedNumber(const State &state, const Pencil &pencil, int place);
/// All numbers of that player are said.
[[nodiscard]] TouchResult enterSheet(Pencil &pencil, const State &state, int seat);
/// Lays points that were entered ready; false where that move enters none.
[[nodiscard]] bool laySums(Pencil &pencil, const State &state, const Move &move);
/// The purchase of that tile, without pieces.
[[nodiscard]] Move purchaseOf(const State &state, const TileEntry &entry);

} // namespace pegsheet::nations
