// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/nations/nationsmatch.h"
#include "app/nations/nationsnames.h"
#include "tests/qml/pages/table.h"

namespace pegsheet::tests {

/// A tile of Nations that nobody printed.
struct MadeUpTile
{
    app::Nations::TileKind kind = app::Nations::Development;
    QList<int> dice;
    QList<int> chits;
    int points = 0;
    int stone = 0;
    int slot = 0;
    int row = 0; ///< where every piece is kept
};

/// The match of Nations in that window; null when it is another game's, or none.
[[nodiscard]] app::NationsMatch *nationsOf(Table &table);

/// The key of that number on a pad.
bool clickNumber(Table &table, const QString &pad, int number);

/// Bought by what the picker offers; the last thing said buys. False when it was refused, or something is still missing.
bool buy(app::NationsMatch &match, const MadeUpTile &tile);

/// What the players of a first age buy.
[[nodiscard]] const QList<MadeUpTile> &madeUpTiles();

} // namespace pegsheet::tests
