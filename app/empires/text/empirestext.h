// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/text/gametext.h"
#include "model/empires/card.h"
#include "model/empires/stock.h"
#include "model/empires/tables.h"

#include <QString>

#include <span>
#include <string_view>

/// The words of Empire's End, in the language installed. All begin like a label ("Farm", "Fire 9"), made to stand alone or in
/// quotes, never to be declined.
namespace pegsheet::empires {

/// What all games are asked for.
[[nodiscard]] GameText gameText();
[[nodiscard]] QString gameName();
/// A line of the score ("track"), or what points came from: a place, a card.
[[nodiscard]] QString scoreName(std::string_view what);

/// The options at set-up: what they are called, and what they change.
[[nodiscard]] OptionTexts optionTexts();

/// By kind as in a sentence's part: location, place (the same, each by a name of its own), kind, card ("fire-9": "Fire 9"), source
/// (a place or a card), space (of the round track), phase, part, when, effect, sort, resource, field, score, variant, depth.
[[nodiscard]] QString termText(std::string_view kind, std::string_view id);
/// What places are worth, as far as it is known.
using PlaceFigures = Per<PlaceNumbers, Location>;
/// The name of a place. Of two with the same picture with its value: "Army 5", and the other one "Other army" as long as its own
/// is not known; where neither is they are called alike.
[[nodiscard]] QString placeName(const PlaceFigures &places, Location location);
/// Whether there is another place that cannot be told from it yet.
[[nodiscard]] bool isAlike(const PlaceFigures &places, Location location);
/// The name of a place or a card.
[[nodiscard]] QString sourceName(const PlaceFigures &places, Source source);
/// "1 Hammer", "2 Hammers".
[[nodiscard]] QString amountText(Resource resource, int count);
/// "2 Wheat, 1 Coin"; empty for nothing.
[[nodiscard]] QString amountsText(const Stock &stock);
/// A sentence for every code that the rules refuse with.
[[nodiscard]] std::span<const Sentence> sentences();
/// Phrases, without a full stop, for why something brings nothing.
[[nodiscard]] std::span<const Sentence> reasons();
/// That of a code; empty where the code is.
[[nodiscard]] QString reason(std::string_view code);
/// Sentences and phrases for what happens: moves by their type, what came of them. They end without a full stop.
[[nodiscard]] std::span<const Sentence> happenings();
/// One of happenings(), with its values.
[[nodiscard]] QString say(std::string_view code, Object values = {});

} // namespace pegsheet::empires
