// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "model/core/record.h"

#include <QVariantMap>

namespace pegsheet::app {

/// Returns what a card of Empire's End looks like, for library/CardPicture.qml of its pages: "shape", and of a
/// card: "kind", "number"; place: "type", "value" (0 not known). Kinds and types are numbers, as in the singleton Signs there.
/// Empty where nothing of it is drawn.
[[nodiscard]] QVariantMap empiresCardPicture(const Record &record);

} // namespace pegsheet::app
