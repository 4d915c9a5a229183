// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/library/gamerecords.h"
#include "model/nations/state.h"

#include <array>
#include <optional>
#include <string_view>
#include <vector>

/// The tiles, events and dice of Nations: The Dice Game as records: its rulebook prints almost none of them.
///
/// A number that is not known is not there. A tile is known as a whole once its points are said, what it brings (`dice` or `chits`,
/// empty where it brings nothing) and, of a wonder, its stone. Faces of a die are those that are sure; six of them are the whole
/// die.
namespace pegsheet::nations {

inline constexpr std::string_view kGame = "nations";
/// Records of the expansion. Nothing in the rules follows from them.
inline constexpr std::string_view kUnrest = "unrest";

/// What all games are asked of their records.
[[nodiscard]] GameRecords records();
/// What is known from the start, with how sure that is; no more than the sources say.
[[nodiscard]] std::vector<storage::PrintedRecord> printedRecords();

/// The record of a tile; the language is that of its name.
[[nodiscard]] Record recordOf(const Tile &tile, std::string_view language = {});
[[nodiscard]] Record recordOf(int age, const Event &event);
/// What a record says of a tile; nothing where it is none, or not known as a whole.
[[nodiscard]] std::optional<Tile> tileOf(const Record &record);
[[nodiscard]] std::optional<Event> eventOf(const Record &record);
/// All six faces of a die; nothing where one is not known.
[[nodiscard]] std::optional<std::array<DieFace, 6>> facesOf(const Record &record);

/// The tiles and events that a match of Nations has shown: see seenCards().
[[nodiscard]] std::vector<Record> heldRecords(const Match &match);

} // namespace pegsheet::nations
