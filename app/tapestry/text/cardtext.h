// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "model/tapestry/cards.h"
#include "model/tapestry/cardwords.h"

#include <QString>

/// What cards that are known by name do, made from their rows (model/tapestry/tapestrycards.h, techrows.h), in the language
/// installed.
namespace pegsheet::tapestry {

/// When something comes, made to stand before a colon: "Whenever you conquer a territory tile". Of a track it must be none.
[[nodiscard]] QString eventText(Event event);
/// One or a few sentences: "Whenever you invent a tech card: 3 points."
[[nodiscard]] QString cardText(TapestryCard card);
/// What a card in force does, without asking for an opponent or a track that is named; it must be there.
[[nodiscard]] QString actingText(const Acting &acting);
/// Why a part of what a card brings comes, from 0, where parts come that apply (Colonialism: the terrains of a territory tile):
/// "for mountain on the tile". Empty of any other card or part.
[[nodiscard]] QString partText(TapestryCard card, int part);
/// What the circle or else the square brings, as a benefit is said: "2 territory tiles".
[[nodiscard]] QString techText(Tech card, bool isCircle);
/// What a card needs for the top row, made to stand behind a colon: "you or a neighbour in tier 2 of Technology or beyond".
[[nodiscard]] QString prerequisiteText(Tech card);

} // namespace pegsheet::tapestry
