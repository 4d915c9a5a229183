// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/library/gamerecords.h"

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

/// Writes and reads records of the card library as codes: those of each game apart, as many codes as they need.
namespace pegsheet {

/// Returns the codes that hold all these records. Empty and the refusal of recordCodes() where that is not possible.
[[nodiscard]] std::vector<std::string> libraryCodes(std::span<const Record> records, std::span<const GameRecords> games,
                                                    MaybeRefusal &refusal);

/// What the codes in a text hold together.
struct ReadCodes
{
    std::vector<Record> records;
    int count = 0;   ///< how many codes belong together
    int missing = 0; ///< how many of them are not in the text
};
/// Reads every code in a text. Returns nothing and the refusal of the first that cannot be read; share.notACode where there is
/// none.
[[nodiscard]] std::optional<ReadCodes> readLibraryCodes(std::string_view text, std::span<const GameRecords> games,
                                                        MaybeRefusal &refusal);

} // namespace pegsheet
