// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "model/empires/abilitydraft.h"
#include "model/empires/state.h"

#include <QStringList>
#include <QVariantMap>

/// What is said of a card, as the page shows it that asks for its ability.
namespace pegsheet::app::empiresability {

/// "name" and "kind" of the card; "when" and "does" as enumerators (-1: not said); "kinds": what it can do then, "does", "name" and
/// "isUsual", the usual ones first; "asks": which fields are asked for now, each by its name in AbilityField, with what is said;
/// "sentence" and "worth": what it does in words, and what that comes to where it lies; "isWhole"; "bids" by resource, "hammers".
/// Empty where no card is described.
[[nodiscard]] QVariantMap described(const empires::State &state, const empires::AbilityDraft &draft, const QStringList &names);

/// The words to choose from, by the order of the enumerators, see EmpiresMatch::abilityWords.
[[nodiscard]] QVariantMap words();

} // namespace pegsheet::app::empiresability
