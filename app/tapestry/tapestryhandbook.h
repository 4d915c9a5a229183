// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "model/tapestry/state.h"

#include <QVariantList>
#include <string_view>

namespace pegsheet::app {

/// Returns the rules of a match at hand and how the app takes part, in our own words, as TableMatch::rules() has them.
[[nodiscard]] QVariantList tapestryRulesAtHand(const tapestry::State &state);
/// Whether a rules note is about something that is kept: cities and tracks, tracks, or nothing but income turns or final scores.
[[nodiscard]] bool concernsNote(std::string_view note, const tapestry::Agreed &agreed, int players);

} // namespace pegsheet::app
