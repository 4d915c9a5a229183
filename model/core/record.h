// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "model/core/refusal.h"
#include "model/core/value.h"

#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>

/// What a rulebook does not print: a tile, an event, a card, as somebody at the table typed it in once. For all games: what the
/// fields mean only the game knows.
namespace pegsheet {

/// Two records with the same of everything are the same record; names are the same in capitals and not.
struct Record
{
    std::string game;     ///< its id
    std::string edition;  ///< a word of the game's own; empty where it makes no difference
    std::string language; ///< of the name and of what was read, as "de"; empty where it makes no difference
    std::string kind;     ///< a word of the game's own
    int age = 0;          ///< by which a game puts its records in order, 1 to kMostAge; 0: none
    std::string name;     ///< as printed, up to kNameLength characters; empty where it has none
    Object fields;        ///< what it says. Whatever is not known is not there

    bool operator==(const Record &) const = default;
};

inline constexpr int kMostAge = 99;
/// Of game, kind, edition, language and the keys of fields, in bytes.
inline constexpr std::size_t kRecordWord = 24;
/// Of a text in the fields, in bytes.
inline constexpr std::size_t kRecordText = 200;
/// How many values the fields hold at most, lists and objects among them, and how deep they are nested.
inline constexpr int kRecordValues = 400;
inline constexpr int kRecordDepth = 8;
/// The largest number in the fields; the lowest is as far below zero.
inline constexpr std::int64_t kRecordNumber = 0x7FFFFFFF;

/// The same record as it is kept: the name without blanks around it, members in the order of their keys, what is nothing left out.
[[nodiscard]] Record canonicalRecord(Record record);

/// Why it cannot be kept: input.recordWord {field, value}, input.outOfRange, input.nameTooLong, input.nameControl,
/// input.textTooLong {field, max}, input.textControl {field}, input.tooDeep, input.recordTooLarge {limit}, input.wrongType,
/// input.duplicate.
[[nodiscard]] MaybeRefusal refusesRecord(const Record &record);

/// `{"game":…,"edition":…,"language":…,"kind":…,"age":…,"name":…,"fields":{…}}`; what is empty or 0 is left out, but for fields.
[[nodiscard]] Object recordValue(const Record &record);
/// Reads it back in canonical form. Members that are neither of these nor among `others` are refused; without game, kind or fields
/// it is none.
[[nodiscard]] MaybeRefusal readRecord(const Value &value, std::span<const std::string_view> others, Record &record);

} // namespace pegsheet
