// SPDX-License-Identifier: Apache-2.0
#include "qml/controls/token.h"

#include "qml/theme/theme.h"

#include <QFont>
#include <QPainter>
#include <QPainterPath>

namespace pegsheet {

namespace {

// The shapes of the marks; any other is a square.
enum Shape { Circle, Square, Ring, Lozenge, Triangle };

constexpr qreal kLozenge = 0.78; // the side of the lozenge, of the square it stands in
constexpr int kLeastLetter = 9;

QPainterPath outlineOf(int mark, const QRectF &square)
{
    QPainterPath path;
    const qreal side = square.width();
    if (mark == Circle || mark == Ring) {
        path.addEllipse(square);
    } else if (mark == Triangle) {
        const qreal unit = side / 24;
        path.addPolygon(QPolygonF({square.topLeft() + QPointF(12, 1) * unit, square.topLeft() + QPointF(23.6, 22.6) * unit,
                                   square.topLeft() + QPointF(0.4, 22.6) * unit}));
        path.closeSubpath();
    } else if (mark == Lozenge) {
        const qreal reach = side * kLozenge / 1.414;
        const QPointF middle = square.center();
        path.addPolygon(QPolygonF(
            {middle - QPointF(0, reach), middle + QPointF(reach, 0), middle + QPointF(0, reach), middle - QPointF(reach, 0)}));
        path.closeSubpath();
    } else {
        path.addRoundedRect(square, side * 0.15, side * 0.15);
    }
    return path;
}

} // namespace

void drawToken(QPainter *painter, const Theme &theme, int mark, const QString &name, const QRectF &square)
{
    painter->fillPath(outlineOf(mark, square), theme.pieces()->player(mark));
    const qreal side = square.width();
    if (mark == Ring) {
        const qreal inset = qMax(2.0, side / 12) + 0.5;
        painter->setPen(QPen(theme.accentInk(), qMax(1.0, side / 24)));
        painter->setBrush(Qt::NoBrush);
        painter->drawEllipse(square.adjusted(inset, inset, -inset, -inset));
    }
    QFont font = painter->font();
    font.setBold(true);
    font.setPixelSize(qMax(kLeastLetter, qRound(side * (mark == Triangle ? 0.44 : 0.5))));
    painter->setFont(font);
    painter->setPen(theme.accentInk());
    painter->drawText(square.translated(0, mark == Triangle ? side * 0.14 : 0), Qt::AlignCenter,
                      name.left(2).trimmed().left(1).toUpper());
}

} // namespace pegsheet
