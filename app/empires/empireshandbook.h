// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "model/empires/state.h"

#include <QStringList>
#include <QVariantList>

namespace pegsheet::app {

/// Returns the rules of a match at hand and how the app takes part, in our own words, as TableMatch::rules() has them.
[[nodiscard]] QVariantList empiresRulesAtHand(const empires::State &state);
/// Returns how the rules are read where the rulebook is silent: a sentence each.
[[nodiscard]] QStringList empiresDoubts();

} // namespace pegsheet::app
