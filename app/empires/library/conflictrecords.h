// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/empires/library/empiresrecords.h"
#include "model/empires/game.h"

/// Conflict cards of Empire's End as records. Nothing on such a card names it, so that its eight numbers are its key
/// (conflictFields()); the markers that tiers take off and what resources they bring stand beside them, as far as somebody said so.
namespace pegsheet::empires {

/// What may stand in such a record.
[[nodiscard]] RecordKind conflictKind();
/// Refuses tiers between which there is none (empires.noTierBetween {max, min}); the fields fit the kind otherwise.
[[nodiscard]] MaybeRefusal refusesConflict(const Value &fields);

/// The record of a card; markers and resources that there are none of are left out.
[[nodiscard]] Record recordOf(const Conflict &card);
/// What a record says of a card; nothing where it is none.
[[nodiscard]] std::optional<Conflict> conflictOf(const Record &record);

/// The cards that were turned up in a match, as far as it stands, in their order.
[[nodiscard]] std::vector<Conflict> playedConflicts(const MatchOf<Empires> &match);
/// Whether both have the same numbers, whatever else is known of them: they are one card then.
[[nodiscard]] bool isSameCard(const Conflict &one, const Conflict &other);

/// A record of the game with these fields, as it is kept.
[[nodiscard]] Record recordWith(std::string_view kind, Object fields);
/// Whether it is a record of that kind, and the game takes it.
[[nodiscard]] bool isSound(const Record &record, std::string_view kind);
/// That number; 0 where it is not there.
[[nodiscard]] int numberIn(const Value &fields, std::string_view key);

} // namespace pegsheet::empires
