// SPDX-License-Identifier: Apache-2.0
#include "qml/controls/boxblock.h"

#include "qml/theme/theme.h"

#include <QPainter>
#include <QPainterPath>
#include <QVariantAnimation>
#include <QtMath>
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

// Draws the boxes, and what stands over their edges.
class BoxBlock::Field : public QQuickPaintedItem
{
public:
    explicit Field(BoxBlock *block) : QQuickPaintedItem(block), m_block(block) { setAntialiasing(true); }

    void paint(QPainter *painter) override { m_block->paint(painter); }

private:
    const BoxBlock *m_block;
};

BoxBlock::BoxBlock(QQuickItem *parent) : QQuickItem(parent), m_field(new Field(this))
{
    connect(this, &BoxBlock::changed, this, &BoxBlock::redraw);
    connect(this, &BoxBlock::layoutChanged, this, &BoxBlock::layOut);
}

void BoxBlock::setRows(const QList<int> &rows)
{
    if (rows == m_rows)
        return;
    m_rows = rows;
    Q_EMIT layoutChanged();
}

void BoxBlock::setFilled(int filled)
{
    if (filled == m_filled)
        return;
    m_filled = filled;
    redraw();
    Q_EMIT filledChanged();
}

void BoxBlock::setSide(int side)
{
    if (side == m_side)
        return;
    m_side = side;
    Q_EMIT layoutChanged();
}

void BoxBlock::setSpacing(int spacing)
{
    if (spacing == m_spacing)
        return;
    m_spacing = spacing;
    Q_EMIT layoutChanged();
}

void BoxBlock::setFreshDanger(bool danger)
{
    if (m_freshDanger == danger)
        return;
    m_freshDanger = danger;
    Q_EMIT changed();
}

void BoxBlock::setFresh(int fresh)
{
    if (fresh == m_fresh)
        return;
    m_fresh = fresh;
    const Theme *theme = m_theme != nullptr ? m_theme : themeOf(this);
    if (fresh > 0 && theme != nullptr && theme->motion() > 0) {
        if (m_appearing == nullptr) {
            m_appearing = new QVariantAnimation(this);
            m_appearing->setStartValue(0.0);
            m_appearing->setEndValue(1.0);
            connect(m_appearing, &QVariantAnimation::valueChanged, this, [this](const QVariant &progress) {
                m_progress = progress.toReal();
                m_field->update();
            });
        }
        m_appearing->setDuration(theme->motion());
        m_appearing->stop();
        m_appearing->start();
    }
    Q_EMIT changed();
}

void BoxBlock::componentComplete()
{
    QQuickItem::componentComplete();
    m_theme = themeOf(this);
    if (m_theme != nullptr) {
        connect(m_theme, &Theme::colorsChanged, m_field, [this] { m_field->update(); });
        connect(m_theme, &Theme::pixelRatioChanged, m_field, [this] { m_field->update(); });
    }
    layOut();
}

void BoxBlock::showOne(Mark mark)
{
    const int ticked = mark == Done || mark == Fresh || mark == Corrected ? 1 : 0;
    m_filled = ticked;
    m_corrected = mark == Corrected ? 1 : 0;
    m_pencilled = mark == Pencilled ? 1 : 0;
    m_rows = {1};
    setFresh(mark == Fresh ? 1 : 0);
    Q_EMIT changed();
}

int BoxBlock::overhang() const
{
    return m_corrected > 0 || m_noted ? qCeil(m_side * 0.25) : 0;
}

void BoxBlock::layOut()
{
    const int widest = m_rows.isEmpty() ? 0 : *std::max_element(m_rows.cbegin(), m_rows.cend());
    setImplicitSize(widest * pitch() - m_spacing, static_cast<int>(m_rows.size()) * pitch() - m_spacing);
    redraw();
}

void BoxBlock::redraw()
{
    if (!isComponentComplete())
        return;
    const int over = overhang();
    m_field->setPosition(QPointF(-over, -over));
    m_field->setSize(QSizeF(implicitWidth() + 2 * over, implicitHeight() + 2 * over));
    m_field->update();
}

