// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/library/gamerecords.h"
#include "model/tapestry/benefit.h"
#include "model/tapestry/cardwords.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

/// Tapestry cards of the table's own as records. A card that is printed is no record: the rules know it.
namespace pegsheet::tapestry {

/// The only kind of record. In its fields, either of which may be missing, stand `when` (see When) and `gains`, a benefit.
inline constexpr std::string_view kCardRecord = "card";

[[nodiscard]] GameRecords records();

/// The record of a card that was played by that name and brought that, which may be none; the language is that of its name.
[[nodiscard]] Record recordOf(const std::string &name, const Benefit &gains, std::string_view language = {});
/// When a card is used; nothing where that is not known, or it is no record of a card.
[[nodiscard]] std::optional<When> whenOf(const Record &record);
/// What a card brings; none where that is not known, or it is no record of a card.
[[nodiscard]] Benefit gainsOf(const Record &record);

/// The cards that the moves of a match have named beside those that are printed, each once, as they were played first.
[[nodiscard]] std::vector<Record> heldRecords(const Match &match);

} // namespace pegsheet::tapestry
