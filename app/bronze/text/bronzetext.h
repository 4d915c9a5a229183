// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/text/gametext.h"
#include "model/bronze/correction.h"
#include "model/bronze/state.h"
#include "model/bronze/yield.h"

#include <QString>

#include <span>
#include <string_view>

/// The names printed on the sheet, the pegboard and the dice, in the language installed. All begin like a
/// label ("Wood", "4th city"), made to stand alone or in quotes, never to be declined.
namespace pegsheet::bronze {

/// What all games are asked for.
[[nodiscard]] GameText gameText();
[[nodiscard]] QString gameName();
[[nodiscard]] QString variantName(Variant variant);
[[nodiscard]] QString goodName(Good good);
[[nodiscard]] QString wareName(Ware ware);
[[nodiscard]] QString faceName(Face face); ///< what it brings: "2 goods and a skull"
[[nodiscard]] QString targetName(Target target);
[[nodiscard]] QString cityName(City city);
[[nodiscard]] QString monumentName(Monument monument);
[[nodiscard]] QString developmentName(Development development);
[[nodiscard]] QString disasterName(Disaster disaster);
[[nodiscard]] QString shieldName(Shield shield);
[[nodiscard]] QString phaseName(Phase phase);
[[nodiscard]] QString fieldName(Field field); ///< what a correction sets
/// A line of the score ("monuments") or what earned points within it ("obelisk"); an unknown one is its own
/// name.
[[nodiscard]] QString scoreName(std::string_view what);

/// The options at set-up: what they are called, and what they change.
[[nodiscard]] OptionTexts optionTexts();

/// By kind as in a sentence's part: good, ware, face, target, development, disaster, shield, phase, field, variant, option.
[[nodiscard]] QString termText(std::string_view kind, std::string_view id);
/// A sentence for every code of the game, those of score lines that are zero included.
[[nodiscard]] std::span<const Sentence> sentences();
/// Sentences and phrases for what happens: moves by their type, what came of them, disasters, previews. They
/// end without a full stop where they stand alone in a line.
[[nodiscard]] std::span<const Sentence> happenings();
/// One of happenings(), with its values.
[[nodiscard]] QString say(std::string_view code, Object values = {});

} // namespace pegsheet::bronze
