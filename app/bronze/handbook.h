// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "model/bronze/state.h"

#include <QVariantList>

namespace pegsheet::app {

/// The rules of a match at hand, in our own words and the language installed, as its rule set, options and number of
/// players have them: sections with "title" and "entries", each of "title", "detail" (what it costs and earns; may be
/// empty) and "text".
[[nodiscard]] QVariantList rulesAtHand(const bronze::State &state);
/// What the sources leave open about the rules of the match, and how it is played here: entries as above.
[[nodiscard]] QVariantList doubtsOf(const bronze::State &state);

} // namespace pegsheet::app
