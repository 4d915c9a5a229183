// SPDX-License-Identifier: Apache-2.0
#include "qml/controls/boxfield.h"

#include <QPainter>
#include <QPainterPath>
#include <algorithm>

namespace pegsheet {

namespace {

constexpr qreal kGrid = 18; // ticks and pencil strokes are drawn for a box of this side

QPainterPath tickPath()
{
    QPainterPath path(QPointF(4, 9.6));
    path.quadTo(6, 11, 7.4, 13.8);
    path.quadTo(9.6, 8, 14.4, 4);
    return path;
}

QPainterPath hatchPath()
{
    QPainterPath path;
    for (const QLineF &stroke : {QLineF(4, 9.4, 9, 4.4), QLineF(4.4, 13.8, 13.6, 4.6), QLineF(9, 13.6, 14, 8.6)}) {
        path.moveTo(stroke.p1());
        path.lineTo(stroke.p2());
    }
    return path;
}

// A pencil leaning to the right, its point at the lower left, in a square of side 1.
QPainterPath pencilPath()
{
    QPainterPath path(QPointF(0, 1));
    for (const QPointF &corner : {QPointF(0.08, 0.68), QPointF(0.72, 0.04), QPointF(0.96, 0.28), QPointF(0.32, 0.92)})
        path.lineTo(corner);
    path.closeSubpath();
    return path;
}

} // namespace

BoxField::BoxField(QQuickItem *parent) : QQuickPaintedItem(parent)
{
    setAntialiasing(true);
    connect(this, &BoxField::changed, this, [this] { update(); });
}

void BoxField::paint(QPainter *painter)
{
    painter->setRenderHint(QPainter::Antialiasing);
    const int pitch = m_side + m_spacing;
    const int widest = m_rows.isEmpty() ? 0 : *std::max_element(m_rows.cbegin(), m_rows.cend());
    int box = 0;
    for (qsizetype row = m_rows.size() - 1; row >= 0; --row) {
        const int left = qRound((widest - m_rows[row]) * pitch / 2.0);
        for (int column = 0; column < m_rows[row]; ++column, ++box) {
            const QPointF corner(m_margin + left + column * pitch, m_margin + static_cast<int>(row) * pitch);
            paintBox(painter, QRectF(corner, QSizeF(m_side, m_side)), markOf(box));
        }
    }
}

BoxField::Mark BoxField::markOf(int box) const
{
    if (box >= m_filled)
        return box < m_filled + m_pencilled ? Mark::Pencilled : Mark::Empty;
    if (box >= m_filled - m_corrected)
        return Mark::Corrected;
    return box >= m_filled - m_fresh ? Mark::Fresh : Mark::Done;
}

void BoxField::paintBox(QPainter *painter, const QRectF &box, Mark mark) const
{
    const bool ticked = mark == Mark::Done || mark == Mark::Fresh || mark == Mark::Corrected;
    const bool bold = m_legal || mark == Mark::Pencilled;
    const qreal line = mark == Mark::Fresh ? m_freshLine : bold && m_side >= 16 ? m_legalLine : 1;
    QColor frame = ticked ? m_doneColor : m_emptyColor;
    if (mark == Mark::Fresh)
        frame = m_freshColor;
    else if (bold)
        frame = m_accent;
    const qreal half = line / 2;
    painter->setPen(QPen(frame, line));
    painter->setBrush(ticked ? QBrush(m_sunkColor) : QBrush(Qt::NoBrush));
    const qreal radius = qRound(m_side / 10.0);
    painter->drawRoundedRect(box.adjusted(half, half, -half, -half), radius, radius);
    if (mark != Mark::Empty)
        paintTick(painter, box, mark);
    if (mark == Mark::Corrected)
        paintPencil(painter, box);
}

void BoxField::paintTick(QPainter *painter, const QRectF &box, Mark mark) const
{
    static const QPainterPath kTick = tickPath();
    static const QPainterPath kHatch = hatchPath();
    const bool hatched = mark == Mark::Pencilled;
    const QColor color = hatched             ? m_accent
        : mark == Mark::Corrected ? m_redPencil
        : mark == Mark::Fresh     ? m_freshColor
                                  : m_tickColor;
    const qreal scale = m_side / kGrid;
    const qreal width = hatched ? qMax(1.0, m_side * 0.075) : qMax(1.6, m_side * 0.13);
    painter->save();
    painter->translate(box.topLeft());
    painter->scale(scale, scale);
    painter->setBrush(Qt::NoBrush);
    QPen pen(color, width / scale, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin);
    // A fresh tick is drawn as the hand draws it: as far as it has come, then nothing.
    if (mark == Mark::Fresh && m_progress < 1)
        pen.setDashPattern({qMax(0.01, kTick.length() * m_progress / pen.widthF()), kGrid * kGrid});
    painter->setPen(pen);
    painter->drawPath(hatched ? kHatch : kTick);
    painter->restore();
}

void BoxField::paintPencil(QPainter *painter, const QRectF &box) const
{
    static const QPainterPath kPencil = pencilPath();
    painter->save();
    painter->translate(box.left() + m_side * 0.72, box.top() - m_side * 0.2);
    painter->scale(m_side * 0.5, m_side * 0.5);
    painter->fillPath(kPencil, m_redPencil);
    painter->restore();
}

} // namespace pegsheet
