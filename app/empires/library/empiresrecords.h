// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/library/gamerecords.h"
#include "model/empires/state.h"

#include <optional>
#include <string_view>
#include <utility>
#include <vector>

/// What is printed on the cards, places and round tracks of Empire's End, as records: its rulebook shows almost none of it. Kind
/// and number are all there is to a Disaster card, so they are its key, and what is known of it stands beside them; a Conflict card
/// is known by its numbers (conflictrecords.h). Nothing has a name.
namespace pegsheet::empires {

inline constexpr std::string_view kGame = "empires";
inline constexpr std::string_view kCardRecord = "card";
inline constexpr std::string_view kPlaceRecord = "place";
inline constexpr std::string_view kTrackRecord = "track";
inline constexpr std::string_view kConflictRecord = "conflict";

/// What all games are asked of their records.
[[nodiscard]] GameRecords records();
/// What is known from the start, with how sure that is; no more than the sources say.
[[nodiscard]] std::vector<storage::PrintedRecord> printedRecords();

/// The records of what is known of a card, a place and a whole track; numbers that are not known are left out.
[[nodiscard]] Record recordOf(Card card, const CardFacts &facts);
[[nodiscard]] Record recordOf(Location location, const PlaceNumbers &numbers);
[[nodiscard]] Record recordOf(const std::vector<Round> &track, int players);

/// What a record says of a card; nothing where it is none.
[[nodiscard]] std::optional<std::pair<Card, CardFacts>> cardOf(const Record &record);
[[nodiscard]] std::optional<std::pair<Location, PlaceNumbers>> placeOf(const Record &record);
/// The spaces of a track for so many players.
[[nodiscard]] std::optional<std::vector<Round>> trackOf(const Record &record, int players);

/// What is known of a match beyond what this program knows by itself: cards, numbers of places, and the track where all of it is.
[[nodiscard]] std::vector<Record> recordsOf(const Known &known, int players);
/// The same of a match of Empire's End, and the Conflict cards that were turned up in it.
[[nodiscard]] std::vector<Record> heldRecords(const Match &match);

} // namespace pegsheet::empires
