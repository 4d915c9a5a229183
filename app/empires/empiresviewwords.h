// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "model/empires/outlook.h"
#include "model/empires/pencil.h"

#include <QCoreApplication>
#include <QStringList>
#include <optional>
#include <vector>

namespace pegsheet::app {

/// The words of the lists of empiresview, which stand in several files.
struct EmpiresView
{
    Q_DECLARE_TR_FUNCTIONS(EmpiresView)
};

namespace empiresview {

/// The name of a place, and of a place or a card, as they are known now.
[[nodiscard]] QString placeNamed(const empires::State &state, empires::Location location);
[[nodiscard]] QString sourceNamed(const empires::State &state, empires::Source source);
/// The Innovations of that player that work and of which nobody knows what they do.
[[nodiscard]] std::vector<empires::Card> unknownIn(const empires::State &state, int seat);
/// The strength of that player, with a mark where such an Innovation may change it: "4 + ?".
[[nodiscard]] QString strengthText(const empires::State &state, int seat);
/// What changes, each in a few words: "points −5", "strength −2".
[[nodiscard]] QStringList differenceParts(const empires::Difference &difference);
/// All that comes of a place that falls: "points −5 · strength −2 · brings 3 Wheat".
[[nodiscard]] QString outlookText(const empires::Outlook &outlook);
/// What comes of the place that falls by the Disaster whose card is to be laid now; nothing where none is.
[[nodiscard]] std::optional<empires::Outlook> fallenBefore(const empires::State &state, const empires::Pencil &pencil);

} // namespace empiresview

} // namespace pegsheet::app
