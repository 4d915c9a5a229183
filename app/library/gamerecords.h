// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "model/core/recordcode.h"
#include "storage/records.h"

#include <span>
#include <string_view>
#include <vector>

/// What a game says of the records it asks for. Adding one is a line in gamerecords.cpp.
namespace pegsheet {

/// A kind of record, in the game's own words.
struct RecordKind
{
    std::string_view id;
    bool hasAge = true;   ///< it belongs to one of the ages, and is offered with those of its age only
    bool hasName = true;  ///< a name is printed on it
    std::vector<std::string_view> fields; ///< what may stand in it
};

/// All that is known of the records of one game.
struct GameRecords
{
    std::string_view game;
    std::vector<RecordKind> kinds; ///< in the order in which they are offered
    RecordWords words;             ///< see RecordWords: they are part of the format of codes
    /// What no record of the game says; null where any shape will do.
    MaybeRefusal (*refuses)(const Record &record) = nullptr;
    int printedVersion = 0; ///< raised with every change of what `printed` returns; 0: nothing is known from the start
    std::vector<storage::PrintedRecord> (*printed)() = nullptr;
};

/// Every game that asks for records.
[[nodiscard]] std::span<const GameRecords> gameRecords();
/// The one of that game among them, or nullptr.
[[nodiscard]] const GameRecords *findGameRecords(std::span<const GameRecords> all, std::string_view game);

/// Every game of the catalogue in its order, as codes count them.
[[nodiscard]] std::vector<RecordGame> recordGames(std::span<const GameRecords> all);

/// Why the game does not take the record: the kind is none of its own, a field is, or what it says itself. A game that says nothing
/// of its records takes any.
[[nodiscard]] MaybeRefusal refusesRecord(std::span<const GameRecords> all, const Record &record);

} // namespace pegsheet
