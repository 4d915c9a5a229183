// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "model/core/recordcode.h"
#include "storage/records.h"

#include <span>
#include <string_view>
#include <vector>

/// Describes the records that a game asks for. records() in the namespace of a game returns them, without kinds where it asks for
/// none.
namespace pegsheet {

/// A field of a record: its key, and what may stand under it.
struct RecordField
{
    enum class Sort {
        Number,   ///< from `least` to `most`
        Amounts,  ///< how many of each of `words`, each from 1 to `most`, all together up to `together`
        Choice,   ///< one of `words`
        Note,     ///< a text, which says nothing to the rules
        Set,      ///< some of `words`, from `least` to `most`, as a list in their order
        Sequence, ///< `words` one after the other, from `least` to `most`
        Whole,    ///< a value that only the game itself reads
        Benefit   ///< a text that `check` reads, which is put together by keys and shown as pictures
    };

    std::string_view id;
    Sort sort = Sort::Number;
    int least = 0;
    int most = 99;
    std::span<const std::string_view> words = {};
    int together = 0;      ///< 0: no such limit
    bool hasUsual = false; ///< a field that is left out is as usual, and not unknown
    MaybeRefusal (*check)(std::string_view field, const Value &value) = nullptr; ///< of a benefit: why the game does not take it

    RecordField(const char *key) : id(key) {}
    RecordField(std::string_view key, int from, int to) : id(key), least(from), most(to) {}
    RecordField(std::string_view key, Sort what, std::span<const std::string_view> list = {}, int upTo = 99, int all = 0)
        : id(key), sort(what), most(upTo), words(list), together(all)
    {
    }
    RecordField(std::string_view key, MaybeRefusal (*reads)(std::string_view, const Value &))
        : id(key), sort(Sort::Benefit), check(reads)
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
    /// Fields that say which card it is, and are never missing: two of the kind that agree in them are one card, which is kept
    /// once. Empty: a card is what all of it says.
    std::vector<std::string_view> key = {};

    [[nodiscard]] bool isKey(std::string_view field) const;
};

/// Describes the records of one game: their kinds, words and rules, and those that are known from the start.
struct GameRecords
{
    std::string_view game;
    std::vector<RecordKind> kinds;          ///< in the order in which they are offered
    RecordWords words;                      ///< see RecordWords: they are part of the format of codes
    std::vector<std::string_view> editions; ///< beside the one that makes no difference; empty: any word will do
    int ages = kMostAge;
    /// Refuses what no record of the game says, beside what the fields of its kind say; null where there is nothing else.
    MaybeRefusal (*refuses)(const Record &record) = nullptr;
    int printedVersion = 0; ///< raised with every change of what `printed` returns; 0: nothing is known from the start
    std::vector<storage::PrintedRecord> (*printed)() = nullptr;
    /// Returns the record in the one way of several to say the same; null where there is but one.
    Record (*tidied)(Record record) = nullptr;
    /// Returns the records that a match of the game has shown, up to where it stands; null where matches hold none.
    std::vector<Record> (*held)(const Match &match) = nullptr;
};

/// Returns the kind of that id of a game, or nullptr.
[[nodiscard]] const RecordKind *findKind(const GameRecords &game, std::string_view id);

/// Returns the descriptions of all games that ask for records.
[[nodiscard]] std::span<const GameRecords> gameRecords();
/// Returns the description of that game, or nullptr.
[[nodiscard]] const GameRecords *findGameRecords(std::span<const GameRecords> all, std::string_view game);

/// Returns the kind of a record where that has a key, or nullptr.
[[nodiscard]] const RecordKind *findKeyedKind(std::span<const GameRecords> all, const Record &record);
/// Returns the record as it is kept: in canonical form and, where its kind has a key, in the one way of several to say the same.
[[nodiscard]] Record keptForm(std::span<const GameRecords> all, Record record);

/// Returns every game of the catalogue in its order, as codes count them.
[[nodiscard]] std::vector<RecordGame> recordGames(std::span<const GameRecords> all);

/// Returns why the record is not taken: its language is none of ISO 639-1 (input.recordLanguage {value}), its game neither among
/// `all` nor in the catalogue (input.unknownGame {game}), its kind none of the game's, a field does not fit the kind, or the game
/// itself refuses it. A game that says no kinds takes any.
[[nodiscard]] MaybeRefusal refusesRecord(std::span<const GameRecords> all, const Record &record);

} // namespace pegsheet
