// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "model/core/record.h"

#include <QVariantMap>

namespace pegsheet::app {

/// Returns what a card of Nations: The Dice Game looks like, for library/CardPicture.qml of its pages: "shape", and of a
/// tile: "kind", "points", "stone" (0 none), "dice" and "chits" as TileItem has them;
/// die: "colour" and "faces" ("symbol", "n"), six of them; event: "famine", "war", "points".
/// A number not known is -1, as is the symbol of a face. Empty where nothing of it can be drawn.
[[nodiscard]] QVariantMap nationsCardPicture(const Record &record);

} // namespace pegsheet::app
