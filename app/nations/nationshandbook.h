// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "model/nations/state.h"

#include <QVariantList>

namespace pegsheet::app {

/// The rules of a match at hand, in our own words and the language installed, as its options and number of players have them:
/// sections with "title" and "entries", each of "title", "detail" (may be empty) and "text".
[[nodiscard]] QVariantList nationsRulesAtHand(const nations::State &state);
/// What the sources leave open about the rules of the match, and how it is played here: entries as above.
[[nodiscard]] QVariantList nationsDoubts(const nations::State &state);

} // namespace pegsheet::app
