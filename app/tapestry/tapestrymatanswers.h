// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/tapestry/tapestryasked.h"

#include <optional>

/// What answers civilizations, as tapestryview::answers() has it. A match must know its civilizations by name.
namespace pegsheet::app::tapestryview {

/// What answers an act of a civilization; nothing where it is answered as anything else is.
[[nodiscard]] QList<AnswerGroup> matAnswersTo(const Asked &asked, tapestry::Wants wants);
/// From which row of a mat an outpost comes, what would lie open then; nothing where that is not asked.
[[nodiscard]] std::optional<AnswerGroup> outpostRowGroup(const Asked &asked);
/// A marker that protects what is conquered, and the die that is left to one that lies there, as far as those are possible.
[[nodiscard]] QList<AnswerGroup> conquestMarkerGroups(const Asked &asked);
/// Where a building can stand but in the city; nothing where it cannot.
[[nodiscard]] std::optional<AnswerGroup> otherPlacesGroup(const Asked &asked);
/// What declines, or stops, what a civilization asks; empty where nothing else is said than of anything.
[[nodiscard]] QString matSkipText(const tapestry::State &state, const tapestry::Entry &entry);

} // namespace pegsheet::app::tapestryview
