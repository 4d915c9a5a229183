// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "model/core/recordcode.h"
#include "storage/records.h"

#include <span>
#include <string_view>
#include <vector>

/// What a game says of the records it asks for: what records() in its namespace returns, without kinds where it asks for none.
namespace pegsheet {

/// What may stand under one key of a record.
struct RecordField
{
    enum class Sort {
        Number,  ///< from `least` to `most`
        Amounts, ///< how many of each of `words`, each from 1 to `most`, all together up to `together`
        Choice,  ///< one of `words`
        Note     ///< a text, which says nothing to the rules
    };

    std::string_view id;
    Sort sort = Sort::Number;
    int least = 0;
    int most = 99;
    std::span<const std::string_view> words = {};
    int together = 0;      ///< 0: no such limit
    bool hasUsual = false; ///< where nothing is said it is as usual, and not unknown

    RecordField(const char *key) : id(key) {}
    RecordField(std::string_view key, int from, int to) : id(key), least(from), most(to) {}
    RecordField(std::string_view key, Sort what, std::span<const std::string_view> list = {}, int upTo = 99, int all = 0)
        : id(key), sort(what), most(upTo), words(list), together(all)
    {
    }
};

/// A kind of record, in the game's own words.
struct RecordKind
{
    std::string_view id;
    bool hasAge = true;              ///< it belongs to one of the ages, and is offered with those of its age only
    bool hasName = true;             ///< a name is printed on it
    std::vector<RecordField> fields; ///< what may stand in it
    std::string_view edition = {};   ///< it belongs to that one alone; empty: to any
};

/// All that is known of the records of one game.
struct GameRecords
{
    std::string_view game;
    std::vector<RecordKind> kinds;          ///< in the order in which they are offered
    RecordWords words;                      ///< see RecordWords: they are part of the format of codes
    std::vector<std::string_view> editions; ///< beside the one that makes no difference; empty: any word will do
    int ages = kMostAge;
    /// What no record of the game says, beside what the fields of its kind say; null where there is nothing else.
    MaybeRefusal (*refuses)(const Record &record) = nullptr;
    int printedVersion = 0; ///< raised with every change of what `printed` returns; 0: nothing is known from the start
    std::vector<storage::PrintedRecord> (*printed)() = nullptr;
    /// The one way of several to say the same; null where there is but one.
    Record (*tidied)(Record record) = nullptr;
    /// What a match of the game has shown, up to where it stands; null: matches hold none.
    std::vector<Record> (*held)(const Match &match) = nullptr;
};

/// The one of that id among the kinds of a game, or nullptr.
[[nodiscard]] const RecordKind *findKind(const GameRecords &game, std::string_view id);

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
