// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/text/gametext.h"
#include "model/tapestry/turnmoves.h"

#include <QString>

#include <span>
#include <string_view>

/// The words of Tapestry, in the language installed. All begin like a label ("Coin", "Tank Factory"), made to stand alone or in
/// quotes, never to be declined.
namespace pegsheet::tapestry {

/// What all games are asked for.
[[nodiscard]] GameText gameText();
[[nodiscard]] QString gameName();
/// A line of the score ("spaces") or an era within it ("era2").
[[nodiscard]] QString scoreName(std::string_view what);

/// By kind as in a sentence's part: track, resource (also "any"), building, row (of tech cards), slots (of the income mat),
/// landmark, achievement, techCard, tapestryCard, civilization, tier, step (of an income turn), why (where something that is
/// pending comes from), phase, field (also by its path), score, depth, nanotechnology, tieBreak, variant, option.
[[nodiscard]] QString termText(std::string_view kind, std::string_view id);
/// A space of a track: "Science 7".
[[nodiscard]] QString spaceText(Track track, int space);
/// "2 coins, 1 food"; empty for nothing.
[[nodiscard]] QString amountsText(const Resources &resources);

/// The options at set-up: what they are called, and what they change.
[[nodiscard]] OptionTexts optionTexts();

/// Of a rules note by its id (model/tapestry/notes.h): what it is about, and what is done here. `value` is that of the option that
/// turns it round, and empty for the others.
[[nodiscard]] QString noteTitle(std::string_view id);
[[nodiscard]] QString noteText(std::string_view id, std::string_view value = {});

/// A sentence for every code that the rules refuse with, and for score lines that are zero.
[[nodiscard]] std::span<const Sentence> sentences();
/// Sentences and phrases for what happens: moves by their type, what came of them. They end without a full stop.
[[nodiscard]] std::span<const Sentence> happenings();
/// One of happenings(), with its values.
[[nodiscard]] QString say(std::string_view code, Object values = {});

} // namespace pegsheet::tapestry
