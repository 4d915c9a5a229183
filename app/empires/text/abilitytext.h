// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "model/empires/ability.h"

#include <QString>

/// Abilities in words, in the language of the window.
namespace pegsheet::empires {

/// What one effect does: "4 points per healthy farm beside it". The table's own words as they are.
[[nodiscard]] QString effectText(const AbilityEffect &effect);
/// All of what it does, one after the other, without when.
[[nodiscard]] QString doesText(const Ability &ability);
/// When and what: "End of the game: 4 points per healthy farm beside it".
[[nodiscard]] QString abilityText(const Ability &ability);
/// What is counted, as it stands behind "per": "healthy farm".
[[nodiscard]] QString countedText(Counted counted, Sort sort);

} // namespace pegsheet::empires
