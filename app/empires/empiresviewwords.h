// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "model/empires/outlook.h"

#include <QCoreApplication>
#include <QStringList>

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
/// What changes, each in a few words: "points −5", "strength −2".
[[nodiscard]] QStringList differenceParts(const empires::Difference &difference);

} // namespace empiresview

} // namespace pegsheet::app
