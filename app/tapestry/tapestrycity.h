// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "model/tapestry/pencil.h"

#include <QVariantList>
#include <QVariantMap>

#include <optional>

/// Capital cities as the window shows them. Plots, rows and columns are counted from 0; a piece goes by its number as
/// tapestry::codeOf() has it, a spot by tapestry::Spot::number().
namespace pegsheet::app::tapestryview {

/// Whether that is the number of a piece.
[[nodiscard]] bool isPiece(int what);
/// The piece of that number; there must be one.
[[nodiscard]] tapestry::Piece pieceAt(int what);

/// A landmark that a player laid aside and builds before the next own turn; nothing where there is none.
[[nodiscard]] std::optional<tapestry::Landmark> asideOf(const tapestry::State &state, int seat);

/// Column and row of each plot under a footprint there, also outside of the grid.
[[nodiscard]] QVariantList cellsOf(const tapestry::Footprint &footprint, const tapestry::Spot &spot);
/// A city: "isKept", and of one that is kept "name" of its mat, "grid" (81 signs in reading order, as a grid is told),
/// "icons" of income buildings, "landmarks" ("name", "cells": column and row of each, also outside of the grid), "markers" (plots
/// on which one lies), complete "rows", "columns" and "districts", "lines" (how many rows and columns), "beside" (what stands
/// beside it, in words), "aside" (landmarks laid aside: "what", "name"), "given" (the same of those that the table gave by a
/// correction, that could stand there and that nothing pending asks for).
[[nodiscard]] QVariantMap city(const tapestry::State &state, int seat);
/// A plot, for the table to say what it holds: "name" (where it is, in words), "sign" as a grid is told, "rows" of the grid, and
/// "choices", what it can hold: "sign", "name". Impassable plots are printed and have none.
[[nodiscard]] QVariantMap plot(const tapestry::City &city, int row, int column);
/// A piece on one of its spots: "seat", "what", "name", "isLandmark", "sign" (of an income building, as in a grid), "spot" with
/// "column" and "row" of its corner, "number" of it from 1 and "count" of all, "turn" and "turns", "cells", what it would complete
/// as "rows", "columns" and "districts", "before" and "after" (complete rows and columns), "completes" in words, "where" in words,
/// "tinted" (plots that it could cover in this turn), "others" (in any turn). Empty where it has no spot.
[[nodiscard]] QVariantMap place(const tapestry::State &state, int seat, const tapestry::Piece &piece, const tapestry::Spot &spot);
/// That place for what lies there as a marker: "name" and "sign" of one, "isMarker", and as "tinted" and "others" the plots on
/// which one may lie. The entry must ask for a marker.
[[nodiscard]] QVariantMap markerPlace(const tapestry::State &state, const tapestry::Entry &entry, QVariantMap place);
/// The plots that rows, columns and districts lack which lack three at most.
[[nodiscard]] QVariantList missing(const tapestry::City &city);

/// The spot where a piece completes most rows, columns and districts, of such one that is wholly in the city before one that hangs
/// over, then the first; it must have one.
[[nodiscard]] tapestry::Spot bestSpot(const tapestry::City &city, const tapestry::Piece &piece);
/// The spot after that one of those that cover a plot; from the last one, and from a spot that does not cover it, the first. Those
/// stand first that complete most, then what bestSpot() says, in that turn, with their middle near the plot; -1 where none covers
/// it.
[[nodiscard]] int spotOver(const tapestry::City &city, const tapestry::Piece &piece, int spot, int turn, int column, int row);
/// The spot so many places after that one in the order of all of them, from the last on to the first; the same where it is none.
[[nodiscard]] int spotAfter(const tapestry::City &city, const tapestry::Piece &piece, int spot, int step);
/// The spot nearest to a corner, in that turn; -1 where it has none there.
[[nodiscard]] int spotNear(const tapestry::City &city, const tapestry::Piece &piece, int turn, double column, double row);
/// The spot nearest to that one in the next of its turns that has any.
[[nodiscard]] int spotTurned(const tapestry::City &city, const tapestry::Piece &piece, int spot);

} // namespace pegsheet::app::tapestryview
