// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "model/tapestry/civilizations.h"
#include "model/tapestry/tables.h"

#include <cstddef>
#include <cstdint>
#include <string_view>

/// How the fields of a mat are written, for those who tell and read them (matfields.h).
namespace pegsheet::tapestry {

/// Which mat it is, and the row of a token behind its column.
inline constexpr std::string_view kMemberName = "civilization";
inline constexpr std::string_view kRowOfToken = "row";
/// The squares that markers cover.
inline constexpr Range kSquareNumbers{0, kMostMarkers - 1};
/// What a card with a marker is told by: whose it is, which era from 1, at which height from 0.
inline constexpr std::size_t kOfMarked = 3;
inline constexpr Range kOfSeats{0, kMostSeats - 1};

/// What a field looks like.
enum class Look : std::uint8_t { Number, OfToken, Tracks, Reached, Squares, Fixed, Seats, Marked, Numbers };

/// How that field is told.
[[nodiscard]] constexpr Look lookOf(MatField field)
{
    switch (field) {
    case MatField::Rolled:
    case MatField::Tracks: return Look::Tracks;
    case MatField::Columns:
    case MatField::Rows: return Look::Fixed;
    case MatField::Column: return Look::OfToken;
    case MatField::Marked: return Look::Marked;
    case MatField::Given:
    case MatField::Beside: return Look::Seats;
    case MatField::Squares: return Look::Squares;
    case MatField::Numbers: return Look::Numbers;
    case MatField::Reached: return Look::Reached;
    default: return Look::Number;
    }
}

} // namespace pegsheet::tapestry
