// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/text/sentence.h"

#include <QString>

#include <span>
#include <string_view>

/// The words of Nations: The Dice Game, in the language installed. All begin like a label ("Gold", "Advisor"), made to stand
/// alone or in quotes, never to be declined.
namespace pegsheet::nations {

[[nodiscard]] QString gameName();
/// A line of the score ("famine") or an age within it ("age2"); anything else, such as a tile, is its own name.
[[nodiscard]] QString scoreName(std::string_view what);

/// By kind as in a sentence's part: symbol, chit, colour, dieFace, piece (a colour or a chit), tileKind, phase, field, variant.
[[nodiscard]] QString termText(std::string_view kind, std::string_view id);
/// A sentence for every code of the game, those of score lines that are zero included.
[[nodiscard]] std::span<const Sentence> sentences();

} // namespace pegsheet::nations
