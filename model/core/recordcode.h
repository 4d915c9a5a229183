// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "model/core/recordcoding.h"
#include "model/core/refusal.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

/// Records of the card library as the texts of codes. A code of records has a flag that codes of matches do not have, which an
/// older Pegsheet takes for one made by a newer.
namespace pegsheet {

/// A game whose records can be written in codes. In a list of them the place is that of the catalogue, and part of the format.
struct RecordGame
{
    std::string_view id;
    RecordWords words;
};

/// How many bytes a code holds where several hold the records; few enough for a phone to read it at once.
inline constexpr std::size_t kRecordCodeBytes = 600;
/// How many codes belong together at most.
inline constexpr std::uint32_t kMostRecordCodes = 64;
/// How many records are read from one code at most.
inline constexpr std::size_t kMostRecords = 2000;

/// The codes that hold the records, which are of one game of `games` and in canonical form; as few as go with `most` bytes each,
/// though one record alone may need more. Each can be read without the others. Empty and share.recordsTooLarge where one record
/// fits into no code, or all of them not into kMostRecordCodes; share.unknownGame of a game that has no place.
/// std::invalid_argument for what is no such record.
[[nodiscard]] std::vector<std::string> recordCodes(std::span<const Record> records, std::span<const RecordGame> games,
                                                   MaybeRefusal &refusal, std::size_t most = kRecordCodeBytes);

/// The content of a code of records.
struct RecordCode
{
    std::uint32_t set = 0; ///< the same of all that belong together
    std::uint32_t place = 0;
    std::uint32_t count = 1; ///< so many belong together
    std::vector<Record> records;
};

/// Whether the text is a sound code of records, also one by a newer Pegsheet.
[[nodiscard]] bool isRecordCode(std::string_view text);

/// Reads a code of records. Nothing and why not: as SharedCode::read(), share.damaged also for what is no record, share.newer for
/// words of a game that are not known here yet.
[[nodiscard]] std::optional<RecordCode> readRecordCode(std::string_view text, std::span<const RecordGame> games,
                                                       MaybeRefusal &refusal);

} // namespace pegsheet
