// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "model/nations/tables.h"

#include <QObject>
#include <QtQmlIntegration/qqmlintegration.h>

namespace pegsheet::app {

/// The model's enumerators as pages name them; a number is the same here and there.
namespace Nations {

Q_NAMESPACE
QML_ELEMENT

enum Depth { Tracks, Tiles, Full };
Q_ENUM_NS(Depth)
enum TileKind { Development, Advisor, Colony, Wonder };
Q_ENUM_NS(TileKind)
enum Colour { White, Blue, Orange, Red };
Q_ENUM_NS(Colour)
/// A symbol is the chit of the same number.
enum Chit { Stone, Gold, Book, Food, Strength, Reroll };
Q_ENUM_NS(Chit)

static_assert(static_cast<int>(Full) == static_cast<int>(nations::Depth::Full));
static_assert(static_cast<int>(Wonder) == static_cast<int>(nations::TileKind::Wonder));
static_assert(static_cast<int>(Red) == static_cast<int>(nations::Colour::Red));
static_assert(static_cast<int>(Reroll) == static_cast<int>(nations::Chit::Reroll));

} // namespace Nations

} // namespace pegsheet::app
