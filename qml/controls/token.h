// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QRectF>
#include <QString>

class QPainter;

namespace pegsheet {

class Theme;

/// Draws a player's token as PlayerToken shows it, for what is painted as one item: colour, shape and the first letter of the name
/// in a square.
void drawToken(QPainter *painter, const Theme &theme, int mark, const QString &name, const QRectF &square);

} // namespace pegsheet
