// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/text/gametext.h"

#include <QString>

#include <span>
#include <string_view>

/// The words of Nations: The Dice Game, in the language installed. All begin like a label ("Gold", "Advisor"), made to stand
/// alone or in quotes, never to be declined.
namespace pegsheet::nations {

/// What all games are asked for.
[[nodiscard]] GameText gameText();
[[nodiscard]] QString gameName();
/// A line of the score ("famine") or an age within it ("age2"); anything else, such as a tile, is its own name.
[[nodiscard]] QString scoreName(std::string_view what);

/// The options at set-up: what they are called, and what they change.
[[nodiscard]] OptionTexts optionTexts();

/// By kind as in a sentence's part: symbol, chit, colour, dieColour, dieFace, piece (a colour or a chit), tileKind, depth, phase,
/// field (also by its path), score, fame, variant, option.
[[nodiscard]] QString termText(std::string_view kind, std::string_view id);
/// A sentence for every code of the game, those of score lines that are zero included.
[[nodiscard]] std::span<const Sentence> sentences();
/// Sentences and phrases for what happens: moves by their type, what came of them. They end without a full stop.
[[nodiscard]] std::span<const Sentence> happenings();
/// One of happenings(), with its values.
[[nodiscard]] QString say(std::string_view code, Object values = {});

} // namespace pegsheet::nations