QList<QPointF> BoxBlock::places() const
{
    const int widest = m_rows.isEmpty() ? 0 : *std::max_element(m_rows.cbegin(), m_rows.cend());
    QList<QPointF> places;
    for (qsizetype row = m_rows.size() - 1; row >= 0; --row) {
        const int left = qRound((widest - m_rows[row]) * pitch() / 2.0);
        for (int column = 0; column < m_rows[row]; ++column)
            places.append(QPointF(left + column * pitch(), static_cast<int>(row) * pitch()));
    }
    return places;
}

void BoxBlock::paint(QPainter *painter) const
{
    if (m_theme == nullptr)
        return;
    painter->setRenderHint(QPainter::Antialiasing);
    painter->translate(overhang(), overhang());
    int box = 0;
    const QList<QPointF> corners = places();
    for (const QPointF &corner : corners)
        paintBox(painter, QRectF(corner, QSizeF(m_side, m_side)), markOf(box++));
    if (m_noted && m_filled == 0)
        paintPencil(painter, QRectF(implicitWidth() - m_side, 0, m_side, m_side));
}

QColor BoxBlock::accent() const
{
    return m_theme->pieces()->player(m_player);
}

QColor BoxBlock::freshColor() const
{
    return freshDanger() ? m_theme->danger() : accent();
}

BoxBlock::Mark BoxBlock::markOf(int box) const
{
    if (box >= m_filled)
        return box < m_filled + m_pencilled ? Mark::Pencilled : Mark::Empty;
    if (box >= m_filled - m_corrected)
        return Mark::Corrected;
    return box >= m_filled - m_fresh ? Mark::Fresh : Mark::Done;
}

void BoxBlock::paintBox(QPainter *painter, const QRectF &box, Mark mark) const
{
    const bool ticked = mark == Mark::Done || mark == Mark::Fresh || mark == Mark::Corrected;
    const bool bold = m_legal || mark == Mark::Pencilled;
    const qreal line = mark == Mark::Fresh ? m_theme->lineBold() : bold && m_side >= 16 ? m_theme->lineLegal() : 1;
    QColor frame = ticked ? m_theme->inkSoft() : m_theme->inkFaint();
    if (mark == Mark::Fresh)
        frame = freshColor();
    else if (bold)
        frame = accent();
    const qreal half = line / 2;
    painter->setPen(QPen(frame, line));
    painter->setBrush(ticked ? QBrush(m_theme->paperSunk()) : QBrush(Qt::NoBrush));
    const qreal radius = qRound(m_side / 10.0);
    painter->drawRoundedRect(box.adjusted(half, half, -half, -half), radius, radius);
    if (mark != Mark::Empty)
        paintTick(painter, box, mark);
    if (mark == Mark::Corrected)
        paintPencil(painter, box);
}

void BoxBlock::paintTick(QPainter *painter, const QRectF &box, Mark mark) const
{
    static const QPainterPath kTick = tickPath();
    static const QPainterPath kHatch = hatchPath();
    const bool hatched = mark == Mark::Pencilled;
    const QColor color = hatched  ? accent()
        : mark == Mark::Corrected ? m_theme->redPencil()
        : mark == Mark::Fresh     ? freshColor()
        : m_danger                ? m_theme->danger()
                                  : m_theme->ink();
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

void BoxBlock::paintPencil(QPainter *painter, const QRectF &box) const
{
    static const QPainterPath kPencil = pencilPath();
    painter->save();
    painter->translate(box.left() + m_side * 0.72, box.top() - m_side * 0.2);
    painter->scale(m_side * 0.5, m_side * 0.5);
    painter->fillPath(kPencil, m_theme->redPencil());
    painter->restore();
}

CheckBoxMark::CheckBoxMark(QQuickItem *parent) : BoxBlock(parent)
{
    showOne(Empty);
}

void CheckBoxMark::setMark(Mark mark)
{
    if (mark == m_mark)
        return;
    m_mark = mark;
    showOne(mark);
    Q_EMIT markChanged();
}

} // namespace pegsheet
