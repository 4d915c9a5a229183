// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "model/core/refusal.h"
#include "model/core/value.h"

#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>

/// Records of tiles, events and cards that a rulebook does not print, as somebody at the table typed them in once. All games share
/// the type; what the fields mean only the game knows.
namespace pegsheet {

/// Two records are the same when all of this is the same; names are compared without regard to capitals.
struct Record
{
    std::string game;     ///< its id
    std::string edition;  ///< a word of the game's own; empty where it makes no difference
    std::string language; ///< of the name and of what was read, as "de"; empty where it makes no difference
    std::string kind;     ///< a word of the game's own
    int age = 0;          ///< by which a game puts its records in order, 1 to kMostAge; 0: none
    std::string name;     ///< as printed, up to kNameLength characters; empty where it has none
    Object fields;        ///< its values by key; what is not known is left out

    bool operator==(const Record &) const = default;
};

inline constexpr int kMostAge = 99;
/// The longest game, kind, edition, language and key of the fields, in bytes.
inline constexpr std::size_t kRecordWord = 24;
/// The longest text in the fields, in bytes.
inline constexpr std::size_t kRecordText = 200;
/// How many values the fields hold at most, lists and objects among them, and how deep they are nested.
inline constexpr int kRecordValues = 400;
inline constexpr int kRecordDepth = 8;
/// The largest number in the fields; the lowest is as far below zero.
inline constexpr std::int64_t kRecordNumber = 0x7FFFFFFF;

/// The same record as it is kept: the name without blanks around it, members in the order of their keys, what is nothing left out.
[[nodiscard]] Record canonicalRecord(Record record);

/// Refuses a record that cannot be stored: input.recordWord {field, value}, input.outOfRange, input.nameTooLong, input.nameControl,
/// input.textTooLong {field, max}, input.textControl {field}, input.tooDeep, input.recordTooLarge {limit}, input.wrongType,
/// input.duplicate.
[[nodiscard]] MaybeRefusal refusesRecord(const Record &record);

/// `{"game":…,"edition":…,"language":…,"kind":…,"age":…,"name":…,"fields":{…}}`; what is empty or 0 is left out, but for fields.
[[nodiscard]] Object recordValue(const Record &record);
/// Reads the value back in canonical form. Refuses members that are neither of these nor among `others`, and a value without game,
/// kind or fields.
[[nodiscard]] MaybeRefusal readRecord(const Value &value, std::span<const std::string_view> others, Record &record);

} // namespace pegsheet
